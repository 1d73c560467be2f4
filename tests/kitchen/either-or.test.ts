import { describe, expect, it } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { underProfile } from '#kitchen/profile/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titlesOf = (craving: string, turns: number) =>
  Array.from({ length: turns }, (_, at) => {
    const answer = answerTo(readWords(craving), at + 1)
    return answer.kind === 'recipe' ? answer.draft.title : `(${answer.reason})`
  })

describe('an "or" between foods or dishes', () => {
  it.each([
    ['chicken or beef stir fry', /chicken|gai/i, /beef/i],
    ['muffins or scones', /muffin/i, /scone/i],
    ['soup or stew with lentils', /soup/i, /stew|dal|lentil/i],
    ['broccoli or cauliflower soup', /broccoli/i, /cauliflower/i],
    ['salmon, tuna or cod for dinner', /salmon/i, /tuna/i],
    ['chocolate or vanilla cupcakes', /chocolate/i, /vanilla/i],
    ['ein Kuchen mit Äpfeln oder Birnen', /apple|apfel/i, /pear|birne|pere/i],
    ['ensalada de pollo o atún', /chicken|pollo/i, /tuna|atún/i],
  ])('is met by one of them, and asked again by the other: "%s"', (craving, one, other) => {
    const [first, second] = titlesOf(craving, 2)
    expect(first).toMatch(one)
    expect(second).toMatch(other)
  })

  it('says that all were made when neither way has one more', () => {
    const last = titlesOf('lemon or lime bars', 6).at(-1)
    expect(last).toMatch(/the one recipe|all the recipes/)
  })

  it('shows both as understood', () => {
    const means = understoodOf(readWords('a salad with chicken or shrimp')).map((one) => one.means)
    expect(means).toEqual(expect.arrayContaining(['chicken', 'shrimp']))
  })

  it('finds no fault with a recipe that has one of them', () => {
    const craving = readWords('a salad with chicken or shrimp')
    for (const turn of [1, 2]) {
      const answer = answerTo(craving, turn)
      if (answer.kind === 'refused') throw new Error(answer.reason)
      const { findings } = checkRecipe(answer.draft, { craving, source: 'engine', course: answer.course })
      expect(findings.filter(({ rule }) => rule === 'wish.food')).toEqual([])
    }
  })

  it('leaves the one to the cook that the profile allows', () => {
    const read = readWords('a salad with chicken or shrimp')
    const profile = { allergies: ['crustaceans' as const], diets: [], dislikes: [] }
    const { craving, conflicts } = underProfile(read, profile)
    expect(conflicts).toEqual([])
    const answer = answerTo(craving, 2)
    if (answer.kind === 'refused') throw new Error(answer.reason)
    expect(answer.draft.ingredients.map(({ item }) => item).join()).not.toMatch(/shrimp/)
  })

  it('is a conflict when the profile allows neither', () => {
    const profile = { allergies: [], diets: ['vegan' as const], dislikes: [] }
    expect(underProfile(readWords('a curry with shrimp or salmon'), profile).conflicts).not.toEqual([])
  })
})

describe('an "or" in what is left out', () => {
  it.each([
    ['pasta without mushrooms or olives', /mushroom|olive(?! oil)/],
    ['cookies, no nuts or raisins', /walnut|pecan|almond|peanut|raisin/],
    ['dinner, allergic to shellfish or fish', /shrimp|crab|lobster|salmon|cod|tuna|anchov/],
    ["soup that doesn't have celery or carrots", /celery|carrot/],
  ])('leaves both out: "%s"', (craving, food) => {
    for (const turn of [1, 2, 3]) {
      const answer = answerTo(readWords(craving), turn)
      if (answer.kind === 'refused') continue
      expect(answer.draft.ingredients.map(({ item }) => item).join(' | ')).not.toMatch(food)
    }
  })
})
