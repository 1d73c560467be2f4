import type { Ingredient } from '#contract/recipe.ts'
import { splitLine } from '../../display/split-line.ts'
import { headingFrom } from '../draft-of.ts'
import type { PageWord } from '../page.ts'
import { endsWithAmount, setsAmountsBehind, withAmountInFront } from './amounts-behind.ts'
import type { Line } from './lines.ts'
import { implausible } from './plausible.ts'
import { type LineDoubt, repairLine } from './repair-line.ts'
import { groupOf, isContinuation } from './sections.ts'

export interface ReadIngredient extends Ingredient {
  lines: Line[]
  /** Text on the photo before any repair. */
  raw: string
  doubts: LineDoubt[]
}

/**
 * Confidence below which a word that names an amount is shown to the cook. Print is read with 85 and more.
 */
const SURE_OF_FIGURES = 82
const SURE_OF_WORDS = 62

/**
 * Reads ingredients from the lines of a list: wrapped lines are joined, headings go to their lines, amounts
 * are repaired.
 */
export function ingredientsOf(lines: readonly Line[]): ReadIngredient[] {
  const found: { lines: Line[]; group: string | null }[] = []
  const isBehind = setsAmountsBehind(lines.map(({ text }) => text))
  let group: string | null = null
  lines.forEach((line, index) => {
    if (groupOf(line.text)) {
      group = line.text.replace(/[:.]$/, '')
      return
    }
    if (!/[\p{L}\d]/u.test(line.text) || line.text.trim().length < 2) return
    const last = found.at(-1)
    const isWhole = isBehind && endsWithAmount(lines[index - 1]?.text ?? '')
    if (last && !isWhole && isContinuation(lines[index - 1], line)) last.lines.push(line)
    else found.push({ lines: [line], group })
  })
  const read = found
    .map((one) => readIngredient(one.lines, one.group, isBehind))
    .filter(({ item }) => /[\p{L}\d]/u.test(item))
  // The amount of salt was lost, too, where most amounts of its list were.
  const lost = read.filter(({ doubts }) => doubts.includes(noAmount)).length
  if (lost * 2 > read.length)
    for (const { amount, doubts } of read)
      if (amount === '' && !doubts.includes(noAmount)) doubts.push(noAmount)
  return read
}

function readIngredient(lines: Line[], group: string | null, isBehind: boolean): ReadIngredient {
  const whole = lines.map(({ text }) => text).join(' ')
  const raw = isBehind ? withAmountInFront(whole) : whole
  const { text, doubts } = repairLine(raw)
  const { amount, item } = split(text)
  const head = raw === whole ? headWords(lines) : figuresIn(lines)
  const all = [...doubts, ...shapeDoubts(head, amount), ...unclear(lines, head, item)]
  if (amount === '' && !needsNoAmount.test(item) && !doubts.some(({ text: at }) => at === '?')) {
    all.push(noAmount)
  }
  const much = implausible(text)
  if (much) all.push(much)
  const heading = headingFrom(group)
  return { amount, item, ...(heading && { group: heading }), lines, raw, doubts: oncePerKind(all) }
}

const noAmount: LineDoubt = { kind: 'unclear', text: '', reason: 'No amount could be read for this.' }

/** Foods and phrases that lists give without an amount. */
const needsNoAmount =
  /\b(?:salt|pepper|to taste|as needed|optional|for (?:serving|garnish|greasing|frying|dusting|rolling)|to serve|water|cooking spray|garnish|topping)\b/i

/** Splits like `splitLine`, with "?" for a figure: "? cup milk" has the amount "? cup". */
function split(text: string): Ingredient {
  const unknown = /^((?:\d{1,2} )?\?)\s+/.exec(text)
  if (!unknown) return splitLine(text)
  const { amount, item } = splitLine(`3 ${text.slice(unknown[0].length)}`)
  return { amount: amount.replace(/^3/, unknown[1] ?? '?'), item }
}

/**
 * Returns the words that make up the amount: everything up to the first word without a figure, and that word.
 */
function headWords(lines: Line[]): PageWord[] {
  const words = lines[0]?.words ?? []
  const end = words.findIndex(({ text }, index) => index > 0 && !/[\d/½¼¾⅓⅔⅛%]/u.test(text))
  return words.slice(0, end < 0 ? 2 : end).filter(({ text }) => !/^[*•·▪-]$/u.test(text))
}

/** Returns the words with figures, for a line whose amount stands behind its food. */
const figuresIn = (lines: Line[]): PageWord[] =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /[\d½¼¾⅓⅔⅛%?]/u.test(text))

const digits = (text: string) => text.replace(/\D/g, '')

/** Returns doubts about figures whose shape on the photo contradicts the text. */
function shapeDoubts(head: PageWord[], amount: string): LineDoubt[] {
  const doubts: LineDoubt[] = []
  for (const word of head) {
    const isFigure = /\d/.test(word.text)
    if (word.fraction && !word.text.includes('/') && !amount.includes('?')) {
      doubts.push({
        kind: 'lost_fraction',
        text: amount,
        reason: `The photo shows a fraction here, of which only "${word.text}" could be read.`,
      })
    }
    if (isFigure && word.other !== undefined && digits(word.other) !== digits(word.text)) {
      doubts.push({
        kind: 'unclear',
        text: amount,
        reason: `This can also be read as "${word.other}".`,
      })
    }
    const { left, right, top, bottom } = word.box
    if (/^\d$/.test(word.text) && right - left > (bottom - top) * 0.92) {
      doubts.push({
        kind: 'lost_fraction',
        text: amount,
        reason: `The "${word.text}" is too wide for one figure: it may be a fraction such as 1/${word.text}.`,
      })
    }
  }
  return doubts
}

function unclear(lines: Line[], head: PageWord[], item: string): LineDoubt[] {
  const doubts: LineDoubt[] = []
  const figures = head.filter(({ text, confidence }) => /[\d?%]/.test(text) && confidence < SURE_OF_FIGURES)
  if (figures.length > 0) {
    doubts.push({
      kind: 'unclear',
      text: figures.map(({ text }) => text).join(' '),
      reason: 'The amount is hard to read on the photo.',
    })
  }
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, confidence }) => /\p{L}{2}/u.test(text) && confidence < SURE_OF_WORDS)
  if (words.length > 0 || !/\p{L}{3}/u.test(item)) {
    const text = words.map((word) => word.text).join(' ')
    doubts.push({
      kind: 'unclear',
      text: item.includes(text) ? text : '',
      reason: `Hard to read on the photo: "${text || item}".`,
    })
  }
  // A figure amid the words belongs to a can, or was a letter.
  const inner = lines
    .flatMap((line) => line.words)
    .filter((word) => !head.includes(word) && /\d/.test(word.text))
  for (const word of inner) {
    const differs = word.other !== undefined && digits(word.other) !== digits(word.text)
    if (!differs && word.confidence >= SURE_OF_FIGURES && !word.fraction) continue
    doubts.push({
      kind: 'unclear',
      text: item.includes(word.text) ? word.text : '',
      reason: differs
        ? `This can also be read as "${word.other}".`
        : 'This figure is hard to read on the photo.',
    })
  }
  return doubts
}

const oncePerKind = (doubts: LineDoubt[]) =>
  doubts.filter(
    (doubt, index) =>
      doubts.findIndex(({ kind, text }) => kind === doubt.kind && text === doubt.text) === index,
  )
