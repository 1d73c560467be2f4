import { expect, test } from 'vitest'
import { findSandboxCard, holdsCardNumber, passesLuhn, sandboxCards } from './sandbox-cards.ts'

/** Random numbers that are the same in every run (the Mulberry32 generator). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const random = randomFrom(4242)

const checkDigitFor = (digits: string) => [...'0123456789'].find((digit) => passesLuhn(digits + digit)) ?? ''

const cardNumber = (length: number) => {
  const digits = Array.from({ length: length - 1 }, () => Math.floor(random() * 10)).join('')
  return digits + checkDigitFor(digits)
}

const spellings = [
  (digits: string) => digits,
  (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1-'),
  (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
]

test('each test card is found in each spelling, with its outcome', () => {
  for (const { number, scenario, brand } of sandboxCards) {
    expect(passesLuhn(number)).toBe(true)
    for (const spell of spellings) {
      expect(findSandboxCard(` ${spell(number)} `)).toEqual({ scenario, brand, last4: number.slice(-4) })
    }
  }
})

test('none of 20,000 numbers that could be real cards counts as a test card', () => {
  const listed = new Set(sandboxCards.map(({ number }) => number))
  for (let count = 0; count < 20_000; count += 1) {
    const number = cardNumber(13 + (count % 7))
    if (listed.has(number)) continue
    const spell = spellings[count % 4] ?? String
    if (findSandboxCard(spell(number)) !== null) expect.unreachable(number)
  }
})

test('each of 5,000 card numbers in texts is found', () => {
  for (let count = 0; count < 5000; count += 1) {
    const spell = spellings[count % 4] ?? String
    const text = JSON.stringify({ note: `my card ${spell(cardNumber(13 + (count % 7)))}, thanks`, count })
    if (!holdsCardNumber(text)) expect.unreachable(text)
  }
})

test('other numbers do not count as card numbers', () => {
  for (const text of ['', 'sbx_pi_abcdefgh', '4242', '123456789012', 'in 2026-11-22 for 399']) {
    expect([text, holdsCardNumber(text)]).toEqual([text, false])
  }
  for (const text of ['', '4242', '4242 4242 4242 4241', '4242424242424242 4', '4242x4242x4242x4242']) {
    expect([text, findSandboxCard(text)]).toEqual([text, null])
  }
})
