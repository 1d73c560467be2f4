import { describe, expect, it } from 'vitest'
import { makerOf } from './made.ts'
import { readCraving } from './reading/read-craving.ts'

const made = makerOf('everyday')
const turns = [0, 1, 2, 3]
const dishesFor = (words: string) => turns.map((seed) => made(words, seed).archetype)

describe('a way of cooking that the words name', () => {
  it.each([
    ['slow cooker beef', /stew|chili|pot-roast|pulled|stroganoff/],
    ['one pot meal', /stew|chili|curry|dal|pilaf|soup|minestrone|chowder|stroganoff|ratatouille/],
    ['summer bbq', /kebabs|burger|steak/],
    ['air fryer chicken', /sheet-pan|crisp-cutlets|potato-side|fritters/],
  ])('%s is a dish for it', (words, fitting) => {
    for (const dish of dishesFor(words)) expect(dish).toMatch(fitting)
  })
})

describe('a slow cooker', () => {
  it('is what a stew for it is cooked in', () => {
    for (const words of ['slow cooker beef stew', 'crockpot chicken stew', 'slow cooker lentil stew']) {
      const { draft, notes } = made(words)
      expect(draft.instructions.join(' '), words).toMatch(/into the slow cooker.*on low/)
      expect(draft.cookTime, words).toBeGreaterThan(200)
      expect(notes, words).toEqual([])
    }
  })
})

describe('a mood and nothing else', () => {
  it.each([
    ['something warm', ['leaf-salad', 'pasta-salad', 'gazpacho', 'wrap']],
    ['easy dinner', ['roast', 'lasagna', 'stew', 'burrito']],
    ["I'm hungry", ['leaf-salad', 'dip', 'gazpacho', 'wrap']],
  ])('%s is seldom a dish of another mood', (words, odd) => {
    expect(dishesFor(words).filter((dish) => odd.includes(dish)).length).toBeLessThanOrEqual(1)
  })

  it('the super bowl is no bowl', () => expect(readCraving('super bowl snack').dishes).toEqual([]))

  it('date night has no dates in it', () => {
    for (const seed of turns) expect(made('date night dinner', seed).foods).not.toContain('date')
    expect(readCraving('date night dinner').moods).toContain('fancy')
  })

  it('what is for children is mild', () => {
    expect(readCraving('kid friendly dinner').moods).toContain('mild')
    expect(readCraving('spicy tacos for kids').moods).toContain('spicy')
    expect(made('kid friendly dinner').notes).toEqual([])
  })
})

describe('one food alone', () => {
  it('is the heart of most of what is made of it', () => {
    expect(
      dishesFor('eggs').filter((dish) => /scramble|frittata|quiche|shakshuka/.test(dish)).length,
    ).toBeGreaterThanOrEqual(3)
    for (const dish of dishesFor('potatoes')) expect(dish).toBe('potato-side')
  })

  it('green is a color, no kale', () => {
    for (const words of ['green curry', 'green salad', 'green beans'])
      expect(readCraving(words).foods, words).not.toContain('kale')
  })

  it('a side dish is one', () => {
    expect(made('thanksgiving side').archetype).toBe('gratin')
    expect(made('side dish').archetype).toBe('potato-side')
  })
})

describe('a dish of which the name says what is in it', () => {
  const itemsOf = (words: string, seed: number) =>
    made(words, seed)
      .draft.ingredients.map(({ item }) => item)
      .join(' | ')

  it.each([
    ['shawarma', /chicken/],
    ['gyros', /chicken/],
    ['vegan shawarma', /chickpea|bean|tofu/],
    ['schnitzel', /chicken|pork/],
    ['bulgogi', /sirloin|flank|rib-eye|ribeye/],
    ['chana masala', /chickpeas/],
    ['palak paneer', /paneer(?:.|\n)*spinach|spinach(?:.|\n)*paneer/],
    ['massaman curry', /potatoes(?:.|\n)*peanuts/],
    ['orange chicken', /orange juice/],
    ["general tso's chicken", /chili flakes/],
    ['sweet and sour pork', /ketchup/],
    ['vegan chocolate cake', /chocolate/],
    ['dairy-free chocolate cake', /chocolate/],
  ])('%s has it in it', (words, there) => {
    for (const seed of [0, 1, 2]) {
      const { archetype } = made(words, seed)
      expect(readCraving(words).dishes).toEqual([archetype])
      expect(itemsOf(words, seed)).toMatch(there)
    }
  })

  it('no chana masala is of pork, and no stir-fry of a whole joint', () => {
    for (const seed of turns) {
      expect(itemsOf('chana masala', seed)).not.toMatch(/pork|chicken|beef|lamb/)
      expect(itemsOf('sweet and sour pork', seed)).not.toMatch(/loin$|loin \|/)
    }
  })

  it('brown rice is given the time that it takes', () => {
    const { draft } = made('brown rice and chicken stir fry')
    expect(draft.instructions.find((step) => step.includes('brown rice'))).toContain('35 minutes')
  })
})

