import { foodEmoji } from './words/food-emoji.ts'

let names: ReadonlyMap<string, string> | null = null
const known = () =>
  (names ??= new Map(
    foodEmoji
      .trim()
      .split('\n')
      .map((line) => {
        const [sign = '', ...words] = line.split(' ')
        return [sign, words.join(' ')] as const
      }),
  ))

/** A picture with what may follow it: a tone of skin, a sign of how it is drawn. */
const picture =
  /(\p{Extended_Pictographic})[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D[\u2640\u2642]\uFE0F?)?/gu

/**
 * A text with the pictures of foods put into words, `NO 🧄` as `NO garlic`; the same picture several times in a row is
 * said once. Other pictures stay.
 */
export function namedEmoji(text: string): string {
  let last = ''
  let end = -1
  return text.replace(picture, (whole, sign: string, at: number) => {
    const name = known().get(sign)
    const isAgain = sign === last && at === end
    last = sign
    end = at + whole.length
    if (name === undefined) return whole
    return isAgain ? '' : ` ${name} `
  })
}
