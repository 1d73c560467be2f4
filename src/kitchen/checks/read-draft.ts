import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../foods/food.ts'
import type { FoodMention } from '../foods/index.ts'
import { findFoods, matchFood, preparedDish } from '../foods/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import type { ParsedIngredient } from '../ingredients/parsed.ts'
import type { Language } from '../languages/dictionary.ts'
import type { EnglishText } from '../languages/gloss.ts'
import type { EnglishLine } from '../languages/read-lines.ts'
import { withoutClaimBrackets, withWholeClaims } from './allergen-claims.ts'
import { withClaimFirst } from './foreign-offers.ts'
import { withPlainTalk } from './foreign-talk.ts'
import { withoutPurpose } from './purpose.ts'
import { fold, tokens } from './words.ts'

/** Ingredient line with the kitchen's knowledge of it. */
export interface ReadLine {
  index: number
  /** Item as written. */
  item: string
  amount: string
  /** Words of a foreign item that no table has, as written. */
  unread: readonly string[]
  /** Amount and item in English, folded. */
  text: string
  tokens: string[]
  parsed: ParsedIngredient
  /** Food that the line is about. */
  food: Food | null
  /** All foods of the line: "salt and black pepper" has two. */
  foods: Food[]
}

export interface ReadStep {
  index: number
  text: string
  folded: string
  tokens: string[]
  mentions: readonly FoodMention[]
  /** False for a text that was translated word by word. */
  isEnglish: boolean
}

/** Draft parsed once for all rules. */
export interface ReadDraft {
  draft: RecipeDraft
  lines: ReadLine[]
  steps: ReadStep[]
  /** Language of the ingredient list; texts in another language than English are translated in this draft. */
  language: Language
  /** All steps, folded, one per line. */
  method: string
  methodTokens: Set<string>
  title: string
}

/** Translator that puts the texts of a draft into English. */
export interface Reader {
  language: Language
  english: (text: string) => EnglishText
  line: (line: Ingredient) => EnglishLine
}
const asWritten: Reader = {
  language: 'en',
  english: (text) => ({ text, unknown: [] }),
  line: ({ amount, item }) => ({ amount, item, unknown: [] }),
}

/**
 * Parses a draft for the rules.
 * @param reader from `readerOf` for rules that must hold in every language; omitted, texts are taken as they
 * are, and the word lists of other languages stay out of a browser's bundle
 */
export function readDraft(draft: RecipeDraft, { language, english, line }: Reader = asWritten): ReadDraft {
  const steps = draft.instructions.map((text, index) => {
    const plain = fold(english(withPlainTalk(text, language)).text)
    const folded = language === 'en' ? plain : withClaimFirst(plain)
    return {
      index,
      text,
      folded,
      tokens: tokens(folded),
      mentions: findFoods(folded),
      isEnglish: language === 'en',
    }
  })
  const method = steps.map((step) => step.folded).join('\n')
  return {
    draft,
    language,
    lines: draft.ingredients.map((each, index) => readLine(each, index, line)),
    steps,
    method,
    methodTokens: new Set(steps.flatMap((step) => step.tokens)),
    title: fold(english(draft.title).text),
  }
}

/**
 * Adds the head to kinds in brackets: in "mixed mushrooms (cremini, oyster)" the oyster is a mushroom and no
 * shellfish.
 */
const withKinds = (text: string): string =>
  text.replace(
    /\b(mushrooms?) \(([^)]*)\)/i,
    (_, head: string, kinds: string) =>
      `${head} (${kinds
        .split(/, ?(?:and |or )?| and | or /)
        .map((kind) => (/mushroom/i.test(kind) ? kind : `${kind} mushrooms`))
        .join(', ')})`,
  )

/**
 * Moves a bracket from the middle of a name to its end: "king oyster (king trumpet) mushrooms" are mushrooms, and no
 * oysters.
 */
const withBracketLast = (text: string): string =>
  text.replace(/(?<=[a-z]) (\([^()\d]*\)) ([a-z-]+)(?= *(?:$|[,;]))/i, ' $2 $1')

/** Name in quotation marks, which another food only goes by: agave "honey". */
const likeness = /["“”]([a-z][a-z -]{1,30})["“”]/gi
/**
 * Removes the names in quotation marks where the other words of the line name a food or make a claim, so that the
 * "butter" alone stays one.
 */
const withoutLikenesses = (text: string): string => {
  const rest = text.replace(likeness, ' ').replace(/ {2,}/g, ' ').trim()
  if (rest === text) return text
  return isClaim.test(rest) || matchFood(rest) !== null ? rest : text
}
const isClaim = /\b(?:vegan|vegetarian|plant[- ]based|[a-z]+[- ]free)\b/i

function readLine(written: Ingredient, index: number, line: Reader['line']): ReadLine {
  const { amount, item } = written
  const { amount: measure, item: text, unknown: unread } = line(written)
  const whole = withoutLikenesses(withoutClaimBrackets(withWholeClaims(text)))
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
  const name = withKinds(withBracketLast(whole))
  const parsed = parseIngredient({ amount: measure, item: name })
  const food =
    preparedDish(parsed.food) ?? matchFood(parsed.food)?.food ?? matchFood(withoutPurpose(name))?.food ?? null
  const plain = withoutPurpose(fold(name))
  // "Egg-free spaghetti" names no egg.
  const found = findFoods(plain)
    .filter(
      ({ start, end }) => !/^[- ]free\b/.test(plain.slice(end)) && !/\bno-$/.test(plain.slice(0, start)),
    )
    .map((hit) => hit.food)
  const foods = [...new Set(food ? [food, ...found] : found)]
  return {
    index,
    item,
    amount,
    unread,
    text: fold(`${measure} ${name}`),
    tokens: tokens(name),
    parsed,
    food,
    foods,
  }
}
