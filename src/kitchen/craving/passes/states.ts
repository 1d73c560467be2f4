import { matchFood } from '../../foods/index.ts'
import type { FoodState } from '../claim.ts'
import { claim, nameAt, type Pass, type Reading } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'

type State = FoodState['state']

/** Parts of a cooked food, which are what was left: "most of a roasted chicken". */
const parts = ['most of a', 'most of the', 'half of a', 'half a', 'part of a', 'what is left of a'].flatMap(
  (part) => ['roasted', 'roast', 'rotisserie', 'cooked', 'baked', 'grilled'].map((done) => `${part} ${done}`),
)

/** Phrases before a food that name its state; the longest first. */
const before: readonly (readonly [words: readonly string[], state: State])[] = (
  [
    [
      'leftover',
      [
        'leftover|leftovers|left over|remaining|the rest of|rest of|the last of|last of|day old|stale|yesterday|yesterdays|last night',
        ...parts,
      ].join('|'),
    ],
    ['cooked', 'cooked|precooked|pre cooked|boiled|rotisserie|store bought rotisserie|roasted leftover'],
    ['raw', 'raw|uncooked'],
    ['frozen', 'frozen|from the freezer'],
    ['canned', 'canned|tinned|can of|cans of|tin of|tins of'],
    ['dried', 'dried|dry'],
  ] as const
)
  .flatMap(([state, phrases]) => phrases.split('|').map((phrase) => [phrase.split(' '), state] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Phrases behind a food that name its state: "turkey leftovers", "chicken from the freezer". */
const behind: typeof before = (
  [
    [
      'leftover',
      'leftover|leftovers|left over|scraps|from last night|from yesterday|from monday|from sunday',
    ],
    ['frozen', 'from the freezer|straight from the freezer|still frozen'],
  ] as const
)
  .flatMap(([state, phrases]) => phrases.split('|').map((phrase) => [phrase.split(' '), state] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Words that name a state; they stay unclaimed, because names of foods begin with them: frozen peas. */
export const stateWords: ReadonlySet<string> = new Set(
  [...before, ...behind].flatMap(([phrase]) => phrase).filter((word) => word.length > 3),
)

/** Words between the state and the food that describe it further: "leftover mashed potatoes". */
const between = new Set(
  'mashed roasted roast boiled cooked fried grilled baked steamed boneless skinless bone in skin on whole chopped sliced shredded pulled plain white brown of the some my our from sunday monday christmas thanksgiving takeout chinese last night rotisserie raw cold dried frozen'.split(
    ' ',
  ),
)
/** States that replace a weaker one: a cooked leftover is a leftover. */
const overrides: Partial<Record<State, readonly State[]>> = { leftover: ['cooked', 'raw'], dried: ['raw'] }

/** Reads a count of tins without an "of": "2 cans mackerel". */
const tinsAt = ({ words }: Reading, at: number): (typeof before)[number] | undefined =>
  /^(?:cans?|tins?)$/.test(words[at]?.plain ?? '') && /^\d+$/.test(words[at - 1]?.plain ?? '')
    ? [[words[at]?.plain ?? ''], 'canned']
    : undefined

/** True for a food that is to be cooked where the dish has it raw, and is not at hand: "a poke bowl but with cooked fish". */
const isContrasted = ({ words }: Reading, at: number): boolean => {
  const before = words.slice(0, at).map(({ plain }) => plain)
  return (
    /\b(?:but|only|just|fully|well)(?: (?:with|has|have|use|the|only|fully|well))*$/.test(before.join(' ')) &&
    !before.some((word) => /^(?:have|got|leftovers?|already|had)$/.test(word))
  )
}

const isGroundMeat = (name: string): boolean => matchFood(name)?.food.tags.includes('ground-meat') ?? false
const isHeated = /^(?:cooked|precooked|browned|fried|boiled|grilled|roasted|roast|baked)$/

const isHere = ({ words }: Reading, at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => words[at + i]?.plain === word)

/** True for a word that another pass has read; an amount such as "two tins of" says the state of its food as well. */
const isTaken = ({ claims }: Reading, at: number): boolean =>
  claims.some(({ kind, from, to }) => kind !== 'number' && kind !== 'state' && from <= at && at < to)

/**
 * Reads the states of foods, since a cooked food is not cooked from raw. The food itself stays a wish for the
 * engine to read.
 */
export const readStates: Pass = (reading) => {
  const { words } = reading
  for (let at = 0; at < words.length; at++) {
    if (isTaken(reading, at)) continue
    const found = before.find(([phrase]) => isHere(reading, at, phrase)) ?? tinsAt(reading, at)
    if (found) {
      const [phrase, state] = found
      let next = at + phrase.length
      while (
        next < words.length &&
        between.has(words[next]!.plain) &&
        words[next]!.stop === '' &&
        !thingAt(words, next)
      )
        next++
      const stop = words[next]?.stop ?? ''
      const isOfAnother = words[at + phrase.length]?.plain === 'from' && isBehindThing(reading, at)
      const isAhead = next < words.length && (stop === '' || stop === ':') && !isOfAnother
      const thing = isAhead ? thingAt(words, next) : null
      // The rest of a packet is as dry as it was: "leftover uncooked pasta", "a leftover bag of bulgur".
      const isUncooked =
        state === 'leftover' &&
        words.slice(at, next).some(({ plain }) => /^(?:raw|uncooked|dry|dried|frozen)$/.test(plain))
      // Leftovers of ground meat may be raw: to cook them once more is safe, to take them for a roast is not.
      const mayBeRaw =
        state === 'leftover' &&
        thing !== null &&
        isGroundMeat(thing.name) &&
        !words.slice(at, next).some(({ plain }) => isHeated.test(plain))
      if (thing) claimUncooked(reading, at, next)
      const isHow = (one: Thing) =>
        state === 'cooked' && (isInsideName(reading, at, one) || isContrasted(reading, at))
      if (thing && !isUncooked && !mayBeRaw && !isHow(thing)) note(reading, thing, state)
    }
    const thing = thingAt(words, at)
    if (!thing) continue
    const state = behind.find(([phrase]) => isHere(reading, thing.to, phrase))?.[1]
    if (state === 'leftover' && isGroundMeat(thing.name) && !isHeated.test(words[at - 1]?.plain ?? ''))
      continue
    if (state && (words[thing.to]?.stop ?? '') === '') note(reading, thing, state)
  }
}

/** Claims that a food is uncooked as it is there, which asks for no dish without cooking. */
function claimUncooked(reading: Reading, from: number, to: number): void {
  for (let at = from; at < to; at++)
    if (reading.words[at]?.plain === 'uncooked' && !isTaken(reading, at))
      claim(reading, 'state', at, at + 1, 'raw')
}

/** True behind a food, which is then what is left: the yolks of "egg yolks left over from meringue". */
const isBehindThing = ({ words }: Reading, at: number): boolean =>
  words[at]?.stop === '' && [1, 2, 3].some((length) => at >= length && thingAt(words, at - length)?.to === at)

/** Most words of a dish's name before the state in it: the Sichuan of "Sichuan boiled beef". */
const MOST_BEFORE = 3

/**
 * True when a state and its food are a part of a longer name of a dish, which is cooked from raw: "Sichuan
 * boiled beef", "boiled yam with egg sauce".
 */
function isInsideName(reading: Reading, at: number, { from, to }: Thing): boolean {
  // Eggs that are hard boiled are boiled, whatever recipe has that name.
  if (/^(?:hard|soft)$/.test(reading.words[at - 1]?.plain ?? '')) return false
  for (let start = at; start >= Math.max(0, at - MOST_BEFORE); start--) {
    const end = start + nameAt(reading, start)
    if (start < at ? end > from : end > to) return true
  }
  return false
}

function note({ states }: Reading, { name }: Thing, state: State): void {
  const food = name.replace(/^(?:leftover|cooked|frozen|canned|dried|raw|roast|rotisserie) /, '')
  const known = states.find((one) => one.food === food)
  if (!known) states.push({ food, state })
  else if (overrides[state]?.includes(known.state)) known.state = state
}
