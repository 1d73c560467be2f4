import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import {
  foodsToCut,
  heatsOven,
  isEatenByHand,
  isServedCold,
  tooHotFor,
  tooMuchWork,
} from '#kitchen/checks/measured-work.ts'
import { minutesInAll } from '#kitchen/checks/times.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const madeFor = (words: string, cook = 'test') => {
  const made = answerTo(readWords(words), 1, cook)
  if (made.kind === 'refused') throw new Error(`${words} is refused: ${made.reason}`)
  return made
}
const told = (words: string): string => {
  const { draft, course } = madeFor(words)
  const { findings } = checkRecipe(draft, {
    craving: readWords(words),
    source: 'engine',
    ...(course && { course }),
  })
  return findings.map(({ message }) => message).join(' ')
}

describe('hot weather', () => {
  test.each([
    'Heat wave, over a week of 90s, what to cook?',
    "we're having a heat wave so whats for lunch?",
    'its soooo hot out, what are you eating?',
    "it's HOT HOT HOT and we are stuck inside",
    'hot weather dinners',
    "what should I eat when it's 95 degrees out",
    "dinner that doesn't heat up the kitchen",
    'our ac is broken, dinner ideas',
    'in this heat I only want something light',
    'bei der Hitze, was soll ich essen',
    'hace mucho calor, qué ceno',
    'il fait trop chaud, idée de dîner',
    'fa troppo caldo, cosa mangio stasera',
  ])('gets cool food without the oven, and nothing spicy, when it says "%s"', (words) => {
    const { moods } = readWords(words)
    expect(moods).toContain('for a hot day')
    expect(moods).not.toContain('spicy')
    expect(moods).not.toContain('warm')
    const { draft } = madeFor(words)
    expect(tooHotFor(draft), draft.title).toBeNull()
  })
  test.each([
    ['noodles with some heat', 'spicy'],
    ['chili, bring the heat', 'spicy'],
    ['I like heat in my curry', 'spicy'],
    ['something hot for dinner', 'warm'],
  ])('is no weather when "%s" speaks of the food', (words, mood) => {
    const { moods } = readWords(words)
    expect(moods).toContain(mood)
    expect(moods).not.toContain('for a hot day')
  })
  test.each(['hot wings', 'hot chocolate', 'hot and sour soup', 'hot dogs', 'hot fudge sundae'])(
    'is no word of the name "%s"',
    (words) => expect(readWords(words).moods).not.toContain('for a hot day'),
  )
})

describe('cold and wet weather', () => {
  test.each([
    'Cozy comfort food for a blizzardy weekend',
    'zero windchill here, what do you cook',
    'snowed in, what should I make',
    'what do you like to eat when the weather is cold and snowy',
    'drizzly sunday, need dinner',
    'es regnet, was koche ich',
    'hace mucho frío, una cena',
  ])('gets warming food and leaves nothing out when it says "%s"', (words) => {
    const { moods, exclusions } = readWords(words)
    expect(moods.some((mood) => mood === 'cozy' || mood === 'winter')).toBe(true)
    expect(exclusions).toEqual([])
    expect(isServedCold(madeFor(words).draft)).toBe(false)
  })
})

describe('food that is to be cold', () => {
  test.each([
    'lunch I can eat cold at work',
    'lunch, it has to be cold and easy to open',
    "lunch for school, they don't want anything hot",
    'no hot food, a lunch please',
    'algo frío para cenar',
    'was Kaltes zum Abendessen',
  ])('is served cold when asked "%s"', (words) => {
    const { draft } = madeFor(words)
    expect(isServedCold(draft), draft.title).toBe(true)
  })
})

