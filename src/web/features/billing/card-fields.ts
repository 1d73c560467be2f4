import { findSandboxCard, type SandboxCard, sandboxCards } from '#domain/sandbox-cards.ts'
import { billingWords } from '#web/words/billing.ts'

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

/**
 * True for a number that is as long as a card's and no prefix of a test card; it may be a real card and must
 * be cleared.
 */
export const mustBeWiped = (number: string): boolean => {
  const digits = digitsOf(number)
  return digits.length >= 13 && !sandboxCards.some((card) => card.number.startsWith(digits))
}

export interface CardWords {
  number: string
  expiry: string
  cvc: string
}

export type CardFaults = Partial<Record<keyof CardWords, string>>

/**
 * Checks the fields and finds the test card. The expiry date and security code are checked only here and
 * never sent.
 */
export function readCard(
  { number, expiry, cvc }: CardWords,
  now: Date,
): { card: SandboxCard | null; faults: CardFaults } {
  const card = findSandboxCard(number)
  const faults: CardFaults = {}
  if (!card) faults.number = billingWords.get().notATestCard
  const date = expiryFault(expiry, now)
  if (date) faults.expiry = date
  if (!/^\d{3,4}$/.test(cvc.normalize('NFKC').trim())) faults.cvc = billingWords.get().cvcDigits
  return { card, faults }
}

/** The error in an expiry date; a card is valid until the end of its month. */
function expiryFault(expiry: string, now: Date): string | null {
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.\- ]?\s*(?:20)?(\d{2})\s*$/.exec(expiry.normalize('NFKC')) ?? []
  if (Number(month) < 1 || Number(month) > 12 || !year) return billingWords.get().expiryShape
  const isOver = new Date(2000 + Number(year), Number(month), 1) <= now
  return isOver ? billingWords.get().expiryPast : null
}
