import { describe, expect, it } from 'vitest'
import {
  coloursOf,
  costOf,
  figuresOf,
  foodsBesideSeasoning,
  isForSofa,
  noTaskForChildren,
  scalesUp,
  tooHardAtFirst,
} from '#kitchen/checks/measured-situations.ts'
import { foodOfLine } from '#kitchen/ingredients/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

await testCookbook()

/** Returns the recipe of each of two cooks. */
const draftsFor = (craving: string) =>
  ['Ada', 'Ben'].map((cook) => {
    const answer = answerTo(readWords(craving), 1, `${cook} ${craving}`)
    if (answer.kind === 'refused') throw new Error(`${craving}: ${answer.reason}`)
    return answer.draft
  })

describe('a wish for a situation', () => {
  it.each(['a colourful dinner', 'rainbow on a plate', 'bunt und gesund bitte', 'algo colorido para cenar'])(
    'brings vegetables of three colours when it says "%s"',
    (craving) => {
      for (const draft of draftsFor(craving)) expect(coloursOf(draft).length, draft.title).toBeGreaterThan(2)
    },
  )

  it.each([
    'something fun to cook with the kids',
    'a cooking activity for my 5 year old',
    'algo divertido para cocinar con niños',
  ])('leaves work for small hands when it says "%s"', (craving) => {
    for (const draft of draftsFor(craving)) expect(noTaskForChildren(draft), draft.title).toBeNull()
  })

  it.each(['never cooked in my life, dinner', 'non so cucinare', 'my wife passed away and I never cooked'])(
    'takes no skill when it says "%s"',
    (craving) => {
      for (const draft of draftsFor(craving)) expect(tooHardAtFirst(draft), draft.title).toBeNull()
    },
  )

  it.each(['suhoor that keeps me full', 'breakfast that fills me up until lunch'])(
    'has protein and fiber when it says "%s"',
    (craving) => {
      for (const draft of draftsFor(craving)) {
        const { protein, fiber } = figuresOf(draft)
        expect(protein, draft.title).toBeGreaterThan(10)
        expect(fiber, draft.title).toBeGreaterThan(4)
      }
    },
  )

  it.each(['Netflix binge fuel', 'Snacks für den Fernsehabend', 'something to munch while watching a movie'])(
    'is eaten on the sofa when it says "%s"',
    (craving) => {
      for (const draft of draftsFor(craving)) expect(isForSofa(draft), draft.title).toBe(true)
    },
  )

  it.each(['£1 a head dinner', 'dirt cheap dinner'])('costs little when it says "%s"', (craving) => {
    for (const draft of draftsFor(craving)) expect(costOf(draft).cents, draft.title).toBeLessThan(150)
  })

  it.each(['feeding the whole football team', 'dinner for the volunteers'])(
    'is a pot or a tray when it says "%s"',
    (craving) => {
      for (const draft of draftsFor(craving)) expect(scalesUp(draft), draft.title).toBeGreaterThanOrEqual(0)
    },
  )

  it.each([
    'no fridge no stove, camping day 4 food',
    'power is out, what can we eat',
    "I work as a landscaper in the summer, snack recipes that won't spoil in the heat",
    "snacks that won't go bad in a hot car",
    'meals that can sit in a hot truck all day',
    'shelf stable snacks for the job site',
    'non-perishable travel food',
    'non perishable foods for a road trip',
    "lunch for work that doesn't require refrigeration",
    "what can I eat that doesn't need refrigeration",
    'snacks to keep in my desk',
  ])('has no raw meat, fish, milk or egg in it when it says "%s"', (craving) => {
    for (const draft of draftsFor(craving)) {
      const cold = draft.ingredients.filter((line) => {
        const aisle = foodOfLine(line)?.aisle
        return aisle === 'Meat & Fish' || aisle === 'Dairy & Eggs' || aisle === 'Frozen'
      })
      expect(cold, draft.title).toEqual([])
    }
  })

  it.each([
    "healthy snacks that won't spoil my dinner",
    'I keep my slow cooker in the truck, need a dinner',
    'what can I make with milk before it spoils',
    'hot lunch, no fridge at work',
  ])('asks for no food of the shelf when it says "%s"', (craving) => {
    expect(readWords(craving).moods).not.toContain('no fridge')
  })

  it('makes a cake that is named and tells how long it keeps when it is not to need a refrigerator', () => {
    const craving = readWords("a birthday cake that doesn't need refrigeration")
    expect(answerTo(craving).kind).toBe('recipe')
    expect(craving.notes?.join(' ')).toMatch(/spoil within 2 hours/)
  })

  it('refuses shelf-stable preserves, whose times are not known', () => {
    expect(answerTo(readWords('shelf-stable salsa'))).toMatchObject({
      kind: 'refused',
      reason: /Jars that keep/,
    })
  })

  it('needs few things when there is one pan and one fork', () => {
    for (const draft of draftsFor('first night in the new flat, one pan one fork')) {
      expect(foodsBesideSeasoning(draft), draft.title).toBeLessThan(9)
      expect(draft.servings).toBe(1)
    }
  })

  it('roasts the bird whole when several meals are to come of it', () => {
    for (const draft of draftsFor('four meals out of one chicken'))
      expect(draft.title).toMatch(/Roast Chicken/)
  })

  it('blends the sauce when no lump may be in it', () => {
    const [draft] = draftsFor('spaghetti bolognese for a man with texture issues')
    expect(draft?.instructions.join(' ')).toMatch(/immersion blender until completely smooth/)
  })
})

describe('a wish that is refused', () => {
  it.each(['cheese treats for a dog with kidney disease', 'food for my diabetic cat'])(
    'sends to the vet when it says "%s"',
    (craving) => {
      const answer = answerTo(readWords(craving), 1, craving)
      expect(answer.kind === 'refused' ? answer.reason : answer.draft.title).toMatch(/question for its vet/)
    },
  )
})
