import type { Category } from '#contract/common.ts'
import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { totalMinutes } from './cook-time.ts'

export interface DescribedRecipe extends RecipeDraft {
  nutrition: Nutrition | null
  /** ISO 8601 timestamp. */
  createdAt: string
  averageRating: number | null
  totalRatings: number
}

/** Absolute addresses, because search engines and other apps must find the way back to the site. */
export interface Addresses {
  url: string
  images: readonly string[]
}

/**
 * Describes a recipe in schema.org/Recipe terms, as search engines and other recipe apps read it. Times are
 * ISO 8601 durations. Unknown facts are left out: no nutrition without figures, no rating without votes.
 * https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
export function recipeJsonLd(recipe: DescribedRecipe, { url, images }: Addresses) {
  const { nutrition, averageRating, totalRatings } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    name: recipe.title,
    description: recipe.description,
    ...(images.length > 0 && { image: images }),
    datePublished: recipe.createdAt.slice(0, 10),
    recipeCategory: categoryNames[recipe.category],
    recipeYield: recipe.servings === 1 ? '1 serving' : `${recipe.servings} servings`,
    prepTime: isoMinutes(recipe.prepTime),
    cookTime: isoMinutes(recipe.cookTime),
    totalTime: isoMinutes(totalMinutes(recipe)),
    recipeIngredient: recipe.ingredients.map(({ amount, item }) => `${amount.trim()} ${item}`.trim()),
    recipeInstructions: recipe.instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    ...(nutrition && { nutrition: nutritionJsonLd(nutrition) }),
    ...(averageRating !== null &&
      totalRatings > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(averageRating * 10) / 10,
          ratingCount: totalRatings,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

const categoryNames: Record<Category, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
}

/** Formats minutes as an ISO 8601 duration: `PT1H20M`, `PT45M`, `PT0M`. */
export function isoMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

const nutritionJsonLd = (values: Nutrition) => ({
  '@type': 'NutritionInformation',
  servingSize: '1 serving',
  calories: `${Math.round(values.calories)} calories`,
  proteinContent: grams(values.protein),
  carbohydrateContent: grams(values.carbs),
  fatContent: grams(values.fat),
  fiberContent: grams(values.fiber),
  sugarContent: grams(values.sugar),
  sodiumContent: `${Math.round(values.sodium)} mg`,
})

const grams = (value: number) => `${Math.round(value * 10) / 10} g`
