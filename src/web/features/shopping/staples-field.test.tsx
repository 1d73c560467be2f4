import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { StaplesField } from './staples-field.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(staples: string[]) {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const addStaple = vi.fn(async () => true)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaplesField staples={staples} acts={{ addStaple, removeStaple: async () => true }} />
    </QueryClientProvider>,
  )
  return { addStaple, field: screen.getByRole('combobox') }
}

test('a staple that exists already shows a message, and the typed text stays for correction', async () => {
  const { addStaple, field } = show(['salt'])
  await userEvent.type(field, 'pepper, Salt{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Salt is a staple already.')
  expect(field).toHaveProperty('value', 'pepper, Salt')
  await userEvent.type(field, '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(addStaple).not.toHaveBeenCalled()
})

test('several staples separated by commas are all added, each once', async () => {
  const { addStaple, field } = show([])
  await userEvent.type(field, 'salt, pepper, Salt{Enter}')
  await waitFor(() => expect(addStaple.mock.calls).toEqual([['salt'], ['pepper']]))
  expect(field).toHaveProperty('value', '')
})
