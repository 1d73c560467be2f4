import type { RecipeDraft } from '#contract/recipe.ts'
import { type Line, mentionsIn, readLines } from '../lines.ts'
import { minutesIn, sentencesOf } from '../sentences.ts'

/**
 * The sentence of a recipe that simmers, stews or braises longest, with the sentences before and after it.
 */
export interface MoistDish {
  lines: readonly Line[]
  /**
   * Sentences of each step before the long one; the last entry is the beginning of the long one's own step.
   */
  before: string[][]
  long: string
  minutes: number
  after: string[][]
  /** Lines that are in the pot by the time of the long sentence. */
  inside: Line[]
  /** Grams of thin liquid among these lines. */
  liquid: number
}

const moist =
  /\b(?:simmer|stew|brais|poach|bubbl|(?:cook|leave|bake)[^.]*\bcovered|cover(?:ed)?\b[^.]*\b(?:cook|bake|leave|braise)|boil gently|low boil|gentle boil)/i
const liquids =
  /stock|broth|water|wine|beer|cider|coconut-milk|tomato-canned|crushed-tomato|tomato-sauce|tomato-puree|juice|dashi|milk|cream/

export const isThin = ({ food }: Line): boolean =>
  food !== null && liquids.test(food.id) && !/paste|watermelon|cream-cheese/.test(food.id)

/** Reads the long moist cooking of a recipe; null when nothing simmers for as long as `least` minutes. */
export function moistDish(draft: RecipeDraft, least = 10): MoistDish | null {
  const lines = readLines(draft)
  const steps = draft.instructions.map(sentencesOf)
  const all = steps.flatMap((sentences, step) =>
    sentences.map((text, at) => ({ text, step, at, minutes: minutesIn(text) })),
  )
  const [long] = all
    .filter(
      ({ text, minutes }) =>
        minutes >= least && moist.test(text) && !/\b(?:marinat|chill|soak|rest|cool|rise)\b/i.test(text),
    )
    .toSorted((a, b) => b.minutes - a.minutes)
  if (!long) return null
  const before = [...steps.slice(0, long.step), steps[long.step]!.slice(0, long.at)]
  const after = [steps[long.step]!.slice(long.at + 1), ...steps.slice(long.step + 1)]
  const earlier = [...before.flat(), long.text].join(' ')
  const named = new Set(mentionsIn(earlier, lines).map(({ line }) => line.index))
  const later = new Set(mentionsIn(after.flat().join(' '), lines).map(({ line }) => line.index))
  // Foods that no sentence names went in under a word for several: "the spices", "everything".
  const inside = lines.filter(({ index }) => named.has(index) || !later.has(index))
  const liquid = inside.filter(isThin).reduce((sum, { grams }) => sum + grams, 0)
  const said = /\b(?:(\d+(?: \d\/\d|\/\d)?) cups?|(\d+) ml) (?:of )?(?:hot |cold |boiling )?water\b/i.exec(
    earlier,
  )
  const water = said ? (said[1] ? 237 * (Number(said[1]) || 1) : Number(said[2])) : 0
  return { lines, before, long: long.text, minutes: long.minutes, after, inside, liquid: liquid + water }
}

/**
 * Returns the part of the long sentence that stays: all up to its first word of heat behind the last food
 * that goes in.
 */
export function opening({ long, lines }: MoistDish): string {
  // Behind these words the food is watched, and none goes in any more.
  const until = long.search(/,? (?:until|so that|stirring|without stirring)\b/i)
  const head = until < 0 ? long : long.slice(0, until)
  const foods = mentionsIn(head, lines)
  const from = foods.at(-1)?.end ?? 0
  // The simmering soup of "into the simmering soup" is a place, and no order to simmer.
  const heat =
    /[,;]?\s*(?:(?:and|then|and then)\s+)?\b(?:bring|reduce|lower|turn|cover|simmer(?!ing\b)|brais|let|leave|cook|stew|transfer|put|bake|return to|set|slide|half|partially|uncovered)/i.exec(
      head.slice(from),
    )
  const kept = heat ? head.slice(0, from + heat.index) : foods.length > 0 ? head.slice(0, from) : ''
  return kept.trim().replace(/[,;]$/, '')
}

/** Returns the words for when the food is done: "until the meat is very tender". */
export const untilOf = ({ long }: MoistDish): string =>
  (/\buntil\b[^.;]*/i.exec(long)?.[0] ?? '')
    .replace(
      /,? (?:about |for )?\d[\d to½¼/-]*(?: |-)(?:minutes?|hours?)(?: (?:and )?\d+ minutes?)?(?: in all| more)?/gi,
      '',
    )
    .trim()

/**
 * True for a sentence about stirring ("Stir now and then."), which says nothing under a lid that stays shut.
 */
export const isStirring = (sentence: string): boolean =>
  /^(?:Stir|Check|Turn)\b[^.]*\b(?:now and then|occasionally|often|from time to time|every|once or twice|halfway)\b/i.test(
    sentence,
  ) || /^(?:Add|Top up with) (?:a splash|a little|more) [^.]*\bif\b/i.test(sentence)

export const sentence = (text: string): string => {
  const trimmed = text.trim()
  return trimmed === '' ? '' : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1).replace(/[.]?$/, '.')}`
}
