import { describe, expect, it } from 'vitest'
import { emptyCookbook } from '../../cookbook/open-cookbook.ts'
import { readCraving } from '../read-craving.ts'
import { asProperties } from './comparatives.ts'
import { eatenNow } from './eaten-now.ts'
import { withoutGloss } from './gloss.ts'
import { withoutNickname } from './nicknames.ts'
import { withoutDishTastedLike } from './not-like.ts'
import { productItself } from './product-itself.ts'
import { sauceForDish } from './sauce-for-dish.ts'
import { withoutHeldFoods } from './vessels.ts'

const cookbook = {
  ...emptyCookbook,
  names: new Map([['haluski', ['haluski']]]),
  knownDishes: new Map(
    ['zzgrumpf', 'kishka'].map((name) => [name, { names: [name], is: 'a dish', near: [] }]),
  ),
}

describe('a tin that is named after what was in it', () => {
  it.each([
    ['coffee-can cake baked in a one pound coffee can', 'cake baked in a can'],
    ['bread steamed in a tomato can', 'bread steamed in a can'],
    ['cakes baked in canning jars', 'cakes baked in a jar'],
  ])('asks for nothing in "%s"', (said, meant) => expect(withoutHeldFoods(said)).toBe(meant))

  it.each([
    'beer can chicken',
    'chicken cooked in a beer can',
    'soup made with a can of tomatoes',
    'coffee cake',
  ])('stays in "%s"', (said) => expect(withoutHeldFoods(said)).toBe(said))
})

describe('a comparative', () => {
  it.each([
    ['hotter, spicier, soupier', 'spicy, spicy, soup'],
    ['a cheesier pasta', 'a cheesy pasta'],
    ['crunchier', 'crunchy'],
  ])('is the property that it asks for in "%s"', (said, meant) => expect(asProperties(said)).toBe(meant))

  it.each([
    'hotter than last time',
    'not spicier',
    "it's hotter outside",
    'hotter days',
    'the spicier the better',
  ])('stays in "%s"', (said) => expect(asProperties(said)).toBe(said))
})

describe('what somebody ate once', () => {
  it.each([
    ['my boys used to eat spinach, now only mac and cheese, quesadillas', /spinach/],
    ['he used to love fish, now only eats pizza', /fish/],
    ['baby has outgrown purees', /puree/],
  ])('is no wish in "%s"', (said, gone) => expect(eatenNow(said)).not.toMatch(gone))

  it('is wanted one at a time where several are eaten now', () =>
    expect(eatenNow('used to eat peas, now only mac and cheese, quesadillas')).toContain(
      'mac and cheese or quesadillas',
    ))

  it('stays where an allergy is the reason', () => {
    const said = 'used to eat nuts before her allergic reaction, now only crackers'
    expect(eatenNow(said)).toBe(said)
  })

  it('asks for mild food where spicy meals are too much', () =>
    expect(readCraving("dad can't really handle our spicy meals").moods).toContain('mild'))
})

describe('an explanation', () => {
  it.each([
    ['zzgrumpf (spinach and lentil stew)', 'spinach and lentil stew'],
    ['blood sausage, kishka, made with buckwheat', 'blood sausage made with buckwheat'],
    ['Hungarian goulash (the soup)', 'Hungarian goulash soup'],
    ['Zorblu Stew (Tripe)', 'Tripe Stew'],
    ['zorblu aka spinach and lentil stew', 'spinach and lentil stew'],
    ['greek zucchini fritters aka haluski', 'haluski'],
    ['Zorblu Vadek, sweet pumpkin with yogurt', 'sweet pumpkin with yogurt'],
  ])('decides what is meant by "%s"', (said, meant) => expect(withoutGloss(said, cookbook).text).toBe(meant))

  it('is no explanation where it holds a rule', () => {
    for (const said of ['zzgrumpf (no nuts, with rice and beans)', 'sin gluten zzgrumpf (spinach stew)'])
      expect(withoutGloss(said, cookbook).text).toBe(said)
  })
})

describe('a word that no dish is called by', () => {
  it.each([
    'warfarin, salad with spinach',
    'warfarin (spinach stew)',
    'gastroparesis (mashed potatoes with rice)',
  ])('stays in "%s", since it may be a medicine or an illness', (said) =>
    expect(withoutGloss(said, cookbook).text).toBe(said),
  )
})

