import { fruit, item, type PantryItem } from './item.ts'

const dried = (id: string, name: string, cut = ''): PantryItem =>
  item(id, name, 'dried-fruit', '1/2 cup', cut, { raw: true, title: name.replace(/^dried |s?\|.*$/g, '') })
const flavor = (id: string, name: string, amount: string, rest = {}): PantryItem =>
  item(id, name, 'spice', amount, '', rest)
const treat = (id: string, name: string, amount: string, cut = '', rest = {}): PantryItem =>
  item(id, name, 'sweet', amount, cut, { raw: true, ...rest })
const drink = (id: string, name: string): PantryItem => item(id, name, 'drink', '1 cup', '', { raw: true })
const spirit = (id: string, name: string): PantryItem => item(id, name, 'drink', '2 tbsp', '', { raw: true })
const slices = (id: string, name: string): PantryItem =>
  item(id, name, 'cooked-meat', '4 oz', 'sliced', { cooking: 'cooked-meat' })
const cheese = (id: string, name: string, role: string, amount: string, cut: string): PantryItem =>
  item(id, name, role, amount, cut, { buy: `${name} cheese` })
const pickle = (id: string, name: string, cut: string, rest = {}): PantryItem =>
  item(id, name, 'pickle', '1/3 cup', cut, { raw: true, ...rest })
const fish = (id: string, name: string, amount: string, rest = {}): PantryItem =>
  item(id, name, 'canned-fish', amount, 'flaked', { cooking: 'canned-fish', raw: true, ...rest })

/**
 * Flavors, fruits, sweets, spirits, cheeses and cured meats that only a craving by name asks for: the
 * lavender of a latte.
 */
