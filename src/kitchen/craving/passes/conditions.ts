import { conditionsIn, unknownConditionsIn } from '../../conditions/index.ts'
import { isOtherWord, rankOf } from '../../languages/word-ranks.ts'
import { conditionName } from '../condition-name.ts'
import { englishOf } from '../english-words.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading, wordsWithin } from '../reading.ts'
import { isStranger } from '../spelling.ts'

/**
 * Reads conditions and audiences such as low FODMAP, diabetic or an eight-month-old, and claims those without
 * rules; `unruled-conditions.ts` says what becomes of them once all other words are read.
 */
export const readConditions: Pass = (reading) => {
  for (const { condition, diets, start, end } of conditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from)) continue
    if (!reading.conditions.some(({ id }) => id === condition.id)) reading.conditions.push(condition)
    for (const diet of diets) reading.diets.add(diet)
    // A smash cake tells who eats, and is the dish as well.
    if (nameAt(reading, place.from) === place.to - place.from) continue
    claim(reading, 'condition', place.from, place.to, conditionName(condition))
  }
  readMended(reading)
  for (const { name, start, end } of unknownConditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from) || isBroughtOn(reading, place.from)) continue
    claim(reading, 'unknown-condition', place.from, place.to, name)
  }
  illnessNamed(reading)
  dietFor(reading)
  friendlyTo(reading)
}

const bringing = new Set('give gives gave giving cause causes trigger triggers bring brings'.split(' '))
/**
 * True when a food causes the condition: "soy gives me migraines" states an allergy to soy, not a condition
 * to cook for.
 */
const isBroughtOn = ({ words }: Reading, at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => bringing.has(plain))

/** Reads conditions in the corrected words as well, "pregant", and claims those without rules: "low pottasium". */
function readMended(reading: Reading): void {
  if (reading.readAs.length === 0) return
  const { text, starts } = englishOf(reading)
  for (const { condition, diets, start, end } of conditionsIn(text)) {
    const { from, to } = placeOf(starts, start, end)
    if (from < 0 || isClaimed(reading, from)) continue
    if (!reading.conditions.some(({ id }) => id === condition.id)) reading.conditions.push(condition)
    for (const diet of diets) reading.diets.add(diet)
    claim(reading, 'condition', from, to, conditionName(condition))
  }
  for (const { name, start, end } of unknownConditionsIn(text)) {
    const { from, to } = placeOf(starts, start, end)
    if (from < 0 || isClaimed(reading, from) || isBroughtOn(reading, from)) continue
    claim(reading, 'unknown-condition', from, to, name)
  }
}

/** Returns the places of the words between two offsets of the English text. */
const placeOf = (starts: readonly number[], start: number, end: number) => ({
  from: starts.findLastIndex((each) => each <= start),
  to: starts.findLastIndex((each) => each < end) + 1,
})

/** Claims "zorbitic friendly" as a condition: an unlisted word may name a food that somebody must not eat. */
function friendlyTo(reading: Reading): void {
  reading.words.forEach(({ plain, typed, isForeign }, at) => {
    const next = reading.words[at + 1]
    if (next?.stop !== '' || !['friendly', 'safe', 'suitable', 'approved'].includes(next.plain)) return
    if (isForeign || isClaimed(reading, at) || !isStranger(plain, reading.vocabulary)) return
    claim(reading, 'unknown-condition', at, at + 2, typed)
  })
}

/** Endings of the names of illnesses, in any of the five languages. */
const illness =
  /(?:itis|emia|aemia|osis|syndrom[ea]?|malabsor\p{L}+|unvertraglichkeit|intoleran(?:z|cia|za|ce)|defizienz|deficiency|insuffizienz)$/u

/** Claims an illness that has no rules, recognized by the ending of its name: "Sorbitunverträglichkeit". */
function illnessNamed(reading: Reading): void {
  reading.words.forEach(({ typed, folded, isForeign }, at) => {
    if (isForeign || isClaimed(reading, at) || folded.length < 8 || !illness.test(folded)) return
    if (rankOf(folded, 'en') !== null || isOtherWord(folded)) return
    claim(reading, 'unknown-condition', at, at + 1, typed)
  })
}

/** Claims "a diet for porphyria": a rare word in this place names a condition that has no rules. */
function dietFor(reading: Reading): void {
  reading.words.forEach((word, at) => {
    const [next, name] = [reading.words[at + 1], reading.words[at + 2]]
    if (!/^(?:diet|diets|suitable|safe)$/.test(word.plain) || next?.plain !== 'for' || !name) return
    if (isClaimed(reading, at + 2) || (rankOf(name.plain, 'en') ?? RARE) < RARE || name.plain.length < 6)
      return
    claim(reading, 'unknown-condition', at, at + 3, name.plain)
  })
}
const RARE = 20_000

/** Diets with rules that doctors often prescribe for a condition without any. */
export const oftenMeans: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'high blood pressure': 'low sodium',
    'heart failure': 'low sodium',
    'heart disease': 'heart healthy',
    'the DASH diet': 'low sodium',
    IBS: 'low FODMAP',
    PCOS: 'diabetes-friendly',
    'low glycemic index': 'diabetes-friendly',
  }),
)
