import { randomInt } from 'node:crypto'

/**
 * Makes an id: `sbx_sub_` and 24 letters (113 random bits). It has no digits, so that the guard in front of
 * the sandbox's routes can never take it for a card number.
 */
export const newId = (kind: 'cus' | 'sub' | 'in' | 'pi' | 'evt' | 'challenge'): string =>
  `sbx_${kind}_${Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')}`

const letters = 'abcdefghijklmnopqrstuvwxyz'
