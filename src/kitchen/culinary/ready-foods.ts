import { item, type PantryItem } from './item.ts'

/** Foods that are dishes already: they are heated, topped, filled or fried, and never cooked from raw. */
export const readyFoods: readonly PantryItem[] = [
  item('gyro-meat', 'gyro meat', 'cooked-meat ready-filling', '12 oz', 'sliced', { state: 'cooked' }),
  item('refried-beans', 'refried beans', 'ready-filling', '1 can', '', { state: 'cooked' }),
  item('pasta-cooked', 'cooked pasta', 'ready-noodle', '4 cup', '', { state: 'cooked', title: 'pasta' }),
  item('arepa', 'arepa|arepas', 'ready-starch ready-dish', '4 each', '', { state: 'cooked' }),
  item('steamed-idli', 'steamed idli', 'ready-starch', '8 each', 'quartered', { state: 'cooked' }),
  item('frozen-dumpling', 'dumpling|dumplings', 'ready-starch', '1 lb', '', {
    state: 'cooked',
    buy: 'frozen dumplings',
  }),
  item('boxed-mac-and-cheese', 'boxed macaroni and cheese', 'ready-box', '2 each', ''),
  item('tomato-soup', 'tomato soup', 'ready-soup', '2 can', '', { state: 'cooked' }),
  item('fish-stick', 'fish stick|fish sticks', 'ready-bites', '1 lb', '', { state: 'cooked' }),
  item('chicken-nugget', 'chicken nugget|chicken nuggets', 'ready-bites', '1 lb', '', { state: 'cooked' }),
  item('falafel', 'falafel', 'ready-bites', '1 lb', '', { state: 'cooked' }),
  item('croissant', 'croissant|croissants', 'ready-bake', '8 each', 'torn into pieces', { state: 'cooked' }),
  item('brioche-bun', 'brioche', 'ready-sweet-bake', '8 slice', 'torn into pieces', { state: 'cooked' }),
  item('meatball', 'meatball|meatballs', 'ready-bites ready-dish', '1 lb', '', { state: 'cooked' }),
  item('potato-flake', 'instant mashed potatoes', 'mash', '2 cup', '', { title: 'mash' }),
  // Bones with meat on them, which season a pot and are simmered until it falls off.
  item('pork-hock', 'smoked ham hock', 'hock', '2 lb', '', { title: 'ham hock' }),
  item('pork-bone', 'ham bone', 'hock', '2 lb', '', { buy: 'meaty ham bone' }),
  // Parts of a dish that are used as they are sold.
  item('biscuit-dough', 'biscuit dough', 'ready-dough', '1 lb', '', { buy: 'canned biscuit dough' }),
  item('cracker', 'cracker|crackers', 'snack', '4 oz', ''),
  item('spaghetti-squash', 'spaghetti squash', 'strands', '1 each', '', {
    buy: 'spaghetti squash (3 pounds)',
  }),
  // Cakes and what goes with them, which are cut, layered and topped.
  item('angel-food-cake', 'angel food cake', 'sweet', '1 each', ''),
  item('pound-cake', 'pound cake', 'sweet', '1 each', ''),
  item('panettone', 'panettone', 'sweet', '1 each', ''),
  item('whipped-cream', 'whipped cream', 'sweet', '1 1/2 cup', ''),
  item('tartar-sauce', 'tartar sauce', 'sauce', '1/3 cup', ''),
  item('alfredo-sauce', 'Alfredo sauce', 'sauce', '1 1/2 cup', ''),
]
