import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeHandedPhotos } from '#web/lib/handed-photos.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { OcrUploadPage } from './ocr-upload.tsx'

vi.mock('#web/lib/load-config.ts', () => ({ loadConfig: async () => ({ ai: { vision: server.vision } }) }))
vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

const id = '0193a000-0000-7000-8000-000000000000'
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const server = { vision: true, reply: (): Response => json({}), sent: [] as FormData[], said: [] as string[] }

beforeEach(() => {
  Object.assign(server, {
    vision: true,
    reply: () => json({ recipe: { id, title: 'Lentil Soup' } }),
    sent: [],
    said: [],
  })
  for (let number = 0; number < 100; number++) dismissToast(number)
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, options) => {
      const { pathname, searchParams } = new URL(String(input), 'http://larder.test')
      if (pathname !== '/api/recipes/ocr') {
        return json({
          subscriptionStatus: 'free',
          recipesUsed: 1,
          recipesRemaining: 2,
          resetsAt: '2026-12-01T00:00:00.000Z',
        })
      }
      server.sent.push(options?.body as FormData) // the route accepts no other body
      server.said.push(searchParams.get('pages') ?? '')
      return server.reply()
    }),
  )
})
afterEach(cleanup)

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const lastToast = () => document.querySelector('output')?.textContent

const file = (name: string, type = 'image/jpeg') => new File([new Uint8Array(10)], name, { type })
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!
const choose = (...files: File[]) => fireEvent.change(picker(), { target: { files } })
const extract = () => userEvent.click(screen.getByRole('button', { name: 'Extract Recipe' }))

