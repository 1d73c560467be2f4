/** Function that tells whether words stand side by side in a text. */
export type HasPhrase = (phrase: readonly string[]) => boolean

/**
 * Indexes a text by its words, so that phrases are found through their first word: a recipe with a hundred
 * long names is searched for each of its hundred lines, and removing names from the text itself took a
 * second.
 */
export function readPhrases(words: readonly string[]) {
  const places = new Map<string, number[]>()
  words.forEach((word, at) => {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  })
  const standsAt = (phrase: readonly string[], at: number, isGone: Uint8Array | null) =>
    phrase.every((word, i) => words[at + i] === word && isGone?.[at + i] !== 1)
  const hasPhrase =
    (isGone: Uint8Array | null): HasPhrase =>
    (phrase) =>
      phrase.length > 0 && (places.get(phrase[0]!) ?? []).some((at) => standsAt(phrase, at, isGone))

  return {
    has: hasPhrase(null),
    /**
     * Returns a search of the text without these phrases, removed one after the other. As with replacement in
     * a text with spaces around its words, a phrase directly behind its own copy is kept.
     */
    without: (phrases: readonly (readonly string[])[]): HasPhrase => {
      const isGone = new Uint8Array(words.length)
      for (const phrase of phrases) {
        let next = 0
        for (const at of places.get(phrase[0] ?? '') ?? []) {
          if (at < next || !standsAt(phrase, at, isGone)) continue
          isGone.fill(1, at, at + phrase.length)
          next = at + phrase.length + 1
        }
      }
      return hasPhrase(isGone)
    },
  }
}
