import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageAnalysis } from '#contract/recipes.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { PhotoPanel } from './photo-panel.tsx'

vi.mock('#web/lib/load-config.ts', () => ({ loadConfig: async () => ({ ai: { vision: server.vision } }) }))
vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

const option = {
  title: 'Rice Salad',
  description: 'Fresh and sharp.',
  difficulty: 'Easy',
  cookTime: 20,
  requiredIngredients: ['rice', 'tuna'],
}
const analysis: ImageAnalysis = {
  description: 'Rice and tuna on a shelf.',
  ingredients: [
    { name: 'rice', confidence: 0.8 },
    { name: 'tuna', confidence: 0.79 },
  ],
  recipeOptions: [option],
  seenBy: 'model',
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const server = {
  vision: true,
  calls: [] as string[],
  bodies: [] as unknown[],
  analysis: () => json(analysis),
}

beforeEach(() => {
  Object.assign(server, { vision: true, calls: [], bodies: [], analysis: () => json(analysis) })
  for (let number = 0; number < 100; number++) dismissToast(number)
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, options) => {
      const call = `${options?.method} ${String(input)}`
      server.calls.push(call)
      server.bodies.push(options?.body)
      if (call === 'POST /api/recipes/analyze-image') return server.analysis()
      if (call === 'POST /api/recipes/options')
        return json({ recipeOptions: [{ ...option, title: 'Banana Rice' }] })
      if (call.startsWith('GET /api/foods')) return json({ names: ['basmati rice'] })
      return json({})
    }),
  )
})
afterEach(cleanup)

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const lastToast = () => document.querySelector('output')?.textContent

