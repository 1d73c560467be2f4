import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from './index.ts'
import { craving, oatBars } from './sound-recipes.ts'

const holding = (item: string): RecipeDraft => ({
  ...oatBars,
  title: 'A Plain Supper',
  ingredients: [
    { amount: '1 cup', item: 'carrots' },
    { amount: '1/2 cup', item },
  ],
  instructions: ['Chop the carrots.', 'Bake at 350°F (175°C) for 25 minutes.'],
})
const isFound = (word: string, item: string): boolean =>
  checkRecipe(holding(item), { craving: craving({ exclusions: [word] }) }).findings.some(
    ({ rule, place }) => rule === 'diet.excluded-food' && place === 'ingredients.1',
  )

/**
 * Excluded foods, each with names that are excluded with it (`not`), and names that only sound like it
 * (`fine`).
 */
const table: Readonly<Record<string, { not: string[]; fine: string[] }>> = {
  legume: {
    not: [
      'falafel',
      'urad dal',
      'chickpea flour',
      'peanut butter',
      'frozen mixed vegetables',
      'sugar snap peas',
    ],
    fine: ['vanilla bean paste', 'coffee beans', 'pears', 'rice noodles'],
  },
  potato: {
    not: ['potato gnocchi', 'shelf-stable gnocchi', 'frozen hash browns', 'potato chips', 'potato starch'],
    fine: ['parsnips', 'rice noodles', 'cornstarch'],
  },
  bread: {
    not: ['panko', 'dry breadcrumbs', 'croutons', 'pizza dough'],
    fine: ['rolled oats', 'crackers', 'cooked rice'],
  },
  margarine: {
    not: [
      'margarine',
      'vegan butter, softened',
      'plant butter',
      'plant-based butter',
      'dairy-free buttery spread',
      'vegan butter sticks',
      'baking spread',
      'buttery spread',
      'soy-free vegan spread',
    ],
    fine: [
      'unsalted butter',
      'peanut butter',
      'olive oil',
      'cookie butter',
      'chocolate spread',
      'apple butter',
    ],
  },
  shortening: {
    not: ['shortening', 'vegetable shortening', 'butter-flavored shortening', 'palm shortening', 'Crisco'],
    fine: ['unsalted butter', 'vegan butter', 'coconut oil', 'shortbread cookies'],
  },
  butter: {
    not: ['unsalted butter', 'salted butter', 'ghee', 'browned butter', 'clarified butter', 'niter kibbeh'],
    fine: [
      'vegan butter',
      'peanut butter',
      'almond butter',
      'cocoa butter',
      'apple butter',
      'butternut squash',
      'canned butter beans',
      'butter lettuce',
      'buttermilk',
      'margarine',
    ],
  },
  oil: {
    not: [
      'olive oil',
      'vegetable oil spray',
      'cooking spray',
      'nonstick cooking spray',
      'toasted sesame oil',
      'coconut oil',
      'chili oil',
      'chili crisp',
      'neutral oil, for frying',
    ],
    fine: ['unsalted butter', 'ghee', 'olives', 'canned tuna in water'],
  },
  'seed oil': {
    not: [
      'canola oil',
      'vegetable oil',
      'neutral oil',
      'sunflower oil',
      'grapeseed oil',
      'corn oil',
      'margarine',
      'soybean oil',
    ],
    fine: ['olive oil', 'avocado oil', 'coconut oil', 'sesame seeds', 'butter'],
  },
  soy: {
    not: [
      'soy sauce',
      'low-sodium soy sauce',
      'tamari',
      'firm tofu',
      'shelled edamame',
      'white miso',
      'tempeh',
      'soy milk',
      'hoisin sauce',
      'teriyaki sauce',
      'gochujang',
    ],
    fine: ['coconut aminos', 'fish sauce', 'oat milk'],
  },
  flour: {
    not: [
      'all-purpose flour',
      'whole wheat flour',
      'almond flour',
      'oat flour',
      'rice flour',
      'gluten-free flour',
      'chickpea flour',
      'besan',
      'masa harina',
      'self-rising flour',
      'Bisquick',
      'atta',
      'coconut flour',
      'corn flour',
    ],
    fine: ['cornstarch', 'cauliflower', 'rolled oats', 'ground almonds'],
  },
  cream: {
    not: [
      'heavy cream',
      'light cream',
      'half-and-half',
      'crème fraîche',
      'sour cream',
      'whipped cream',
      'clotted cream',
      'Mexican crema',
      'heavy whipping cream',
    ],
    fine: [
      'cream of tartar',
      'cream cheese',
      'coconut cream',
      'cashew cream',
      'milk',
      'marshmallow creme',
      'cream of wheat',
      'creamed corn',
    ],
  },
  mayonnaise: {
    not: ['mayonnaise', 'vegan mayonnaise', 'Kewpie mayonnaise', 'aioli', 'tartar sauce', 'light mayo'],
    fine: ['Greek yogurt', 'mustard', 'cream of tartar'],
  },
  almond: {
    not: [
      'sliced almonds',
      'almond flour',
      'almond milk',
      'almond butter',
      'marzipan',
      'almond extract',
      'ground almonds',
    ],
    fine: ['walnuts', 'oat milk'],
  },
  sugar: {
    not: ['sugar', 'brown sugar', 'powdered sugar', 'coconut sugar'],
    fine: ['sugar snap peas', 'unsweetened applesauce'],
  },
  milk: {
    not: ['whole milk', 'buttermilk', 'evaporated milk', 'condensed milk', 'milk powder'],
    fine: ['almond milk', 'coconut milk', 'oat milk'],
  },
  yogurt: { not: ['Greek yogurt', 'labneh', 'skyr'], fine: ['coconut yogurt', 'milk'] },
  egg: {
    not: ['eggs', 'egg whites', 'mayonnaise', 'fresh egg noodles', 'liquid egg'],
    fine: ['eggplant', 'flax eggs'],
  },
  peanut: {
    not: ['peanut butter', 'roasted peanuts', 'peanut oil', 'PB2 peanut powder'],
    fine: ['almond butter', 'pine nuts'],
  },
  nut: {
    not: ['walnuts', 'peanut butter', 'almond flour', 'pesto', 'Nutella', 'cashew cream'],
    fine: ['nutmeg', 'coconut', 'water chestnuts', 'butternut squash', 'doughnuts'],
  },
  onion: {
    not: ['onions', 'shallots', 'onion powder', 'scallions', 'leeks', 'chives'],
    fine: ['garlic', 'fennel'],
  },
  rice: {
    not: ['white rice', 'wild rice', 'arborio rice'],
    fine: ['rice vinegar', 'cauliflower rice', 'rice noodles'],
  },
  vinegar: { not: ['cider vinegar', 'balsamic vinegar', 'balsamic glaze'], fine: ['lemon juice'] },
  wine: {
    not: ['dry white wine', 'Shaoxing wine', 'dry sherry', 'mirin'],
    fine: ['red wine vinegar', 'grape juice'],
  },
  chile: {
    not: [
      'jalapeño, minced',
      'serrano chiles',
      'habanero',
      'chipotle in adobo',
      'red pepper flakes',
      'cayenne pepper',
      'sriracha',
      'Thai red curry paste',
      'salsa',
    ],
    fine: ['red bell pepper', 'sweet paprika', 'black pepper', 'anchovies'],
  },
  'hot pepper': { not: ['jalapeño', 'harissa'], fine: ['green bell pepper'] },
  pepper: {
    not: ['red bell pepper', 'roasted red peppers', 'chipotle in adobo', 'cayenne pepper', 'pepperoncini'],
    fine: ['black pepper', 'anchovies', 'peppermint tea'],
  },
  bean: {
    not: ['black-eyed peas', 'hummus', 'falafel', 'red lentils', 'green beans'],
    fine: ['vanilla bean', 'coffee beans', 'green peas'],
  },
  cheese: {
    not: ['Camembert', 'Asiago', 'Colby', 'Muenster', 'raclette', 'Manchego'],
    fine: ['butter', 'plain yogurt'],
  },
  berry: { not: ['açaí puree', 'strawberries', 'dried cranberries'], fine: ['juniper berries', 'cherries'] },
  squash: { not: ['chayote', 'zucchini', 'pumpkin puree'], fine: ['pumpkin pie spice', 'pumpkin seeds'] },
  mushroom: { not: ['enoki', 'huitlacoche', 'dried porcini', 'vegetarian oyster sauce'], fine: ['oysters'] },
  coconut: {
    not: ['coconut milk', 'coconut oil', 'shredded coconut', 'coconut flour'],
    fine: ['cocoa powder'],
  },
  tomato: {
    not: [
      'tomato paste',
      'ketchup',
      'marinara sauce',
      'sun-dried tomatoes',
      'salsa',
      'canned diced tomatoes',
    ],
    fine: ['tomatillos', 'red bell pepper'],
  },
}
const cases = (side: 'not' | 'fine') =>
  Object.entries(table).flatMap(([word, { [side]: items }]) => items.map((item) => [word, item] as const))

describe('an excluded food', () => {
  test.each(cases('not'))('%s excludes %s', (word, item) => expect(isFound(word, item)).toBe(true))
  test.each(cases('fine'))('%s allows %s', (word, item) => expect(isFound(word, item)).toBe(false))
})
