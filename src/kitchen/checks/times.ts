import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { timesIn } from '../steps/times-in.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { sentences } from './words.ts'

/** Duration named in a step, in minutes. */
export interface Duration {
  least: number
  most: number
}

const number = String.raw`(\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d|an?|one|two|three|four|five|ten|half an?)`
const stretch = new RegExp(
  String.raw`(?<![\w/.])${number}(?:\s*(?:-|to|or)\s*${number})?[\s-]*(?:more |extra |additional |full )?(seconds?|secs?|minutes?|mins?|hours?|hrs?)\b`,
  'g',
)
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  half: 0.5,
}

/** Words of time away from the stove: storage times, and times inside other times. */
const aside = /\b(?:keeps?|store|stored|leftovers?|ahead|in advance|freezer|up to \d+ days?|shelf)\b/
const inside = /\b(?:every|last|final|first|after|within|than|previous|about halfway|at least once in)\s+$/
const perSide =
  /^\s*(?:per|each|a|on each|on the (?:first|second|other)) (?:side|batch)|^\s*(?:on|per) (?:both|each)/

/** Words of waiting time, which people leave out of their prep and cooking time. */
const waiting =
  /\b(?:chill|refrigerat|fridge|freez|marinat|soak|rest|rise|rising|proof|prov(?:e|es|ed|ing)\b|doubled|double in (?:size|volume)|puffy|cool|stand|ferment|steep|infuse|drain|brine|overnight|room temperature|set aside|thaw|defrost|hydrate|wait\b|warm (?:spot|place|corner|cupboard)\b|lukewarm place|bubbl(?:y|ing) and doubled)/

/** Units of time; a text without one names no duration, as most do not. */
const unitOfTime = /sec|min|hour|hr/i

/**
 * Returns the durations of a step in minutes; "1 hour 20 minutes" is one.
 * @param waits false leaves out sentences of more than half an hour in the fridge or under a cloth
 */
export function durationsOf(step: string, waits = true): Duration[] {
  if (!unitOfTime.test(step)) return []
  return sentences(step.toLowerCase())
    .filter((sentence) => !aside.test(sentence))
    .flatMap((sentence) => {
      const found = durationsIn(sentence)
      return waits || !waiting.test(sentence) ? found : found.filter(({ least }) => least <= 30)
    })
}

/** Words behind a time that double it: "4 Minuten pro Seite". */
const perForeignSide =
  /^\s*(?:pro|je|von jeder|auf jeder|par|de chaque|sur chaque|por|por cada|per|su ogni|da ogni)\s+(?:Seite|face|côté|lado|lato|parte)/iu

/** Returns the times of a step in any language, which no translation has taken apart: "1 h 30". */
const foreignDurations = (step: string): Duration[] =>
  timesIn(step).map(({ seconds, upTo, end }) => {
    const sides = perForeignSide.test(step.slice(end)) ? 2 : 1
    return { least: (seconds / 60) * sides, most: (upTo / 60) * sides }
  })

/** Returns the minutes of a step in which food rests, chills or rises away from the heat. */
export const restIn = (step: string): number =>
  sentences(step.toLowerCase())
    .filter((sentence) => waiting.test(sentence) && !heats(sentence))
    .flatMap(durationsIn)
    .reduce((sum, { least }) => sum + least, 0)

/** Words from which on a step goes on beside what was begun, in five languages. */
const besides =
  /(?<!\p{L})(?:meanwhile|while|at the same time|in the meantime|inzwischen|währenddessen|unterdessen|während|in der Zwischenzeit|mientras|entretanto|pendant (?:ce temps|que)|entre-temps|nel frattempo|intanto|mentre)(?!\p{L}).*/isu

/** Returns the least minutes that the steps take one after the other, without what a step does beside another. */
export const minutesOfSteps = ({ steps, language }: Pick<ReadDraft, 'steps' | 'language'>): number =>
  steps
    .map(({ folded, text }) => (language === 'en' ? folded : text).replace(besides, ''))
    .flatMap((said) => (language === 'en' ? durationsOf(said) : foreignDurations(said)))
    .reduce((sum, { least }) => sum + least, 0)

/** Least minutes of steps that are no longer an oversight against a time. */
export const farBeyond = (minutes: number): number => Math.max(1.4 * minutes, minutes + 15)

/** Minutes by which a single stretch on the heat is more than an oversight in the cooking time. */
const FAR_OFF = 15

/** Returns the minutes of each stretch in which a step cooks. */
const cookingIn = (step: string): number[] =>
  sentences(step)
    .filter((sentence) => heats(sentence) && !waiting.test(sentence) && !aside.test(sentence))
    .flatMap(durationsIn)
    .map(({ least }) => least)

function durationsIn(sentence: string): Duration[] {
  const found: Duration[] = []
  let end = -1
  let wasHours = false
  for (const match of sentence.matchAll(stretch)) {
    if (inside.test(sentence.slice(0, match.index))) continue
    const unit = match[3] ?? ''
    const scale = unit.startsWith('h') ? 60 : unit.startsWith('s') ? 1 / 60 : 1
    const least = amount(match[1] ?? '') * scale
    const most = match[2] ? amount(match[2]) * scale : least
    const after = match.index + match[0].length
    const doubled = perSide.test(sentence.slice(after)) ? 2 : 1
    const last = found.at(-1)
    if (last && wasHours && scale === 1 && /^\s*(?:and|,)?\s*$/.test(sentence.slice(end, match.index))) {
      last.least += least
      last.most += most
    } else found.push({ least: least * doubled, most: Math.max(least, most) * doubled })
    end = after
    wasHours = scale === 60
  }
  return found
}

