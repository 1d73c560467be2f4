import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/food.ts'
import { listedWith } from './use-up.ts'

/** Amounts for four of a spice, and of those that are hot. */
const SPICE = 0.5
const HOT_SPICE = 0.25
const hot = /cayenne|chil[ei]|pepper-flakes|wasabi|clove/
const spoons: readonly (readonly [least: number, amount: string])[] = [
  [1, '1 teaspoon'],
  [0.75, '3/4 teaspoon'],
  [0.5, '1/2 teaspoon'],
  [0.25, '1/4 teaspoon'],
  [0, '1 pinch'],
]

/**
 * Adds a spice, a fresh herb or a lemon that is at hand to a dish without it: a spice beside the salt, a herb on top,
 * the fruit in wedges. Null for other foods, and for a dish that has no place for it.
 */
export function withSeasoning(draft: RecipeDraft, food: Food): RecipeDraft | null {
  if (food.aisle === 'Spices & Seasonings') return withSpice(draft, food)
  const roles = pantryItem(food.id)?.roles ?? []
  if (roles.includes('herb')) return withHerb(draft, food)
  return /^(?:lemon|lime)$/.test(food.id) && draft.category !== 'dessert' ? withWedges(draft, food) : null
}

function withSpice(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const at = draft.instructions.findIndex((step) => /\bsalt\b(?!ed water)/i.test(step))
  if (at < 0 || food.id === 'salt') return null
  const whole = (hot.test(food.id) ? HOT_SPICE : SPICE) * (draft.servings / 4)
  const amount = spoons.find(([least]) => whole >= least)?.[1] ?? '1 pinch'
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, { amount, item: food.name }),
    instructions: draft.instructions.with(
      at,
      `${draft.instructions[at]} Add the ${food.name} with the salt.`,
    ),
  }
}

function withHerb(draft: RecipeDraft, food: Food): RecipeDraft {
  const name = food.name.replace(/^fresh /, '')
  const spoonfuls = Math.max(1, Math.round(draft.servings / 2))
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, {
      amount: `${spoonfuls} tablespoon${spoonfuls > 1 ? 's' : ''}`,
      item: `chopped ${name}`,
    }),
    instructions: [...draft.instructions, `Scatter the chopped ${name} over it.`],
  }
}

function withWedges(draft: RecipeDraft, food: Food): RecipeDraft {
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, { amount: '1', item: `${food.name}, cut into wedges` }),
    instructions: [...draft.instructions, `Squeeze the ${food.name} wedges over it at the table.`],
  }
}
