import { MAX_STEP_LENGTH } from '#contract/limits.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { isFlesh, sharesFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { isNamedTogether } from './collective-words.ts'
import { corrected, wrongDoneness } from './inside-temperatures.ts'
import { missingDoneness } from './missing-doneness.ts'
import { rawFishDish, rawFishSentence } from './raw-foods.ts'
import { type ReadDraft, type Reader, type ReadLine, readDraft } from './read-draft.ts'
import { readerOf } from './reader-of.ts'
import { practices, sentenceOf } from './safety-practice.ts'
import { safetySentence } from './safety-sentences.ts'
import { heats } from './times.ts'
import { tokens } from './words.ts'

/**
 * Returns the draft with safe temperatures instead of too low ones, and with missing safety advice: the
 * temperature or sign of doneness in the last step that cooks the food (or in a step of its own), boiled
 * pulses, thawed meat, raw egg, reheated rice. A draft that lacks nothing is returned unchanged.
 */
export function withSafetySteps(draft: RecipeDraft): RecipeDraft {
  const reader = readerOf(draft)
  const { language } = reader
  const written = readDraft(draft, reader)
  // A fault in another language is found in its translation, so the author has to mend it.
  let instructions =
    language === 'en' ? corrected(draft.instructions, wrongDoneness(written)) : [...draft.instructions]
  const isCorrected = instructions.some((step, i) => step !== draft.instructions[i])
  const recipe = isCorrected ? readDraft({ ...draft, instructions }, reader) : written
  const said = new Set<string>()
  for (const { line, doneness } of missingDoneness(recipe)) {
    const raw = rawFishDish.test(recipe.title) && /fish|molluscs/.test(doneness.kind)
    const sentence = raw
      ? safetySentence('raw-fish', language, rawFishSentence)
      : safetySentence(doneness.kind, language, doneness.sentence(nameInSentence(line)))
    if (said.has(doneness.kind) || isLeftOut(line, recipe)) continue
    if (isMeatKind(doneness.kind) && isServedRaw(line, written)) continue
    said.add(doneness.kind)
    instructions = withSentenceAfter(instructions, sentence, lastCooking(instructions, line, reader))
  }
  for (const practice of practices) {
    if (practice.sentence === null || !practice.missing(recipe, {})) continue
    const english = sentenceOf(practice, recipe)
    if (english === null) continue
    const sentence = safetySentence(practice.rule, language, english)
    const { before } = practice
    // Boiling and thawing come after a step that soaks.
    const named = instructions.flatMap((step, index) =>
      before?.test(reader.english(step).text) ? [index] : [],
    )
    const at =
      named.find((index) => !/^soak\b/i.test(reader.english(instructions[index] ?? '').text)) ??
      named[0] ??
      -1
    instructions = before
      ? withSentenceBefore(instructions, sentence, Math.max(0, at))
      : withSentenceAfter(instructions, sentence, instructions.length - 1)
  }
  return instructions.length === draft.instructions.length &&
    instructions.every((step, i) => step === draft.instructions[i])
    ? draft
    : { ...draft, instructions }
}

/** Words by which steps call meat and fish of any kind. */
const calledInSteps =
  'meat fish fillet bird patty burger mince meatball kofta steak breast thigh leg wing drumstick kebab sausage banger'.split(
    ' ',
  )

const ownNames = (line: ReadLine): readonly string[] => [
  ...tokens(line.parsed.food),
  ...(line.food ? tokens(line.food.name) : []),
]
const namesOf = (line: ReadLine): ReadonlySet<string> => new Set([...ownNames(line), ...calledInSteps])
const isNamed = (line: ReadLine, { steps }: ReadDraft): boolean => {
  const names = namesOf(line)
  // The sausage of a Spanish list is the chorizo of its steps.
  const isMeant = (food: Food) => line.food !== null && isFlesh(food) && sharesFlesh(food, line.food)
  return steps.some(
    (step) =>
      step.tokens.some((token) => names.has(token)) || step.mentions.some(({ food }) => isMeant(food)),
  )
}

/** Number of other lines that the steps must name before a missing name counts as an omission. */
const NAMING = 2
/**
 * True when the steps name other foods and never this one: no sentence on doneness corrects a missing food.
 */
const isLeftOut = (line: ReadLine, recipe: ReadDraft): boolean =>
  !isNamed(line, recipe) &&
  !isNamedTogether(line, recipe) &&
  recipe.lines.filter((other) => other !== line && isNamed(other, recipe)).length >= NAMING

/** True for meat and poultry; fish and eggs have rules of their own for being eaten raw. */
const isMeatKind = (kind: string): boolean => !/fish|mollusc|egg/.test(kind)
/** Words of heat that cook no meat: warm broth, melted butter, a sauce that is reduced. */
const gentle = /\b(?:(?:luke)?warm(?:s|ed|ing)?|melt(?:s|ed|ing)?|soften|reduce|toast(?:s|ed|ing)?)\b/g
/**
 * True when a step calls a meat raw, and neither it nor one behind it cooks: raw slices under a warm broth. No
 * sentence on doneness corrects that.
 */
function isServedRaw(line: ReadLine, { steps }: ReadDraft): boolean {
  const names = new Set(ownNames(line))
  const isRaw = ({ folded }: { folded: string }) =>
    [...folded.matchAll(/\braw ([a-z ]+)/g)].some(([, food = '']) =>
      tokens(food).some((one) => names.has(one)),
    )
  if (!steps.some(isRaw)) return false
  const first = steps.findIndex((step) => step.tokens.some((token) => names.has(token)))
  return steps.slice(Math.max(0, first)).every(({ folded }) => !heats(folded.replace(gentle, ' ')))
}

const nameInSentence = (line: ReadLine): string => (line.food?.name ?? line.parsed.food).toLowerCase()

/**
 * Returns the index of the last step that heats the food by name; failing that, of the last that heats
 * anything.
 */
function lastCooking(written: readonly string[], line: ReadLine, { english }: Reader): number {
  const steps = written.map((step) => english(step).text)
  const names = namesOf(line)
  const cooks = (step: string) => heats(step.toLowerCase())
  const byName = steps.findLastIndex((step) => cooks(step) && tokens(step).some((token) => names.has(token)))
  return byName >= 0 ? byName : steps.findLastIndex(cooks)
}

function withSentenceAfter(steps: readonly string[], sentence: string, at: number): string[] {
  const step = steps[at]
  if (step === undefined) return [...steps, sentence]
  if (step.length + sentence.length + 1 > MAX_STEP_LENGTH)
    return [...steps.slice(0, at + 1), sentence, ...steps.slice(at + 1)]
  const closed = /[.!?]$/.test(step.trim()) ? step.trim() : `${step.trim()}.`
  return steps.with(at, `${closed} ${sentence}`)
}

const withSentenceBefore = (steps: readonly string[], sentence: string, at: number): string[] => {
  const step = steps[at]
  return step === undefined || step.length + sentence.length + 1 > MAX_STEP_LENGTH
    ? [sentence, ...steps]
    : steps.with(at, `${sentence} ${step}`)
}
