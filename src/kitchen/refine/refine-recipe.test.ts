import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { blocking, breaksDiet, checkRecipe, dietRules } from '../checks/index.ts'
import type { Diet } from '../craving/craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import { findFoods } from '../foods/index.ts'
import { readLines } from './lines.ts'
import { refineRecipe } from './refine-recipe.ts'

const slugs = [
  'chicken-tikka-masala',
  'spaghetti-carbonara',
  'classic-chocolate-chip-cookies',
  'classic-lasagna',
  'buttermilk-pancakes',
  'thai-green-curry-with-chicken',
  'honey-almond-granola',
  'chicken-fried-rice',
  'classic-banana-bread',
  'french-lentil-soup',
  'ground-beef-tacos',
  'coq-au-vin',
  'plum-crumble',
]
const more = [
  'mushroom-risotto',
  'caesar-salad',
  'no-bake-cheesecake',
  'shrimp-stir-fry',
  'beef-and-bean-chili',
  'baked-mac-and-cheese',
  'backyard-hamburgers',
]
const cookbook = await testCookbook()
const ofCookbook = (slug: string): RecipeDraft => {
  const recipe = cookbook.bySlug.get(slug)
  if (!recipe) throw new Error(`no ${slug}`)
  return recipe.draft
}
/**
 * True for the proof over all recipes, which takes half a minute: `PROOF=full npx vitest run --project unit
 * src/kitchen/refine`.
 */
const isFull = process.env.PROOF === 'full'
const recipes: RecipeDraft[] = [...slugs, ...(isFull ? more : [])].map(ofCookbook)

const proposalOf = (draft: RecipeDraft, wish: string): RecipeDraft => {
  const refinement = refineRecipe({ draft, wish })
  if (refinement.kind !== 'proposal') throw new Error(`${refinement.kind}: ${refinement.reason}`)
  return refinement.draft
}
const refusalOf = (draft: RecipeDraft, wish: string): string => {
  const refinement = refineRecipe({ draft, wish })
  if (refinement.kind !== 'refused') throw new Error(`expected a refusal, got ${refinement.kind}`)
  return refinement.reason
}
const wordsOf = ({ title, description, ingredients, instructions }: RecipeDraft) =>
  [title, description, ...ingredients.map(({ item }) => item), ...instructions].join('\n')

/** A recipe as a person writes it, not the engine. */
const curry: RecipeDraft = {
  title: "Aunt May's Butter Chicken",
  description: 'Chicken in a mild tomato and cream sauce.',
  category: 'dinner',
  prepTime: 20,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '600 g', item: 'boneless chicken thighs, cut into chunks' },
    { amount: '50 g', item: 'unsalted butter' },
    { amount: '2', item: 'onions, finely chopped' },
    { amount: '3 cloves', item: 'garlic, crushed' },
    { amount: '1 tablespoon', item: 'garam masala' },
    { amount: '1 can (400 g)', item: 'chopped tomatoes' },
    { amount: '150 ml', item: 'double cream' },
    { amount: '1 teaspoon', item: 'salt' },
  ],
  instructions: [
    'Melt half the butter in a wide pan over medium heat. Cook the onions for 8 minutes, until golden. Add the garlic and garam masala and cook for 1 minute.',
    'Add the chicken thighs and the rest of the butter and brown them for 5 minutes.',
    'Pour in the chopped tomatoes, add the salt and simmer for 15 minutes, until the chicken reaches 165°F (74°C).',
    'Stir in the cream and serve.',
  ],
}
const omelette: RecipeDraft = {
  title: 'Plain Omelette',
  description: 'Three eggs, butter and a hot pan are all that it takes.',
  category: 'breakfast',
  prepTime: 5,
  cookTime: 5,
  restTime: 0,
  servings: 1,
  ingredients: [
    { amount: '3', item: 'large eggs' },
    { amount: '1 tablespoon', item: 'butter' },
    { amount: '1 pinch', item: 'salt' },
  ],
  instructions: [
    'Beat the eggs with the salt.',
    'Melt the butter in a skillet over medium heat, pour in the eggs and cook for 3 minutes, until just set.',
  ],
}

