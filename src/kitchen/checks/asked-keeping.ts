import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { numberWords } from '../steps/number-words.ts'
import { readNumber } from '../steps/read-number.ts'
import { oncePer } from './once-per.ts'
import { fold } from './words.ts'

/** Days of each unit of time. */
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const numeral = `\\d+|an?|${Object.keys(numberWords).join('|')}`
const span = new RegExp(`\\b(?:(${numeral}) ?(?:to|or|-|–) ?)?(${numeral}) (day|week|month)s?\\b`, 'g')

/** Wishes for a dish that stays good; what somebody keeps, and a food that has been there for days, is none. */
const isToKeep =
  /\b(?:keeps?|lasts?|stays? (?:good|fresh)|good for|holds?(?: up)?|stores?)\b(?! (?:it|me|us|him|her|them|you|my|the)\b)(?!.*\b(?:ago|old|been)\b)/
/** Words of a recipe for how it stays good. */
const isKept =
  /\b(?:keeps?|kept|lasts?|stays? (?:good|fresh)|good (?:for|in)|holds?(?: up)?|stores?|stored|storage|refrigerat\w*|fridge|chilled?)\b/
/** Clauses about the freezer, where a dish keeps longer than the days that are asked for. */
const ofFreezer = /\bfr(?:eez|oze)|\bthaw/

/** Returns the longest time, in days, that stands beside words for keeping and not for freezing; null for none. */
function daysIn(text: string, keeps: RegExp): number | null {
  const days = fold(text)
    .split(/[.;!?\n]|,? (?=(?:and|or|but) (?:it )?fr(?:eez|oze))|, (?=fr(?:eez|oze))/)
    .filter((clause) => keeps.test(clause) && !ofFreezer.test(clause))
    .flatMap((clause) => [...clause.matchAll(span)])
    .map(([, , figure = '', unit = '']) => readNumber(figure) * (daysOf[unit] ?? 0))
  return days.length === 0 ? null : Math.max(...days)
}

/** Returns for how many days a craving wants its dish to keep; null when it says nothing of it. */
export const daysAsked = oncePer(({ text }: Craving): number | null => daysIn(text, isToKeep))

/** Returns for how many days a recipe says that it keeps; null when it says nothing of it. */
export const daysStated = oncePer(({ description, instructions }: RecipeDraft): number | null =>
  daysIn([description, ...instructions].join('\n'), isKept),
)

/** Returns what to tell a cook whose dish is to keep longer than the recipe says; null where it keeps so long. */
export function missedKeeping(draft: RecipeDraft, craving: Craving): string | null {
  const asked = daysAsked(craving)
  if (asked === null) return null
  const stated = daysStated(draft)
  if (stated === null) return `Nothing in the recipe says that it keeps ${daysAs(asked)}.`
  return stated >= asked ? null : `By the recipe it keeps ${daysAs(stated)}; ${daysAs(asked)} were asked for.`
}

function daysAs(days: number): string {
  const unit = days % 7 === 0 ? 'week' : 'day'
  const count = unit === 'week' ? days / 7 : days
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`
}
