import { findFoods } from '../../foods/index.ts'
import { readAmount } from '../../ingredients/read-amount.ts'
import { unitOf } from '../../ingredients/units.ts'
import { isSmallPrint } from './facts.ts'
import { headingOf } from './headings.ts'
import { capHeight, closing, type Line, median } from './lines.ts'
import { repairLine } from './repair-line.ts'
import { stepsBeginAt } from './steps-begin.ts'

/** The lines of one recipe by their section. */
export interface Sections {
  title: Line[]
  smallPrint: Line[]
  description: Line[]
  ingredients: Line[]
  steps: Line[]
  notes: Line[]
}

const empty = (): Sections => ({
  title: [],
  smallPrint: [],
  description: [],
  ingredients: [],
  steps: [],
  notes: [],
})

const numbered = /^\W{0,2}\d{1,2}\s?[.):]\s+\S/
/** Confidence of a line that may be the title where others are less certain. */
const SURE_TITLE = 60
/** Verbs and openings with which a step begins. */
const verb =
  /^(?:\W*\d{1,2}[.):]\s*)?(?:in an?|in the|add|bake|beat|blend|boil|bring|brown|brush|chill|chop|combine|cook|cool|cover|cream|cut|dissolve|divide|drain|drizzle|drop|dust|fill|fold|form|freeze|fry|garnish|gently|grate|grease|grill|heat|knead|layer|let|line|make|marinate|mash|melt|microwave|mix|pat|peel|place|poach|pour|preheat|press|process|put|reduce|refrigerate|remove|repeat|return|rinse|roast|roll|rub|saut[eé]|scatter|scrape|season|serve|set|shape|sift|simmer|slice|slowly|soak|spoon|spread|sprinkle|steam|stir|stuff|taste|to serve|toast|top|toss|transfer|turn|using|warm|wash|when|while|whip|whisk|wipe)\b/i

/** True when a line reads like an ingredient: an amount at its start, or a food with few other words. */
export function looksLikeIngredient(text: string): boolean {
  if (numbered.test(text) || isSmallPrint(text)) return false
  const mended = repairLine(text).text
  const words = mended.split(/\s+/)
  if (words.length > 16 || (closing.test(mended) && words.length > 6)) return false
  if (/^\?(?:\s|$)/.test(mended)) return true
  if (verb.test(mended) && !/^\d/.test(mended)) return false
  const { main, end } = readAmount(mended)
  if (main && end < mended.length) return true
  const taste = /\b(?:to taste|as needed|for (?:serving|garnish|greasing|frying|dusting)|optional)\b/i
  if (taste.test(mended)) return true
  return words.length <= 5 && findFoods(mended).length > 0 && !closing.test(mended)
}

/** Returns the heading of a part of a list, such as "For the sauce:", or null. */
export const groupOf = (text: string): string | null => {
  const bare = text.replace(/[:.]$/, '').trim()
  const isGroup =
    /^(?:for the|for|the)\s+\p{L}[\p{L}\s-]{2,30}$/iu.test(bare) || /^\p{L}[\p{L}\s&-]{2,30}:$/u.test(text)
  if (!isGroup || /\d/.test(bare) || headingOf(text)) return null
  if (/^for (?:serving|garnish|frying|greasing|dusting)\b/i.test(bare) && !text.endsWith(':')) return null
  return bare.replace(/^for\s+(?:the\s+)?|^the\s+/i, '').trim()
}

/** Divides the lines of one or more pages into recipes, or takes them for one, and each into its sections. */
export function sectionsOf(lines: readonly Line[], severalRecipes = true): Sections[] {
  const starts = severalRecipes ? recipeStarts(lines) : [0]
  return starts
    .map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length))
    .map(partOf)
    .filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
}

/**
 * Returns the indexes at which recipes begin: the first line, and each title behind which another list of
 * ingredients follows.
 */
