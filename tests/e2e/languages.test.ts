import type { Page, TestInfo } from '@playwright/test'
import { crave, expect, signUp, test } from './larder.ts'

test.describe.configure({ mode: 'serial' })

interface Answer {
  title: string
  description: string
  lines: string[]
  steps: string[]
  times: [prep: number, cook: number]
}

/** Builds a model's answer in its own format. */
const answer = ({ title, description, lines, steps, times }: Answer) => ({
  text: JSON.stringify({
    title,
    description,
    category: 'dinner',
    prepTime: times[0],
    cookTime: times[1],
    restTime: 0,
    servings: 2,
    ingredients: lines.map((line) => {
      const [amount = '', item = ''] = line.split(' | ')
      return { amount, item, group: '' }
    }),
    instructions: steps,
    refusal: null,
  }),
})

const linsen: Answer = {
  title: 'Linsen mit Zwiebeln',
  description: 'Weiche Linsen unter goldbraunen Zwiebeln.',
  lines: [
    '200 g | braune Linsen',
    '1 | Zwiebel, in Ringe geschnitten',
    '2 EL | Rapsöl',
    '600 ml | Gemüsebrühe',
    '1 TL | Salz',
  ],
  steps: [
    'Die Linsen in der Gemüsebrühe mit dem Salz 25 Minuten köcheln lassen, bis sie weich sind.',
    'Die Zwiebel im Rapsöl eine Viertelstunde goldbraun braten und über die Linsen geben.',
  ],
  times: [10, 40],
}
const ratatouille: Answer = {
  title: 'Ratatouille du jardin',
  description: 'Des légumes fondants et parfumés au thym.',
  lines: [
    '2 | courgettes, en rondelles',
    '1 | aubergine, en dés',
    '3 gousses | d’ail hachées',
    '1 boîte | de tomates concassées (400 g)',
    "3 c. à soupe | d'huile d'olive",
    '1 pincée | de sel',
  ],
  steps: [
    "Chauffer l'huile d'olive dans une cocotte et faire revenir l'aubergine et les courgettes pendant 8 à 10 minutes.",
    "Ajouter l'ail, les tomates et le sel, couvrir et laisser mijoter 1 h 30 à feu doux.",
  ],
  times: [20, 100],
}
const garbanzos: Answer = {
  title: 'Garbanzos con espinacas',
  description: 'Un plato de cuchara con pimentón.',
  lines: [
    '1 bote | de garbanzos cocidos (400 g)',
    '200 g | de espinacas frescas',
    '2 dientes | de ajo, laminados',
    '2 cucharadas | de aceite de oliva',
    '1 cucharadita | de pimentón dulce',
    '1 pizca | de sal',
  ],
  steps: [
    'Calienta el aceite en una sartén y dora el ajo 2 minutos a fuego medio.',
    'Añade las espinacas y la sal y saltea 3-4 minutos.',
    'Agrega el pimentón y los garbanzos y cuece media hora a fuego lento.',
  ],
  times: [10, 36],
}

/** Keeps a picture of the page with `SHOTS=1`, for somebody who reads the languages. */
const look = async (page: Page, info: TestInfo, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
}
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Step|Ingredients)/ })

const cases = [
  {
    name: 'German',
    craving: 'Linsen mit Zwiebeln, ganz einfach',
    allergy: 'Peanuts',
    bad: { ...linsen, lines: [...linsen.lines, '2 EL | Erdnussbutter'] },
    good: linsen,
    doubled: ['4 EL', '2 Zwiebeln'],
    timers: ['25 Minuten', 'eine Viertelstunde'],
    list: '400 g braune Linsen',
  },
  {
    name: 'French',
    craving: 'une ratatouille avec du thym, sans viande',
    allergy: 'Milk',
    bad: { ...ratatouille, lines: [...ratatouille.lines, '20 cl | de crème fraîche'] },
    good: ratatouille,
    doubled: ['6 gousses', '2 aubergines'],
    timers: ['8 à 10 minutes', '1 h 30'],
    list: '2 boîtes de tomates concassées',
  },
  {
    name: 'Spanish',
    craving: 'garbanzos con espinacas para la cena',
    allergy: 'Eggs',
    bad: { ...garbanzos, lines: [...garbanzos.lines, '2 | huevos duros'] },
    good: garbanzos,
    doubled: ['4 dientes', '2 pizcas'],
    timers: ['2 minutos', '3-4 minutos', 'media hora'],
    list: '400 g de espinacas frescas',
  },
]

for (const { name, craving, allergy, bad, good, doubled, timers, list } of cases) {
  test(`a ${name} cook goes from a craving to cook mode and the shopping list`, async ({
    page,
    modelLarder,
  }, info) => {
    await signUp(page, modelLarder.url)
    await page.goto(`${modelLarder.url}/profile`)
    await page.getByText(allergy, { exact: true }).click()
    await page.getByText('Metric (g, °C)').click()
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(2)
    await page.goto(modelLarder.url)

    // The first answer violates the profile, in the cook's language; the kitchen asks for a repair.
    const { model } = modelLarder
    const before = model.requests.length
    model.respond(answer(bad), answer(good))
    await crave(page, craving)
    await page
      .getByRole('link', { name: /^View Recipe/ })
      .first()
      .click({ timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1, name: good.title })).toBeVisible()
    const asked = model.requests.slice(before).filter(({ kind }) => kind === 'text')
    expect(asked.length).toBe(2)
    expect(asked[0]?.raw).toContain(`Written in ${name}`)
    expect(asked[1]?.raw).toContain('failedChecks')
    await look(page, info, 'recipe')

    await page.getByRole('button', { name: 'Double: 4 servings' }).click()
    for (const words of doubled) {
      const [amount = '', ...rest] = words.split(' ')
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: amount })
          .filter({ hasText: rest.join(' ') })
          .first(),
      ).toBeVisible()
    }
    await look(page, info, 'doubled')

    await page.getByRole('button', { name: 'Add to shopping list' }).click()
    await page.getByRole('link', { name: 'On your shopping list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: list })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other', exact: true })).toHaveCount(0)
    await look(page, info, 'shopping-list')

    await page.goBack()
    await page.getByRole('link', { name: 'Start cooking' }).click()
    // The message of the list would cover the step.
    await expect(page.getByText('On your shopping list')).toHaveCount(0)
    const found: string[] = []
    for (let step = 0; step <= good.steps.length; step++) {
      await expect(status(page)).toHaveText(step === 0 ? /^Ingredients/ : new RegExp(`^Step ${step} of`))
      found.push(
        ...(await page
          .getByRole('button', { name: /^Start a timer/ })
          .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent ?? ''))),
      )
      await look(page, info, `cook-${step}`)
      await page.keyboard.press('ArrowRight')
    }
    expect(found.map((words) => words.trim())).toEqual(timers)
  })
}
