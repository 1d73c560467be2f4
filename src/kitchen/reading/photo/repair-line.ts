import type { DoubtKind } from '#contract/reviews.ts'
import { unitOf } from '../../ingredients/units.ts'
import { isEnglishWord, isOtherWord } from '../../languages/word-ranks.ts'
import { distance } from './headings.ts'

/** A doubt about an ingredient line that the cook should check. */
export interface LineDoubt {
  kind: DoubtKind
  /** Doubtful part of the line after the repair; empty for the whole line. */
  text: string
  reason: string
}

export interface RepairedLine {
  text: string
  doubts: LineDoubt[]
}

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
/** Fractions that cooks use; no others are read out of figures that ran together. */
const fraction = String.raw`(?:1\/2|1\/3|2\/3|1\/4|3\/4|1\/8|3\/8|5\/8|7\/8)`
const bullet = /^(?:[*•·▪▫◦■□●○–—~©®¢°»«>+=_"'“”‘’.,:;-]+\s*|[eoac0]{1,2}\s+(?=[\dIl|]+[\s/]))+/u

const mended = (text: string, was: string): LineDoubt => ({
  kind: 'mended',
  text,
  reason: `The photo was read as "${was}"; "${text}" was probably meant.`,
})
const lostFraction = (text: string, reason: string): LineDoubt => ({ kind: 'lost_fraction', text, reason })

/**
 * Repairs known errors of text recognition at the head of an ingredient line. Every change of an amount
 * becomes a doubt, and no figure is made up: if a fraction sign was lost, the amount becomes "?" until the
 * cook fills it in.
 */
export function repairLine(read: string): RepairedLine {
  const doubts: LineDoubt[] = []
  let text = read.replace(/\s+/g, ' ').trim().replace(bullet, '')
  text = text.replace(/(\d)?([½⅓⅔¼¾⅛⅜⅝⅞])/gu, (_, whole: string | undefined, sign: string) =>
    whole === undefined ? (signs[sign] ?? sign) : `${whole} ${signs[sign]}`,
  )
  text = text.replace(/^(\d{1,3})(?=\p{L}{3})/u, '$1 ')
  text = text.replaceAll('⁄', '/').replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')

  // An open bracket before an amount is the left side of a check box, and a figure in it the other side.
  text = text.replace(/^\[[^\s\]]?\]?\s+(?=[\d½¼¾⅓⅔⅛])/u, (was) => {
    doubts.push({ kind: 'mended', text: '', reason: `A check box was probably read as "${was.trim()}".` })
    return ''
  })
  // A stroke before a unit or a food is the figure one.
  text = text.replace(/^(?:[Il|!ı](?=[\s/])|T(?=\s+\p{Ll}))(?!\s*(?:am|like|use)\b)/u, (was) => {
    doubts.push(mended('1', was))
    return '1'
  })
  text = text.replace(/^[Il|](?=\d)|(?<=^\d)[Il|](?=\/\d)/u, (was) => {
    doubts.push(mended('1', was))
    return '1'
  })
  // Old-style figures are as low as letters: "soo ml" is 500 ml, "z eggs" are 2.
  text = text.replace(/^[oOsSzZıIl|\d]{1,4}(?=\s+(\p{L}+))/u, (was, next: string) => {
    if (!/\p{L}/u.test(was) || (was.length > 1 ? !unitOf(next) : !/^[zZı]$/u.test(was))) return was
    const figures = was
      .replace(/[oO]/g, '0')
      .replace(/[sS]/g, '5')
      .replace(/[zZ]/g, '2')
      .replace(/[ıIl|]/gu, '1')
    doubts.push(mended(figures, was))
    return figures
  })
  // Millilitres are read as "m|", "mi" or "m".
  text = text.replace(/^(\d{1,4}\s?)m[|iI1!]?(?=\s+\p{L})/u, (was, figures: string) => {
    doubts.push(mended(`${figures}ml`, was))
    return `${figures}ml`
  })
  // A one that stands close to its unit is read as a letter of it: "ltsp", "lcan".
  text = text.replace(/^[Il|](?=(\p{L}{2,11})\s+\p{L})/u, (was, unit: string) => {
    if (!unitOf(unit) || isEnglishWord(`${was}${unit}`.toLowerCase())) return was
    doubts.push(mended(`1 ${unit}`, `${was}${unit}`))
    return '1 '
  })
  // Litres are read as a one: "1,5 1 di brodo".
  text = text.replace(/^(\d+(?:[.,]\d+)?) [1I|](?=\s+(\p{L}+))/u, (was, figures: string, next: string) => {
    if (unitOf(next)) return was
    doubts.push(mended(`${figures} l`, was))
    return `${figures} l`
  })
  // Grams are read as a nine or a sign: "150 9 butter", "90 ¢ sultanas".
  text = text.replace(
    /^(\d{2,4}) [9¢£€&](?=\s+\p{L})(?!\s+(?:oz|ounces?|inch|in|cm)\b)/u,
    (was, figures: string) => {
      doubts.push(mended(`${figures} g`, was))
      return `${figures} g`
    },
  )
  text = text.replace(/^(\d[\d/. -]*\s)(\p{L}{3,12})(?=\s+\p{L})/u, (was, amount: string, word: string) => {
    const unit = unitMeant(word)
    if (!unit) return was
    doubts.push(mended(`${amount}${unit}`, was))
    return `${amount}${unit}`
  })
  // A space that was lost between a spoon and its food changes no amount: "1/2 cuprice flour".
  text = text.replace(
    /^(\d[\d/. -]*\s(?:cups?|tbsp|tsp))(\p{L}{3,})/u,
    (was, amount: string, rest: string) => {
      const word = /\p{L}+$/u.exec(was)?.[0].toLowerCase() ?? ''
      return unitOf(word) || isEnglishWord(word) || !isEnglishWord(rest.toLowerCase())
        ? was
        : `${amount} ${rest}`
    },
  )
  // Pounds read as "1b" change no amount, so nothing needs to be asked.
  text = text.replace(/^([\d/. -]+)(?:1b|Ib|1bs|Ibs)\.?(?=\s)/u, (_, amount: string) => `${amount.trim()} lb`)
  text = text.replace(/^(\d)\s*(?:0z|Oz|oz)\b/u, '$1 oz')
  // "11/2 cups" is 1 1/2 cups, since nobody measures eleven halves.
  text = text.replace(
    new RegExp(String.raw`^(\d)(${fraction})(?![\d/])`),
    (was, whole: string, part: string) => {
      doubts.push(mended(`${whole} ${part}`, was))
      return `${whole} ${part}`
    },
  )
  text = text.replace(
    /^(\d{1,2})?\s*(%|°\/o|º\/o|9\/0|0\/0|96)(?=\s+(\p{L}+))/u,
    (was, whole: string | undefined, _sign, next: string) => {
      if (!unitOf(next)) return was
      const instead = whole ? `${whole} ?` : '?'
      doubts.push(
        lostFraction(
          instead,
          `A fraction such as 1/2 or 3/4 was probably here; the photo was read as "${was}".`,
        ),
      )
      return instead
    },
  )
  text = text.replace(
    /^(?:[VYvy¥WA]\s?([234568])|([VYvy])[as2])(?=\s+(\p{L}+))/u,
    (was, under: string | undefined, _y, next: string) => {
      if (!unitOf(next)) return was
      const guess = under ? `1/${under}` : '1/2'
      doubts.push(lostFraction('?', `The photo was read as "${was}"; perhaps it says ${guess}.`))
      return '?'
    },
  )
  if (/^\?/.test(text) && doubts.length === 0) {
    doubts.push({ kind: 'unclear', text: '?', reason: 'The amount cannot be read.' })
  }
  // A sign that is no figure before a unit or a food shows that an amount stood there.
  text = text.replace(/^[}{)(\][\\&$#@£€<>]+(?=\s+\p{L})/u, (was) => {
    doubts.push({ kind: 'unclear', text: '?', reason: `The amount cannot be read; it looks like "${was}".` })
    return '?'
  })
  text = text.replace(/^([}{\][\\&$#@£€])(?=\/\d)/u, '?')
  return { text: text.trim(), doubts: [...doubts, ...againstUnit(text)] }
}

/** Spoons and cups, the commonest measures of a list, in which one wrong letter is repaired. */
const spoons = ['tbsp', 'tsp', 'cup', 'cups', 'teaspoon', 'teaspoons', 'tablespoon', 'tablespoons']

function unitMeant(word: string): string | null {
  const lower = word.toLowerCase()
  // "TIL" is a misread TL, the German teaspoon: "1 TIL Kümmel".
  if (/^T[I1l|]L$/.test(word)) return 'TL'
  if (unitOf(lower) || isEnglishWord(lower) || isOtherWord(lower)) return null
  const near = spoons.filter((spoon) => spoon.length > 3 && distance(lower, spoon) === 1)
  return near.length === 1 ? (near[0] ?? null) : null
}

const singular =
  /^(\d+)\s+(teaspoon|tablespoon|cup|pint|quart|ounce|pound|gram|liter|litre|stick|clove|slice|can)\b(?!s)/i
const plural = /^1\s+(teaspoons|tablespoons|cups|pints|quarts|ounces|pounds|sticks|cans)\b/i

/**
 * Returns doubts about a number that disagrees with its unit: "2 teaspoon" was "1/2 teaspoon" with the small
 * figure lost; "1 teaspoons" was "1 1/2 teaspoons".
 */
export function againstUnit(text: string): LineDoubt[] {
  const many = singular.exec(text)
  if (many && Number(many[1]) > 1) {
    return [
      lostFraction(
        many[0],
        `"${many[0]}" has lost something: a fraction such as 1/${many[1]}, or the s of ${many[2]?.toLowerCase()}s.`,
      ),
    ]
  }
  const article = /^an?\s+(?:cups?|teaspoons?|tablespoons?|tsp|tbsp|ounces?|oz|pounds?|lb)\b/i.exec(text)
  if (article) {
    return [lostFraction(article[0], `"${article[0]}" may have been a fraction such as 1/4.`)]
  }
  const one = plural.exec(text)
  return one ? [lostFraction(one[0], `"${one[0]}" has probably lost a fraction, such as 1 1/2.`)] : []
}