describe('a cook without strength', () => {
  test.each([
    'too tired to cook',
    'lowest effort dinner that isnt cereal',
    "I don't want to make dinner",
    'depression meal',
    "can't be bothered to cook",
    'no spoons left, dinner',
    'what can I just throw together',
    'never fail meals',
    'keine Lust zu kochen',
    'sin ganas de cocinar',
    "j'ai la flemme de cuisiner",
    'non ho voglia di cucinare',
  ])('gets a dish of few steps and minutes when it says "%s"', (words) => {
    const { draft } = madeFor(words)
    expect(tooMuchWork(draft), draft.title).toBeNull()
  })
  test.each(["I'm so tired of chicken", 'sick and tired of lettuce'])('is no cook who says "%s"', (words) =>
    expect(readWords(words).moods).not.toContain('little work'),
  )
  test.each([
    'one pan, no chopping, i have a broken wrist',
    'dinner without chopping',
    'my arm is in a cast, easy dinner',
    'nothing to chop please, dinner',
  ])('has nothing to cut when it says "%s"', (words) => {
    const { draft } = madeFor(words)
    expect(foodsToCut(draft), draft.title).toEqual([])
  })
  test.each([
    ['no chopping or nuts, dinner', 'nut-free'],
    ['no oven, nuts or eggs', 'nut-free'],
    ['no oven, nuts or eggs', 'egg-free'],
    ['no energy, no dairy, dinner', 'dairy-free'],
  ])('keeps what is left out behind it: "%s" is %s', (words, diet) => {
    expect(readWords(words).diets).toContain(diet)
  })
})

describe('haste', () => {
  test.each([
    'I need to get something on the table quickly',
    "I'm starving, dinner",
    "I don't want to spend hours in the kitchen",
    'breakfast that doesn’t take any time',
    'hungover, greasy, right now please',
  ])('is read as a quick dish in "%s"', (words) => {
    expect(readWords(words).moods).toContain('quick')
    expect(minutesInAll(madeFor(words).draft)).toBeLessThanOrEqual(45)
  })
  test('is no hunger of many eaters', () => {
    expect(readWords('what to feed 5 hungry teenage boys')).toMatchObject({ servings: 5, moods: ['hearty'] })
  })
})

describe('how it is eaten', () => {
  test.each(['dinner that can be eaten with one hand', 'finger food for a party', 'handheld lunch'])(
    'is by hand when asked "%s"',
    (words) => {
      const { draft } = madeFor(words)
      expect(isEatenByHand(draft), draft.title).toBe(true)
    },
  )
  test('leaves finger food for a baby to the rules for babies', () => {
    expect(readWords('finger food from 6 months').conditions?.map(({ id }) => id)).toContain('baby')
    expect(readWords('finger food for my 9 month old').conditions?.map(({ id }) => id)).toContain('baby')
  })
  test('is outside for hours, which is told', () => {
    expect(told("food that won't go bad in the 2 hours or so we'll be outside")).toMatch(/keep 2 hours/)
  })
})

describe('the tools that are there', () => {
  test.each([
    ['how to make a turkey sans oven', 'no oven'],
    ['Cooking without an oven', 'no oven'],
    ['lasagna, our oven broke', 'no oven'],
    ['baking with a dodgy oven', 'no oven'],
    ['the "heat oven to 425 degrees" kind of dish but bypassing the oven', 'no oven'],
    ['anything decent without a stove/oven', 'no cook'],
    ['dinner until the new stove / oven arrives', 'no cook'],
    ['kettle and a toaster thats all i got', 'no cook'],
    ['air fryer only, kitchen being redone til january', 'air fryer'],
    ['lunch from a sandwich press', 'sandwich press'],
    ['toaster oven dinner ideas for two', 'toaster oven'],
    ['ohne Backofen, ein Abendessen', 'no oven'],
    ['cena sin horno', 'no oven'],
    ['dîner sans four', 'no oven'],
    ['cena senza forno', 'no oven'],
  ])('are read in "%s"', (words, tool) => {
    const { equipment } = readWords(words)
    expect(equipment).toContain(tool)
    if (/no /.test(tool)) expect(heatsOven(madeFor(words).draft)).toBe(false)
    if (tool === 'no oven') expect(equipment).not.toContain('oven')
  })
  test('tell how much longer a weak microwave takes', () => {
    expect(told("I'm only allowed a fridge and a 600-watt microwave")).toMatch(/65 percent more/)
  })
  test('are a choice where somebody asks after three', () => {
    expect(
      readWords('use the stovetop better? learn to grill everything? get a toaster oven?').equipment,
    ).toHaveLength(1)
  })
})

