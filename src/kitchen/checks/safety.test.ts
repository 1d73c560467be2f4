import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe, withSafetySteps } from './index.ts'
import { craving, lemonChicken, oatBars } from './sound-recipes.ts'

const dish = (items: string[], instructions: string[], over: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...lemonChicken,
  title: 'A Plain Supper',
  ingredients: items.map((item) => ({ amount: '1 pound', item })),
  instructions,
  ...over,
})
const safetyOf = (draft: RecipeDraft, text = '') =>
  checkRecipe(draft, { craving: craving({ text }) })
    .findings.map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('safety.'))

describe('what is raw is cooked to a temperature or a sign', () => {
  test.each([
    ['chicken thighs', 'safety.poultry-temperature', 'until it reaches 165°F'],
    ['chicken thighs, cut into 1-inch cubes', 'safety.poultry-temperature', 'until it reaches 165°F'],
    ['turkey breast, cubed, fat trimmed', 'safety.poultry-temperature', 'until it reaches 165°F'],
    ['duck breasts, fat scored', 'safety.poultry-temperature', 'until it reaches 165°F'],
    ['pork shoulder (cut into cubes)', 'safety.pork-temperature', 'until it reaches 145°F'],
    ['ground turkey', 'safety.poultry-temperature', 'until it reaches 74 °C'],
    ['turkey mince', 'safety.poultry-temperature', 'to 165 degrees F'],
    ['ground beef', 'safety.ground-meat-temperature', 'until it reaches 160°F (71°C)'],
    ['italian sausage', 'safety.ground-meat-temperature', 'until it reaches 160°F'],
    ['pork tenderloin', 'safety.pork-temperature', 'until it reaches 145°F'],
    ['salmon fillets', 'safety.fish-temperature', 'until it flakes'],
    ['cod', 'safety.fish-temperature', 'until opaque'],
    ['shrimp', 'safety.shellfish-temperature', 'until pink'],
    ['mussels', 'safety.molluscs-temperature', 'until they open'],
    ['guinea fowl', 'safety.poultry-temperature', 'until it reaches 165°F'],
  ])('%s', (item, rule, said) => {
    const cook = (how: string) =>
      dish(
        [item, 'onions'],
        [`Cook the ${item} with the onions in a pan for 10 minutes${how}.`, 'Serve it at once, while hot.'],
      )
    expect(safetyOf(cook(''))).toEqual([rule])
    expect(safetyOf(cook(`, ${said}`))).toEqual([])
  })

  test('the heat of the oven does not count as doneness', () => {
    const roast = dish(
      ['chicken drumsticks', 'onions'],
      ['Roast the chicken drumsticks and onions in the oven at 400°F (200°C) for 35 minutes.', 'Serve hot.'],
    )
    expect(safetyOf(roast)).toEqual(['safety.poultry-temperature'])
  })

  test('160 °F is enough for beef but not for poultry', () => {
    const both = dish(
      ['ground beef', 'chicken breast'],
      ['Cook the ground beef and chicken breast for 10 minutes to 160°F (71°C).', 'Serve hot.'],
    )
    expect(safetyOf(both)).toEqual(['safety.poultry-temperature'])
  })

  test.each([
    'chicken stock',
    'canned tuna',
    'rotisserie chicken, shredded',
    'smoked salmon',
    'pickled herring, drained',
    'fish sauce',
    'prosciutto',
    'cooked shrimp',
    'vegan sausages',
    'beef bouillon cube',
    'beef steak',
  ])('%s needs no temperature', (item) => {
    const draft = dish(
      [item, 'potatoes'],
      [`Warm the potatoes with the ${item} for 10 minutes.`, 'Serve it hot.'],
    )
    expect(safetyOf(draft).filter((rule) => rule.endsWith('temperature'))).toEqual([])
  })

  test('raw fish is allowed where it belongs, with a word on freezing', () => {
    const ceviche = (fish: string) =>
      dish(
        [fish, 'lime juice'],
        [`Dice the ${fish} and toss with the lime juice.`, 'Chill for 20 minutes and serve.'],
        { title: 'Classic Ceviche', cookTime: 0, prepTime: 30 },
      )
    expect(safetyOf(ceviche('sea bass'))).toEqual(['safety.fish-temperature'])
    expect(safetyOf(ceviche('sushi-grade sea bass'))).toEqual([])
    expect(safetyOf(withSafetySteps(ceviche('sea bass')))).toEqual([])
    // Ceviche is not cooked, however the lime juice makes it look, so no group may say that it was.
    const cured = ceviche('sushi-grade sea bass')
    const opaque = { ...cured, instructions: [...cured.instructions, 'Serve it when the outside is opaque.'] }
    const groups = checkRecipe(opaque).rules.map(({ group }) => group)
    expect(groups).not.toContain('Cooked to a safe temperature')
  })
})

