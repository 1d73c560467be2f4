import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { readDraft } from '../checks/read-draft.ts'
import { type Condition, type ConditionId, conditionFindings } from './index.ts'

/** Builds a recipe from items ("2 eggs" or "1 cup | milk") and steps. */
const dish = (items: string[], steps: string[], over: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'A Plain Supper',
  description: 'Something for tonight.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 20,
  restTime: 0,
  servings: 4,
  ingredients: items.map((each) => {
    const [amount, item] = each.split(' | ')
    return item === undefined ? { amount: '1 cup', item: each } : { amount: amount ?? '', item }
  }),
  instructions: steps,
  ...over,
})
const under = (condition: Condition | ConditionId, draft: RecipeDraft) =>
  conditionFindings(readDraft(draft), [typeof condition === 'string' ? { id: condition } : condition])
const errorsOf = (condition: Condition | ConditionId, draft: RecipeDraft) =>
  under(condition, draft).filter(({ severity }) => severity === 'error')
const rulesOf = (condition: Condition | ConditionId, draft: RecipeDraft) =>
  under(condition, draft).map(({ rule }) => rule)

/** Builds a recipe with one cooked ingredient line and no other faults. */
const line = (
  item: string,
  step = `Simmer everything in a pan for 90 minutes, until tender and cooked through.`,
) => dish([`30 g | ${item}`], [step], { servings: 4 })
const isOut = (id: ConditionId, item: string) =>
  errorsOf(id, line(item)).some(({ place }) => place === 'ingredients.0')

