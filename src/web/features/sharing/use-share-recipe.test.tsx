import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { useShareRecipe } from './use-share-recipe.ts'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

const soup = { id: '0193a000-0000-7000-8000-000000000000', title: 'Tomato Soup' }
const url = `https://larder.example/share/${soup.id}`

let calls: string[] = []
let answer: () => Response
beforeEach(() => {
  calls = []
  answer = () => Response.json({ url })
  vi.stubGlobal('fetch', async (input: string, options?: RequestInit) => {
    calls.push(`${options?.method} ${input}`)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'execCommand')
})

function Share({ words }: { words?: 'Link Copied' | 'Link copied!' }) {
  const { shareRecipe } = useShareRecipe(words)
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => shareRecipe(soup)}>
        Share Recipe
      </button>
      {toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>}
    </>
  )
}
const said = () => document.querySelector('output')?.textContent
async function share(words?: 'Link Copied' | 'Link copied!') {
  for (let number = 0; number < 30; number++) dismissToast(number)
  const user = userEvent.setup({ writeToClipboard: false })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Share {...(words ? { words } : {})} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Share Recipe' }))
}
const give = (name: 'share' | 'canShare', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

test('the link is switched on, and copied where there is no share sheet', async () => {
  await share()
  await waitFor(() => expect(said()).toMatch(/^Link Copied\|/))
  expect(calls).toEqual([`POST /api/recipes/${soup.id}/share`])
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('the recipe page has a message of its own', async () => {
  await share('Link copied!')
  await waitFor(() => expect(said()).toMatch(/^Link copied!\|/))
})

test('the share sheet of the device is used where there is one, and nothing is copied', async () => {
  const sheet = vi.fn(async () => undefined)
  give('share', sheet)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await share()
  await waitFor(() => expect(sheet).toHaveBeenCalledWith({ title: 'Tomato Soup', url }))
  expect(write).not.toHaveBeenCalled()
  expect(said()).toBeUndefined()
})

test('closing the share sheet is no failure', async () => {
  const sheet = vi.fn(async () => Promise.reject(new DOMException('left', 'AbortError')))
  give('share', sheet)
  await share()
  await waitFor(() => expect(sheet).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(said()).toBeUndefined()
})

test('a share sheet that does not open is replaced by copying', async () => {
  give('share', async () => Promise.reject(new DOMException('too late', 'NotAllowedError')))
  await share()
  await waitFor(() => expect(said()).toMatch(/^Link Copied\|/))
})

test('without TLS the link is copied by the older command', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const clipboard = { text: '' }
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const data = { setData: (_type: string, text: string) => Object.assign(clipboard, { text }) }
      document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData: data }))
      return true
    },
  })
  await share()
  await waitFor(() => expect(said()).toMatch(/^Link Copied\|/))
  expect(clipboard.text).toBe(url)
})

test.each([
  [
    'the server refuses',
    () => {
      answer = () => new Response('', { status: 500 })
    },
  ],
  [
    'nothing lets itself be copied',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no')),
  ],
])('a message is shown when %s', async (_what, prepare) => {
  prepare()
  await share()
  await waitFor(() => expect(said()).toBe('Share Failed|Unable to share recipe. Please try again.'))
})
