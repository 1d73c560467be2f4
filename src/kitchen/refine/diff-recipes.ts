import { listAsText } from '#contract/ingredient-parts.ts'
import { type RecipeDraft, recipeHead } from '#contract/recipe.ts'
import type { RecipeDiff, TextDiff } from '#contract/refine.ts'
import { type WordChange, wordChanges } from './word-changes.ts'

/**
 * Returns the differences between two states of a recipe: fields, and lines and steps as kept, changed,
 * removed or added.
 */
export function diffRecipes(before: RecipeDraft, after: RecipeDraft): RecipeDiff {
  return {
    fields: fieldNames
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        field,
        before: String(before[field]),
        after: String(after[field]),
        words: field === 'title' || field === 'description' ? wordsOf(before[field], after[field]) : null,
      })),
    ingredients: diffLines(listAsText(before.ingredients), listAsText(after.ingredients)),
    instructions: diffLines(before.instructions, after.instructions),
  }
}

const fieldNames = recipeHead.keyof().options

/** Likeness from which two lines are one line that was changed. */
const ALIKE = 0.35

/** Pairs the lines of two lists in the order of the new one; removed lines stand where they were. */
export function diffLines(before: readonly string[], after: readonly string[]): TextDiff[] {
  const pairs = alignment(before, after)
  const result: TextDiff[] = []
  let [i, j] = [0, 0]
  for (const [left, right] of [...pairs, [before.length, after.length] as const]) {
    while (i < left) result.push({ kind: 'removed', text: before[i++]! })
    while (j < right) result.push({ kind: 'added', text: after[j++]! })
    if (left < before.length && right < after.length) {
      const [old, now] = [before[left]!, after[right]!]
      result.push(
        old === now
          ? { kind: 'kept', text: now }
          : { kind: 'changed', before: old, after: now, words: wordsOf(old, now) },
      )
    }
    ;[i, j] = [left + 1, right + 1]
  }
  return result
}

/**
 * Returns the best pairing of two lists that keeps their order: equal lines first, then those that are most
 * alike.
 */
function alignment(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const width = after.length + 1
  const best = new Float64Array((before.length + 1) * width)
  const worth = likenesses(before, after)
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const like = worth[i]![j]!
      best[i * width + j] = Math.max(
        like >= ALIKE ? like + best[(i + 1) * width + j + 1]! : 0,
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
      )
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    const like = worth[i]![j]!
    if (like >= ALIKE && best[i * width + j] === like + best[(i + 1) * width + j + 1]!) pairs.push([i++, j++])
    else if (best[i * width + j] === best[(i + 1) * width + j]) i++
    else j++
  }
  return pairs
}

/**
 * Returns the likeness of each line to each of the other list: the Dice coefficient of their words; equal
 * lines count a little more than any that only resemble.
 */
function likenesses(before: readonly string[], after: readonly string[]): number[][] {
  const [left, right] = [before.map(words), after.map(words)]
  return before.map((old, i) => after.map((now, j) => (old === now ? 1.5 : sharedShare(left[i]!, right[j]!))))
}

function sharedShare(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return (2 * shared) / Math.max(1, left.size + right.size)
}

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? [])

const wordsOf = (before: string, after: string): WordChange[] => inRuns(wordChanges(before, after))

/**
 * Joins changes with only a space between them, which read as one: "feta cheese" → "vegan feta", not word by
 * word.
 */
function inRuns(words: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = []
  for (let at = 0; at < words.length; ) {
    const run = runFrom(words, at)
    const part = (gone: WordChange['kind']) =>
      run
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('')
    if (run.length > 1) {
      const [removed, added] = [part('added'), part('removed')]
      if (removed.trim() !== '') result.push({ kind: 'removed', text: removed })
      if (added.trim() !== '') result.push({ kind: 'added', text: added })
    } else result.push(words[at]!)
    at += Math.max(1, run.length)
  }
  return result
}

/** Returns the words from a change to the last change that only spaces separate from it. */
function runFrom(words: readonly WordChange[], from: number): WordChange[] {
  let end = from
  for (let at = from; at < words.length; at++) {
    const { kind, text } = words[at]!
    if (kind !== 'kept') end = at + 1
    else if (text.trim() !== '') break
  }
  return words.slice(from, end)
}
