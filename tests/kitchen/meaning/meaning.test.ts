import { describe, expect, test } from 'vitest'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { sampled } from '#testing/sampled.ts'
import { forbiddenFood } from './forbidden-food.ts'
import { madeFor, readCraving } from './kitchen.ts'
import { type MeaningCase, meaningCases, readingCases } from './meaning-case.ts'
import { statedCravings } from './stated-allergies.ts'
import { misreadings, violations } from './verdict.ts'

const known = new Map<string, Craving>()
/** Parses each craving once for all tests. */
function reading(words: string): Craving {
  const before = known.get(words)
  if (before) return before
  const craving = readCraving(words)
  known.set(words, craving)
  return craving
}

const recipeFor = (words: string, series: string) => madeFor(reading(words), series)

const isRecipe = (made: RecipeDraft | { refused: string }): made is RecipeDraft => !('refused' in made)
const cannotBeMet = (one: MeaningCase) => one.can_be_met === false || one.unknown_condition !== undefined

/** Cravings to read: each takes a thirtieth of a second of a core, and there are some 1,600. */
const read = sampled([...meaningCases, ...readingCases], 2)

describe('a craving is read as it is meant', () => {
  test.each(read.map((one) => [one.craving, one] as const))('%s', (words, one) =>
    expect(misreadings(one, reading(words))).toEqual([]),
  )

  test('in at least 600 cravings of its own, in five languages', () => {
    expect(meaningCases.length).toBeGreaterThan(600)
    expect(new Set(meaningCases.map(({ lang }) => lang)).size).toBe(5)
  })

  test('claims every word once or names it as not understood', () => {
    for (const { craving: words } of read) {
      const { claims = [] } = reading(words)
      const places = claims.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))
      expect(new Set(places).size, words).toBe(places.length)
      expect(Math.max(...places) + 1, words).toBe(places.length)
    }
  })
})

describe('the built-in kitchen keeps what was read', () => {
  // Answering all of them takes minutes of a core; those that cannot be met are refused at once.
  const answered = [
    ...meaningCases.filter(cannotBeMet),
    ...sampled(
      meaningCases.filter((one) => !cannotBeMet(one)),
      5,
    ),
  ]
  const answers = answered.map((one) => ({ one, made: recipeFor(one.craving, 'meaning') }))

  test('no recipe breaks what its craving asked for', () => {
    const broken = answers.flatMap(({ one, made }) =>
      isRecipe(made) ? violations(one, made).map((what) => `${one.craving}: ${what}`) : [],
    )
    expect(broken).toEqual([])
  })

  test('a craving that cannot be met is refused with a reason', () => {
    for (const { one, made } of answers.filter(({ one }) => cannotBeMet(one))) {
      expect(isRecipe(made), one.craving).toBe(false)
      if (!isRecipe(made)) expect(made.refused.length, one.craving).toBeGreaterThan(20)
    }
  })

  test('at least 85 % of the cravings that can be met get a recipe', () => {
    const meetable = answers.filter(({ one }) => !cannotBeMet(one))
    const made = meetable.filter(({ made: answer }) => isRecipe(answer))
    expect(made.length / meetable.length).toBeGreaterThanOrEqual(0.85)
  })
})

/** The stated allergies in a third of the ways: all allergies in all languages, and other ways at each change. */
const stated = (() => {
  const ways = sampled([0, 1, 2], 3)
  return statedCravings.filter(({ place }) => ways.includes(place % 3))
})()

describe('twelve allergies in fifteen ways in five languages', () => {
  const caseOf = ({ craving, language, allergens }: (typeof statedCravings)[number]): MeaningCase => ({
    craving,
    lang: language,
    allergies: [...allergens],
  })

  test('are all read', () => {
    expect(statedCravings).toHaveLength(12 * 15 * 5)
    expect(new Set(stated.map(({ allergens, language }) => `${allergens} ${language}`)).size).toBe(12 * 5)
    const missed = stated.filter((one) => misreadings(caseOf(one), reading(one.craving)).length > 0)
    expect(missed.map(({ craving }) => craving)).toEqual([])
  })

  test('are kept out of the recipe, which is made all the same', () => {
    const ways = sampled([0, 5, 10], 3)
    const some = statedCravings.filter(({ place }) => ways.includes(place % 15))
    expect(some.length).toBeGreaterThanOrEqual(12 * 5)
    const answers = some.map((one) => ({ one, made: recipeFor(one.craving, `stated ${one.place}`) }))
    expect(answers.filter(({ made }) => !isRecipe(made)).map(({ one }) => one.craving)).toEqual([])
    const broken = answers.flatMap(({ one, made }) =>
      isRecipe(made) ? violations(caseOf(one), made).map((what) => `${one.craving}: ${what}`) : [],
    )
    expect(broken).toEqual([])
  })
})

describe("a model's answer is held against what was read", () => {
  const plain: RecipeDraft = {
    title: 'Rice with Carrots',
    description: 'A plain supper of rice and carrots, soft and mild.',
    category: 'dinner',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 4,
    ingredients: [
      { amount: '1 cup', item: 'white rice' },
      { amount: '2 cups', item: 'carrots, sliced' },
      { amount: '1 tablespoon', item: 'olive oil' },
      { amount: '1/2 teaspoon', item: 'salt' },
    ],
    instructions: [
      'Warm the olive oil in a pot over medium heat and cook the carrots for 5 minutes, until their edges soften.',
      'Add the white rice, the salt and 2 cups of water, cover and simmer for 15 minutes, until the rice is tender.',
    ],
  }
  const withFood = (food: Ingredient): RecipeDraft => ({
    ...plain,
    ingredients: [...plain.ingredients, food],
    instructions: [...plain.instructions, `Stir in the ${food.item} and serve.`],
  })
  const errorsOf = (draft: RecipeDraft, words: string, repaired: boolean) =>
    blocking(checkRecipe(draft, { craving: reading(words), source: 'model', repaired })).filter(({ rule }) =>
      /^(?:allergy|diet|exclusion)\./.test(rule),
    )

  test('one that obeys an allergy is kept', () => {
    const blocked = stated.filter(({ craving }) => errorsOf(plain, craving, false).length > 0)
    expect(blocked.map(({ craving }) => craving)).toEqual([])
  })

  test.each([false, true])('one that breaks an allergy is not kept (repaired: %s)', (repaired) => {
    const kept = stated.filter(({ craving, allergens, food }) =>
      allergens.some((allergen) => {
        const slipped = food === undefined ? forbiddenFood[allergen] : { amount: '1 pound', item: food }
        return errorsOf(withFood(slipped), craving, repaired).length === 0
      }),
    )
    expect(kept.map(({ craving }) => craving)).toEqual([])
  })

  test('one that lists a food which was left out is not kept', () => {
    const kept = meaningCases.flatMap((one) =>
      (one.out ?? [])
        .map((food) => (food === 'meat' ? 'ground beef' : food))
        .filter((food) => errorsOf(withFood({ amount: '1 cup', item: food }), one.craving, true).length === 0)
        .map((food) => `${one.craving}: ${food}`),
    )
    expect(kept).toEqual([])
  })
})
