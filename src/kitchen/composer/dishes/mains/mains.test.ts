import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf } from '../../made.ts'

const made = makerOf('main dish')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['tuscan chicken', 'creamy-skillet-chicken', ['sun-dried-tomato', 'spinach', 'heavy-cream', 'parmesan']],
  ['creamy garlic chicken', 'creamy-skillet-chicken', ['garlic', 'heavy-cream']],
  ['creamy mushroom chicken', 'creamy-skillet-chicken', ['cremini', 'heavy-cream']],
  ['marry me chicken', 'creamy-skillet-chicken', ['sun-dried-tomato', 'heavy-cream', 'parmesan']],
  ['creamy tuscan salmon', 'creamy-skillet-chicken', ['salmon', 'sun-dried-tomato']],
  ['honey garlic chicken', 'sticky-glazed', ['honey', 'garlic', 'chicken-thigh|chicken-breast']],
  ['honey garlic salmon', 'sticky-glazed', ['honey', 'garlic', 'salmon']],
  ['orange chicken', 'sticky-glazed', ['orange', 'soy-sauce', 'cornstarch']],
  ['sesame chicken', 'sticky-glazed', ['sesame-seed', 'sesame-oil', 'honey']],
  ["general tso's chicken", 'sticky-glazed', ['soy-sauce', 'chili-flake', 'chicken-thigh|chicken-breast']],
  ['mongolian beef', 'sticky-glazed', ['beef-flank|beef-sirloin', 'brown-sugar', 'scallion']],
  ['sticky chicken', 'sticky-glazed', ['honey', 'soy-sauce']],
  ['teriyaki salmon', 'sticky-glazed', ['salmon', 'mirin', 'soy-sauce']],
  ['sweet and sour pork', 'sticky-glazed', ['pork-tenderloin', 'ketchup', 'rice-vinegar', 'pineapple']],
  ['chicken wings', 'wings', ['chicken-wing']],
  ['buffalo wings', 'wings', ['chicken-wing', 'hot-sauce', 'butter']],
  ['bbq ribs', 'ribs', ['pork-rib', 'barbecue-sauce', 'smoked-paprika']],
  ['ribs', 'ribs', ['pork-rib']],
  ['chicken marsala', 'pan-sauce-cutlets', ['marsala', 'cremini', 'chicken-breast']],
  ['chicken piccata', 'pan-sauce-cutlets', ['caper', 'lemon', 'butter']],
  ['lemon pepper chicken', 'pan-sauce-cutlets', ['lemon', 'black-pepper', 'chicken-breast']],
  ['chicken pot pie', 'pot-pie', ['carrot', 'all-purpose-flour', 'puff-pastry|pie-crust|baking-powder']],
  ['steak and ale pie', 'pot-pie', ['beef-sirloin', 'beer', 'carrot']],
  ['turkey pie', 'pot-pie', ['turkey-breast|turkey-cooked', 'carrot']],
  ['lamb pie', 'pot-pie', ['lamb-leg', 'carrot']],
  ['pork pie', 'pot-pie', ['pork-loin|pork-tenderloin', 'carrot']],
  ['venison pie', 'pot-pie', ['venison', 'carrot']],
  ['fish pie', 'pot-pie', ['salmon|cod', 'carrot']],
  ['salmon pie', 'pot-pie', ['salmon', 'carrot']],
  ['fish and chips', 'fish-and-chips', ['cod|haddock', 'potato']],
  ['fish & chips', 'fish-and-chips', ['cod|haddock', 'potato']],
  ['spaghetti and meatballs', 'spaghetti-and-meatballs', ['spaghetti', 'beef-ground', 'crushed-tomato']],
  ['garlic butter shrimp', 'garlic-butter-skillet', ['shrimp', 'butter', 'garlic']],
  ['garlic butter steak bites', 'garlic-butter-skillet', ['beef-sirloin|beef-ribeye', 'butter', 'garlic']],
  ['butter garlic chicken thighs', 'garlic-butter-skillet', ['chicken-thigh', 'butter', 'garlic']],
  ['baked chicken breast', 'baked-chicken', ['chicken-breast']],
  ['baked chicken thighs', 'baked-chicken', ['chicken-thigh']],
  ['bulgogi', 'bulgogi', ['beef-sirloin|beef-flank', 'soy-sauce', 'pear', 'sesame-oil']],
]

