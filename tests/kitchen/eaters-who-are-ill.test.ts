import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const madeFor = (words: string) => {
  const made = answerTo(readWords(words))
  if (made.kind === 'refused') throw new Error(`${words} is refused: ${made.reason}`)
  return made
}
const toldOf = (words: string): string =>
  checkRecipe(madeFor(words).draft, { craving: readWords(words), source: 'engine' })
    .findings.map(({ message }) => message)
    .join(' ')
const foodsOf = (words: string): string =>
  madeFor(words)
    .draft.ingredients.map(({ item }) => item.toLowerCase())
    .join('\n')

describe('a condition without rules', () => {
  test.each([
    ['acid reflux dinner no tomato no onion nothing spicy', 'acid reflux'],
    ['GERD supper, please no citrus and no tomatoes', 'acid reflux'],
    ['Sodbrennen, Abendessen ohne Tomaten und Zwiebeln', 'acid reflux'],
    ['had my gallbladder out last week need very low fat meals', 'the gallbladder'],
    ['on warfarin so no leafy greens, what salad can I make', 'blood thinners'],
    ['histamine intolerance dinner, fresh chicken ok, no tomatoes or vinegar', 'histamine intolerance'],
    ['i have pcos and need high protein low carb lunches', 'PCOS'],
    ["mum has diverticulitis what can she eat that's low fibre", 'diverticulitis'],
    ["hashimoto's, gluten free and dairy free dinner", "Hashimoto's disease"],
    ['something with no salt, high blood pressure', 'high blood pressure'],
    ['iron rich meals for anemic vegetarian teenager', 'anemia'],
  ])('is told when the words of the cook carry it: "%s"', (words, name) => {
    const { refusal, notes = [] } = readWords(words)
    expect(refusal).toBeNull()
    expect(notes.join(' ')).toContain(`no rules for "${name}" itself`)
  })
  test.each([
    'GERD dinner',
    'acid reflux, no peanuts please',
    'PCOS dinner',
    'warfarin, salad with spinach',
    'kidney disease, no salt dinner',
    'my dad is on dialysis, low potassium and low phosphorus meals',
    'pku, no meat and no dairy lunch',
    'mast cell activation, no tomato no vinegar dinner',
    'chemo, nothing spicy and no tomato please',
    'alpha-gal syndrome, burgers',
    'alpha gal, no beef no pork, chicken dinner',
  ])('is refused when nothing said carries it, or when it is not enough: "%s"', (words) => {
    expect(readWords(words).refusal).toContain('no rules for')
  })
  test('leaves out what the condition is known for besides, unless it is asked for', () => {
    const { exclusions } = readWords('acid reflux, no onion and no tomato, chocolate pudding')
    expect(exclusions).toContain('coffee')
    expect(exclusions).not.toContain('chocolate')
  })
})

describe('a way of eating that leaves whole kinds of foods out', () => {
  test.each(['jain food no onion garlic or potato', 'jain curry', 'a Jain lunch', 'cena jaina'])(
    'is kept as a rule: "%s"',
    (words) => {
      expect(readWords(words)).toMatchObject({ refusal: null })
      expect(readWords(words).diets).toEqual(
        expect.arrayContaining(['vegetarian', 'egg-free', 'alcohol-free']),
      )
      expect(readWords(words).exclusions).toEqual(
        expect.arrayContaining(['onion', 'garlic', 'potato', 'carrot', 'mushroom', 'honey']),
      )
    },
  )
  test('makes a Jain curry without any root, egg or mushroom', () => {
    expect(foodsOf('jain curry')).not.toMatch(
      /onion|garlic|shallot|leek|potato|carrot|beet|radish|ginger|mushroom|egg(?!plant)|honey/,
    )
  })
  test('keeps every product of a mammal out for alpha-gal', () => {
    const words = 'alpha gal, cant eat beef pork or dairy, craving a burger'
    expect(readWords(words).diets).toEqual(expect.arrayContaining(['pescatarian', 'dairy-free']))
    expect(readWords(words).allergies).toContain('milk')
    expect(foodsOf(words)).not.toMatch(/beef|pork|lamb|bacon|cheese|butter|milk|lard|gelatin/)
  })
})

