import {
  MAX_DESCRIPTION_LENGTH,
  MAX_INGREDIENTS,
  MAX_LINE_LENGTH,
  MAX_STEP_LENGTH,
  MAX_STEPS,
  MAX_TITLE_LENGTH,
} from '#contract/limits.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { PagesAre } from '#contract/recipes.ts'
import { headOf } from '#contract/storable-text.ts'
import { readCategory } from '../category.ts'
import type { PageText } from '../page.ts'
import { type KeptDoubt, lineOf } from '../review.ts'
import { partClosingLines, withoutClosingLines } from './closing-lines.ts'
import { linesOf } from './columns.ts'
import { type Facts, readAsFigures, readFacts } from './facts.ts'
import { withoutAsides, withoutFolio } from './furniture.ts'
import { ingredientsOf, type ReadIngredient } from './ingredients.ts'
import { withLabelsBesideValues } from './label-pairs.ts'
import { boxAround, type Line } from './lines.ts'
import { HANDWRITING, NO_RECIPE, NOTHING_LEGIBLE, type Reading, type ReadRecipe } from './reading.ts'
import { type Sections, sectionsOf } from './sections.ts'
import { type ReadStep, stepsOf } from './steps.ts'
import { timesOf } from './times.ts'

const HANDWRITING_BELOW = 76
const ILLEGIBLE_BELOW = 45
const FEWEST_LETTERS = 20
/** Share of unsure words that print almost never reaches. */
const UNSURE_SHARE = 0.12
const SURE_OF_FACTS = 80
/**
 * Share of unsure words from which on the text is no longer the one on the page. Blurred print stays below.
 */
const UNREAD_SHARE = 0.48

/**
 * Builds recipes from the words on the pages of one upload, in the order in which they were sent. An
 * illegible page does not keep others from being read. Never throws. No figure is made up: assumed and
 * corrected ones are among the doubts.
 * @param are the cook's statement about the pages; `as_read` lets the text decide
 */
export function readPages(pages: readonly PageText[], are: PagesAre = 'as_read'): Reading {
  const seen = pages.map(seenOn)
  const lines = seen.flatMap((page) => page.lines)
  const rawText = lines.map(({ text }) => text).join('\n')
  const legible = seen.filter(({ trouble }) => trouble === null)
  const judgedPages = legible.length > 0 ? legible : seen
  const unsure = Math.max(shareOfUnsure(lines), ...judgedPages.map(({ photo }) => pages[photo]?.unsure ?? 0))
  const handwritten = confidenceOf(lines) < HANDWRITING_BELOW || unsure > UNSURE_SHARE
  const refused = (refusal: string): Reading => ({ recipes: [], rawText, handwritten, unread: [], refusal })
  if (legible.length === 0) {
    return refused(seen.some(({ trouble }) => trouble === HANDWRITING) ? HANDWRITING : NOTHING_LEGIBLE)
  }
  if (lettersOf(legible.flatMap((page) => page.lines)) < FEWEST_LETTERS) return refused(NOTHING_LEGIBLE)
  const recipes = groupsOf(legible, are).flatMap((group) => {
    return sectionsOf(group, are !== 'one_recipe').flatMap((parts) => {
      const { steps, smallPrint } = partClosingLines(parts.steps)
      const ingredients = withoutClosingLines(parts.ingredients)
      const sections = { ...parts, ingredients, steps, smallPrint: [...parts.smallPrint, ...smallPrint] }
      const recipe = readRecipe(sections, handwritten)
      return recipe ? { ...recipe, pages: pagesOf(sections) } : []
    })
  })
  if (recipes.length === 0) return refused(NO_RECIPE)
  const unread = seen.filter(({ trouble }) => trouble !== null).map(({ photo }) => photo)
  return { recipes: withPagesBetween(recipes, pages.length), rawText, handwritten, unread, refusal: null }
}

/**
 * Returns the lines of a page and the trouble with them, if any: some words are recognized in any
 * handwriting, and would make a recipe called "egy".
 */
function seenOn(page: PageText, photo: number) {
  const lines = withoutAsides(withLabelsBesideValues(withoutFolio(linesOf(page, photo))))
  const sure = confidenceOf(lines)
  const unsure = Math.max(shareOfUnsure(lines), page.unsure ?? 0)
  // The last words of a recipe may stand alone on a page, but specks on the picture of a dish are no words.
  const isLegible = lettersOf(lines) < FEWEST_LETTERS ? sure >= SURE_OF_FACTS : sure >= ILLEGIBLE_BELOW
  const trouble = !isLegible ? NOTHING_LEGIBLE : unsure > UNREAD_SHARE ? HANDWRITING : null
  return { photo, lines, trouble }
}

const lettersOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0)

const groupsOf = (pages: readonly { lines: Line[] }[], are: PagesAre): Line[][] =>
  are === 'recipe_each' ? pages.map(({ lines }) => lines) : [pages.flatMap(({ lines }) => lines)]

const pagesOf = (sections: Sections): number[] => [
  ...new Set(
    Object.values(sections)
      .flat()
      .map(({ photo }) => photo),
  ),
]

