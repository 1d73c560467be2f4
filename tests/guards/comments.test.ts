import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './imports.ts'

/** Comment that opens with a clause in place of its subject: "What of a card is there at once". */
const headless = /^\s*(?:\/\*\*|\/\/|\{\/\*) (?:What|How|Whether|Where|Who|That) (?!else\b)/

const headlessIn = (source: string) => source.split('\n').filter((line) => headless.test(line))

test('every comment begins with its subject', () => {
  const found = sourceFiles().flatMap((file) =>
    headlessIn(readSource(file)).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each(['/** What of a card is there at once. */', '  // Whether the page was left.'])(
  'the guard sees "%s"',
  (comment) => expect(headlessIn(comment)).toHaveLength(1),
)
