import type { Ingredient } from '#contract/recipe.ts'
import type { Rational } from '../ingredients/index.ts'
import { rational } from '../ingredients/index.ts'
import { isWhole, type Portion, readPortion, shareLeft } from './portion.ts'
import { type LineMention, lineMentions, type ReadMethod, readMethod } from './step-lines.ts'

/** An ingredient line that a step uses, with the portion that it takes. */
export interface StepAmount {
  /** Index in the recipe's ingredient list. */
  line: number
  portion: Portion
}

/**
 * Returns the ingredient lines that one step uses, in the order in which it names them, as if nothing came
 * before it.
 */
export const amountsIn = (step: string, ingredients: readonly Ingredient[]): StepAmount[] =>
  amountsInSteps([step], ingredients)[0] ?? []

/**
 * Returns the ingredient lines of every step of a recipe: "the remaining butter" is half of it when a step
 * before took half, and food that went in earlier is told apart from food that goes in now.
 */
export function amountsInSteps(steps: readonly string[], ingredients: readonly Ingredient[]): StepAmount[][] {
  const method = readMethod(steps, ingredients)
  const left = new Map<number, Remainder>()
  const usedUp = (line: number) => (left.get(line)?.since ?? null) !== null
  return method.steps.map((step) => {
    const mentions = withSeasoning(lineMentions(step, method, usedUp), step.folded, method)
    const found = new Map<number, StepAmount>()
    let listed: Portion | null = null
    mentions.forEach((mention, at) => {
      const before = step.folded.slice(Math.max(0, mention.start - 60), mention.start)
      const now = left.get(mention.line) ?? { share: rational(1), since: null }
      const own = mention.implied ? null : readPortion(clauseOf(before), now.share)
      const last = mentions[at - 1]
      // The words of "half the tomatoes, leek and ham" count for the whole list, up to the next article.
      const inList =
        last !== undefined &&
        !mention.implied &&
        /^(?:,| and| &|, and)(?: (?!the |an? )[a-z-]+)? $/.test(step.folded.slice(last.end, mention.start))
      const said: Portion | null = own ?? (inList ? repeated(listed, now.share) : null)
      listed = said
      if (found.has(mention.line)) return
      // "Half of the bacon" that went into the pan before is the same bacon.
      const portion = now.since === null && said ? said : unsaid(now, ingredients[mention.line])
      found.set(mention.line, { line: mention.line, portion })
    })
    for (const { line, portion } of found.values())
      left.set(line, take(left.get(line) ?? { share: rational(1), since: null }, portion, step.index))
    return [...found.values()]
  })
}

/** Remainder of a line: a share, or null when it is unknown; `since` is the step that took the last of it. */
interface Remainder {
  share: Rational | null
  since: number | null
}

const divided = /\bdivided\b/i

function unsaid({ share, since }: Remainder, ingredient: Ingredient | undefined): Portion {
  if (since !== null) return { kind: 'before', step: since }
  if (ingredient && divided.test(`${ingredient.amount} ${ingredient.item}`)) return { kind: 'divided' }
  return isWhole(share) ? { kind: 'all' } : { kind: 'rest', of: share, words: 'the rest' }
}

function take(left: Remainder, portion: Portion, step: number): Remainder {
  if (portion.kind === 'all' || portion.kind === 'rest') return { share: null, since: step }
  if (portion.kind === 'stated' || portion.kind === 'divided') return { share: null, since: null }
  if (portion.kind === 'before' || left.share === null) return left
  const share = shareLeft(left.share, portion.of)
  return share ? { share, since: null } : { share: null, since: step }
}

const repeated = (portion: Portion | null, left: Rational | null): Portion | null =>
  portion?.kind === 'rest' ? { ...portion, of: left } : portion

/** Returns the words of the same clause; words before a comma or full stop belong to something else. */
const clauseOf = (before: string): string =>
  before.slice(Math.max(...[',', '.', ';', ':'].map((stop) => before.lastIndexOf(stop))) + 1)

/** Adds the salt and pepper of the list to a step that says "season" and names neither. */
function withSeasoning(mentions: LineMention[], step: string, { lines }: ReadMethod): LineMention[] {
  const order = /\bseason\b(?! with)/.exec(step)
  if (!order) return mentions
  const seasonings = lines.filter(
    ({ parsed }) => /\b(?:salt|pepper)$/i.test(parsed.food) || /^(?:salt|pepper)\b/i.test(parsed.food),
  )
  const missing = seasonings.filter(({ index }) => !mentions.some(({ line }) => line === index))
  if (missing.length < seasonings.length) return mentions
  const end = order.index + order[0].length
  return [
    ...mentions,
    ...missing.map(({ index }) => ({ line: index, start: order.index, end, implied: true as const })),
  ]
}
