import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

describe('minutes of the cook’s own work', () => {
  test.each([
    ['roast lamb with no more than 20 minutes prep', 20],
    ['bread with less than 10 minutes of hands-on work', 10],
    ['active time 20 minutes max, pulled pork', 20],
    ['preparation time 15 minutes max, casserole', 15],
    ['chicken, 20 minutes to prepare not including baking time', 20],
  ])('limit the work and not the time in the oven: "%s"', (words, minutes) => {
    const craving = readWords(words)
    expect(craving).toMatchObject({ maxPrepMinutes: minutes, maxMinutes: null })
    const made = answerTo(craving)
    expect(made.kind === 'recipe' && made.draft.prepTime).toBeLessThanOrEqual(minutes)
  })
  test('stand beside a limit of the whole time', () => {
    expect(readWords('stew, prep 15 min, under 3 hours')).toMatchObject({
      maxPrepMinutes: 15,
      maxMinutes: 180,
    })
  })
  test.each([
    'pasta in 20 minutes to prepare',
    'prep and cook in 20 minutes, salmon',
    'lasagna, 20 minutes of prep and cooking',
  ])('are the whole time where cooking is counted in: "%s"', (words) => {
    expect(readWords(words)).toMatchObject({ maxMinutes: 20 })
    expect(readWords(words).maxPrepMinutes).toBeUndefined()
  })
})
