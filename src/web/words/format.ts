import { type Language, language, languages } from './language.ts'

/** Making a format is slow, using one is not: one for each language that was spoken. */
function perLanguage<Format>(make: (locales: (typeof languages)[Language]) => Format): () => Format {
  const made = new Map<Language, Format>()
  return () => {
    const code = language.get()
    const format = made.get(code) ?? make(languages[code])
    made.set(code, format)
    return format
  }
}

/** `dateFormat({ dateStyle: 'long' })` gives a function: `22 December 2026`, `22. Dezember 2026`. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | string | number) => string {
  const format = perLanguage(({ dates }) => new Intl.DateTimeFormat(dates, options))
  return (date) => format().format(new Date(date))
}

/** `numberFormat({ minimumFractionDigits: 2 })(1234.5)`: `1,234.50`, `1.234,50`. */
export function numberFormat(options: Intl.NumberFormatOptions): (number: number) => string {
  const format = perLanguage(({ numbers }) => new Intl.NumberFormat(numbers, options))
  return (number) => format().format(number)
}

const anyNumber = numberFormat({})

/** `1,234.5`, `1.234,5`. */
export const inFigures = (number: number): string =>
  isPlain(number) ? String(number).replace(/\B(?=(\d{3})+$)/g, betweenThousands()) : anyNumber(number)

const pluralRules = perLanguage(({ numbers }) => new Intl.PluralRules(numbers))

/** Which form of a word goes with a number: `one` or `other` in English. */
export const pluralOf = (number: number): Intl.LDMLPluralRule =>
  isPlain(number) ? (number === 1 ? 'one' : 'other') : pluralRules().select(number)

/** Between each three digits; empty in a language whose numbers are left to the tables. */
const betweenThousands = (): string => languages[language.get()].plain

const isPlain = (number: number) =>
  betweenThousands() !== '' && Number.isInteger(number) && number >= 0 && number < 1e15

/** `listFormat()(['a', 'b', 'c'])`: `a, b and c`, `a, b und c`. */
export function listFormat(options: Intl.ListFormatOptions = {}): (parts: readonly string[]) => string {
  const format = perLanguage(({ dates }) => new Intl.ListFormat(dates, options))
  return (parts) => format().format(parts)
}
