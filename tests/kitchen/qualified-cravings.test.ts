import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

/** Returns the recipes of a cook's first three turns. */
const made = (words: string): RecipeDraft[] => {
  const craving = readWords(words)
  return [1, 2, 3].flatMap((turn) => {
    const answer = answerTo(craving, turn)
    return answer.kind === 'recipe' ? [answer.draft] : []
  })
}
const items = ({ ingredients }: RecipeDraft): string => ingredients.map(({ item }) => item).join('; ')

describe('a food that a word excludes is not in the recipe', () => {
  test.each([
    ['flourless chocolate cake', /(?<!almond |coconut )\bflour\b/i],
    ['flourless banana pancakes', /(?<!almond |oat |coconut )\bflour\b/i],
    ['beanless chili', /(?<!green )\bbeans?\b/i],
    ['bunless burger', /\bbuns?\b/i],
    ['noodle-less lasagna', /(?<!zucchini )\bnoodles?\b|lasagna sheets/i],
    ['sugarless cookies', /\bsugar\b/i],
    ['sugar-free brownies', /\b(?:sugar(?!-free)|dark chocolate|ice cream|honey|maple)\b/i],
    ['yeast-free bread', /\byeast\b/i],
    ['oil-free hummus', /\boil\b/i],
  ])('%s', (words, forbidden) => {
    for (const draft of made(words)) expect(items(draft), draft.title).not.toMatch(forbidden)
  })

  test.each([
    'boneless chicken thighs',
    'skinless chicken curry',
    'seedless grape salad',
    'effortless dinner',
  ])('%s lacks no food', (words) => expect(readWords(words).exclusions).toEqual([]))

  test('a flourless chocolate cake is the cake of that name', () => {
    const [cake] = made('flourless chocolate cake')
    expect(cake?.title).toMatch(/flourless chocolate cake/i)
  })
})

describe('another dish is never made in silence', () => {
  test.each([
    'vegan zorblax',
    'fairy bread zibbet',
    'cowboy zibbet casserole',
    'zorblax with rice',
    'lavender zibbet latte',
  ])('"%s" is refused, as a word of it is not known', (words) =>
    expect(answerTo(readWords(words))).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/zorblax|zibbet|cowboy/),
    }),
  )

  test.each([
    ['Farmhouse Beef Casserole', /beef/i],
    ['Company Beans and Rice', /beans and rice/i],
  ])('"%s" is made without the word that only describes it, which the page tells', (words, title) => {
    const craving = readWords(words)
    const answer = answerTo(craving)
    if (answer.kind === 'refused') throw new Error(answer.reason)
    expect(answer.draft.title).toMatch(title)
    expect(checkRecipe(answer.draft, { craving, source: 'engine' }).findings).not.toEqual([])
  })

  test.each(['how to prepare kenyan coleslaw', 'Filipino coleslaw'])(
    '"%s" tells that the dish is of another kitchen',
    (words) => {
      const craving = readWords(words)
      const answer = answerTo(craving)
      if (answer.kind === 'refused') throw new Error(answer.reason)
      const { givenUp } = answer
      const { findings } = checkRecipe(answer.draft, { craving, source: 'engine', givenUp })
      expect(findings.map(({ message }) => message).join(' ')).toMatch(/kenyan|filipino/i)
    },
  )

  test.each([
    ['Add tripe soup', /tripe|flaki|menudo|burt/i],
    ['Le gâteau au yaourt moelleux', /yogurt cake/i],
  ])('"%s" is made, as its other words are talk', (words, title) => {
    for (const { title: own } of made(words).slice(0, 1)) expect(own).toMatch(title)
    expect(made(words)).not.toEqual([])
  })

  test.each([
    ['old-fashioned icing', /icing|frosting|glaze/i],
    ['mushroom sauce', /sauce|gravy/i],
    ['salad dressing with tofu', /dressing/i],
    ['a marinade for steak', /marinade|sauce|dressing/i],
    ['Thai fish cakes', /fish cake/i],
    ['chocolate caramel pie', /pie|tart/i],
    ['pasta salad with tuna', /salad/i],
  ])('"%s" is of the kind that its first words are about, or refused', (words, kind) => {
    for (const { title } of made(words)) expect(title).toMatch(kind)
  })

  test('a refusal names the nearest recipes and what each lacks', () => {
    const answer = answerTo(readWords('butterscotch zibbet tart'))
    expect(answer).toMatchObject({
      kind: 'refused',
      near: expect.arrayContaining([expect.objectContaining({ because: expect.any(String) })]),
    })
  })
})

test.each(['something vegan', 'gluten-free dinner for two', 'nut-free, please', 'surprise me'])(
  '"%s" is a wish that many recipes fulfil',
  (words) => expect(made(words)).toHaveLength(3),
)

test('a food that the kitchen does not cook with is no slip of another', () => {
  expect(readWords('perch with lemon').foods).not.toContain('peach')
  expect(readWords('peech cobbler').foods).toContain('peach')
})

test('"just" and "only" before foods leave room for little else', () => {
  const basics = /\b(?:salt|pepper|oil|butter)\b/
  for (const draft of made('just eggs and potatoes'))
    expect(draft.ingredients.filter(({ item }) => !basics.test(item)).length).toBeLessThanOrEqual(5)
  expect(readWords('chicken for just me').maxIngredients).toBeNull()
})

test('for a small child: mild, without whole nuts, popcorn or alcohol', () => {
  for (const draft of made('pasta for my two-year-old'))
    expect(items(draft)).not.toMatch(
      /almond|walnut|pecan|hazelnut|cashew|pistachio|peanut|popcorn|wine|chil[ei]|jalape/i,
    )
})

test('a diet inside the name of a food that is out is kept', () => {
  expect(readWords('gluten free flour free chocolate cake').diets).toContain('gluten-free')
})
