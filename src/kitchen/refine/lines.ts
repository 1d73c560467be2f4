import type { RecipeDraft } from '#contract/recipe.ts'
import { familyOf } from '../checks/index.ts'
import { oncePer } from '../checks/once-per.ts'
import { pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/index.ts'
import { findFoods, wordsOf } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { foodOfLine, parseIngredient } from '../ingredients/index.ts'
import { lineInEnglish } from '../languages/read-lines.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { gramsOf } from '../nutrition/index.ts'
import { products } from '../steps/line-names.ts'
import { isMeat } from './meats.ts'

/** A parsed ingredient line with the words by which the steps may call it. */
export interface Line {
  index: number
  amount: string
  item: string
  parsed: ParsedIngredient
  food: Food | null
  /** Edible grams; 0 when the line gives none. */
  grams: number
  /** Phrases of singular words, each with the certainty that it means this line. */
  names: ReadonlyMap<string, number>
}

/** A place of a text that names a line. */
export interface Mention {
  line: Line
  start: number
  end: number
  plural: boolean
}

/**
 * Certainty that a phrase means a line: its whole name, its last words, a name of its food, its kind, a word
 * of it, its animal.
 */
const certainty = { whole: 5, head: 4, food: 3, kind: 2, word: 1, animal: 0.5 } as const

/** Kinds by which people call a listed food: "the pasta" is the spaghetti of the list. */
const kinds =
  'meat fish seafood poultry cheese pasta noodle nut milk cream butter rice bread sausage bean stock broth yogurt flour shrimp mushroom steak oil sugar wine beer'.split(
    ' ',
  )

/** Words of a line that describe and mean nothing alone, in the singular. */
const describing = new Set(
  (
    'a an of the and or in fresh freshly dried ground large medium small whole half extra virgin plain boneless skinless skin on bone unsalted salted ' +
    'white black red green yellow brown dark light hot cold warm soft ripe raw low fat reduced sodium free range all purpose baby thick thin long short grain ' +
    'button sweet kosher sea fine coarse granulated packed full neutral dry finely roughly chopped sliced diced minced grated shredded semi oil ' +
    'heavy golden double single bodied rolled cut instant quick old fashioned rising without boil no ' +
    // Read alone, these say how a thing is, where it lies or how long it takes, of whatever thing: "6
    // minutes", "until firm".
    'with for from to its their your very more five minute day inch mild sharp strong lean tart firm hard crisp crusty flaky stale young tender ' +
    'cool boiling lukewarm cooked boiled roasted toasted grilled frozen canned pickled cured fermented preserved marinated candied pasteurized ' +
    'flat round slim slender pink purple gold marbled waxy side back top center head low sheet bow ' +
    'thai greek italian french mexican chinese japanese korean indian turkish american english persian vietnamese swedish german spanish irish hungarian scottish bavarian'
  ).split(' '),
)

/** Animals whose meat the steps call by their name, whatever cut is listed: the beef is the ribeye of the list. */
const animals = 'beef pork lamb veal chicken turkey'.split(' ')

/** Words for a dish, or for a form that many foods have: alone, they mean the dish in the pan. */
const dishes = new Set(
  'sauce paste curry powder soup salad stew chili dressing seasoning mix spread taco burger bowl mixture dip chip pie'.split(
    ' ',
  ),
)

/**
 * Reads the lines of a recipe. Those of a recipe in another language have the foods that they mean in English, and
 * the names by which their own steps call them.
 */
export function readLines({ ingredients }: Pick<RecipeDraft, 'ingredients'>): Line[] {
  const language = languageOf(ingredients)
  return ingredients.map(({ amount, item }, index) => {
    const said = parseIngredient({ amount, item })
    const parsed = language === 'en' ? said : { ...said, food: said.food.replace(preposition, '') }
    const english = lineInEnglish({ amount, item }, language)
    const food = foodOfLine(english)
    const grams = food ? (gramsOf(language === 'en' ? said : parseIngredient(english), food) ?? 0) : 0
    const names = namesOf(parsed, language === 'en' ? food : null)
    return { index, amount, item, parsed, food, grams, names }
  })
}

const languageOf = oncePer((ingredients: RecipeDraft['ingredients']) => recipeLanguage(ingredients))
/** Preposition between an amount and its food: "200 g de sucre". */
const preposition = /^(?:d['’]|(?:de|du|des|di|del|della) )/i

const isDish = (words: readonly string[]) => words.length === 1 && dishes.has(words[0]!)
const stems = (text: string) => wordsOf(text).map(({ stem }) => stem)

function namesOf(parsed: ParsedIngredient, food: Food | null): Map<string, number> {
  const names = new Map<string, number>()
  const add = (phrase: string, weight: number) => {
    if (phrase !== '' && (names.get(phrase) ?? 0) < weight) names.set(phrase, weight)
  }
  const words = stems(parsed.food)
  add(words.join(' '), certainty.whole)
  for (let from = 1; from < words.length; from++) {
    const tail = words.slice(from)
    if (!tail.every((word) => describing.has(word)) && !isDish(tail)) add(tail.join(' '), certainty.head)
  }
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to)
      if (part.every((word) => describing.has(word) || word.length < 3)) continue
      if (describing.has(part.at(-1)!) || dishes.has(part.at(-1)!)) continue
      // Chicken stock is no chicken, wine vinegar no wine.
      if (to < words.length && products.has(words.at(-1)!)) continue
      add(part.join(' '), certainty.word)
    }
  }
  if (food) for (const [phrase, weight] of namesOfFood(food)) add(phrase, weight)
  return names
}