const asked = { onChoose: vi.fn(), onAll: vi.fn(), onLimit: vi.fn() }
function open() {
  for (const one of Object.values(asked)) one.mockClear()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PhotoPanel busy={false} {...asked} />
        <LastToast />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const file = (name = 'shelf.jpg', type = 'image/jpeg', size = 10) => {
  const made = new File([new Uint8Array(10)], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!
const choose = (one: File) => fireEvent.change(picker(), { target: { files: [one] } })
async function analyzed() {
  choose(file())
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Photo' }))
  await screen.findByRole('heading', { name: 'Detected Ingredients' })
}
const chips = () =>
  within(screen.getByRole('list', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a file that is no image, or too large, is refused with the specified message and changes nothing', async () => {
  open()
  expect(screen.getByText('JPG, PNG up to 10MB')).toBeTruthy()
  choose(file('menu.pdf', 'application/pdf'))
  expect(lastToast()).toBe('Invalid File|Please select an image file.')
  choose(file('huge.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1))
  expect(lastToast()).toBe('File Too Large|Please select an image smaller than 10MB.')
  expect(screen.queryByRole('button', { name: 'Analyze Photo' })).toBeNull()
  choose(file('exact.jpg', 'image/jpeg', 10 * 1024 * 1024))
  expect(await screen.findByRole('button', { name: 'Analyze Photo' })).toBeTruthy()
})

test('a photo can be dropped, pasted, or taken with the camera', async () => {
  open()
  const place = screen.getByRole('region', { name: 'Photo of ingredients' })
  expect(document.querySelector('input[capture=environment]')?.getAttribute('accept')).toBe('image/*')
  fireEvent.drop(place, { dataTransfer: { files: [file('dropped.jpg')], types: ['Files'] } })
  expect(await screen.findByAltText('Your photo: dropped.jpg')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a Different Photo' }))
  const paste = new Event('paste', { cancelable: true })
  Object.defineProperty(paste, 'clipboardData', { value: { files: [file('pasted.png', 'image/png')] } })
  fireEvent(window, paste)
  expect(await screen.findByAltText('Your photo: pasted.png')).toBeTruthy()
})

test('foods below 0.8 have a question mark, the list can be corrected, and a recipe uses all of it', async () => {
  open()
  await analyzed()
  expect(lastToast()).toBe('Image Analyzed!|Found 2 ingredients and 1 recipe option')
  expect(chips()).toEqual(['rice', 'tuna?'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove tuna' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add banana' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Add an ingredient' }), 'Rice, beans{Enter}')
  expect(chips()).toEqual(['rice', 'banana', 'beans'])

  await userEvent.click(screen.getByRole('button', { name: 'rice: rename' }))
  const box = screen.getByRole('combobox', { name: 'New name for rice' })
  await userEvent.type(box, ' b')
  await userEvent.click(await screen.findByRole('option', { name: 'basmati rice' }))
  expect(chips()).toEqual(['basmati rice', 'banana', 'beans'])
  await userEvent.click(screen.getByRole('button', { name: 'Generate from All Ingredients' }))
  expect(asked.onAll).toHaveBeenCalledWith(['basmati rice', 'banana', 'beans'])
})

test('a food that is renamed to several is replaced by all of them, in its place', async () => {
  open()
  await analyzed()
  await userEvent.click(screen.getByRole('button', { name: 'rice: rename' }))
  const box = screen.getByRole('combobox', { name: 'New name for rice' })
  await userEvent.clear(box)
  await userEvent.type(box, 'basil, Tuna, mint{Enter}')
  expect(chips()).toEqual(['basil', 'Tuna', 'mint'])
})

test('removing a chip moves the focus to the next one, or to the field after the last', async () => {
  open()
  await analyzed()
  await userEvent.click(screen.getByRole('button', { name: 'Remove rice' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove tuna' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add an ingredient' }))
})

test('an option is chosen as it is, and a changed list can request new ones', async () => {
  open()
  await analyzed()
  await userEvent.click(screen.getByRole('button', { name: 'Make this recipe: Rice Salad' }))
  expect(asked.onChoose).toHaveBeenCalledWith(option)
  await userEvent.click(screen.getByRole('button', { name: 'Add banana' }))
  expect(screen.getByText('You changed the list: these recipes are for the one before.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New Ideas' }))
  expect(await screen.findByRole('heading', { name: 'Banana Rice' })).toBeTruthy()
  expect(server.bodies.at(-1)).toBe(JSON.stringify({ ingredients: ['rice', 'tuna', 'banana'] }))
})

test('an analysis without options can generate a recipe, and an analysis by words only says so', async () => {
  const description = 'Only the words on packages are read here.'
  server.analysis = () => json({ ...analysis, description, recipeOptions: [], seenBy: 'labels' })
  open()
  await analyzed()
  expect(lastToast()).toBe('Image Analyzed!|Found 2 ingredients, ready to generate')
  expect(screen.getByText(description)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Find Recipes' }))
  expect(await screen.findByRole('heading', { name: 'Banana Rice' })).toBeTruthy()
})

test('a server that reads only words says so before the upload, and foods can be tapped or typed first', async () => {
  server.vision = false
  server.analysis = () => json({ ...analysis, recipeOptions: [], seenBy: 'labels' })
  open()
  expect(await screen.findByText(/only the words on packages can be read here/)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Dairy & Eggs' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add mushroom' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find Recipes' }))
  expect(await screen.findByRole('heading', { name: 'Banana Rice' })).toBeTruthy()
  expect(server.bodies.at(-1)).toBe(JSON.stringify({ ingredients: ['mushroom'] }))
  // A photo of packages adds its foods to the tapped ones.
  await analyzed()
  expect(screen.getByRole('button', { name: 'Remove mushroom' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove rice' })).toBeTruthy()
})

test('a photo without any found food is not called analyzed', async () => {
  server.analysis = () => json({ ...analysis, ingredients: [], recipeOptions: [], seenBy: 'labels' })
  open()
  await analyzed()
  expect(lastToast()).toBe('Nothing Recognized|No food was found on this photo. Tap or type what you have.')
})

test('a failure shows the server’s message or the specified one, and the photo stays', async () => {
  server.analysis = () => json({ code: 'ai_timeout', message: 'It took too long.' }, 504)
  open()
  choose(file())
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Photo' }))
  await waitFor(() => expect(lastToast()).toBe('Analysis Failed|It took too long.'))
  server.analysis = () => new Response('', { status: 500 })
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Photo' }))
  await waitFor(() => expect(lastToast()).toBe('Analysis Failed|Failed to analyze image. Please try again.'))
  expect(screen.getByAltText('Your photo: shelf.jpg')).toBeTruthy()
})

test('a used-up quota is passed on, and a refused session goes to the start page', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  server.analysis = () => json({ code: 'quota_exceeded', message: '🍽️ enough' }, 403)
  open()
  choose(file())
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Photo' }))
  await waitFor(() => expect(asked.onLimit).toHaveBeenCalledWith('🍽️ enough'))
  expect(lastToast()).toBeUndefined()
  server.analysis = () => json({ code: 'session_expired', message: 'Signed out' }, 401)
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Photo' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  vi.unstubAllGlobals()
})
