import { expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { readDraft } from '../checks/read-draft.ts'
import { isAnotherDish } from '../checks/wished-foods.ts'
import { isTitledAsAnother } from './titled-as-another.ts'

const cookbook = await testCookbook()
const draftOf = (title: string, description: string) => ({
  title,
  description,
  category: 'dinner' as const,
  prepTime: 10,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: [{ amount: '1 pound', item: 'beef' }],
  instructions: ['Cook it.'],
})

test.each([
  ['beef wellington', 'Classic Beef Stroganoff', 'Strips of beef in sour cream.', true],
  ['lemon meringue pie', 'Glazed Lemon Loaf', 'A tender, sharp loaf.', true],
  ['shepherds pie', 'Chicken Noodle Soup', 'Noodles in broth.', true],
  ['beef wellington', 'Beef Wellington for Two', 'Fillet in puff pastry.', false],
  ['eggplant parm', 'Melanzane alla Parmigiana', 'Layers of eggplant.', false],
  ['beef bourguignon', 'Beef Stew in Red Wine', 'A bourguignon in all but name.', false],
  ['chicken curry', 'Chicken Tikka Masala', 'A creamy curry.', false],
  ['tteokguk for Lunar New Year', 'Lunar New Year Tteokbokki', 'Rice cakes in a hot sauce.', true],
  ['okonomiyaki', 'Pork Yakisoba', 'Stir-fried noodles with cabbage.', true],
  ['okonomiyaki', 'Pork and Cabbage Pancake', 'An okonomiyaki with sauce.', false],
  ['chicken katsu curry', 'Coconut Chicken Curry', 'A mild curry over rice.', true],
  ['chicken katsu curry', 'Chicken Katsu Curry', 'Crisp cutlets in curry sauce.', false],
  ['something cozy with beef', 'Beef Stroganoff', 'Strips of beef in sour cream.', false],
])('a recipe for %j called %j with the words %j: %s', (words, title, description, isAnother) => {
  expect(isTitledAsAnother(cookbook, draftOf(title, description), readWords(words))).toBe(isAnother)
})

test('no recipe of the cookbook is titled as another than the one its own title asks for', () => {
  const every = cookbook.recipes.filter((_, at) => at % 40 === 0)
  const wrong = every.filter(({ draft }) => isTitledAsAnother(cookbook, draft, readWords(draft.title)))
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['eggs|sausage meat|panko breadcrumbs', true],
  ['eggs|heavy cream|bread|anchovies', false],
])('a dish known by name alone, made of %s, is another: %s', (foods, isAnother) => {
  const draft = {
    ...draftOf('Scotch Woodcock', 'A British classic.'),
    ingredients: foods.split('|').map((item) => ({ amount: '4', item })),
  }
  expect(isTitledAsAnother(cookbook, draft, readWords('scotch woodcock'))).toBe(isAnother)
})

test.each([
  ['kokum petals|coconut milk|garlic|green chiles', false, false],
  ['yogurt|chickpea flour|onions', true, false],
  ['peanuts|vegetable oil', true, false],
])('a sol kadhi of %s is another dish: %s', (foods, isAnother, lacksNeeds) => {
  const draft = {
    ...draftOf('Sol Kadhi', 'A pink drink.'),
    ingredients: foods.split('|').map((item) => ({ amount: '1 cup', item })),
  }
  const craving = readWords('sol kadhi')
  expect(isTitledAsAnother(cookbook, draft, craving)).toBe(isAnother)
  expect(isAnotherDish(readDraft(draft), craving)).toBe(lacksNeeds)
})

test.each([
  ['salsa macha', 'peanuts|vegetable oil|dried chiles', false],
  ['salsa macha', 'tomatoes|onions', true],
  ['pumpkin pie', 'eggs|cream|flour', true],
  ['kadhi', 'coconut milk|garlic', true],
])('tells "%s" of %s from another dish: %s', (words, foods, isAnother) => {
  const draft = {
    ...draftOf('It', 'A dish.'),
    ingredients: foods.split('|').map((item) => ({ amount: '1 cup', item })),
  }
  expect(isAnotherDish(readDraft(draft), readWords(words))).toBe(isAnother)
})
