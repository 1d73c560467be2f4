import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

test('only whole numbers take effect, and other numbers are not read by their digits', () => {
  const onChange = vi.fn()
  render(<Stepper label="Servings" fewer="-" more="+" value={4} min={1} max={100} onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Servings' })
  for (const value of ['2,5', '2.5', '-3', '1e3', '3 x', '', '0', '101'])
    fireEvent.change(field, { target: { value } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(field.value).toBe('4')
  fireEvent.change(field, { target: { value: ' 12' } })
  expect(onChange.mock.calls).toEqual([[12]])
})

test('the avatar shows the emoji with which a name begins', () => {
  const { container } = render(<Avatar name="🍋 Lemon" />)
  expect(container.textContent).toBe('🍋')
})
