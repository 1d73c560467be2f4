import { describe, expect, it, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { isOfCuisine } from '#kitchen/craving/wishes/cuisines.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

const made = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind === 'refused') throw new Error(`${words}: ${answer.reason}`)
  const { draft, course, givenUp } = answer
  const report = checkRecipe(draft, { craving, source: 'engine', course, givenUp })
  return { ...answer, report, told: report.findings.map(({ message }) => message).join('\n') }
}
const isGreen = (words: string): boolean =>
  made(words).report.rules.find(({ group }) => group === 'What you asked for')?.passed ?? false

describe('a word that describes the dish', () => {
  test.each([
    ['baked chimichangas', /bak|chimichanga bake/i],
    ['adobo-fried chicken', /adobo/i],
    ['everything bagel cheese ball', /everything bagel/i],
    ['spiced cranberry relish', /spice/i],
    ['a cocktail made with exotic ingredients', /exotic/i],
  ])('is met or told, and never passed in silence, in "%s"', (words, word) => {
    const { draft, told } = made(words)
    expect(`${draft.title}\n${draft.instructions.join('\n')}\n${told}`).toMatch(word)
  })

  test.each(['three dinners with chicken', 'cheap meals for a week', 'a dinner party menu with salmon'])(
    'of several meals leaves no green mark on one, as in "%s"',
    (words) => {
      expect(isGreen(words)).toBe(false)
    },
  )
})

describe('a name', () => {
  test.each([
    ['roasted chicken', /roast chicken/i],
    ['roasted turkey', /roast turkey/i],
    ['how do I cook a chicken?', /roast chicken/i],
    ['grill chicken', /grilled chicken/i],
    ['make ahead breakfast casserole', /casserole/i],
    ['Efo Riro (vegetable stew)', /^efo riro$/i],
  ])('is known however it is put: "%s"', (words, title) => {
    expect(made(words).draft.title).toMatch(title)
  })

  it('is set apart from the maker in whose style it is asked for', () => {
    const { draft, told } = made('Zahav-style hummus')
    expect(draft.title).toMatch(/hummus/i)
    expect(told).toMatch(/Zahav/)
  })
})

describe('a food whose name some recipes share', () => {
  it('is cooked by another recipe when theirs take too long', () => {
    const { draft } = made('chicken thighs in 30 minutes')
    expect(draft.prepTime + draft.cookTime).toBeLessThanOrEqual(30)
    expect(draft.ingredients.map(({ item }) => item).join('\n')).toMatch(/chicken thigh/i)
  })

  it('is cooked as the cuisine does that is asked for', () => {
    const { slug = '' } = made('Moroccan chicken thighs')
    expect(isOfCuisine(cookbook.bySlug.get(slug)?.file.cuisine ?? '', 'moroccan')).toBe(true)
  })
})

describe('a cuisine without a dish', () => {
  test.each([
    ['a quick Filipino lunch in 30 minutes', 'filipino'],
    ['a South Indian breakfast under 20 minutes', 'south indian'],
    ['Easy German dinner with eggs in 20 minutes', 'german'],
  ])('is never answered by another one: "%s"', (words, cuisine) => {
    const answer = answerTo(readWords(words))
    const slug = answer.kind === 'recipe' ? answer.slug : undefined
    if (answer.kind === 'recipe')
      expect(isOfCuisine(cookbook.bySlug.get(slug ?? '')?.file.cuisine ?? '', cuisine)).toBe(true)
  })
})

describe('a meal', () => {
  test.each([
    ['pot roast and mashed potatoes', /pot roast.*mashed potatoes/i],
    ['steak and baked potato', /steak.*baked potato/i],
    ['roast turkey with stuffing and cranberry sauce', /turkey.*(stuffing.*cranberry|sides)/i],
  ])('has both dishes in "%s"', (words, title) => {
    expect(made(words).draft.title).toMatch(title)
  })

  it('dresses its salad when the dish is ready', () => {
    const { instructions } = made('burst cherry tomato pasta with a simple arugula salad').draft
    expect(instructions.findIndex((step) => /arugula/i.test(step) && /toss/i.test(step))).toBeGreaterThan(
      instructions.findIndex((step) => /boil/i.test(step)),
    )
  })
})

describe('foods at hand', () => {
  it('that are cooked already are not cooked from raw', () => {
    const { draft } = made('most of a roasted chicken and some sad looking tortillas')
    expect(draft.ingredients.map(({ item }) => item).join('\n')).toMatch(/cooked|rotisserie|roasted/i)
  })

  it('are in the list, and a title that names a meat proves none', () => {
    const items = made('I have tofu and beef, dinner in 45 minutes').draft.ingredients.map(({ item }) => item)
    expect(items.join('\n')).toMatch(/beef/i)
  })

  it('take the place of the cheese that a dish has', () => {
    const items = made('smoked gouda mac & cheese').draft.ingredients.map(({ item }) => item)
    expect(items.join('\n')).toMatch(/smoked gouda/i)
  })
})

describe('a food that is denied', () => {
  it('is neither the title nor the head of the answer', () => {
    const { draft } = made('a salad for a potluck, gluten-free, not pasta')
    expect(draft.title).not.toMatch(/pasta/i)
    expect(draft.ingredients.map(({ item }) => item).join('\n')).not.toMatch(/pasta|rotini|penne/i)
  })

  it('is on no pan either', () => {
    const { draft } = made('gâteau au chocolat sans beurre')
    expect(draft.instructions.join('\n')).not.toMatch(/(?<!vegan )butter/i)
  })

  it('stands for its kind: no chiles, no jalapeño', () => {
    const { draft } = made('salsa, I do not like chiles')
    expect(
      [draft.description, ...draft.instructions, ...draft.ingredients.map(({ item }) => item)].join('\n'),
    ).not.toMatch(/jalape|chile|serrano/i)
  })
})