function recipeStarts(lines: readonly Line[]): number[] {
  const body = median(lines.map(({ height }) => height))
  const starts = [0]
  let seenList = false
  lines.forEach((line, index) => {
    const from = starts.at(-1) ?? 0
    const heading = headingOf(line.text)
    const firstOfPage = lines.findIndex(({ photo }) => photo === line.photo)
    const isLaterPage = firstOfPage > from
    if (heading === 'ingredients' && (seenList || (isLaterPage && hasList(lines.slice(from, firstOfPage))))) {
      const start = isLaterPage
        ? titleAbove(lines, index, firstOfPage - 1, body, PAGE_HEAD)
        : titleAbove(lines, index, from, body)
      // A list on a later page without a title of its own continues the recipe before it.
      const isTitled = start < index && lines[start]?.photo === line.photo
      if (start > from && (isTitled || !isLaterPage)) {
        starts.push(start)
        return
      }
    }
    if (heading === 'ingredients') seenList = true
    if (heading || index === from) return
    if (index === firstOfPage && beginsRecipe(lines, index, from, body)) {
      starts.push(index)
      return
    }
    const tall =
      line.height > body * 1.3 &&
      line.text.length >= 4 &&
      line.text.length < 60 &&
      !looksLikeIngredient(line.text)
    const listBehind = lines.slice(index + 1, index + 7).filter(({ text }) => looksLikeIngredient(text))
    const listBefore = lines.slice(from, index).filter(({ text }) => looksLikeIngredient(text))
    const headed = lines.slice(index + 1, index + 6).some(({ text }) => headingOf(text) === 'ingredients')
    if (tall && !headed && listBehind.length >= 3 && listBefore.length >= 2 && !groupOf(line.text)) {
      if (lines.slice(from, index).some(({ text }) => verb.test(text))) starts.push(index)
    }
  })
  return starts
}

/** True for lines of which at least two read like ingredients. */
export const hasList = (lines: readonly Line[]) =>
  lines.filter(({ text }) => looksLikeIngredient(text)).length >= 2

/** Number of lines at the head of a page among which its list begins. */
const HEAD = 8
/**
 * Largest number of lines from a page's title, over its small print and description, to the heading of its
 * list.
 */
const PAGE_HEAD = 16

/**
 * True when a page begins with a title and a list of its own that no heading "Ingredients" announces: then it
 * is another recipe, if the one before it has its list and its steps. A component of the same recipe has a
 * title, too, but not a larger one, nor servings or steps that count from one again.
 */
function beginsRecipe(lines: readonly Line[], index: number, from: number, body: number): boolean {
  const [title] = lines.slice(index)
  if (!title || !mayBeTitle(title.text)) return false
  const page = lines.slice(index).filter(({ photo }) => photo === title.photo)
  const before = lines.slice(from, index)
  if (!hasList(before) || !before.some(({ text }) => isStep(text))) return false
  const head = page.slice(1, HEAD + 1)
  if (head.some(({ text }) => headingOf(text) === 'ingredients')) return false
  if (head.filter(({ text }) => looksLikeIngredient(text)).length < 3) return false
  const countsAnew = [before, page].every((part) =>
    part.some(({ text }) => /^\W{0,2}1\s?[.):]\s+\S/.test(text)),
  )
  return title.height > body * 1.15 || head.some(({ text }) => isSmallPrint(text)) || countsAnew
}

const mayBeTitle = (text: string) =>
  /^[^\p{Ll}]*\p{L}{3}|^\p{Lu}/u.test(text) &&
  text.length < 60 &&
  !closing.test(text) &&
  groupOf(text) === null &&
  !isStep(text) &&
  !isSmallPrint(text) &&
  // "Plum Cake" is a food, too; an amount before it makes it a line of a list.
  !/^\W*[\d½¼¾⅓⅔]/u.test(text)