export const askedByName: readonly PantryItem[] = [
  flavor('lavender', 'lavender', '2 tsp', { buy: 'dried culinary lavender' }),
  flavor('matcha', 'matcha', '1 tbsp'),
  flavor('rose-water', 'rose water', '1 tsp', { title: 'rose' }),
  flavor('almond-extract', 'almond extract', '1/2 tsp', { title: 'almond' }),
  flavor('hibiscus-dried', 'hibiscus', '1/4 cup', { buy: 'dried hibiscus flowers' }),
  flavor('peppermint', 'peppermint extract', '1/2 tsp', { title: 'peppermint' }),
  flavor('tea-leaf', 'tea leaves', '1 tbsp', {
    buy: 'loose tea leaves, such as Earl Grey',
    cut: 'finely ground',
    title: 'tea',
  }),
  flavor('vanilla-bean', 'vanilla bean|vanilla beans', '1 each', { cut: 'split and scraped' }),
  flavor('caraway-seed', 'caraway seeds', '2 tsp', { title: 'caraway' }),
  flavor('everything-bagel-seasoning', 'everything bagel seasoning', '1 tbsp', { title: 'everything' }),
  flavor('habanero', 'habanero|habaneros', '2 each', { cut: 'seeded and finely chopped' }),
  flavor('candied-ginger', 'candied ginger', '1/3 cup', { cut: 'finely chopped', raw: true }),
  flavor('lemon-zest', 'lemon zest', '2 tsp', { buy: 'finely grated lemon zest', title: 'lemon' }),
  flavor('orange-zest', 'orange zest', '2 tsp', { buy: 'finely grated orange zest', title: 'orange' }),
  flavor('lime-zest', 'lime zest', '2 tsp', { buy: 'finely grated lime zest', title: 'lime' }),
  item('oregano', 'oregano', 'herb', '1 tbsp', 'chopped', { buy: 'fresh oregano', raw: true }),
  item('ramps', 'ramps', 'herb', '1 bunch', 'trimmed and rinsed', { title: 'ramp' }),
  item('dandelion-greens', 'dandelion greens', 'vegetable', '4 oz', 'tough stems removed', {
    speed: 'leaf',
    title: 'dandelion green',
  }),
  fruit('gooseberry', 'gooseberry|gooseberries', '2 cup', 'topped and tailed'),
  fruit('redcurrant', 'currant|currants', '2 cup', 'stripped from their stems', {
    buy: 'fresh red or black currants',
  }),
  fruit('elderberry', 'elderberry|elderberries', '2 cup', 'stripped from their stems', { raw: false }),
  fruit('sour-cherry', 'sour cherry|sour cherries', '2 cup', 'pitted'),
  fruit('quince', 'quince|quinces', '2 each', 'peeled, cored and diced', { raw: false }),
  fruit('persimmon', 'persimmon|persimmons', '2 each', 'peeled and diced'),
  fruit('lychee', 'lychee|lychees', '2 cup', 'peeled and pitted'),
  fruit('guava', 'guava|guavas', '4 each', 'peeled, seeded and diced'),
  fruit('dragon-fruit', 'dragon fruit', '1 each', 'peeled and diced'),
  fruit('honeydew', 'honeydew', '3 cup', 'cubed', { buy: 'honeydew melon' }),
  fruit('mandarin', 'mandarin|mandarins', '4 each', 'peeled and segmented'),
  fruit('kumquat', 'kumquat|kumquats', '12 each', 'sliced and seeded'),
  dried('cherry-dried', 'dried cherry|dried cherries'),
  dried('currant-dried', 'dried currant|dried currants'),
  dried('fig-dried', 'dried fig|dried figs', 'stemmed and chopped'),
  dried('mango-dried', 'dried mango', 'chopped'),
  dried('mixed-dried-fruit', 'dried fruit', 'chopped'),
  item('candied-citrus', 'candied fruit', 'dried-fruit', '1/2 cup', 'finely chopped', {
    buy: 'candied citrus peel or other candied fruit',
    raw: true,
  }),
  dried('banana-chips', 'banana chips', 'broken into small pieces'),
  dried('maraschino-cherry', 'maraschino cherry|maraschino cherries', 'drained and halved'),
  item('chestnut', 'chestnut|chestnuts', 'nut', '1 cup', 'roughly chopped', {
    buy: 'cooked, peeled chestnuts',
    raw: true,
  }),
  item('brazil-nut', 'Brazil nut|Brazil nuts', 'nut', '1/2 cup', 'roughly chopped', { raw: true }),
  item('candied-nuts', 'candied nuts', 'nut', '1/2 cup', 'roughly chopped', {
    raw: true,
    title: 'candied nut',
  }),
  item('sweetened-coconut', 'sweetened coconut', 'nut', '1/2 cup', '', {
    buy: 'sweetened shredded coconut',
    raw: true,
    title: 'coconut',
  }),
  item('cocoa-nibs', 'cocoa nibs', 'chocolate', '1/3 cup', '', { raw: true, title: 'cocoa nib' }),
  item('milk-chocolate', 'milk chocolate', 'chocolate', '6 oz', 'chopped', { raw: true }),
  item('hemp-seed', 'hemp seeds', 'seed', '2 tbsp', '', { raw: true, title: 'hemp seed' }),
  treat('caramel', 'caramel', '1/3 cup', '', { buy: 'thick caramel sauce' }),
  treat('toffee', 'toffee', '3/4 cup', '', { buy: 'toffee bits' }),
  treat('butterscotch-chip', 'butterscotch chips', '1 cup', '', { title: 'butterscotch' }),
  treat('chocolate-hazelnut-spread', 'chocolate-hazelnut spread', '1/3 cup', '', {
    title: 'chocolate-hazelnut',
  }),
  treat('sandwich-cookie', 'sandwich cookie|sandwich cookies', '12 each', 'coarsely broken', {
    buy: 'chocolate sandwich cookie|chocolate sandwich cookies',
    title: 'cookies-and-cream',
  }),
  treat('pretzel', 'pretzels', '1 cup', 'coarsely broken', { title: 'pretzel' }),
  treat('molasses', 'molasses', '1/4 cup'),
  treat('candy-coated-chocolate', 'chocolate candies', '1 cup', 'chopped if large', {
    buy: 'chocolate candies, such as candy-coated chocolates or candy bars',
    title: 'candy',
  }),
  treat('peanut-butter-cup', 'peanut butter candies', '1 cup', 'chopped if large', {
    buy: 'peanut butter chips or small peanut butter cups',
    title: 'peanut butter candy',
  }),
  treat('hard-candy', 'hard candies', '1/3 cup', 'crushed', {
    buy: 'hard candies, such as candy canes',
    title: 'candy',
  }),
  treat('sprinkles', 'sprinkles', '1/3 cup', '', { title: 'sprinkle' }),
  treat('biscoff', 'speculoos cookie|speculoos cookies', '1 cup', 'coarsely broken', { title: 'speculoos' }),
  treat('speculoos-spread', 'cookie butter', '1/3 cup', '', { buy: 'speculoos cookie butter' }),
  treat('gingersnap', 'gingersnap|gingersnaps', '1 cup', 'coarsely broken'),
  treat('marshmallow-fluff', 'marshmallow fluff', '1/2 cup'),
  treat('dulce-de-leche', 'dulce de leche', '1/3 cup'),
  treat('lemon-curd', 'lemon curd', '1/3 cup'),
  treat('marmalade', 'marmalade', '1/3 cup', '', { buy: 'orange marmalade' }),
  treat('marzipan', 'marzipan', '4 oz', 'cut into small cubes'),
  treat('halva', 'halva', '1/2 cup', 'crumbled'),
  treat('potato-chip', 'potato chips', '1 cup', 'lightly crushed', { title: 'potato chip' }),
  treat('corn-flake', 'corn flakes', '1 cup', '', { title: 'corn flake' }),
  treat('rice-cereal', 'rice cereal', '1 cup', '', { buy: 'crisped rice cereal' }),
  cheese('camembert', 'Camembert', 'melting-cheese', '6 oz', 'sliced'),
  item('american-cheese', 'American cheese', 'melting-cheese', '4 slice', ''),
  item('quark', 'quark', 'dairy', '1 cup', ''),
  item('velveeta', 'Velveeta', 'melting-cheese', '8 oz', 'cubed'),
  cheese('colby', 'Colby', 'melting-cheese', '1 cup', 'coarsely grated'),
  cheese('muenster', 'Muenster', 'melting-cheese', '1 cup', 'coarsely grated'),
  cheese('edam', 'Edam', 'melting-cheese', '1 cup', 'coarsely grated'),
  item('boursin', 'Boursin', 'fresh-cheese', '5 oz'),
  slices('mortadella', 'mortadella'),
  slices('pastrami', 'pastrami'),
  slices('roast-beef', 'roast beef'),
  slices('speck', 'speck'),
  fish('smoked-trout', 'smoked trout', '6 oz', { cut: 'skinned and flaked' }),
  fish('smoked-mackerel', 'smoked mackerel', '6 oz', {
    buy: 'smoked mackerel or other hot-smoked fish',
    cut: 'skinned and flaked',
  }),
  fish('mackerel-canned', 'canned mackerel', '1 can', { cut: 'drained and flaked', title: 'mackerel' }),
  fish('surimi', 'surimi', '6 oz', { buy: 'surimi (imitation crab)', cut: 'shredded' }),
  pickle('pepperoncini', 'pickled peppers', 'sliced', {
    buy: 'pickled peppers, such as pepperoncini',
    title: 'pickled pepper',
  }),
  pickle('pickled-jalapeno', 'pickled jalapeños', 'chopped', { title: 'pickled jalapeño' }),
  pickle('pickled-red-onion', 'pickled onions', 'drained', {
    buy: 'pickled red onions',
    title: 'pickled onion',
  }),
  pickle('giardiniera', 'giardiniera', 'drained and chopped'),
  pickle('tapenade', 'tapenade', '', { buy: 'olive tapenade' }),
  pickle('hearts-of-palm', 'hearts of palm', 'drained and sliced', { amount: '1 cup' }),
  item('mustard', 'mustard', 'sauce', '1 tbsp', '', { buy: 'yellow mustard', raw: true }),
  item('whole-grain-mustard', 'whole-grain mustard', 'sauce', '1 tbsp', '', { raw: true }),
  spirit('vodka', 'vodka'),
  spirit('gin', 'gin'),
  spirit('tequila', 'tequila'),
  spirit('whiskey', 'whiskey'),
  spirit('brandy', 'brandy'),
  spirit('coffee-liqueur', 'coffee liqueur'),
  spirit('orange-liqueur', 'orange liqueur'),
  item('nut-liqueur', 'nut liqueur', 'drink', '2 tbsp', '', {
    buy: 'nut liqueur, such as Frangelico or amaretto',
    raw: true,
  }),
  spirit('irish-cream', 'Irish cream'),
  drink('sparkling-wine', 'sparkling wine'),
  drink('tonic-water', 'tonic water'),
  drink('coconut-water', 'coconut water'),
  drink('grape-juice', 'grape juice'),
  drink('cranberry-juice', 'cranberry juice'),
  drink('pineapple-juice', 'pineapple juice'),
  drink('pomegranate-juice', 'pomegranate juice'),
  drink('ginger-ale', 'ginger ale'),
]
