import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test('changes are listed word by word, with their spaces', () => {
  expect(wordChanges('2 cups milk', '3 cups oat milk')).toEqual([
    { kind: 'removed', text: '2' },
    { kind: 'added', text: '3' },
    { kind: 'kept', text: ' cups ' },
    { kind: 'added', text: 'oat ' },
    { kind: 'kept', text: 'milk' },
  ])
})

test('one word of a long step is one change', () => {
  const step = (word: string) => `${'stir the soup '.repeat(100)}${word}${' and taste it'.repeat(100)}`
  expect(wordChanges(step('slowly'), step('gently')).filter(({ kind }) => kind !== 'kept')).toEqual([
    { kind: 'removed', text: 'slowly' },
    { kind: 'added', text: 'gently' },
  ])
})

test('two long steps with little in common are shown as two', () => {
  const [before, after] = ['a b c '.repeat(120), 'd e f '.repeat(120)]
  expect(wordChanges(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
})
