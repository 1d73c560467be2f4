import type { Quantity } from './parsed.ts'
import type { Measure } from './read-measure.ts'
import { readMeasure, readUnit } from './read-measure.ts'
import { readQuantity } from './read-quantity.ts'
import { scaleQuantity } from './scale.ts'
import type { Unit } from './units.ts'
import { containers, unitOf } from './units.ts'

/** Everything before the food: `2 x 400g cans`, `500g/1lb 2oz`, `1 cup plus 2 tablespoons`, `3 large`. */
export interface Amount {
  main: Measure | null
  alternative: Measure | null
  plus: Measure | null
  size: string | null
  /** Text of brackets among the amounts that is no amount. */
  note: string | null
  /** Index at which the food begins. */
  end: number
}

const sizes: Readonly<Record<string, string>> = {
  small: 'small',
  sm: 'small',
  medium: 'medium',
  med: 'medium',
  'medium-sized': 'medium',
  'medium-size': 'medium',
  large: 'large',
  lg: 'large',
  big: 'large',
  'extra-large': 'large',
}
const sizeWord = new RegExp(
  `^(${Object.keys(sizes)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:\\s+to\\s+\\w+)?\\.?,?\\s+`,
  'i',
)
const bareUnits = new Set(
  'pinch handful dash splash drizzle knob glug dollop drop sprinkle teaspoon tablespoon piece bunch sprig packet bag'.split(
    ' ',
  ),
)
const one: Quantity = { kind: 'exact', value: { numerator: 1, denominator: 1 } }

