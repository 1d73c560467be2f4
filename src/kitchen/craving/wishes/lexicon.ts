import { foods } from '#kitchen/foods/index.ts'
import { membersOf, wishFamilies } from '../../culinary/food-kinds.ts'
import { pantryItem } from '../../culinary/index.ts'
import { cuisineWords } from './cuisines.ts'
import { kindsOfDish } from './kinds/kinds-of-dish.ts'
import { moodWords } from './moods.ts'
import { categoryWords, dietPhrases, equipmentWords } from './phrases.ts'
import { phraseOf } from './words.ts'

export type Entry =
  | { kind: 'dish'; id: string }
  | { kind: 'food'; id: string }
  | { kind: 'family'; id: string }
  | { kind: 'class'; id: string }
  | { kind: 'diet'; id: string }
  | { kind: 'mood'; id: string }
  | { kind: 'cuisine'; id: string }
  | { kind: 'category'; id: string }
  | { kind: 'equipment'; id: string }

/** True when an entry is a food or a family of foods. */
export const isFoodEntry = ({ kind }: Entry): boolean => kind === 'food' || kind === 'family'

/** Phrase of a craving that the lexicon knows, with its token positions. */
export interface Hit {
  from: number
  to: number
  entries: readonly Entry[]
}

/** Classes of food that a craving may exclude, and that say little as a wish. */
const classes = [
  'onion',
  'allium',
  'dairy',
  'milk',
  'lactose',
  'cheese',
  'soft cheese',
  'cream',
  'egg',
  'gluten',
  'wheat',
  'nut',
  'tree nut',
  'peanut',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'fish',
  'seafood',
  'shellfish',
  'prawn',
  'meat',
  'red meat',
  'poultry',
  'pork',
  'alcohol',
  'wine',
  'gelatin',
  'nightshade',
  'bean',
  'legume',
  'pulse',
  'mushroom',
  'pepper',
  'bell pepper',
  'chili',
  'spice',
  'sugar',
  'coriander',
  'cilantro',
  'rice',
  'pasta',
  'bread',
  'potato',
  'tomato',
  'corn',
  'coconut',
  'chocolate',
  'citrus',
  'oil',
  'butter',
  'salt',
  'flour',
  'tofu',
  'fruit',
  'berry',
]

