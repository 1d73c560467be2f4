import { rankOf } from '../../languages/word-ranks.ts'
import { claim, isClaimed, type Reading } from '../reading.ts'
import { behaviors, notVerbs } from './denying-verbs.ts'
import { enders, fillers, notFoodHeads } from './noun-phrases.ts'

/** Techniques that a craving can rule out, with the tool that is missing then: a dish that is "not baked" has no oven. */
export const waysOfCooking: ReadonlyMap<string, { technique: string; missing: string }> = new Map(
  Object.entries({
    fried: { technique: 'fried', missing: 'no frying' },
    fry: { technique: 'fried', missing: 'no frying' },
    frying: { technique: 'fried', missing: 'no frying' },
    'deep-fried': { technique: 'fried', missing: 'no frying' },
    grilled: { technique: 'grilled', missing: 'no grill' },
    baked: { technique: 'baked', missing: 'no bake' },
  }),
)

/**
 * Tools that a craving can rule out, with the equipment word for it: `no blender`. Longer names come first.
 */
const tools: readonly (readonly [words: readonly string[], tool: string])[] = [
  [['food', 'processor'], 'no food processor'],
  [['air', 'fryer'], 'no air fryer'],
  [['slow', 'cooker'], 'no slow cooker'],
  [['pressure', 'cooker'], 'no pressure cooker'],
  [['oven'], 'no oven'],
  [['stove'], 'no stove'],
  [['hob'], 'no stove'],
  [['microwave'], 'no microwave'],
  [['blender'], 'no blender'],
  // The words of other languages for the tool and for what it does are read as one.
  [['blend'], 'no blender'],
  [['robot'], 'no food processor'],
  [['thermomix'], 'no food processor'],
  [['electric', 'mixer'], 'no mixer'],
  [['hand', 'mixer'], 'no mixer'],
  [['stand', 'mixer'], 'no mixer'],
  [['mixer'], 'no mixer'],
  [['grill'], 'no grill'],
  [['baking'], 'no bake'],
  [['cooking'], 'no cook'],
  [['cook'], 'no cook'],
]

const tastes = new Set([
  'sweet',
  'salty',
  'sour',
  'bitter',
  'heavy',
  'greasy',
  'dry',
  // German "trocken" is both the taste "dry" and the state "dried".
  'dried',
  'boring',
  'fancy',
  'complicated',
  'raw',
  'creamy',
  'cheesy',
  'crunchy',
  'mushy',
  'slimy',
  'soggy',
  'white',
  'rich',
  'cakey',
  'chewy',
  'crumbly',
  'spongy',
  'eggy',
  'gamey',
  'oily',
  'stringy',
])
const heat = new Set(['spicy', 'hot', 'heat', 'spice', 'fiery', 'picante', 'spices'])

/** Parts that a dish can go without; its recipe says how. */
const parts = new Set([
  'crust',
  'crusts',
  'shell',
  'topping',
  'frosting',
  'icing',
  'filling',
  'sauce',
  'gravy',
  'dressing',
])

/** Work on a food that a craving can rule out, and which no check can prove. */
const work = new Set(
  'rolled soaked presoaked peeled sliced chopped pureed blended mashed marinated strained sifted stirred kneaded rinsed drained whipped toasted'.split(
    ' ',
  ),
)

/** Words for living things: "nothing with a face" means no meat and no fish. */
const ofAnimals = new Set(['face', 'faces', 'eyes', 'legs', 'mother', 'parents', 'heartbeat', 'pulse'])

/** Frequency rank up to which a word is too common to be a food that "no" denies: "no way", "no luck". */
const COMMON = 2500

/**
 * Reads the denial of something outside the food table: heat, a tool, a technique, a figure of speech, or an
 * unknown word, which is excluded by its name. Returns true when it has read words behind the negator.
 */