/** Link words between a measure and its food in Spanish, French and Italian. */
const foreignOf =
  /^\s*(?:d['’]|(?:de|du|des|di|del|dei|degli|delle|della|dello)\s+(?:l['’]|la\s+)?|dell['’])/i

/**
 * True for a measure without a number. One of another language needs its "of", because "filo" is a pastry,
 * and in Italian a drizzle.
 */
const isBareMeasure = (text: string, { unit, length }: { unit: Unit; length: number }): boolean => {
  const isEnglish = unitOf(text.slice(0, length).split(/\s/).at(-1) ?? '') !== null
  if (!isEnglish) return length > 3 && foreignOf.test(text.slice(length))
  return bareUnits.has(unit.name) || /^\s+of\s/i.test(text.slice(length))
}

/** Reads the amounts at the start of a line. If there is none, `main` is null and `end` is 0. */
export function readAmount(text: string): Amount {
  const amount: Amount = { main: null, alternative: null, plus: null, size: null, note: null, end: 0 }
  const article = readArticle(text)
  if (article)
    return finish(text, { ...amount, main: { quantity: one, unit: article.unit }, end: article.length })
  const count = readQuantity(text)
  if (!count) {
    const bare = readUnit(text)
    // "Pinch of salt", but not "leaf parsley": a bare unit needs "of", or must be a measure by its nature.
    if (bare && isBareMeasure(text, bare)) {
      return finish(text, { ...amount, main: { quantity: one, unit: bare.unit }, end: bare.length })
    }
    return amount
  }
  const packed = readPacks(text, count.quantity, count.length)
  if (packed) return finish(text, { ...amount, ...packed })
  const main = readMeasure(text)
  if (!main) return amount
  return finish(text, readDimension(text, { ...amount, main: main.measure, end: main.length }))
}

/**
 * Reads an article as the amount one: "a pinch", "an 8-ounce can", "a couple of handfuls", "a few sprigs".
 */
function readArticle(text: string): { unit: Unit | null; length: number } | null {
  const match = /^(?:an?|the|another|ein(?:e[mnrs]?)?|une?|un[ao])\s+(?:(?:couple|few)\s+(?:of\s+)?)?/i.exec(
    text,
  )
  if (!match) return null
  const unit = readUnit(text.slice(match[0].length))
  return unit ? { unit: unit.unit, length: match[0].length + unit.length } : null
}

const packLink = /^(?:\s*[x×*]\s*|\s*\(\s*(?:about\s+|approx\.?\s+)?|\s+(?=[\d½¼¾⅓⅔⅛]))/iu

/**
 * Reads a count of packs, each with a weight: "2 x 400g cans", "1 (14 oz) can", "2 14-ounce cans", "one
 * 4-pound chicken".
 */
function readPacks(
  text: string,
  count: Quantity,
  length: number,
): Pick<Amount, 'main' | 'alternative' | 'note' | 'end'> | null {
  const link = packLink.exec(text.slice(length))
  if (!link || count.kind === 'range') return null
  let at = length + link[0].length
  const each = readMeasure(text.slice(at))
  const unit = each?.measure.unit
  if (!each || !unit || unit.kind === 'count') return null
  at += each.length
  const other = /^\s*[/,]\s*/.exec(text.slice(at))
  const second = other ? readMeasure(text.slice(at + other[0].length)) : null
  if (other && second?.measure.unit) at += other[0].length + second.length
  const measured = at
  const close = (link[0].includes('(') ? /^[^()]*\)\s*/ : /^\s*/).exec(text.slice(at))
  if (!close) return null
  at += close[0].length
  const container = readUnit(text.slice(at))
  // The length in "4 8-inch tortillas" is that of each, whatever the count.
  const isLength = unit.kind === 'length'
  return {
    main: { quantity: count, unit: container?.unit ?? null },
    alternative: isLength ? null : { quantity: scaleQuantity(each.measure.quantity, count.value), unit },
    note: isLength ? text.slice(length + link[0].length, measured).trim() : null,
    end: at + (container?.length ?? 0),
  }
}

/**
 * Reads a size before a piece or a can: "2.5cm/1in piece of ginger" is one piece; "400g can tomatoes" is one
 * can.
 */
function readDimension(text: string, amount: Amount): Amount {
  const main = amount.main!
  if (!main.unit || main.unit.kind === 'count') return amount
  let at = amount.end
  const other = /^\s*(?:\/|\()\s*/.exec(text.slice(at))
  const second = other ? readMeasure(text.slice(at + other[0].length)) : null
  if (other && second?.measure.unit) {
    const behind = at + other[0].length + second.length
    const close = /^\s*\)/.exec(text.slice(behind))
    // The bag of "2 cups (12-oz. bag)" stands within the bracket, and is another way to say it.
    if (other[0].includes('(') && !close) return amount
    at = behind + (close?.[0].length ?? 0)
  }
  const gap = /^(?:[\s-]+(?:long|thick|wide|length))?\s*/i.exec(text.slice(at))![0].length
  const container = readUnit(text.slice(at + gap))
  if (container?.unit.kind !== 'count') return amount
  if (main.unit.kind === 'length') return { ...amount, end: at + gap + container.length, alternative: null }
  if (!containers.has(container.unit.name)) return amount
  return {
    ...amount,
    main: { quantity: one, unit: container.unit },
    alternative: main,
    end: at + gap + container.length,
  }
}

/** Reads a smaller measure right behind a larger one, to which it is added: "½ cup 1 tablespoon". */
function readAdded(main: Measure | null, rest: string): { measure: Measure; length: number } | null {
  const gap = /^\s+(?=[\d½¼¾⅓⅔⅛])/u.exec(rest)
  const next = gap && main?.unit?.kind === 'volume' ? readMeasure(rest.slice(gap[0].length)) : null
  if (!gap || next?.measure.unit?.kind !== 'volume' || next.measure.unit.size! >= main!.unit!.size!)
    return null
  return { measure: next.measure, length: gap[0].length + next.length }
}

/**
 * Multiplies the size of each pack by the count: "2 cans (15 ounces each)" are 30 ounces, as "2 (15-ounce)
 * cans" are.
 */
const timesCount = (each: Measure, count: Quantity): Measure =>
  count.kind === 'exact' ? { ...each, quantity: scaleQuantity(each.quantity, count.value) } : each

/**
 * Reads everything that may follow the first amount, in any order: another spelling, an added amount, a size,
 * "of".
 */
function finish(text: string, start: Amount): Amount {
  const amount = { ...start }
  for (;;) {
    const rest = text.slice(amount.end)
    const link =
      /^\s*(?:(\/|=|\()|(\+|(?:,\s*)?plus\s|and\s+(?=[\d½¼¾⅓⅔⅛]))|(or\s+(?=(?:about\s+)?[\d½¼¾⅓⅔⅛])))\s*(?:about\s+|approx(?:\.|imately)?\s+|around\s+|roughly\s+|generous\s+|scant\s+|ca\.?\s*|circa\s+|etwa\s+|à\s+|je\s+(?:ca\.\s*)?|environ\s+|env\.\s*|de\s+|unos\s+|unas\s+|aprox\.\s*|da\s+)?/iu.exec(
        rest,
      )
    const measure = link ? readMeasure(rest.slice(link[0].length)) : null
    const added = amount.plus || link ? null : readAdded(amount.main, rest)
    if (added) {
      amount.plus = added.measure
      amount.end += added.length
      continue
    }
    if (link && measure && (measure.measure.unit || link[2]) && amount.main) {
      const end = amount.end + link[0].length + measure.length
      if (link[2]) {
        // The amount in "1 large egg plus 2 yolks" is of another food.
        if (!measure.measure.unit) break
        amount.plus = measure.measure
        amount.end = end + (/^,(?=\s)/.exec(text.slice(end))?.[0].length ?? 0)
        continue
      }
      if (link[1] === '(') {
        const close = /^([^()]*)\)/.exec(text.slice(end))
        if (!close) break
        const said = close[1]!.replace(/^[\s/,;]+/, '').trim()
        const isEach =
          /^(?:each\b|l['’]un[ao]|cada un[ao]|chacune?)/i.test(said) && amount.main.quantity.kind === 'exact'
        amount.alternative ??= isEach ? timesCount(measure.measure, amount.main.quantity) : measure.measure
        const other = isEach ? said.replace(/^(?:each\b|l['’]un[ao]|cada un[ao]|chacune?)[\s,;]*/i, '') : said
        if (other && !readMeasure(other)) amount.note = other
        amount.end = end + close[0].length
        const container = /^\s+/.exec(text.slice(amount.end))
        const pack = container ? readUnit(text.slice(amount.end + container[0].length)) : null
        if (amount.main.unit === null && pack) {
          amount.main = { ...amount.main, unit: pack.unit }
          amount.end += container![0].length + pack.length
        }
        continue
      }
      amount.alternative ??= measure.measure
      amount.end = end
      continue
    }
    const size = /^\s*/.exec(rest)![0].length
    const word = sizeWord.exec(rest.slice(size))
    if (word && amount.main && amount.size === null && amount.end > 0) {
      amount.size = sizes[word[1]!.toLowerCase()]!
      amount.end += size + word[0].length
      const unit = amount.main.unit === null ? readUnit(text.slice(amount.end)) : null
      if (unit && unit.unit.kind === 'count') {
        amount.main = { ...amount.main, unit: unit.unit }
        amount.end += unit.length
      }
      continue
    }
    break
  }
  const rest = text.slice(amount.end)
  const of = /^\s*(?:of\s+(?:the\s+|an?\s+)?|each\s+)/i.exec(rest) ?? foreignOf.exec(rest)
  if (of) amount.end += of[0].length
  return amount
}
