import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DesignPage } from './design-page.tsx'

afterEach(cleanup)

test('the design page renders, and its floating components open', async () => {
  render(<DesignPage />)
  expect(screen.getByRole('heading', { name: 'Tokens and primitives' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open Dialog' }))
  expect(screen.getByRole('dialog', { name: 'Move to Folder' })).toBeTruthy()
})