/**
 * Adds a page of which nothing was made, such as one with the picture of the dish, to the recipe before it.
 */
function withPagesBetween(
  recipes: readonly (ReadRecipe & { pages: number[] })[],
  count: number,
): ReadRecipe[] {
  const own = recipes.map(({ pages }) => [...pages])
  for (let page = 0; page < count; page++) {
    if (recipes.some(({ pages }) => pages.includes(page))) continue
    const before = recipes.findLastIndex(({ pages }) => Math.min(...pages) < page)
    own[Math.max(0, before)]?.push(page)
  }
  return recipes.map((recipe, index) => ({ ...recipe, pages: (own[index] ?? []).toSorted((a, b) => a - b) }))
}

/** Returns the words with enough letters to judge by; figures and specks say little. */
const judged = (lines: readonly Line[]) =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /\p{L}{3}/u.test(text))

function confidenceOf(lines: readonly Line[]): number {
  const words = judged(lines)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

const shareOfUnsure = (lines: readonly Line[]) => {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /[\p{L}\d]/u.test(text))
  return words.filter(({ confidence }) => confidence < 80).length / Math.max(1, words.length)
}

function readRecipe(sections: Sections, handwritten: boolean): ReadRecipe | null {
  const ingredients = ingredientsOf(sections.ingredients).slice(0, MAX_INGREDIENTS)
  const steps = stepsOf(sections.steps).slice(0, MAX_STEPS)
  if (ingredients.length === 0 && steps.length === 0) return null
  if (ingredients.length + steps.length < 2) return null
  const doubts: KeptDoubt[] = []
  const facts = factsOf(sections)
  const title = titleOf(sections)
  const times = timesOf(
    facts,
    steps.map(({ text }) => text),
  )
  const draft: RecipeDraft = {
    title: title ?? 'Recipe from a photo',
    description: descriptionOf(sections),
    category: readCategory([], title ?? '')?.category ?? 'dinner',
    prepTime: times.prepTime,
    cookTime: times.cookTime,
    restTime: times.restTime,
    servings: facts.servings ?? 4,
    ingredients: ingredients.map(({ amount, item, group }) => ({
      ...(group && { group }),
      amount: headOf(amount, MAX_LINE_LENGTH),
      item: headOf(item, MAX_LINE_LENGTH),
    })),
    instructions: steps.map(({ text }) => headOf(text, MAX_STEP_LENGTH)),
  }
  const assumed = (place: 'title' | 'servings' | 'prepTime' | 'cookTime', reason: string) =>
    doubts.push({ place, field: String(draft[place]), text: '', kind: 'assumed', reason, spot: null })
  if (handwritten) {
    doubts.push({
      place: 'recipe',
      field: '',
      text: '',
      kind: 'handwriting',
      reason: 'This looks handwritten or is hard to read. Please check every line against the photo.',
      spot: null,
    })
  }
  if (!title) assumed('title', 'No title could be read.')
  else if ((sections.title[0]?.confidence ?? 0) < 65) {
    const spot = spotOf(sections.title)
    doubts.push({
      place: 'title',
      field: draft.title,
      text: '',
      kind: 'unclear',
      reason: 'The title is hard to read.',
      spot,
    })
  }
  if (facts.servings === undefined) assumed('servings', 'The photo does not say for how many; 4 is assumed.')
  doubts.push(...factDoubts(sections, facts, draft))
  for (const [place, reason] of times.assumed) assumed(place, reason)
  for (const [index, one] of ingredients.entries()) doubts.push(...ingredientDoubts(one, index, handwritten))
  for (const [index, step] of steps.entries()) doubts.push(...stepDoubts(step, index))
  return { draft, doubts }
}

/**
 * Returns doubts about facts whose figures are hard to read, or were read in two ways, because a wrong number
 * of servings spoils every amount.
 */
function factDoubts(
  { smallPrint, description, notes }: Sections,
  facts: Facts,
  draft: RecipeDraft,
): KeptDoubt[] {
  return (['servings', 'prepTime', 'cookTime'] as const).flatMap((place) => {
    if (facts[place] === undefined) return []
    const line = [...smallPrint, ...description, ...notes].find(
      ({ text }) => readFacts(text)[place] === facts[place],
    )
    const figure = line?.words.find(
      (word) =>
        /\d/.test(word.text) &&
        (word.confidence < SURE_OF_FACTS ||
          (word.other !== undefined && word.other.replace(/\D/g, '') !== word.text.replace(/\D/g, ''))),
    )
    const mended = line && readAsFigures(line.text)
    if (!line || !(figure || mended)) return []
    const reason = figure?.other
      ? `This can also be read as "${figure.other}".`
      : mended
        ? `The photo was read as "${mended}"; figures were probably meant.`
        : 'This figure is hard to read on the photo.'
    return [
      {
        place,
        field: String(draft[place]),
        text: '',
        kind: 'unclear' as const,
        reason,
        spot: spotOf([line]),
      },
    ]
  })
}

