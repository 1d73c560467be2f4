import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return answer.draft
}

describe('who says what there is to cook on', () => {
  test.each([
    ['I only have a gas hob without an oven, how can I make roast potatoes', /potato/i],
    ['stuffing made in a frying pan', /stuffing/i],
    ['pizza in a frying pan', /pizza|calzone/i],
    ['lasagna, I only have two burners', /lasagna/i],
    ['we just have an induction hob, chicken thighs', /chicken/i],
    ['no oven, roast chicken', /chicken/i],
    ['ich habe nur eine Herdplatte, Abendessen', /./],
    ['solo tengo una sartén, algo con pollo', /chicken/i],
    ["je n'ai qu'une plaque, un plat avec des pommes de terre", /potato|rösti/i],
    ['ho solo un fornello, cena', /./],
  ])('gets a dish without an oven or an appliance: "%s"', (words, title) => {
    const draft = made(words)
    expect(draft.title).toMatch(title)
    expect(`${draft.title} ${draft.instructions.join(' ')}`).not.toMatch(
      /(?<!dutch )\boven\b|air[- ]?fry|slow cooker|pressure cook|instant pot/i,
    )
  })

  test('gets nothing fried without a vessel to fry in', () => {
    const answer = answerTo(readWords('fish and chips, I have no suitable frying vessel'))
    expect(answer.kind === 'recipe' ? answer.draft.instructions.join(' ') : '').not.toMatch(/\bfry\b/i)
  })

  test.each([
    "I'm in a dorm room with a microwave and an electric hot-pot, what can I cook",
    'I only have a kettle and a microwave',
  ])('gets a dish of the microwave that stands there: "%s"', (words) => {
    expect(made(words).instructions.join(' ')).toMatch(/microwave/i)
  })

  test('is read the same for every pan and stove', () => {
    for (const words of ['no oven', 'only one gas ring', 'camping stove', 'with two burners'])
      expect(readWords(`dinner ${words}`).equipment, words).toEqual(['no oven', 'no grill'])
    for (const words of ['on the hob', 'in a frying pan'])
      expect(readWords(`dinner ${words}`).equipment, words).toEqual(['stovetop'])
    expect(readWords('dinner, too hot to turn on the oven').equipment).toEqual(['no oven'])
    expect(readWords('onion rings').equipment).toEqual([])
  })
})
