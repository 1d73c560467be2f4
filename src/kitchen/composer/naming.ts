import { stem } from './constraints.ts'
import type { Kit } from './kit.ts'
import { pantryItem } from './pantry/index.ts'
import { listOf } from './prose.ts'

/** Adjectives that an ingredient makes true. */
const facts: readonly [adjective: string, ids: readonly string[]][] = [
  [
    'spicy',
    [
      'chili-flake',
      'cayenne',
      'sriracha',
      'red-chili',
      'jalapeno',
      'gochujang',
      'harissa',
      'chipotle-in-adobo',
      'hot-sauce',
      'thai-red-curry-paste',
      'cajun-seasoning',
    ],
  ],
  ['smoky', ['smoked-paprika', 'chipotle-in-adobo', 'bacon', 'chorizo']],
  [
    'creamy',
    [
      'heavy-cream',
      'coconut-cream',
      'cream-cheese',
      'creme-fraiche',
      'mascarpone',
      'half-and-half',
      'vegan-cream-cheese',
      'coconut-milk',
    ],
  ],
  ['lemony', ['lemon', 'lemon-juice']],
  ['gingery', ['ginger', 'ginger-ground']],
  ['coconut', ['coconut-milk', 'coconut-cream']],
  ['garlicky', ['garlic']],
  ['cheesy', ['cheddar', 'mozzarella-low-moisture', 'monterey-jack', 'gruyere', 'vegan-cheese']],
  ['honey', ['honey']],
  ['maple', ['maple-syrup']],
  ['miso', ['miso']],
  ['peanut', ['peanut-butter']],
  ['sesame', ['sesame-oil', 'sesame-seed']],
  ['cumin', ['cumin', 'cumin-seed']],
  ['harissa', ['harissa']],
  ['saffron', ['saffron']],
  ['rosemary', ['rosemary', 'rosemary-dried']],
  ['thyme', ['thyme', 'thyme-dried']],
  ['sage', ['sage']],
  ["za'atar", ['zaatar']],
  ['sumac', ['sumac']],
  ['turmeric', ['turmeric']],
  ['five-spice', ['five-spice']],
  ['chipotle', ['chipotle-in-adobo']],
  ['paprika', ['paprika']],
  ['mustard', ['dijon-mustard', 'mustard-seed']],
  ['balsamic', ['balsamic-vinegar']],
  ['lime', ['lime', 'lime-juice']],
  ['lemongrass', ['lemongrass']],
  ['red wine', ['red-wine']],
  ['white wine', ['white-wine']],
  ['herby', ['parsley', 'basil', 'dill', 'mint', 'cilantro', 'thai-basil']],
]

export interface Naming {
  noun: string
  /** Ids that define the dish, most important first. */
  main: readonly string[]
  /** Ids that may join. */
  partners?: readonly string[]
  /** True adjectives of the method: `one-pot`, `roasted`. */
  methods?: readonly string[]
  /** Adjectives that must not be used although an ingredient would allow them. */
  never?: readonly string[]
  /** A cuisine's adjective may lead. */
  cuisine?: boolean
}

