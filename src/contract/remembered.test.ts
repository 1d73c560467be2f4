import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('answers as the function itself, whatever was asked before, and in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 }), { maxLength: 60 }), (asked) => {
      const lengthOf = (text: string) => (text === '' ? null : { length: text.length })
      const known = remembered(lengthOf, { most: 3, longest: 4 })
      for (const text of asked) expect(known(text)).toEqual(lengthOf(text))
    }),
  )
})

test('calls the function once for a recent text, even when the answer is null', () => {
  const asked: string[] = []
  const known = remembered((text): object | null => {
    asked.push(text)
    return text === 'none' ? null : {}
  })
  expect(known('salt')).toBe(known('salt'))
  expect([known('none'), known('none')]).toEqual([null, null])
  expect(asked).toEqual(['salt', 'none'])
})

test('forgets texts that were not asked for in a while, and keeps recent ones', () => {
  const asked: string[] = []
  const known = remembered((text) => asked.push(text), { most: 2 })
  for (const text of ['salt', 'oil', 'salt', 'egg', 'salt', 'rice', 'salt', 'milk', 'salt']) known(text)
  expect(asked.filter((text) => text === 'salt')).toHaveLength(1)
  known('oil')
  expect(asked.filter((text) => text === 'oil')).toHaveLength(2)
})

test('freezes its answers, so that no caller changes them for the next', () => {
  const known = remembered((text) => ({ text }))
  expect(() => Object.assign(known('salt'), { text: 'sugar' })).toThrow(TypeError)
  expect(known('salt')).toEqual({ text: 'salt' })
})
