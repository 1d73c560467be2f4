import { describe, expect, it, vi } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

vi.setConfig({ testTimeout: 60_000 })

const firstTitle = (craving: string) => {
  const answer = answerTo(readWords(craving), 1, craving)
  return answer.kind === 'recipe' ? answer.draft.title : answer.reason
}

describe('a word that names nothing to eat', () => {
  it.each([
    ['Do you have a recipe for marinara somewhere?', 'Marinara Sauce'],
    ['I need a potato salad for the pickup line at our garage', /potato salad/i],
    ['chocolate mousse anywhere', /chocolate mousse/i],
    ['what do I do with ten bajillion turnips', /turnips/i],
    ['an old-fashioned icing recipe made without powdered sugar', /frosting|icing|buttercream/i],
    ['the barbecue sauce from Valley Ranch Barbeque that was on Sherman Way', /sauce/i],
    ['Come si fa il limoncello?', /^Limoncello$/],
    ['ham and melon', /melon/i],
  ])('keeps no dish away in "%s"', (craving, title) => {
    expect(firstTitle(craving)).toMatch(title)
  })

  it('still belongs to the name of a dish that is not known', () => {
    expect(firstTitle('lighthouse stew')).toMatch(/nothing in it is called “lighthouse”|does not know/)
  })
})

describe('a denial of what is no food', () => {
  it.each(["I don't want to frighten her with anything too complicated", 'no hassle dinner'])(
    'leaves nothing out in "%s"',
    (craving) => {
      expect(readWords(craving).exclusions).toEqual([])
    },
  )

  it('ends where a "but" says what is welcome', () => {
    const { exclusions } = readWords('no dried fruit in my granola, but nuts are great and so is coconut')
    expect(exclusions).toContain('dried fruit')
    expect(exclusions).not.toContain('coconut')
  })
})

describe('a food that is only bought', () => {
  it.each([
    ['cocktails using vodka', 'vodka'],
    ['chickpeas with cumin', 'cumin'],
    ['chicken with sherry', 'sherry'],
    ['pancakes of buckwheat', 'buckwheat'],
  ])('is heard in "%s" though dishes are called after it', (craving, food) => {
    const { claims = [] } = readWords(craving)
    expect(claims.find(({ words }) => words === food)?.kind).toBe('wish')
  })
})