/** Everyday food names that the food table spells otherwise or leaves to context. */
const everyday: Record<string, string> = {
  prawn: 'shrimp',
  'stone fruit': 'peach',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  'spring onion': 'scallion',
  coriander: 'cilantro',
  rocket: 'arugula',
  garbanzo: 'chickpea-canned',
  chickpea: 'chickpea-canned',
  'black bean': 'black-bean-canned',
  'kidney bean': 'kidney-bean-canned',
  'white bean': 'white-bean-canned',
  'cannellini bean': 'white-bean-canned',
  cannellini: 'white-bean-canned',
  'pinto bean': 'pinto-bean-canned',
  'navy bean': 'navy-bean-canned',
  'red lentil': 'lentil-red',
  'brown lentil': 'lentil-brown',
  'green lentil': 'lentil-brown',
  'bell pepper': 'red-bell-pepper',
  capsicum: 'red-bell-pepper',
  'red pepper': 'red-bell-pepper',
  'green pepper': 'green-bell-pepper',
  'ground beef': 'beef-ground',
  'minced beef': 'beef-ground',
  mince: 'beef-ground',
  'beef mince': 'beef-ground',
  'ground turkey': 'turkey-ground',
  'turkey mince': 'turkey-ground',
  'ground chicken': 'chicken-ground',
  'ground pork': 'pork-ground',
  'ground lamb': 'lamb-ground',
  'chicken breast': 'chicken-breast',
  'chicken thigh': 'chicken-thigh',
  drumstick: 'chicken-drumstick',
  'chicken wing': 'chicken-wing',
  wing: 'chicken-wing',
  'whole chicken': 'chicken-whole',
  'rotisserie chicken': 'chicken-cooked',
  'leftover chicken': 'chicken-cooked',
  'leftover turkey': 'turkey-cooked',
  'leftover rice': 'cooked-rice',
  egg: 'egg',
  tuna: 'tuna-canned',
  'canned tuna': 'tuna-canned',
  'tuna steak': 'tuna-steak',
  'smoked salmon': 'salmon-smoked',
  lox: 'salmon-smoked',
  pea: 'pea-frozen',
  'green pea': 'pea-frozen',
  oat: 'rolled-oat',
  oatmeal: 'rolled-oat',
  quinoa: 'quinoa',
  yam: 'sweet-potato',
  'baby potato': 'new-potato',
  squash: 'butternut-squash',
  chile: 'red-chili',
  ginger: 'ginger',
  'cream cheese': 'cream-cheese',
  'peanut sauce': 'peanut-butter',
  satay: 'peanut-butter',
  'peanut butter': 'peanut-butter',
  'coconut milk': 'coconut-milk',
  'soy sauce': 'soy-sauce',
  coconut: 'coconut-shredded',
  'dark chocolate': 'dark-chocolate',
  'chocolate chip': 'chocolate-chip',
  cocoa: 'cocoa-powder',
  parmesan: 'parmesan',
  mozzarella: 'mozzarella',
  cheddar: 'cheddar',
  olive: 'olive-black',
  pickle: 'dill-pickle',
  mustard: 'dijon-mustard',
  vinegar: 'apple-cider-vinegar',
  wine: 'white-wine',
  'white wine': 'white-wine',
  'red wine': 'red-wine',
  'sun dried tomato': 'sun-dried-tomato',
  artichoke: 'artichoke-canned',
  kale: 'kale',
  'leafy green': 'kale',
  'dark green': 'kale',
  brussels: 'brussels-sprout',
  sprout: 'brussels-sprout',
  sausage: 'italian-sausage',
  'ground meat': 'beef-ground',
  'stew beef': 'beef-chuck',
  chuck: 'beef-chuck',
  brisket: 'beef-brisket',
  pesto: 'pesto',
  miso: 'miso',
  tahini: 'tahini',
  honey: 'honey',
  bread: 'sourdough-bread',
  tortilla: 'flour-tortilla',
  'pork belly': 'pork-belly',
  'sour cream': 'sour-cream',
  yogurt: 'greek-yogurt',
  yoghurt: 'greek-yogurt',
  'greek yogurt': 'greek-yogurt',
  tofu: 'tofu-firm',
  date: 'date',
  prune: 'prune',
  cauliflower: 'cauliflower',
  'ice cream': 'vanilla-ice-cream',
  'cottage cheese': 'cottage-cheese',
  'mixed berry': 'mixed-berry-frozen',
  coffee: 'coffee',
  espresso: 'espresso-powder',
  'feta cheese': 'feta',
  'goat cheese': 'goat-cheese',
  'blue cheese': 'blue-cheese',
  popcorn: 'popcorn',
  shrimps: 'shrimp',
  'maple syrup': 'maple-syrup',
  'curry paste': 'thai-red-curry-paste',
  hummus: 'hummus',
  jam: 'jam',
  ham: 'ham',
  bacon: 'bacon',
}

/** Names of families, of which the kitchen may choose any food. They win over single foods. */
const kinds = new Set(
  'chicken beef pork lamb turkey steak fish seafood shellfish meat bean berry nut cheese vegetable veg veggies fruit noodle pasta rice lentil chocolate herb mushroom pepper corn tomato bread cream citrus'.split(
    ' ',
  ),
)

/** Food names that are everyday words of another sense. */
const tooCommon = new Set([
  'clove',
  'water',
  'ice',
  'tea',
  'date',
  'mint condition',
  'heat',
  'stuffing',
  'bitter',
  'spirit',
  'port',
  'sole',
  'coke',
  'roll',
  'crisp',
  // The diet describes the whole dish: "vegan kimchi stew" is a kimchi stew.
  'vegan kimchi',
  'plant based kimchi',
  'vegan chocolate',
  // "Cereal" may mean granola or oatmeal as well.
  'cereal',
  'breakfast cereal',
])

/**
 * Diet words in a food's name, which are read apart from the food: "dairy free ice cream" is a diet and an
 * ice cream.
 */
const saysDiet = /\b(?:free|vegan|vegetarian|plant based|keto|low|light|sugarless|eggless)\b/

