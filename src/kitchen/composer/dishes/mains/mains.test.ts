import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { composeRecipe, readCraving } from '../../index.ts'

const made = (words: string, seed: number) => {
  const craving = readCraving(words)
  const answer = composeRecipe({ craving, seed: `mains ${seed}` })
  if (answer.kind === 'refused') throw new Error(`${words}: ${answer.reason}`)
  return { ...answer, craving }
}
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['tuscan chicken', 'creamy-skillet', ['sun-dried-tomato', 'spinach', 'heavy-cream', 'parmesan']],
  ['marry me chicken', 'creamy-skillet', ['sun-dried-tomato', 'heavy-cream', 'chicken-breast|chicken-thigh']],
  ['creamy mushroom chicken', 'creamy-skillet', ['mushroom', 'heavy-cream']],
  ['smothered pork chops', 'creamy-skillet', ['pork-chop', 'heavy-cream']],
  ['honey garlic chicken', 'sticky-glazed', ['honey', 'garlic', 'soy-sauce', 'chicken-breast|chicken-thigh']],
  ['orange chicken', 'sticky-glazed', ['orange-juice', 'cornstarch']],
  ["general tso's chicken", 'sticky-glazed', ['chili-flake', 'brown-sugar', 'soy-sauce']],
  ['mongolian beef', 'sticky-glazed', ['beef-flank|beef-sirloin', 'scallion', 'brown-sugar']],
  ['sweet and sour pork', 'sticky-glazed', ['pork-tenderloin', 'ketchup', 'pineapple', 'rice-vinegar']],
  ['teriyaki salmon', 'sticky-glazed', ['salmon', 'soy-sauce']],
  ['buffalo wings', 'wings', ['chicken-wing', 'hot-sauce', 'butter']],
  ['garlic parmesan wings', 'wings', ['chicken-wing', 'garlic', 'parmesan']],
  ['bbq ribs', 'ribs', ['pork-rib', 'barbecue-sauce']],
  ['chicken piccata', 'pan-sauce-cutlets', ['chicken-breast', 'lemon', 'caper', 'butter']],
  ['lemon chicken', 'pan-sauce-cutlets', ['lemon', 'garlic']],
  ['chicken pot pie', 'pot-pie', ['puff-pastry', 'carrot', 'pea-frozen', 'chicken-breast|chicken-thigh']],
]

describe('dinners that most cooks ask for by name', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const { archetype, draft, craving, foods: has, notes } = made(words, seed)
      expect(archetype).toBe(dish)
      for (const one of foods)
        expect(
          has.some((id) => one.split('|').includes(id)),
          one,
        ).toBe(true)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
      expect(notes).toEqual([])
    }
  })

  it.each([
    ['vegan orange chicken', 'sticky-glazed', /tofu|tempeh/],
    ['sweet and sour tofu', 'sticky-glazed', /tofu/],
    ['vegetarian pot pie', 'pot-pie', /bean|tofu/],
    ['vegan wings', 'wings', /cauliflower/],
    ['dairy-free tuscan chicken', 'creamy-skillet', /coconut|oat|soy|cashew/],
    ['gluten-free honey garlic chicken', 'sticky-glazed', /tamari|gluten-free|coconut aminos/],
  ])('%s is of its own kind', (words, dish, instead) => {
    for (const seed of seeds) {
      const { archetype, draft, craving } = made(words, seed)
      expect(archetype).toBe(dish)
      expect(draft.ingredients.map(({ item }) => item).join('\n')).toMatch(instead)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it('wings for the air fryer are cooked in it', () => {
    expect(made('air fryer buffalo wings', 0).draft.instructions.join(' ')).toMatch(/air fryer to/)
  })

  it.each([
    ['orange chicken salad', 'leaf-salad'],
    ['lemon chicken soup', 'chicken-noodle-soup'],
    ['creamy chicken pasta', 'cream-pasta'],
    ['creamy chicken enchiladas', 'enchiladas'],
    ['buffalo chicken pasta salad', 'pasta-salad'],
  ])('%s is another dish', (words, dish) => expect(readCraving(words).dishes).toContain(dish))
})
