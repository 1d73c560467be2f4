import type { Aisle, Food } from '../foods/index.ts'

const ids = (list: string) => list.split(' ')

/**
 * Foods that a cook uses for one another without a thought, so that whoever has one of them has the others.
 */
export const interchangeable: readonly (readonly string[])[] = [
  ids('onion red-onion sweet-onion'),
  ids('potato new-potato'),
  ids('carrot baby-carrot'),
  ids('tomato cherry-tomato'),
  ids('tomato-canned crushed-tomato'),
  ids('bell-pepper red-bell-pepper yellow-bell-pepper green-bell-pepper'),
  ids('red-chili green-chili jalapeno'),
  ids('mushroom cremini portobello'),
  ids('zucchini yellow-squash'),
  ids('cabbage savoy-cabbage'),
  ids('romaine lettuce iceberg-lettuce'),
  ids('chicken-thigh bone-in-chicken-thigh chicken-drumstick chicken-leg'),
  ids('beef-ground beef-ground-lean'),
  ids('milk low-fat-milk skim-milk'),
  ids('yogurt greek-yogurt nonfat-greek-yogurt'),
  ids('butter salted-butter'),
  ids('mozzarella mozzarella-low-moisture'),
  ids('parmesan grated-parmesan pecorino'),
  ids('cream-cheese light-cream-cheese'),
  ids('chicken-stock low-sodium-chicken-stock'),
  ids('vegetable-stock vegetable-stock-low-sodium'),
  ids('white-rice basmati-rice jasmine-rice'),
  ids('lentil-red lentil-brown lentil-cooked'),
  ids('chickpea-dried chickpea-canned'),
  ids('black-bean-dried black-bean-canned'),
  ids('kidney-bean-dried kidney-bean-canned'),
  ids('white-bean-dried white-bean-canned navy-bean-canned'),
  ids('pea pea-frozen'),
  ids('corn corn-frozen corn-canned'),
  ids('spinach spinach-frozen'),
  ids('broccoli broccoli-frozen'),
  ids('green-bean green-bean-frozen'),
  ids('blueberry blueberry-frozen'),
  ids('strawberry strawberry-frozen'),
  ids('mango mango-frozen'),
  ids('basil basil-dried'),
  ids('dill dill-dried'),
  ids('mint mint-dried'),
  ids('oregano oregano-dried'),
  ids('parsley parsley-dried'),
  ids('rosemary rosemary-dried'),
  ids('sage sage-dried'),
  ids('tarragon tarragon-dried'),
  ids('thyme thyme-dried'),
  ids('dark-chocolate semisweet-chocolate chocolate-chip'),
  ids('shrimp crayfish'),
]

/** Foods that can be taken from another one, but not the other way round. */
export const partsOf: Readonly<Record<string, readonly string[]>> = {
  lemon: ids('lemon-juice lemon-zest'),
  lime: ids('lime-juice lime-zest'),
  orange: ids('orange-juice orange-zest'),
  egg: ids('egg-white egg-yolk hard-boiled-egg'),
  'chicken-whole': ids(
    'chicken-breast chicken-thigh bone-in-chicken-thigh chicken-drumstick chicken-leg chicken-wing',
  ),
  'chicken-breast': ['chicken-cooked'],
  'chicken-thigh': ['chicken-cooked'],
  'turkey-breast': ['turkey-cooked'],
  'bouillon-cube': ids('chicken-stock low-sodium-chicken-stock beef-stock'),
  'vegetable-bouillon-cube': ids('vegetable-stock vegetable-stock-low-sodium'),
  'cumin-seed': ['cumin'],
  'cinnamon-stick': ['cinnamon'],
  bread: ids('breadcrumb crouton'),
  'white-rice': ['cooked-rice'],
  'brown-rice': ['brown-rice-cooked'],
  quinoa: ['quinoa-cooked'],
  sugar: ids('powdered-sugar simple-syrup'),
}

interface Kind {
  aisle: Aisle
  ids: RegExp
}

/**
 * Plain words of a cook that mean any food of a kind: "chicken" is breast, thigh or wing, "pasta" any shape.
 */
const kinds: Readonly<Record<string, Kind>> = {
  chicken: { aisle: 'Meat & Fish', ids: /^(?:bone-in-)?chicken-(?!liver)/ },
  beef: { aisle: 'Meat & Fish', ids: /^beef-(?!liver|jerky)/ },
  steak: { aisle: 'Meat & Fish', ids: /^beef-(?:sirloin|ribeye|tenderloin|flank)$/ },
  pork: { aisle: 'Meat & Fish', ids: /^pork-(?!sausage)/ },
  turkey: { aisle: 'Meat & Fish', ids: /^turkey-/ },
  lamb: { aisle: 'Meat & Fish', ids: /^lamb-/ },
  sausage: { aisle: 'Meat & Fish', ids: /sausage$|chorizo|kielbasa/ },
  fish: {
    aisle: 'Meat & Fish',
    ids: /^(?:salmon|cod|haddock|halibut|pollock|tilapia|catfish|sea-bass|snapper|sole|trout)$/,
  },
  'white fish': {
    aisle: 'Meat & Fish',
    ids: /^(?:cod|haddock|halibut|pollock|tilapia|sea-bass|snapper|sole)$/,
  },
  cheese: {
    aisle: 'Dairy & Eggs',
    ids: /cheddar|monterey-jack|^mozzarella|parmesan|gruyere|swiss-cheese|provolone|gouda|fontina|american-cheese/,
  },
  pasta: {
    aisle: 'Pasta, Rice & Grains',
    ids: /^(?:whole-wheat-|fresh-)?pasta$|spaghetti|penne|rigatoni|farfalle|fettuccine|fusilli|linguine|macaroni|orzo/,
  },
  noodle: { aisle: 'Pasta, Rice & Grains', ids: /noodle$(?<!lasagna-noodle)|udon|soba/ },
  rice: { aisle: 'Pasta, Rice & Grains', ids: /-rice$(?<!wild-rice)/ },
  stock: { aisle: 'Canned & Jarred', ids: /(?:chicken|beef|vegetable)-stock/ },
  broth: { aisle: 'Canned & Jarred', ids: /(?:chicken|beef|vegetable)-stock/ },
  bean: { aisle: 'Canned & Jarred', ids: /^(?:black|kidney|white|navy|pinto)-bean-canned$/ },
  cream: { aisle: 'Dairy & Eggs', ids: /^(?:heavy|light)-cream$/ },
  wine: { aisle: 'Drinks', ids: /^(?:white|red)-wine$/ },
}

export const kindWords: readonly string[] = Object.keys(kinds)

/** True when the plain word (singular) is a kind to which this food belongs. */
export function isOfKind(word: string, food: Food): boolean {
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined
  return kind !== undefined && kind.aisle === food.aisle && kind.ids.test(food.id)
}
