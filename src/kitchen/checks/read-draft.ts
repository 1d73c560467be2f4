import type { RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../foods/food.ts'
import type { FoodMention } from '../foods/index.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import type { ParsedIngredient } from '../ingredients/parsed.ts'
import { fold, tokens } from './words.ts'

/** An ingredient line with what the kitchen knows of it. */
export interface ReadLine {
  index: number
  /** As written. */
  item: string
  amount: string
  /** Amount and item, folded. */
  text: string
  tokens: string[]
  parsed: ParsedIngredient
  /** The food that the line is about. */
  food: Food | null
  /** All foods of the line: "salt and black pepper" has two. */
  foods: Food[]
}

export interface ReadStep {
  index: number
  text: string
  folded: string
  tokens: string[]
  mentions: readonly FoodMention[]
}

/** A draft, read once for all rules. */
export interface ReadDraft {
  draft: RecipeDraft
  lines: ReadLine[]
  steps: ReadStep[]
  /** All steps, folded, one per line. */
  method: string
  methodTokens: Set<string>
  title: string
}

export function readDraft(draft: RecipeDraft): ReadDraft {
  const steps = draft.instructions.map((text, index) => {
    const folded = fold(text)
    return { index, text, folded, tokens: tokens(folded), mentions: findFoods(folded) }
  })
  const method = steps.map((step) => step.folded).join('\n')
  return {
    draft,
    lines: draft.ingredients.map(readLine),
    steps,
    method,
    methodTokens: new Set(steps.flatMap((step) => step.tokens)),
    title: fold(draft.title),
  }
}

function readLine(line: { amount: string; item: string }, index: number): ReadLine {
  const { amount, item } = line
  const parsed = parseIngredient(line)
  const food = matchFood(parsed.food)?.food ?? matchFood(item)?.food ?? null
  const found = findFoods(fold(item)).map((hit) => hit.food)
  const foods = [...new Set(food ? [food, ...found] : found)]
  return { index, item, amount, text: fold(`${amount} ${item}`), tokens: tokens(item), parsed, food, foods }
}