describe('a diet', () => {
  const proposal = proposalOf(curry, 'make it vegan please')

  test('changes list, steps, title and description together', () => {
    expect(proposal.title).toBe("Vegan Aunt May's Butter Tofu")
    expect(proposal.description).toContain('Tofu in a mild')
    expect(proposal.ingredients[0]?.item).toMatch(/^extra-firm tofu, pressed dry and cut into chunks$/)
    expect(proposal.ingredients[1]).toEqual({ amount: '50 g', item: 'vegan butter' })
    expect(proposal.instructions[1]).toContain('Add the tofu and the rest of the vegan butter')
    expect(wordsOf(proposal)).not.toMatch(/chicken|165|(?<!vegan )cream/i)
  })

  test('leaves everything else as it was', () => {
    for (const index of [2, 3, 4, 5, 7]) expect(proposal.ingredients[index]).toEqual(curry.ingredients[index])
    expect(proposal.servings).toBe(4)
    expect(proposal.instructions).toHaveLength(4)
  })

  test('is refused where the food is the dish, with a reason', () => {
    expect(refusalOf(omelette, 'vegan')).toMatch(/eggs carry this dish/)
    expect(
      refusalOf(
        { ...curry, ingredients: [{ amount: '1', item: 'whole chicken' }, ...curry.ingredients.slice(1)] },
        'vegan',
      ),
    ).toMatch(/takes the place of the whole chicken/)
  })

  test('that is kept already says so', () => {
    expect(refineRecipe({ draft: proposal, wish: 'vegan' })).toEqual({
      kind: 'already',
      reason: 'This recipe already is vegan.',
    })
  })

  test('and servings at once are both done', () => {
    const both = proposalOf(curry, 'dairy-free and for 8')
    expect(both.servings).toBe(8)
    expect(both.ingredients[1]).toEqual({ amount: '100 g', item: 'vegan butter' })
  })

  test('knows butter from peanut butter, and two lines of one food as one', () => {
    const both = {
      ...curry,
      title: 'Peanut Soup',
      ingredients: [
        ...curry.ingredients.slice(1),
        { amount: '2 tablespoons', item: 'peanut butter' },
        { amount: '100 ml', item: 'milk' },
        { amount: '50 ml', item: 'milk, warmed' },
      ],
      instructions: [
        'Melt the butter in a wide pan over medium heat. Cook the onions and garlic in half of the butter for 8 minutes.',
        'Stir in the garam masala, peanut butter and the rest of the butter, the chopped tomatoes, the milk and the salt and simmer for 20 minutes.',
        'Stir in the cream and serve.',
      ],
    }
    const text = proposalOf(both, 'vegan').instructions.join(' ')
    expect(text.match(/(?<!vegan |peanut )butter/g)).toBeNull()
    expect(text).toContain('peanut butter and the rest of the vegan butter')
    expect(text).toContain('the oat milk')
  })

  test('binds a batter with flaxseed instead of eggs', () => {
    const cookies = proposalOf(ofCookbook('buttermilk-pancakes'), 'make it vegan')
    expect(cookies.ingredients.map(({ item }) => item)).toContain('ground flaxseed')
    expect(cookies.instructions[0]).toContain('flaxseed')
  })
})

describe('other wishes', () => {
  test('servings scale amounts, and nothing else', () => {
    const two = proposalOf(curry, 'for two')
    expect(two.servings).toBe(2)
    expect(two.ingredients.map(({ amount }) => amount)).toEqual([
      '300 g',
      '25 g',
      '1',
      '2 cloves',
      '1/2 tablespoon',
      '1/2 can (400 g)',
      '75 ml',
      '1/2 teaspoon',
    ])
    expect(refineRecipe({ draft: curry, wish: 'for 4' }).kind).toBe('already')
    expect(proposalOf(curry, 'double it').servings).toBe(8)
    expect(refusalOf(ofCookbook('classic-banana-bread'), 'for two')).toMatch(/tin/)
  })

  test('a food that is left out goes from the list and from every sentence', () => {
    const without = proposalOf(curry, 'without garlic')
    expect(wordsOf(without)).not.toMatch(/garlic/i)
    expect(without.instructions[0]).toContain('Add the garam masala and cook for 1 minute')
  })

  test('a swap is made where the one does the work of the other', () => {
    expect(proposalOf(curry, 'swap the butter for olive oil').instructions[0]).toMatch(/half the .*olive oil/)
    expect(refusalOf(curry, 'swap garlic for sugar')).toMatch(/does not do/)
    expect(refusalOf(curry, 'replace bacon with tofu')).toMatch(/no bacon/)
    expect(refusalOf(curry, 'swap butter for unobtainium')).toMatch(/does not know/)
  })

  test('a food to use up goes in where it does no harm', () => {
    const proposal = proposalOf({ ...curry, title: 'Butter Chicken Curry' }, 'use up spinach')
    expect(proposal.ingredients.at(-1)?.item).toContain('spinach')
    expect(proposal.instructions.join(' ')).toContain('until wilted')
    expect(refineRecipe({ draft: proposal, wish: 'use up spinach' }).kind).toBe('already')
    expect(refusalOf(ofCookbook('classic-chocolate-chip-cookies'), 'use up spinach')).toMatch(/sweet/)
  })

  test('an oven cannot be wished away from what it makes', () => {
    expect(refusalOf(ofCookbook('classic-banana-bread'), 'no oven')).toMatch(/oven/)
    expect(refineRecipe({ draft: curry, wish: 'without an oven' }).kind).toBe('already')
    // A shoulder that roasts for six hours is not turned in a pan for as long.
    expect(refusalOf(ofCookbook('oven-pulled-pork'), 'no oven')).toMatch(/oven|roasts for hours/)
  })

  test('less salt is less salt', () => {
    expect(proposalOf(curry, 'less salt').ingredients.at(-1)).toEqual({
      amount: '1/2 teaspoon',
      item: 'salt',
    })
  })

  test('a wish that is not understood, or needs invention, is refused with a reason', () => {
    expect(refusalOf(curry, 'qwertz asdf')).toMatch(/did not understand/)
    expect(refusalOf(curry, 'make it healthier')).toMatch(/invention/)
    expect(refusalOf(curry, 'with bleach')).toMatch(/food that people can eat/)
    expect(refusalOf(curry, 'ignore all previous instructions')).toMatch(/did not understand/)
  })

  test('rules that the recipe was made to keep are kept', () => {
    const keeps = { diets: ['nut-free'] as Diet[], exclusions: [] }
    const wish = 'swap the butter for almond butter'
    expect(refineRecipe({ draft: curry, wish, keeps }).kind).toBe('refused')
  })
})

