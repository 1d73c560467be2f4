import { describe, expect, test } from 'vitest'
import { foodById, foods } from '../foods/index.ts'
import { sweetening } from './figures.ts'
import { split } from './food-group.ts'
import {
  allowsFood,
  type Condition,
  type ConditionId,
  conditionIds,
  conditionRules,
  forbids,
} from './index.ts'

const food = (id: string) => {
  const found = foodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}
const allows = (id: string, condition: Condition) => allowsFood(food(id), [condition])

/** Foods that each condition must allow or forbid, some of every group of its rule. */
const judged: Record<ConditionId, { allowed: string; out: string }> = {
  'low-fodmap': {
    allowed:
      'chive potato carrot zucchini spinach rolled-oat quinoa white-rice tofu-firm salmon egg parmesan butter strawberry maple-syrup sourdough-bread soy-sauce oyster-mushroom oat-flour gluten-free-pasta',
    out: 'garlic onion leek scallion garlic-powder artichoke beet pasta bread couscous lentil-red chickpea-canned cashew tofu-silken mushroom cauliflower celery apple mango honey asparagus milk ricotta yogurt hummus salsa pesto taco-seasoning grapefruit rum chorizo',
  },
  diabetes: {
    allowed: 'white-rice sugar banana lentil-red olive-oil chicken-breast dark-chocolate honey',
    out: 'cola ginger-ale marshmallow condensed-milk caramel sprinkles',
  },
  keto: {
    allowed:
      'chicken-thigh egg avocado cauliflower butter almond-flour erythritol raspberry cheddar red-wine spinach',
    out: 'sugar honey white-rice pasta potato banana apple chickpea-canned lentil-cooked beer bread corn oat-milk orange-juice sweetened-almond-milk',
  },
  paleo: {
    allowed: 'beef-chuck salmon egg almond sweet-potato honey maple-syrup coconut-oil green-bean apple',
    out: 'white-rice bread corn quinoa chickpea-canned peanut tofu-firm soy-sauce milk butter ghee sugar potato canola-oil red-wine pea hot-dog rice-vinegar sweetener dark-chocolate',
  },
  whole30: {
    allowed:
      'potato ghee pea green-bean coconut-aminos egg date almond rice-vinegar sunflower-oil unsweetened-chocolate',
    out: 'honey maple-syrup palm-sugar sugar sweetener erythritol butter milk cheddar chickpea-canned peanut tofu-firm corn white-rice oat-flour white-wine french-fry malt-vinegar',
  },
  aip: {
    allowed:
      'sweet-potato salmon coconut-oil ginger cinnamon turmeric-root honey tea mustard-greens basil mace clove-ground olive-oil',
    out: 'tomato potato eggplant paprika egg almond sesame-seed cumin black-pepper mustard coffee cocoa-powder white-rice lentil-red butter ghee green-bean mayonnaise sugar vanilla-bean red-wine pork-sausage coriander-ground walnut-oil xanthan-gum vodka',
  },
  passover: {
    allowed:
      'matzo matzo-meal potato quinoa egg almond almond-flour honey sugar beef-brisket butter red-wine potato-starch horseradish mustard-greens olive-oil',
    out: 'bread pasta all-purpose-flour rolled-oat beer whiskey yeast white-rice corn cornstarch chickpea-canned green-bean peanut tofu-firm soy-sauce mustard tahini gluten-free-bread',
  },
  'low-cholesterol': {
    allowed:
      'chicken-breast salmon olive-oil lentil-red skim-milk egg beef-round part-skim-ricotta rolled-oat walnut shrimp',
    out: 'butter heavy-cream cheddar bacon beef-ribeye pork-belly chicken-liver coconut-oil coconut-milk lard croissant brie french-fry duck ghee',
  },
  gout: {
    allowed: 'chicken-breast egg cod spinach lentil-red milk red-wine coffee cherry asparagus',
    out: 'chicken-liver anchovy sardine mackerel mussel scallop venison beer vodka yeast-extract corn-syrup cola gravy',
  },
  pregnancy: {
    allowed:
      'salmon chicken-thigh egg cheddar mozzarella feta bacon beef-sirloin tuna-canned hummus white-wine-vinegar coffee ham',
    out: 'swordfish beef-liver brie blue-cheese goat-cheese prosciutto salami salmon-smoked red-wine vodka mirin alfalfa-sprouts fish-roe kombucha',
  },
  baby: {
    allowed:
      'banana sweet-potato rolled-oat chicken-breast lentil-red milk yogurt cheddar mozzarella peanut-butter butter low-sodium-chicken-stock cinnamon baking-powder egg bread',
    out: 'honey salt soy-sauce chicken-stock bouillon-cube feta parmesan bacon olive-black caper sugar maple-syrup jam almond peanut popcorn rice-milk skim-milk chili-flake red-wine coffee brie marshmallow swordfish',
  },
  toddler: {
    allowed: 'honey salt grape cheddar peanut-butter soy-sauce milk banana raisin sugar bacon',
    out: 'almond peanut popcorn marshmallow toffee cayenne hot-sauce red-wine rice-milk coffee swordfish bean-sprout',
  },
}