describe('practices that are harmful when not mentioned', () => {
  const cases: [rule: string, harmful: RecipeDraft, sound: RecipeDraft][] = [
    [
      'safety.kidney-beans-boiled',
      dish(
        ['dried kidney beans', 'onions'],
        ['Soak the dried kidney beans overnight.', 'Cook with the onions in a slow cooker for 30 minutes.'],
      ),
      dish(
        ['dried kidney beans', 'onions'],
        [
          'Soak the dried kidney beans overnight, then boil hard for 10 minutes.',
          'Cook with the onions for 20 minutes.',
        ],
      ),
    ],
    [
      'safety.raw-egg-note',
      dish(
        ['eggs', 'dark chocolate'],
        ['Melt the dark chocolate over hot water for 5 minutes.', 'Whisk in the eggs and chill.'],
      ),
      dish(
        ['pasteurized eggs', 'dark chocolate'],
        ['Melt the dark chocolate over hot water for 5 minutes.', 'Whisk in the eggs and chill.'],
      ),
    ],
    [
      'safety.rice-reheated',
      dish(['cooked rice', 'peas'], ['Fry the rice and the peas for 5 minutes.', 'Serve at once.']),
      dish(
        ['cooked rice', 'peas'],
        ['Fry the rice and the peas for 5 minutes, until steaming hot.', 'Serve at once.'],
      ),
    ],
    [
      'safety.honey-infants',
      dish(['oats', 'honey'], ['Stir the oats and the honey together.', 'Serve.'], {
        title: 'Oats for Babies',
      }),
      dish(['oats', 'honey'], ['Stir the oats and the honey together.', 'Serve.'], {
        title: 'Oats with Baby Spinach',
      }),
    ],
    [
      'safety.canning',
      dish(
        ['peaches', 'sugar'],
        [
          'Boil the peaches with the sugar for 20 minutes.',
          'Process the jars in a water bath for 10 minutes.',
        ],
      ),
      dish(
        ['peaches', 'sugar'],
        [
          'Boil the peaches with the sugar for 20 minutes.',
          'Process in a water bath by a tested recipe for 10 minutes.',
        ],
      ),
    ],
    [
      'safety.fermenting',
      dish(['cabbage', 'salt'], ['Pack the cabbage and the salt into a jar.', 'Let it ferment for a week.']),
      dish(
        ['cabbage', 'salt'],
        ['Pack the cabbage and the salt into a jar.', 'Let it ferment for a week, submerged.'],
      ),
    ],
    [
      'safety.foraging',
      dish(['foraged mushrooms', 'butter'], ['Fry the mushrooms in the butter for 10 minutes.', 'Serve.']),
      dish(
        ['foraged mushrooms', 'butter'],
        ['Use only mushrooms that an expert knows.', 'Fry the mushrooms in the butter for 10 minutes.'],
      ),
    ],
    [
      'safety.garlic-in-oil',
      dish(['garlic', 'olive oil'], ['Warm the garlic in the olive oil for 10 minutes.', 'Bottle it.'], {
        title: 'Garlic Oil',
      }),
      dish(
        ['garlic', 'olive oil'],
        ['Warm the garlic in the olive oil for 10 minutes.', 'Keep it in the fridge.'],
        { title: 'Garlic Oil' },
      ),
    ],
    [
      'safety.raw-flour',
      dish(['flour', 'butter'], ['Beat the butter and the flour.', 'Roll into balls.'], {
        title: 'Edible Cookie Dough',
      }),
      dish(['flour', 'butter'], ['Toast the flour for 5 minutes in the oven.', 'Beat in the butter.'], {
        title: 'Edible Cookie Dough',
      }),
    ],
    [
      'safety.room-temperature',
      dish(
        ['beef steak', 'salt'],
        ['Leave the beef on the counter overnight.', 'Grill it for 10 minutes with the salt.'],
      ),
      dish(
        ['beef steak', 'salt'],
        ['Leave the beef on the counter for 30 minutes.', 'Grill it for 10 minutes with the salt.'],
      ),
    ],
    [
      'safety.washed-poultry',
      dish(['turkey', 'salt'], ['Wash the turkey and rub it with salt.', 'Roast it to 165°F.']),
      dish(['turkey', 'salt'], ['Pat the turkey dry and rub it with salt.', 'Roast it to 165°F.']),
    ],
  ]

  test.each(cases)('%s', (rule, harmful, sound) => {
    expect(safetyOf(harmful)).toContain(rule)
    expect(safetyOf(sound)).not.toContain(rule)
  })

  test('eggs that were cooked before they are folded in are not raw', () => {
    const fried = dish(
      ['eggs', 'peas'],
      ['Fry the eggs for 2 minutes and set them aside.', 'Cook the peas for 5 minutes.', 'Fold in the eggs.'],
    )
    expect(safetyOf(fried)).toEqual([])
  })

  test('honey in the asked-for food of a baby counts too', () => {
    const draft = dish(['oats', 'honey'], ['Stir the oats and the honey together.', 'Serve.'])
    expect(safetyOf(draft, 'porridge for my 8 month old baby')).toContain('safety.honey-infants')
    expect(safetyOf(draft, 'baby carrots on the side')).not.toContain('safety.honey-infants')
  })
})

