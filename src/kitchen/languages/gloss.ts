import { matchFood } from '../foods/index.ts'
import { isDescribing } from './describing-words.ts'
import { detectLanguage } from './detect.ts'
import { dictionaryOf, type ForeignLanguage, foreignLanguages, type Language } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { carryStop, compound, longest, plain, type Segment, segmentOf } from './segments.ts'
import { type SplitWord, splitWords } from './split-words.ts'
import { isEnglishWord, rankOf } from './word-ranks.ts'

/** A word of a text in English, with the place of the typed words that it stands for. */
export interface GlossedWord {
  /** English word in lower case, as it would be typed: `peanut`. */
  english: string
  /** Words of the text in lower case: `erdnüsse`. */
  typed: string
  /** `typed` without accents and apostrophes of elision: `erdnusse`, `l`. */
  folded: string
  start: number
  end: number
  /** Punctuation before the word, such as `,`; empty if there is none. */
  stop: string
  /** True for a word that was translated from another language. */
  isForeign: boolean
  /** True for a word in the name of a dish, which is known as typed. */
  isName: boolean
}

interface Gloss {
  language: Language
  words: GlossedWord[]
}

/** Returns how many words from index `at` on are the name of a dish and stay as typed; 0 if none are. */
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
/** Prepositions that name a flavour; behind a negation they begin a wish: "sans lactose au chocolat". */
const flavors = new Set(['a', 'al', 'au', 'aux', 'alla', 'ai', 'alle', 'agli', 'all'])
const denials = new Set(['without', 'no', 'nor', 'avoid'])
const articles = new Set(['el', 'la', 'los', 'las', 'le', 'les', 'l', 'il', 'lo', 'gli', 'i'])

/** States of food, which English puts before it: `poulet rôti` is roasted chicken. */
const states = new Set(
  'raw cooked boiled fried roasted grilled baked smoked dried cured fresh frozen thawed canned leftover ground chopped sliced grated melted toasted salted unsalted ripe whole waxy floury organic boneless skinless pitted'.split(
    ' ',
  ),
)

/**
 * Translates a text into English word by word. Words of the text's own language are looked up in its tables;
 * in an English text only words that English lacks are. A word that no table knows stays as typed.
 *
 *     gloss('Kuchen ohne Erdnussbutter').words.map(({ english }) => english)
 *     // ['cake', 'without', 'peanut', 'butter']
 */
export function gloss(text: string, keptAt: KeptAt = () => 0, asked?: Language): Gloss {
  const words = splitWords(text)
  const language = asked ?? detectLanguage(words)
  const segments = language === 'en' ? inEnglishText(words, keptAt) : inForeignText(words, language, keptAt)
  return { language, words: segments.flatMap(wordsOfSegment).filter(isSaidOnce) }
}

/** False for a translation's last word that the text says itself: the squash of the French word "butternut". */
const isSaidOnce = (word: GlossedWord, at: number, all: readonly GlossedWord[]): boolean => {
  const next = all[at + 1]
  return !(word.isForeign && next && !next.isForeign && next.stop === '' && next.folded === word.english)
}

/** A text of another language in English, with the words that could not be translated. */
export interface EnglishText {
  text: string
  /** Words that no table has, as typed. */
  unknown: string[]
}

