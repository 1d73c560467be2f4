/** Whether these words stand next to each other. */
export type HasPhrase = (phrase: readonly string[]) => boolean

/**
 * A text as its words, in which phrases are looked up by where their first word is: a text with a hundred long names is
 * asked for each of its hundred lines, and cutting these out of it as text takes a second.
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
     * The text without these phrases, one after the other. As with text that is replaced between its spaces, a phrase that
     * follows itself is left where it was.
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