describe('what somebody must not eat', () => {
  test.each([
    [
      'food allergies to citrus fruit, bovine dairy, chocolate, cola, tomato, pineapple, mint. But what can he eat',
      ['citrus', 'chocolate', 'cola', 'tomato', 'pineapple', 'mint'],
    ],
    ["Jake isn't supposed to drink a lot of coffee", ['coffee']],
    ["she isn't supposed to have mushrooms or peppers", ['mushroom', 'pepper']],
    ['rice spikes me, diabetic dinner', ['rice']],
    ['bananas spike my blood sugar', ['banana']],
    ['hates the texture of some things like red meat, rice and soup', ['red meat', 'rice', 'soup']],
    ['no nuts, seeds, skins or anything hard to chew', ['seed']],
    ['no salt pasta dinner', ['salt']],
  ])('is left out: "%s"', (words, foods) => {
    expect(readWords(words).exclusions).toEqual(expect.arrayContaining(foods))
  })
  test.each([
    ["his mom isn't supposed to drink a lot of milk", 'dairy-free'],
    ['no diary please, soup', 'dairy-free'],
  ])('becomes a diet: "%s"', (words, diet) => expect(readWords(words).diets).toContain(diet))
  test.each([
    ['diary and gluten are poisonous to your system', ['milk', 'gluten']],
    ['peanuts are poisonous to me, dessert', ['peanuts']],
    ['toddler with cmpa', ['milk']],
  ])('is an allergy: "%s"', (words, allergies) => {
    expect(readWords(words).refusal).toBeNull()
    expect(readWords(words).allergies).toEqual(expect.arrayContaining(allergies))
  })
  test('is shown, however long the list of it is', () => {
    const words = "She can't eat fish and hates the texture of some things like red meat, rice and soup"
    expect(
      understoodOf(readWords(words))
        .map(({ means }) => means)
        .join(),
    ).toContain('red meat')
  })
  test('asks for no sauce where only the sauce is spoken of', () => {
    const {
      foods,
      families = [],
      recipes,
      dishes,
    } = readWords('halal dinner for guests no alcohol in the sauce')
    expect([...foods, ...families, ...dishes].join()).not.toContain('sauce')
    expect(recipes).toBeUndefined()
  })
  test.each(['my food diary says soup', 'a poisonous mushroom stew'])(
    'is another thing here: "%s"',
    (words) => {
      const { diets, refusal } = readWords(words)
      expect(diets.includes('dairy-free')).toBe(false)
      expect(refusal === null).toBe(!/poison/.test(words))
    },
  )
})

test.each([
  'something with no salt, high blood pressure',
  'no salt pasta dinner',
  'chicken soup without salt',
])('no salt is in a line or a step: "%s"', (words) => {
  const { draft } = madeFor(words)
  expect(foodsOf(words)).not.toMatch(/(?<!un)\bsalt(?:ed)?\b/)
  expect(draft.instructions.join(' ')).not.toMatch(/\bsalt(?:ed)?\b/i)
})

describe('food that has to be soft', () => {
  test.each([
    ['Nothing hard, crunchy, sticky, brittle, spicy, acidic', ['soft', 'mild']],
    ['Nothing hard or crunchy, no nuts, seeds, skins or anything hard to chew', ['soft']],
    ['warm and soft dinner for my grandmother, she has no teeth', ['soft']],
    ['I had my wisdom teeth out, dinner ideas', ['no chewing']],
    ['sore gums, what can I eat', ['soft']],
    ["grandpa can't chew well, lunch", ['soft']],
    ['I have to "eat" a liquid diet for two days and then soft foods for one week', ['soft', 'no chewing']],
    ['able to be swallowed without chewing', ['no chewing']],
    ['jaw wired shut, high calorie meals', ['no chewing']],
  ])('is read: "%s"', (words, moods) => {
    expect(readWords(words).refusal).toBeNull()
    expect(readWords(words).moods).toEqual(expect.arrayContaining(moods))
  })
  test.each([
    'no hard cheese pasta',
    'nothing hard to make',
    'soft tacos',
    'soft boiled eggs',
    'chewy cookies, not crunchy',
    "grandpa can't chew nuts, so leave them off",
  ])('is not meant here: "%s"', (words) => expect(readWords(words).moods).not.toContain('no chewing'))
  test.each(["grandpa can't chew nuts so leave them off the pie", "mum can't bite apples, a salad"])(
    'leaves out the food that cannot be chewed, and makes nothing soft: "%s"',
    (words) => {
      const { claims = [], moods } = readWords(words)
      expect(moods).not.toContain('soft')
      expect(claims.filter(({ kind }) => kind === 'exclusion').map(({ means }) => means)).toEqual([
        expect.stringMatching(/^no (?:nut|apple)$/),
      ])
    },
  )
  test.each([
    "puréed meals for dad who can't swallow well",
    'dysphagia soup',
    'clear liquid diet for my colonoscopy',
  ])('stays a condition without rules: "%s"', (words) =>
    expect(readWords(words).refusal).toContain('no rules for'),
  )
  test('is smooth for who cannot chew', () => {
    expect(madeFor('liquid diet after jaw surgery, savoury').draft.title).toMatch(
      /soup|bisque|smoothie|mash|pur[ée]e|velout/i,
    )
  })
})

