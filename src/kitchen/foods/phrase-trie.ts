import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

interface Node<Value> {
  next: Map<string, Node<Value>>
  value: Value | undefined
}

/** Phrases by their words, in any number, so that the longest one at a place of a text is found in one walk. */
export interface PhraseTrie<Value> {
  /** Sets the value of a phrase; `merge` decides when it has one already. */
  add(phrase: string, value: Value, merge?: (known: Value) => Value): void
  /** The value of the longest phrase that begins at word `from`, and the word behind it; null where none begins. */
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