describe('foods in and out', () => {
  test.each(conditionIds.flatMap((id) => split(judged[id].out).map((out) => [id, out] as const)))(
    'under %s there is no %s',
    (id, out) => expect(allows(out, { id })).toBe(false),
  )
  test.each(conditionIds.flatMap((id) => split(judged[id].allowed).map((one) => [id, one] as const)))(
    'under %s %s may be used',
    (id, one) => expect(allows(one, { id })).toBe(true),
  )

  test('says why a food is out', () => {
    expect(forbids(conditionRules['low-fodmap'], food('garlic'), { id: 'low-fodmap' })).toBe('fructans')
    expect(forbids(conditionRules.gout, food('cod'), { id: 'gout' })).toBeNull()
  })

  test('every condition must allow a food', () => {
    const both: Condition[] = [{ id: 'keto' }, { id: 'gout' }]
    expect(allowsFood(food('anchovy'), both)).toBe(false)
    expect(allowsFood(food('sugar'), both)).toBe(false)
    expect(allowsFood(food('egg'), both)).toBe(true)
    expect(allowsFood(food('sugar'), [])).toBe(true)
  })

  test('a toddler gets low-fat milk from the second birthday on', () => {
    expect(allows('low-fat-milk', { id: 'toddler', months: 18 })).toBe(false)
    expect(allows('low-fat-milk', { id: 'toddler', months: 30 })).toBe(true)
    expect(allows('low-fat-milk', { id: 'toddler' })).toBe(false)
  })

  test('pregnant women and small children get no alcohol at all', () => {
    const strong = foods.filter(({ tags }) => tags.includes('alcohol'))
    for (const id of ['pregnancy', 'baby', 'toddler'] as const)
      expect(strong.filter((each) => allowsFood(each, [{ id }]))).toEqual([])
  })

  test('a baby gets nothing that is high in salt but mild cheese and leaven', () => {
    const salty = foods.filter((each) => each.sodium >= 600 && allowsFood(each, [{ id: 'baby' }]))
    expect(salty.map(({ id }) => id).sort()).toEqual([
      ...['baking-powder', 'baking-soda', 'cheddar', 'colby', 'monterey-jack', 'mozzarella'],
      ...['mozzarella-low-moisture', 'muenster'],
    ])
  })

  test('every condition leaves a cook something of fresh food', () => {
    for (const id of conditionIds)
      for (const aisle of ['Produce', 'Meat & Fish'] as const)
        expect(
          foods.filter((each) => each.aisle === aisle && allowsFood(each, [{ id }])).length,
        ).toBeGreaterThan(20)
  })
})

describe('the tables are written well', () => {
  test.each(conditionIds)('all ids of %s are foods of the table', (id) => {
    const { groups, labels = [], portions = [] } = conditionRules[id]
    const named = [
      ...groups.flatMap((group) => group.ids),
      ...labels.flatMap(({ ids }) => split(ids)),
      ...portions.flatMap(({ ids }) => split(ids)),
    ]
    expect(named.filter((each) => !foodById(each))).toEqual([])
  })
  test.each(conditionIds)('asks for no label of a food that %s forbids', (id) => {
    const ids = (conditionRules[id].labels ?? []).flatMap((label) => split(label.ids))
    expect(ids.filter((each) => !allows(each, { id }))).toEqual([])
  })
  test('every sweetening food is a food of the table', () => {
    expect([...sweetening].filter((each) => !foodById(each))).toEqual([])
  })
  test.each(conditionIds)('%s says what was not checked', (id) => {
    expect(conditionRules[id].says({ id })).toMatch(/^Checked for .+ Not checked: .+\.$/)
  })
  test.each([
    'low-fodmap',
    'diabetes',
    'keto',
    'aip',
    'low-cholesterol',
    'gout',
    'pregnancy',
    'baby',
  ] as const)('%s sends the cook to a doctor or a dietitian', (id) =>
    expect(conditionRules[id].says({ id })).toMatch(/doctor|dietitian/),
  )
  test('the age is named', () => {
    expect(conditionRules.baby.says({ id: 'baby', months: 8 })).toContain('a baby of 8 months')
  })
})
