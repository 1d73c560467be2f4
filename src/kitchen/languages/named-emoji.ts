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

/** A pictogram with the modifiers that may follow it: a skin tone, a gender sign, a style. */
const picture =
  /(\p{Extended_Pictographic})[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D[\u2640\u2642]\uFE0F?)?/gu

/**
 * Replaces the pictures of foods in a text by words, `NO 🧄` by `NO garlic`; the same picture several times in
 * a row becomes one word. Other pictures stay.
 */
export function namedEmoji(text: string): string {
  let last = ''
  let end = -1
  const isDenied = denial.test(text)
  const isOfCook = !isDenied && isDecoration(text)
  return text.replace(picture, (whole, sign: string, at: number) => {
    const name = known().get(sign) ?? (isDenied ? known().get(`?${sign}`) : undefined)
    const isNext = at === end || text.slice(end, at).trim() === ''
    const isAgain = sign === last && isNext
    const isListed = last !== '' && isNext && known().get(last) !== 'no' && name !== 'no'
    if (name === undefined || (isOfCook && sign === PAN)) return whole
    last = sign
    end = at + whole.length
    if (isAgain) return ''
    return isListed ? ` and ${name} ` : ` ${name} `
  })
}

/** A pan with an egg in it, by which many mean cooking. */
const PAN = '🍳'
/** Number of words from which on a text says by itself what is to be cooked. */
const SAID = 4
/** True for a text with the pan as its only picture of food, which then decorates what the words say. */
const isDecoration = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).length >= SAID &&
  [...text.matchAll(picture)].every(([, sign = '']) => sign === PAN || !known().has(sign))

/** Signs and words that show that the text excludes something. */
const denial =
  /[🚫❌⛔🙅🛑]|(?<!\p{L})(?:no|not|without|allerg\p{L}*|hates?|free|avoid|ohne|keine?n?|nicht|sin|sans|pas|senza|niente|non)(?!\p{L})/iu
