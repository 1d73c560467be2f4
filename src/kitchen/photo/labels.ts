import { isGreek, plainGreek } from './plain-greek.ts'

/** A word from text recognition, with its box in pixels from the top left corner. */
export interface SeenWord {
  text: string
  box: { left: number; top: number; right: number; bottom: number }
  /** Confidence of the text recognition, 0 to 100. */
  confidence: number
}

/** A word of a label that may belong to a name, in lower case and without marks. */
export interface LabelWord {
  text: string
  height: number
  confidence: number
}

/** Words that stand together, on a package or a sign, in reading order. */
export interface Label {
  words: LabelWord[]
  /** Height of the tallest word in pixels. */
  height: number
  box: SeenWord['box']
}

const MIN_CONFIDENCE = 25
/** Share of the height of other print below which print is another text: weight, maker, contents. */
const TALL = 0.45

/** Figures that text recognition reads in place of letters inside words: T0MAT0. */
const letters: Record<string, string> = { '0': 'o', '1': 'l', '5': 's', '8': 'b', '|': 'l', '!': 'i', $: 's' }

const plain = (text: string): string => {
  if (isGreek(text)) return plainGreek(text).replace(/[^\p{L}'-]/gu, '')
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const isWord = (folded.match(/\p{L}/gu)?.length ?? 0) >= folded.length / 2
  const mended = isWord ? folded.replace(/[015 8|!$]/g, (sign) => letters[sign] ?? sign) : folded
  return mended.replace(/[^\p{L}'-]/gu, '').replace(/^['-]+|['-]+$/g, '')
}

const heightOf = ({ box }: SeenWord) => box.bottom - box.top
const widthOf = ({ box }: SeenWord) => box.right - box.left
const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.min(to, otherTo) - Math.max(from, otherFrom)

/**
 * Joins words beside each other into lines, and lines of similar size below each other into labels: `COCONUT`
 * above `MILK`. A word that was recognized in two passes counts once. Print of very different size is a label
 * of its own.
 */
export function labelsOf(words: readonly SeenWord[]): Label[] {
  const legible = onceEach(
    words.filter((word) => word.confidence >= MIN_CONFIDENCE && plain(word.text).length > 1),
  )
  const lines = groupsOf(legible, areOneLine).map((line) => ({
    words: line.toSorted((a, b) => a.box.left - b.box.left),
    box: around(line),
  }))
  return groupsOf(lines, areOneLabel).map((label) => {
    const read = label.toSorted((a, b) => a.box.top - b.box.top).flatMap((line) => line.words)
    return {
      box: around(label),
      height: Math.max(...read.map(heightOf)),
      words: read.map((word) => ({
        text: plain(word.text),
        height: heightOf(word),
        confidence: word.confidence,
      })),
    }
  })
}

/** Keeps, of boxes that cover each other, the one with the highest confidence. */
function onceEach(words: readonly SeenWord[]): SeenWord[] {
  const kept: SeenWord[] = []
  for (const word of words.toSorted((a, b) => b.confidence - a.confidence)) {
    const covers = (other: SeenWord) => {
      const across = overlap(word.box.left, word.box.right, other.box.left, other.box.right)
      const down = overlap(word.box.top, word.box.bottom, other.box.top, other.box.bottom)
      const smaller = Math.min(heightOf(word) * widthOf(word), heightOf(other) * widthOf(other))
      return across > 0 && down > 0 && across * down > smaller * 0.5
    }
    if (!kept.some(covers)) kept.push(word)
  }
  return kept
}

interface Boxed {
  box: SeenWord['box']
}

const around = (all: readonly Boxed[]): SeenWord['box'] => ({
  left: Math.min(...all.map(({ box }) => box.left)),
  top: Math.min(...all.map(({ box }) => box.top)),
  right: Math.max(...all.map(({ box }) => box.right)),
  bottom: Math.max(...all.map(({ box }) => box.bottom)),
})

/** Groups items that belong together, directly or over any number of steps. */
function groupsOf<T>(all: readonly T[], together: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const near = groups.filter((group) => group.some((other) => together(one, other)))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), one])
  }
  return groups
}

/** True for two boxes that are side by side and of similar size. */
function areOneLine(a: SeenWord, b: SeenWord): boolean {
  const [small, large] = inOrder(heightOf(a), heightOf(b))
  const down = overlap(a.box.top, a.box.bottom, b.box.top, b.box.bottom)
  const apart = -overlap(a.box.left, a.box.right, b.box.left, b.box.right)
  return small >= large * TALL && down >= small * 0.5 && apart <= small * 0.9
}

/**
 * True for two lines one below the other, of similar size, centred on each other or beginning at one edge.
 */
function areOneLabel(a: Boxed & { words: SeenWord[] }, b: Boxed & { words: SeenWord[] }): boolean {
  const heights = [a, b].map(({ words }) => Math.max(...words.map(heightOf))) as [number, number] // of a and b
  const [small, large] = inOrder(...heights)
  if (small < large * TALL) return false
  const apart = -overlap(a.box.top, a.box.bottom, b.box.top, b.box.bottom)
  const across = overlap(a.box.left, a.box.right, b.box.left, b.box.right)
  const middle = (box: SeenWord['box']) => (box.left + box.right) / 2
  const widest = Math.max(a.box.right - a.box.left, b.box.right - b.box.left)
  const aligned =
    Math.abs(middle(a.box) - middle(b.box)) <= widest * 0.25 ||
    Math.abs(a.box.left - b.box.left) <= small * 0.6
  return apart <= small * 0.9 && across > 0 && aligned
}

const inOrder = (a: number, b: number): [small: number, large: number] => (a < b ? [a, b] : [b, a])

/**
 * True when this label is the small print of that one: much smaller, and on the same package as far as one
 * can see.
 */
export function isSmallPrintOf(label: Label, other: Label): boolean {
  const across = overlap(label.box.left, label.box.right, other.box.left, other.box.right)
  const apart = -overlap(label.box.top, label.box.bottom, other.box.top, other.box.bottom)
  const narrower = Math.min(label.box.right - label.box.left, other.box.right - other.box.left)
  return label.height < other.height * TALL && across > narrower * 0.5 && apart < other.height * 4
}
