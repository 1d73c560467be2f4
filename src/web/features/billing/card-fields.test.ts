import { expect, test } from 'vitest'
import { passesLuhn, sandboxCards } from '#domain/sandbox-cards.ts'
import { mustBeWiped, readCard } from './card-fields.ts'

const now = new Date(2026, 10, 22)
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }

test('a possibly real card number is cleared in any spelling, and a test card never while it is typed', () => {
  const spellings = [
    (digits: string) => digits,
    (digits: string) => digits.replaceAll(/(\d{4})/g, '$1 '),
    (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1-'),
    (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ]
  let seed = 7
  const digit = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * 10)
  }
  for (let count = 0; count < 500; count++) {
    const body = Array.from({ length: 12 + (count % 7) }, digit).join('')
    const real = Array.from({ length: 10 }, (_, last) => body + last).find(passesLuhn) ?? ''
    for (const spell of spellings) {
      expect([spell(real), mustBeWiped(spell(real))]).toEqual([spell(real), true])
      expect(readCard({ ...good, number: spell(real) }, now).card).toBeNull()
    }
  }
  for (const { number } of sandboxCards) {
    for (let length = 0; length <= number.length; length++)
      expect(mustBeWiped(number.slice(0, length))).toBe(false)
  }
})

test.each([
  ['11/26', null],
  ['11 / 26', null],
  ['1234', null],
  ['12/2034', null],
  ['10/26', 'This date is in the past.'],
  ['12/25', 'This date is in the past.'],
  ['13/34', 'Please enter month and year, such as 12/34.'],
  ['00/34', 'Please enter month and year, such as 12/34.'],
  ['', 'Please enter month and year, such as 12/34.'],
  ['soon', 'Please enter month and year, such as 12/34.'],
])('the date %s', (expiry, fault) => {
  expect(readCard({ ...good, expiry }, now).faults.expiry ?? null).toBe(fault)
})

test('reading the fields yields only the scenario of a test card', () => {
  expect(readCard(good, now)).toEqual({ card: { scenario: 'ok', brand: 'visa', last4: '4242' }, faults: {} })
  for (const cvc of ['', '12', '12345', 'abc'])
    expect(readCard({ ...good, cvc }, now).faults.cvc).toBeTruthy()
})
