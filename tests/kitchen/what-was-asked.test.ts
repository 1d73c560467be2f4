import { describe, expect, it } from 'vitest'
import type { Answer } from '#kitchen/cookbook/answer.ts'
import { petIn } from '#kitchen/craving/wishes/for-pets.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()
const answered = (craving: string): Answer => answerTo(readWords(craving))
const titleOf = (craving: string): string => {
  const answer = answered(craving)
  return answer.kind === 'recipe' ? answer.draft.title : `(${answer.reason})`
}
const recipeOf = (craving: string) => {
  const answer = answered(craving)
  return answer.kind === 'recipe' && answer.slug ? cookbook.bySlug.get(answer.slug) : undefined
}

describe('a food that is named alone', () => {
  it.each([
    ['how do i go about cooking a 10lb turkey', /roast turkey/i],
    ['how to bake drumsticks', /drumsticks|oven-fried chicken/i],
    ['what can I do with a whole chicken', /chicken/i],
    ['how to cook salmon', /salmon/i],
    ['I need to use up a cauliflower', /cauliflower|gobi/i],
  ])('is what the dish is made of when asked "%s"', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
  })

  it.each(
    ['pickled', 'candied', 'roasted', 'smoked', 'steamed'].flatMap((how) =>
      ['garlic', 'sunflower seeds', 'mahi mahi', 'capers', 'rutabaga'].map(
        (food) => [`${how} ${food}`, food] as const,
      ),
    ),
  )('makes "%s" of nothing but dishes of that food, or refuses', (craving, food) => {
    const recipe = recipeOf(craving)
    if (!recipe) return
    // The fish of "pickled fish" is the one that was asked for, and the title says so.
    const names = [titleOf(craving), ...recipe.file.names].join(' ').toLowerCase()
    const word = food.replace(/s$/, '').split(' ').at(-1) ?? ''
    const weighs = recipe.lines.findIndex(({ item }) => item.toLowerCase().includes(word))
    expect(names.includes(word) || weighs === 0, recipe.file.title).toBe(true)
  })

  it('is not the chicken stock or the gravy that a meat would be swapped for', () => {
    expect(titleOf('pork roast with red gravy')).toMatch(/pork/i)
    const answer = answered('pork roast with gravy')
    if (answer.kind === 'recipe') expect(answer.draft.ingredients[0]?.item).not.toMatch(/^gravy/)
  })
})

describe('how a dish is to feel', () => {
  it.each([
    ["I'm hungover, something greasy", 'hangover'],
    ['something cozy for a rainy day', 'cozy'],
    ['romantic dinner for two', 'romantic'],
    ['cheap dinner', 'cheap'],
    ['a fancy dinner', 'fancy'],
  ])('is what its recipe says of itself when asked "%s"', (craving, mood) => {
    expect(recipeOf(craving)?.file.moods).toContain(mood)
  })

  it('does not choose a recipe for a mood that stands in its title', () => {
    expect(titleOf('something warm and cozy')).not.toMatch(/\bwarm\b/i)
    expect(titleOf('something crunchy and sweet')).not.toMatch(/sweet potato/i)
  })
})

describe('low and high', () => {
  it.each([
    ['low fat dinner', 'fat'],
    ['fettarmes Abendessen', 'fat'],
    ['receta baja en grasas', 'fat'],
    ['plat pauvre en graisses', 'fat'],
    ['dolce con pochi zuccheri', 'sugar'],
    ['low calorie lunch', 'calories'],
    ['high-protein breakfast', 'protein'],
    ['protein rich breakfast', 'protein'],
    ['proteinreiches Frühstück', 'protein'],
    ['high in fiber', 'fiber'],
  ])('is a figure per serving in "%s"', (craving, measure) => {
    expect(readWords(craving).targets?.map((target) => target.measure)).toEqual([measure])
  })

  it('leaves products and figures of their own alone', () => {
    expect(readWords('smoothie with low-fat yogurt').targets).toEqual([])
    expect(readWords('high protein dinner, at least 40 g protein').targets).toEqual([
      { measure: 'protein', atLeast: 40 },
    ])
  })
})

describe('a kind of dish that is not wanted', () => {
  const kinds = ['soup', 'salad', 'sandwich', 'stew', 'curry', 'casserole']
  it.each(kinds)('is not made when "dinner, no %s please" is asked', (kind) => {
    const recipe = recipeOf(`dinner, no ${kind} please`)
    expect(recipe, 'a dinner is found').toBeDefined()
    expect([recipe?.file.title, ...(recipe?.file.names ?? [])].join(' ').toLowerCase()).not.toMatch(
      new RegExp(`\\b${kind}s?\\b`),
    )
  })

  it('is read in lists', () => {
    expect(readWords('he will not eat stews or casseroles').exclusions).toEqual(['stew', 'casserole'])
    expect(readWords('no onion soup').exclusions).toEqual(['onion'])
    expect(readWords('no bake cheesecake').exclusions).toEqual([])
  })
})

describe('names written otherwise', () => {
  it.each([
    ['kougelhof', /gugelhupf/i],
    ['pad krapao', /kra pao/i],
    ['gadogado', /gado/i],
    ['cauli flower curry', /gobi|cauliflower/i],
    ['chilled tomato soup', /gazpacho|chilled tomato/i],
    ['tabouli', /tabbouleh/i],
    ['brushetta', /bruschetta/i],
  ])('"%s" is known', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
  })
})

describe('"quick"', () => {
  it('is half an hour where a recipe has it, and never more than 40 minutes', () => {
    for (const craving of [
      'quick pasta',
      'quick vegetarian pasta with zucchini and parmesan',
      'quick lunch',
    ]) {
      const answer = answered(craving)
      if (answer.kind !== 'recipe') throw new Error(`${craving}: ${answer.reason}`)
      expect(answer.draft.prepTime + answer.draft.cookTime, craving).toBeLessThanOrEqual(40)
    }
  })
})

describe('what is cooked for an animal', () => {
  it.each([
    ['dog treats with pumpkin and peanut butter', 'dog'],
    ['Kekse für meinen Hund', 'dog'],
    ['galletas para perros', 'dog'],
    ['cookies for my cat', 'cat'],
    ['treats for my hamster', 'other'],
    ['hot dog casserole', null],
    ['chili dogs for a crowd', null],
    ['a stew for my dog walker', null],
    ['catfish', null],
  ])('is read in "%s"', (craving, pet) => {
    expect(petIn(craving)).toBe(pet)
  })

  it.each([
    'dog treats',
    'birthday cake for my dog',
    'chocolate cookies for my puppy',
    'dog treats with onion and grapes',
    'tuna treats for my cat',
  ])('is a recipe written for it, as it is written, or none when asked "%s"', (craving) => {
    const answer = answered(craving)
    if (answer.kind === 'refused') return
    const recipe = answer.slug ? cookbook.bySlug.get(answer.slug) : undefined
    expect(recipe?.file.audience).toBe('pet')
    expect(answer.draft.ingredients.map(({ item }) => item)).toEqual(recipe?.lines.map(({ item }) => item))
  })

  it('is made of nobody else’s craving', () => {
    for (const craving of ['biscuits', 'something with carrots and oats', 'snack'])
      expect(recipeOf(craving)?.file.audience).not.toBe('pet')
  })
})
