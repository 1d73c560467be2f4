import { describe, expect, test } from 'vitest'
import { isStranger, mended } from './spelling.ts'

const vocabulary = { nameAt: () => 0, names: ['risotto', 'waffle', 'parmesan', 'lasagna'] }
const read = (word: string) => (isStranger(word, vocabulary) ? mended(word, vocabulary) : null)

describe('typing errors', () => {
  test.each([
    ['brocolli', 'broccoli'],
    ['chiken', 'chicken'],
    ['parmesean', 'parmesan'],
    ['rissoto', 'risotto'],
    ['alergic', 'allergic'],
    ['withuot', 'without'],
    ['shelfish', 'shellfish'],
    ['asparagas', 'asparagus'],
    ['egs', 'eggs'],
  ])('%s is read as %s', (typed, as) => expect(read(typed)).toBe(as))

  test.each(
    'pantry layer masala jamun idli date garden porch fudgy paprikash zorblax flimbeet constructor'.split(
      ' ',
    ),
  )('%s is left as it is', (word) => expect(read(word)).toBeNull())
})
