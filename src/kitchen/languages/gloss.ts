import { matchFood } from '../foods/index.ts'
import { compoundParts } from './compound.ts'
import { detectLanguage } from './detect.ts'
import {
  dictionaryOf,
  type ForeignLanguage,
  foreignLanguages,
  type Language,
  LONGEST_FOREIGN_PHRASE,
  type Meaning,
} from './dictionary.ts'
import { foldWord } from './fold.ts'
import { type SplitWord, splitWords } from './split-words.ts'
import { withoutEnding } from './stems.ts'
import { isEnglishWord, rankOf } from './word-ranks.ts'

/** A word of a text in English, with the place of the words that it was typed as. */
export interface GlossedWord {
  /** English, lower case, as it would be typed: `peanut`. */
  english: string
  /** What stands in the text, lower case: `erdnüsse`. */
  typed: string
  /** `typed` without accents and apostrophes of elision: `erdnusse`, `l`. */
  folded: string
  start: number
  end: number
  /** The stop before it, such as `,`; empty where there is none. */
  stop: string
  /** It was put into English from another language. */
  isForeign: boolean
  /** It belongs to the name of a dish, which is known as typed. */
  isName: boolean
}

interface Gloss {
  language: Language
  words: GlossedWord[]
}

interface Segment {
  english: string[]
  kind: Meaning['kind'] | 'plain'
  from: SplitWord
  to: SplitWord
  isForeign: boolean
  isName?: boolean
}

/** `length` words from `at` that are the name of a dish and stay as typed; 0 where there is none. */
type KeptAt = (folded: readonly string[], at: number) => number

const joiners: Record<ForeignLanguage, ReadonlySet<string>> = {
  de: new Set(),
  es: new Set(['de', 'del', 'al', 'a']),
  fr: new Set(['de', 'du', 'des', 'd', 'a', 'au', 'aux']),
  it: new Set([
    'di',
    'del',
    'della',
    'dei',
    'delle',
    'degli',
    'dell',
    'd',
    'al',
    'alla',
    'ai',
    'alle',
    'agli',
    'all',
  ]),
}
/** Joiners that name a flavor: after a negation they begin what is wished, "sans lactose au chocolat". */
const flavors = new Set(['a', 'al', 'au', 'aux', 'alla', 'ai', 'alle', 'agli', 'all'])
const denials = new Set(['without', 'no', 'nor', 'avoid'])
const articles = new Set(['el', 'la', 'los', 'las', 'le', 'les', 'l', 'il', 'lo', 'gli', 'i'])

/** How food comes, which English puts before it: `poulet rôti` is roasted chicken. */
const states = new Set(
  'raw cooked boiled fried roasted grilled baked smoked dried cured fresh frozen thawed canned leftover ground chopped sliced grated melted toasted salted unsalted ripe whole waxy floury organic boneless skinless pitted'.split(
    ' ',
  ),
)

/**
 * A text word by word in English. Words of the language that the text is in are looked up in its tables; in an English
 * text only those that are no English word. What no table knows stays as typed.
 *
 *     gloss('Kuchen ohne Erdnussbutter').words.map(({ english }) => english)
 *     // ['cake', 'without', 'peanut', 'butter']
 */
export function gloss(text: string, keptAt: KeptAt = () => 0, asked?: Language): Gloss {
  const words = splitWords(text)
  const language = asked ?? detectLanguage(words)
  const segments = language === 'en' ? inEnglishText(words, keptAt) : inForeignText(words, language, keptAt)
  return { language, words: segments.flatMap(wordsOfSegment) }
}

/** A text of another language in English, and whether every word of it was known. */
export interface EnglishText {
  text: string
  /** Words that no table has, as typed. */
  unknown: string[]
}

/**
 * A text in English word by word, with its figures and punctuation where they stand: what rules for English are held
 * against. Texts in English stay as they are.
 *
 *     inEnglish('200 g Erdnussbutter, cremig', 'de').text // '200 g peanut butter, cremig'
 */
export function inEnglish(text: string, language: Language): EnglishText {
  if (language === 'en') return { text, unknown: [] }
  const { words } = gloss(text, undefined, language)
  const unknown: string[] = []
  let out = ''
  let at = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word.start < at) continue
    const same = words.filter(({ start, end }) => start === word.start && end === word.end)
    // Between two words only articles and prepositions were left out.
    out += text.slice(at, word.start).replace(/\p{L}[\p{L}\p{M}'’]*/gu, '')
    out += word.isForeign ? same.map(({ english }) => english).join(' ') : text.slice(word.start, word.end)
    if (!word.isForeign && !isKnown(word) && !isDescribing(text, word, words, language))
      unknown.push(word.typed)
    at = word.end
  }
  return { text: `${out}${text.slice(at).replace(/\p{L}[\p{L}\p{M}'’]*/gu, '')}`, unknown }
}

