import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DesignPage } from './design-page.tsx'

afterEach(cleanup)

test('every primitive is on the page of the design', () => {
  const here = import.meta.dirname
  const shown = readdirSync(here)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join()
  const primitives = readdirSync(join(here, '../ui')).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  expect(primitives.length).toBeGreaterThan(20)
  expect(primitives.filter((file) => !shown.includes(`#web/ui/${file}`))).toEqual([])
})

test('the page stands, and what floats opens', async () => {
  render(<DesignPage />)
  expect(screen.getByRole('heading', { name: 'Tokens and primitives' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open Dialog' }))
  expect(screen.getByRole('dialog', { name: 'Move to Folder' })).toBeTruthy()
})
