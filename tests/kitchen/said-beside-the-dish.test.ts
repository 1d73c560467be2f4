import { describe, expect, it } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import type { Answer } from '#kitchen/cookbook/answer.ts'
import { withoutRequest } from '#kitchen/craving/request-words.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (craving: string): Answer => answerTo(readWords(craving))
const titleOf = (craving: string): string => {
  const answer = answered(craving)
  return answer.kind === 'recipe' ? answer.draft.title : `(${answer.reason})`
}
/** Returns the page's sentences about wishes that the answer does not prove, one per line. */
const toldOf = (craving: string): string => {
  const answer = answered(craving)
  if (answer.kind === 'refused') return answer.reason
  const { draft, course } = answer
  const { findings } = checkRecipe(draft, { craving: readWords(craving), source: 'engine', course })
  return findings.map(({ message }) => message).join('\n')
}

describe('words about another dish or a maker', () => {
  it.each([
    ['shoo-fly bread, that has a texture similar to pumpkin bread', /pumpkin/i],
    ['a tomato sauce that tastes like the one on a pepperoni pizza', /pizza|pepperoni/i],
    ['oatmeal cookies similar to banana bread', /banana/i],
    ['a pickle that tastes like that served with hot dogs', /hot dog/i],
  ])('are no wish in "%s"', (craving, other) => {
    expect(titleOf(craving)).not.toMatch(other)
    expect(toldOf(craving)).toMatch(/speaks of another dish or its maker/)
  })

  it.each([
    ["Café Max's bleu cheese dressing", /blue cheese dressing/i],
    ["Lulu Grille's couscous salad", /couscous/i],
    ['eggnog that tastes similar to that made by Turkey Hill or Swiss Miss', /eggnog/i],
    ['green beans served at Din Tai Fung', /green bean/i],
    ['the meatloaf once served at the Harvey House', /meatloaf/i],
  ])('are set aside, so that "%s" is the dish', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
  })

  it.each([
    ["shepherd's pie", /shepherd's pie/i],
    ["General Tso's chicken", /general tso/i],
    ["It's raining so I'm thinking soup", /soup/i],
    ['something that tastes like pumpkin pie', /pumpkin pie/i],
  ])('are not found in "%s"', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
    expect(toldOf(craving)).not.toMatch(/another dish or its maker/)
  })

  it('hide no word of harm', () => {
    const answer = answered('peanut sauce that tastes like the one that sent me to the hospital')
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringContaining('hospital') })
  })

  it('hide no allergy', () => {
    const craving = readWords("Nana's brownies, I am allergic to eggs, like the ones served at the deli")
    expect(craving.allergies).toContain('eggs')
  })
})

describe('words that say more of a dish', () => {
  it.each([
    ['hazelnut loaf cake with sugar glaze', 'glaze'],
    ['butter brickle birthday cake', 'brickle'],
    ['smothered tacos', 'smothered'],
  ])('are told when "%s" is answered without them', (craving, word) => {
    const answer = answered(craving)
    // A meal that has it in its title needs no word about it.
    if (answer.kind === 'recipe')
      expect(`${answer.draft.title} ${toldOf(craving)}`.toLowerCase()).toContain(word)
  })

  it.each([
    'juicy ribs',
    'the best homemade ice cream',
    'a delicious, foolproof meatloaf',
    'what breakfast should my son eat on the day of a standardized test?',
  ])('refuse nothing when they praise or are talk: "%s"', (craving) => {
    expect(answered(craving).kind).toBe('recipe')
  })

  it.each(['alligator soup like my grandmother made', 'could you give me a recipe for zebra chili'])(
    'make no other dish when they name its kind: "%s"',
    (craving) => {
      expect(answered(craving).kind).toBe('refused')
    },
  )

  it('prefer a recipe that has them', () => {
    expect(toldOf('how to cook breaded pork schnitzel in the oven')).not.toContain('breaded')
  })
})

