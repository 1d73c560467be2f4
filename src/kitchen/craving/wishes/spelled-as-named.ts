import { editDistance } from 'cspell-trie-lib'
import { oncePer } from '../../checks/once-per.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isForeignWord } from '../../languages/gloss.ts'
import { isEnglishWord, isOtherWord } from '../../languages/word-ranks.ts'
import { withoutRequest } from '../request-words.ts'
import { everydayWord } from '../spelling.ts'
import { isPraise } from '../strangers.ts'
import { transliterated, unvoiced } from '../transliterated.ts'
import { bonesOf, isRare, type Named, type NamesBySound, otherSpellings } from './names-by-sound.ts'

/** Number of words of the longest name that is looked for, and of the longest wish that may hold one. */
const LONGEST = 5
const LONGEST_WISH = 12
/** Shortest key of a name that is found by its sound; by its consonants; by one letter. */
const SHORTEST = 5
const SHORTEST_BY_CONSONANTS = 6
const SHORTEST_BY_LETTER = 8
/** Cost for each letter up to which names of the same consonants are one. */
const FARTHEST = 22
const ONE_LETTER = 100
/** Cost for each letter, as typed, up to which a name may have one letter wrong: tarraquine is no tarallini. */
const FARTHEST_TYPED = 30
/** Consonants of keys, one of which may be wrong, missing or too many in a long name. */
const consonants = [...'Cfhkjlmnprstvx']

/** Words of a name that decide which dish it is and that everybody spells alike. */
const commonIn = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 3 && !isRare(word))

/** Slips that words may have: spellings of one sound, also without voice, with other vowels, or with any one letter. */
export type Slips = 'sound' | 'voice' | 'vowels' | 'any'

/** Words of the names of dishes without a recipe. */
const knownWords = oncePer(
  ({ knownDishes }: Cookbook): ReadonlySet<string> =>
    new Set([...knownDishes.keys()].flatMap((name) => name.split(' '))),
)

/**
 * Returns the name of a dish that some words spell in another way, "kakarakaya fry" for "kakarkaya fry"; null when they
 * spell none, or several dishes alike.
 * @param words in the singular
 */
export function nameSpelled(words: readonly string[], names: NamesBySound, slips: Slips): string | null {
  const joined = words.join('')
  const key = transliterated(joined)
  if (/\d/.test(joined) || key.length < SHORTEST - 1 || joined.length < SHORTEST || !words.some(isRare))
    return null
  const common = commonIn(words).join(' ')
  // A food is never taken for another one, pita for pathia, and an English word stays a word of its own.
  const foods = words.filter((word) => matchFood(word) !== null || isEnglishWord(word))
  const soft = unvoiced(key)
  const bones = bonesOf(words.join(' '))
  const best = nearest(names(bones), (own) => {
    if (own === key) return 0
    if (slips === 'sound') return null
    if (key.length >= SHORTEST && unvoiced(own) === soft) return 1
    if (slips === 'voice') return null
    const cost = editDistance(own, key)
    return key.length >= SHORTEST_BY_CONSONANTS && cost <= FARTHEST * key.length ? cost : null
  })
  if (best !== undefined || slips !== 'any' || key.length < SHORTEST_BY_LETTER) return best ?? null
  const alike = oneOff(bones).flatMap(names)
  return (
    nearest(alike, (own, spelling) =>
      own[0] === key[0] &&
      editDistance(own, key) <= ONE_LETTER &&
      editDistance(spelling.replaceAll(' ', ''), joined) <= FARTHEST_TYPED * joined.length
        ? 1
        : null,
    ) ?? null
  )

  /** Returns the nearest name; null when it is of several dishes, and undefined when none is near. */
  function nearest(
    found: readonly Named[],
    costOf: (key: string, spelling: string) => number | null,
  ): string | null | undefined {
    let best: { named: Named; cost: number; isAlone: boolean } | undefined
    for (const named of found) {
      const own = named.name.split(' ')
      if (commonIn(own).join(' ') !== common || !foods.every((food) => own.includes(food))) continue
      for (const spelling of [named.name, ...otherSpellings(named.name)]) {
        const cost = costOf(transliterated(spelling), spelling)
        if (cost === null || (best && cost > best.cost)) continue
        if (!best || cost < best.cost) best = { named, cost, isAlone: true }
        else if (best.named.of !== named.of) best.isAlone = false
        // The spelling in more words stands for both: people write "pad kra pao" and not "pad krapao".
        else if (own.length > best.named.name.split(' ').length) best.named = named
      }
    }
    return best && (best.isAlone ? best.named.name : null)
  }
}

