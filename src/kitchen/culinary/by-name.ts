import { item, type PantryItem } from './item.ts'

const fruit = (id: string, name: string, amount: string, cut: string, rest = {}): PantryItem =>
  item(id, name, 'fruit', amount, cut, { raw: true, ...rest })
const dried = (id: string, name: string, cut = ''): PantryItem =>
  item(id, name, 'dried-fruit', '1/2 cup', cut, { raw: true, title: name.replace(/^dried |s?\|.*$/g, '') })
const flavor = (id: string, name: string, amount: string, rest = {}): PantryItem =>
  item(id, name, 'spice', amount, '', rest)
const treat = (id: string, name: string, amount: string, cut = '', rest = {}): PantryItem =>
  item(id, name, 'sweet', amount, cut, { raw: true, ...rest })
const drink = (id: string, name: string): PantryItem => item(id, name, 'drink', '1 cup', '', { raw: true })

/** Flavors, fruits, sweets and drinks that are asked for by name: the lavender of a latte, the guava of a cake. */
export const askedByName: readonly PantryItem[] = [
  flavor('lavender', 'lavender', '2 tsp', { buy: 'dried culinary lavender' }),
  flavor('matcha', 'matcha', '1 tbsp'),
  flavor('rose-water', 'rose water', '1 tsp', { title: 'rose' }),
  flavor('almond-extract', 'almond extract', '1/2 tsp', { title: 'almond' }),
  flavor('hibiscus-dried', 'hibiscus', '1/4 cup', { buy: 'dried hibiscus flowers' }),
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
  item('hemp-seed', 'hemp seeds', 'seed', '2 tbsp', '', { raw: true, title: 'hemp seed' }),
  treat('caramel', 'caramel', '1/3 cup', '', { buy: 'thick caramel sauce' }),
  treat('toffee', 'toffee', '3/4 cup', '', { buy: 'toffee bits' }),
  treat('butterscotch-chip', 'butterscotch chips', '1 cup', '', { title: 'butterscotch' }),
  treat('chocolate-hazelnut-spread', 'chocolate-hazelnut spread', '1/3 cup', '', {
    title: 'chocolate-hazelnut',
  }),
  treat('sandwich-cookie', 'sandwich cookie|sandwich cookies', '12 each', 'coarsely broken', {
    buy: 'chocolate sandwich cookie|chocolate sandwich cookies',
    title: 'cookie',
  }),
  treat('pretzel', 'pretzels', '1 cup', 'coarsely broken', { title: 'pretzel' }),
  treat('molasses', 'molasses', '1/4 cup'),
  drink('cranberry-juice', 'cranberry juice'),
  drink('pineapple-juice', 'pineapple juice'),
  drink('pomegranate-juice', 'pomegranate juice'),
  drink('ginger-ale', 'ginger ale'),
]
