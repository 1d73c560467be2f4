import { expect, test } from 'vitest'
import { recipeDraft } from '#contract/recipe.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import type { WriteRequest } from '#server/ports/ai.ts'
import { askForRecipe, plainCraving } from '#testing/stub-model/ask-for-recipe.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { createBuiltinAi } from './create-builtin-ai.ts'

const cookbook = await testCookbook()

const ai = createBuiltinAi(cookbook)
const signal = new AbortController().signal

const ask = (prompt: string, request: Partial<WriteRequest> = {}) =>
  askForRecipe(ai, { prompt, craving: readCraving(prompt), ...request })

test('the built-in kitchen has a name of its own, no vision and no image model', () => {
  expect(ai).toMatchObject({
    engine: 'builtin',
    label: "Larder's built-in kitchen",
    vision: false,
    images: false,
  })
})

test('writes a whole recipe and says where it came from', async () => {
  const { draft, engine } = await ask('lentil soup')
  expect(recipeDraft.parse(draft)).toEqual(draft)
  expect(draft.instructions.length).toBeGreaterThan(1)
  expect(engine).toBe('larder-kitchen')
})

test('shows the recipe in the order in which it is read, ending with all of it', async () => {
  const { draft, partials } = await ask('lentil soup')
  expect(Object.keys(partials[0]!)).toEqual(['title', 'description'])
  expect(partials[1]).not.toHaveProperty('instructions')
  expect(partials.at(-1)).toEqual(draft)
})

test('the same cook, craving and attempt get the same recipe, however it is spelled', async () => {
  const first = await ask('lentil soup')
  expect((await ask('lentil soup')).draft).toEqual(first.draft)
  const shouted = '  Lentil   SOUP '
  const again = await ask(shouted, { craving: readCraving('lentil soup') })
  expect(again.draft).toEqual(first.draft)
})

test('another attempt, another cook and a repair get other recipes', async () => {
  const first = await ask('something warm')
  const others = await Promise.all([
    ask('something warm', { attempt: 2 }),
    ask('something warm', { repair: { draft: first.draft, findings: [] } }),
  ])
  for (const { draft } of others) expect(draft).not.toEqual(first.draft)
  // Two cooks may get one recipe by chance, and four cooks do not.
  const cooks = await Promise.all(
    ['2', '3', '4', '5'].map((n) => ask('something warm', { userId: `cook-${n}` })),
  )
  expect(new Set([first, ...cooks].map(({ draft }) => draft.title)).size).toBeGreaterThan(2)
})

test('what the kitchen refuses is refused with its reason', async () => {
  const craving = plainCraving('gravel', { refusal: 'Gravel is not food.' })
  await expect(askForRecipe(ai, { prompt: 'gravel', craving })).rejects.toMatchObject({
    name: 'AiError',
    kind: 'refused',
    message: expect.stringMatching(/\w/),
  })
})

test('a cook who gave up gets the reason back, for words and for pictures', async () => {
  const { draft } = await ask('lentil soup')
  const gone = AbortSignal.abort(new Error('cancelled by the cook'))
  await expect(askForRecipe(ai, {}, gone)).rejects.toThrow('cancelled by the cook')
  await expect(ai.drawDish(draft, { signal: gone, quality: 'standard' })).rejects.toThrow(
    'cancelled by the cook',
  )
})

test('gives a drawing, the same for the same recipe, another for another', async () => {
  const [soup, cake] = [(await ask('tomato soup')).draft, (await ask('carrot cake')).draft]
  const draw = (recipe: typeof soup) => ai.drawDish(recipe, { signal, quality: 'standard' })
  const [first, again, other] = await Promise.all([draw(soup), draw(soup), draw(cake)])
  expect(first).toEqual({
    alt: `Illustration of ${soup.title}`,
    drawing: { recipe: expect.objectContaining({ title: soup.title }), seed: expect.any(String) },
  })
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

test('a drawing follows the looks that it is given, and keeps nothing else of the recipe than its title', async () => {
  const { draft } = await ask('tomato soup')
  const looks = { vessel: 'mug', view: 'from above', form: 'soup', parts: ['red tomato soup'] } as const
  const dish = await ai.drawDish(draft, {
    signal,
    quality: 'standard',
    looks: { ...looks, parts: [...looks.parts] },
  })
  expect(dish).toMatchObject({
    drawing: { recipe: { title: draft.title, category: draft.category, ingredients: [], looks } },
  })
  expect(JSON.stringify(dish)).not.toContain(draft.instructions[0])
})
