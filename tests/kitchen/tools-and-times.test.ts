import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const made = answerTo(readWords(words))
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}

describe('two words typed as one', () => {
  test.each([
    ['campstove dinner', /^(?!refused)/, 'camp stove'],
    ['ovenbaked chicken legs', /baked chicken/i, 'oven baked'],
    ['sheetpan salmon', /^sheet-pan salmon/i, 'sheet pan'],
    ['deepfried pickles', /fried dill pickles/i, 'deep fried'],
    ['panfried fish', /fish/i, 'pan fried'],
    ['weeknight dinner, ricecooker', /^(?!refused)/, 'rice cooker'],
    ['freezerfriendly casserole', /^(?!refused)/, 'freezer friendly'],
  ])('are read as two, which is told: "%s"', (words, title, as) => {
    expect(titleOf(words)).toMatch(title)
    expect(readWords(words).readAs).toContainEqual(expect.objectContaining({ as }))
  })
  test.each([
    ['stirfry with beef', /stir-fry/i],
    ['icecream with strawberries', /ice cream/i],
    ['crockpot chili', /chili/i],
    ['glutenfree pancakes', /gluten-free/i],
    ['tiramisu', /tiramisu/i],
  ])('stay what they are where they are known: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
  test('keep what "free" leaves out', () => {
    const { exclusions, diets } = readWords('eggfree pancakes')
    expect([...exclusions, ...diets].join()).toContain('egg')
  })
})

describe('a verb of cooking and its object', () => {
  test.each([
    ['roasting a chicken temperature', /^roast chicken/i],
    ['how long to roast a chicken', /^roast chicken/i],
    ['roasting a leg of lamb', /lamb/i],
    ['grill cheese sandwich', /grilled cheese/i],
    ['fry bread', /^fry bread$/i],
    ['what temperature to bake salmon', /baked salmon/i],
  ])('name the dish: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
  test('names none where it is denied', () => {
    expect(titleOf("don't want to bake a potato, pasta")).not.toMatch(/baked potato/i)
  })
})

describe('a tool that is missing or spoken of', () => {
  test.each([
    ['a good Rosti, golden brown and crispy WITHOUT using a deep fat fryer', /^Rösti/],
    ['homemade tonkatsu, no deep fryer', /^tonkatsu$/i],
    ['patatas fritas sin freidora', /fries/i],
    ['Pommes ohne Fritteuse', /fries/i],
    ['fried chicken, no deep fryer', /^oven-fried chicken/i],
    ['Pumkpin Chessecake made in the blender with gelatin', /pumpkin cheesecake/i],
    ['bizcocho de avena usando mi Thermomix', /^oat/i],
    ['bizcocho de yogur', /yogurt cake/i],
  ])('refuses no dish that has a name: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
})
