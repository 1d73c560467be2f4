import { type Language, language, languages } from './language.ts'

/** Caches one format for each language, because making a format is slow and using it is not. */
function perLanguage<Format>(make: (locales: (typeof languages)[Language]) => Format): () => Format {
  const made = new Map<Language, Format>()
  return () => {
    const code = language.get()
    const format = made.get(code) ?? make(languages[code])
    made.set(code, format)
    return format
  }
}

/**
 * Returns a function that formats a date; `{ dateStyle: 'long' }` gives `22 December 2026` or `22. Dezember
 * 2026`.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | string | number) => string {
  const format = perLanguage(({ dates }) => new Intl.DateTimeFormat(dates, options))
  return (date) => format().format(new Date(date))
}

/**
 * Returns a function that formats a number; `{ minimumFractionDigits: 2 }` turns 1234.5 into `1,234.50` or
 * `1.234,50`.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (number: number) => string {
  const format = perLanguage(({ numbers }) => new Intl.NumberFormat(numbers, options))
  return (number) => format().format(number)
}

const anyNumber = numberFormat({})

/** Formats a number as `1,234.5` or `1.234,5`. */
export const inFigures = (number: number): string =>
  isPlain(number) ? String(number).replace(/\B(?=(\d{3})+$)/g, betweenThousands()) : anyNumber(number)

const pluralRules = perLanguage(({ numbers }) => new Intl.PluralRules(numbers))

/** The plural form that goes with a number: `one` or `other` in English. */
export const pluralOf = (number: number): Intl.LDMLPluralRule =>
  isPlain(number) ? (number === 1 ? 'one' : 'other') : pluralRules().select(number)

/** The thousands separator; empty in a language whose numbers are left to the browser's tables. */
const betweenThousands = (): string => languages[language.get()].plain

const isPlain = (number: number) =>
  betweenThousands() !== '' && Number.isInteger(number) && number >= 0 && number < 1e15

/** Returns a function that joins a list: `a, b and c` or `a, b und c`. */
export function listFormat(options: Intl.ListFormatOptions = {}): (parts: readonly string[]) => string {
  const format = perLanguage(({ dates }) => new Intl.ListFormat(dates, options))
  return (parts) => format().format(parts)
}
