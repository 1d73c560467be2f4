/** What a dictionary says of English words, in lower case and the singular. */
export interface WordSenses {
  /** Words of which no sense is an animal, a plant, a food or a substance: "mailing", "fashioned". */
  neverEaten: ReadonlySet<string>
  /** Those of them that stand in the name of no dish, being adverbs or verbs: "somewhere", "survive". */
  inNoName: ReadonlySet<string>
  /** Those of them that are verbs and nothing else: "survive". */
  onlyVerbs: ReadonlySet<string>
}

/** As a build writes them. */
export interface PackedSenses {
  neverEaten: readonly string[]
  inNoName: readonly string[]
  onlyVerbs: readonly string[]
}

/** Where no dictionary was read, every word may name something to eat. */
export const noSenses: PackedSenses = { neverEaten: [], inNoName: [], onlyVerbs: [] }

/** A word and what it may be a form of: "shopped" of "shop", "mailings" of "mail". */
const formsOf = (word: string): string[] => {
  const root = word.replace(/(?:ings?|ed|es|s|d)$/, '')
  return [word, root, `${root}e`, root.replace(/(.)\1$/, '$1')]
}

/** Whether a word, or what it is a form of, is among some words. */
export const hasFormOf = (words: ReadonlySet<string>, word: string): boolean =>
  formsOf(word).some((form) => words.has(form))

export const unpackSenses = ({ neverEaten, inNoName, onlyVerbs }: PackedSenses): WordSenses => ({
  neverEaten: new Set(neverEaten),
  inNoName: new Set(inNoName),
  onlyVerbs: new Set(onlyVerbs),
})
