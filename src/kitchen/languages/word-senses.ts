/** Facts from a dictionary about English words, in lower case and the singular. */
export interface WordSenses {
  /** Words of which no sense is an animal, a plant, a food or a substance: "mailing", "fashioned". */
  neverEaten: ReadonlySet<string>
  /**
   * Words of `neverEaten` that occur in no dish's name, because they are adverbs or verbs: "somewhere",
   * "survive".
   */
  inNoName: ReadonlySet<string>
  /** Words of `neverEaten` that are verbs and nothing else: "survive". */
  onlyVerbs: ReadonlySet<string>
  /** Words of people, deeds, feelings, times, houses and vehicles, and adjectives; some may describe a dish. */
  ofTalk: ReadonlySet<string>
}

/** Word senses in the form that a build writes. */
export interface PackedSenses {
  neverEaten: readonly string[]
  inNoName: readonly string[]
  onlyVerbs: readonly string[]
  ofTalk: readonly string[]
}

/** Senses without a dictionary, under which every word may name something to eat. */
export const noSenses: PackedSenses = { neverEaten: [], inNoName: [], onlyVerbs: [], ofTalk: [] }

/** Returns a word and the words that it may be a form of: "shopped" of "shop", "mailings" of "mail", "comming" of "come". */
const formsOf = (word: string): string[] => {
  const root = word.replace(/(?:ings?|ed|es|s|d)$/, '')
  const single = root.replace(/(.)\1$/, '$1')
  return [word, root, `${root}e`, single, `${single}e`]
}

/** True when a word, or one that it is a form of, is in the set. */
export const hasFormOf = (words: ReadonlySet<string>, word: string): boolean =>
  formsOf(word).some((form) => words.has(form))

export const unpackSenses = ({ neverEaten, inNoName, onlyVerbs, ofTalk }: PackedSenses): WordSenses => ({
  neverEaten: new Set(neverEaten),
  inNoName: new Set(inNoName),
  onlyVerbs: new Set(onlyVerbs),
  ofTalk: new Set(ofTalk),
})