/**
 * Translates a text into English word by word, with figures and punctuation in place, so that rules for
 * English can be applied. Texts in English stay as they are.
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
    // The text between two words has no words but articles and prepositions, which are left out.
    out += text.slice(at, word.start).replace(/\p{L}[\p{L}\p{M}'’]*/gu, '')
    out +=
      inProse(word, language) ??
      (word.isForeign ? same.map(({ english }) => english).join(' ') : text.slice(word.start, word.end))
    if (!word.isForeign && !isKnown(word) && !isDescribing(text, word, words, language))
      unknown.push(word.typed)
    at = word.end
  }
  const rest = text.slice(at).replace(/\p{L}[\p{L}\p{M}'’]*/gu, '')
  return { text: `${out}${rest}`.replace(/ {2,}/g, ' '), unknown }
}

/** Words that compare in the steps of a recipe and ask in a craving: "wie Rührei", "como unas natillas". */
const comparing: Readonly<Record<ForeignLanguage, string>> = {
  de: 'wie',
  es: 'como',
  fr: 'comme',
  it: 'come',
}
const inProse = ({ folded }: GlossedWord, language: ForeignLanguage): string | null =>
  folded === comparing[language] ? 'like' : null

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

/**
 * Returns the words of a dish's name as typed, with the foods among them in English, for callers that ask
 * what is in it.
 */
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

/** Rank of English words whose plurals are known as well: the rinds of a cheese are no German beef. */
const COMMON_SINGULAR = 38_000
const isCommonPlural = (word: string): boolean =>
  word.endsWith('s') && (rankOf(word.slice(0, -1), 'en') ?? COMMON_SINGULAR) < COMMON_SINGULAR

/** Translates the foreign words of an English text: "chicken mit Reis", "chicken without cacahuetes". */
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
      word.folded.length > 3 &&
      !isEnglishWord(word.folded) &&
      !isCommonPlural(word.folded) &&
      matchFood(word.folded) === null
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
    // English puts the described word last: "leche de almendras" is almond milk, "poulet rôti" roasted
    // chicken.
    const isState = segment.english.length === 1 && states.has(segment.english[0]!)
    const turns = before && segment.from.stop === '' && isThing(before) && isThing(segment)
    const isDenied =
      isFlavor && segments.at(-2)?.kind === 'grammar' && denials.has(segments.at(-2)!.english[0]!)
    // A preposition between two foods means "with": "poulet au riz" is chicken with rice. Other words take
    // their flavour before them.
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
    const known = kept(words, at, keptAt, language)
    const word = words[at]!
    const hit = longest(words, at, language)
    // A phrase of the language says more than a dish's name inside it: "salsa di pomodoro" is tomato sauce.
    // So does a small word, unless the language makes a name of it: the "dal" of "dal pranzo" are no lentils.
    const isOther =
      known?.length === 1 &&
      ((hit?.length ?? 0) > 1 ||
        ofOwnSense[language].has(word.folded) ||
        (hit?.meaning.kind === 'grammar' && at > 0 && !joiners[language].has(words[at + 1]?.folded ?? '')))
    const name = isOther ? null : known
    // A denied word is a food, even if a dish has its name: "sin queso".
    if (name && (name.length > 1 || !isDeniedAt(segments, words[at]!))) {
      for (const each of name) push(each)
      at += name.length
      continue
    }
    const isJoiner = joiners[language].has(word.folded) && (hit === null || hit.length === 1)
    // A preposition before the first word says nothing: "de farine", "di burro".
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
    // "Glutenfreie Panna Cotta" says in German what is left out of an Italian dish.
    const parts = language === 'de' || /^[a-z]{4,}frei/.test(word.folded) ? compound(word) : null
    const other = parts ? null : ofAnotherLanguage(words, at, language)
    push(parts ?? (other ? segmentOf(words, at, other.length, other.meaning) : plain(word)))
    at += other?.length ?? 1
  }
  return segments
}

/** Words of a language that name a dish of another kitchen elsewhere: an Italian torta is no Mexican sandwich. */
const ofOwnSense: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  de: new Set(),
  es: new Set(['salsa']),
  fr: new Set(['gateau', 'gateaux', 'moelleux']),
  it: new Set(['torta', 'torte', 'biscotti', 'biscotto', 'salsa']),
}

const RARE = 8000

/** Length from which a kitchen word of a third language is no word of the text's own by chance. */
const LONG = 6

/** Finds a food or a long kitchen word of a third language: "pollo, Riz und Karotten", "vegetarische Panna Cotta". */
function ofAnotherLanguage(words: readonly SplitWord[], at: number, language: ForeignLanguage) {
  const { folded } = words[at]!
  // Rare words do not count, because names of films bring words such as "pollo" into the lists of other
  // languages.
  if (([language, 'en'] as const).some((one) => (rankOf(folded, one) ?? RARE) < RARE)) return null
  return (
    foreignLanguages
      .filter((other) => other !== language)
      .map((other) => longest(words, at, other))
      .find(
        (hit) => hit?.meaning.kind === 'food' || (hit?.meaning.kind === 'kitchen' && folded.length >= LONG),
      ) ?? null
  )
}

const deniers = new Set(
  "other without no nor neither avoid allergic allergy intolerant hates can't cannot not except instead reacts nothing allergies omitted".split(
    ' ',
  ),
)

/** True when a word stands under a negation of its own clause. */
function isDeniedAt(segments: readonly Segment[], word: SplitWord): boolean {
  if (!['', ',', ':'].includes(word.stop)) return false
  const last = segments.findLastIndex(({ kind }) => kind === 'grammar')
  return last >= 0 && segments.length - last <= 4 && deniers.has(segments[last]!.english[0]!)
}

/** True for a word in the tables of any language other than English. */
export const isForeignWord = (word: string): boolean => {
  const folded = foldWord(word)
  return foreignLanguages.some((language) => dictionaryOf(language).has(folded))
}
