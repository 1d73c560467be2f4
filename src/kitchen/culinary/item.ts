/** Functions that a food can have in a dish. */
export type Role =
  | 'poultry'
  | 'red-meat'
  | 'pork-cut'
  | 'ground'
  | 'sausage'
  | 'bacon'
  | 'fish'
  | 'shellfish'
  | 'canned-fish'
  | 'cooked-meat'
  | 'stewing'
  | 'bone-in-stewing'
  | 'roast'
  | 'tofu'
  | 'grill-cheese'
  | 'bean'
  | 'lentil'
  | 'egg'
  | 'vegetable'
  | 'mushroom'
  | 'allium'
  | 'herb'
  | 'spice'
  | 'fruit'
  | 'berry'
  | 'citrus'
  | 'grain'
  | 'pasta'
  | 'noodle'
  | 'bread'
  | 'melting-cheese'
  | 'crumbling-cheese'
  | 'hard-cheese'
  | 'fresh-cheese'
  | 'dairy'
  | 'nut'
  | 'seed'
  | 'nut-butter'
  | 'dried-fruit'
  | 'fat'
  | 'acid'
  | 'sauce'
  | 'sweetener'
  | 'chocolate'
  | 'baking'
  | 'liquid'
  | 'drink'
  | 'pickle'
  | 'sweet'
  | 'ready-dish'
  | 'ready-filling'
  | 'ready-noodle'
  | 'ready-starch'
  | 'ready-soup'
  | 'ready-bake'
  | 'ready-sweet-bake'
  | 'ready-bites'
  | 'ready-box'
  | 'ready-dough'
  | 'snack'
  | 'hock'
  | 'strands'
  | 'mash'

/** Cooking speed of a vegetable, from root to leaf; `raw` is only eaten raw. */
export type Speed = 'hard' | 'firm' | 'soft' | 'leaf' | 'raw'

/** Behavior of a protein in the pan, which decides its steps and its safe temperature. */
export type Cooking =
  | 'chicken'
  | 'bone-in-chicken'
  | 'duck'
  | 'ground-poultry'
  | 'ground-meat'
  | 'steak'
  | 'stewing-meat'
  | 'shank'
  | 'duck-leg'
  | 'pork'
  | 'lamb-chop'
  | 'sausage'
  | 'poultry-sausage'
  | 'bacon'
  | 'fish'
  | 'shrimp'
  | 'scallop'
  | 'mussel'
  | 'squid'
  | 'canned-fish'
  | 'cooked-meat'
  | 'tofu'
  | 'tempeh'
  | 'halloumi'
  | 'bean'
  | 'lentil'
  | 'egg'

/** Culinary properties of a food; its nutrition facts are in the food table under the same id. */
export interface PantryItem {
  id: string
  one: string
  many: string
  roles: readonly Role[]
  /** Usual amount for four servings. */
  amount: string
  /** Usual preparation, with which the ingredient line ends. */
  cut: string
  /** Name in the ingredient line, when it differs from the plain name. */
  buy?: string
  speed?: Speed
  /** True when the food is edible without cooking. */
  raw?: boolean
  cooking?: Cooking
  /** Cuisines that typically use the food. */
  home: readonly string[]
  /** Grams per level cup, for baking. */
  cupGrams?: number
  /** Word for titles, when the plain name is clumsy. */
  title?: string
  /** State in which somebody has the food, when it takes other times than the food as it is bought. */
  state?: 'cooked'
}

type Rest = Partial<Omit<PantryItem, 'id' | 'roles'>>

/** Builds one row. `name` is `carrot|carrots`, or a mass noun alone. */
export function item(
  id: string,
  name: string,
  roles: string,
  amount: string,
  cut = '',
  rest: Rest = {},
): PantryItem {
  const [one = id, many = one] = name.split('|')
  return { id, one, many, roles: roles.split(' ') as Role[], amount, cut, home: [], ...rest } // rows are checked by a test
}

/** Builds a vegetable. `home` lists cuisines, separated by spaces. */
export const veg = (
  id: string,
  name: string,
  speed: Speed,
  amount: string,
  cut: string,
  home = '',
  rest: Rest & { roles?: readonly Role[] } = {},
): PantryItem =>
  item(id, name, 'vegetable', amount, cut, { speed, home: home.split(' ').filter(Boolean), ...rest })

/** Builds a meat, a fish or what is cooked like one. */
export const meat = (
  id: string,
  name: string,
  roles: string,
  cooking: Cooking,
  amount: string,
  cut = '',
  rest: Rest = {},
): PantryItem => item(id, name, roles, amount, cut, { cooking, ...rest })

/** Builds a fruit that is eaten raw as well. */
export const fruit = (
  id: string,
  name: string,
  amount: string,
  cut: string,
  rest: Rest & { roles?: readonly Role[] } = {},
): PantryItem => item(id, name, 'fruit', amount, cut, { raw: true, ...rest })

/** Builds a berry, of which two cups are the usual amount. */
export const berry = (id: string, name: string, cut = '', rest: Rest = {}): PantryItem =>
  item(id, name, 'fruit berry', '2 cup', cut, { raw: true, ...rest })