describe('lines', () => {
  test('says which food is out, why, and what to use in its place', () => {
    expect(under('low-fodmap', line('garlic, minced'))).toEqual([
      {
        rule: 'condition.low-fodmap',
        severity: 'error',
        place: 'ingredients.0',
        message: 'Garlic is not low FODMAP: fructans.',
        remedy: 'Use garlic-infused oil, chives or the green parts of scallions in its place.',
      },
    ])
  })
  test('a second food on a line counts, too', () => {
    expect(isOut('gout', 'tomatoes with anchovies')).toBe(true)
    expect(isOut('low-fodmap', 'tofu, in honey')).toBe(true)
  })
  test('nothing is found without a condition', () => {
    expect(conditionFindings(readDraft(line('garlic')), [])).toEqual([])
  })
  test('each of several conditions is checked', () => {
    const found = conditionFindings(readDraft(line('honey')), [
      { id: 'baby' },
      { id: 'whole30' },
      { id: 'gout' },
    ])
    expect(found.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([
      'condition.baby',
      'condition.whole30',
    ])
  })

  test.each<[ConditionId, string]>([
    ['low-fodmap', 'ramps'],
    ['low-fodmap', 'wheat noodles from the market'],
    ['pregnancy', 'shark steaks'],
    ['pregnancy', 'duck liver pâté'],
    ['pregnancy', 'king mackerel'],
    ['gout', 'goose livers'],
    ['gout', 'pheasant'],
    ['low-cholesterol', 'palm oil'],
    ['whole30', 'coconut sugar'],
    ['aip', 'goji berries'],
    ['baby', 'celery salt'],
    ['toddler', 'chewing gum'],
    ['low-fodmap', 'aioli'],
    ['paleo', 'teff injera bread'],
    ['passover', 'egg noodles'],
    ['passover', 'rye whisky'],
    ['passover', 'basmati rice'],
  ])('forbids by its words, under %s: %s', (id, item) => {
    expect(isOut(id, item)).toBe(true)
  })

  test.each<[ConditionId, string]>([
    ['low-fodmap', 'garlic-infused olive oil'],
    ['low-fodmap', 'scallions, green parts only'],
    ['low-fodmap', 'green parts of 4 scallions'],
    ['low-fodmap', 'lactose-free milk'],
    ['low-fodmap', 'gluten-free spaghetti'],
    ['low-fodmap', 'stock without onion or garlic'],
    ['paleo', 'cassava flour'],
    ['paleo', 'arrowroot powder'],
    ['paleo', 'coconut milk'],
    ['whole30', 'clarified butter'],
    ['passover', 'matzo cake meal'],
    ['passover', 'almond flour'],
    ['passover', 'Passover noodles'],
    ['aip', 'tigernut flour'],
    ['aip', 'coconut milk'],
    ['keto', 'shirataki noodles'],
    ['keto', 'almond flour'],
    ['gout', 'kidney beans'],
    ['gout', 'artichoke hearts'],
    ['low-cholesterol', 'peanut butter'],
    ['low-cholesterol', 'butter beans'],
    ['pregnancy', 'white wine vinegar'],
    ['pregnancy', 'Brussels sprouts'],
    ['pregnancy', 'non-alcoholic beer'],
    ['baby', 'unsalted butter'],
    ['baby', 'no-salt-added chicken stock'],
    ['baby', 'ground almonds'],
    ['toddler', 'almonds, finely ground'],
    ['toddler', 'peanut butter'],
    ['diabetes', 'soda water'],
  ])('under %s %s may be used', (id, item) => {
    expect(errorsOf(id, line(item)).filter(({ place }) => place === 'ingredients.0')).toEqual([])
  })

  test('reports an unknown item as unproved, by its name', () => {
    expect(under('low-fodmap', line('zorbulated frim'))).toEqual([
      expect.objectContaining({
        rule: 'condition.low-fodmap.unproved',
        severity: 'warning',
        place: 'ingredients.0',
        message: expect.stringContaining('zorbulated frim'),
      }),
    ])
  })
  test('a flour whose kind the table does not know is not taken for wheat, nor for proved', () => {
    expect(rulesOf('low-fodmap', line('breadnut flour'))).toEqual(['condition.low-fodmap.unproved'])
  })
  test('accepts an item that the rule allows by name', () => {
    expect(under('paleo', line('cassava flour'))).toEqual([])
    expect(under('low-fodmap', line('lactose-free milk'))).toEqual([])
  })
  test('notes a product with hidden ingredients, without refusing it', () => {
    expect(under('low-fodmap', line('chicken stock'))).toEqual([
      expect.objectContaining({
        rule: 'condition.low-fodmap.label',
        severity: 'note',
        place: 'ingredients.0',
      }),
    ])
  })
})

describe('steps', () => {
  const steps = (text: string, items = ['200 g | carrots']) => dish(items, [text])
  test('finds a forbidden food that only the steps name', () => {
    expect(under('low-fodmap', steps('Fry the carrots with a clove of garlic until soft.'))).toEqual([
      expect.objectContaining({ rule: 'condition.low-fodmap', place: 'instructions.0', severity: 'error' }),
    ])
  })
  test.each([
    'Fry the carrots without garlic until soft.',
    'Cut the carrots to pieces the size of an apple and simmer until soft.',
    'Use these instead of garlic and fry the carrots.',
  ])('ignores a food that is only talked of: %s', (text) => {
    expect(under('low-fodmap', steps(text))).toEqual([])
  })
  test('accepts a food of the steps that the list allows by name', () => {
    expect(
      under(
        'low-fodmap',
        steps('Fry the scallions in the garlic oil.', [
          '2 | scallions, green parts only',
          '1 tbsp | garlic-infused oil',
        ]),
      ),
    ).toEqual([])
  })
})

describe('figures', () => {
  const rice = (grams: number) =>
    dish([`${grams} g | white rice`], ['Boil the rice for 15 minutes.'], { servings: 1 })
  test('diabetes: 45 g of carbohydrate and no more', () => {
    expect(errorsOf('diabetes', rice(50))).toEqual([])
    expect(errorsOf('diabetes', rice(78))).toEqual([
      {
        rule: 'condition.diabetes',
        severity: 'error',
        place: 'recipe',
        message: '62 g of carbohydrate per serving; a diabetes-friendly serving has at most 45.',
        remedy: 'Use less of what brings it, or make the servings smaller.',
      },
    ])
  })
  test('diabetes: added sugar counts, the sugar of fruit does not', () => {
    const sweet = (item: string) => dish([`20 g | ${item}`], ['Stir well.'], { servings: 1 })
    expect(errorsOf('diabetes', sweet('sugar')).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^20 g of added sugar per serving/),
    ])
    expect(errorsOf('diabetes', dish(['200 g | strawberries'], ['Slice them.'], { servings: 1 }))).toEqual([])
  })
  test('diabetes: much starch with little fiber is noted', () => {
    expect(rulesOf('diabetes', rice(50))).toContain('condition.diabetes.fiber')
    expect(
      rulesOf('diabetes', dish(['60 g | brown lentils'], ['Boil for 20 minutes.'], { servings: 1 })),
    ).not.toContain('condition.diabetes.fiber')
  })
  test('keto: fiber and erythritol do not count', () => {
    const with40 = (item: string) =>
      dish([`40 g | ${item}`, '2 | eggs'], ['Bake for 20 minutes.'], { servings: 1 })
    expect(errorsOf('keto', with40('erythritol'))).toEqual([])
    expect(errorsOf('keto', with40('psyllium husk'))).toEqual([])
    expect(
      errorsOf('keto', dish(['400 g | carrots'], ['Boil them.'], { servings: 1 })).map(
        ({ message }) => message,
      ),
    ).toEqual([expect.stringMatching(/g of net carbohydrate per serving; a keto serving has at most 15\.$/)])
  })
  test('reports a figure as unproved when an amount is missing', () => {
    const found = under(
      'diabetes',
      dish(['50 g | white rice', 'some | potatoes'], ['Boil for 15 minutes.'], { servings: 1 }),
    )
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'condition.diabetes.unproved', severity: 'warning', place: 'recipe' }),
    )
  })
  test('baby and toddler: salt', () => {
    const bread = (grams: number) =>
      dish([`${grams} g | bread`], ['Toast it and cut it into strips.'], { servings: 1 })
    expect(errorsOf({ id: 'baby', months: 10 }, bread(35))).toEqual([])
    expect(errorsOf({ id: 'baby', months: 10 }, bread(60)).map(({ message }) => message)).toEqual([
      "295 mg of sodium per serving; a baby's serving has at most 200.",
    ])
    expect(errorsOf('toddler', bread(60))).toEqual([])
    // The limit is advice for a whole day, so exceeding it in one serving is a warning.
    expect(errorsOf('toddler', bread(100))).toEqual([])
    expect(under('toddler', bread(100))).toContainEqual(
      expect.objectContaining({ rule: 'condition.toddler', severity: 'warning' }),
    )
  })
  test('low FODMAP: a food that is low only in a small serving', () => {
    const avocado = (grams: number) => dish([`${grams} g | avocado`], ['Mash it.'], { servings: 1 })
    expect(under('low-fodmap', avocado(50))).toEqual([])
    expect(under('low-fodmap', avocado(150))).toEqual([
      expect.objectContaining({
        rule: 'condition.low-fodmap.portion',
        severity: 'warning',
        message: 'About 111 g of avocado per serving; it is low FODMAP up to 60 g.',
      }),
    ])
  })
  test('low cholesterol: one yolk', () => {
    const eggs = (count: number) =>
      dish([`${count} | eggs`], ['Boil the eggs for 10 minutes.'], { servings: 2 })
    expect(errorsOf('low-cholesterol', eggs(2))).toEqual([])
    expect(errorsOf('low-cholesterol', eggs(6)).map(({ message }) => message)).toEqual([
      '3 egg yolks per serving; 1 is enough.'.replace(/^/, 'About '),
    ])
  })
  test('low cholesterol: deep frying is reported', () => {
    const fried = dish(['500 g | cod'], ['Deep-fry the cod for 6 minutes until golden.'])
    expect(rulesOf('low-cholesterol', fried)).toEqual(['condition.low-cholesterol.frying'])
  })
  test('gout: a large portion of meat', () => {
    const chicken = (grams: number) =>
      dish([`${grams} g | chicken breast`], ['Fry until it reaches 165°F (74°C).'], { servings: 2 })
    expect(errorsOf('gout', chicken(300))).toEqual([])
    expect(errorsOf('gout', chicken(600))).toHaveLength(1)
  })
  test('Whole30: no treat, even of allowed foods', () => {
    const named = (title: string, category: RecipeDraft['category'] = 'dinner') =>
      errorsOf('whole30', dish(['2 | bananas', '3 | eggs'], ['Fry them.'], { title, category })).map(
        ({ place }) => place,
      )
    expect(named('Banana Pancakes')).toEqual(['title'])
    expect(named('Warm Fruit', 'dessert')).toEqual(['title'])
    expect(named('Eggs with Banana')).toEqual([])
    expect(named('Salmon Cakes with Herbs')).toEqual([])
  })
})

