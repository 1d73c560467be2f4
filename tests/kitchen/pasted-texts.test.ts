import { expect, test } from 'vitest'
import { draftOf } from '#kitchen/reading/draft-of.ts'
import { readText } from '#kitchen/reading/text/read-text.ts'

const ingredients = [
  '2 pounds tomatoes, halved',
  '1 onion, quartered',
  '2 tablespoons olive oil',
  'salt, to taste',
]
const steps = [
  'Heat the oven to 400 °F and toss the tomatoes with the oil.',
  'Roast for 30 minutes, then blend with 2 cups water.',
  'Season with salt and serve.',
]
const story = 'A smooth soup for the last warm days.'

/** The same soup in many formats that people copy. */
const texts: Record<string, string> = {
  'plain headings': `Tomato Soup\n${story}\n\nServes 4\nPrep time: 10 minutes\nCook time: 35 minutes\n\nIngredients\n${ingredients.join('\n')}\n\nInstructions\n${steps.join('\n')}`,
  Markdown: `# Tomato Soup\n\n${story}\n\n**Serves:** 4 | **Prep:** 10 min | **Cook:** 35 min\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
  'bullets, capitals and step numbers': `TOMATO SOUP\n${story}\n4 servings\nPREP TIME 10 mins\nCOOK TIME 35 mins\nINGREDIENTS:\n${ingredients.map((line) => `• ${line}`).join('\n')}\nDIRECTIONS:\n${steps.map((step, at) => `Step ${at + 1}: ${step}`).join('\n')}`,
  'numbers on lines of their own': `Tomato Soup\n${story}\nYield: 4 servings\nPrep Time\n10 minutes\nCook Time\n35 minutes\nIngredients\n${ingredients.join('\n')}\nPreparation\n${steps.map((step, at) => `${at + 1}\n${step}`).join('\n')}`,
  'boxes and blank lines': `Tomato Soup\n\n${story}\n\nMakes 4 servings\n\nPrep: 10 minutes, Cook: 35 minutes\n\nYou will need:\n\n${ingredients.map((line) => `▢ ${line}`).join('\n\n')}\n\nHow to make it:\n\n${steps.join('\n\n')}`,
  'Windows line ends, tabs, no-break spaces': `Tomato Soup\r\n${story}\r\nServes 4\r\nPrep: 10 min\r\nCook: 35 min\r\nIngredients\r\n${ingredients.map((line) => `\t${line.replaceAll(' ', '\u00a0')}`).join('\r\n')}\r\nSteps\r\n${steps.join('\r\n')}`,
  'wrapped by a mail': `Tomato Soup\n${story}\nServes 4\nPrep: 10 min\nCook: 35 min\nIngredients\n2 pounds tomatoes,\nhalved\n1 onion, quartered\n2 tablespoons olive oil\nsalt, to taste\nMethod\n1. Heat the oven to 400 °F and toss the tomatoes\nwith the oil.\n2. Roast for 30 minutes, then blend\nwith 2 cups water.\n3. Season with salt and serve.`,
  'with a page around it': `Tomato Soup\n${story}\nServes 4\nPrep: 10 min\nCook: 35 min\nDifficulty: easy\nIngredients\n${ingredients.join('\n')}\nMethod\n${steps.join('\n')}\nNutrition facts\nCalories: 210 kcal\nComments (2)\nAdd 1 cup cream!\nShare this recipe`,
  'no headings at all':
    `Tomato Soup\n${story}\nServes 4. Prep: 10 min. Cook: 35 min.\n\n${ingredients.join('\n')}\n\n${steps.join('\n')}`.replace(
      'Serves 4. Prep: 10 min. Cook: 35 min.',
      'Serves 4\nPrep: 10 min\nCook: 35 min',
    ),
  'headings for the steps only': `Tomato Soup\n${story}\nServes 4\nPrep: 10 min\nCook: 35 min\n\n${ingredients.join('\n')}\n\nDirections\n${steps.join('\n')}`,
  'headings for the ingredients only': `Tomato Soup\n${story}\nServes 4\nPrep: 10 min\nCook: 35 min\n\nIngredients\n${ingredients.join('\n')}\n\n${steps.join('\n')}`,
  'lost lines': `Tomato Soup\n${story}\nServes 4\nPrep: 10 min\nCook: 35 min\nIngredients: 2 pounds tomatoes, halved, 1 onion, quartered, 2 tablespoons olive oil, salt, to taste. Method:\n${steps.join('\n')}`,
}

for (const [name, text] of Object.entries(texts)) {
  test(`a pasted soup: ${name}`, () => {
    const found = readText(text)
    expect(found).toHaveLength(1)
    const { draft } = draftOf(found[0]!)
    expect(draft.title.toLowerCase()).toBe('tomato soup')
    expect(draft).toMatchObject({
      description: story,
      prepTime: 10,
      cookTime: 35,
      servings: 4,
      instructions: steps,
    })
    expect(draft.ingredients.map(({ amount, item }) => `${amount} ${item}`.trim())).toEqual(ingredients)
    expect(draft.ingredients[0]).toEqual({ amount: '2 pounds', item: 'tomatoes, halved' })
  })
}

test('parts of a dish stay with their lines, and its notes become private notes', () => {
  const [found] = readText(
    'Pie\n\nIngredients\nFor the dough:\n2 cups flour\n1/2 cup butter\nFILLING\n3 apples, sliced\n\nMethod\nFor the dough:\n1. Rub the butter into the flour.\nFilling:\n2. Add the apples and bake for 40 minutes.\n\nNotes\nKeeps for two days.\nEquipment\na pie tin',
  )
  const { draft, notes, report } = draftOf(found!)
  expect(draft.ingredients).toEqual([
    { amount: '2 cups', item: 'flour', group: 'For the dough' },
    { amount: '1/2 cup', item: 'butter', group: 'For the dough' },
    { amount: '3', item: 'apples, sliced', group: 'Filling' },
  ])
  expect(draft.instructions).toEqual([
    'For the dough: Rub the butter into the flour.',
    'Filling: Add the apples and bake for 40 minutes.',
  ])
  expect(notes).toBe('Keeps for two days.\n\nEquipment:\na pie tin')
  // The text names neither times nor servings, so both are guesses and reported as such.
  expect(report).toContainEqual(expect.objectContaining({ field: 'servings', outcome: 'guessed' }))
  expect(report).toContainEqual(expect.objectContaining({ field: 'times', outcome: 'guessed' }))
  expect(draft.cookTime).toBe(40)
})

test('two recipes in one text are two', () => {
  const one = (title: string, food: string) =>
    `${title}\n\nIngredients\n1 cup ${food}\n2 cups water\n\nMethod\nBoil the ${food} in the water.\nServe it hot.`
  const found = readText(`${one('Rice', 'rice')}\n\n${one('Oats', 'oats')}`)
  expect(found.map(({ title }) => title)).toEqual(['Rice', 'Oats'])
  expect(found.map(({ steps }) => steps.length)).toEqual([2, 2])
})

test('a source line is the address, a name behind "by" the author', () => {
  const [found] = readText(
    'Rice\nRecipe by Ada Lind\nSource: https://rice.example/plain\nIngredients\n1 cup rice\nMethod\nBoil it.',
  )
  expect(found).toMatchObject({
    author: 'Ada Lind',
    address: 'https://rice.example/plain',
    title: 'Rice',
    description: '',
  })
})

test('texts that do not fit are shortened or moved to the notes, and reported', () => {
  const long = `Add the salt and ${'stir '.repeat(500)}well. Then serve.`
  const [found] = readText(
    `${'Soup '.repeat(26)}\n\nIngredients\n${'1 cup water\n'.repeat(120)}\nMethod\n1. ${long}\n${Array.from({ length: 70 }, (_, at) => `${at + 2}. Stir once more, for the ${at + 2}th time.`).join('\n')}`,
  )
  const { draft, notes, report } = draftOf(found!)
  expect(draft.title.length).toBeLessThanOrEqual(120)
  expect(draft.ingredients).toHaveLength(100)
  expect(draft.instructions).toHaveLength(60)
  expect(draft.instructions.every((step) => step.length <= 2000)).toBe(true)
  expect(draft.instructions.slice(0, 2).join(' ').replace(/\s+/g, ' ')).toContain('well. Then serve.')
  expect(notes.match(/1 cup water/g)).toHaveLength(20)
  expect(notes).toContain('for the 71th time')
  expect(report.filter(({ outcome }) => outcome === 'changed').map(({ field }) => field)).toEqual([
    'title',
    'ingredients',
    'instructions',
  ])
})

test('a letter is no recipe', () => {
  const [found] = readText(
    'Dear Ada,\nit was good to see you. The weather is fine, and the children send their love.\nYours, Bob',
  )
  expect(found?.ingredients).toEqual([])
  expect(found?.steps).toEqual([])
})
