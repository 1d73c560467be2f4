import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return answer.draft
}
const told = (words: string): string[] => {
  const craving = readWords(words)
  return checkRecipe(answered(words), { craving, source: 'engine' }).findings.map(({ message }) => message)
}
const refusalOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'refused' ? answer.reason : ''
}

describe('a food that is not cooked when it is left over', () => {
  test.each([
    ['what to do with the leftover parsley?', /parsley|gremolata/i],
    ['leftover fresh dill', /dill/i],
    ['leftover celery and carrots', /celery/i],
    ['leftover heavy cream', /cream/i],
  ])('is just that food in “%s”', (words, food) => {
    const { title, ingredients } = answered(words)
    expect([title, ...ingredients.map(({ item }) => item)].join()).toMatch(food)
  })

  test('is told from potatoes, which are cooked', () => {
    expect(
      answered('leftover potatoes')
        .ingredients.map(({ item }) => item)
        .join(),
    ).toMatch(/leftover|cooked|cold/i)
  })
})

describe('a meat that is left over', () => {
  test.each([
    [
      'what to do with the left over Standing Rib Roast from that Christmas Dinner',
      /leftover.*(?:beef|steak|roast|prime rib)/i,
    ],
    ['leftover rib roast', /leftover.*(?:beef|steak|roast|prime rib)/i],
    ['leftover leg of lamb', /leftover.*lamb/i],
    ['leftover turkey from thanksgiving dinner', /leftover turkey/i],
    ['leftover taco meat not tacos', /taco meat/i],
  ])('is used up in “%s”', (words, title) => {
    expect(answered(words).title).toMatch(title)
  })
})

describe('a dish that is there already', () => {
  test('is not made once more, and refused where nothing can be made of it', () => {
    expect(refusalOf('leftover coleslaw')).toMatch(/does not make it once more/)
  })

  test.each([
    ['leftover lasagna', /^(?:hot|skillet) lasagna/i],
    ['leftover bolognese, dont want pasta again', /bolognese.*potato/i],
    ['leftover hot dogs and buns', /hot dog/i],
    ['leftover curry and naan', /curry on naan/i],
    ['What To Make With Leftover Biscuits', /strata|biscuit/i],
    ['leftover butternut squash soup', /butternut squash soup with .*toast/i],
    ['leftover roast pork and mashed potatoes', /mash/i],
    ['leftover hamburgers, already grilled', /ground beef and potato/i],
  ])('is warmed into a meal with what is beside it for “%s”', (words, title) => {
    expect(answered(words).title).toMatch(title)
  })

  test.each([
    ['what can i make with 6 egg whites left over from custard', /white/i, /custard/i],
    ['egg yolks left over from pavlova', /yolk/i, /pavlova|meringue/i],
    [
      'I have a delicious sauce, I have ricotta cheese, and I already made baked ziti',
      /ricotta/i,
      /ziti|\bsauce\b/i,
    ],
    ['I already made meatloaf, what else with ground beef', /ground beef/i, /meat ?loaf/i],
  ])('leaves the food in “%s”', (words, food, dish) => {
    const { title, ingredients } = answered(words)
    expect(ingredients.map(({ item }) => item).join()).toMatch(food)
    expect(title).not.toMatch(dish)
  })

  test('is told only where nothing uses it: leftover moussaka and rice', () => {
    expect(answered('leftover moussaka and rice').title).toMatch(/moussaka/i)
    expect(told('leftover moussaka and rice').join()).not.toMatch(/is there already/)
    expect(readWords('6 egg whites left over from custard').notes ?? []).toEqual([])
  })

  test('is no pasta for “too many lasagna sheets”', () => {
    expect(readWords('too many lasagna sheets').refusal).toBeNull()
  })
})

describe('a dish that is not wanted', () => {
  test.each([
    ['bananas going brown but NOT banana bread again', 'banana', /bread/i],
    ['over-ripe bananas, no banana bread or muffins', 'banana', /bread|muffin/i],
    ['zucchini from the garden, please no zucchini bread', 'zucchini', /zucchini.*bread/i],
    ['pumpkin but no pumpkin pie', 'pumpkin', /pumpkin.*pie/i],
    ['chicken, no chicken soup please', 'chicken', /soup/i],
    ['cabbage. What on earth do you put it in besides coleslaw?', 'cabbage', /slaw/i],
    ['what can I make with apples beyond apple pie', 'apple', /pie/i],
    ['5 pounds of carrots but not carrot cake', 'carrot', /cake/i],
  ])('leaves its food in: %s', (words, food, dish) => {
    const { title, ingredients } = answered(words)
    expect(ingredients.map(({ item }) => item.toLowerCase()).join()).toContain(food)
    expect(title).not.toMatch(dish)
  })

  test.each([
    ['dinner, no shrimp pasta, allergic to shrimp', 'crustaceans'],
    ['egg allergy, no egg salad', 'eggs'],
    ['peanut allergy, no peanut butter cookies', 'peanuts'],
  ])('changes no allergy: %s', (words, allergen) => {
    expect(readWords(words).allergies).toContain(allergen)
  })

  test.each([
    ['what goes with salmon besides rice', 'rice'],
    ['chicken dinner, no onions', 'onion'],
    ['pasta, no shrimp', 'shrimp'],
  ])('is told from a food that is left out: %s', (words, food) => {
    expect(readWords(words).exclusions).toContain(food)
  })

  test('is told from one that adds: peas besides the carrots', () => {
    expect(readWords('peas besides the carrots').foods).toContain('carrot')
  })
})