export function deniedOther(reading: Reading, at: number, from: number): boolean {
  const wordAt = (place: number) => reading.words[place]?.plain ?? ''
  let next = from
  // "Nothing that melts".
  const isThat = (place: number) => wordAt(at) === 'nothing' && /^(?:that|which)$/.test(wordAt(place))
  const isFor = (place: number) => wordAt(place) === 'for' && wordAt(at) === 'except'
  while (next < from + 3 && (fillers.has(wordAt(next)) || isFor(next) || isThat(next))) next++
  const word = wordAt(next)
  /** Counts the words of a list of tastes such as "white or creamy". */
  const tastesFrom = (first: number): number =>
    ['or', 'and', 'nor'].includes(wordAt(first + 1)) && tastes.has(wordAt(first + 2))
      ? 2 + tastesFrom(first + 2)
      : 1
  /** Counts the words of a list of sensations such as "hot, cold or spicy". */
  const feelsFrom = (first: number): number => {
    const isJoined = ['or', 'and', 'nor'].includes(wordAt(first + 1))
    const other = isJoined ? first + 2 : first + 1
    const stop = reading.words[first + 1]?.stop ?? ''
    const feels = heat.has(wordAt(other)) || tastes.has(wordAt(other)) || wordAt(other) === 'cold'
    return feels && (isJoined || stop === ',') ? other - first + feelsFrom(other) : 1
  }
  const take = (kind: 'equipment' | 'technique' | 'joining' | 'exclusion', means: string, length = 1) => {
    claim(reading, kind, at, next + length, means)
    return true
  }
  // A comma ends the denial: "wine neither, mustard I can live with" does not deny the mustard.
  const isParted = !(next === from ? ['', ':', '!'] : ['']).includes(reading.words[next]?.stop ?? '')
  if (word === '' || isClaimed(reading, next) || isParted) {
    claim(reading, 'joining', at, at + 1, '')
    return false
  }
  if (heat.has(word)) {
    reading.moods.add('mild')
    return take('exclusion', 'mild', feelsFrom(next))
  }
  // A dish that "came out of the oven" was baked in it, so the oven is not ruled out.
  const isTaken = /^(?:came|comes?|fresh|straight|right|hot|taken|take|pulled)$/.test(wordAt(at - 1))
  if (wordAt(at) === 'out' && isTaken && tools.some(([[first = '']]) => first === word))
    return take('joining', '')
  const tool = toolsAt(reading, next)
  if (tool > 0)
    return take(
      'equipment',
      `no ${reading.words
        .slice(next, next + tool)
        .map(({ plain }) => plain)
        .join(' ')}`,
      tool,
    )
  if (/^desserts?$/.test(word)) {
    reading.moods.add('savory')
    return take('exclusion', 'no dessert')
  }
  // "Nothing with a face" means vegetarian.
  if (ofAnimals.has(word) && wordAt(next - 1) === 'a') {
    reading.diets.add('vegetarian')
    return take('exclusion', 'vegetarian')
  }
  const depth = /^(?:deep|pan|shallow)$/.test(word) && waysOfCooking.has(wordAt(next + 1)) ? 1 : 0
  const denied = waysOfCooking.get(wordAt(next + depth))
  if (denied) {
    reading.techniques.add(denied.technique)
    reading.equipment.add(denied.missing)
    return take('technique', `not ${denied.technique}`, 1 + depth)
  }
  if (parts.has(word)) return take('exclusion', `no ${word}`)
  if (tastes.has(word)) {
    const count = tastesFrom(next)
    // "Without heavy sauces" speaks of sauces, and asks for none.
    const isOfNoun = /^(?:sauces?|dressings?|dishes|meals?|foods?|stuff|things|cream sauces?)$/.test(
      wordAt(next + count),
    )
    return take('joining', '', isOfNoun ? count + 1 : count)
  }
  // "Nothing that melts" speaks of heat in the car and names no tuna melt; "beans not soaked" names work. No check
  // can prove either, so the cook is told.
  const isBehavior = behaviors.has(word) && (notVerbs.has(wordAt(at)) || wordAt(at) === 'nothing')
  if (isBehavior || work.has(word)) {
    reading.unknown.add(word)
    return take('joining', '')
  }
  if (notFoodHeads.has(word)) return take('joining', '')
  const isTalk =
    (rankOf(word, 'en') ?? COMMON + 1) <= COMMON ||
    reading.vocabulary.isNeverEaten?.(word) ||
    isVerbForm(reading, next) ||
    (reading.language !== 'en' && word.length < SHORTEST_FOREIGN)
  if (enders.has(word) || isTalk) {
    claim(reading, 'joining', at, at + 1, '')
    return false
  }
  reading.exclusions.add(word)
  if (rankOf(word, 'en') === null) reading.unknown.add(word)
  return take('exclusion', `no ${word}`)
}

/**
 * Shortest word of another language that may be a food: "se" of "non so se" only holds the sentence together.
 */
const SHORTEST_FOREIGN = 4

/** Second-person verb endings that no food of Italian, Spanish or French has: "non suggerite". */
const verbForms: Partial<Record<Reading['language'], RegExp>> = {
  it: /(?:ate|ete|ite|iamo)$/,
  es: /(?:áis|éis|amos|emos|imos)$/,
  fr: /(?:ez|ons)$/,
}
const isVerbForm = ({ words, language }: Reading, at: number): boolean => {
  const word = words[at]
  return word !== undefined && !word.isForeign && (verbForms[language]?.test(word.typed) ?? false)
}

/** Counts the words from `at` that list missing tools: "microwave or oven". */
export function toolsAt(reading: Reading, at: number): number {
  let length = 0
  for (;;) {
    const [words, tool] =
      tools.find(([name]) => name.every((word, i) => reading.words[at + length + i]?.plain === word)) ?? []
    if (!words || !tool) return length
    reading.equipment.add(tool)
    length += words.length
    if (!['or', 'and', 'nor'].includes(reading.words[at + length]?.plain ?? '')) return length
    // "An oven or a microwave" has an article before each.
    const article = /^(?:an?|the|any|my)$/.test(reading.words[at + length + 1]?.plain ?? '') ? 2 : 1
    const isTool = tools.some(([name]) =>
      name.every((word, i) => reading.words[at + length + article + i]?.plain === word),
    )
    if (!isTool) return length
    length += article
  }
}
