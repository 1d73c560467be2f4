import type { RecipeDraft } from '#contract/recipe.ts'

const dishes: RecipeDraft[] = [
  {
    title: 'Tomato and White Bean Stew',
    description:
      'Soft white beans in a thick tomato sauce with garlic and rosemary, good with a slice of toast.',
    category: 'dinner',
    prepTime: 10,
    cookTime: 25,
    restTime: 0,
    servings: 4,
    ingredients: [
      { amount: '2 tablespoons', item: 'olive oil' },
      { amount: '1', item: 'onion, chopped' },
      { amount: '3 cloves', item: 'garlic, sliced' },
      { amount: '1 teaspoon', item: 'dried rosemary' },
      { amount: '1 can', item: 'crushed tomatoes' },
      { amount: '2 cans', item: 'white beans, drained' },
      { amount: '1/2 teaspoon', item: 'salt' },
    ],
    instructions: [
      'Warm the olive oil in a wide pot over medium heat and cook the onion for 6 minutes, until soft.',
      'Stir in the garlic and dried rosemary and cook for 1 minute, until you can smell them.',
      'Add the crushed tomatoes, white beans and salt and simmer for 18 minutes, until the sauce is thick.',
    ],
  },
  {
    title: 'Lemon Rice with Peas',
    description: 'Fluffy rice with sweet peas, sharp with lemon and green with parsley.',
    category: 'lunch',
    prepTime: 5,
    cookTime: 20,
    restTime: 0,
    servings: 4,
    ingredients: [
      { amount: '1 1/2 cups', item: 'long-grain rice' },
      { amount: '2 tablespoons', item: 'olive oil' },
      { amount: '1 cup', item: 'frozen peas' },
      { amount: '2 tablespoons', item: 'lemon juice' },
      { amount: '1/4 cup', item: 'parsley, chopped' },
      { amount: '1/2 teaspoon', item: 'salt' },
    ],
    instructions: [
      'Bring 3 cups of water with the salt to a boil, add the long-grain rice, cover and simmer for 15 minutes.',
      'Scatter the frozen peas over the rice, cover again and cook for 3 minutes, until they are hot.',
      'Fold in the lemon juice, olive oil and parsley and serve at once.',
    ],
  },
  {
    title: 'Cucumber and Chickpea Salad',
    description: 'Crisp cucumber and tender chickpeas in a lemon dressing with mint.',
    category: 'lunch',
    prepTime: 15,
    cookTime: 0,
    restTime: 0,
    servings: 2,
    ingredients: [
      { amount: '1 can', item: 'chickpeas, drained' },
      { amount: '1', item: 'cucumber, diced' },
      { amount: '2 tablespoons', item: 'olive oil' },
      { amount: '2 tablespoons', item: 'lemon juice' },
      { amount: '2 tablespoons', item: 'mint, chopped' },
      { amount: '1/4 teaspoon', item: 'salt' },
    ],
    instructions: [
      'Stir the olive oil, lemon juice and salt together in a wide bowl.',
      'Add the chickpeas, cucumber and mint, toss well and let stand for 5 minutes before serving.',
    ],
  },
]

/** Chooses a sound recipe by the prompt; the same prompt always gets the same recipe. */
export const recipeFor = (prompt: string): RecipeDraft & { refusal: null } => {
  let sum = 0
  for (const letter of prompt) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  const dish = dishes[sum % dishes.length]
  if (!dish) throw new Error('the list of dishes is empty')
  return { ...dish, refusal: null }
}
