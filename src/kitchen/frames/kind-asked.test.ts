import { describe, expect, test } from 'vitest'
import { testCookbook } from '#testing/test-cookbook.ts'
import { answerCraving } from '../cookbook/answer-craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import { kindAsked } from './kind-asked.ts'

const cookbook = await testCookbook()

const asked = (words: string) => kindAsked(cookbook.frames, readCraving(words, undefined, cookbook))
const answer = (words: string) =>
  answerCraving(cookbook, { craving: readCraving(words, undefined, cookbook), turn: 1, series: 'a' })
const titleOf = (words: string) => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : made.reason
}

describe('a kind of dish behind foods', () => {
  test.each([
    ['plum cobbler', 'cobbler', ['plum']],
    ['recipe for plum cobbler please', 'cobbler', ['plum']],
    ['lavender honey latte', 'latte', ['lavender', 'honey']],
    ['iced cinnamon latte', 'iced-latte', ['cinnamon']],
    ['pickled cauliflower', 'quick-pickles', ['cauliflower']],
    ['quick pickled carrots', 'quick-pickles', ['carrot']],
    ['peach coffee cake with pecans', 'coffee-cake', ['peach', 'pecans']],
    ['a peach and raspberry cobbler for 4 people', 'cobbler', ['peach', 'raspberry']],
    ['blueberry overnight oats without yogurt', 'overnight-oats', ['blueberry']],
    ['vegan peach cobbler', 'cobbler', ['peach']],
    // A food by itself may also name a kind of dish.
    ['apricot bread', 'fruit-loaf', ['apricot']],
    ['plum jam', 'jam', ['plum']],
    ['sage butter', 'compound-butter', ['sage']],
    // A frittata implies eggs, a pasta bake implies pasta and cheese.
    ['leek frittata', 'frittata', ['leek']],
    ['broccoli pasta bake', 'pasta-bake', ['broccoli']],
    ['honey ice cream', 'no-churn', ['honey']],
    // Foods may stand between any two words of the name.
    ['double chocolate walnut cookies', 'double-chocolate-cookies', ['walnut']],
    // The longest name counts whose other words are all foods.
    ['white chocolate raspberry bundt cake', 'bundt-cake', ['white chocolate', 'raspberry']],
    ['white chocolate almond clusters', 'clusters', ['white chocolate', 'almond']],
    ['pumpkin crème brûlée', 'creme-brulee', ['pumpkin']],
    ['rosemary almond flour crackers', 'almond-crackers', ['rosemary', 'almond flour']],
    ['raspberry lemon bars', 'citrus-bars', ['raspberry', 'lemon']],
    // The only food of a kind's name may be its last word.
    ['glazed parsnips', 'glazed-parsnips', ['parsnip']],
    // "French" is part of the dish's name here and asks for no cuisine.
    ['matcha french toast', 'flavored-french-toast', ['matcha']],
    // The words of a flavor stand together, and its food may have two words.
    ['taco spiced pork chops', 'taco-spiced', ['pork chop']],
    ['taco pork chops', 'taco-spiced', ['pork chop']],
    ['pesto turkey meatballs', 'pesto-turkey-meatballs', ['pesto']],
  ])('"%s"', (words, slug, foods) => {
    const kind = asked(words)
    expect(kind?.frames.map((frame) => frame.slug)).toContain(slug)
    expect(kind?.foods.map(({ said }) => said)).toEqual(foods)
  })

  test.each([
    'plum', // no kind
    'cobbler', // no food
    'beef cobbler', // no food of such a dish
    'chicken plum jam', // one that is and one that is not
    'strawberry champagne jam', // one that the kitchen cannot cook with
    'caesar salad with chicken', // a word that is no food
    'tomato soup with bread', // the bread lies beside it
    'flour, sugar, butter', // what somebody has
    'egg, milk, bread',
  ])('is not asked for by "%s"', (words) => expect(asked(words)?.frames ?? []).toEqual([]))

  test('a pepper jam is of peppers, though its kind is called so', () =>
    expect(titleOf('jalapeño pepper jam')).toMatch(/Pepper (?:Jam|Jelly)$/))
})

describe('the answer to a kind of dish behind foods', () => {
  test.each([
    // A recipe that is only served with the food is no answer.
    ['strawberry scones', 'Strawberry Scones'],
    ['pear coffee cake', 'Pear Coffee Cake'],
    ['rosemary parmesan popcorn', 'Rosemary and Parmesan Popcorn'],
    // Neither is a recipe with other foods in its name, or with this food only as a glaze.
    ['strawberry rhubarb bars', 'Strawberry and Rhubarb Oat Bars'],
    ['apricot galette', 'Apricot Galette'],
    ['peach ginger jam', 'Peach and Ginger Jam'],
    // The title uses the cook's own word for the kind.
    ['zucchini relish', 'Zucchini Relish'],
    ['peach basil mocktail', 'Peach and Basil Mocktail'],
    ['broccoli pasta bake', 'Baked Penne with Broccoli'],
    // The cookbook's own recipe comes first, if there is one.
    ['mango milkshake', 'Mango Milkshake'],
    ['raspberry iced tea', 'Raspberry Iced Tea'],
    ['olive spread', 'Olive Tapenade'],
    ['ham salad', 'Ham Salad'],
    ['mashed potatoes', 'Classic Mashed Potatoes'],
    ['french toast', 'Classic French Toast'],
  ])('"%s" is %s', (words, title) => expect(titleOf(words)).toBe(title))

  test.each(['tuna cookies', 'salmon brownies', 'spinach cake', 'chicken blueberry jam'])(
    'refuses "%s"',
    (words) => expect(answer(words).kind).toBe('refused'),
  )

  test('offers no dish that is made only by name for a list of foods', () => {
    const named = cookbook.frames.frames.filter(({ onlyNamed }) => onlyNamed)
    expect(named.length).toBeGreaterThan(20)
    const made = answer('blueberries, lemon, mint')
    const titles = made.kind === 'recipe' ? made.draft.title : ''
    expect(titles).not.toMatch(/Jam|Vinaigrette|Lemonade|Syrup|Spritzer/)
  })
})
