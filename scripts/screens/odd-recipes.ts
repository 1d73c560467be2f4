import type { RecipeDraft } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'

const sixty = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbe'

/**
 * Recipes that strain a layout: very long words, right-to-left texts, the least and the most of everything.
 */
export const oddRecipes: RecipeDraft[] = [
  {
    ...tomatoSoup,
    title: `${sixty}suppe`,
    description: `${sixty} ${sixty} and an address: https://example.org/${'a-very-long-path/'.repeat(6)}`,
    ingredients: [
      { amount: '1 1/2 tablespoons', item: sixty },
      { amount: '', item: 'salt and pepper' },
      ...tomatoSoup.ingredients,
    ],
    instructions: [`Stir the ${sixty} well.`, ...tomatoSoup.instructions],
  },
  {
    ...tomatoSoup,
    title: 'A soup with a title as long as titles may be, '.repeat(4).slice(0, 118),
    description: 'Described at great length, with every turn that the cook took on the way. '.repeat(12),
    prepTime: 1435,
    cookTime: 1435,
    restTime: 0,
    servings: 100,
  },
  {
    title: 'شوربة العدس الأحمر بالكمون والليمون',
    description: 'شوربة عدس ناعمة بالكمون والليمون، تُقدَّم ساخنة مع الخبز المحمص.',
    category: 'lunch',
    prepTime: 10,
    cookTime: 30,
    restTime: 0,
    servings: 4,
    ingredients: [
      { amount: '2 كوب', item: 'عدس أحمر' },
      { amount: '1', item: 'بصلة مفرومة' },
      { amount: '2 ملعقة صغيرة', item: 'كمون مطحون' },
      { amount: '1', item: 'ليمونة' },
    ],
    instructions: [
      'اغسل العدس جيداً ثم ضعه في قدر مع البصل وستة أكواب من الماء.',
      'اتركه على نار هادئة لمدة 25 دقيقة حتى ينضج، ثم أضف الكمون والملح.',
      'اخلط الشوربة حتى تصبح ناعمة وقدمها مع عصير الليمون.',
    ],
  },
  {
    title: 'שקשוקה חריפה עם פלפלים ועגבניות',
    description: 'ביצים ברוטב עגבניות חריף, ישר מהמחבת לשולחן.',
    category: 'breakfast',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 2,
    ingredients: [
      { amount: '4', item: 'ביצים' },
      { amount: '6', item: 'עגבניות בשלות' },
      { amount: '2', item: 'פלפלים אדומים' },
    ],
    instructions: ['מטגנים את הפלפלים והעגבניות 15 דקות.', 'שוברים פנימה את הביצים ומבשלים 5 דקות.'],
  },
  {
    title: 'Toast',
    description: '',
    category: 'snack',
    prepTime: 0,
    cookTime: 0,
    restTime: 0,
    servings: 1,
    ingredients: [{ amount: '1 slice', item: 'bread' }],
    instructions: ['Toast it.'],
  },
  {
    title: 'Cinnamon Rolls with Vanilla Icing',
    description: 'Soft rolls that rise overnight, with a thick icing.',
    category: 'dessert',
    prepTime: 35,
    cookTime: 25,
    restTime: 750,
    servings: 12,
    ingredients: [
      { amount: '1 pinch', item: 'salt' },
      ...[
        { amount: '4 cups', item: 'all-purpose flour' },
        { amount: '2 1/4 teaspoons', item: 'instant yeast' },
        { amount: '1 cup', item: 'whole milk, warm' },
      ].map((line) => ({ ...line, group: 'For the dough' })),
      ...[
        { amount: '1/2 cup', item: 'unsalted butter, soft' },
        { amount: '1 tablespoon', item: 'ground cinnamon' },
      ].map((line) => ({
        ...line,
        group: 'For the filling, which is spread on thickly up to the very edges',
      })),
      { amount: '1 1/2 cups', item: 'powdered sugar', group: 'Icing' },
      { amount: '1 teaspoon', item: 'vanilla extract', group: 'Icing' },
    ],
    instructions: [
      'Stir the flour, yeast, salt and milk into a dough and knead it for 8 minutes. Let it rise in the fridge for 12 hours.',
      'Roll it out, spread it with the butter and cinnamon, roll it up and cut it into 12. Rest for 30 minutes.',
      'Bake for 25 minutes. Stir the powdered sugar and vanilla into an icing and pour it over.',
    ],
  },
]
