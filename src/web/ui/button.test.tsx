import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test.each(['busy', 'done'] as const)(
  'a button that is %s keeps the focus, and ignores presses',
  async (state) => {
    const pressed = vi.fn()
    const sent = vi.fn()
    function Form() {
      const [rests, setRests] = useState(false)
      return (
        <form onSubmit={sent}>
          <Button
            type="submit"
            {...{ [state]: rests }}
            onClick={(event) => {
              event.preventDefault()
              pressed()
              setRests(true)
            }}
          >
            Save
          </Button>
        </form>
      )
    }
    render(<Form />)
    const save = screen.getByRole('button', { name: 'Save' })
    save.focus()
    await userEvent.keyboard('{Enter}')
    expect(save.getAttribute('aria-disabled')).toBe('true')
    // A browser takes the focus from a disabled element, so the button must not be `:disabled`.
    expect(save.matches(':disabled')).toBe(false)
    expect(document.activeElement).toBe(save)
    await userEvent.keyboard('{Enter} ')
    fireEvent.click(save)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(sent).not.toHaveBeenCalled()
  },
)
