import type { Ingredient } from '#contract/recipe.ts'
import { familyOf } from '../checks/food-families.ts'
import { isOnlyTalk } from '../checks/mentions.ts'
import { type ReadLine, type ReadStep, readDraft } from '../checks/read-draft.ts'
import { proseLanguage } from '../common-words.ts'
import type { Food } from '../foods/food.ts'
import type { Language } from '../languages/dictionary.ts'
import { type LineName, namesByWord, stemOf, type Word, weak, wordsOf } from './line-names.ts'

/** A place in a folded step that names an ingredient line. */
export interface LineMention {
  line: number
  start: number
  end: number
  /** True for a line that is meant, but not named: the salt of "season". */
  implied?: true
}

/** The lines and steps of a recipe, read once. */
export interface ReadMethod {
  lines: ReadLine[]
  steps: ReadStep[]
  names: ReadonlyMap<string, LineName[]>
  language: Language
}

export function readMethod(steps: readonly string[], ingredients: readonly Ingredient[]): ReadMethod {
  const draft = readDraft({
    title: '',
    description: '',
    category: 'dinner',
    prepTime: 0,
    cookTime: 0,
    restTime: 0,
    servings: 1,
    ingredients: [...ingredients],
    instructions: [...steps],
  })
  const language = proseLanguage(steps)
  return { lines: draft.lines, steps: draft.steps, names: namesByWord(draft.lines, language), language }
}

/** Words of a step, from one to the one before `to`, that name one of the lines. */
interface Place {
  from: number
  to: number
  rank: number
  lines: Set<number>
}

/**
 * Finds the places where a step names a line. The longest name wins its words, so that "chicken stock" is not
 * the chicken; a name that several lines could have, none of them better, names none of them; of two lines of
 * the same food it is the next one.
 */
export function lineMentions(
  step: ReadStep,
  { lines, names, language }: ReadMethod,
  usedUp: (line: number) => boolean,
): LineMention[] {
  const words = wordsOf(step.folded, stemOf(language))
  const places = [
    ...placesOf(words, step.folded, names),
    ...strangePlaces(words, step, lines),
    ...(language === 'de' ? placesInCompounds(words, step.text, names) : []),
  ]
  places.sort((a, b) => lengthOf(b, words) - lengthOf(a, words) || a.rank - b.rank)
  const taken = new Set<number>()
  const named: LineMention[] = []
  for (const place of places) {
    const own = Array.from({ length: place.to - place.from }, (_, offset) => place.from + offset)
    if (own.some((at) => taken.has(at))) continue
    for (const at of own) taken.add(at)
    const line = bestOf(place, lines, words, usedUp)
    const { start, end } = { start: words[place.from]!.start, end: words[place.to - 1]!.end }
    if (line !== undefined && isMeant(step, lines[line]!, start, end)) named.push({ line, start, end })
  }
  const kinds = language === 'en' ? byFamily(words, lines, taken, named) : []
  return [...named, ...kinds].sort((a, b) => a.start - b.start)
}

const lengthOf = ({ from, to }: Place, words: readonly Word[]) => words[to - 1]!.end - words[from]!.start

/**
 * Words that follow each other with nothing but a space or hyphen between them: "garlic, salt" is no garlic
 * salt.
 */