/** Returns consonants with one of them missing, changed or added. */
const oneOff = (bones: string): string[] => [
  ...new Set(
    Array.from({ length: bones.length + 1 }).flatMap((_, at) => {
      const [before, behind] = [bones.slice(0, at), bones.slice(at)]
      return [
        before + behind.slice(1),
        ...consonants.flatMap((letter) => [before + letter + behind, before + letter + behind.slice(1)]),
      ]
    }),
  ),
]

/** Stretches of a text between stops. */
const stretches = /[^,;:.!?()\n—–/+"“”]+/g

/** Text with a dish's name as the cookbook spells it. */
export interface Respelled {
  text: string
  readAs: { typed: string; as: string }[]
}

/** Shortest word that may be one of another language in a spelling of its own. */
const SHORTEST_STRANGE = 4

/** Shortest single word of a longer wish that is taken for a name by its sound alone. */
const SHORTEST_INSIDE = 7

/**
 * Returns a text in which the name of a dish stands as the cookbook spells it: "how to make puliyodharai" for
 * "how-to-make-puliodharai". Words that come from another alphabet have no one spelling in ours.
 */
export function spelledAsNamed(typed: string, cookbook: Cookbook): Respelled {
  const readAs: Respelled['readAs'] = []
  const isOneWord = !/\s/.test(typed.trim()) && (typed.match(/-/g) ?? []).length > 1
  const plain = isOneWord ? typed.replaceAll('-', ' ').trim() : typed
  const all = plain.match(stretches) ?? []
  const text = plain.replace(stretches, (stretch) => respelled(stretch, cookbook, readAs, all.length === 1))
  return { text: readAs.length > 0 || isOneWord ? text : typed, readAs }
}

/** Returns a stretch of a text with one name in it respelled. */
function respelled(
  stretch: string,
  cookbook: Cookbook,
  readAs: Respelled['readAs'],
  isAlone: boolean,
): string {
  const said = withoutRequest(stretch.trim())
  const words = said.split(/\s+/).filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word))
  if (words.length === 0 || words.length > LONGEST_WISH || words.join(' ') !== said) return stretch
  const folded = words.map((word) => nameKey(word).split(' '))
  const first = words.findIndex((word) => !isPraise(word.toLowerCase()))
  for (let length = Math.min(words.length, LONGEST); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length).join(' ')
      const own = folded.slice(from, from + length).flat()
      const isWhole = isAlone && from <= Math.max(0, first) && from + length === words.length
      const slips = slipsIn(own, isWhole, cookbook)
      if (slips === null) continue
      if (isName(nameKey(run), cookbook)) return stretch
      const name = nameSpelled(own, cookbook.namesBySound, slips)
      if (name === null) continue
      const slip = unlikeIn(run.split(' '), name.split(' '))
      readAs.push(slip)
      return stretch.replace(run, run.replace(slip.typed, slip.as))
    }
  return stretch
}

/** Returns the words of a name that are spelled unlike it: of "zuchini gratin" the cook is told of "zuchini" alone. */
function unlikeIn(run: readonly string[], name: readonly string[]): { typed: string; as: string } {
  const isAlike = (at: number) => nameKey(run.at(at) ?? '') === nameKey(name.at(at) ?? '')
  const shorter = Math.min(run.length, name.length)
  let front = 0
  while (front < shorter - 1 && isAlike(front)) front++
  let behind = 0
  while (behind < shorter - 1 - front && isAlike(-1 - behind)) behind++
  return {
    typed: run.slice(front, run.length - behind).join(' '),
    as: name.slice(front, name.length - behind).join(' '),
  }
}

const isName = (key: string, { names, knownDishes }: Cookbook): boolean =>
  names.has(key) || knownDishes.has(key) || matchFood(key)?.score === 1

/** Returns which slips words may have; null for words that are no name spelled in another way. */
function slipsIn(words: readonly string[], isWhole: boolean, cookbook: Cookbook): Slips | null {
  // Slips in everyday words, and shorthand such as "ef", are read word by word: "chiken" is chicken, and no chicory.
  const isStrange = (word: string) =>
    word.length >= SHORTEST_STRANGE &&
    isRare(word) &&
    !cookbook.nameWords.has(word) &&
    !knownWords(cookbook).has(word) &&
    !isForeignWord(word) &&
    !isEnglishWord(word) &&
    matchFood(word) === null &&
    everydayWord(word) === null
  // Words that some name has are no slips by themselves: mochi muffins are no mocha muffins.
  if (isWhole) return words.some(isStrange) ? 'any' : words.some(isRare) ? 'voice' : null
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!words.some((word) => isStrange(word) && !isOtherWord(word))) return null
  if (words.length === 1) return first.length < SHORTEST_INSIDE ? null : 'sound'
  return isGrammar(first) || isGrammar(last) ? null : 'vowels'
}