/** Returns the index of a list's title: the tallest of the few lines above its heading that are no step. */
function titleAbove(lines: readonly Line[], heading: number, from: number, body: number, reach = 5): number {
  let best = heading
  for (let index = heading - 1; index > from && index >= heading - reach; index--) {
    const line = lines[index]
    if (!line || headingOf(line.text)) break
    if (line.height > body * 1.2 && line.text.length < 60 && !isSmallPrint(line.text)) {
      best = index
      // The title may have two lines.
      const above = lines[index - 1]
      if (above && above.height > body * 1.2 && index - 1 > from && !closing.test(above.text))
        best = index - 1
      return best
    }
  }
  let at = heading - 1
  // Small print such as "Makes 12 pieces" may stand between the title and its list.
  while (at > from + 1 && at > heading - 3 && isSmallPrint(lines[at]?.text ?? '')) at--
  const above = lines[at]
  return above && !closing.test(above.text) && above.text.length < 60 && !verb.test(above.text) ? at : best
}

function partOf(lines: readonly Line[]): Sections {
  const headings = lines.map(({ text }) => headingOf(text))
  return headings.some((heading) => heading === 'ingredients')
    ? byHeadings(lines, headings)
    : withoutHeadings(lines, headings)
}

function byHeadings(lines: readonly Line[], headings: (ReturnType<typeof headingOf> | null)[]): Sections {
  const parts = empty()
  const first = headings.indexOf('ingredients')
  opening(
    lines.slice(0, first).filter((_, index) => headings[index] === null),
    parts,
  )
  let section: 'ingredients' | 'steps' | 'notes' = 'ingredients'
  const headedSteps = headings.includes('steps')
  const stepsAt = headedSteps ? -1 : stepsBeginAt(lines, first + 1)
  lines.slice(first).forEach((line, index) => {
    const heading = headings[first + index]
    if (heading) {
      section = heading
      return
    }
    // The list has a heading, but the steps below it have none.
    const begins =
      (stepsAt >= 0 && first + index >= stepsAt) || (isStep(line.text) && parts.ingredients.length > 0)
    if (section === 'ingredients' && !headedSteps && begins && !isSmallPrint(line.text)) section = 'steps'
    if (section !== 'steps' && isSmallPrint(line.text) && !looksLikeIngredient(line.text)) {
      parts.smallPrint.push(line)
      return
    }
    parts[section].push(line)
  })
  return parts
}

/** True for a line that begins like a step: with a number and a stop, or with a verb. */
export const isStep = (text: string) =>
  numbered.test(text) || (verb.test(text) && text.split(/\s+/).length >= 4)

/**
 * Divides lines without headings: the first run of ingredient lines is the list, and the lines behind it are
 * the steps.
 */
function withoutHeadings(
  lines: readonly Line[],
  headings: (ReturnType<typeof headingOf> | null)[],
): Sections {
  const parts = empty()
  const stepsAt = headings.indexOf('steps')
  const rest = lines.filter((_, index) => headings[index] === null || headings[index] === 'steps')
  const firstAt = rest.findIndex(
    ({ text }, index) =>
      looksLikeIngredient(text) &&
      (index > 0 || /^\W*[\d½¼¾]/u.test(text)) &&
      /[\d½¼¾⅓⅔⅛?%]|^an?\b/iu.test(text),
  )
  // The name of a group right before the list belongs to the list.
  const listAt = firstAt > 0 && groupOf(rest[firstAt - 1]?.text ?? '') ? firstAt - 1 : firstAt
  const limit = stepsAt >= 0 ? rest.findIndex(({ text }) => headingOf(text) === 'steps') : rest.length
  if (listAt < 0 || listAt >= limit) {
    opening(rest.slice(0, Math.max(0, stepsAt >= 0 ? limit : 1)), parts)
    parts.steps.push(...rest.slice(stepsAt >= 0 ? limit + 1 : 1))
    return parts
  }
  opening(rest.slice(0, listAt), parts)
  const stepsBegin = stepsBeginAt(rest, listAt)
  let end = listAt
  const aside: Line[] = []
  while (end < limit) {
    const line = rest[end]
    if (!line || end === stepsBegin || isStep(line.text)) break
    // Small print such as "Serves 4" or "Cook: 50 min" may stand beside the first lines of a list.
    if (isSmallPrint(line.text) && !looksLikeIngredient(line.text)) {
      aside.push(line)
      end++
      continue
    }
    const known =
      looksLikeIngredient(line.text) ||
      groupOf(line.text) !== null ||
      isContinuation(rest[end - 1], line) ||
      endsColumn(rest, end)
    if (!known && !(rest[end + 1] && looksLikeIngredient(rest[end + 1]?.text ?? ''))) break
    end++
  }
  parts.smallPrint.push(...aside)
  parts.ingredients.push(...rest.slice(listAt, end).filter((line) => !aside.includes(line)))
  for (const line of rest.slice(end)) {
    if (headingOf(line.text)) continue
    if (isSmallPrint(line.text) && !isStep(line.text)) parts.smallPrint.push(line)
    else parts.steps.push(line)
  }
  return parts
}

