import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

interface Node<Value> {
  next: Map<string, Node<Value>>
  value: Value | undefined
}

/**
 * An index of phrases by their words, in any number, which finds the longest phrase at a place in one walk.
 */
export interface PhraseTrie<Value> {
  /** Sets the value of a phrase; `merge` decides when it has one already. */
  add(phrase: string, value: Value, merge?: (known: Value) => Value): void
  /**
   * Returns the value of the longest phrase that begins at word `from`, and the index behind it; null if none
   * begins there.
   */
  longestAt(words: readonly Word[], from: number): { value: Value; to: number } | null
}

export function phraseTrie<Value>(): PhraseTrie<Value> {
  const newNode = (): Node<Value> => ({ next: new Map(), value: undefined })
  const root = newNode()
  return {
    add(phrase, value, merge = (known) => known) {
      let node = root
      for (const { stem } of wordsOf(phrase)) {
        let next = node.next.get(stem)
        if (!next) {
          next = newNode()
          node.next.set(stem, next)
        }
        node = next
      }
      node.value = node.value === undefined ? value : merge(node.value)
    },
    longestAt(words, from) {
      let node: Node<Value> | undefined = root
      let best: { value: Value; to: number } | null = null
      for (let at = from; at < words.length; at += 1) {
        node = node.next.get(words[at]!.stem)
        if (!node) break
        if (node.value !== undefined) best = { value: node.value, to: at + 1 }
      }
      return best
    },
  }
}
