import type { SandboxBrand, SandboxScenario } from '#contract/billing.ts'

export interface SandboxCard {
  scenario: SandboxScenario
  brand: SandboxBrand
  last4: string
}

/**
 * Card numbers that Stripe publishes for testing (docs.stripe.com/testing), each with the outcome that it
 * simulates.
 */
export const sandboxCards: readonly { number: string; scenario: SandboxScenario; brand: SandboxBrand }[] = [
  { number: '4242424242424242', scenario: 'ok', brand: 'visa' },
  { number: '5555555555554444', scenario: 'ok', brand: 'mastercard' },
  { number: '4000000000000002', scenario: 'declined', brand: 'visa' },
  { number: '4000000000009995', scenario: 'insufficient_funds', brand: 'visa' },
  { number: '4000000000000069', scenario: 'expired_card', brand: 'visa' },
  { number: '4000000000000127', scenario: 'incorrect_cvc', brand: 'visa' },
  { number: '4000000000000119', scenario: 'processing_error', brand: 'visa' },
  { number: '4000002500003155', scenario: 'sca_on_setup', brand: 'visa' },
  { number: '4000000000003220', scenario: 'sca_always', brand: 'visa' },
  { number: '4000000000000341', scenario: 'renewal_fails', brand: 'visa' },
  { number: '4000000000000259', scenario: 'disputed', brand: 'visa' },
]

/** Converts full-width digits to plain digits. */
const plain = (text: string) => text.normalize('NFKC')

/** Separators between the digit groups of a card number: white space, dots and dashes of any script. */
const separators = /[\s\p{Pd}.]/gu

/**
 * Finds the test card with the typed number; returns null for anything else, above all for real card numbers.
 */
export const findSandboxCard = (words: string): SandboxCard | null => {
  const digits = plain(words).replaceAll(separators, '')
  const card = sandboxCards.find(({ number }) => number === digits)
  return card ? { scenario: card.scenario, brand: card.brand, last4: card.number.slice(-4) } : null
}

/**
 * True when a text holds what could be a card number: 13 to 19 digits, however they are grouped, whose last
 * one is the check digit of the others (ISO/IEC 7812-1).
 */
export const holdsCardNumber = (text: string): boolean => {
  const runs = plain(text).match(/\d(?:[\s\p{Pd}.]?\d){12,}/gu) ?? []
  return runs.some((run) => holdsCheckedRun(run.replaceAll(/\D/g, '')))
}

/**
 * Tries every part of a digit run, because it may begin or end with digits that do not belong to the card
 * number.
 */
const holdsCheckedRun = (digits: string): boolean => {
  for (let length = 13; length <= Math.min(19, digits.length); length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1) {
      if (passesLuhn(digits.slice(start, start + length))) return true
    }
  }
  return false
}

/**
 * The Luhn check: from the right, every second digit is doubled, and all digits must sum to a multiple of
 * ten.
 */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
