import type { SandboxBrand, SandboxScenario } from '#contract/billing.ts'

export interface SandboxCard {
  scenario: SandboxScenario
  brand: SandboxBrand
  last4: string
}

/** Numbers that Stripe publishes for testing (docs.stripe.com/testing) and what each of them is for. */
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

/** Full-width digits as plain ones. */
const plain = (text: string) => text.normalize('NFKC')

/** What stands between the groups of a card number, in any script's spelling of a space or a dash. */
const separators = /[\s\p{Pd}.]/gu

/** The test card that these words spell; null for anything else, real numbers above all. */
export const findSandboxCard = (words: string): SandboxCard | null => {
  const digits = plain(words).replaceAll(separators, '')
  const card = sandboxCards.find(({ number }) => number === digits)
  return card ? { scenario: card.scenario, brand: card.brand, last4: card.number.slice(-4) } : null
}

/**
 * Whether a text holds what could be a card's number: 13 to 19 digits, however they are grouped, whose last one is
 * the check digit of the others (ISO/IEC 7812-1).
 */
export const holdsCardNumber = (text: string): boolean => {
  const runs = plain(text).match(/\d(?:[\s\p{Pd}.]?\d){12,}/gu) ?? []
  return runs.some((run) => holdsCheckedRun(run.replaceAll(/\D/g, '')))
}

/** A longer run may begin or end with digits that do not belong to the number. */
const holdsCheckedRun = (digits: string): boolean => {
  for (let length = 13; length <= Math.min(19, digits.length); length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1) {
      if (passesLuhn(digits.slice(start, start + length))) return true
    }
  }
  return false
}

/** The check of Hans Peter Luhn, from the right: every second digit doubled, its digits summed, a multiple of ten. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