describe('low sodium', () => {
  it.each(['low sodium soup', 'low sodium curry', 'low sodium beef stew', 'low sodium tomato soup'])(
    '%s is the dish that was asked for',
    (words) => {
      for (const seed of [0, 1, 2]) {
        const { archetype, notes } = made(words, seed)
        expect(readCraving(words).dishes).toContain(archetype)
        expect(notes).toEqual([])
      }
    },
  )
})

describe('what people type', () => {
  it('a roast turkey is roasted, all of it at 165°F', () => {
    for (const words of ['roast turkey', 'thanksgiving turkey']) {
      const { archetype, draft } = made(words)
      expect(archetype, words).toBe('roast')
      expect(
        draft.ingredients.some(({ item }) => item.includes('turkey')),
        words,
      ).toBe(true)
      expect(draft.instructions.join(' '), words).toContain('165°F')
    }
  })

  it('a cold dinner is for a hot day, a cold day for a hot dinner', () => {
    expect(readCraving('cold dinner for a hot day').moods).toEqual(['summer'])
    expect(readCraving('dinner for a cold night').moods).toEqual(['winter'])
  })

  it('a cuisine alone brings a dish of that cuisine', () => {
    for (const words of ['italian dinner', 'mexican dinner', 'korean'])
      for (const seed of turns)
        expect(made(words, seed).archetype, words).not.toMatch(/cottage|shepherd|katsu/)
  })

  it('food for a baby is smooth and mild', () => {
    expect(readCraving('baby food').moods).toEqual(expect.arrayContaining(['smooth', 'mild']))
  })
})

describe('sentences', () => {
  const texts = (words: string) =>
    turns.map((seed) => made(words, seed).draft.instructions.join(' ')).join('\n')

  it('are said of one thing and of many as is right', () => {
    expect(texts('sheet pan pinto beans') + texts('sheet pan wings')).not.toMatch(/(?:beans|wings) is done/)
  })

  it('put what has one bowl into one', () => {
    expect(texts('black bean dip')).not.toMatch(/Divide among an? /)
    expect(texts('black bean dip')).not.toMatch(/snap peas, cut into sticks/)
  })
})

describe('how a dish ends', () => {
  it.each(['mashed potatoes', 'mac and cheese', "shepherd's pie", 'sunday roast', 'chicken schnitzel'])(
    '%s comes without mango, chimichurri, harissa or miso',
    (words) => {
      for (const seed of turns)
        expect(made(words, seed).draft.title).not.toMatch(
          /Mango|Chimichurri|Harissa|Miso|Pineapple|Avocado Cream|Tahini/,
        )
    },
  )

  it('is not hot where the words ask for mild', () => {
    for (const seed of turns)
      expect(
        made('mild pumpkin soup', seed).foods.filter((id) => /harissa|chili|cayenne|chipotle/.test(id)),
      ).toEqual([])
  })
})

describe('what somebody has', () => {
  it('needs no ham bought beside it', () => {
    for (const seed of turns) {
      const { draft } = made('I have eggs, spinach and feta', seed)
      const items = draft.ingredients.map(({ item }) => item).join(' | ')
      expect(items).not.toMatch(/ham\b|bacon|prosciutto|chorizo|salmon|tuna|chicken/)
      expect(items).toMatch(/spinach/)
    }
  })
})
