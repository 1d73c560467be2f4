import type { Reading, ReadRecipe } from '../../src/kitchen/reading/photo/index.ts'
import type { Failure } from '../kitchen-goals/goal.ts'

/** The true content of a photo, stored in its folder as `….truth.json`. */
export interface Truth {
  title: string
  servings: number | null
  prepTime: number | null
  cookTime: number | null
  ingredients: string[]
  instructions: string[]
  /** True for a handwritten recipe, which must be flagged and is not scored otherwise. */
  handwritten?: boolean
  /** The photo's difficulty: `layout`, `camera`, `lang` or `hand`; each is measured by itself. */
  cls?: string
}

export interface Score {
  id: string
  cls: string
  ingredients: Counts
  /** Like `ingredients`, but right only with the exact amount, the exact unit and the food. */
  strict: Counts
  steps: Counts
  /** Counts of the photo's amounts; `silent` ones are wrong without a warning. */
  amounts: { exact: number; flagged: number; silent: number; missing: number }
  /** Counts of the photo's facts; `silent` ones are wrong without a warning. */
  facts: { right: number; of: number; silent: number }
  title: boolean
  failures: Failure[]
}

interface Counts {
  right: number
  said: number
  wanted: number
}

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

export const plain = (text: string) =>
  text
    .replace(
      /(\d)?([½⅓⅔¼¾⅛])/gu,
      (_, whole: string | undefined, sign: string) => `${whole ? `${whole} ` : ''}${signs[sign]}`,
    )
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\d/ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the similarity of two texts from 0 to 1, by edit distance. */
export function likeness(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)]
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return 1 - (row[b.length] ?? 0) / longest
}

const SAME = 0.8

/** Pairs each expected text with the most similar one that is left. */
function paired(wanted: readonly string[], said: readonly string[], least: number): (number | null)[] {
  const free = new Set(said.keys())
  return wanted.map((one) => {
    const best = [...free]
      .map((index) => ({ index, like: likeness(one, said[index] ?? '') }))
      .toSorted((x, y) => y.like - x.like)[0]
    if (!best || best.like < least) return null
    free.delete(best.index)
    return best.index
  })
}

const counts = (wanted: readonly string[], said: readonly string[]): Counts => ({
  right: paired(wanted, said, SAME).filter((index) => index !== null).length,
  said: said.length,
  wanted: wanted.length,
})

/** Splits an ingredient into amount and rest: "400g tin tomatoes" and "400 g tin tomatoes" are the same. */
const partsOf = (line: string) => {
  const text = plain(line)
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
  const amount = /^(?:[\d/.,x?%-]+\s)*(?:[\d/.,?%-]+)(?=\s|$)/.exec(text)?.[0].trim() ?? ''
  const rest = text.slice(amount.length).trim()
  return { amount, unit: /^\S*/.exec(rest)?.[0] ?? '', rest }
}

/** Least similarity of the words after the amount: one letter in twelve may be wrong. */
const SAME_FOOD = 0.92

/** Counts the lines whose amount and unit are right letter for letter, and whose food is nearly so. */
function strictCounts(wanted: readonly string[], said: readonly string[]): Counts {
  const pairs = paired(wanted, said, 0.5)
  const right = wanted.filter((line, index) => {
    const at = pairs[index]
    if (at === null || at === undefined) return false
    const [a, b] = [partsOf(line), partsOf(said[at] ?? '')]
    const sameUnit = a.unit === b.unit || (a.unit.length > 3 && likeness(a.unit, b.unit) >= 0.75)
    return a.amount === b.amount && sameUnit && likeness(a.rest, b.rest) >= SAME_FOOD
  })
  return { right: right.length, said: said.length, wanted: wanted.length }
}

const amountOf = (line: string) => /^[\d/ ]+(?=\D)/.exec(plain(line))?.[0].trim() ?? ''

export function scoreReading(id: string, truth: Truth, reading: Reading): Score {
  const recipe: ReadRecipe | undefined = reading.recipes[0]
  const said = recipe?.draft.ingredients.map(({ amount, item }) => `${amount} ${item}`.trim()) ?? []
  const failures: Failure[] = []
  const amounts = { exact: 0, flagged: 0, silent: 0, missing: 0 }
  const foods = (line: string) => plain(line).replace(/^[\d/? ]+/, '')
  const pairs = paired(truth.ingredients.map(foods), said.map(foods), 0.6)
  truth.ingredients.forEach((line, index) => {
    const wanted = amountOf(line)
    if (wanted === '') return
    const at = pairs[index]
    const flagged = recipe?.doubts.some(({ place }) => place === `ingredients.${at}`) ?? false
    const got = at === null || at === undefined ? null : amountOf(said[at] ?? '')
    if (got === wanted) amounts.exact++
    else if (got === null) amounts.missing++
    else if (flagged) amounts.flagged++
    else amounts.silent++
    if (got !== wanted) {
      const kind =
        got === null
          ? 'an ingredient is missing'
          : flagged
            ? 'an amount is flagged'
            : 'AN AMOUNT IS SILENTLY WRONG'
      failures.push({
        kind,
        example: `${id}: "${line}" read as "${at === null || at === undefined ? '' : said[at]}"`,
      })
    }
  })
  const steps = recipe?.draft.instructions ?? []
  const stepPairs = paired(truth.instructions, steps, SAME)
  truth.instructions.forEach((step, index) => {
    if (stepPairs[index] === null) failures.push({ kind: 'a step is not right', example: `${id}: "${step}"` })
  })
  if (steps.length > truth.instructions.length) {
    failures.push({ kind: 'too many steps', example: `${id}: ${JSON.stringify(steps)}` })
  }
  const facts = (['servings', 'prepTime', 'cookTime'] as const).filter((fact) => truth[fact] !== null)
  const isFlagged = (fact: string) => recipe?.doubts.some(({ place }) => place === fact) ?? false
  const right = facts.filter((fact) => recipe?.draft[fact] === truth[fact])
  const silent = facts.filter((fact) => recipe && !right.includes(fact) && !isFlagged(fact))
  for (const fact of facts.filter((one) => !right.includes(one))) {
    const kind = silent.includes(fact) ? 'A FACT IS SILENTLY WRONG' : 'a fact is flagged or missing'
    failures.push({ kind, example: `${id}: ${fact} ${truth[fact]} read as ${recipe?.draft[fact]}` })
  }
  const title = likeness(truth.title, recipe?.draft.title ?? '') >= SAME
  if (!title)
    failures.push({ kind: 'the title', example: `${id}: "${recipe?.draft.title}" for "${truth.title}"` })
  const strict = strictCounts(truth.ingredients, said)
  if (said.length > truth.ingredients.length)
    failures.push({ kind: 'too many ingredients', example: `${id}: ${JSON.stringify(said)}` })
  return {
    id,
    cls: truth.cls ?? 'cards',
    strict,
    ingredients: counts(truth.ingredients, said),
    steps: counts(truth.instructions, steps),
    amounts,
    facts: { right: right.length, of: facts.length, silent: silent.length },
    title,
    failures,
  }
}

export const f1 = (all: readonly Counts[]): number => {
  const sum = (pick: (one: Counts) => number) => all.reduce((total, one) => total + pick(one), 0)
  return (2 * sum(({ right }) => right)) / Math.max(1, sum(({ said }) => said) + sum(({ wanted }) => wanted))
}