/** Endings of participles, which tell how a food comes and are no food. */
const participles: Record<Exclude<ForeignLanguage, 'de'>, RegExp> = {
  es: /(?:ad|id)[oa]s?$/,
  fr: /(?:ée?s?|ants?|antes?)$/,
  it: /(?:at|it|ut)[oaie]$/,
}

/** "Mandorlato" and "tonnato" are participles of a food, and so say what is in it. */
function isMadeOfFood(folded: string, language: ForeignLanguage): boolean {
  const root = folded.replace(/(?:ad[oa]s?|id[oa]s?|ees?|es?|ants?|antes?|at[oaie]|it[oaie]|ut[oaie])$/, '')
  const dictionary = dictionaryOf(language)
  return ['', 'a', 'o', 'e', 'i', 's', 'as', 'os', 'es'].some(
    (ending) => dictionary.get(`${root}${ending}`)?.kind === 'food',
  )
}

/**
 * Whether a word that no table has only describes a food that one has. German writes its nouns with a capital, so what
 * has none is no food; in the other languages it is a participle behind the food.
 */
function isDescribing(
  text: string,
  word: GlossedWord,
  words: readonly GlossedWord[],
  language: ForeignLanguage,
): boolean {
  const isBeside = words.some((other) => other.isForeign && other !== word)
  const typed = text.slice(word.start, word.end)
  if (!isBeside) return false
  if (language !== 'de')
    return words[0] !== word && participles[language].test(typed) && !isMadeOfFood(word.folded, language)
  return /^\p{Ll}/u.test(typed) && /(?<!\p{L})\p{Lu}\p{Ll}/u.test(text)
}

const isKnown = ({ folded }: GlossedWord): boolean =>
  folded.length < 3 || /\d/.test(folded) || matchFood(folded) !== null

function wordsOfSegment({ english, from, to, isForeign, isName = false }: Segment): GlossedWord[] {
  return english.map((word, at) => ({
    english: word,
    typed: from.typed.toLowerCase(),
    folded: from.folded,
    start: from.start,
    end: to.end,
    stop: at === 0 ? from.stop : '',
    isForeign,
    isName,
  }))
}

const plain = (word: SplitWord): Segment => ({
  english: [word.typed.toLowerCase()],
  kind: 'plain',
  from: word,
  to: word,
  isForeign: false,
})

const hasStopInside = (words: readonly SplitWord[], at: number, length: number) =>
  words.slice(at + 1, at + length).some(({ stop }) => stop !== '')

/** The words of a dish's name: as typed, and the foods among them in English, for whoever asks what is in it. */
function kept(words: readonly SplitWord[], at: number, keptAt: KeptAt, language: Language): Segment[] | null {
  const length = keptAt(
    words.map(({ folded }) => folded),
    at,
  )
  if (length === 0) return null
  const dictionary = language === 'en' || length === 1 ? null : dictionaryOf(language)
  return words.slice(at, at + length).map((word): Segment => {
    const meaning = dictionary?.get(word.folded)
    return meaning?.kind === 'food' && !meaning.english.includes(' ')
      ? {
          english: [meaning.english.toLowerCase()],
          kind: 'plain',
          from: word,
          to: word,
          isForeign: true,
          isName: true,
        }
      : plain(word)
  })
}

/** A foreign word in an English text: "chicken mit Reis", "chicken without cacahuetes". */
function inEnglishText(words: readonly SplitWord[], keptAt: KeptAt): Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < words.length; ) {
    const name = kept(words, at, keptAt, 'en')
    if (name) {
      segments.push(...name)
      at += name.length
      continue
    }
    const word = words[at]!
    const isStranger =
      word.folded.length > 3 && !isEnglishWord(word.folded) && matchFood(word.folded) === null
    const found = isStranger
      ? foreignLanguages
          .map((language) => longest(words, at, language))
          .find((hit) => hit !== null && hit.meaning.kind !== 'grammar')
      : undefined
    if (found) segments.push(segmentOf(words, at, found.length, found.meaning))
    else segments.push(plain(word))
    at += found?.length ?? 1
  }
  return segments
}

