import type { RecipeDraft } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'

const dish = (
  title: string,
  category: RecipeDraft['category'],
  [prepTime, cookTime]: [number, number],
  items: string,
  step: string,
  description = 'A favorite of the house.',
): RecipeDraft => ({
  title,
  description,
  category,
  prepTime,
  cookTime,
  restTime: 0,
  servings: 4,
  ingredients: items.split(', ').map((item) => ({ amount: '1', item })),
  instructions: [step],
})

/** A small collection, oldest first, whose dishes share words with each other. */
export const cookbook: readonly RecipeDraft[] = [
  dish(
    'Peanut Noodles',
    'dinner',
    [10, 10],
    'egg noodles, peanut butter, soy sauce, cucumber',
    'Toss the noodles in the sauce.',
  ),
  dish('Pea Soup', 'lunch', [10, 25], 'frozen peas, onion, vegetable stock', 'Simmer everything and blend.'),
  dish(
    'Banana Bread',
    'snack',
    [15, 55],
    'ripe bananas, all-purpose flour, eggs, sugar',
    'Mash, mix and bake in a loaf tin.',
  ),
  dish(
    'Chocolate Chip Cookies',
    'dessert',
    [20, 12],
    'butter, brown sugar, flour, chocolate chips',
    'Scoop onto a tray and bake.',
  ),
  dish(
    'Chicken Pasta Bake',
    'dinner',
    [20, 40],
    'chicken breast, penne, tomato sauce, mozzarella',
    'Layer and bake until golden.',
  ),
  dish(
    'Vegetarian Tacos',
    'dinner',
    [15, 15],
    'corn tortillas, black beans, avocado, salsa',
    'Warm the tortillas and fill them.',
  ),
  dish(
    'Beef Stir-Fry',
    'dinner',
    [15, 8],
    'beef sirloin, bell pepper, soy sauce, ginger',
    'Sear over high heat.',
  ),
  dish(
    'Caesar Salad',
    'lunch',
    [20, 0],
    'romaine, croutons, anchovies, lemon juice',
    'Toss and serve at once.',
  ),
  dish(
    'Pizza Margherita',
    'dinner',
    [90, 12],
    'bread flour, yeast, crushed tomatoes, mozzarella, basil',
    'Knead the dough for ten minutes.',
  ),
  dish('Lemon Cake', 'dessert', [20, 45], 'lemons, flour, eggs, butter', 'Bake and glaze.'),
  dish("Shepherd's Pie", 'dinner', [30, 50], 'ground lamb, potatoes, carrots', 'Top with mash and bake.'),
  dish(
    'Crème Brûlée',
    'dessert',
    [20, 45],
    'heavy cream, egg yolks, vanilla bean, sugar',
    'Caramelize with a blowtorch.',
  ),
  { ...tomatoSoup },
  dish(
    'Fried Rice',
    'dinner',
    [10, 10],
    'cooked rice, eggs, scallions',
    'Fry hard and fast.',
    'What saves a weeknight.',
  ),
  dish(
    'Spaghetti Carbonara',
    'dinner',
    [10, 20],
    'spaghetti, pancetta, parmesan, eggs',
    'Toss off the heat.',
  ),
  dish('Fruit Salad', 'dessert', [15, 0], 'oranges, apples, grapes', 'Dress with a squeeze of lemon.'),
  dish('Tiramisu', 'dessert', [40, 0], 'ladyfingers, mascarpone, espresso', 'Layer and chill.'),
]
