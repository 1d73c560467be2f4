const FIGURE = String.raw`\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d`
const span = (unit: string) =>
  new RegExp(`(?:(?:${FIGURE})\\s*(?:-|–|to)\\s*)?(${FIGURE})\\s*(?:${unit})(?![a-z])`)
const spans: readonly (readonly [RegExp, number])[] = [
  [span('days?|d'), 24 * 60],
  [span('hours?|hrs?|h'), 60],
  [span('minutes?|mins?|m'), 1],
  [span('seconds?|secs?|s'), 1 / 60],
]
const figure = (words: string): number =>
  words.split(' ').reduce((sum, part) => {
    const [top = '0', bottom = '1'] = part.split('/')
    return sum + Number(top) / Number(bottom)
  }, 0)

/**
 * Minutes of a number, of words ("1 hour 20 minutes", "1h20", "1 1/2 hours", the longer of "1 to 2 hours") or of an ISO
 * duration ("PT1H20M", "P1DT2H"). Undefined where nothing is said.
 */
export const minutesOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Math.round(value)
  if (typeof value !== 'string') return undefined
  const said = value
    .trim()
    .toLowerCase()
    .replace(/^p(?=t?\d)/, '')
    .replace(/(^|\dd)t(?=\d)/, '$1')
    .replace(/(\d)h(\d{1,2})$/, '$1h $2m')
    .replace(/(\d[dhms])(?=\d)/g, '$1 ')
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\bhalf an? hour\b/g, '30 minutes')
    .replace(/\b(?:an?|one) (?=hour|minute)/g, '1 ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = spans.flatMap(([pattern, factor]) => {
    const most = pattern.exec(said)?.[1]
    return most === undefined ? [] : [figure(most) * factor]
  })
  if (found.length > 0) return Math.round(found.reduce((sum, each) => sum + each, 0))
  const [, number] = /(\d+(?:\.\d+)?)/.exec(said) ?? []
  return number === undefined ? undefined : Math.round(Number(number))
}
