import type { Language } from '../../languages/dictionary.ts'
import { splitWords } from '../../languages/split-words.ts'
import { allergensOfWord } from '../allergens.ts'
import type { ClaimKind } from '../claim.ts'
import { claim, isClaimed, type Pass, type Reading, type Stretch, wordsWithin } from '../reading.ts'
import { stem } from '../stem.ts'
import { namesWithin, type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { type Signal, type SignalKind, signalsIn } from './doubt-signals.ts'
import { looseDenials } from './loose-denials.ts'
import { WHICH_ALLERGY } from './unknown-allergies.ts'

/**
 * Looks, as the last safety pass, for words of harm or refusal that the grammar of negation and allergy did
 * not understand. Nobody can list every way of saying that a food does harm, but such sentences use few
 * words. When one of these words remains beside a food that would be taken for a wish, nothing is made and
 * the cook is asked to say it plainly: an overlooked allergy is the one mistake that must not happen.
 */
export const readDoubts: Pass = (reading) => {
  if (reading.refusal !== null) return
  const text = splitWords(reading.text)
  const folded = text.map((word) => word.folded)
  const signals = signalsIn(folded).filter((signal) => !isInName(reading, folded, signal))
  const denials = looseDenials(reading)
  if (signals.length + denials.length === 0 && !/[=:]/.test(reading.text)) return
  const clauses = clausesOf(reading, text)
  reading.refusal =
    unlistedDoubt(reading, clauses) ??
    signals
      .map(({ kind, from, to }) =>
        doubtOf(reading, clauses, kind, { start: text[from]!.start, end: text[to - 1]!.end }),
      )
      .find((doubt) => doubt !== null) ??
    denials.map((at) => denialDoubt(reading, clauses, at)).find((doubt) => doubt !== null) ??
    null
}

/**
 * True for a word inside a dish's name: the "ew" of pad see ew disgusts nobody. The words are those typed,
 * since the spelling of a word of harm may have been mended to a name: "gamberi coliche" is no ceviche.
 */
function isInName({ vocabulary }: Reading, folded: readonly string[], { from, to }: Signal): boolean {
  const stems = folded.map(stem)
  return stems.some((_, at) => {
    const length = at <= from ? vocabulary.nameAt(stems, at) : 0
    return length > to - from && at + length >= to
  })
}

/** Words before a colon that say what kind of list follows. */
const headings = wordSet(
  'have got fridge ingredients ingredient using use with want wanted wish wishes wishlist dinner lunch breakfast snack dessert starter main side sides dish meal menu craving mood cuisine idea ideas recipe pantry leftovers include includes including i: theme today tonight tomorrow meat meats veggies veggie vegetables sauce starch base topping toppings monday tuesday wednesday thursday friday saturday sunday request budget time servings for problem only left veg protein carbs',
)

/**
 * Refuses texts that relate foods by signs only: "mushrooms = slime", or "me: lupin, Dave: celery", which
 * does not say whether people eat these foods or avoid them.
 */
function unlistedDoubt(reading: Reading, clauses: readonly Clause[]): string | null {
  const wished = clauses.flatMap((clause) => clause.wished)
  const compared = wished.find(({ end }) => /^\s*(?:=|→|-+>)\s*\p{L}/u.test(reading.text.slice(end)))
  if (compared) return foodDoubt('=', [compared])
  const people = reading.words.flatMap(({ stop, start }, at) =>
    stop === ':' && at > 0 && !headings.has(reading.words[at - 1]!.plain) ? [{ start, at }] : [],
  )
  const [first, second] = people.flatMap(({ start, at }) =>
    wished
      .filter((food) => food.start === start)
      .map((food) => ({ food, said: `${reading.words[at - 1]!.typed}:` })),
  )
  const isList = people.length > 1 && (second || reading.claims.some(({ kind }) => explaining.has(kind)))
  return first && isList ? foodDoubt(first.said, [first.food]) : null
}

/**
 * Refuses a denial that no list of foods follows, since it may deny the food before it: "mushrooms are not
 * happening".
 */
function denialDoubt(reading: Reading, clauses: readonly Clause[], at: Stretch): string | null {
  const clause = clauses.findLast(({ start }) => start <= at.start)
  if (!clause) return null
  const before = clause.wished.filter(({ end }) => end <= at.start)
  const isSaid = clause.ruledOut.some(({ start, end }) => start <= at.start && at.end <= end)
  return before.length > 0 && !isSaid ? foodDoubt(reading.text.slice(at.start, at.end), before) : null
}

/** Claims that name an exclusion or an audience, and so explain why harm is mentioned. */
const explaining: ReadonlySet<ClaimKind> = new Set(['allergy', 'exclusion', 'condition', 'unknown-condition'])
/** Seasonings and nutrients that people reduce without any allergy. */
const seasonings = wordSet('salt sugar spice heat savory oil fat carb pepper calorie sodium')

interface Clause extends Stretch {
  /** True when the clause begins a sentence. */
  opens: boolean
  /** Foods that would be read as wishes. */
  wished: (Stretch & { name: string })[]
  ruledOut: Stretch[]
}

/**
 * Words that begin another clause without a stop: a statement behind them is not about the food before them.
 */
const clauseWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'but however though although that which who because since so when while if unless until where as',
  ),
  de: wordSet('aber sondern jedoch doch weil denn dass da wenn damit obwohl'),
  es: wordSet('pero sino que quien porque cuando si aunque'),
  fr: wordSet('mais que qui parce car quand si'),
  it: wordSet('ma pero che perche quando se siccome'),
}

