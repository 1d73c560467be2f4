import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { minutesInWords } from './cook-time.ts'

/** What a shared or own recipe must carry to be copied as text. */
export type CopiedRecipe = Omit<RecipeDraft, 'category'> & { nutrition?: Nutrition | null }

/**
 * A recipe as plain text that reads well in a message or a mail: title, times, list, numbered steps.
 * `link` is printed last when given.
 */
export function recipeText(recipe: CopiedRecipe, link?: string): string {
  const ingredients = recipe.ingredients.map(
    ({ amount, item }) => `- ${[amount.trim(), item].filter(Boolean).join(' ')}`,
  )
  const steps = recipe.instructions.map((step, index) => `${index + 1}. ${step}`)
  const sections = [
    recipe.title,
    recipe.description,
    facts(recipe),
    section('Ingredients', ingredients),
    section('Instructions', steps),
    recipe.nutrition ? nutritionLine(recipe.nutrition) : '',
    link ?? '',
  ]
  return sections.filter(Boolean).join('\n\n')
}

const section = (heading: string, lines: string[]) =>
  lines.length === 0 ? '' : [heading, ...lines].join('\n')

const facts = ({ prepTime, cookTime, restTime, servings }: CopiedRecipe) =>
  [
    prepTime > 0 && `Prep ${minutesInWords(prepTime)}`,
    cookTime > 0 && `Cook ${minutesInWords(cookTime)}`,
    restTime > 0 && `Rest ${minutesInWords(restTime)}`,
    `Serves ${servings}`,
  ]
    .filter(Boolean)
    .join(' · ')

const nutritionLine = ({ calories, protein, carbs, fat }: Nutrition) =>
  `Per serving: ${Math.round(calories)} kcal, ${Math.round(protein)} g protein, ` +
  `${Math.round(carbs)} g carbs, ${Math.round(fat)} g fat`
