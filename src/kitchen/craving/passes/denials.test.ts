import { describe, expect, test } from 'vitest'
import { readCraving } from '../read-craving.ts'

/** Ways of denying, before whatever is denied of all food. */
const ofAll = [
  "won't eat anything",
  "my son won't touch anything",
  "can't stand anything",
  'hates anything',
  'hates things that are',
  'refuses to eat anything',
  'nothing',
  'nothing too',
  'nothing that looks',
  'avoid anything',
  'leave out anything',
  'sick of anything',
  'not a fan of anything',
  'never eats anything',
  'gags on anything',
  "doesn't like food that is",
]
/** Ways of denying, before a food, a dish or a cuisine. */
const ofOne = [
  "won't eat",
  "can't stand",
  "doesn't like",
  'not a fan of',
  'anything but',
  'sick of',
  'tired of',
  'spare me the',
  'pass on the',
  'enough with the',
  'enough of the',
  'done with',
  'I am over',
  'I loathe',
  'hates',
  'detests',
  'despise',
  'abhors',
  'no',
  'without',
  'minus',
  'hold the',
  'skip the',
  'lose the',
]
const dinner = (denial: string, denied: string) => readCraving(`dinner for four, ${denial} ${denied}`)

describe('a denial of a quality wishes for none', () => {
  test.each(ofAll)('"%s red": no colour', (denial) =>
    expect(dinner(denial, 'red').moods).toEqual(['nothing red']),
  )
  test.each(ofAll)('"%s crunchy": no texture', (denial) => {
    const { moods, deniedTextures } = dinner(denial, 'crunchy')
    expect(moods).not.toContain('crunchy')
    expect(deniedTextures).toEqual(['crunchy'])
  })
  test.each(ofAll)('"%s spicy": no taste', (denial) =>
    expect(dinner(denial, 'spicy').moods).toEqual(['mild']),
  )
  test.each(ofAll.filter((denial) => !denial.endsWith('too')))(
    '"%s deep fried": no way of cooking',
    (denial) => expect(dinner(denial, 'deep fried').avoidedTechniques).toEqual(['fried']),
  )
  test.each(ofAll)('"%s fishy": no taste of a food', (denial) =>
    expect(dinner(denial, 'fishy').exclusions).toContain('fish'),
  )
  test.each(ofAll)('"%s messy"', (denial) => expect(dinner(denial, 'messy').moods).toEqual(['not messy']))
})

describe('a denial of a food, a dish or a cuisine wishes for none', () => {
  test.each(ofOne)('"%s mushrooms"', (denial) => {
    const { exclusions, foods } = dinner(denial, 'mushrooms')
    expect({ foods, isOut: exclusions.includes('mushroom') }).toEqual({ foods: [], isOut: true })
  })
  test.each(ofOne)('"%s casseroles"', (denial) => {
    const { exclusions, dishes } = dinner(denial, 'casseroles')
    expect({ dishes, isOut: exclusions.includes('casserole') }).toEqual({ dishes: [], isOut: true })
  })
  test.each(ofOne)('"%s Thai food"', (denial) => {
    const { cuisines, deniedCuisines } = dinner(denial, 'Thai food')
    expect({ cuisines, deniedCuisines }).toEqual({ cuisines: [], deniedCuisines: ['thai'] })
  })
})

test.each([
  ['without turning on the oven', 'no oven'],
  ['I refuse to use the oven', 'no oven'],
  ["we can't use a microwave", 'no microwave'],
  ['without firing up the grill', 'no grill'],
  ['I never use a blender', 'no blender'],
])('"%s" leaves the tool out', (words, tool) =>
  expect(readCraving(`dinner for four, ${words}`).equipment).toContain(tool),
)

test('each eater of several has a denial of their own, and all of them hold', () => {
  const { moods, exclusions } = readCraving(
    "the boy won't eat anything red, the big girl won't eat anything messy, and the little one won't eat anything that resembles a vegetable",
  )
  expect({ moods, exclusions }).toEqual({ moods: ['nothing red', 'not messy'], exclusions: ['vegetable'] })
})

test.each([
  ['no red peppers', 'red to look at'],
  ['something crunchy', 'not crunchy'],
  ['I want everything green', 'nothing green'],
])('"%s" denies no quality', (words, mood) => expect(readCraving(words).moods).not.toContain(mood))

test('a dish that is not to be served once more is left out: "don\'t give me another salad"', () =>
  expect(readCraving("lunch, don't give me another salad").exclusions).toEqual(['salad']))
test('an exception from "any" is left out: "any cuisine but Mexican"', () =>
  expect(readCraving('any cuisine but Mexican').deniedCuisines).toEqual(['mexican']))
test('who eats no meat and no fish is given no shrimp', () =>
  expect(readCraving('dinner without meat or fish').diets).toContain('vegetarian'))
test('qualities of several kinds are denied in one list: "anything mushy, red or fried"', () => {
  const { moods, deniedTextures, avoidedTechniques } = readCraving('she refuses anything mushy, red or fried')
  expect({ moods, deniedTextures, avoidedTechniques }).toEqual({
    moods: ['nothing red'],
    deniedTextures: ['mushy'],
    avoidedTechniques: ['fried'],
  })
})
