import type { RecipeDraft } from '#contract/recipe.ts'

/** A sound recipe that passes every check of the kitchen. */
export const tomatoSoup: RecipeDraft = {
  title: 'Roasted Tomato Soup',
  description: 'A smooth soup of tomatoes roasted with garlic and onion, finished with cream and basil.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 40,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '2 pounds', item: 'tomatoes, halved' },
    { amount: '1', item: 'onion, quartered' },
    { amount: '4 cloves', item: 'garlic' },
    { amount: '2 tablespoons', item: 'olive oil' },
    { amount: '2 cups', item: 'vegetable broth' },
    { amount: '1/2 cup', item: 'heavy cream' },
    { amount: '1/4 cup', item: 'basil leaves' },
    { amount: '1 teaspoon', item: 'salt' },
  ],
  instructions: [
    'Heat the oven to 400 °F (200 °C). Spread the tomatoes, onion and garlic on a tray and toss with the olive oil and salt.',
    'Roast for 30 minutes until the tomatoes are soft and brown at the edges.',
    'Move everything into a pot, pour in the vegetable broth and simmer for 10 minutes.',
    'Blend until smooth, stir in the heavy cream and serve with the basil on top.',
  ],
}

/** A lentil soup in schema.org terms, as web pages and apps write recipes. */
export const schemaRecipe = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeCategory: 'Dinner',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  recipeIngredient: ['2 cups red lentils', '1 onion, chopped', '1 teaspoon salt'],
  recipeInstructions: ['Fry the onion for 5 minutes.', 'Add the lentils and salt and simmer for 15 minutes.'],
  ...more,
})