const plainWord = (id: string) => {
  const item = pantryItem(id)
  return item?.title ?? item?.one ?? id
}
const manyWord = (id: string) => {
  const item = pantryItem(id)
  // "With Lime": its juice or its wedges, never whole fruit.
  if (item?.roles.includes('citrus')) return item.one
  return item?.title && item.one === item.many && !item.one.endsWith('seeds')
    ? item.title
    : (item?.many ?? id)
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .map(stem)

/** Whether two names share a word: "Potato Scalloped Potatoes" is nobody's dinner. */
const overlap = (a: string, b: string) => {
  const words = new Set(wordsOf(a))
  return wordsOf(b).some((word) => words.has(word))
}

const distinct = (words: readonly string[]) =>
  words.filter((word, index) => !words.slice(0, index).some((earlier) => overlap(earlier, word)))

/** The first of these names that the craving uses: the dish is then called what its cook calls it. */
export const said = (kit: Kit, ...names: readonly string[]): string | null => {
  const text = ` ${kit.craving.text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `
  return names.find((name) => text.includes(` ${name} `) || text.includes(` ${name}s `)) ?? null
}

/** Adjectives that the method makes true, by a word of its steps. */
const methodWords: readonly [step: RegExp, adjective: string][] = [
  [/\bchar(?:red|s)?\b/, 'charred'],
  [/\bsear\b/, 'seared'],
  [/\bbroil(?:er|ed)?\b/, 'broiled'],
  [/\bmarinat/, 'marinated'],
  [/\bcaramel/, 'caramelized'],
  [/\bsimmer[^.]*, (?:[4-9]\d|1\d\d) minutes|1 1\/2 hours|2 hours/, 'slow-simmered'],
]

function methodsIn(kit: Kit, noun: string): string[] {
  const text = kit.finished().steps.join(' ').toLowerCase()
  return methodWords
    .filter(([step, adjective]) => step.test(text) && !overlap(noun, adjective))
    .map(([, adjective]) => adjective)
}

/** Offers titles in many shapes; every word of them is a fact of the recipe. */
export function nameDish(kit: Kit, naming: Naming): void {
  const { noun } = naming
  const used = (id: string) => kit.uses(id) || kit.uses(kit.finished().stands.get(id) ?? id)
  const present = (ids: readonly string[]) =>
    [...new Set(ids.map((id) => kit.finished().stands.get(id) ?? id))].filter((id) => kit.uses(id))
  const asked = kit.wanted.filter(
    (id) => used(id) && !quiet.has(id) && !(kit.isKitchensChoice(id) && isStaple(id)),
  )
  const mains = distinct(present([...naming.main]).map(plainWord)).filter((word) => !overlap(noun, word))
  const askedWords = distinct(asked.map(plainWord)).filter((word) => !overlap(noun, word))
  const lead = distinct([...mains.slice(0, 1), ...askedWords]).slice(0, 3)
  const first = lead[0] ?? ''
  const company = [...present(naming.partners ?? []), ...accents(kit)].filter((id) => !unspoken.has(id))
  const partners = distinct([...mains, ...company.filter((id) => !isAccent(id)).map(plainWord)]).filter(
    (word) => !lead.some((other) => overlap(other, word)) && !overlap(noun, word),
  )
  const partnersMany = [...new Set([...present([...naming.main]), ...company])]
    .map(manyWord)
    .filter((word) => !lead.some((other) => overlap(other, word)) && !overlap(noun, word))
  const calm = kit.mood('mild') || kit.craving.exclusions.some((word) => /spic|chil/.test(word))
  const adjectives = facts
    .filter(([adjective, ids]) => ids.some((id) => kit.uses(id)) && !(naming.never ?? []).includes(adjective))
    .map(([adjective]) => adjective)
    .filter(
      (adjective) =>
        !(calm && adjective === 'spicy') && !overlap([...lead, noun].join(' '), adjective.replace(/y$/, '')),
    )
    .filter(
      (adjective) =>
        !kit.craving.exclusions.some((word) => word.length > 2 && adjective.startsWith(word.slice(0, 4))),
    )
  const methods = [...(naming.methods ?? []), ...methodsIn(kit, noun)]
  const cuisine = naming.cuisine && kit.profile ? [kit.profile.adjective] : []
  const leads = [...methods, ...adjectives, ...cuisine, ...adjectives]
  if (kit.mood('spicy') && adjectives.includes('spicy')) leads.push('spicy', 'spicy', 'spicy')
  const ends = kit.random.shuffled(distinct(partnersMany)).slice(0, 5)
  const tails = [
    ...ends.flatMap((one, at) => ends.slice(at + 1).map((two) => `with ${one} and ${two}`)).slice(0, 4),
    ...ends.slice(0, 3).map((one) => `with ${one}`),
    '',
  ]
  const rest = distinct(asked.map(manyWord)).filter((word) => !overlap(first, word) && !overlap(noun, word))
  const shapes = [...new Set([...leads, ''])].flatMap((adjective) => {
    if (lead.length > 1)
      return [
        ...tails.slice(-4).map((tail) => `${adjective} ${listOf(lead)} ${noun} ${tail}`),
        ...(rest.length > 0 ? [`${adjective} ${first} ${noun} with ${listOf(rest.slice(0, 2))}`] : []),
      ]
    // A dish that is its own main has nothing for a partner to be joined to.
    const joined =
      first === ''
        ? []
        : partners.slice(0, 3).map((partner) => `${adjective} ${first} and ${partner} ${noun}`)
    return [...tails.map((tail) => `${adjective} ${first} ${noun} ${tail}`), ...joined]
  })
  kit.title(...shapes)
}

const accentRoles = [
  'herb',
  'citrus',
  'crumbling-cheese',
  'hard-cheese',
  'melting-cheese',
  'nut',
  'seed',
  'pickle',
  'vegetable',
  'mushroom',
  'dried-fruit',
]
const notable = new Set([
  'cumin',
  'smoked-paprika',
  'fennel-seed',
  'harissa',
  'miso',
  'sumac',
  'ginger',
  'dijon-mustard',
  'cinnamon',
  'nutmeg',
  'saffron',
  'chipotle-in-adobo',
  'cardamom',
  'thyme-dried',
  'oregano-dried',
  'honey',
  'lemon-juice',
  'lime-juice',
  'paprika',
  'garam-masala',
  'turmeric',
  'coconut-milk',
  'balsamic-vinegar',
  'white-wine',
  'red-wine',
  'rosemary-dried',
  'garlic',
  'lemongrass',
  'mustard-seed',
  'allspice',
  'five-spice',
  'curry-powder',
])

/** What gives a dish its last note: herbs, citrus, cheese, a spice worth naming. */
const accents = (kit: Kit) => kit.lines.map((line) => line.item.id).filter(isAccent)

/** The base of most pots: true, and not worth a title. */
const unspoken = new Set([
  'onion',
  'shallot',
  'garlic',
  'celery',
  'hot-sauce',
  'bay-leaf',
  'crushed-tomato',
  'tomato-paste',
  'lettuce',
  'scallion',
])

function isAccent(id: string): boolean {
  if (unspoken.has(id)) return false
  const roles: readonly string[] = pantryItem(id)?.roles ?? []
  return notable.has(id) || roles.some((role) => accentRoles.includes(role))
}

/** "Pasta" was asked for; that it became linguine need not be said. */
const isStaple = (id: string) =>
  pantryItem(id)?.roles.some((role) => ['pasta', 'noodle', 'grain', 'bread'].includes(role)) === true

/** Seasoning that a title need not name, even when it was asked for. */
const quiet = new Set([
  'salt',
  'black-pepper',
  'olive-oil',
  'vegetable-oil',
  'water',
  'all-purpose-flour',
  'sugar',
  'baking-powder',
])
