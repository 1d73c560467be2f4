import type { RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from '../checks/reader-of.ts'
import { tokens } from '../checks/words.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { dropped } from './drop.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { mapSentences, sentencesOf } from './sentences.ts'

/** Foods that hold a dish together and cannot simply stay out. */
const holdsTogether =
  /flour|baking-powder|baking-soda|yeast|egg|stock|broth|rice|pasta|noodle|bread|dough|tortilla|oat|sugar$|^salt$/

/** Share of the dish's weight above which a food is the dish. */
const LARGEST_SHARE = 0.2

/**
 * Returns the draft without a line, everywhere; null if the dish rests on the food, or a sentence cannot do
 * without it.
 * @param anySize lets a larger part go, when the cook asked for just that
 */
export function removeLine(draft: RecipeDraft, index: number, { anySize = false } = {}): RecipeDraft | null {
  const lines = readLines(draft)
  const line = lines[index]
  if (!line || draft.ingredients.length <= 3) return null
  const whole = lines.reduce((sum, each) => sum + each.grams, 0)
  // In another language a line's own food is not known, and pancakes rest on their Eier all the same.
  const food = line.food ?? foodOfLine(readerOf(draft).line(draft.ingredients[index]!))
  if (food && holdsTogether.test(food.id)) return null
  if (whole > 0 && line.grams / whole > (anySize ? 0.3 : LARGEST_SHARE)) return null
  const title = dropped(draft.title, line, lines)
  const description = dropped(draft.description, line, lines)
  const steps = draft.instructions.map((step) => droppedStep(step, index))
  if (!title || description === null || steps.some((step) => step === null))
    return withoutItsFat(draft, line, lines)
  if (isStillNamed(line, lines, steps)) return null
  return {
    ...draft,
    title,
    description,
    ingredients: draft.ingredients.filter((_, each) => each !== index),
    instructions: steps.filter((step) => step !== null && step !== '') as string[], // null was ruled out above
  }

  /** Removes a food from a step; when a whole sentence goes, the next one must not refer to it. */
  function droppedStep(step: string, at: number): string | null {
    const next = dropped(step, lines[at]!, lines)
    if (next === null || next === step) return next
    const sentences = sentencesOf(step)
    const left = new Set(sentencesOf(next))
    const leans = sentences.some((sentence, i) => {
      const gone = dropped(sentence, lines[at]!, lines) === ''
      const after = sentences[i + 1]
      return gone && after !== undefined && left.has(after) && !speaksForItself(after)
    })
    return leans ? null : next
  }

  function speaksForItself(sentence: string): boolean {
    return /^(?:Add|Stir|Mix|Heat|Serve|Meanwhile|Preheat|Cook the|Put|Pour)\b/.test(sentence)
      ? lines.some((each) => each.index !== index && namedIn(sentence, each))
      : false
  }

  function namedIn(sentence: string, each: (typeof lines)[number]): boolean {
    return dropped(sentence, each, lines) !== sentence
  }
}

/**
 * True when a step still names a removed food in short: the "garlic-infused oil" of a garlic-infused olive oil. What
 * the cook must not eat would go in by the steps.
 */
function isStillNamed(
  { index, parsed }: Line,
  lines: readonly Line[],
  steps: readonly (string | null)[],
): boolean {
  const others = new Set(lines.flatMap((each) => (each.index === index ? [] : tokens(each.parsed.food))))
  const own = tokens(parsed.food).filter((word) => word.length > 3 && !others.has(word))
  const said = new Set(steps.flatMap((step) => tokens(step ?? '')))
  return own.some((word) => said.has(word))
}

/**
 * Removes cured meat in whose fat the other foods are fried: oil takes the place of the fat, and the work on
 * the meat goes. Returns null for other foods, and if a sentence cannot do without it.
 */
function withoutItsFat(draft: RecipeDraft, line: Line, lines: readonly Line[]): RecipeDraft | null {
  if (!line.food?.tags.includes('cured') || lines.some(({ food }) => food && /oil$/.test(food.id)))
    return null
  const title = dropped(draft.title, line, lines)
  const isIt = (text: string) => mentionsIn(text, lines).some((found) => found.line.index === line.index)
  const first = draft.instructions.flatMap(sentencesOf).find(isIt)
  const pan =
    first && /\b(?:in|into) (?:a|an|the) [^,.;]*?(?:pot|pan|skillet|dutch oven|wok)\b/i.exec(first)?.[0]
  if (!title || !pan) return null
  let isStuck = false
  const next = mapSentences(draft, (sentence) => {
    if (sentence === first)
      return `Heat the olive oil ${pan.charAt(0).toLowerCase()}${pan.slice(1)} over medium heat.`
    if (!isIt(sentence))
      return sentence.replace(
        /\b(?:the )?(?:bacon )?(?:drippings|rendered fat|bacon fat|grease)\b/gi,
        'the oil',
      )
    const without = dropped(sentence, line, lines)
    if (without !== null) return without
    const isAlone = mentionsIn(sentence, lines).every((found) => found.line.index === line.index)
    isStuck ||= !isAlone
    return ''
  })
  return isStuck
    ? null
    : {
        ...next,
        title,
        description: dropped(draft.description, line, lines) ?? draft.description,
        ingredients: draft.ingredients.with(line.index, {
          ...draft.ingredients[line.index]!,
          amount: '2 tablespoons',
          item: 'olive oil',
        }),
      }
}