function inForeignText(words: readonly SplitWord[], language: ForeignLanguage, keptAt: KeptAt): Segment[] {
  const segments: Segment[] = []
  let joined = false
  let isFlavor = false
  const push = (segment: Segment) => {
    const before = segments.at(-1)
    const isThing = (one?: Segment) => one !== undefined && (one.kind === 'food' || one.kind === 'kitchen')
    // "Leche de almendras" is almond milk, "poulet rôti" roasted chicken.
    const isState = segment.english.length === 1 && states.has(segment.english[0]!)
    const turns = before && segment.from.stop === '' && isThing(before) && isThing(segment)
    const isDenied =
      isFlavor && segments.at(-2)?.kind === 'grammar' && denials.has(segments.at(-2)!.english[0]!)
    // "Poulet au riz" is chicken with rice; only what is no food takes its flavor before it.
    if (turns && isFlavor && before.kind === 'food' && segment.kind === 'food' && !isDenied)
      segments.push({ ...segment, english: ['with'], kind: 'grammar' }, segment)
    else if (turns && !isDenied && (joined || (isState && before.kind === 'food'))) {
      before.english = [...segment.english, ...before.english]
      before.to = segment.to
      if (segment.kind === 'food') before.kind = 'food'
    } else segments.push(segment)
    joined = false
    isFlavor = false
  }
  for (let at = 0; at < words.length; ) {
    const name = kept(words, at, keptAt, language)
    // What is denied is a food, though a dish may have its name: "sin queso".
    if (name && (name.length > 1 || !isDeniedAt(segments, words[at]!))) {
      for (const each of name) push(each)
      at += name.length
      continue
    }
    const word = words[at]!
    const hit = longest(words, at, language)
    const isJoiner = joiners[language].has(word.folded) && (hit === null || hit.length === 1)
    // "De farine", "di burro": a preposition before the first word says nothing.
    if (isJoiner && segments.length === 0) {
      at += 1
      continue
    }
    if (isJoiner && word.stop === '') {
      joined = true
      isFlavor = flavors.has(word.folded)
      at += 1
      continue
    }
    if (joined && articles.has(word.folded) && (hit === null || hit.meaning.english === '~')) {
      at += 1
      continue
    }
    if (hit) {
      if (hit.meaning.english !== '~') push(segmentOf(words, at, hit.length, hit.meaning))
      else if (word.stop !== '') carryStop(words, at + hit.length, word.stop)
      at += hit.length
      continue
    }
    const parts = language === 'de' ? compound(word) : null
    const other = parts ? null : ofAnotherLanguage(words, at, language)
    push(parts ?? (other ? segmentOf(words, at, other.length, other.meaning) : plain(word)))
    at += other?.length ?? 1
  }
  return segments
}

const RARE = 8000

/** A food of a third language: "pollo, Riz und Karotten". */
function ofAnotherLanguage(words: readonly SplitWord[], at: number, language: ForeignLanguage) {
  const { folded } = words[at]!
  // Names of films make "pollo" a rare word of other languages, too.
  if (([language, 'en'] as const).some((one) => (rankOf(folded, one) ?? RARE) < RARE)) return null
  return (
    foreignLanguages
      .filter((other) => other !== language)
      .map((other) => longest(words, at, other))
      .find((hit) => hit !== null && hit.meaning.kind === 'food') ?? null
  )
}

const deniers = new Set(
  "without no nor neither avoid allergic allergy intolerant hates can't cannot not except instead reacts nothing allergies omitted".split(
    ' ',
  ),
)

/** Whether a word stands under a negation of its own clause. */
function isDeniedAt(segments: readonly Segment[], word: SplitWord): boolean {
  if (!['', ',', ':'].includes(word.stop)) return false
  const last = segments.findLastIndex(({ kind }) => kind === 'grammar')
  return last >= 0 && segments.length - last <= 4 && deniers.has(segments[last]!.english[0]!)
}

/** A stop before an article is one before the noun. */
function carryStop(words: readonly SplitWord[], at: number, stop: string): void {
  const next = words[at]
  if (next && next.stop === '') next.stop = stop
}

const segmentOf = (words: readonly SplitWord[], at: number, length: number, meaning: Meaning): Segment => ({
  english: meaning.english.toLowerCase().split(' '),
  kind: meaning.kind,
  from: words[at]!,
  to: words[at + length - 1]!,
  isForeign: true,
})

function longest(
  words: readonly SplitWord[],
  at: number,
  language: ForeignLanguage,
): { meaning: Meaning; length: number } | null {
  const dictionary = dictionaryOf(language)
  for (let length = Math.min(LONGEST_FOREIGN_PHRASE, words.length - at); length >= 1; length--) {
    if (hasStopInside(words, at, length)) continue
    const key = words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ')
    const meaning =
      dictionary.get(key) ?? (length === 1 ? dictionary.get(withoutEnding(key, language)) : undefined)
    if (meaning) return { meaning, length }
  }
  return null
}

/** "Erdnussbutter", "Nussallergie", "eifreier": known words written as one; null where a part is unknown. */
function compound(word: SplitWord): Segment | null {
  const english = compoundParts(word.folded)
  return english && { english, kind: 'food', from: word, to: word, isForeign: true }
}

/** Whether a word stands in the tables of any language beside English. */
export const isForeignWord = (word: string): boolean => {
  const folded = foldWord(word)
  return foreignLanguages.some((language) => dictionaryOf(language).has(folded))
}
