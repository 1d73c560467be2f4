import { describe, expect, it } from 'vitest'
import { familyOf } from '#kitchen/checks/index.ts'
import { linesKeptOut } from '#kitchen/cookbook/find/keeps-out.ts'
import { foodById } from '#kitchen/foods/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** Counts the recipes that contain a food which the craving excludes. */
const keptOut = (craving: string): number => {
  const linesOf = linesKeptOut(readWords(craving))
  return cookbook.recipes.filter((recipe) => linesOf(recipe).length > 0).length
}

describe('a kind of food that is left out', () => {
  it.each([
    ['dairy products', 'dairy'],
    ['milk products', 'milk'],
    ['egg products', 'eggs'],
    ['soy products', 'soy'],
    ['wheat products', 'wheat'],
    ['pork products', 'pork'],
    ['carbohydrates', 'carbs'],
    ['booze', 'alcohol'],
    ['lunch meat', 'deli meat'],
    ['cold cuts', 'deli meat'],
    ['organ meat', 'offal'],
  ])('%s are left out as %s', (words, kind) => {
    expect(keptOut(`dinner, no ${words}`)).toBe(keptOut(`dinner, no ${kind}`))
    expect(keptOut(`dinner, no ${words}`)).toBeGreaterThan(0)
  })

  it.each([
    'animal products',
    'processed meat',
    'seed oil',
    'legumes',
    'tree nuts',
    'refined sugar',
    'offal',
  ])('%s leave something out', (words) => {
    expect(keptOut(`dinner, no ${words}`)).toBeGreaterThan(0)
    expect(readWords(`dinner, no ${words}`).notes ?? []).toEqual([])
  })

  it('is told of when no food answers to it', () => {
    expect(readWords('strawberry jam without preservatives').notes?.join()).toMatch(
      /“preservative” is no food/,
    )
  })

  it('holds for who can no longer have it', () => {
    const { diets, exclusions } = readWords(
      'He can no longer have salt, sugar, carbs, and let us not forget booze!',
    )
    expect(diets).toEqual(expect.arrayContaining(['low-sodium', 'low-carb', 'alcohol-free']))
    expect(exclusions).toContain('sugar')
  })

  it.each(['dinner with no additional fat', 'fat-free dinner', 'dinner without any fat'])(
    'is a figure when it is fat: "%s"',
    (craving) => {
      expect(readWords(craving).targets).toContainEqual({ measure: 'fat', atMost: 5 })
    },
  )

  it('is none when a cake is to be not greasy and not dry', () => {
    const { exclusions, targets } = readWords('Schokoladenkuchen, nicht fett, nicht trocken')
    expect(exclusions).toEqual([])
    expect(targets).toEqual([])
  })

  it('keeps desserts out where they are excepted', () => {
    expect(readWords('a vegetarian recipe (except for desserts) without onions').category).toBeNull()
  })

  it('hears each of several feelings that are not wanted', () => {
    const { moods } = readWords('soft foods, nothing too hot, cold or spicy')
    expect(moods).toContain('mild')
    expect(moods).not.toContain('spicy')
  })

  it('holds for what allergies include', () => {
    const { allergies, foods } = readWords(
      'new allergies, including peanuts, almonds and coconut. Cookies please',
    )
    expect(allergies).toEqual(expect.arrayContaining(['peanuts', 'tree-nuts']))
    expect(foods).toEqual([])
  })
})

describe('bread that is left out', () => {
  const made = (craving: string) => {
    const answer = answerTo(readWords(craving))
    return answer.kind === 'recipe' ? answer : undefined
  }

  it.each([
    ['brats without buns', 'beer-brats'],
    ['hot dogs without buns', 'ballpark-hot-dogs'],
    ['pulled pork sandwich no bread', 'pulled-pork-sandwich'],
    ['fish tacos without tortillas', 'fish-tacos-with-cabbage-slaw'],
  ])('is replaced by leaves where it is held: %s', (craving, slug) => {
    const answer = made(craving)
    expect(answer?.slug).toBe(slug)
    expect(answer?.draft.ingredients.some(({ item }) => /large lettuce leaves/.test(item))).toBe(true)
    const written = [
      answer?.draft.description.replace(/Served in .*/, ''),
      ...(answer?.draft.instructions ?? []),
    ]
    expect(written.join(' ')).not.toMatch(/\b(?:buns?|rolls|tortillas?|pitas?)\b/)
    expect(written.join(' ')).toMatch(/lettuce leaves/)
  })

  it('leaves out no food that only may have its gluten', () => {
    const linesOf = linesKeptOut(readWords('dinner, no buns'))
    const brats = cookbook.bySlug.get('beer-brats')
    expect(brats && linesOf(brats).map((at) => brats.lines[at]?.item)).toEqual(['hot dog buns, split'])
  })

  it('covers rolls of every name, and no breadfruit', () => {
    const isBread = familyOf('bread')
    const bread = ['bolillo', 'croissant', 'injera', 'hoagie-roll', 'matzo']
    const others = ['breadfruit', 'sweetbread', 'bread-flour', 'sourdough-starter', 'tortilla-chip']
    const names = (ids: readonly string[]) => ids.filter((id) => isBread?.(foodById(id) ?? never()))
    expect(names(bread)).toEqual(bread)
    expect(names(others)).toEqual([])
  })
})

function never(): never {
  throw new Error('The food table has no such food.')
}
