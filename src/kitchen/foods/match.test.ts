import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFoods, foods, matchFood } from './index.ts'

const idOf = (text: string) => matchFood(text)?.food.id ?? null

test.each([
  ['boneless, skinless chicken thighs', 'chicken-thigh'],
  ['boneless, skinless chicken thighs, trimmed of fat', 'chicken-thigh'],
  ['ripe tomatoes', 'tomato'],
  ['green onions, thinly sliced', 'scallion'],
  ['courgettes', 'zucchini'],
  ['all-purpose flour', 'all-purpose-flour'],
  ['plain flour, sifted', 'all-purpose-flour'],
  ['rice vinegar', 'rice-vinegar'],
  ['coconut milk', 'coconut-milk'],
  ['peanut butter', 'peanut-butter'],
  ['cream of tartar', 'cream-of-tartar'],
  ['low-sodium chicken broth', 'low-sodium-chicken-stock'],
  ['jalapeños', 'jalapeno'],
  ['goat’s cheese', 'goat-cheese'],
  ['crème fraîche', 'creme-fraiche'],
  ['tuna in olive oil', 'tuna-canned'],
  ['freshly ground black pepper', 'black-pepper'],
  ['red peppers', 'red-bell-pepper'],
  ['peppers, sliced', 'bell-pepper'],
  ['leaves of basil', 'basil'],
  ['hearts of palm', 'hearts-of-palm'],
  ['gluten-free soy sauce', 'tamari'],
  ['dried oregano', 'oregano-dried'],
  ['cherry tomatoes, halved', 'cherry-tomato'],
  ['fresh ginger', 'ginger'],
  ['ground ginger', 'ginger-ground'],
  ['monkfish fillets', 'monkfish'],
  ['fresh mint leaves', 'mint'],
  ['cornstarch dissolved in water', 'cornstarch'],
])('%s is %s', (text, id) => {
  expect(idOf(text)).toBe(id)
})

test.each([
  'chicken noodle soup',
  'unicorn',
  'cactus fruit',
  'vegan bacon',
  'gluten-free gravy',
  'macadamia flour',
  'hemp milk',
  'cauliflower steaks',
  'tayberries',
  'something dissolved in water',
  'onion soup',
  '',
])('finds no food in "%s"', (text) => {
  expect(matchFood(text)).toBeNull()
})

test('every name of every food is recognised as that food, with full score', () => {
  const missed = foods.flatMap((food) =>
    [food.name, food.plural, ...food.aliases]
      .filter((name) => idOf(name) !== food.id || matchFood(name)!.score < 1)
      .map((name) => `${name}: ${idOf(name)} instead of ${food.id}`),
  )
  expect(missed).toEqual([])
})

test('a surer match scores higher', () => {
  expect(matchFood('mango')!.score).toBeGreaterThan(matchFood('alphonso mango')!.score)
})

const found = (text: string) => findFoods(text).map((mention) => mention.food.id)

test.each([
  ['Oil the pan and heat the oven.', []],
  ['Butter the tin, then flour it well.', []],
  ['Brush with egg wash.', ['egg']],
  ['Cream the butter with the sugar.', ['butter', 'sugar']],
  ['Stir in the rice vinegar and coconut milk.', ['rice-vinegar', 'coconut-milk']],
  ['Add chicken stock and green onions.', ['chicken-stock', 'scallion']],
  ['Spread peanut butter; beat in the cream of tartar.', ['peanut-butter', 'cream-of-tartar']],
  ['Use a rice cooker and a garlic press.', []],
  ['Cook the vegan bacon.', []],
  ['Heat the oil, then add the onion and garlic.', ['vegetable-oil', 'onion', 'garlic']],
  ['Plunge into an ice bath.', []],
  ['Add butter until it foams.', ['butter']],
  ['Whip heavy cream until stiff.', ['heavy-cream']],
  ['Cream together, then butter all the tins.', []],
] as const)('in "%s" it finds %j', (text, ids) => {
  expect(found(text)).toEqual([...ids])
})

test('a mention says where it stands', () => {
  const text = 'Add the cherry tomatoes now.'
  const [mention] = findFoods(text)
  expect(text.slice(mention!.start, mention!.end)).toBe('cherry tomatoes')
})

test('any text can be searched: mentions are in order, within the text and apart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('oil', 'rice', 'vinegar', 'the', 'Eggs,', 'é'))),
      (parts) => {
        const text = parts.join(' ')
        let at = 0
        for (const mention of findFoods(text)) {
          expect(mention.start).toBeGreaterThanOrEqual(at)
          expect(mention.end).toBeGreaterThan(mention.start)
          at = mention.end
        }
        expect(at).toBeLessThanOrEqual(text.length)
        const match = matchFood(text)
        if (match) expect(match.score).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test.each([
  ['peanut or neutral oil', 'peanut-oil'],
  ['sesame or neutral oil', 'sesame-oil'],
  ['coconut or cider vinegar', 'coconut-vinegar'],
  ['cherry or red grape juice', 'cherry-juice'],
  ['lemon or yuzu juice', 'lemon-juice'],
  ['soy or oat milk', 'soy-milk'],
  ['rice or egg noodles', 'rice-noodle'],
  ['beef or chicken stock', 'beef-stock'],
  ['peanut or almond butter', 'peanut-butter'],
  // A food that is complete before the "or" keeps its own meaning.
  ['butter or olive oil', 'butter'],
  ['sugar or maple syrup', 'sugar'],
  ['milk or coconut milk', 'milk'],
  ['ground beef or veal', 'beef-ground'],
])('the noun that two foods share belongs to the first, too: %s', (text, id) => {
  expect(matchFood(text)?.food.id).toBe(id)
})
