import { afterEach, expect, test } from 'vitest'
import { isUndoKey } from './undo-key.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Returns true when a key pressed at the marked element asks for the page's undo. */
const asks = (html: string, keys: KeyboardEventInit = { key: 'z', ctrlKey: true }) => {
  document.body.innerHTML = html
  const heard: boolean[] = []
  window.addEventListener('keydown', (event) => heard.push(isUndoKey(event)), { once: true })
  const target = document.querySelector('[data-here]') ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }))
  return heard[0]
}

test('Ctrl+Z and ⌘Z undo the last action, except in a text field or behind an open dialog', () => {
  expect(asks('<button data-here></button>')).toBe(true)
  expect(asks('<button data-here></button>', { key: 'Z', metaKey: true })).toBe(true)
  expect(asks('<input type="checkbox" data-here>')).toBe(true)
  expect(asks('<button data-here></button>', { key: 'z', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(asks('<button data-here></button>', { key: 'z' })).toBe(false)
  expect(asks('<input data-here>')).toBe(false)
  expect(asks('<div role="dialog"><button data-here></button></div>')).toBe(false)
})
