import { oncePer } from '../checks/once-per.ts'
import type { ReadLine } from '../checks/read-draft.ts'
import { fold, singular } from '../checks/words.ts'
import type { Food } from '../foods/food.ts'
import type { ForeignLanguage, Language } from '../languages/dictionary.ts'

/** A word of a folded text, with its place. */
export interface Word {
  stem: string
  start: number
  end: number
}

/** Returns a word without the ending of its number and case, equally crude in the list and in the steps. */
export type Stem = (folded: string) => string

const foreignStems: Readonly<Record<ForeignLanguage, Stem>> = {
  de: (word) => (word.length > 4 ? word.replace(/(?:ern|en|er|es|em|e|n|s)$/, '') : word),
  es: (word) => (word.length > 3 ? word.replace(/(?<=[lrndzsj])es$|(?<=[aeo])s$/, '') : word),
  fr: (word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word),
  it: (word) => (word.length > 3 ? word.replace(/h?[aeio]$/, '') : word),
}
export const stemOf = (language: Language): Stem => (language === 'en' ? singular : foreignStems[language])

export const wordsOf = (text: string, stem: Stem = singular): Word[] =>
  [...text.matchAll(/[a-z]+/g)].map((match) => ({
    stem: stem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Words of a line's name that a step leaves out, or that other foods share: they name nothing alone. */
export const weak: ReadonlySet<string> = new Set(
  (
    'fresh freshly dried dry ground large small medium extra whole chopped minced sliced diced grated shredded crushed ' +
    'peeled boneless skinless unsalted salted plain light dark cold warm hot soft ripe lean virgin all purpose black ' +
    'white brown red green yellow sweet raw frozen canned free low reduced sodium full fat firm baby kosher sea sharp ' +
    'mild smoked unsweetened granulated neutral baking cooking melting powder leaf juice zest clove seed flake crumb ' +
    'kernel and with for the sauce paste mix blend piece taste more about'
  ).split(' '),
)
/** Last words that need a companion: "baking powder" is no "powder". */
const dependent = new Set(
  'powder leaf juice zest clove seed flake crumb sauce paste mix blend piece kernel'.split(' '),
)
/** Products that are made of the words before them: "chicken stock" is never called "the chicken". */
export const products: ReadonlySet<string> = new Set(
  (
    'stock broth bouillon oil vinegar sauce milk cream butter flour juice paste powder noodle soup syrup sugar soda ' +
    'dressing shell tortilla starch bread chip cracker zest jam jelly liqueur extract crust'
  ).split(' '),
)

/** A name that a step may call a line by. */
export interface LineName {
  line: number
  words: readonly string[]
  /** Rank of the name: 0 for a whole name, more for one that is less sure to be meant. */
  rank: number
}

/** Returns the names of all lines by their first word, to be looked up word by word. */
export function namesByWord(
  lines: readonly ReadLine[],
  language: Language = 'en',
): ReadonlyMap<string, LineName[]> {
  const names = new Map<string, LineName[]>()
  for (const name of lines.flatMap((line) => namesOf(line, language))) {
    const first = name.words[0]!
    const others = names.get(first)
    if (others) others.push(name)
    else names.set(first, [name])
  }
  return names
}

function namesOf({ index: line, parsed, food, tokens }: ReadLine, language: Language): LineName[] {
  const own = stemsOf(parsed.food, stemOf(language))
  const full = own.length > 0 ? own : tokens
  // The table's names are English: in another language they are false friends.
  const aliases = food && language === 'en' ? stemsOfNames(food) : []
  const head = full.at(-1) ?? ''
  return [
    { words: full, rank: 0 },
    ...aliases.map((words) => ({ words, rank: 1 })),
    // In Spanish, French and Italian the food comes first: "sel fin", "huile d'olive".
    ...(language === 'en' || language === 'de' ? [] : [{ words: full.slice(0, 1), rank: 2 }]),
    { words: full.slice(-2), rank: 2 },
    { words: full.slice(0, 2), rank: 2 },
    ...(dependent.has(head) ? [] : [{ words: [head], rank: 3 }]),
    ...(products.has(head) ? [] : full)
      .filter((word) => word.length > 3 && !weak.has(word))
      .map((word) => ({ words: [word], rank: 4 })),
  ].flatMap(({ words, rank }) => {
    const says = rank < 2 || words.length === 1 || words.some((word) => !weak.has(word))
    return words.length > 0 && says ? [{ line, words, rank }] : []
  })
}

/** The words of each name of a food, in the singular; computed once, since thousands of lines are salt or oil. */
const stemsOfNames = oncePer(({ name, plural, aliases }: Food): readonly (readonly string[])[] =>
  [name, plural, ...aliases].map((each) => stemsOf(each)),
)

const stemsOf = (text: string, stem?: Stem): string[] => wordsOf(fold(text), stem).map((word) => word.stem)