function amount(text: string): number {
  const word = words[text.split(' ')[0] ?? '']
  if (word !== undefined) return word
  return text.split(' ').reduce((sum, part) => {
    const [top = '0', bottom] = part.split('/')
    return sum + Number(top) / Number(bottom ?? 1)
  }, 0)
}

const heating =
  /\b(?:medium[- ](?:high|low)\b|minutes (?:a|per|each) side\b)|\b(?:bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|saut[eé](?:s|ed|ing|ing)?|sear(?:s|ed|ing)?|grill(?:s|ed|ing)?|broil(?:s|ed|ing)?|toast(?:s|ed|ing)?|heat(?:s|ed|ing)?|preheat|microwave|steam(?:s|ed|ing)?|poach(?:es|ed|ing)?|cook(?:s|ed|ing)?|brown(?! (?:sugar|rice|lentil|bread|mustard))(?:s|ed|ing)?|melt(?:s|ed|ing)?|warm(?:s|ed|ing)?|brais(?:e|es|ed|ing)|blanch(?:ed)?|carameli[sz]e|char(?:red)?|griddle|reduce|scald|stew|wilt(?:s|ed)?|soften|sweat|scramble|stir-fry|air-fry|pressure)\b/
/** Instructions to heat, which a dish without cooking time must not have. */
const orders =
  /(?:^|[.;,]\s*|\band |\bthen |\bto )(?:bake|roast|boil|simmer|fry|saut[eé]|sear|grill|broil|heat|preheat|microwave|steam|poach|cook|brown|braise|blanch|griddle|stir-fry)\b(?! (?:spray|time|powder|soda|sheet|dish|book|sugar|rice|lentil|bread|mustard))/

/** Returns the minutes from start to table, including rising, chilling and resting. */
export const minutesInAll = ({ prepTime, cookTime, restTime }: RecipeDraft): number =>
  prepTime + cookTime + restTime

/** Appliances that heat by a programme of their own, which kneads alone on its dough setting. */
const byProgramme =
  /^(?!.*\bdough (?:cycle|setting|programme?|mode)\b).*\b(?:(?:choose|select|start|run|use|set|press|begin)\b[^.;]*\b(?:cycle|programme?|bake setting|basic setting|mode)|(?:cycle|programme?) (?:ends|is done|finishes|has ended))\b/m

/** True when a step heats something. */
export const heats = (step: string): boolean => heating.test(step) || byProgramme.test(step)

/**
 * Rules T1 and T2: the durations in the steps agree with the recipe's times, and cooking time and heat imply
 * each other.
 */
export const times: RuleFamily = {
  group: 'Times agree',
  check({ draft, steps, language }, { source }) {
    if (steps.length === 0) return null
    const { cookTime } = draft
    const total = minutesInAll(draft)
    const durations = steps.flatMap((step) =>
      language === 'en' ? durationsOf(step.folded, source === 'engine') : foreignDurations(step.text),
    )
    const findings: Finding[] = []
    const longest = Math.max(0, ...durations.map(({ least }) => least))
    const shortestSum = durations.reduce((sum, { least }) => sum + least, 0)
    const longestSum = durations.reduce((sum, { most }) => sum + most, 0)
    if (longest > total + 5)
      findings.push(
        disagree(
          'times.step-longer-than-total',
          `One step takes ${round(longest)} minutes; the recipe says ${total} in all.`,
        ),
      )
    else if (shortestSum > farBeyond(total))
      findings.push(
        disagree(
          'times.steps-too-long',
          `The steps add up to ${round(shortestSum)} minutes; the recipe says ${total} in all.`,
        ),
      )
    const cooking = Math.max(0, ...steps.flatMap(({ folded }) => cookingIn(folded)))
    if (source === 'model' && cookTime > 0 && cooking >= 2 * cookTime && cooking >= cookTime + FAR_OFF)
      findings.push(
        disagree(
          'times.cooking-too-short',
          `One step cooks for ${round(cooking)} minutes; the recipe says ${cookTime} of cooking in all.`,
        ),
      )
    if (durations.length > 0 && longestSum < 0.5 * cookTime)
      findings.push(
        disagree(
          'times.steps-too-short',
          `The steps name ${round(longestSum)} minutes of the ${cookTime} minutes of cooking.`,
        ),
      )
    if (cookTime > 0 && !steps.some((step) => heats(step.folded)))
      findings.push(
        disagree('times.cooking-without-heat', `${cookTime} minutes of cooking, but no step heats anything.`),
      )
    if (cookTime === 0 && steps.some((step) => orders.test(step.folded)))
      findings.push(
        disagree('times.heat-without-cooking', 'A step heats something, but the cooking time is 0.'),
      )
    return findings
  },
}

const round = (minutes: number): string => String(Math.round(minutes * 10) / 10)

const disagree = (rule: string, message: string): Finding => ({
  rule,
  severity: 'error',
  place: 'times',
  message,
  remedy: 'Make prepTime, cookTime, restTime and the minutes in the steps agree.',
})