function clausesOf(
  reading: Reading,
  text: readonly { start: number; stop: string; folded: string }[],
): Clause[] {
  const own = clauseWords[reading.language]
  const starts = text.filter(
    ({ stop, folded }, i) => i === 0 || stop !== '' || clauseWords.en.has(folded) || own.has(folded),
  )
  const clauses = starts.map(
    ({ start, stop }, i): Clause => ({
      opens: /[.!?\n]/.test(stop),
      start: i === 0 ? 0 : start,
      end: starts[i + 1]?.start ?? reading.text.length,
      wished: [],
      ruledOut: [],
    }),
  )
  const clauseOf = (start: number) => clauses.findLast((clause) => clause.start <= start)
  // A denied word that is no food explains nothing: "no puedo respirar".
  for (const { kind, from, to } of reading.claims)
    if (explaining.has(kind) && (kind !== 'exclusion' || namesWithin(reading, from, to))) {
      const stretch = { start: reading.words[from]!.start, end: reading.words[to - 1]!.end }
      // One list may run over several clauses.
      for (const clause of clauses)
        if (clause.start < stretch.end && stretch.start < clause.end) clause.ruledOut.push(stretch)
    }
  for (let at = 0; at < reading.words.length; ) {
    const thing = thingAt(reading.words, at)
    if (!thing) {
      at++
      continue
    }
    const start = reading.words[thing.from]!.start
    const end = reading.words[thing.to - 1]!.end
    const isRead = reading.claims.some(
      ({ kind, from, to }) => kind !== 'joining' && kind !== 'state' && from < thing.to && thing.from < to,
    )
    // Celiac disease is read as a diet by the engine, so gluten counts as left out.
    if (thing.name === 'celiac' || isLeftOut(reading, thing)) clauseOf(start)?.ruledOut.push({ start, end })
    else if (!isRead && !seasonings.has(thing.name))
      clauseOf(start)?.wished.push({ start, end, name: reading.text.slice(start, end).toLowerCase() })
    at = thing.to
  }
  return clauses
}

/**
 * True when the food nearest before a signal is left out; without a food before it, the nearest one behind
 * decides.
 */
function nearest(ruledOut: readonly Stretch[], wished: readonly Stretch[], at: Stretch): boolean {
  const closest = (stretches: readonly Stretch[], isBefore: boolean) =>
    Math.min(
      ...stretches
        .filter(({ start }) => start <= at.start === isBefore)
        .map(({ start, end }) => (isBefore ? Math.max(0, at.start - end) : start - at.end)),
    )
  for (const isBefore of [true, false]) {
    const [out, wish] = [closest(ruledOut, isBefore), closest(wished, isBefore)]
    if (Number.isFinite(out) || Number.isFinite(wish)) return out <= wish
  }
  return false
}

/** Returns the refusal that a signal calls for; null when the words around it explain it. */
function doubtOf(reading: Reading, clauses: readonly Clause[], kind: SignalKind, at: Stretch): string | null {
  const doubt = unexplained(reading, clauses, kind, at)
  // Words of harm that are explained, such as a rash, name no dish.
  const place = doubt === null ? wordsWithin(reading.words, at.start, at.end) : null
  if (place) claim(reading, 'joining', place.from, place.to, '')
  return doubt
}

