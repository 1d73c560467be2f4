import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind === 'refused') throw new Error(`${words} is refused: ${answer.reason}`)
  const { draft, course, givenUp } = answer
  const { findings } = checkRecipe(draft, {
    craving,
    source: 'engine',
    ...(course && { course }),
    ...(givenUp && { givenUp }),
  })
  return { ...answer, findings, told: findings.map(({ message }) => message).join('\n') }
}

describe('a wish that no recipe keeps', () => {
  test('gives up the meal of the day, and the page tells it', () => {
    const { givenUp, told, findings } = made(
      'a breakfast recipe with seafood, dairy makes me sick and I only have a bbq to cook on',
    )
    expect(givenUp).toContain('meal')
    expect(told).toContain('You asked for a breakfast')
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })
  test('gives up "quick" that comes without a figure, and the page tells the minutes', () => {
    const { givenUp, told, findings } = made('etwas Schnelles mit Hähnchen und Reis, wenig Aufwand')
    expect(givenUp).toContain('quick')
    expect(told).toMatch(/Quick was asked for; .* takes \d+ minutes/)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })
  test('keeps a time that is a figure', () => {
    const craving = readWords('paella in 10 minutes with instant rice')
    expect(answerTo(craving).kind).toBe('refused')
  })
})
