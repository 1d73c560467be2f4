import { expect, test } from 'vitest'
import { promptWithout } from './prompt-without.ts'

test.each([
  ['creamy mushroom pasta, no wine, 30 minutes', ['no wine'], 'creamy mushroom pasta, 30 minutes'],
  ['creamy mushroom pasta, no wine, 30 minutes', ['30 minutes'], 'creamy mushroom pasta, no wine'],
  ['chicken and rice', ['chicken'], 'rice'],
  ['soup with beans', ['beans'], 'soup'],
  ['Chicken soup', ['chicken'], 'soup'],
  ['soup', ['soup'], ''],
  ['soup', ['stew'], 'soup'],
])('"%s" without %s is "%s"', (prompt, words, left) => expect(promptWithout(prompt, words)).toBe(left))