function build(): ReadonlyMap<string, readonly Entry[]> {
  const map = new Map<string, Entry[]>()
  const enter = (name: string, entry: Entry) => {
    const key = phraseOf(name)
    if (key === '' || key.length < 2) return
    const list = map.get(key) ?? []
    if (!list.some((other) => other.kind === entry.kind && (entry.kind !== 'dish' || other.id === entry.id)))
      list.push(entry)
    map.set(key, list)
  }
  for (const { id, names } of kindsOfDish) for (const name of names) enter(name, { kind: 'dish', id })
  for (const [word, id] of Object.entries(everyday)) if (!kinds.has(word)) enter(word, { kind: 'food', id })
  for (const family of wishFamilies) if (kinds.has(family)) enter(family, { kind: 'family', id: family })
  enter('veggies', { kind: 'family', id: 'vegetable' })
  for (const name of ['garden produce', 'fresh produce', 'garden vegetable'])
    enter(name, { kind: 'family', id: 'vegetable' })
  enter('veg', { kind: 'family', id: 'vegetable' })
  for (const name of classes) enter(name, { kind: 'class', id: name })
  for (const [phrase] of Object.entries(dietPhrases)) enter(phrase, { kind: 'diet', id: phrase })
  for (const [word, id] of cuisineWords) enter(word, { kind: 'cuisine', id })
  for (const [word, id] of Object.entries(categoryWords)) enter(word, { kind: 'category', id })
  for (const [word, id] of Object.entries(equipmentWords)) enter(word, { kind: 'equipment', id })
  for (const [word, id] of moodWords) enter(word, { kind: 'mood', id })
  for (const food of foods) {
    for (const name of [food.name, food.plural, ...food.aliases, food.id.replace(/-/g, ' ')]) {
      const key = phraseOf(name)
      if (kinds.has(key) || tooCommon.has(key) || (saysDiet.test(key) && !pantryItem(food.id))) continue
      // A name that is also a dish means the dish: roast chicken is made unless it is called leftover, and so
      // is tomato soup, though it is also sold.
      const isDish = map.get(key)?.some(({ kind }) => kind === 'dish') ?? false
      if (isDish && (/cooked/.test(food.id) || !pantryItem(food.id) || isSoldReady(food.id))) continue
      if (
        !(map.get(key) ?? []).some(
          (entry) => entry.kind === 'food' || entry.kind === 'mood' || entry.kind === 'cuisine',
        )
      )
        enter(name, { kind: 'food', id: food.id })
    }
  }
  return map
}

let built: ReadonlyMap<string, readonly Entry[]> | null = null
/** Returns every phrase that a craving is scanned for. */
export const lexicon = (): ReadonlyMap<string, readonly Entry[]> => {
  built ??= build()
  return built
}

export const LONGEST_PHRASE = 6

/** True for words that name something to eat; "egg" is excluded, since "eggless" is a diet of its own. */
export const isFoodWord = (word: string): boolean =>
  !lexicon().has(phraseOf(`${word}less`)) &&
  (lexicon().get(phraseOf(word)) ?? []).some(({ kind }) => ['food', 'family', 'class'].includes(kind))

const rolesOf = (entry: Entry): readonly string[] =>
  entry.kind === 'food'
    ? (pantryItem(entry.id)?.roles ?? [])
    : membersOf(entry.id, () => true).flatMap((id) => pantryItem(id)?.roles ?? [])

const fleshRoles: ReadonlySet<string> = new Set([
  'poultry',
  'red-meat',
  'fish',
  'shellfish',
  'pork-cut',
  'roast',
])

/** True when a food is the very product of these dishes, such as the bread of a bread recipe. */
export const makes = (dishIds: readonly string[], foodId: string): boolean =>
  kindsOfDish.filter(({ id }) => dishIds.includes(id)).every((dish) => dish.makes.includes(foodId))

/** True when an entry is meat, fish or seafood. */
export const isFlesh = (entry: Entry): boolean =>
  (entry.kind === 'food' || entry.kind === 'family') && rolesOf(entry).some((role) => fleshRoles.has(role))

/** True when a food named inside a dish's own name is an ingredient of the dish. */
export function belongsIn(dishIds: readonly string[], entry: Entry): boolean {
  const named = kindsOfDish.filter(({ id }) => dishIds.includes(id))
  // A category counts only when the dish has it: a Yorkshire pudding is no dessert, a rice pudding is.
  const category = entry.kind === 'category' ? categoryWords[entry.id] : undefined
  if (category) return named.some((dish) => dish.categories.includes(category))
  if (entry.kind !== 'food' && entry.kind !== 'family') return true
  // A dish's own product is no wish beside it: the "wrap" of lettuce wrap tacos is no tortilla.
  if (entry.kind === 'food' && makes(dishIds, entry.id)) return false
  const taken: readonly string[] = named.flatMap(({ takes }) => takes)
  return rolesOf(entry).some((role) => taken.includes(role))
}

/** True for a dish that is also sold ready: who asks for tomato soup wants it made. */
const isSoldReady = (id: string): boolean =>
  pantryItem(id)?.roles.some((role) => role.startsWith('ready-')) ?? false