test.each(['a newborn friendly meal', 'what can I feed a newborn', 'purees for newborns'])(
  'nothing is made for a newborn: "%s"',
  (words) => expect(readWords(words).refusal).toContain('until about six months'),
)
test.each([
  'dinner for a family with a newborn',
  'a meal for newborn parents',
  'dinner for my newborn twins’ mom',
])('a meal for the parents is no meal for the newborn: "%s"', (words) =>
  expect(readWords(words).refusal).toBeNull(),
)

test.each([
  ['fish fingers for tea', true],
  ['toddler needs dairy free tea', true],
  ["what's for tea tonight", true],
  ["kids' tea, no eggs", true],
  ['cakes for afternoon tea', false],
  ['biscuits for tea', false],
  ['iced tea', false],
  ['green tea for two', false],
  ['gluten free tea eggs', false],
  ['family tea bread', false],
])('tea is the evening meal only where nothing is drunk: "%s"', (words, isMeal) => {
  expect(readWords(words).category === 'dinner').toBe(isMeal)
})

test.each([
  ['my girlfriend is allergic to eggs, need brunch', /egg(?!plant)/],
  ['egg-free brunch', /egg(?!plant)/],
  ['dairy free brunch', /butter(?!nut)|cheese|(?<!coconut )milk/],
])('a brunch keeps a diet: "%s"', (words, out) => {
  expect(
    foodsOf(words).replace(/vegan \w+|(?:oat|soy|almond|coconut) milk|dairy-free \w+|egg-free \w+/g, ''),
  ).not.toMatch(out)
})

test('a cake that cannot keep the rules brings cakes that can', () => {
  const answer = answerTo(readWords('pink princess cake, allergies to wheat, dairy, eggs and nuts'))
  const titles = answer.kind === 'refused' ? answer.near.map(({ title }) => title) : [answer.draft.title]
  expect(titles.join()).toMatch(/cake/i)
})

test.each([
  ['high blood pressure dinner', 'low sodium'],
  ['PCOS dinner', 'diabetes-friendly'],
])('"%s" is refused with recipes near it that keep a known diet', (words, diet) => {
  const answer = answerTo(readWords(words))
  expect(answer).toMatchObject({ kind: 'refused' })
  expect(answer.kind === 'refused' ? answer.near.map(({ because }) => because).join() : '').toContain(diet)
})

test('oil is in mayonnaise', () => {
  expect(foodsOf('NO added oils potato salad')).not.toMatch(/\boil\b|mayonnaise|vinaigrette/)
})

test('words for iron bring foods that have it', () => {
  expect(foodsOf('iron rich dinner')).toMatch(/bean|lentil|chickpea|pea/)
  expect(readWords('iron rich dinner').moods).not.toContain('creamy')
  expect(toldOf('iron rich dinner')).toContain('counts no')
})

test.each([
  ['dinner for the sake of my breastfed son, dairy free', /\bsake\b/],
  ["tasty enough that he won't be tempted to pig out, diabetic", /pigs in blankets/i],
])('"%s" names no food by a figure of speech', (words, not) => {
  expect(`${madeFor(words).draft.title} ${readWords(words).foods.join(' ')}`).not.toMatch(not)
})