describe('main dishes that everybody asks for by name', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.craving.dishes).toEqual([dish])
    }
  })

  it.each([
    'honey garlic chicken',
    'tuscan chicken',
    'chicken wings',
    'garlic butter salmon',
    'baked chicken',
  ])('%s twice is two dinners', (words) =>
    expect(made(words, 0).draft.title).not.toBe(made(words, 1).draft.title),
  )

  it.each([
    ['tuscan chicken soup', 'creamy-skillet-chicken'],
    ['teriyaki noodles', 'sticky-glazed'],
    ['honey garlic chicken wings', 'sticky-glazed'],
    ['orange chicken salad', 'sticky-glazed'],
    ['braised short ribs', 'ribs'],
  ])('%s is another dish', (words, dish) => expect(readCraving(words).dishes).not.toContain(dish))
})

describe('a rule beside the name of a main dish', () => {
  const seeds = [0, 1]
  const animal =
    /\b(?:beef|lamb|pork|chicken|shrimp|salmon|cod|ham|eggs?(?!plant| noodle)|butter(?!nut)|milk|cream|Parmesan|honey|mayonnaise|cheese)\b/i
  it.each([
    'vegan tuscan chicken',
    'vegan honey garlic chicken',
    'vegan orange chicken',
    'vegan wings',
    'vegan ribs',
    'vegan piccata',
    'vegan pot pie',
    'vegan fish and chips',
    'vegan spaghetti and meatballs',
    'vegan garlic butter tofu',
    'vegan bulgogi',
    'vegan baked chicken breast',
  ])('%s has a stand-in of its own kind', (words) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      const items = draft.ingredients
        .map(({ item }) => item.replace(/\b(?:vegan|oat|soy|coconut|almond|rice) \w+/gi, ''))
        .join('\n')
      expect(items).not.toMatch(animal)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    ['gluten-free orange chicken', /^soy sauce|all-purpose flour/i],
    ['gluten-free chicken pot pie', /all-purpose flour|pastry|pie crust/i],
    ['gluten free spaghetti and meatballs', /^spaghetti|breadcrumbs(?<!gluten-free breadcrumbs)/i],
    ['gluten-free fish and chips', /all-purpose flour|beer/i],
    ['dairy-free tuscan chicken', /\bbutter\b|heavy cream|Parmesan/i],
    ['halal chicken marsala', /Marsala|wine(?! vinegar)/i],
    ['halal ribs', /pork/i],
    ['halal teriyaki salmon', /mirin|wine/i],
    ['pescatarian honey garlic chicken', /chicken|beef|pork/i],
    ['vegetarian bulgogi', /beef|chicken|pork|fish/i],
    ['nut-free sesame chicken', /nut|almond|cashew/i],
    ['tuscan chicken without spinach', /spinach/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes, draft.title).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it('uses the tool that was named, and no oven where there is none', () => {
    for (const seed of seeds) {
      expect(made('air fryer wings', seed).draft.instructions.join(' ')).toMatch(/Air-fry/)
      for (const words of [
        'chicken wings no oven',
        'ribs no oven',
        'chicken pot pie no oven',
        'fish and chips no oven',
      ]) {
        const { draft, craving, archetype } = made(words, seed)
        expect(craving.dishes).toEqual([archetype])
        expect(draft.instructions.join(' ')).not.toMatch(/\boven\b|\bbake\b|\bbroil/i)
      }
    }
  })

  it('keeps to a short time, and feeds as many as come', () => {
    for (const words of [
      'honey garlic chicken in 20 minutes',
      'garlic butter shrimp in 20 minutes',
      'lemon chicken in 25 minutes',
    ]) {
      const { draft, craving } = made(words, 0)
      expect(draft.prepTime + draft.cookTime, words).toBeLessThanOrEqual(craving.maxMinutes ?? 0)
    }
    for (const words of [
      'tuscan chicken for 2',
      'fish and chips for 2',
      'chicken pot pie for 8',
      'wings for 8',
    ]) {
      const { draft } = made(words, 1)
      expect(draft.servings).toBe(Number(words.at(-1)))
      expect(computeNutrition(draft).perServing.calories, words).toBeGreaterThan(300)
      expect(computeNutrition(draft).perServing.calories, words).toBeLessThan(1150)
    }
  })
})
