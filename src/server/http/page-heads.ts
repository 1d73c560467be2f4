import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import type { SharedRecipe } from '#contract/shared.ts'
import { minutesInWords, totalMinutes } from '#domain/cook-time.ts'
import { recipeJsonLd } from '#domain/recipe-json-ld.ts'
import { previewSuffix } from '#server/ports/pictures.ts'
import type { PageHead } from './page-head.ts'

const MAX_DESCRIPTION = 300

const premiumOffer = {
  '@type': 'Offer',
  name: 'Premium, per month',
  price: (PREMIUM_PRICE_USD_CENTS / 100).toFixed(2),
  priceCurrency: 'USD',
}

/** @param sells true when Premium can really be bought here, which alone is announced to search engines */
export const landingHead = (publicUrl: string, { sells }: { sells: boolean }): PageHead => ({
  title: 'Larder: Crave it. Cook it. Keep it.',
  description:
    'Type what you crave and get a recipe that the kitchen has checked, with its nutrition and grocery list, kept in your own collection.',
  url: `${publicUrl}/`,
  image: housePicture(publicUrl),
  data: {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Larder',
    url: `${publicUrl}/`,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: [
      { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' },
      ...(sells ? [premiumOffer] : []),
    ],
  },
})

/**
 * Head that is the same for a recipe that was never shared, is no longer shared, was deleted, or never
 * existed.
 */
export const missingRecipeHead: PageHead = {
  title: 'Recipe Not Found · Larder',
  description: 'There is no shared recipe at this address.',
}

export function sharedRecipeHead(recipe: SharedRecipe, publicUrl: string): PageHead {
  const url = `${publicUrl}/shared/${recipe.id}`
  const stem = recipe.imageUrl?.replace(/\.webp$/, '')
  const preview = stem && `${publicUrl}${stem}${previewSuffix}`
  return {
    title: `${recipe.title} · Larder`,
    description: describe(recipe),
    url,
    type: 'article',
    image: preview ? { url: preview, alt: recipe.imageAlt ?? recipe.title } : housePicture(publicUrl),
    data: recipeJsonLd(recipe, {
      url,
      images: preview ? [preview, `${publicUrl}${recipe.imageUrl}`] : [],
    }),
  }
}

const housePicture = (publicUrl: string) => ({
  url: `${publicUrl}/preview.jpg`,
  alt: 'Larder: Crave it. Cook it. Keep it.',
})

/** Returns the recipe's description, or its facts when it has none. */
function describe(recipe: SharedRecipe): string {
  const words =
    recipe.description.replace(/\s+/g, ' ').trim() ||
    `Serves ${recipe.servings}, ready in ${minutesInWords(totalMinutes(recipe))}.`
  return words.length <= MAX_DESCRIPTION ? words : `${words.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`
}
