import type { Allergen } from '#contract/dietary.ts'
import type { Ingredient } from '#contract/recipe.ts'

/** A food that contains each allergen, as a model might slip it into a recipe. */
export const forbiddenFood: Readonly<Record<Allergen, Ingredient>> = {
  gluten: { amount: '1/2 cup', item: 'panko breadcrumbs' },
  crustaceans: { amount: '8 ounces', item: 'peeled prawns' },
  eggs: { amount: '2', item: 'large eggs' },
  fish: { amount: '1 tablespoon', item: 'fish sauce' },
  peanuts: { amount: '2 tablespoons', item: 'peanut butter' },
  soy: { amount: '1 tablespoon', item: 'soy sauce' },
  milk: { amount: '2 tablespoons', item: 'unsalted butter' },
  'tree-nuts': { amount: '1/2 cup', item: 'walnuts' },
  celery: { amount: '2 stalks', item: 'celery' },
  mustard: { amount: '1 teaspoon', item: 'Dijon mustard' },
  sesame: { amount: '1 tablespoon', item: 'tahini' },
  sulphites: { amount: '1/2 cup', item: 'white wine' },
  lupin: { amount: '1/4 cup', item: 'lupin flour' },
  molluscs: { amount: '8 ounces', item: 'clams' },
}
