import { randomInt } from 'node:crypto'

/**
 * `sbx_sub_` and 24 letters (113 random bits). Without digits, so that no id can ever look like a card's number to
 * the guard in front of the sandbox's routes.
 */
export const newId = (kind: 'cus' | 'sub' | 'in' | 'pi' | 'evt' | 'challenge'): string =>
  `sbx_${kind}_${Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')}`

const letters = 'abcdefghijklmnopqrstuvwxyz'
