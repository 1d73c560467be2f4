import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe, withSafetySteps } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

const dish = (items: string[], steps: string[]): RecipeDraft => ({
  ...lemonChicken,
  title: 'A Plain Supper',
  ingredients: items.map((item) => ({ amount: /^\d/.test(item) ? '' : '1 cup', item })),
  instructions: steps,
})
const isRaw = (draft: RecipeDraft) =>
  checkRecipe(draft, { source: 'model' }).findings.some(
    ({ rule, severity }) => rule === 'safety.pulses-boiled' && severity === 'error',
  )

type Case = [items: string[], steps: string[]]

const raw: Case[] = [
  [
    ['dry lentils', 'oil'],
    ['Heat the oil and fry the dry lentils for six minutes.', 'Serve.'],
  ],
  [
    ['dry lentils', 'oil'],
    ['Heat the oil and fry the lentils for 6 minutes.', 'Serve hot.'],
  ],
  [['red lentils'], ['Simmer the red lentils for 4 minutes.']],
  [
    ['brown lentils', 'rice'],
    ['Boil the rice for 15 minutes.', 'Toss with the lentils and serve.'],
  ],
  [['green lentils', 'tomatoes'], ['Soak the lentils overnight, drain and toss with the tomatoes.']],
  [['dried chickpeas'], ['Soak the chickpeas overnight, then roast at 400°F (200°C) for 30 minutes.']],
  [['dried black beans'], ['Fry the beans for 10 minutes.']],
  [['dried white beans', 'stock'], ['Simmer the beans in the stock for 20 minutes.']],
  [['split peas'], ['Toast the split peas for 10 minutes and serve.']],
  [['chickpeas, dried'], ['Soak overnight.', 'Pressure cook for 5 minutes.']],
  [['mung beans'], ['Soak the mung beans for 8 hours and toss into the salad.']],
  [['black-eyed peas'], ['Boil the black-eyed peas for 5 minutes.']],
  [['dried soybeans'], ['Roast the soybeans for 40 minutes.']],
  [['chickpeas'], ['Soak the chickpeas overnight and toss with oil.']],
  [['beluga lentils'], ['Pour boiling water over the lentils and let stand for 20 minutes.']],
  [['dried kidney beans'], ['Boil hard for 10 minutes and serve.']],
  [['pinto beans, uncooked'], ['Stir the pinto beans into the salsa.']],
  [
    ['lentils', 'pasta'],
    ['Bring the water to a boil for the pasta.', 'Stir in the lentils and serve.'],
  ],
  [['dried fava beans'], ['Mash the soaked fava beans with herbs and serve as a dip.']],
  [['dried cannellini beans', 'water'], ['Cook in a slow cooker for 1 hour.']],
  [['raw lentils'], ['Sprinkle the raw lentils over the salad.']],
  [['toor dal', 'oil'], ['Fry the dal with the spices for 8 minutes.']],
  [
    ['dried lentils'],
    ['Soak the lentils for 30 minutes in hot water. Drain. Fry with onions for 12 minutes.'],
  ],
  [['dried kidney beans'], ['Soak the kidney beans, blend to a batter and fry for 4 minutes per side.']],
]

