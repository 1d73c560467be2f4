import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind !== 'recipe') return { title: '', text: '', told: [answer.reason], passed: false }
  const { draft, course, givenUp } = answer
  const report = checkRecipe(draft, {
    craving,
    source: 'engine',
    ...(givenUp && { givenUp }),
    ...(course && { course }),
  })
  return {
    title: draft.title,
    text: [...draft.ingredients.map(({ item }) => item), ...draft.instructions].join('\n').toLowerCase(),
    told: report.findings.map(({ message }) => message),
    passed: report.rules.find(({ group }) => group === 'What you asked for')?.passed,
  }
}

describe('more eaters than a recipe is written for', () => {
  test.each([
    ['crockpot white chicken chili for a potluck, 25 people', 25],
    ['pulled pork for 30 guests', 30],
    ['chili for 100', 100],
  ])('are told when asked "%s"', (words, count) => {
    expect(readWords(words).servings).toBe(24)
    const { told, passed } = answered(words)
    expect(told.join('\n')).toContain(`You asked for ${count} servings.`)
    expect(passed).toBe(false)
  })
})

describe('a figure of none', () => {
  test.each(['zero calorie cheesecake', 'no calorie brownies', 'calorie-free lasagna'])(
    'is held to the figures when asked "%s"',
    (words) => {
      expect(readWords(words).targets).toEqual([{ measure: 'calories', atMost: 5 }])
      expect(answered(words).title).toBe('')
    },
  )
})

describe('the failings that a dish is not to have', () => {
  test.each([
    ["zucchini bread that isn't soggy", 'Zucchini Bread'],
    ["chicken breast that isn't dry", 'Chicken Breast'],
    ['pancakes that are not rubbery', 'Pancakes'],
  ])('name no dish and are understood when asked "%s"', (words, title) => {
    expect(readWords(words).unknown).toEqual([])
    expect(answered(words).title).toContain(title)
  })

  test('are no name: "not just mush" asks for no mush', () =>
    expect(answered("vegetarian main for a dinner party of 6 that isn't just mush").title).not.toMatch(
      /mush/i,
    ))
})

describe('a pot or a machine', () => {
  test('of Dutch iron is no Dutch kitchen', () => {
    expect(readWords('dutch oven pot roast').cuisines).toEqual([])
    expect(answered('dutch oven pot roast').told.join()).not.toMatch(/You asked for Dutch/)
  })

  test('that no step uses is told, and what was asked for is not proved', () => {
    const { told, passed } = answered('rice cooker lasagna')
    expect(told.join()).toMatch(/A rice cooker was asked for/)
    expect(passed).toBe(false)
  })
})

test('a cuisine that is in the name of the dish is met', () =>
  expect(answered('basque cheesecake').told.join()).not.toMatch(/Basque/))

describe('what stands beside a dish', () => {
  test('is not made twice: the toad in the hole has its onion gravy', () => {
    expect(answered('toad in the hole with gravy').title).toBe('Toad in the Hole')
  })

  test('is a recipe of its own, of the kitchen of the dish: red cabbage is not thrown into the gravy', () =>
    expect(answered('beef rouladen with red cabbage').title).toBe('Rouladen with Rotkohl'))

  test('is of the same animal', () =>
    expect(answered('roast chicken with gravy').text).not.toMatch(/turkey fat/))
})

describe('foods that are typed one after the other', () => {
  test.each([
    ['only potatos onions butter', ['potato', 'onion', 'butter']],
    ['eggs milk flour butter', ['egg', 'milk', 'all-purpose-flour', 'butter']],
  ])('are a list when asked "%s"', (words, foods) => {
    expect(new Set(readWords(words).foods)).toEqual(new Set(foods))
    expect(answered(words).title).not.toBe('')
  })

  test.each(['lemon garlic butter salmon', 'onion butter', 'no eggs nuts milk'])(
    'are left alone in "%s"',
    (words) => expect(readWords(words).text).toBe(words),
  )
})

describe('what somebody has', () => {
  test.each([
    ['flour, butter and sugar is all I have', 6],
    ['eggs, milk, cheese and some flour thats all we got', 7],
  ])('is all there is when asked "%s"', (words, most) => {
    expect(readWords(words).maxIngredients).toBe(most)
    expect(readWords(words).onlyThese).toBe(true)
  })

  test('is used in the state it is in: soft bananas are mashed', () =>
    expect(answered('overripe bananas but my oven is broken').text).toMatch(/mash|blend|ripe/))

  test('is used up: spare yolks are not replaced by whole eggs', () =>
    expect(answered('lots of egg yolks left over').text).not.toMatch(/eggs?, separated|egg whites/))
})

describe('a dish that is to be made or frozen ahead', () => {
  test.each([
    ['casserole I can prep the night before', 'make ahead'],
    ['high protein lunch I can freeze', 'freezer'],
  ])('says how when asked "%s"', (words, mood) => {
    expect(readWords(words).moods).toContain(mood)
    expect(answered(words).told.filter((message) => /nothing in it says/.test(message))).toEqual([])
  })

  test('is no frozen food', () =>
    expect(readWords('chicken from the freezer').moods).not.toContain('freezer'))
})

describe('meat and fish from the freezer', () => {
  test.each(['chicken from the freezer', 'frozen salmon fillets dinner', 'frozen chicken breasts and rice'])(
    'are thawed, and understood, when asked "%s"',
    (words) => {
      expect(readWords(words).unknown).toEqual([])
      expect(answered(words).text).toMatch(/thawed/)
    },
  )
})

describe('a denial that is typed as one word', () => {
  test.each([
    ['nondairy mac and cheese', 'dairy-free'],
    ['nonalcoholic punch', 'alcohol-free'],
  ] as const)('is a diet when asked "%s"', (words, diet) => expect(readWords(words).diets).toContain(diet))

  test('is no product: nonfat yogurt', () => expect(readWords('nonfat yogurt parfait').diets).toEqual([]))
})

describe('hamburger that is meat', () => {
  test.each([
    'a pound of hamburger, a can of chili beans and cheddar',
    'hamburger, noodles, cream of mushroom soup',
    '2 lbs hamburger meat and potatoes',
  ])('is ground beef when asked "%s"', (words) => {
    expect(readWords(words).foods).toContain('beef-ground')
    expect(answered(words).text).toMatch(/ground beef/)
  })

  test.each(['hamburger', 'hamburgers, fries and slaw', 'hamburger buns from scratch'])(
    'is none in "%s"',
    (words) => expect(answered(words).title).toMatch(/hamburger/i),
  )
})

describe('what a meal is to be like', () => {
  test('is no cooking when it is too hot to cook', () => {
    expect(readWords("it's too hot to cook").equipment).toContain('no cook')
    expect(answered("it's too hot to cook").told.join()).not.toMatch(/is heated/)
  })

  test.each(["fancy date night dinner but I can't really cook", "I don't know how to cook, easy pasta"])(
    'is simple for who cannot cook: "%s"',
    (words) => expect(readWords(words).moods).toContain('simple'),
  )

  test('is the choice of the kitchen when it may choose', () => {
    expect(answered('idk you pick but not chicken again').title).not.toBe('')
    expect(answered('idk you pick but not chicken again').text).not.toMatch(/chicken/)
  })

  test('is crunchy by the words of the recipe', () =>
    expect(answered('something crunchy and salty for movie night').told.join()).not.toMatch(/crunchy/))
})
