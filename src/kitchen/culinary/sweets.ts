import { item, type PantryItem } from './item.ts'
import { forSweetClassics } from './sweet-classics.ts'

const fruit = (id: string, name: string, amount: string, cut: string, rest = {}): PantryItem =>
  item(id, name, 'fruit', amount, cut, { raw: true, ...rest })
const berry = (id: string, name: string, cut = '', rest = {}): PantryItem =>
  item(id, name, 'fruit berry', '2 cup', cut, { raw: true, ...rest })
const nut = (id: string, name: string, cut = 'roughly chopped', rest = {}): PantryItem =>
  item(id, name, 'nut', '1/2 cup', cut, { raw: true, ...rest })
const seed = (id: string, name: string, amount: string): PantryItem =>
  item(id, name, 'seed', amount, '', { raw: true, title: name.replace(/s$/, '') })

/** Fruit, nuts, seeds, sugar, chocolate and baking supplies. */
export const sweets: readonly PantryItem[] = [
  fruit('apple', 'apple|apples', '3 each', 'cored and sliced'),
  fruit('pear', 'pear|pears', '3 each', 'cored and sliced'),
  fruit('peach', 'peach|peaches', '4 each', 'pitted and sliced'),
  fruit('nectarine', 'nectarine|nectarines', '4 each', 'pitted and sliced'),
  fruit('plum', 'plum|plums', '6 each', 'pitted and sliced'),
  fruit('apricot', 'apricot|apricots', '8 each', 'pitted and quartered'),
  fruit('cherry', 'cherry|cherries', '2 cup', 'pitted', { buy: 'sweet cherries' }),
  fruit('mango', 'mango|mangoes', '1 each', 'peeled and diced', { home: ['mexican', 'thai', 'caribbean'] }),
  fruit('pineapple', 'pineapple', '2 cup', 'diced', { buy: 'fresh pineapple', home: ['caribbean'] }),
  fruit('banana', 'banana|bananas', '2 each', 'peeled and sliced'),
  fruit('orange', 'orange|oranges', '2 each', 'zest finely grated, then juiced', {
    roles: ['fruit', 'citrus'],
  }),
  fruit('grapefruit', 'grapefruit', '1 each', 'peeled and segmented', { roles: ['fruit', 'citrus'] }),
  fruit('grape', 'grape|grapes', '2 cup', 'halved', { buy: 'seedless grapes' }),
  fruit('kiwi', 'kiwi|kiwis', '2 each', 'peeled and sliced'),
  fruit('watermelon', 'watermelon', '4 cup', 'cubed'),
  fruit('cantaloupe', 'cantaloupe', '3 cup', 'cubed'),
  fruit('pomegranate', 'pomegranate seeds', '1/2 cup', '', {
    home: ['middle-eastern', 'turkish'],
    title: 'pomegranate',
  }),
  fruit('fig', 'fig|figs', '6 each', 'quartered'),
  fruit('papaya', 'papaya', '2 cup', 'cubed'),
  fruit('rhubarb', 'rhubarb', '1 lb', 'cut into 1/2-inch pieces', { raw: false }),
  fruit('passion-fruit', 'passion fruit', '4 each', 'pulp scooped out'),
  fruit('coconut-shredded', 'shredded coconut', '1/2 cup', '', {
    buy: 'unsweetened shredded coconut',
    roles: ['nut'],
    title: 'coconut',
  }),
  berry('strawberry', 'strawberry|strawberries', 'hulled and sliced'),
  berry('blueberry', 'blueberry|blueberries'),
  berry('raspberry', 'raspberry|raspberries'),
  berry('blackberry', 'blackberry|blackberries'),
  berry('mixed-berry-frozen', 'mixed berries', '', { buy: 'frozen mixed berries', title: 'berry' }),
  berry('strawberry-frozen', 'frozen strawberry|frozen strawberries', '', { title: 'strawberry' }),
  berry('blueberry-frozen', 'frozen blueberry|frozen blueberries', '', { title: 'blueberry' }),
  berry('cranberry', 'cranberry|cranberries', '', { buy: 'fresh or frozen cranberries', raw: false }),
  item('pumpkin-puree', 'pumpkin puree', 'fruit', '1 cup', '', {
    buy: 'canned pumpkin puree',
    title: 'pumpkin',
  }),
  item('applesauce', 'applesauce', 'fruit', '1/2 cup', '', { buy: 'unsweetened applesauce', raw: true }),
  item('date', 'date|dates', 'dried-fruit', '1 cup', 'pitted', {
    buy: 'Medjool dates',
    raw: true,
    home: ['moroccan', 'middle-eastern'],
    cupGrams: 150,
  }),
  item('raisin', 'raisin|raisins', 'dried-fruit', '1/2 cup', '', { raw: true, home: ['moroccan', 'indian'] }),
  item('cranberry-dried', 'dried cranberry|dried cranberries', 'dried-fruit', '1/2 cup', '', {
    raw: true,
    title: 'cranberry',
  }),
  item('apricot-dried', 'dried apricot|dried apricots', 'dried-fruit', '1/2 cup', 'chopped', {
    raw: true,
    home: ['moroccan', 'turkish'],
    title: 'apricot',
  }),
  item('prune', 'prune|prunes', 'dried-fruit', '1/2 cup', 'pitted and chopped', { raw: true }),
  nut('almond', 'almond|almonds', 'sliced', { home: ['spanish', 'moroccan'] }),
  nut('walnut', 'walnut|walnuts'),
  nut('pecan', 'pecan|pecans', 'roughly chopped', { home: ['southern'] }),
  nut('cashew', 'cashew|cashews', 'roughly chopped', { home: ['indian', 'thai', 'chinese'] }),
  nut('pistachio', 'pistachio|pistachios', 'shelled and chopped', { home: ['middle-eastern', 'turkish'] }),
  nut('hazelnut', 'hazelnut|hazelnuts'),
  nut('pine-nut', 'pine nut|pine nuts', '', { home: ['italian'] }),
  nut('macadamia', 'macadamia nut|macadamia nuts'),
  nut('peanut', 'peanut|peanuts', 'roughly chopped', {
    buy: 'roasted peanuts',
    home: ['thai', 'vietnamese', 'chinese'],
  }),
  seed('sesame-seed', 'sesame seeds', '1 tbsp'),
  seed('sunflower-seed', 'sunflower seeds', '1/2 cup'),
  seed('pumpkin-seed', 'pumpkin seeds', '1/3 cup'),
  seed('chia-seed', 'chia seeds', '1/4 cup'),
  item('flaxseed-ground', 'ground flaxseed', 'seed', '2 tbsp', '', { raw: true }),
  item('poppy-seed', 'poppy seeds', 'seed', '1 tbsp', '', { raw: true, title: 'poppy seed' }),
  item('peanut-butter', 'peanut butter', 'nut-butter', '1/2 cup', '', {
    buy: 'creamy peanut butter',
    raw: true,
    cupGrams: 255,
  }),
  item('almond-butter', 'almond butter', 'nut-butter', '1/2 cup', '', { raw: true, cupGrams: 255 }),
  item('sunflower-seed-butter', 'sunflower seed butter', 'nut-butter', '1/2 cup', '', {
    raw: true,
    cupGrams: 255,
  }),
  item('sugar', 'sugar', 'sweetener', '1/2 cup', '', { buy: 'granulated sugar', cupGrams: 200 }),
  item('brown-sugar', 'brown sugar', 'sweetener', '1/2 cup', 'packed', {
    buy: 'light brown sugar',
    cupGrams: 213,
  }),
  item('powdered-sugar', 'powdered sugar', 'sweetener', '1/2 cup', '', { cupGrams: 115 }),
  item('honey', 'honey', 'sweetener', '2 tbsp', '', { raw: true }),
  item('maple-syrup', 'maple syrup', 'sweetener', '2 tbsp', '', { raw: true, title: 'maple' }),
  item('agave-syrup', 'agave syrup', 'sweetener', '2 tbsp', '', { raw: true }),
  item('erythritol', 'erythritol', 'sweetener', '1/3 cup', '', {
    buy: 'granulated erythritol sweetener',
    cupGrams: 200,
  }),
  item('jam', 'jam', 'sweetener', '1/3 cup', '', { buy: 'strawberry jam', raw: true }),
  item('chocolate-chip', 'chocolate chips', 'chocolate', '1 cup', '', {
    buy: 'semisweet chocolate chips',
    raw: true,
    cupGrams: 170,
    title: 'chocolate chip',
  }),
  item('vegan-chocolate-chip', 'vegan chocolate chips', 'chocolate', '1 cup', '', {
    raw: true,
    cupGrams: 170,
    title: 'chocolate chip',
  }),
  item('dark-chocolate', 'dark chocolate', 'chocolate', '6 oz', 'finely chopped', {
    buy: 'dark chocolate (70% cacao)',
    raw: true,
  }),
  item('vegan-dark-chocolate', 'vegan dark chocolate', 'chocolate', '6 oz', 'finely chopped', {
    raw: true,
    title: 'dark chocolate',
  }),
  item('white-chocolate', 'white chocolate', 'chocolate', '4 oz', 'chopped', { raw: true }),
  item('cocoa-powder', 'cocoa', 'chocolate', '1/2 cup', '', {
    buy: 'unsweetened cocoa powder',
    cupGrams: 85,
    title: 'chocolate',
  }),
  item('all-purpose-flour', 'flour', 'baking', '2 cup', '', { buy: 'all-purpose flour', cupGrams: 125 }),
  item('bread-flour', 'bread flour', 'baking', '3 cup', '', { cupGrams: 130 }),
  item('whole-wheat-flour', 'whole wheat flour', 'baking', '1 cup', '', { cupGrams: 120 }),
  item('gluten-free-flour', 'gluten-free flour', 'baking', '2 cup', '', {
    buy: 'gluten-free flour blend (with xanthan gum)',
    cupGrams: 145,
  }),
  item('almond-flour', 'almond flour', 'baking', '2 cup', '', {
    buy: 'blanched almond flour',
    cupGrams: 100,
  }),
  item('coconut-flour', 'coconut flour', 'baking', '1/2 cup', '', { cupGrams: 112 }),
  item('chickpea-flour', 'chickpea flour', 'baking', '1 cup', '', { cupGrams: 100 }),
  item('cornmeal', 'cornmeal', 'baking', '1 cup', '', { buy: 'fine yellow cornmeal', cupGrams: 150 }),
  item('cornstarch', 'cornstarch', 'baking', '1 tbsp'),
  item('baking-powder', 'baking powder', 'baking', '2 tsp'),
  item('baking-soda', 'baking soda', 'baking', '1/2 tsp'),
  item('yeast', 'yeast', 'baking', '2 1/4 tsp', '', { buy: 'instant yeast' }),
  item('vanilla-extract', 'vanilla', 'spice', '1 tsp', '', { buy: 'vanilla extract', title: 'vanilla' }),
  item('protein-powder', 'protein powder', 'sweet', '1/4 cup', '', { buy: 'vanilla protein powder' }),
  item('marshmallow', 'marshmallow|marshmallows', 'sweet', '2 cup', '', { raw: true }),
  item('ladyfinger', 'ladyfinger|ladyfingers', 'sweet', '24 each'),
  item('vanilla-ice-cream', 'vanilla ice cream', 'sweet', '2 cup', '', { raw: true }),
  item('popcorn', 'popcorn kernels', 'grain', '1/2 cup', '', { title: 'popcorn' }),
  ...forSweetClassics,
]