const sound: Case[] = [
  [['red lentils', 'stock'], ['Add the red lentils and stock, bring to a boil, then simmer for 12 minutes.']],
  [['brown lentils'], ['Cook the lentils in plenty of boiling water for 20 minutes, until tender.']],
  [['canned lentils'], ['Toss the lentils with the oil.']],
  [['cooked lentils'], ['Fry the lentils for 5 minutes.']],
  [['leftover cooked black beans'], ['Fry the beans for 5 minutes.']],
  [['1 can (15 ounces) chickpeas, drained'], ['Roast the chickpeas for 30 minutes.']],
  [['chickpeas, drained, rinsed and patted dry'], ['Roast the chickpeas for 30 minutes.']],
  [
    ['dried chickpeas, soaked overnight and drained', 'parsley'],
    [
      'Process the chickpeas with the parsley in a food processor.',
      'Shape into balls and deep-fry for 4 minutes.',
    ],
  ],
  [
    ['urad dal', 'rice'],
    [
      'Soak the dal and rice for 6 hours, then grind to a batter.',
      'Cook the dosas in a hot skillet until golden.',
    ],
  ],
  [['1 teaspoon urad dal', 'rice'], ['Fry the urad dal in the oil until golden.']],
  [
    ['dried kidney beans'],
    ['Soak overnight. Drain, cover with fresh water, boil hard for 10 minutes, then simmer for 1 hour.'],
  ],
  [['dried black beans'], ['Cover the beans with water, bring to a boil and simmer for 1 1/2 hours.']],
  [['dried chickpeas'], ['Soak overnight.', 'Pressure cook the chickpeas with water for 35 minutes.']],
  [
    ['dried navy beans', 'water'],
    ['Boil the beans for 10 minutes, then put them in a pot with the water and bake, covered, for 4 hours.'],
  ],
  [['black beans'], ['Stir in the black beans and warm through.']],
  [['green beans'], ['Fry the green beans for 5 minutes.']],
  [['frozen edamame'], ['Toss in the edamame.']],
  [['mung bean sprouts'], ['Top with the sprouts.']],
  [['red lentil pasta'], ['Boil the pasta for 8 minutes.']],
  [['chickpea flour'], ['Whisk the flour with water and fry for 3 minutes.']],
  [['lentils'], ['Cook the lentils according to the package directions.']],
  [
    ['puy lentils', 'stock'],
    ['Fry the onion for 5 minutes. Add the lentils and stock; simmer, covered, for 25 minutes.'],
  ],
  [['split peas', 'water'], ['Simmer the split peas in the water until soft and collapsing.']],
  [
    ['red lentils', 'coconut milk'],
    [
      'Stir in the lentils and coconut milk. Cover and cook over low heat, stirring now and then, for 20 minutes.',
    ],
  ],
  [['dried beans'], ['Fill the crust with the dried beans as pie weights and blind-bake for 15 minutes.']],
  [['dried pinto beans', 'water'], ['Cook in the slow cooker on low for 8 hours.']],
  [
    ['moong dal', 'rice', 'water'],
    ['Put the rice, dal and water in the Instant Pot and pressure cook for 8 minutes.'],
  ],
  [['dried mung beans'], ['Soak the mung beans for 4 hours, then steam for 30 minutes.']],
  [['fermented black beans'], ['Stir in the fermented black beans.']],
  [
    ['dried lima beans'],
    [
      'Bring to a boil; boil 2 minutes; let stand 1 hour; drain.',
      'Add fresh water and simmer for 50 minutes.',
    ],
  ],
  [
    ['lentils', 'rice', 'water'],
    ['Boil the lentils in the water for 10 minutes. Add the rice and cook for 18 minutes.'],
  ],
]

describe('a dry pulse is cooked in liquid, for long enough', () => {
  test.each(raw)('not %s by %s', (items, steps) => {
    expect(isRaw(dish(items, steps))).toBe(true)
  })
  test.each(sound)('%s by %s', (items, steps) => {
    expect(isRaw(dish(items, steps))).toBe(false)
  })

  test.each(raw)('%s by %s gets a first step', (items, steps) => {
    const mended = withSafetySteps(dish(items, steps))
    expect(isRaw(mended)).toBe(false)
    expect(withSafetySteps(mended)).toBe(mended)
  })

  test('names the minutes in the added step', () => {
    const [first] = withSafetySteps(
      dish(['dry lentils', 'oil'], ['Fry the lentils for 6 minutes.', 'Serve.']),
    ).instructions
    expect(first).toBe(
      'Simmer the lentils in plenty of water for at least 15 minutes, until tender, and drain before you go on: dry pulses are harmful unless boiled. Fry the lentils for 6 minutes.',
    )
  })
  test('adds the step behind the soaking and the ten minutes at a hard boil', () => {
    const steps = ['Soak the beans overnight.', 'Cook the beans in the slow cooker for 30 minutes.']
    expect(withSafetySteps(dish(['dried kidney beans'], steps)).instructions).toEqual([
      'Soak the beans overnight.',
      'First boil the soaked kidney beans hard in fresh water for 10 minutes: undercooked ones are harmful. Simmer the kidney beans in plenty of water for at least 40 minutes, until tender, and drain before you go on: dry pulses are harmful unless boiled. Cook the beans in the slow cooker for 30 minutes.',
    ])
  })
})
