import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { missedSmallTools } from '#kitchen/checks/small-tools.ts'
import { scaleTo } from '#kitchen/refine/servings.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()
const told = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`nothing is made of "${words}"`)
  const { draft } = answer
  const { findings } = checkRecipe(draft, {
    craving: readWords(words),
    source: 'engine',
    course: answer.course,
  })
  return { draft, findings: findings.map(({ message }) => message).join(' ') }
}

describe('a dish of one small pan for many', () => {
  test.each([
    [
      'grilled cheese sandwiches for 10',
      /cook in \d+ batches, or in several skillets at once, about \d+ minutes in all/,
    ],
    ['chili for 24', /use \d+ (?:large |heavy )?(?:pots|dutch ovens), each with its share/i],
  ])('says in how many vessels or batches it is cooked: %s', (words, said) => {
    expect(told(words).draft.instructions.join(' ')).toMatch(said)
  })

  test('takes the time of its batches, and loses them when it is made smaller', () => {
    const recipe = cookbook.bySlug.get('classic-grilled-cheese')
    if (!recipe) throw new Error('no recipe')
    const more = scaleTo(recipe.draft, { to: 12 })
    if (more.kind !== 'changed') throw new Error('not scaled')
    expect(more.draft.cookTime).toBeGreaterThan(recipe.draft.cookTime * 2)
    const less = scaleTo(more.draft, { to: 2 })
    expect(less.kind === 'changed' && less.draft.instructions.join(' ')).not.toMatch(/For this amount/)
    expect(less.kind === 'changed' && less.draft.cookTime).toBe(recipe.draft.cookTime)
  })
})

describe('a number of pieces, a volume or a share of a recipe', () => {
  test.each([
    ['12 burritos', { pieces: 12, of: 'burrito' }],
    ['three dozen deviled eggs', { pieces: 36, of: 'egg' }],
    ['a hundred meatballs', { pieces: 100, of: 'meatball' }],
    ['two loaves of banana bread', { pieces: 2, of: 'loaf' }],
    ['double batch of banana bread', { times: 2 }],
    ['a large-quantity minestrone soup', { times: 2 }],
    ['a huge pot of chili', { times: 3 }],
    ['a half recipe of chocolate chip cookies', { times: 0.5 }],
    ['2 gallons of chili', { milliliters: 7570 }],
  ])('is read in "%s"', (words, asked) => expect(readWords(words).yields).toMatchObject(asked))

  test.each([
    'seven layer dip',
    '3 bean salad',
    'two eggs',
    '12 leftover meatballs',
    'I have 6 muffins and want a bread pudding',
    'two ingredient bagels',
    'pancakes for 2',
  ])('is none in "%s"', (words) => expect(readWords(words).yields).toBeUndefined())

  test('is made, or the cook is told how often to make it', () => {
    expect(told('6 muffins').draft.servings).toBe(6)
    expect(told('100 cupcakes').findings).toMatch(
      /You asked for 100 cupcakes; this recipe makes 24 cupcakes\. Make it 4 times/,
    )
  })
})

describe('a small tool that is lacking', () => {
  test.each([
    ['no ice cream machine', 'churn it', 'uses an ice cream machine, and'],
    ['no parchment paper', 'line it with parchment', 'uses parchment paper, and'],
    ['no wok', 'heat a wok', 'uses a wok, and'],
  ])('is told with its article when there is %s', (lacking, step, told) => {
    expect(missedSmallTools(step, [lacking]).join()).toContain(told)
  })

  test.each([
    ['bread without a dutch oven', /dutch oven/i],
    ['ice cream without a machine', /ice cream (?:machine|maker)/i],
  ])('is not used where a recipe does without it: %s', (words, tool) => {
    expect(told(words).draft.instructions.join(' ')).not.toMatch(tool)
  })

  test('is told with what to use instead where every recipe uses it', () => {
    expect(told('waffles without a waffle iron').findings).toMatch(
      /you have none: fry the batter in a skillet/,
    )
    expect(readWords('muffins without a muffin tin').exclusions).toEqual([])
  })
})

describe('a dish with another part', () => {
  test('is made with both, though it stands in a jar', () => {
    expect(told('lemon curd with buns').draft.title).toMatch(/lemon curd.*buns/i)
  })

  test('of yesterday is not made once more', () => {
    expect(told('pizza von gestern').draft.title).toMatch(/leftover|crust|skillet/i)
    expect(told('half a can of pumpkin left, something with it').findings).not.toMatch(
      /takes pumpkin pie spice/,
    )
  })
})

describe('a glut', () => {
  test('fills a dish that is made of it', () => {
    expect(told('scrambled eggs with 60 eggs').draft.ingredients[0]?.amount).toBe('60')
    expect(told('five kilos of zucchini').draft.servings).toBeGreaterThan(12)
  })
})
