import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Marked } from './marked.tsx'

afterEach(cleanup)
const shown = (text: string, words: string[], clipped = false) =>
  render(<Marked text={text} words={words} clipped={clipped} />).container
const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map((one) => one.textContent)

test('marks whole words, as they are written, and leaves the text as it is', () => {
  const container = shown('Crème Brûlée: creme, not Cremeschnitte', ['Crème', 'creme'])
  expect(marks(container)).toEqual(['Crème', 'creme'])
  expect(container.textContent).toBe('Crème Brûlée: creme, not Cremeschnitte')
})

test('markup in a recipe is text', () => {
  const container = shown('<img src=x onerror=alert(1)> soup', ['soup', 'img'])
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)> soup')
  expect(marks(container)).toEqual(['img', 'soup'])
})

test('a long text shows the part with the word', () => {
  const long = `${'Stir now and then. '.repeat(20)}Add the saffron at the end. ${'Wait. '.repeat(40)}`
  const container = shown(long, ['saffron'], true)
  expect(marks(container)).toEqual(['saffron'])
  expect(container.textContent?.length).toBeLessThan(150)
  expect(container.textContent).toMatch(/^….*…$/)
  expect(shown('Short.', ['Short'], true).textContent).toBe('Short.')
})
