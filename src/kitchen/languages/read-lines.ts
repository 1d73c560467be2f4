import type { Ingredient } from '#contract/recipe.ts'
import { remembered } from '#contract/remembered.ts'
import { parseIngredient } from '../ingredients/index.ts'
import type { ParsedIngredient, Rational } from '../ingredients/parsed.ts'
import { type Amount, readAmount } from '../ingredients/read-amount.ts'
import type { Measure } from '../ingredients/read-measure.ts'
import type { Language } from './dictionary.ts'
import { inEnglish } from './gloss.ts'
import { recipeLanguage } from './recipe-language.ts'

/** An ingredient line in English, with what no table could put into it. */
export interface EnglishLine {
  amount: string
  item: string
  /** Words of the item that no table has, as written. */
  unknown: readonly string[]
}

/** Words that stand before an amount and leave it as it is, in the four languages. */
const opening =
  /^(?:circa|ca\.|etwa|ungefähr|rund|knapp|reichlich|gut|environ|env\.|unos|unas|aprox\.|aproximadamente|all['’]incirca)\s+/iu

/**
 * An ingredient line of a language in English. Its amount is read as it stands, because the grammar of amounts is one
 * for all languages; only the words behind it are looked up.
 */
export function lineInEnglish(
  { amount, item }: Pick<Ingredient, 'amount' | 'item'>,
  language: Language,
): EnglishLine {
  if (language === 'en') return { amount, item, unknown: [] }
  return foreignLine(`${language}${APART}${amount.trim()}${APART}${item.trim()}`)
}

const APART = '\0'

const foreignLine: (key: string) => EnglishLine = remembered(
  (key) => {
    const [language = 'en', amount = '', item = ''] = key.split(APART)
    return putIntoEnglish(amount, item, language as Language) // the key was made of one
  },
  { longest: 300 },
)

const squeezedOfOne =
  /^((?:(?:le|la|el|il)\s|l['’])?(?:jus|zestes?|zumo|jugo|ralladura|succo|scorza|saft|abrieb|schale)(?:\s(?:grattugiata|rallada|râpé))?)\s+(?:(?:d['’]|de\s|di\s|von\s)?(?:une?|un[ao]?|einer|eines|1|½|1\/2))(?:\s|['’])/iu

/** Abbreviations with stops, which part no sentence. */
const writtenOut = (text: string): string =>
  text
    // A share of cocoa or fat behind its food says nothing of which food it is.
    .replace(/\s+(?:à|al|mit|con|a|de)\s+\d+(?:[.,]\d+)?\s?%[^,)]*/giu, '')
    // "Le jus d'un citron": the article is the amount.
    .replace(squeezedOfOne, '$1 1 ')
    .replace(/(?<!\p{L})q\.?\s?b(?:\.|(?!\p{L}))/giu, 'quanto basta')
    .replace(/(?<!\p{L})c\/n(?!\p{L})/giu, 'al gusto')

function putIntoEnglish(saidAmount: string, saidItem: string, language: Language): EnglishLine {
  const [amount, item] = [writtenOut(saidAmount), writtenOut(saidItem)]
  const body = `${amount} ${item}`.trim().replace(opening, '')
  const read = readAmount(body)
  if (!read.main) {
    const { text: words, unknown } = inEnglish(item, language)
    const said = inEnglish(amount, language).text
    const isSome = some.test(said.trim()) || some.test(words)
    return { amount: isSome ? 'to taste' : said, item: withoutDoubt(words.replace(some, ''), item), unknown }
  }
  const rest = body.slice(read.end).trim()
  const { text: words, unknown } = inEnglish(rest, language)
  return { amount: englishAmount(read), item: withoutDoubt(words, rest), unknown }
}

/** "Etwas Öl", "un peu de sel": as much as the cook likes. */
const some = /^(?:something|a little)(?:\s+|$)/i

/** Nuts that are not called anything else are walnuts in a list, though an allergy to them is to all. */
const plainNuts =
  /^(?:de |d['’]|di )?(?:noix|nuez|nueces|noce|noci)(?!\p{L}|\s+(?:de|del|di|du|mélang|mist|mixt|vari|à))/iu

/**
 * What these kitchens mean by a word that says less in English: cream alone is whipping cream, since Sahne, crème, nata
 * and panna have 30 % of fat.
 */
const withoutDoubt = (english: string, written: string): string => {
  const item = english.trim()
  const cream = item.replace(/^cream(?=\s*(?:$|[,(]))/i, 'heavy cream')
  const squeezed = cream.replace(/^(juice|zest)(?: grated| organic)* (?=\d)/i, '$1 of ')
  const seasoned = squeezed.replace(/^salt, ((?:black |white )?pepper)\b/i, 'salt and $1')
  return plainNuts.test(written) ? seasoned.replace(/\bnuts?\b/i, 'walnut') : seasoned
}

/** An amount that was read, as English writes it: `1 1/2 tablespoon`, `2-3 clove`, `1 can (400 gram)`. */
function englishAmount({ main, plus, alternative, size, note }: Amount): string {
  return [
    main && inWords(main),
    plus && `plus ${inWords(plus)}`,
    alternative && `(${inWords(alternative)})`,
    note && `(${note})`,
    size,
  ]
    .filter(Boolean)
    .join(' ')
}

const inWords = ({ quantity, unit }: Measure): string =>
  [
    quantity.kind === 'exact'
      ? inFigures(quantity.value)
      : `${inFigures(quantity.from)}-${inFigures(quantity.to)}`,
    unit?.symbol ?? unit?.name,
  ]
    .filter(Boolean)
    .join(' ')

/** Fractions of cooks stay exact; others are written as decimals. */
function inFigures({ numerator, denominator }: Rational): string {
  const whole = Math.floor(numerator / denominator)
  const rest = numerator - whole * denominator
  if (rest === 0) return String(whole)
  if (denominator > 16) return String(Math.round((numerator / denominator) * 1000) / 1000)
  return whole === 0 ? `${rest}/${denominator}` : `${whole} ${rest}/${denominator}`
}

/** The lines of a recipe, parsed, in whichever of the five languages they are written. */
export interface ReadLines {
  language: Language
  lines: ParsedIngredient[]
}

/**
 * Parses the ingredient lines of a recipe. The foods of lines in another language than English are in English, as the
 * table of foods knows them; `said` keeps the author's own words.
 */
export function readLines(ingredients: readonly Pick<Ingredient, 'amount' | 'item'>[]): ReadLines {
  const language = recipeLanguage(ingredients)
  return {
    language,
    lines: ingredients.map((line) => readLine(line, language)),
  }
}

/** "Etwas Öl" and "sale q.b." are bought as oil and salt. */
const withoutAmount = (food: string): string =>
  food
    .replace(/^(?:etwas|ein wenig|un peu (?:de |d['’])|un poco de |un po['’] di )\s*/iu, '')
    .replace(/\s*(?:q\.?\s?b\.?|nach Geschmack|al gusto|au goût|a piacere)$/iu, '')
    .replace(/^(?:d['’]|(?:de|du|des|di|del|della|dei|delle)\s+)/iu, '')
    .trim()

function readLine(line: Pick<Ingredient, 'amount' | 'item'>, language: Language): ParsedIngredient {
  const written = parseIngredient(line)
  if (language === 'en') return written
  const english = parseIngredient(lineInEnglish(line, language))
  // "Ralladura de 1 limón": its own words hold the amount, which changes with the servings.
  const said = /\d/.test(written.food) ? undefined : { language, food: withoutAmount(written.food) }
  return { ...english, text: written.text, ...(said && { said }) }
}