describe('a request', () => {
  it.each([
    ['can you give me a recipe for moon pies?', 'moon pies'],
    ['How do you make mulled wine?', 'mulled wine'],
    ['show me how to make chicken soup please', 'chicken soup'],
    ['What breakfast should my son eat', 'What breakfast should my son eat'],
  ])('is no part of the name in "%s"', (craving, name) => {
    expect(withoutRequest(craving)).toBe(name)
  })
})

describe('what is left out', () => {
  it.each([
    ['milk recipes other than puddings, ice cream, cheese, butter', ['ice cream', 'cheese', 'butter']],
    ['ideas for garlic other than in pesto', ['pesto']],
  ])('is every food of the list in "%s"', (craving, foods) => {
    expect(readWords(craving).exclusions).toEqual(expect.arrayContaining(foods))
  })

  it('is raw fish, and not all fish, in "sushi, but I am worried about raw fish"', () => {
    const answer = answered('sushi, but I am worried about raw fish')
    expect(answer.kind === 'recipe' && answer.draft.ingredients.map(({ item }) => item).join()).not.toMatch(
      /sushi-grade|raw/,
    )
  })

  it('is a dessert for who wants none', () => {
    const answer = answered('a non-dessert recipe with milk')
    expect(answer.kind === 'recipe' && answer.draft.category).not.toBe('dessert')
  })
})

describe('what a dish goes with', () => {
  it.each(['what goes well with salmon?', 'side dishes to go with roast lamb'])(
    'is no part of the side in "%s"',
    (craving) => {
      expect(toldOf(craving)).toMatch(/A side for (?:salmon|roast lamb)/)
    },
  )

  it.each([
    ['what to serve with peanut allergic guests', 'peanuts'],
    ['what goes with a shellfish allergy', 'crustaceans'],
    ["what goes well with salmon, I'm allergic to nuts", 'tree-nuts'],
    ['something to eat with egg intolerance', 'eggs'],
  ] as const)('hides no rule in "%s"', (craving, allergen) => {
    expect(readWords(craving).allergies).toContain(allergen)
  })
})

describe('what is there', () => {
  it('is left over and no roast to be bought when it is leftover', () => {
    const answer = answered('what can I do to use up left over ham?')
    const pounds =
      answer.kind === 'recipe' ? answer.draft.ingredients.join(' ').match(/(\d+) pounds/)?.[1] : '0'
    expect(Number(pounds ?? 0)).toBeLessThan(3)
  })

  it('may stay over in part where a dish needs little else', () => {
    expect(titleOf('I have ground beef, burger buns, lettuce, tomato and cheese')).toMatch(/burger/i)
  })

  it.each([
    ['how do I cook a lobster', /lobster/i],
    ['recipes for serving turnips', /turnip(?!.*cake)/i],
  ])('is what the dish is made of in "%s"', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
  })
})

describe('a name', () => {
  it.each([
    ['guacamole', /^classic guacamole/i],
    ['pico de gallo salsa', /pico de gallo/i],
    ['vegetarian lasagna', /(?<!vegan )lasagna/i],
    ['lazania', /lasagna/i],
    ['chicken biriyani', /biryani/i],
    ['how do I braise a pork loin', /braise/i],
  ])('is first of all the dish of that name: "%s"', (craving, title) => {
    expect(titleOf(craving)).toMatch(title)
  })

  it('is not met by a recipe that is only filed under its last word', () => {
    expect(titleOf('lemon pudding cake')).not.toMatch(/^christmas pudding/i)
    expect(titleOf('donne-moi une recette de cocktail')).not.toMatch(/meatball|sauce/i)
    expect(answered('octopus dip').kind).toBe('refused')
  })
})

describe('a way of eating without rules', () => {
  it('is refused with what comes near, an illness without', () => {
    const plan = answered('weight watchers vegetable soup')
    expect(plan.kind === 'refused' && plan.near.length).toBeGreaterThan(0)
    const illness = answered('soup for kidney disease')
    expect(illness.kind === 'refused' && illness.near).toEqual([])
  })
})