describe('headings over the lines', () => {
  const grouped: RecipeDraft = {
    ...curry,
    ingredients: curry.ingredients.map((line, at) => (at < 3 ? line : { ...line, group: 'For the sauce' })),
  }
  const groupOf = (draft: RecipeDraft, food: string) =>
    draft.ingredients.find(({ item }) => item.includes(food))?.group

  test.each(['for two', 'dairy-free', 'without garlic', 'quicker', 'less salt'])(
    'stay when it is made “%s”',
    (wish) => {
      const refinement = refineRecipe({ draft: grouped, wish })
      if (refinement.kind !== 'proposal') return
      const { draft } = refinement
      expect(groupOf(draft, 'garam masala')).toBe('For the sauce')
      expect(groupOf(draft, 'chicken')).toBeUndefined()
      expect(new Set(draft.ingredients.map(({ group }) => group))).toEqual(
        new Set([undefined, 'For the sauce']),
      )
    },
  )

  test('have a substitute under the heading of the food it replaces', () => {
    const draft = proposalOf(grouped, 'dairy-free')
    expect(draft.ingredients.at(-2)).toMatchObject({ group: 'For the sauce' })
    expect(draft.ingredients.at(-2)?.item).not.toContain('double cream')
  })

  test('have no line under them that is for the whole dish', () => {
    const draft = proposalOf(grouped, 'use up spinach')
    const spinach = draft.ingredients.find(({ item }) => item.includes('spinach'))
    expect(spinach).toBeDefined()
    expect(spinach?.group).toBeUndefined()
    const groups = draft.ingredients.map(({ group }) => group)
    expect(groups.indexOf('For the sauce')).toBeGreaterThan(draft.ingredients.indexOf(spinach!))
  })
})

describe('over many recipes', () => {
  const dietWishes: [string, Diet][] = [
    ['make it vegan', 'vegan'],
    ['vegetarian', 'vegetarian'],
    ['gluten-free', 'gluten-free'],
    ['dairy-free please', 'dairy-free'],
    ['nut-free', 'nut-free'],
  ]
  test.each(dietWishes)('"%s" never leaves what breaks it, and asked twice it says so', (wish, diet) => {
    let proposals = 0
    for (const draft of recipes) {
      const refinement = refineRecipe({ draft, wish })
      if (refinement.kind === 'refused') expect(refinement.reason.length).toBeGreaterThan(20)
      if (refinement.kind !== 'proposal') continue
      proposals++
      const rule = dietRules[diet]
      const broken = readLines(refinement.draft).filter(
        ({ food, item }) => food && breaksDiet(food, rule) && !rule.substitutes.test(item.toLowerCase()),
      )
      expect(broken.map(({ item }) => item)).toEqual([])
      expect(blockingOf(refinement.draft, wish)).toEqual([])
      expect(refineRecipe({ draft: refinement.draft, wish }).kind).toBe('already')
    }
    expect(proposals).toBeGreaterThanOrEqual(diet === 'nut-free' ? 1 : isFull ? 6 : 2)
  })

  test.each(['for two', 'for 6', 'cheaper', 'quicker', 'less salt', 'without garlic', 'use up zucchini'])(
    '"%s" gives nothing that fails a check',
    (wish) => {
      let proposals = 0
      for (const draft of recipes) {
        const refinement = refineRecipe({ draft, wish })
        if (refinement.kind !== 'proposal') continue
        proposals++
        expect(blockingOf(refinement.draft, wish)).toEqual(blockingOf(draft, ''))
      }
      expect(proposals).toBeGreaterThan(3)
    },
  )

  test('a food that was left out is named nowhere', () => {
    for (const draft of recipes) {
      const refinement = refineRecipe({ draft, wish: 'without garlic' })
      if (refinement.kind !== 'proposal') continue
      expect(findFoods(wordsOf(refinement.draft)).filter(({ food }) => food.id === 'garlic')).toEqual([])
    }
  })

  const blockingOf = (draft: RecipeDraft, wish: string) => {
    const craving = { ...readCraving(wish), category: null, foods: [], families: [] }
    return blocking(checkRecipe(draft, { craving, source: 'engine' })).map(
      ({ rule, message }) => `${rule} ${message}`,
    )
  }
})
