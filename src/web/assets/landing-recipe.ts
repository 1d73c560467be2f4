import type { ShownRecipe } from '#web/features/landing/live-recipe.tsx'

/** A recipe that Larder's kitchen generated for this craving, word for word, with its drawing. */
export const recipe: ShownRecipe = {
  craving: 'creamy mushroom pasta, no wine, 30 minutes',
  title: 'Mushroom Rigatoni with Basil',
  description:
    'Silky rigatoni in a light cream sauce with mushrooms, savory and gently garlicky. Best eaten the moment it is tossed.',
  alt: 'A plate of rigatoni with mushrooms and basil leaves, drawn from above',
  facts: ['30 min', 'Serves 4', '681 kcal per serving'],
  ingredients: [
    { amount: '12 ounces (340 g)', item: 'rigatoni' },
    { amount: '12 ounces (340 g)', item: 'button mushrooms, sliced' },
    { amount: '3 cloves', item: 'garlic, minced' },
    { amount: '1 cup', item: 'heavy cream' },
    { amount: '3/4 cup', item: 'Parmesan cheese, finely grated' },
    { amount: '2 tablespoons', item: 'fresh basil, torn' },
  ],
  rest: 'and five more ingredients, six steps',
  checked: 'Checked: every ingredient is used, times agree, and there is no wine in it',
}
