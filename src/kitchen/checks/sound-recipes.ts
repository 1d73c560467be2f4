import type { RecipeDraft } from '#contract/recipe.ts'
import { type Craving, emptyCraving } from '../craving/craving.ts'

/** Dinner that passes every rule; tests change one thing at a time. */
export const lemonChicken: RecipeDraft = {
  title: 'Lemon Chicken with Rice',
  description: 'Juicy chicken in a bright lemon sauce, spooned over fluffy rice.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 25,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '1 1/2 pounds', item: 'boneless, skinless chicken thighs' },
    { amount: '1 1/2 cups', item: 'long-grain white rice' },
    { amount: '2 tablespoons', item: 'olive oil' },
    { amount: '1', item: 'lemon' },
    { amount: '3 cloves', item: 'garlic, minced' },
    { amount: '1 cup', item: 'chicken stock' },
    { amount: '', item: 'salt, to taste' },
  ],
  instructions: [
    'Cook the rice in 3 cups of boiling water for 15 minutes, covered, until tender.',
    'Season the chicken thighs with salt. Heat the olive oil in a skillet and brown them for 5 minutes per side.',
    'Stir in the garlic, pour in the chicken stock and the juice of the lemon, and simmer for 8 minutes, until the chicken reaches 165°F (74°C) in its thickest part.',
    'Spoon the chicken and its sauce over the rice.',
  ],
}

/** Baked, sweet snack without meat that passes every rule. */
export const oatBars: RecipeDraft = {
  title: 'Maple Oat Bars',
  description: 'Chewy bars of oats and maple syrup that keep for a week in a tin.',
  category: 'snack',
  prepTime: 10,
  cookTime: 25,
  restTime: 0,
  servings: 12,
  ingredients: [
    { amount: '3 cups', item: 'rolled oats' },
    { amount: '1/2 cup', item: 'maple syrup' },
    { amount: '1/3 cup', item: 'coconut oil, melted' },
    { amount: '1/2 cup', item: 'raisins' },
    { amount: '1 pinch', item: 'salt' },
  ],
  instructions: [
    'Heat the oven to 350°F (175°C) and line an 8-inch pan with parchment.',
    'Stir the oats, maple syrup, coconut oil, raisins and salt together.',
    'Press into the pan and bake for 25 minutes, until golden. Let cool before cutting.',
  ],
}

export const craving = (asked: Partial<Craving> = {}): Craving => ({
  ...emptyCraving(),
  ...asked,
})