/** The names and kinds by which people call a food, whatever line it stands in. */
const namesOfFood = oncePer((food: Food): [phrase: string, weight: number][] => {
  const pantry = pantryItem(food.id)
  const names = [food.name, food.plural, ...food.aliases, pantry?.one ?? '', pantry?.many ?? ''].map(stems)
  return [
    ...names.flatMap((words): [string, number][] =>
      isDish(words) ? [] : [[words.join(' '), certainty.food]],
    ),
    ...kinds.flatMap((kind): [string, number][] => (familyOf(kind)?.(food) ? [[kind, certainty.kind]] : [])),
    ...(isMeat(food) ? animals : []).flatMap((animal): [string, number][] =>
      familyOf(animal)?.(food) ? [[animal, certainty.animal]] : [],
    ),
  ]
})

/**
 * Chooses the line that a phrase means: "butter" beside peanut butter is butter, and of two lines of milk
 * either is milk. Returns undefined when it stays open.
 */
function oneOf(lines: readonly Line[], phrase: string): Line | undefined {
  if (lines.length < 2) return lines[0]
  const plain = lines.filter(({ food }) => food && stems(food.name).join(' ') === phrase)
  const candidates = plain.length > 0 ? plain : lines
  const isOneFood = new Set(candidates.map(({ food }) => food?.id)).size === 1 && candidates[0]?.food
  return candidates.length === 1 || isOneFood ? candidates[0] : undefined
}

const verbs = new Set(
  'oil butter flour cream salt pepper water ice honey egg sugar zest juice milk toast roll wrap sandwich slice dip'.split(
    ' ',
  ),
)
/** Words behind a food for a tool of it: a potato masher, a garlic press. */
const tools = new Set('masher ricer peeler press mill grinder slicer spinner'.split(' '))
const objects = new Set('the a an your each both it them together well two generously lightly all'.split(' '))
/** Verbs for work that lasts until something shows; "the flour and butter until smooth" are foods. */
const lastingVerbs = new Set('toast roll wrap slice dip'.split(' '))
/** Words for a share on which a verb at the start of a sentence may work: "Cream half of the butter". */
const shareWords = new Set('half most some three four'.split(' '))

/**
 * Returns every place of a text that names one of the lines, longest names first, without overlaps. A phrase
 * that several lines of different foods share equally is left out: "the cheese" of two cheeses is neither.
 */
export function mentionsIn(text: string, lines: readonly Line[]): Mention[] {
  const words = wordsOf(text)
  // "Wine, vinegar" are two foods, and no wine vinegar.
  const foreign = findFoods(text).filter(({ start, end }) => !/[,.;:()]/.test(text.slice(start, end)))
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; ) {
    const found = longestFrom(at)
    if (found) mentions.push(...found.mention)
    at = found?.to ?? at + 1
  }
  return mentions

  function longestFrom(from: number): { to: number; mention: Mention[] } | null {
    for (let to = Math.min(words.length, from + 6); to > from; to--) {
      // A comma or stop between two words separates them.
      const [first, last] = [words[from]!, words[to - 1]!]
      if (/[,.;:()]/.test(text.slice(first.start, last.end))) continue
      const phrase = words
        .slice(from, to)
        .map(({ stem }) => stem)
        .join(' ')
      const named = lines
        .map((line) => ({ line, weight: line.names.get(phrase) ?? 0 }))
        .filter(({ weight }) => weight > 0)
      if (named.length === 0) continue
      if (to - from === 1 && isVerb(from)) return { to, mention: [] }
      // The cream of an ice cream machine is none of the list.
      if (phrase === 'cream' && words[from - 1]?.stem === 'ice') return { to, mention: [] }
      if (tools.has(words[to]?.stem ?? '') && words[to]!.start - last.end === 1) return { to, mention: [] }
      // "Peanut butter" where only butter is listed is another food.
      const other = foreign.find(
        (hit) =>
          hit.start <= first.start &&
          hit.end >= last.end &&
          hit.end - hit.start > last.end - first.start &&
          !named.some(({ line }) => line.food?.id === hit.food.id),
      )
      if (other) return { to, mention: [] }
      const best = Math.max(...named.map(({ weight }) => weight))
      const only = oneOf(
        named.filter(({ weight }) => weight === best).map(({ line }) => line),
        phrase,
      )
      if (!only) return { to, mention: [] }
      const plural = last.surface !== last.stem
      return { to, mention: [{ line: only, start: first.start, end: last.end, plural }] }
    }
    return null
  }

  function isVerb(at: number): boolean {
    const [word, before, next] = [words[at]!, words[at - 1]?.surface, words[at + 1]?.surface]
    if (!verbs.has(word.surface) || next === undefined) return false
    if (before !== undefined && objects.has(before)) return false
    if (objects.has(next)) return true
    if (next === 'until') return lastingVerbs.has(word.surface)
    // The first word of "Butter and flour a pan." is a verb.
    if (/^\w+ and (?:flour|sugar|oil) (?:a|an|the)\b/i.test(text.slice(word.start))) return true
    return shareWords.has(next) && /(?:^|[.!?:;])\s*$/.test(text.slice(0, word.start))
  }
}
