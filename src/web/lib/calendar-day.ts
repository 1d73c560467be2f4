/** Today where the cook is, yyyy-MM-dd. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const inYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date in words: `3 November`, with its year when that is not this one. */
export const dayInWords = (date: string, now = new Date()): string =>
  (date.slice(0, 4) === String(now.getFullYear()) ? inYear : withYear).format(new Date(`${date}T00:00:00Z`))