function ingredientDoubts(one: ReadIngredient, index: number, handwritten: boolean): KeptDoubt[] {
  const field = lineOf(one)
  const spot = spotOf(one.lines)
  const found = [...one.doubts]
  if (!figuresAreInPhoto(one)) {
    found.push({
      kind: 'not_in_photo',
      text: one.amount,
      reason: 'This amount does not stand on the photo as it is here.',
    })
  }
  if (handwritten && one.amount !== '' && found.length === 0) {
    found.push({
      kind: 'handwriting',
      text: one.amount,
      reason: 'Written by hand: please compare the amount with the photo.',
    })
  }
  return found.map((doubt) => ({
    ...doubt,
    text: field.includes(doubt.text) ? doubt.text : '',
    place: `ingredients.${index}`,
    field,
    spot,
  }))
}

/** Checks rule OCR-1: every figure of the ingredient occurs in the recognized text, in the same order. */
export function figuresAreInPhoto({
  amount,
  item,
  raw,
}: {
  amount: string
  item: string
  raw: string
}): boolean {
  const signs: Record<string, string> = { '½': '12', '⅓': '13', '⅔': '23', '¼': '14', '¾': '34', '⅛': '18' }
  const read = raw
    .replace(/[½⅓⅔¼¾⅛]/gu, (sign) => signs[sign] ?? '')
    .replace(/(?<![\p{L}\d])[oOsSzZıIl|\d]{1,4}(?!\p{L})/gu, (word) =>
      word.replace(/[oO]/g, '0').replace(/[sS]/g, '5').replace(/[zZ]/g, '2'),
    )
    .replace(/[Il|!ı]/gu, '1')
    .replace(/\D/g, '')
  let at = 0
  for (const figure of `${amount} ${item}`.replace(/\D/g, '')) {
    const found = read.indexOf(figure, at)
    if (found < 0) return false
    at = found + 1
  }
  return true
}

function stepDoubts({ text, lines }: ReadStep, index: number): KeptDoubt[] {
  const words = lines.flatMap((line) => line.words)
  const figures = words.filter(
    (word) =>
      /\d/.test(word.text) &&
      (word.confidence < 78 ||
        (word.other !== undefined && word.other.replace(/\D/g, '') !== word.text.replace(/\D/g, ''))),
  )
  const place = `instructions.${index}`
  const spot = spotOf(lines)
  const doubts: KeptDoubt[] = figures
    .filter(({ text: figure }) => text.includes(figure))
    .map(({ text: figure, other }) => ({
      place,
      field: text,
      text: figure,
      kind: 'unclear' as const,
      reason: other ? `This can also be read as "${other}".` : 'This figure is hard to read on the photo.',
      spot,
    }))
  const hard = words
    .filter((word) => /\p{L}{3}/u.test(word.text) && word.confidence < 55)
    .map((word) => word.text)
  if (hard.length > 0) {
    const one = hard.length === 1 && hard[0] && text.includes(hard[0]) ? hard[0] : ''
    doubts.push({
      place,
      field: text,
      text: one,
      kind: 'unclear',
      reason: `Hard to read on the photo: "${hard.join(' ')}".`,
      spot,
    })
  }
  return doubts
}

const spotOf = (lines: readonly Line[]): KeptDoubt['spot'] => {
  const [first] = lines
  if (!first) return null
  const box = boxAround(lines.filter(({ photo }) => photo === first.photo).map((line) => line.box))
  const { width, height, ontoPhoto = [1 / width, 0, 0, 1 / height, 0, 0] } = first.page
  const [a, b, c, d, e, f] = ontoPhoto
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  )
  const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  return {
    photo: first.photo,
    left: share(left),
    top: share(top),
    width: share(Math.max(...corners.map(({ x }) => x)) - left),
    height: share(Math.max(...corners.map(({ y }) => y)) - top),
  }
}

/** Returns the facts of the small print first, then those of sentences in the description and the steps. */
function factsOf({ smallPrint, description, steps, notes }: Sections): Facts {
  const texts = [...smallPrint, ...description, ...notes].map(({ text }) => text)
  const facts = Object.assign({}, ...[...texts, texts.join(' ')].reverse().map(readFacts)) as Facts
  if (facts.servings !== undefined) return facts
  const said = steps.map(({ text }) => /\b(?:serves|makes)\s+\d{1,2}\b/i.exec(text)?.[0] ?? '').find(Boolean)
  return said ? { ...facts, servings: readFacts(said).servings } : facts
}

function titleOf({ title }: Sections): string | null {
  const whole = title
    .map((line) => line.text)
    .join(' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d)!?.]+$/gu, '')
    .replace(/\s+/g, ' ')
  const text = headOf(whole, MAX_TITLE_LENGTH).trim()
  if (!/\p{L}{3}/u.test(text)) return null
  return text === text.toUpperCase() ? capitalised(text) : text
}

const small = new Set(['a', 'an', 'and', 'at', 'de', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const capitalised = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')

const descriptionOf = ({ description }: Sections) =>
  headOf(
    description
      .filter(({ confidence }) => confidence >= 60)
      .map(({ text }) => text)
      .join(' '),
    MAX_DESCRIPTION_LENGTH,
  ).trim()