const TypedFrom = () => (
  <p>
    Typed from{' '}
    {takeHandedPhotos('copied')
      .map(({ name }) => name)
      .join(', ')}
  </p>
)

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/ocr-upload']}>
        <Routes>
          <Route path="/ocr-upload" element={<OcrUploadPage />} />
          <Route path="/recipe/:id" element={<p>The recipe page</p>} />
          <Route path="/recipe/new" element={<TypedFrom />} />
        </Routes>
        <LastToast />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('several photos make one recipe, in their order, and open its page', async () => {
  open()
  expect(screen.getByRole('button', { name: 'Extract Recipe' })).toHaveProperty('disabled', true)
  choose(file('clip.mp4', 'video/mp4'))
  expect(lastToast()).toBe('Invalid File|Please select an image file (JPG, PNG, etc.)')
  choose(file('one.jpg'), file('two.jpg'))
  choose(file('three.jpg'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 2' }))
  await extract()
  expect(await screen.findByText('The recipe page')).toBeTruthy()
  expect(names()).toEqual(['one.jpg image/jpeg', 'three.jpg image/jpeg'])
  expect(lastToast()).toBe('Recipe Generated!|Lentil Soup')
})

const names = () =>
  server.sent
    .at(-1)
    ?.getAll('image')
    .map((one) => (one instanceof File ? `${one.name} ${one.type}` : one))

test('the limits are shown before, and refused files stay listed with their reasons', async () => {
  open()
  expect(screen.getByText(/^Up to 10 pages: JPG, PNG, HEIC, AVIF or PDF, each file up to 10MB$/)).toBeTruthy()
  const large = file('huge.pdf', 'application/pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  choose(large)
  expect(lastToast()).toBe('File Too Large|Please select a PDF smaller than 10MB.')
  choose(
    file('clip.mp4', 'video/mp4'),
    large,
    ...Array.from({ length: 11 }, (_, index) => file(`${index}.jpg`)),
  )
  expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(10)
  expect(lastToast()).toBe('Invalid File|Please select an image file (JPG, PNG, etc.)')
  const notice = screen.getByText('Not everything was added').parentElement?.textContent
  expect(notice).toContain('clip.mp4: neither a photo nor a PDF.')
  expect(notice).toContain('huge.pdf: larger than 10MB.')
  expect(notice).toContain('10.jpg: up to 10 pages are read at a time.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  choose(file('10.jpg'))
  expect(screen.queryByText('Not everything was added')).toBeNull()
})

test('files without a type are recognised by their extension', async () => {
  open()
  choose(file('IMG_1.HEIC', ''), file('card.pdf', ''), file('notes.txt', ''))
  await extract()
  expect(names()).toEqual(['IMG_1.HEIC image/heic', 'card.pdf application/pdf'])
})

test('arrow buttons sort the pages, keep the focus, and announce the position', async () => {
  open()
  choose(file('a.jpg'), file('b.jpg'), file('c.jpg'))
  await userEvent.click(screen.getByRole('button', { name: 'Photo 1: move back' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Photo 2: move back')
  expect(screen.getByText('a.jpg is now at place 2 of 3.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  // The last photo cannot move on, so its other arrow gets the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Photo 3: move forward')
  expect(screen.getByRole('button', { name: 'Photo 3: move back' })).toHaveProperty('disabled', true)
  await extract()
  expect(names()).toEqual(['b.jpg image/jpeg', 'c.jpg image/jpeg', 'a.jpg image/jpeg'])
  expect(server.said).toEqual([''])
})

test('the choice how pages belong together appears for several pages or a PDF, and is sent only then', async () => {
  open()
  choose(file('a.jpg'))
  expect(screen.queryByRole('group', { name: 'How do the pages belong together?' })).toBeNull()
  choose(file('b.pdf', 'application/pdf'))
  await userEvent.click(screen.getByRole('radio', { name: 'One on each page' }))
  expect(screen.getByText(/recipe of its own, and each counts/)).toBeTruthy()
  server.reply = () => json({ code: 'ai_failed', message: 'No.' }, 502)
  await extract()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 2' }))
  await extract()
  await waitFor(() => expect(server.said).toEqual(['recipe_each', '']))
})

test('the real stages of the server drive the loader', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  server.reply = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          stream = controller
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    )
  open()
  choose(file('one.jpg'))
  await extract()
  await screen.findByRole('dialog', { name: 'Reading your recipe' })
  await waitFor(() => expect(stream).toBeDefined())
  const stage = { generationId: id, stage: 'structuring', step: 2, of: 5 }
  stream?.enqueue(new TextEncoder().encode(`id: 1\nevent: stage\ndata: ${JSON.stringify(stage)}\n\n`))
  await waitFor(() =>
    expect(
      screen.getByText('Sorting out the lines', { selector: 'p *' }).parentElement?.textContent,
    ).toContain('Step 2 of 5'),
  )
})

test('a used-up quota is shown in place of the form, in the markup of the server', async () => {
  const message = '🍽️ <strong>Enough</strong> <a href="/subscribe">Upgrade</a>'
  server.reply = () => json({ code: 'quota_exceeded', message }, 403)
  open()
  choose(file('one.jpg'))
  await extract()
  expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/subscribe')
  expect(screen.queryByRole('button', { name: 'Extract Recipe' })).toBeNull()
  expect(lastToast()).toBeUndefined()
})

test('a failure shows the message of the server or the specified one, and the photos stay', async () => {
  server.reply = () => json({ code: 'recipe_refused', message: 'There is no text in this photo.' }, 422)
  open()
  choose(file('one.jpg'))
  await extract()
  await waitFor(() => expect(lastToast()).toBe('Processing Failed|There is no text in this photo.'))
  server.reply = () => new Response('', { status: 500 })
  await extract()
  await waitFor(() =>
    expect(lastToast()).toBe('Processing Failed|Failed to extract recipe from image. Please try again.'),
  )
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeTruthy()
})

test('handwriting opens the form with its photos beside it, and a note says before that it is not read', async () => {
  server.vision = false
  server.reply = () => json({ code: 'handwriting_unread', message: 'This is written by hand.' }, 422)
  open()
  expect(await screen.findByText(/Print is read here, handwriting is not/)).toBeTruthy()
  choose(file('card.jpg'), file('back.jpg'))
  await extract()
  expect(await screen.findByText('Typed from card.jpg, back.jpg')).toBeTruthy()
  expect(lastToast()).toBeUndefined()
})
