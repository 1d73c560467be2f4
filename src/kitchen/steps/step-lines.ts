import type { Ingredient } from '#contract/recipe.ts'
import { familyOf } from '../checks/food-families.ts'
import { isOnlyTalk } from '../checks/mentions.ts'
import { type ReadLine, type ReadStep, readDraft } from '../checks/read-draft.ts'
import { fold, singular } from '../checks/words.ts'

/** A place in a folded step that names an ingredient line. */
export interface LineMention {
  line: number
  start: number
  end: number
  /** Meant, but not named: the salt of "season". */
  implied?: true
}

/** Lines and steps, read once. */
export interface ReadMethod {
  lines: ReadLine[]
  steps: ReadStep[]
}

export const readMethod = (steps: readonly string[], ingredients: readonly Ingredient[]): ReadMethod =>
  readDraft({
    title: '',
    description: '',
    category: 'dinner',
    prepTime: 0,
    cookTime: 0,
    servings: 1,
    ingredients: [...ingredients],
    instructions: [...steps],
  })

interface Word {
  stem: string
  start: number
  end: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[a-z]+/g)].map((match) => ({
    stem: singular(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Words of a line's name that a step leaves out, or that other foods share: they name nothing alone. */
const weak = new Set(
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
/** What is made of the words before it: "chicken stock" is never called "the chicken". */
const products = new Set(
  (
    'stock broth bouillon oil vinegar sauce milk cream butter flour juice paste powder noodle soup syrup sugar soda ' +
    'dressing shell tortilla starch bread chip cracker zest jam jelly liqueur extract'
  ).split(' '),
)

interface Name {
  words: readonly string[]
  /** 0 for a whole name, more for what is less sure to be meant. */
  rank: number
}

/** The names that a step may call a line by. */
function namesOf({ parsed, food, tokens }: ReadLine): Name[] {
  const own = wordsOf(fold(parsed.food)).map(({ stem }) => stem)
  const full = own.length > 0 ? own : tokens
  const aliases = food ? [food.name, food.plural, ...food.aliases] : []
  const head = full.at(-1) ?? ''
  return [
    { words: full, rank: 0 },
    ...aliases.map((alias) => ({ words: wordsOf(fold(alias)).map(({ stem }) => stem), rank: 1 })),
    { words: full.slice(-2), rank: 2 },
    { words: full.slice(0, 2), rank: 2 },
    ...(dependent.has(head) ? [] : [{ words: [head], rank: 3 }]),
    ...(products.has(head) ? [] : full)
      .filter((word) => word.length > 3 && !weak.has(word))
      .map((word) => ({ words: [word], rank: 4 })),
  ].filter(
    ({ words, rank }) =>
      words.length > 0 && (rank < 2 || words.length === 1 || words.some((word) => !weak.has(word))),
  )
}

/** "Taste for salt", "salt the water": work, not the salt of the list. */
const tasting = /\b(?:taste(?: again)?,? (?:for|and add)|check the|adjust the)\s+$/

/**
 * Where a step names which line. The longest name wins its words, so that "chicken stock" is not the chicken; a name that
 * several lines could go by, and none fits better, names none of them.
 */
export function lineMentions(step: ReadStep, lines: readonly ReadLine[]): LineMention[] {
  const words = wordsOf(step.folded)
  const candidates = lines.flatMap((line) =>
    namesOf(line).flatMap(({ words: name, rank }) =>
      placesOf(name, words, step.folded).map((place) => ({ ...place, line: line.index, rank })),
    ),
  )
  // A food that is on no list ("coconut milk") keeps its words from the lines that share them ("milk").
  const strange = step.mentions
    .filter(({ food, start, end }) => {
      const said = step.folded.slice(start, end)
      return said.includes(' ') && oneRun.test(said) && !lines.some((line) => line.foods.includes(food))
    })
    .map(({ start, end }) => ({ start, end, line: -1, rank: 0 }))
  const taken: LineMention[] = []
  const ordered = [...candidates, ...strange].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.rank - b.rank,
  )
  for (const one of ordered) {
    if (taken.some((other) => one.start < other.end && other.start < one.end)) continue
    const rivals = ordered.filter(
      (other) =>
        other.start === one.start && other.end === one.end && other.rank === one.rank && other.line >= 0,
    )
    const line =
      one.line < 0 ? one.line : bestOf(new Set(rivals.map((rival) => rival.line)), lines, words, one)
    taken.push({ start: one.start, end: one.end, line })
  }
  const named = taken.filter(({ line, start, end }) => {
    if (line < 0 || tasting.test(step.folded.slice(0, start))) return false
    // "Vegan cheese" is said of what the list calls so too.
    if (/\bvegan\b|plant-based|-free\b/.test(lines[line]!.text)) return true
    return !isOnlyTalk(step, { start, end, food: lines[line]!.food!, alias: '' })
  })
  return [...named, ...byFamily(lines, words, taken)].sort((a, b) => a.start - b.start)
}

/** Words that follow each other with nothing but a space or hyphen between them: "garlic, salt" is no garlic salt. */
const oneRun = /^[a-z' -]+$/

const placesOf = (name: readonly string[], words: readonly Word[], text: string) =>
  words.flatMap((word, at) => {
    const last = words[at + name.length - 1]
    const fits =
      last &&
      name.every((stem, offset) => words[at + offset]?.stem === stem) &&
      oneRun.test(text.slice(word.start, last.end))
    return fits ? [{ start: word.start, end: last.end }] : []
  })

/** Of lines that share a name: the one of which the step says more than that name, or none. */
function bestOf(
  rivals: ReadonlySet<number>,
  lines: readonly ReadLine[],
  words: readonly Word[],
  place: { start: number; end: number },
): number {
  if (rivals.size === 1) return [...rivals][0] ?? -1
  const said = new Set(
    words.filter(({ start, end }) => end <= place.start || start >= place.end).map(({ stem }) => stem),
  )
  const scored = [...rivals]
    .map((line) => {
      const { tokens } = lines[line]!
      return { line, score: tokens.filter((token) => said.has(token)).length / tokens.length }
    })
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  return best && best.score > (second?.score ?? 0) ? best.line : -1
}

/** "The pasta" is the spaghetti of the list, when the list has no other pasta. */
function byFamily(
  lines: readonly ReadLine[],
  words: readonly Word[],
  taken: readonly LineMention[],
): LineMention[] {
  return words.flatMap(({ stem, start, end }) => {
    if (taken.some((mention) => start < mention.end && mention.start < end)) return []
    const family = familyOf(stem)
    const members = family ? lines.filter((line) => line.food && family(line.food)) : []
    const [only] = members
    if (members.length !== 1 || !only || taken.some(({ line }) => line === only.index)) return []
    return [{ line: only.index, start, end }]
  })
}