function unexplained(
  reading: Reading,
  clauses: readonly Clause[],
  kind: SignalKind,
  at: Stretch,
): string | null {
  const here = clauses.findIndex((clause) => clause.start <= at.start && at.start < clause.end)
  const clause = clauses[here]
  if (!clause) return null
  const said = reading.text.slice(at.start, at.end)
  // Most languages name the harm behind the food, so foods before the signal count for more.
  const isRuledOut = nearest(clause.ruledOut, clause.wished, at)
  const before = clauses.slice(0, here).findLast(hasFoods)
  // A condition explains "safe": "wife is pregnant, something with fish that's safe".
  if (/\bsafe\b/i.test(said) && reading.conditions.length > 0) return null
  // A pronoun may mean foods that are ruled out already: "grandpa can't chew nuts, so leave them off".
  if (
    /\b(?:them|it|those|these|that)\b/i.test(said) &&
    !clause.wished.some((food) => food.start < at.start) &&
    before?.ruledOut.length
  )
    return null
  if (kind === 'past') return clause.ruledOut.length > 0 ? pastDoubt(said) : null
  if (clause.wished.length > 0 || clause.ruledOut.length > 0) {
    if (!isRuledOut) return foodDoubt(said, clause.wished)
    claimLeftOut(reading, clause)
    if (kind === 'harm') takeForAllergies(reading, clause)
    return null
  }
  const behind = clauses.slice(here + 1).find(hasFoods)
  const about = before ?? behind
  if (about?.ruledOut.length) {
    if (kind === 'harm') takeForAllergies(reading, about)
    return null
  }
  if (before) return foodDoubt(said, before.wished)
  // A sentence may name the harm first: "the canteen refuses whatever has seen a sesame seed".
  const isSameSentence =
    behind && !clauses.slice(here + 1, clauses.indexOf(behind) + 1).some(({ opens }) => opens)
  if (behind && isSameSentence) return foodDoubt(said, behind.wished)
  // Allergies of the profile are known, so a mention of them needs no question.
  return kind === 'harm' && !reading.meansProfile ? WHICH_ALLERGY : null
}

/**
 * True when the craving leaves this food out elsewhere: "a curry without garlic? Garlic kills my stomach".
 */
const isLeftOut = ({ exclusions, allergies }: Reading, { name, id }: Thing): boolean =>
  exclusions.has(name) ||
  (id !== null && exclusions.has(id)) ||
  allergensOfWord(name).some((allergen) => allergies.has(allergen))

/** Claims foods that are left out and named once more as the reason, so that they are read as no wish. */
function claimLeftOut(reading: Reading, clause: Stretch): void {
  reading.words.forEach(({ start }, at) => {
    if (start < clause.start || start >= clause.end || isClaimed(reading, at)) return
    const thing = thingAt(reading.words, at)
    if (thing && isLeftOut(reading, thing)) claim(reading, 'joining', thing.from, thing.to, '')
  })
}

/** Widens exclusions to their allergens when harm is mentioned: "no pine nuts, Luca's face swells". */
function takeForAllergies(reading: Reading, clause: Stretch): void {
  for (const { kind, from, to } of reading.claims) {
    const [start, end] = [reading.words[from]!.start, reading.words[to - 1]!.end]
    if (kind !== 'exclusion' || start >= clause.end || end <= clause.start) continue
    for (const { name } of thingsWithin(reading, from, to))
      for (const allergen of allergensOfWord(name)) reading.allergies.add(allergen)
  }
}

const thingsWithin = ({ words }: Reading, from: number, to: number): Thing[] =>
  Array.from({ length: to - from }, (_, i) => thingAt(words, from + i)).filter((thing) => thing !== null)

const hasFoods = ({ wished, ruledOut }: Clause): boolean => wished.length > 0 || ruledOut.length > 0

function foodDoubt(said: string, wished: readonly { name: string }[]): string {
  const [first = ''] = wished.map(({ name }) => name)
  const names = [...new Set(wished.map(({ name }) => name))].join(', ')
  return `Larder could not tell what “${said}” says of ${names}, so it makes nothing. Write “no ${first}”, “allergic to ${first}” or “with ${first}”.`
}

const pastDoubt = (said: string): string =>
  `Larder could not tell whether what “${said}” is about is to be left out, so it makes nothing. Write “no …” for what is to be left out, and “with …” for what is not.`