describe('a nickname in quotes', () => {
  it('gives way to its description', () =>
    expect(withoutNickname('"snails" made with pie dough and cinnamon', cookbook).text).toBe(
      'made with pie dough and cinnamon',
    ))

  it('is left out behind a dish that is described', () =>
    expect(
      withoutNickname('potato and onion dish called "Pilgwee" or something similar', cookbook).text,
    ).toBe('potato and onion dish'))

  it('is the dish where the cookbook has it', () =>
    expect(withoutNickname('noodle and cabbage dish called haluski or something', cookbook).text).toBe(
      'haluski',
    ))

  it('stays where nothing else says what it is', () =>
    expect(withoutNickname('a dessert called Havana Surprise', cookbook).text).toBe(
      'a dessert called Havana Surprise',
    ))
})

describe('a product of the shop', () => {
  it.each(['homemade Worcestershire sauce', 'something like Velveeta'])(
    'is refused in "%s" where no recipe makes it, rather than put into a dish',
    (said) => expect(productItself(said, cookbook).refusal).not.toBeNull(),
  )

  it.each(['homemade pasta with peas', 'something like a stew', 'a substitute for buttermilk in pancakes'])(
    'is not meant in "%s"',
    (said) => expect(productItself(said, cookbook)).toEqual({ text: said, refusal: null }),
  )
})

describe('a part with the dish that it is made for', () => {
  const named = { ...emptyCookbook, names: new Map([['meatball sauce', ['marinara']]]) }

  it('is called by both where the cookbook has that name', () =>
    expect(sauceForDish('sauce for meatballs', named)).toBe('meatball sauce'))

  it('stays as it is elsewhere', () =>
    expect(sauceForDish('sauce for dumplings', named)).toBe('sauce for dumplings'))
})

describe('a dish that another one is not to taste like', () => {
  const named = {
    names: new Map([
      ['pot roast', ['pot-roast']],
      ['bean', ['beans']],
    ]),
  }

  it('is left out', () =>
    expect(withoutDishTastedLike('crockpot dinners that DO NOT taste like pot roast', named)).toBe(
      'crockpot dinners, no pot roast',
    ))

  it('is no rule for a food', () => {
    const said = "brownies that don't taste like beans"
    expect(withoutDishTastedLike(said, named)).toBe(said)
  })
})

describe('small words of other languages', () => {
  it.each([
    ['pasta avanzata dal pranzo', 'red-lentil'],
    ['verdure avanzate dal frigo', 'red-lentil'],
  ])('name no food in "%s"', (said, food) => expect(readCraving(said).foods).not.toContain(food))

  it.each([
    ['Se me antoja algo picoso', 'spicy'],
    ['Me apetece algo calentito', 'warm'],
    ['Ich hätte Bock auf was Süßes', 'sweet'],
    ["j'ai envie de quelque chose de sucré", 'sweet'],
    ['ho voglia di qualcosa di dolce', 'sweet'],
  ])('say a mood in "%s"', (said, mood) => {
    const { moods, unknown = [] } = readCraving(said)
    expect(moods).toContain(mood)
    expect(unknown).toEqual([])
  })

  it('mean the lettuce by a French salad that wilts', () =>
    expect(readCraving('que faire avec une salade flétrie ?').foods).toContain('lettuce'))
})

describe('a mouth or a throat that hurts', () => {
  it.each([
    '"I can\'t chew" food for a guy with a bum tooth',
    'my throat hurts, what to eat',
    'canker sores, dinner',
    'Zahnschmerzen, was kann ich essen',
    'dolor de garganta, algo suave',
    'je ne peux pas mâcher',
    'mal di denti, cena',
  ])('asks for soft food in "%s"', (said) => expect(readCraving(said).moods).toContain('soft'))

  it('is not meant by gum', () =>
    expect(readCraving("cookies for someone who can't chew gum").moods).not.toContain('soft'))
})

describe('a figure of speech', () => {
  it.each(['KETO meals are my jam!', 'vegan food is my bread and butter', "I'm toast after work, dinner"])(
    'asks for no food in "%s"',
    (said) => expect(readCraving(said).foods).toEqual([]),
  )

  it.each([
    'liver is not my thing, steak',
    'liver is not really my cup of tea, steak',
    'not my cup of tea: liver',
  ])('hides no food that is left out in "%s"', (said) =>
    expect(readCraving(said).exclusions).toContain('liver'),
  )
})