describe('pregnancy', () => {
  const errors = (items: string[], steps: string[], over: Partial<RecipeDraft> = {}) =>
    errorsOf('pregnancy', dish(items, steps, over)).map(({ message }) => message)
  test('moldy cheese, cured and smoked food and sprouts only when cooked', () => {
    for (const food of [
      'brie',
      'raw milk',
      'unpasteurized cheese',
      'prosciutto',
      'smoked salmon',
      'bean sprouts',
      'camembert',
    ]) {
      expect(
        errors([`100 g | ${food}`, '200 g | lettuce'], [`Arrange the lettuce and the ${food} on plates.`]),
      ).toHaveLength(1)
      expect(
        errors(
          [`100 g | ${food}`, '200 g | spinach'],
          [`Fry the ${food} and the spinach until steaming hot.`],
        ),
      ).toEqual([])
    }
  })
  test('cooking something else afterwards does not cook the cheese', () => {
    expect(
      errors(
        ['100 g | blue cheese', '200 g | lettuce', '300 g | chicken breast'],
        ['Crumble the blue cheese over the lettuce.', 'Fry the chicken breast to 165°F (74°C).'],
      ),
    ).toHaveLength(1)
  })
  test('raw fish, in any dish', () => {
    expect(
      errors(['300 g | sushi-grade tuna steaks'], ['Slice the tuna and serve it on ice.'], {
        title: 'Tuna Sashimi',
      }),
    ).not.toEqual([])
    expect(
      errors(['300 g | salmon fillets'], ['Marinate the salmon in lime juice for 30 minutes.'], {
        title: 'Salmon Ceviche',
      }),
    ).not.toEqual([])
    expect(errors(['300 g | salmon fillets'], ['Bake the salmon for 15 minutes, until it flakes.'])).toEqual(
      [],
    )
  })
  test('raw and runny egg', () => {
    const mousse = ['Melt the butter.', 'Whisk the egg yolks with it and chill for 2 hours.']
    expect(errors(['3 | egg yolks', '50 g | butter'], mousse)).toEqual([
      'The eggs stay raw: they may carry salmonella.',
    ])
    expect(errors(['3 | pasteurized egg yolks', '50 g | butter'], mousse)).toEqual([])
    expect(errors(['4 | eggs'], ['Poach the eggs for 3 minutes, the yolks still runny.'])).toEqual([
      'The yolks stay soft.',
    ])
    expect(errors(['4 | eggs'], ['Boil the eggs for 10 minutes, until no longer runny.'])).toEqual([])
    expect(
      errors(['2 | eggs', '200 g | flour'], ['Beat the eggs into the flour.', 'Bake for 40 minutes.']),
    ).toEqual([])
  })
  test('rare meat', () => {
    const steak = (how: string) =>
      under('pregnancy', dish(['500 g | sirloin steak'], [`Sear the steak for 4 minutes per side${how}.`]))
    expect(steak(', for medium-rare').map(({ severity }) => severity)).toContain('error')
    expect(steak('').map(({ rule }) => rule)).toEqual(['condition.pregnancy.doneness'])
    expect(steak(', until no pink is left')).toEqual([])
    expect(
      under('pregnancy', dish(['500 g | beef chuck'], ['Simmer the beef for 2 hours.'])).filter(
        ({ severity }) => severity !== 'note',
      ),
    ).toEqual([])
  })
  test('ham and bacon that are eaten cold', () => {
    expect(errors(['100 g | ham', '200 g | melon'], ['Put the ham on the melon.'])).toHaveLength(1)
    expect(errors(['100 g | bacon'], ['Fry the bacon until crisp.'])).toEqual([])
  })
  test('caffeine, in figures', () => {
    const coffee = (millilitres: number) =>
      under('pregnancy', dish([`${millilitres} ml | coffee`], ['Pour it over ice.'], { servings: 1 }))
    expect(coffee(60)).toEqual([])
    expect(coffee(250)).toEqual([
      expect.objectContaining({ rule: 'condition.pregnancy.caffeine', severity: 'note' }),
    ])
    expect(coffee(700).map(({ severity }) => severity)).toEqual(['error'])
  })
  test.each([
    ['20 g | black tea leaves'],
    ['10 | green tea bags'],
    ['60 g | Assam tea leaves'],
    ['30 g | ground coffee'],
  ])('caffeine of leaves and grounds: %s', (line) => {
    const found = under('pregnancy', dish([line], ['Steep it in hot water.'], { servings: 1 }))
    expect(found.map(({ message }) => message).join()).toMatch(/mg of caffeine/)
  })
  test('counts no caffeine in herbal drinks that are called tea', () => {
    for (const line of ['20 g | dried chamomile', '4 | rooibos tea bags', '4 | peppermint tea bags'])
      expect(
        under('pregnancy', dish([line], ['Steep it in hot water.'], { servings: 1 }))
          .map(({ message }) => message)
          .join(),
      ).not.toMatch(/caffeine/)
  })
})