describe('an open wish for dinner', () => {
  const cooks = ['Ada', 'Ben', 'Cem', 'Dua', 'Eva', 'Fay']
  test('is an easy dish of forty minutes, another for another cook', () => {
    const titles = cooks.map((cook) => {
      const { draft } = madeFor('what should I make for dinner', cook)
      expect(minutesInAll(draft), draft.title).toBeLessThanOrEqual(40)
      return draft.title
    })
    expect(new Set(titles).size).toBeGreaterThan(3)
  })
  test.each(['comfort food', 'just got dumped, feed me', 'what do I eat when I am hungry'])(
    'waits for no soaked beans: "%s"',
    (words) => {
      for (const cook of cooks) expect(madeFor(words, cook).draft.restTime).toBeLessThanOrEqual(60)
    },
  )
  test('for breakfast is no drink', () => {
    for (const cook of cooks) expect(madeFor('new breakfast ideas', cook).course).not.toBe('drink')
  })
  test('of what is there tells to name it', () => {
    expect(told('what can i cook with what we have')).toMatch(/Name what you have/)
  })
})

describe('several meals', () => {
  test.each([
    'two healthy and complete meals per week for the four of us',
    'thirty dinners that everyone will like',
    'I need someone to plan my dinner menus.',
    'weekly menu for a family of 4',
    'I have $50 for food this week. Plan my meals',
    'three dinners for this week',
  ])('are made one at a time, and that is told: "%s"', (words) => {
    expect(told(words)).toMatch(/one recipe at a time/)
  })
  test.each(['5 ingredient dinners', 'dinner for four people', 'two-cheese pasta', '30 minute meals'])(
    'are not meant by "%s"',
    (words) => expect(told(words)).not.toMatch(/one recipe at a time/),
  )
})

describe('a figure of speech', () => {
  test.each([
    'how do I feed myself without wanting to go to bed without supper',
    'we need something new in the mix',
    'time to pig out, dinner',
    'for the sake of my sanity an easy dinner',
    "what's your cold weather chow today",
    'what do you feed my little sweetie pie',
    'I have to bring home the bacon and cook dinner, quick',
    'the best thing since sliced bread, a dinner please',
    'easy dinner, I spilled the beans at work',
    'dinner that sells like hot cakes',
    'das ist mir wurst, irgendein Abendessen',
    'una cena que sea pan comido',
    'du pain sur la planche, un dîner rapide',
    'ho le mani in pasta tutto il giorno, una cena veloce',
  ])('names no food and leaves none out: "%s"', (words) => {
    const { foods, families = [], exclusions, recipes } = readWords(words)
    expect([...foods, ...families, ...exclusions]).toEqual([])
    expect(recipes).toBeUndefined()
  })
  test('names nobody who eats, such as a toddler underfoot', () => {
    const words = "I like fancy meals, but I don't want to spend hours with a toddler underfoot."
    expect(readWords(words).conditions).toEqual([])
    expect(told(words)).not.toMatch(/toddler/i)
  })
  test.each([
    ['chow mein', /chow mein/i],
    ['bunny chow', /bunny chow/i],
    ['sugar pie', /pie/i],
    ['trail mix', /trail mix/i],
    ['hot potato salad', /potato salad/i],
    ['kitchen sink cookies', /cookie/i],
    ['take the chicken out of the freezer for dinner', /chicken/i],
    ['I have cold turkey, what can I make', /turkey/i],
    ['poulet aux petits oignons', /chicken|poulet/i],
    ['a slice of chocolate cake', /cake/i],
  ])('leaves the dish "%s" its name', (words, title) => {
    expect(madeFor(words).draft.title).toMatch(title)
  })
  test('does not part lunch from its meat', () => {
    expect(readWords('dinner without lunch meat').exclusions.join()).toMatch(/deli meat/)
  })
})

describe('an illness', () => {
  test.each([
    "what do I eat when I'm under the weather",
    'my husband has a cold, dinner',
    'barfy kid, what do I feed her',
  ])('asks for food for the sick in "%s"', (words) => expect(readWords(words).moods).toContain('sick'))
  test('that a food brings is an allergy all the same', () => {
    expect(readWords('dairy gives me a stomach ache, dinner').allergies).toContain('milk')
  })
})

describe('a food that is waved off', () => {
  test('is left out: "eggs? Forget it."', () => {
    const words = "I don't mind pancakes and bacon, but eggs? Forget it."
    expect(readWords(words).diets).toContain('egg-free')
  })
  test('includes fish for who asks for breakfast that is meat free', () => {
    expect(readWords('quick breakfast, meat free and not sweet').diets).toContain('vegetarian')
  })
})
