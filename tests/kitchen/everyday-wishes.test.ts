import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const { bySlug } = await testCookbook()

const answer = (words: string) => answerTo(readWords(words))
const madeFor = (words: string) => {
  const made = answer(words)
  if (made.kind === 'refused') throw new Error(`${words} is refused: ${made.reason}`)
  return made
}
const titleOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}
const told = (words: string): string[] => {
  const made = madeFor(words)
  const { givenUp } = made
  return checkRecipe(made.draft, {
    craving: readWords(words),
    source: 'engine',
    ...(made.course && { course: made.course }),
    ...(givenUp && { givenUp }),
  }).findings.map(({ message }) => message)
}

describe('a denial in everyday words', () => {
  test.each([
    ['toddler wont eat anything but bananas', 'banana'],
    ["my daughter doesn't eat anything except cheese", 'cheese'],
    ["she won't touch anything besides chicken", 'chicken'],
  ])('leaves the only food that is eaten in the wish: "%s"', (words, food) => {
    const { exclusions, foods, families = [] } = readWords(words)
    expect(exclusions).not.toContain(food)
    expect([...foods, ...families].join(' ')).toContain(food)
  })
  test.each([
    ['cena para diabeticos que no sea pollo', 'chicken'],
    ['una cena rápida q no sea pescado', 'fish'],
    ['feed a crowd but not pulled pork or sloppy joes', 'sloppy joe'],
  ])('keeps out what is named last: "%s"', (words, food) => {
    expect(readWords(words).exclusions.join(' ')).toContain(food)
  })
  test.each([
    ["a starter that isn't fried", 'no frying'],
    ["no bake dessert, I don't have an oven or a microwave", 'no microwave'],
    ['lunch to eat cold, no micorwave', 'no microwave'],
  ])('rules out the tool: "%s"', (words, tool) => {
    expect(readWords(words).equipment).toContain(tool)
  })
  test.each(["snack for the beach that won't melt", 'boat lunch, nothing that melts'])(
    'speaks of no dish when it says what food is not to do: "%s"',
    (words) => {
      expect(titleOf(words)).not.toMatch(/melt|refused/i)
    },
  )
  test('of sweetness asks for something savory', () => {
    expect(readWords("leftover squash but I don't want something sweet").moods).toContain('savory')
  })
  test('makes an allergy of what the baby reacts to', () => {
    expect(readWords("lunches with no dairy, I'm breastfeeding and baby reacts to it").allergies).toContain(
      'milk',
    )
  })
})

describe('a food that is left out', () => {
  test('is named by no step, though another line says that it has none of it', () => {
    const { draft } = madeFor('low fodmap dinner no onion no garlic')
    // Oil that was only infused with garlic is what a low-FODMAP kitchen takes in its place.
    expect(draft.instructions.join(' ')).not.toMatch(/garlic(?!-infused)/i)
  })
  test('is simply left out of a dish that the cook names without it', () => {
    const { draft } = madeFor('beef stroganoff no mushrooms')
    expect(draft.title).toMatch(/stroganoff/i)
    expect(draft.ingredients.map(({ item }) => item).join(' ')).not.toMatch(/mushroom/i)
  })
})

describe('people who are spoken of', () => {
  test.each([
    'dinner to bring to friends with a newborn',
    "I'm breastfeeding and baby sleeps, a quick lunch",
    'a casserole for a family with newborn twins',
  ])('are not the baby that eats: "%s"', (words) => {
    const { conditions = [] } = readWords(words)
    expect(conditions.map(({ id }) => id)).not.toContain('baby')
  })
  test.each([
    "puréed meals for dad who can't swallow well",
    'my mom cannot swallow solid food',
    'low phosphorous snack',
  ])('have a condition that has no rules: "%s"', (words) => {
    expect(answer(words).kind).toBe('refused')
  })
  test('keep the little salt that they ask for, and are told what was not looked at', () => {
    const words = 'low sodium spaghetti sauce, my husband had a heart attack'
    expect(readWords(words).diets).toContain('low-sodium')
    expect(told(words).join(' ')).toContain('no rules for "heart disease" itself')
  })
})