describe('what is not food', () => {
  test.each(['bleach', 'motor oil', '2 death caps, sliced', 'rhubarb leaves', 'crushed sleeping pills'])(
    '%s',
    (item) => {
      expect(
        safetyOf(dish([item, 'rice'], [`Cook the rice with the ${item} for 10 minutes.`, 'Serve.'])),
      ).toContain('safety.not-food')
    },
  )

  test.each([
    'plastic-free rice noodles',
    'soap nuts-free curry paste',
    'hot dogs',
    'black mustard seeds',
    'monkfish',
    'edible glitter',
    'lead-free salt',
  ])('%s is', (item) => {
    expect(
      safetyOf(dish([item, 'rice'], [`Cook the rice with the ${item} for 10 minutes to 145°F.`, 'Serve.'])),
    ).not.toContain('safety.not-food')
  })
})

describe('safety steps are added where they are missing', () => {
  const bare = (item: string): RecipeDraft =>
    dish(
      [item, 'onions'],
      [
        `Brown the ${item} in a pan for 10 minutes.`,
        'Add the onions and cook for 5 minutes.',
        'Serve it on warm plates.',
      ],
    )

  test('into the last step that cooks the food', () => {
    const mended = withSafetySteps(bare('chicken breasts'))
    expect(mended.instructions[0]).toBe(
      'Brown the chicken breasts in a pan for 10 minutes. The chicken breast is done when its thickest part reaches 165°F (74°C).',
    )
    expect(mended.instructions.slice(1)).toEqual(bare('chicken breasts').instructions.slice(1))
  })

  test('as a step of their own where nothing is cooked', () => {
    const raw = dish(['chicken breasts', 'salt'], ['Salt the chicken breasts.', 'Arrange on a plate.'])
    expect(withSafetySteps(raw).instructions).toHaveLength(3)
  })

  test('a draft that lacks nothing is returned unchanged', () => {
    expect(withSafetySteps(lemonChicken)).toBe(lemonChicken)
    expect(withSafetySteps(oatBars)).toBe(oatBars)
  })

  const items = [
    'chicken thighs',
    'whole turkey',
    'ground beef',
    'pork chops',
    'salmon fillets',
    'shrimp',
    'mussels',
    'scallops',
    'dried kidney beans',
    'eggs',
    'cooked rice',
    'italian sausage',
    'pheasant',
    'squid',
    'ground chicken',
  ]
  test('the result has no missing doneness, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.subarray(items, { minLength: 1, maxLength: 5 }), fc.boolean(), (chosen, hot) => {
        const draft = dish(chosen, [
          ...chosen.map((item) => (hot ? `Cook the ${item} for 5 minutes.` : `Chop the ${item}.`)),
          'Serve it on a large plate.',
        ])
        const mended = withSafetySteps(draft)
        expect(safetyOf(mended)).toEqual([])
        expect(withSafetySteps(mended)).toBe(mended)
        expect(mended.ingredients).toEqual(draft.ingredients)
      }),
      { numRuns: 60 },
    )
  })
})
