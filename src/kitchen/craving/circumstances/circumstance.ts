/** Way of saying under which circumstances somebody cooks or eats. */
export interface Circumstance {
  /**
   * Meaning of the words: a mood, or a tool; empty for words that wish for nothing, such as a figure of
   * speech with a food in it.
   */
  means: string
  /** Tool that the words ask for or rule out; without it the meaning is a mood. */
  isTool?: true
  /** Further moods that go with it, and that no words of their own name. */
  also?: readonly string[]
  /** Sentence that tells the cook what was made of the words, with `…` for the words as typed. */
  told?: string
  /** Phrases, one per line, in the notation of `phrasesOf`. */
  says: string
}