describe('talk before a fridge', () => {
  test.each([
    ['butternut squash I have sitting in my fridge', 'sitting in my fridge'],
    ['need to use up sour cream before it goes bad', 'before it goes bad'],
    ['got celery coming out my ears', 'coming out my ears'],
    ['cilantro that has seen better days', 'that has seen better days'],
  ])('says that a food is to be used up: %s', (words, said) => {
    expect(understoodOf(readWords(words))).toContainEqual({ words: said, means: 'to use up' })
  })

  test.each([
    "leftover chicken. At least one, maybe two meal's worth.",
    'an enormous bunch of cilantro, what the heck can I do with it?',
    "chicken and rice, I'm in the mood for something spicy",
    'celery, a cucumber and no ideas whatsoever',
    'what to do with a chicken carcass in your frig',
    'stale baguette and some gruyere',
  ])('is understood: %s', (words) => {
    expect(readWords(words).unknown).toEqual([])
  })
})

describe('foods by their everyday names', () => {
  test.each([
    ['a can of peas and miracle whip', 'mayonnaise'],
    ['a can of creamed corn and ham', 'creamed-corn'],
    ['a can of tunafish and noodles', 'tuna-canned'],
    ['chicken, some leftover spaghetti sauce, an onion', 'pasta-sauce'],
    ['queso fresco and corn tortillas', 'queso-fresco'],
  ])('are read from “%s”', (words, id) => {
    expect(readWords(words).foods).toContain(id)
  })

  test.each([
    ['queso fresco and corn tortillas', 'queso-dip'],
    ['candy and a cupcake pan', 'chocolate-cupcakes'],
  ])('name no dish: %s', (words, slug) => {
    expect(readWords(words).recipes?.slugs ?? []).not.toContain(slug)
  })

  test('say how sour a dish is: lemon something, really tart', () => {
    expect(readWords('lemon something, really tart').moods).toContain('tangy')
    expect(readWords('a really good tart with apples').recipes).toBeDefined()
  })
})

describe('amounts at hand', () => {
  test.each([
    ['how do you eat five squashes?', { food: 'squash', quantity: 5, unit: null }],
    ['2lbs of chopped butternut squash', { food: 'butternut squash', quantity: 2, unit: 'lbs' }],
    ['3 cups shredded zucchini', { food: 'zucchini', quantity: 3, unit: 'cups' }],
  ])('are read from “%s”', (words, amount) => {
    expect(readWords(words).amounts?.map(({ words: _, ...rest }) => rest)).toEqual([amount])
  })
})

describe('a list of foods at hand', () => {
  test('takes a vegetable into a salad', () => {
    const lines = answered(
      'I have leftover flank steak, three celery stalks, a cucumber, a half-jar of roasted red peppers',
    ).ingredients.map(({ item }) => item)
    expect(lines.join()).toMatch(/celery.*pepper|pepper.*celery/i)
  })

  test('keeps one of two meats', () => {
    const { ingredients } = answered(
      'I looked in the fridge and noticed chicken breasts and Italian sausage.',
    )
    expect(ingredients.map(({ item }) => item).join()).toMatch(/chicken/i)
  })

  test('keeps the meat before a soup without it', () => {
    const { title } = answered('A bag of dried split peas, half a ham steak in the freezer, some potatoes')
    expect(title).toMatch(/ham/i)
  })

  test('reads salad among them as leaves', () => {
    const craving = readWords('I have tomatoes, salad, potatoes, olives, and cheese.')
    expect(craving.foods).toContain('mixed-greens')
    expect(craving.recipes).toBeUndefined()
  })

  test('of what somebody only eats is a choice', () => {
    expect(readWords('He only eats pork, steak, and chicken').alternatives).toHaveLength(2)
    expect(readWords('I only have potatoes and onions').alternatives ?? []).toHaveLength(0)
  })
})

describe('more than one dinner uses', () => {
  test.each([
    ['What to do with all these eggs?', 'egg', 4],
    ['get these eggs out of my fridge', 'egg', 4],
  ])('is used up by a dish that takes much: %s', (words, food, least) => {
    const line = answered(words).ingredients.find(({ item }) => item.includes(food))
    expect(Number.parseInt(line?.amount ?? '0', 10)).toBeGreaterThanOrEqual(least)
  })
})

describe('words for the age of a food', () => {
  test.each([
    'potatoes that are sprouting and an onion',
    'several potatoes which are starting to sprout',
    'sprouting potatoes',
  ])('tell what to cut out of “%s”', (words) => {
    const craving = readWords(words)
    expect([...(craving.unknown ?? []), ...craving.foods].join()).not.toMatch(/sprout/)
    expect(craving.notes?.join() ?? '').toMatch(/cut out every sprout/)
  })

  test.each([
    'leftover quinoa, about 2 cups',
    'overripe tomatoes, a whole bowl',
    'leftover bagels, rock hard',
  ])('are understood in “%s”', (words) => {
    const craving = readWords(words)
    expect(craving.unknown ?? []).toEqual([])
    expect(craving.dishes).toEqual([])
  })

  test('reads a rotisserie that is left over as its chicken', () => {
    expect(readWords('I have leftover rotisserie, spinach, and rice').foods).toContain('chicken-cooked')
  })
})