describe('babies', () => {
  const baby = (items: string[], steps: string[], months?: number, over: Partial<RecipeDraft> = {}) =>
    under(months === undefined ? { id: 'baby' } : { id: 'baby', months }, dish(items, steps, over)).filter(
      ({ severity }) => severity !== 'note',
    )
  test('round foods are cut, hard ones cooked or grated', () => {
    const mash = 'Mash everything with a fork.'
    expect(baby(['50 g | grapes'], ['Serve the grapes, which are soft.']).map(({ rule }) => rule)).toEqual([
      'condition.baby.choking',
    ])
    expect(baby(['50 g | grapes, quartered'], ['Serve them soft.'])).toEqual([])
    expect(baby(['50 g | grapes'], ['Quarter the grapes lengthwise and serve them soft.'])).toEqual([])
    expect(baby(['50 g | carrots'], ['Serve the carrots in strips.']).map(({ rule }) => rule)).toEqual([
      'condition.baby.choking',
    ])
    expect(baby(['50 g | carrots'], ['Steam the carrots until soft.'])).toEqual([])
    expect(baby(['50 g | raisins'], ['Stir the raisins in, soft.']).map(({ rule }) => rule)).toEqual([
      'condition.baby.choking',
    ])
    expect(baby(['50 g | carrots'], ['Steam the carrots for 15 minutes.', mash])).toEqual([])
  })
  test('the texture follows the age', () => {
    const items = ['100 g | carrots']
    const texture = (step: string, months: number) => baby(items, [step], months).map(({ rule }) => rule)
    expect(texture('Steam the carrots for 20 minutes.', 7)).toEqual(['condition.baby.texture'])
    expect(texture('Steam the carrots for 20 minutes and mash them.', 7)).toEqual([])
    expect(texture('Steam the carrots in flakes, creamy, for 20 minutes.', 10)).toEqual([])
    expect(baby(items, ['Steam the carrots for 20 minutes.'], 7)[0]?.message).toContain('under nine months')
    expect(baby(items, ['Steam the carrots for 20 minutes.'], 10)[0]?.message).not.toContain('nine months')
  })
  test('milk is no drink', () => {
    const items = ['200 ml | milk', '1 | banana']
    expect(
      baby(items, ['Blend until smooth.'], 9, { title: 'Banana Smoothie' }).map(({ place }) => place),
    ).toEqual(['ingredients.0'])
    expect(baby(items, ['Simmer and mash until smooth.'], 9, { title: 'Banana Porridge' })).toEqual([])
  })
  test('it is too early for solid food before six months', () => {
    const at = (months: number) =>
      baby(['1 | banana'], ['Mash the banana until smooth.'], months).map(({ severity }) => severity)
    expect(at(3)).toEqual(['error'])
    expect(at(5)).toEqual(['warning'])
    expect(at(6)).toEqual([])
  })
  test('egg is cooked through', () => {
    expect(baby(['2 | eggs'], ['Scramble the eggs until firm and cut into strips.'])).toEqual([])
    expect(
      baby(['2 | eggs'], ['Soft-boil the eggs and serve with strips of toast.']).map(
        ({ message }) => message,
      ),
    ).toEqual(['The yolks stay soft.'])
    const fritters = (end: string) =>
      baby(['1 | egg', '200 g | mashed sweet potato'], [`Mix the egg and sweet potato and bake, ${end}.`])
    expect(fritters('cooked through and still soft inside')).toEqual([])
    expect(fritters('golden and still soft inside').map(({ message }) => message)).toEqual([
      'The yolks stay soft.',
    ])
  })
})

describe('toddlers', () => {
  const toddler = (items: string[], steps: string[]) =>
    errorsOf('toddler', dish(items, steps)).map(({ rule }) => rule)
  test('sausages and olives are cut, whole tomatoes too unless they burst in the pan', () => {
    expect(toddler(['2 | hot dogs'], ['Simmer the hot dogs for 8 minutes.'])).toEqual([
      'condition.toddler.choking',
    ])
    expect(toddler(['100 g | cherry tomatoes'], ['Put the tomatoes on plates.'])).toEqual([
      'condition.toddler.choking',
    ])
    expect(toddler(['100 g | cherry tomatoes, halved'], ['Put the tomatoes on plates.'])).toEqual([])
    expect(toddler(['100 g | cherry tomatoes'], ['Roast the tomatoes until they burst.'])).toEqual([])
  })
  test('reports food that must not stay raw', () => {
    expect(toddler(['300 g | salmon fillets'], ['Slice the salmon thinly and serve.'])).toEqual([
      'condition.toddler',
    ])
    expect(toddler(['300 g | salmon fillets'], ['Bake the salmon until it flakes.'])).toEqual([])
  })
})
