import type { Random } from './random.ts'

/** What a reference such as `{onion}` stands for in this recipe; empty when the recipe does without. */
export type Resolve = (reference: string) => readonly string[]

/**
 * Chooses among alternatives: `(Warm|Heat) the pan`. Brackets without a bar, as in `165°F (74°C)`, stay.
 */
export function chooseWords(text: string, random: Random): string {
  let result = text
  for (let guard = 0; guard < 40; guard++) {
    const next = result.replace(/\(([^()]*\|[^()]*)\)/, (_, choices: string) =>
      random.pick(choices.split('|')),
    )
    if (next === result) return result
    result = next
  }
  return result
}

/** `onion`, `onion and garlic`, `onion, garlic and ginger`. */
export function listOf(words: readonly string[], conjunction = 'and'): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}

type Order = (words: readonly string[]) => readonly string[]

const unique = (words: readonly string[]) => [...new Set(words)]

function resolveGroup(group: string, resolve: Resolve, order: Order = (words) => words): string {
  const bare = group.startsWith('-')
  const either = group.startsWith('/')
  const references = group.replace(/^[-/]/, '').split(',')
  const found = references
    .filter((reference) => !reference.startsWith('='))
    .flatMap((reference) => resolve(reference.trim()))
  const words = references
    .filter((reference) => reference.startsWith('='))
    .map((reference) => reference.slice(1))
  const names = found.length === 0 ? [] : [...order(unique(found)), ...words]
  const list = listOf(names, either ? 'or' : 'and')
  return list === '' || bare ? list : `the ${list}`
}

const groups = /\{([^{}]+)\}/g

const hasEmptyGroup = (text: string, resolve: Resolve) =>
  [...text.matchAll(groups)].some((match) => resolveGroup(match[1] ?? '', resolve) === '')

/** Splits after a full stop, never inside a number or an abbreviation such as `1 in.` */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z{[(])/)

const upperFirst = (text: string) => text.replace(/^[a-zà-ÿ]/, (letter) => letter.toUpperCase())

/** Sentence starts, doubled spaces and spaces before stops, mended after words fell out. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,\s*([.;])/g, '$1')
    .replace(
      /\ba (?=(?:apple|onion|egg|avocado|orange|eggplant|oven|open|even|ice|English|Italian)\b)/g,
      'an ',
    )
    .trim()

/** A cook reads the flour first and the salt last. */
const inKitchenOrder = (words: readonly string[]): string[] => {
  const rank = (word: string) => (/flour$/.test(word) ? 0 : /^(?:salt|black pepper)$/.test(word) ? 2 : 1)
  return [...words].sort((a, b) => rank(a) - rank(b))
}

/**
 * Renders one step or description. `{a,b}` becomes "the a and b" (`{-a}` without the article, `{/a,b}` with
 * "or", `{a,=half of the water}` with words of its own); `[…]` falls out when a group in it is empty; a sentence with an empty group falls out whole.
 * `mixed` lists the foods of a group in any order.
 */
export function renderText(text: string, random: Random, resolve: Resolve, mixed = false): string {
  const order: Order = (words) =>
    mixed && words.length > 1 && random.chance(0.6) ? inKitchenOrder(random.shuffled(words)) : words
  const chosen = chooseWords(text, random).replace(/\[([^\]]*)\]/g, (_, part: string) =>
    hasEmptyGroup(part, resolve) ? '' : part,
  )
  const sentences = sentencesOf(chosen)
    .filter((sentence) => !hasEmptyGroup(sentence, resolve))
    .map((sentence) => sentence.replace(groups, (_, group: string) => resolveGroup(group, resolve, order)))
    .map((sentence) => upperFirst(tidy(sentence)))
    .filter((sentence) => /[a-z]/.test(sentence))
  return sentences.join(' ')
}

const small = new Set([
  'and',
  'with',
  'in',
  'of',
  'the',
  'a',
  'an',
  'for',
  'or',
  'to',
  'on',
  'from',
  'over',
  'al',
])

/** Title Case as book titles have it; words with capitals of their own stay. */
export function titleCase(text: string): string {
  return tidy(text)
    .split(' ')
    .map((word, index) => {
      if (index > 0 && small.has(word)) return word
      return word
        .split('-')
        .map((part, at) => (at > 0 && small.has(part) ? part : upperFirst(part)))
        .join('-')
    })
    .join(' ')
}
