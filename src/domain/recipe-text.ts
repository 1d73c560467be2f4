import { asHeading, lineAsText, partsOf } from '#contract/ingredient-parts.ts'
import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { minutesInWords } from './cook-time.ts'

/** The fields that a shared recipe and a cook's own recipe have in common, enough to copy either as text. */
export type CopiedRecipe = Omit<RecipeDraft, 'category'> & { nutrition?: Nutrition | null }

/**
 * Writes a recipe as plain text that reads well in a message or a mail: title, times, ingredients, numbered
 * steps. `link` is printed last when given.
 */
export function recipeText(recipe: CopiedRecipe, link?: string): string {
  const ingredients = partsOf(recipe.ingredients).map(({ group, lines }) =>
    [
      ...(group === undefined ? [] : [asHeading(group)]),
      ...lines.map((line) => `- ${lineAsText(line)}`),
    ].join('\n'),
  )
  const steps = recipe.instructions.map((step, index) => `${index + 1}. ${step}`)
  const sections = [
    recipe.title,
    recipe.description,
    facts(recipe),
    section('Ingredients', ingredients, '\n\n'),
    section('Instructions', steps),
    recipe.nutrition ? nutritionLine(recipe.nutrition) : '',
    link ?? '',
  ]
  return sections.filter(Boolean).join('\n\n')
}

const section = (heading: string, lines: string[], between = '\n') =>
  lines.length === 0 ? '' : `${heading}\n${lines.join(between)}`

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