/** True for a few words in the last line of a column, of which no step can begin. */
const endsColumn = (lines: readonly Line[], index: number) => {
  const [above, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  const isLast = line !== undefined && next !== undefined && next.column !== line.column
  return (
    isLast && above?.column === line.column && line.text.split(/\s+/).length <= 4 && !closing.test(line.text)
  )
}

/**
 * Sorts the lines above the list: the tallest is the title, facts are small print, the others describe the
 * dish.
 */
function opening(all: readonly Line[], parts: Sections): void {
  // The first line of a page whose head could not be read may be a step, which is no title.
  const lines = all.filter(({ text }) => !isStep(text) || text.split(/\s+/).length < 5 || !closing.test(text))
  parts.steps.push(...all.filter((line) => !lines.includes(line)))
  const facts = lines.filter(({ text }) => isSmallPrint(text))
  const others = lines.filter((line) => !facts.includes(line) && /\p{L}{2}/u.test(line.text))
  parts.smallPrint.push(...facts)
  // A picture is read as a few tall letters, and none of them for certain.
  const sure = others.filter((line) => line.confidence >= SURE_TITLE)
  const tallest = Math.max(0, ...(sure.length > 0 ? sure : others).map(capHeight))
  const isTall = (line: Line) =>
    capHeight(line) > tallest * 0.85 && (sure.length === 0 || line.confidence >= SURE_TITLE)
  const at = others.findIndex(isTall)
  others.forEach((line, index) => {
    const second = index === at + 1 && isTall(line) && !closing.test(line.text)
    if (index === at || second) parts.title.push(line)
    else parts.description.push(line)
  })
}

/**
 * True when a line continues the ingredient above it: in lower case or an open bracket, behind a line that
 * was full or that asks for more.
 */
export function isContinuation(above: Line | undefined, line: Line): boolean {
  if (!above || line.confidence < 25) return false
  const text = line.text.trim()
  if (/^[*•·▪-]|^[^\p{L}\d\s(]?[eoac¢®°«»$]?\s\d/u.test(text)) return false
  const open = (above.text.match(/\(/g)?.length ?? 0) > (above.text.match(/\)/g)?.length ?? 0)
  if (open) return true
  if (/(?:,|\band|\bor|\bwith|\bof|\bthe|\bplus)$/i.test(above.text)) return true
  // A line that ends in "2 (15 oz) cans" goes on, because its food is missing.
  const only = /^[\d\s/.()½¼¾-]+(\p{L}+)?$/u.exec(above.text)
  if (only && (!only[1] || unitOf(only[1]))) return !/^\d/.test(text)
  if (!/^[\p{Ll}(]/u.test(text)) return false
  const full = above.box.right > above.columnRight - above.height * 3.5
  return full || /^\(/.test(text) || line.box.left > above.box.left + above.height * 0.8
}
