import { describe, expect, it, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

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
    ['spicy knock-your-socks-off lentil soup', /soup/i],
    ['mutton biryani kaise banaye', /biryani/i],
    ['tengo queso y huevos', /egg/i],
  ])('keeps no dish away in "%s"', (craving, title) => {
    expect(firstTitle(craving)).toMatch(title)
  })

  it('still belongs to the name of a dish that is not known', () => {
    expect(firstTitle('blorf stew')).toMatch(/nothing in it is called “blorf”|does not know/)
  })
})

test.each([
  ['my husband was put on a salt-restricted diet', 'low-sodium'],
  ['dinner under a sodium restricted diet', 'low-sodium'],
])('a diet that restricts a food asks for little of it in "%s"', (craving, diet) => {
  expect(readWords(craving).diets).toContain(diet)
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

describe('what a craving tells beside its wish', () => {
  it.each([
    ['Red Lobster used to make a dessert, it was a chocolate cake with 7 kinds of chocolate.', 'lobster'],
    ['The wonderful ice cream chain in Los Angeles used to serve a small macaroon', 'vanilla-ice-cream'],
  ])('makes no food of a seller in "%s"', (craving, food) => {
    const { foods, families } = readWords(craving)
    expect([...foods, ...(families ?? [])]).not.toContain(food)
  })

  it.each(['a sponge cake, warm when it came out of the oven', 'pizza, fresh out of the oven'])(
    'takes away no oven in "%s"',
    (craving) => {
      expect(readWords(craving).equipment).not.toContain('no oven')
    },
  )

  it.each(['gave us plums', 'let us not forget the pears'])('makes no Americans of "%s"', (craving) => {
    expect(readWords(craving).cuisines).toEqual([])
  })

  it('leaves nothing out that is only counted', () => {
    expect(readWords('carrot cake, but that would not require five pounds of carrots').exclusions).toEqual([])
  })
})

describe('two foods that one recipe is called by', () => {
  it.each(['rice and tuna', 'what can I make with chicken and pasta', 'potatoes and rice'])(
    'are what somebody has: "%s"',
    (craving) => {
      expect(readWords(craving).recipes).toBeUndefined()
    },
  )

  it.each([
    ['steak and eggs', 'Steak and Eggs'],
    ['macaroni and cheese', /mac and cheese/i],
  ])('are a dish where its title says so: "%s"', (craving, title) => {
    expect(firstTitle(craving)).toMatch(title)
  })
})

describe('a dish in two words', () => {
  it.each([
    ['meat balls', /meatballs/i],
    ['cup cakes', /cupcakes/i],
    ['chorizo corn bread', /cornbread/i],
    ['butter cream frosting', /buttercream/i],
  ])('is one: "%s"', (craving, title) => {
    expect(firstTitle(craving)).toMatch(title)
  })
})

describe('an occasion of several words', () => {
  it.each([
    ['Super Bowl snacks', /\bbowls?\b/i],
    ['4th of July food', /refused/],
  ])('is a day and no dish in "%s"', (craving, not) => {
    expect(readWords(craving).named?.words ?? '').toBe('')
    expect(firstTitle(craving)).not.toMatch(not)
  })
})