const oneRun = /^[a-z' -]+$/

function placesOf(words: readonly Word[], text: string, names: ReadMethod['names']): Place[] {
  const places = new Map<string, Place>()
  words.forEach((word, from) => {
    for (const { words: name, rank, line } of names.get(word.stem) ?? []) {
      const to = from + name.length
      const last = words[to - 1]
      if (!last || !name.every((stem, offset) => words[from + offset]?.stem === stem)) continue
      if (!oneRun.test(text.slice(word.start, last.end))) continue
      const key = `${from} ${to} ${rank}`
      const place = places.get(key)
      if (place) place.lines.add(line)
      else places.set(key, { from, to, rank, lines: new Set([line]) })
    }
  })
  return [...places.values()]
}

/** True for nouns, which German writes with a capital: "backen" is no Backpulver. */
const isNoun = (text: string, { start }: Word): boolean => /\p{Lu}/u.test(text[start] ?? '')
/**
 * Fewest letters of a first part that names a food and not a kind of dish: "Thymian" does, "Suppe" does not.
 */
const FIRST_PART = 6

/**
 * Finds lines by a part of their German compound: "Mehl" is the Weizenmehl of the list, "Thymian" its
 * Thymianblättchen.
 */
function placesInCompounds(words: readonly Word[], text: string, names: ReadMethod['names']): Place[] {
  return words.flatMap((word, from) => {
    const { stem } = word
    if (names.has(stem) || !isNoun(text, word) || (stem.length < 4 && stem !== 'ol')) return []
    const lines = [...names].flatMap(([first, all]) =>
      first.length > stem.length + 2 &&
      ((stem.length >= FIRST_PART && first.startsWith(stem)) || first.endsWith(stem))
        ? all.filter(({ words: name }) => name.length === 1).map(({ line }) => line)
        : [],
    )
    return lines.length > 0 ? [{ from, to: from + 1, rank: 5, lines: new Set(lines) }] : []
  })
}

/**
 * Finds foods that are on no list ("coconut milk"), which keep their words from the lines that share them
 * ("milk").
 */
const strangePlaces = (words: readonly Word[], step: ReadStep, lines: readonly ReadLine[]): Place[] =>
  step.mentions.flatMap(({ food, start, end }) => {
    const said = step.folded.slice(start, end)
    if (!said.includes(' ') || !oneRun.test(said) || lines.some((line) => isOf(line, food, said))) return []
    const from = words.findIndex((word) => word.start >= start)
    const to = words.findLastIndex((word) => word.end <= end) + 1
    return from >= 0 && to > from ? [{ from, to, rank: 0, lines: new Set<number>() }] : []
  })

/** Parts of a listed food: a step says "lemon zest" where the list has a lemon. */
const parts = /^(?:juice|zest|rind|peel|wedge|half|slice|leaf|stalk|stem|floret|clove|yolk|white)$/

/**
 * True when a food that a step names belongs to a line, under its whole name, a shorter one or as a part of
 * it.
 */
function isOf(line: ReadLine, food: Food, said: string): boolean {
  const words = wordsOf(said).flatMap(({ stem }) => (parts.test(stem) ? [] : [stem]))
  return line.foods.includes(food) || (words.length > 0 && words.every((word) => line.tokens.includes(word)))
}

/** Words for tasting, which is work and not the salt of the list: "taste for salt". */
const tasting = /\b(?:taste(?: again)?,? (?:for|and add)|check the|adjust the) $/

function isMeant(step: ReadStep, line: ReadLine, start: number, end: number): boolean {
  if (tasting.test(step.folded.slice(Math.max(0, start - 30), start))) return false
  // A line that is vegan itself may be called so in a step: "vegan cheese".
  if (/\bvegan\b|plant-based|-free\b/.test(line.text)) return true
  return !isOnlyTalk(step, { start, end, food: line.food!, alias: '' }, true)
}

/** Chooses among lines that share a name: the one of which the step says more than that name, or none. */
function bestOf(
  { from, to, lines: rivals }: Place,
  lines: readonly ReadLine[],
  words: readonly Word[],
  usedUp: (line: number) => boolean,
): number | undefined {
  if (rivals.size < 2) return [...rivals][0]
  const said = new Set(words.flatMap(({ stem }, at) => (at < from || at >= to ? [stem] : [])))
  const scored = [...rivals]
    .map((line) => {
      const telling = lines[line]!.tokens.filter((token) => !weak.has(token))
      return { line, score: telling.filter((token) => said.has(token)).length / Math.max(1, telling.length) }
    })
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  // Two lines of the same food, such as oil for the pan and for the dressing, are used one after the other.
  if (new Set([...rivals].map((line) => lines[line]!.parsed.food.toLowerCase())).size === 1)
    return (scored.find(({ line }) => !usedUp(line)) ?? best)?.line
  return best && best.score > (second?.score ?? 0) ? best.line : undefined
}

/** Finds lines by their kind: "the pasta" is the spaghetti of the list, when the list has no other pasta. */
function byFamily(
  words: readonly Word[],
  lines: readonly ReadLine[],
  taken: ReadonlySet<number>,
  named: readonly LineMention[],
): LineMention[] {
  const known = new Set(named.map(({ line }) => line))
  const onlyMembers = new Map<string, number | undefined>()
  const onlyMember = (stem: string) => {
    const family = familyOf(stem)
    const members = family ? lines.filter((line) => line.food && family(line.food)) : []
    return members.length === 1 ? members[0]?.index : undefined
  }
  return words.flatMap(({ stem, start, end }, at) => {
    if (taken.has(at)) return []
    if (!onlyMembers.has(stem)) onlyMembers.set(stem, onlyMember(stem))
    const line = onlyMembers.get(stem)
    return line === undefined || known.has(line) ? [] : [{ line, start, end }]
  })
}
