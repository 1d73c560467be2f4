import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog, Drawer } from './dialog.tsx'
import { Menu, MenuItem, prepareMenus } from './menu.tsx'
import { Question } from './question.tsx'

afterEach(cleanup)

function Windows({ inMenu = false }: { inMenu?: boolean }) {
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState(false)
  const [question, setQuestion] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDrawer(true)}>
        Folders
      </button>
      <Drawer open={drawer} onOpenChange={setDrawer} title="Folders">
        {inMenu ? (
          <Menu trigger={<button type="button">Change folder</button>}>
            <MenuItem onSelect={() => setDialog(true)}>Edit</MenuItem>
            <MenuItem onSelect={() => setQuestion(true)}>Delete</MenuItem>
          </Menu>
        ) : (
          <button type="button" onClick={() => setQuestion(true)}>
            Delete
          </button>
        )}
        <Dialog open={dialog} onOpenChange={setDialog} title="Edit folder">
          <input aria-label="Folder name" />
        </Dialog>
        <Question
          open={question}
          onOpenChange={setQuestion}
          title="Delete folder?"
          text="It is gone then."
          confirm="Delete it"
          onConfirm={() => setQuestion(false)}
        />
      </Drawer>
    </>
  )
}

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

test('closing a drawer or question returns the focus to the button that opened it', async () => {
  render(<Windows />)
  await userEvent.click(screen.getByRole('button', { name: 'Folders' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await focused('Delete')

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  await focused('Delete')

  await userEvent.keyboard('{Escape}')
  await focused('Folders')
})

test('closing a dialog opened from a menu returns the focus to the button of the menu', async () => {
  await prepareMenus()
  render(<Windows inMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Folders' }))
  for (const [item, role] of [
    ['Edit', 'dialog'],
    ['Delete', 'alertdialog'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Change folder' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await screen.findByRole(role, { name: /folder/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role, { name: /folder/ })).toBeNull())
    await focused('Change folder')
  }
})

test('when the button is gone, the focus moves to the control in its place', async () => {
  function Card() {
    const [isDone, setDone] = useState(false)
    const [asks, setAsks] = useState(false)
    return (
      <>
        <button type="button">Elsewhere</button>
        <section>
          <p>
            {!isDone && (
              <button type="button" onClick={() => setAsks(true)}>
                Cancel
              </button>
            )}
          </p>
          <button type="button">Take that back</button>
        </section>
        <Question
          open={asks}
          onOpenChange={setAsks}
          title="Cancel it?"
          text="It ends."
          confirm="End it"
          onConfirm={() => {
            setDone(true)
            setAsks(false)
          }}
        />
      </>
    )
  }
  render(<Card />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'End it' }))
  await focused('Take that back')
})
