import { foldWord } from '../../languages/fold.ts'
import { headingWords } from './page-words.ts'

/** Section that a heading line announces. */
export type Heading = 'ingredients' | 'steps' | 'notes'

const names = (list: string) => list.split(/[,\n]/).map((name) => folded(name))
const words: Record<Heading, readonly string[]> = {
  ingredients: names(headingWords.ingredients),
  steps: names(headingWords.steps),
  notes: names(headingWords.notes),
}

/** "Step 1" or "Step 1 of 5" in several languages, on a line of its own or before the step. */
export const namedStep = new RegExp(
  // A large letter stands a little apart from the next one, and is read as a word of its own: "Éta pe 1".
  String.raw`^\W{0,2}(?:${['step', 'schritt', 'étape', 'etape', 'paso', 'fase', 'passo', 'passaggio']
    .map((word) => [...word].join('\\s?'))
    .join('|')})\s*(\d{1,2})(?:\s*(?:of|von|sur|de|di|/)\s*\d{1,2})?\s?[.):,–-]?(?:\s+|$)`,
  'iu',
)

/** Buttons beside a heading that scale the list: "1x 2x 3x". */
const scale = /(?<!\S)(?:\d\s*\/\s*)?\d\s?[x×](?!\S)/giu

/**
 * Returns the section that a line is the heading of, or null. A letter or two of a long word may be misread.
 */
export function headingOf(text: string): Heading | null {
  const bare = folded(text.replace(scale, ''))
  // "Étape 2" is one letter from "Étapes".
  if (namedStep.test(text)) return null
  if (bare.length < 3 || bare.length > 32) return null
  for (const heading of ['ingredients', 'steps', 'notes'] as const) {
    for (const word of words[heading]) {
      const slips = word.length >= 10 ? 2 : word.length >= 6 ? 1 : 0
      if (Math.abs(bare.length - word.length) <= slips && distance(bare, word) <= slips) return heading
    }
  }
  return null
}

/** Folds a text to letters in lower case, without the accents, which text recognition loses first. */
function folded(text: string): string {
  return foldWord(text)
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Counts the letters that must be changed, added or removed to turn one word into the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}
