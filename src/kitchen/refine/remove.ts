import type { RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from '../checks/reader-of.ts'
import { tokens } from '../checks/words.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { clausesOf, isAddition, isVerb } from './clauses.ts'
import { dropped, type Gone, pronounFor } from './drop.ts'
import { isFat } from './fats.ts'
import { type Line, type Mention, mentionsIn, readLines } from './lines.ts'
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
 * @param isOptional true when the author of the recipe says that the dish does without the food
 */
export function removeLine(
  draft: RecipeDraft,
  index: number,
  { anySize = false, isOptional = false } = {},
): RecipeDraft | null {
  const lines = readLines(draft)
  const line = lines[index]
  if (!line || draft.ingredients.length <= (isOptional ? 2 : 3)) return null
  const whole = lines.reduce((sum, each) => sum + each.grams, 0)
  // In another language a line's own food is not known, and pancakes rest on their Eier all the same.
  const food = line.food ?? foodOfLine(readerOf(draft).line(draft.ingredients[index]!))
  if (!isOptional && food && holdsTogether.test(food.id)) return null
  const largest = isOptional ? 1 : anySize ? 0.3 : LARGEST_SHARE
  if (whole > 0 && line.grams / whole > largest) return null
  const title = titleWithout(draft.title, line, lines)
  const steps = draft.instructions.map((step) => droppedStep(step, line, lines))
  if (!title || steps.some((step) => step === null)) return withoutItsFat(draft, line, lines)
  const left = steps.filter((step) => step !== null && step !== '') as string[] // null was ruled out above
  if (line.food?.tags.includes('cured') && friesOthers(draft, left, lines)) {
    const inOil = withoutItsFat(draft, line, lines)
    if (inOil || left.some((step) => /\b(?:drippings|grease|rendered fat)\b/i.test(step))) return inOil
  }
  if (isStillNamed(line, lines, steps) || losesAnother(draft, left, line, lines)) return null
  return {
    ...draft,
    title,
    description: describedWithout(draft, title, line, lines),
    ingredients: draft.ingredients.filter((_, each) => each !== index),
    instructions: left,
  }
}

/**
 * Returns a title without a food: out of its list, or from among other foods that name the dish, as in "Chicken Bacon
 * Alfredo"; null when the dish is named after that food.
 */
function titleWithout(title: string, line: Line, lines: readonly Line[]): string | null {
  const left = dropped(title, line, lines)
  if (left !== null) return left
  const all = mentionsIn(title, lines)
  const own = all.filter((found) => found.line.index === line.index)
  const [only] = own
  if (!only || own.length > 1 || all.length < 2) return null
  const [before, after] = [title.slice(0, only.start), title.slice(only.end)]
  const isAmongWords = /(?:^|\p{L} )$/u.test(before) && /^ \p{Lu}/u.test(after)
  return isAmongWords ? `${before}${after.trimStart()}` : null
}

/** Shortest description that says something of a dish. */
const SHORTEST_DESCRIPTION = 30

/** Returns the description without the food: a sentence or a part of it that cannot do without it goes. */
function describedWithout(
  { description }: RecipeDraft,
  title: string,
  line: Line,
  lines: readonly Line[],
): string {
  const isNamed = (text: string) => mentionsIn(text, lines).some((found) => found.line.index === line.index)
  const left = sentencesOf(description).flatMap((sentence) => {
    if (!isNamed(sentence)) return [sentence]
    const less = dropped(sentence, line, lines)
    if (less !== null) return less === '' ? [] : [less]
    const [first = '', ...rest] = sentence.replace(/[.!?]$/, '').split('; ')
    return rest.length > 0 && !isNamed(first) && first.length >= SHORTEST_DESCRIPTION ? [`${first}.`] : []
  })
  const said = left.join(' ')
  if (said === description) return description
  return said.length >= SHORTEST_DESCRIPTION ? said : `${title}, here without the ${line.parsed.food}.`
}

/** True when the steps no longer name another food that they named before: the oil that only fried what is gone. */
function losesAnother(
  draft: RecipeDraft,
  left: readonly string[],
  { index }: Line,
  lines: readonly Line[],
): boolean {
  const namedIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => mentionsIn(text, lines).map(({ line }) => line.index)))
  const now = namedIn(left)
  return [...namedIn(draft.instructions)].some((each) => each !== index && !now.has(each))
}

/** Removes a food from a step; when a whole sentence goes, what only speaks of it behind it goes as well. */
function droppedStep(step: string, line: Line, lines: readonly Line[]): string | null {
  const kept: string[] = []
  let gone: Gone | null = null
  for (const sentence of sentencesOf(step)) {
    const next = dropped(sentence, line, lines)
    if (next === null || losesItsVerb(sentence, next)) return null
    if (next === '') {
      const own = mentionsIn(sentence, lines).find((found) => found.line.index === line.index)
      gone = {
        plural: own?.plural ?? false,
        wasAdded: clausesOf(sentence).every((clause) => clause.kind === 'tail' || isAddition(clause)),
      }
      continue
    }
    if (gone && next === sentence) {
      const leans =
        line.food?.tags.includes('cured') && ofFriedMeat.test(sentence)
          ? 'wholly'
          : leaning(sentence, gone, lines)
      if (leans === 'partly') return null
      if (leans === 'wholly') continue
    }
    gone = null
    kept.push(next)
  }
  return kept.join(' ')
}

