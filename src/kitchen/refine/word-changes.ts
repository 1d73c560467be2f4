import { wordsWithSpaceDiff } from 'diff'

/** Words that both texts have in this order, or that one of them has. */
export interface WordChange {
  kind: 'kept' | 'removed' | 'added'
  text: string
}

/**
 * The shortest way from one text to another, word by word: to the letter what `diffWordsWithSpace` of the library
 * answers, which is a tenth as fast on two long steps that have little in common. It keeps its diagonals as negative
 * indices of an array, and an object for each step; here they are numbers in typed arrays, compared as numbers.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsWithSpaceDiff.tokenize(before), wordsWithSpaceDiff.tokenize(after)]
  const idOf = numbering()
  const moves = shortestPath(Int32Array.from(old, idOf), Int32Array.from(now, idOf))
  let [oldAt, newAt] = [0, 0]
  return moves.map(({ kind, count }) => {
    const from = kind === 'removed' ? old.slice(oldAt, oldAt + count) : now.slice(newAt, newAt + count)
    if (kind !== 'added') oldAt += count
    if (kind !== 'removed') newAt += count
    return { kind, text: from.join('') }
  })
}

/** The same number for the same word. */
export const numbering = () => {
  const ids = new Map<string, number>()
  return (word: string): number => {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, ids.size)
    return ids.size - 1
  }
}

interface Move {
  kind: WordChange['kind']
  count: number
}

/** No path has come this far on this diagonal. */
const NONE = -1

/**
 * Myers' algorithm as the library has it: on diagonal `k`, which is the place in the old text less that in the new
 * one, the path that is furthest in the old text, for each number of changes in turn.
 */
function shortestPath(old: Int32Array, now: Int32Array): Move[] {
  const paths = pathStore()
  const middle = old.length + now.length + 1
  /** The path that ends on each diagonal, as its number, and how far in the old text it is. */
  const best = new Int32Array(2 * middle + 1).fill(NONE)
  const reach = new Int32Array(2 * middle + 1)
  const slide = (oldPos: number, k: number): number => {
    let at = oldPos
    while (at + 1 < old.length && at - k + 1 < now.length && old[at + 1] === now[at - k + 1]) at += 1
    return at
  }
  const isEnd = (oldPos: number, k: number) => oldPos + 1 >= old.length && oldPos - k + 1 >= now.length

  const first = slide(-1, 0)
  best[middle] = paths.add(NONE, first, false)
  reach[middle] = first
  if (isEnd(first, 0)) return paths.moves(0)
  let [lowest, highest] = [-Infinity, Infinity]
  for (let changes = 1; ; changes += 1) {
    for (let k = Math.max(lowest, -changes); k <= Math.min(highest, changes); k += 2) {
      const [below, above] = [best[middle + k - 1]!, best[middle + k + 1]!]
      best[middle + k - 1] = NONE
      const [fromBelow, fromAbove] = [reach[middle + k - 1]!, reach[middle + k + 1]!]
      const canAdd = above !== NONE && fromAbove - k >= 0 && fromAbove - k < now.length
      const canRemove = below !== NONE && fromBelow + 1 < old.length
      if (!canAdd && !canRemove) {
        best[middle + k] = NONE
        continue
      }
      const adds = !canRemove || (canAdd && fromBelow < fromAbove)
      const oldPos = slide(adds ? fromAbove : fromBelow + 1, k)
      const path = paths.add(adds ? above : below, oldPos, adds)
      if (isEnd(oldPos, k)) return paths.moves(path)
      best[middle + k] = path
      reach[middle + k] = oldPos
      // At an edge of either text, what lies beyond this diagonal cannot be shorter.
      if (oldPos + 1 >= old.length) highest = Math.min(highest, k - 1)
      if (oldPos - k + 1 >= now.length) lowest = Math.max(lowest, k + 1)
    }
  }
}

/** All paths as they were tried, each as what it adds to an earlier one: one change, and the words kept behind it. */
const pathStore = () => {
  let size = 0
  let befores = new Int32Array(1024)
  let ends = new Int32Array(1024)
  let adding = new Uint8Array(1024)
  const grow = () => {
    const [olderBefores, olderEnds, olderAdding] = [befores, ends, adding]
    befores = new Int32Array(2 * size)
    ends = new Int32Array(2 * size)
    adding = new Uint8Array(2 * size)
    befores.set(olderBefores)
    ends.set(olderEnds)
    adding.set(olderAdding)
  }
  return {
    add: (before: number, oldPos: number, adds: boolean): number => {
      if (size === ends.length) grow()
      befores[size] = before
      ends[size] = oldPos
      adding[size] = Number(adds)
      size += 1
      return size - 1
    },
    /** From the beginning to the end of a path; changes of a kind that follow each other are one. */
    moves: (last: number): Move[] => {
      const backwards: Move[] = []
      const push = (kind: Move['kind'], count: number) => {
        const previous = backwards.at(-1)
        if (count === 0) return
        if (previous?.kind === kind) previous.count += count
        else backwards.push({ kind, count })
      }
      for (let path = last; path !== NONE; path = befores[path]!) {
        const before = befores[path]!
        if (before === NONE) push('kept', ends[path]! + 1)
        else {
          const adds = adding[path] === 1
          push('kept', ends[path]! - ends[before]! - (adds ? 0 : 1))
          push(adds ? 'added' : 'removed', 1)
        }
      }
      return backwards.reverse()
    },
  }
}