describe('a side for a dish', () => {
  test.each([
    'what to serve with french onion soup',
    'sides for bbq chiken not coleslaw',
    'vegetable to go with lasagna for kids',
    'what goes with pork tenderloin besides potatoes',
    'what goes well with steak',
    'was passt zu rouladen ausser rotkohl',
    'quoi servir avec la raclette',
  ])('is no second helping of the dish: "%s"', (words) => {
    const { slug = '', draft } = madeFor(words)
    expect(['side', 'salad', 'bread']).toContain(bySlug.get(slug)?.file.course)
    expect(draft.title).not.toMatch(/french onion soup|lasagna|tenderloin|rouladen|raclette/i)
  })
  test('is asked for by no question of what to make with a food', () => {
    expect(readWords('what can I make with leftover turkey and rice').isSide).toBeUndefined()
  })
})

describe('a dish that is there', () => {
  test.each([
    ['mac n cheese from last night, fried somehow', /leftover|fried mac/i],
    ['cold pizza makeover', /pizza/i],
    ['cranberry sauce half a can left', /cranberry/i],
    ['egg yolks left from pavlova', /egg yolk/i],
    ['half a roast chicken from last night', /chicken/i],

    ['qué hago con medio pollo asado de ayer', /chicken|croqueta|arroz/i],
    ["leftover chili that isn't chili again", /chili/i],
  ])('is used, and not made once more: "%s"', (words, title) => {
    const { slug = '' } = madeFor(words)
    expect(titleOf(words)).toMatch(title)
    const names = [bySlug.get(slug)?.file.title, ...(bySlug.get(slug)?.file.names ?? [])].join(' ')
    expect(names).toMatch(/left|yesterday|carcass|stale|yolk|sobras|reheat|pizza/i)
  })
  test('may be made when a pan of it is wanted', () => {
    expect(titleOf('a pan of brownies')).toMatch(/brownies/i)
  })
})

describe('an occasion', () => {
  test.each([
    ["Easter lunch that isn't lamb or ham", 'easter'],
    ['sympathy casserole', 'potluck'],
    ['galentines brunch', "valentine's day"],
    ['crunchy snack for the football game', 'super bowl'],
  ])('is shown as understood: "%s"', (words, means) => {
    expect(understoodOf(readWords(words)).map((one) => one.means)).toContain(means)
  })
  test('is no fast that is refused: "capirotada for Lent"', () => {
    expect(titleOf('capirotada for Lent')).toBe('Capirotada')
  })
  test('that the dish is not meant for is told', () => {
    const words = 'a burns night dessert without oats or whisky or raspberries or cream'
    const made = answer(words)
    if (made.kind === 'recipe' && made.givenUp?.includes('occasion'))
      expect(told(words).join(' ')).toContain('Burns Night')
  })
})

describe('the slips of a phone', () => {
  test.each([
    ['suprise guests in 30 min', 'surprise'],
    ['zuchini bred', 'zucchini'],
  ])('are read as the likelier word: "%s"', (words, as) => {
    expect(readWords(words).readAs?.map((one) => one.as)).toContain(as)
  })
  test.each([
    ['zuchini bred with choclate chips', /zucchini bread/i],
    ['chicken tajin with preserved lemon', /tagine/i],
    ['cheese babka not to sweet', /babka/i],
    ['groundbeef and rice', /beef/i],
  ])('lead to the dish that was meant: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
})

describe('food for who is unwell', () => {
  test.each([
    'stomache flu what can i keep down',
    'something for a sore throat',
    'bland diet dinner',
    'soft food after wisdom teeth',
  ])('is gentle: "%s"', (words) => {
    const { draft } = madeFor(words)
    expect(draft.title).not.toMatch(/vodka|taco|spicy/i)
    expect(draft.ingredients.map(({ item }) => item).join(' ')).not.toMatch(/chil[ie]|vodka|hot sauce/i)
  })
})