/** Sentences that lift fried meat out of the pan and leave its fat there: "Remove with a slotted spoon." */
const ofFriedMeat =
  /^(?:remove|transfer|lift|take|leave|keep|save|pour off|spoon off|drain|discard|reserve)\b(?!.*\b(?:chicken|beef|pasta|vegetables|onions?)\b)[^.]*\b(?:slotted spoon|paper towels?|kitchen paper|fat|drippings|grease)\b[^.]*\.?$/i

/** Words that stand before the verb of a sentence. */
const opening =
  /^(?:meanwhile|then|now|finally|next|last|off|at|to|for|in|on|when|while|once|after|just|if|with)$/
/** True when a sentence began with a verb and does so no more: "Milk in a wide pan over low heat". */
function losesItsVerb(before: string, after: string): boolean {
  const [old = '', now = ''] = [before, after].map((text) => /[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '')
  return after !== '' && old !== now && isVerb(old) && !isVerb(now) && !opening.test(now)
}

/** Work that goes on with the dish, whatever was done before it. */
const goesOn =
  /^(?:Serve|Eat|Cool|Chill|Bake|Roast|Freeze|Keep|Divide|Taste|Meanwhile|Heat|Preheat|Cover|Let|Bring|Season|Put|Pour|Drink|Carve|Slice)\b/

/** Tells whether a sentence speaks of the food that the one before it worked on. */
function leaning(sentence: string, gone: Gone, lines: readonly Line[]): 'no' | 'partly' | 'wholly' {
  const others = mentionsIn(sentence, lines)
  if (pronounFor(sentence, gone, others) !== null)
    return others.length === 0 && !/\boven\b/.test(sentence) ? 'wholly' : 'partly'
  return others.length > 0 || goesOn.test(sentence) || !/\buntil\b/.test(sentence) ? 'no' : 'partly'
}

/** Words that join the parts of a food's name, and name nothing: chili oil "with" its sediment. */
const joining: ReadonlySet<string> = new Set([
  'with',
  'from',
  'without',
  'into',
  'their',
  'other',
  'such',
  'like',
])

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
  const own = tokens(parsed.food).filter((word) => word.length > 3 && !others.has(word) && !joining.has(word))
  const said = new Set(steps.flatMap((step) => tokens(step ?? '')))
  return own.some((word) => said.has(word))
}

/** True for cured meat of which the steps keep the fat to fry in, which no plant in its place leaves. */
export const leavesItsFat = ({ instructions }: RecipeDraft, { food }: Line): boolean =>
  (food?.tags.includes('cured') ?? false) && /\b(?:fat|drippings|grease)\b/i.test(instructions.join(' '))

/** True when the fat of a cured meat that is gone fried other foods: it is kept in the pan, or there is no other. */
const friesOthers = (draft: RecipeDraft, left: readonly string[], lines: readonly Line[]): boolean =>
  /\b(?:fat|drippings|grease)\b/i.test([...draft.instructions, ...left].join(' ')) ||
  !lines.some(({ food }) => food && isFat(food))

/** Sentences about the fat that cured meat leaves behind. */
const ofTheFat =
  /^(?:leave|keep|save|pour off|spoon off|drain off|discard)\b[^.]*\b(?:fat|drippings|grease)\b[^.]*\.?$/i

/**
 * Removes cured meat in whose fat the other foods are fried: oil takes the place of the fat, and the work on
 * the meat goes. Returns null for other foods, and if a sentence cannot do without it.
 */
function withoutItsFat(draft: RecipeDraft, line: Line, lines: readonly Line[]): RecipeDraft | null {
  if (!line.food?.tags.includes('cured') || lines.some(({ food }) => food && /oil$/.test(food.id)))
    return null
  const title = titleWithout(draft.title, line, lines)
  const isOwn = (found: Mention) => found.line.index === line.index
  const isIt = (text: string) => mentionsIn(text, lines).some(isOwn)
  const first = draft.instructions.flatMap(sentencesOf).find(isIt)
  const pan =
    first && /\b(?:in|into) (?:a|an|the) [^,.;]*?(?:pot|pan|skillet|dutch oven|wok)\b/i.exec(first)?.[0]
  if (!title || !pan) return null
  let isStuck = false
  let isBehindFirst = false
  const gone: Gone = { plural: mentionsIn(first ?? '', lines).find(isOwn)?.plural ?? false, wasAdded: false }
  const next = mapSentences(draft, (sentence) => {
    if (isBehindFirst && !isIt(sentence)) {
      isBehindFirst = false
      const leans =
        ofTheFat.test(sentence) || ofFriedMeat.test(sentence) ? 'wholly' : leaning(sentence, gone, lines)
      isStuck ||= leans === 'partly'
      if (leans === 'wholly') {
        isBehindFirst = true
        return ''
      }
    }
    isBehindFirst = sentence === first
    if (sentence === first)
      return `Heat the olive oil ${pan.charAt(0).toLowerCase()}${pan.slice(1)} over medium heat.`
    if (!isIt(sentence))
      return sentence.replace(
        /\b(?:the )?(?:remaining )?(?:bacon )?(?:drippings|(?:rendered |bacon |pork )?fat|grease)\b/gi,
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
