import type { Ingredient } from '#contract/recipe.ts'
import { remembered } from '#contract/remembered.ts'
import { parseIngredient } from '../ingredients/index.ts'
import type { ParsedIngredient, Rational } from '../ingredients/parsed.ts'
import { type Amount, readAmount } from '../ingredients/read-amount.ts'
import type { Measure } from '../ingredients/read-measure.ts'
import type { Language } from './dictionary.ts'
import { inEnglish } from './gloss.ts'
import { recipeLanguage } from './recipe-language.ts'

/** An ingredient line in English, with the words that no table could translate. */
export interface EnglishLine {
  amount: string
  item: string
  /** Words of the item that no table has, as written. */
  unknown: readonly string[]
}

/** Words before an amount that leave it as it is, in the four languages. */
const opening =
  /^(?:circa|ca\.|etwa|ungefähr|rund|knapp|reichlich|gut|environ|env\.|unos|unas|aprox\.|aproximadamente|all['’]incirca)\s+/iu

/**
 * Translates an ingredient line into English. Its amount is read as it stands, because the grammar of amounts
 * is the same for all languages; only the words behind it are looked up.
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
    return putIntoEnglish(amount, item, language as Language) // the key was made of a language
  },
  { longest: 300 },
)

const squeezedOfOne =
  /^((?:(?:le|la|el|il)\s|l['’])?(?:jus|zestes?|zumo|jugo|ralladura|succo|scorza|saft|abrieb|schale)(?:\s(?:grattugiata|rallada|râpé))?)\s+(?:(?:d['’]|de\s|di\s|von\s)?(?:une?|un[ao]?|einer|eines|1|½|1\/2))(?:\s|['’])/iu

/** A second amount that names no food, before its purpose: "huile, plus 1 c. à soupe pour la poêle". */
const extraFor =
  /, ?(?:plus|und|y|et|e|más|più) \d[\d/.,]* ?(?:c\. ?à ?(?:soupe|café|s\.?|c\.?)|cuill[èe]res? à (?:soupe|café)|EL|TL|Esslöffel|Teelöffel|cucharad(?:it)?as?|cucchia(?:i|io|ini|ino)|g|ml|cl|pizcas?|pinc[ée]es?|Prisen?)(?= (?:pour|für|para|per)(?!\p{L}))/giu

/** Writes out abbreviations with full stops, which end no sentence. */
const writtenOut = (text: string): string =>
  text
    // A percentage of cocoa or fat behind a food does not tell which food it is.
    .replace(/\s+(?:à|al|mit|con|a|de)\s+\d+(?:[.,]\d+)?\s?%[^,)]*/giu, '')
    // The article is the amount: "le jus d'un citron".
    .replace(squeezedOfOne, '$1 1 ')
    .replace(/(?<!\p{L})q\.?\s?b(?:\.|(?!\p{L}))/giu, 'quanto basta')
    .replace(/(?<!\p{L})c\/n(?!\p{L})/giu, 'al gusto')
    .replace(extraFor, ',')

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

/** English words for an amount that is left to the cook: "etwas Öl", "un peu de sel". */
const some = /^(?:something|a little)(?:\s+|$)/i

/** Plain nuts, which are walnuts in an ingredient list, though an allergy to them is one to all nuts. */
const plainNuts =
  /^(?:de |d['’]|di )?(?:noix|nuez|nueces|noce|noci)(?!\p{L}|\s+(?:de|del|di|du|mélang|mist|mixt|vari|à))/iu

/**
 * Replaces words that are vaguer in English than in these kitchens: cream alone is whipping cream, since
 * Sahne, crème, nata and panna have 30 % of fat.
 */
const withoutDoubt = (english: string, written: string): string => {
  const item = english.trim()
  const cream = item.replace(/^cream(?=\s*(?:$|[,(]))/i, 'heavy cream')
  const squeezed = cream.replace(/^(juice|zest)(?: grated| organic)* (?=\d)/i, '$1 of ')
  const seasoned = squeezed.replace(/^salt, ((?:black |white )?pepper)\b/i, 'salt and $1')
  return plainNuts.test(written) ? seasoned.replace(/\bnuts?\b/i, 'walnut') : seasoned
}

/** Writes a parsed amount as English does: `1 1/2 tablespoon`, `2-3 clove`, `1 can (400 gram)`. */
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

/** Writes a fraction: those that cooks use stay exact, others become decimals. */
function inFigures({ numerator, denominator }: Rational): string {
  const whole = Math.floor(numerator / denominator)
  const rest = numerator - whole * denominator
  if (rest === 0) return String(whole)
  if (denominator > 16) return String(Math.round((numerator / denominator) * 1000) / 1000)
  return whole === 0 ? `${rest}/${denominator}` : `${whole} ${rest}/${denominator}`
}

/** The parsed lines of a recipe, in whichever of the five languages they are written. */
export interface ReadLines {
  language: Language
  lines: ParsedIngredient[]
}

/**
 * Parses the ingredient lines of a recipe. The foods of lines in another language than English are in
 * English, as the table of foods knows them; `said` keeps the author's own words.
 */
export function readLines(ingredients: readonly Pick<Ingredient, 'amount' | 'item'>[]): ReadLines {
  const language = recipeLanguage(ingredients)
  return {
    language,
    lines: ingredients.map((line) => readLine(line, language)),
  }
}

/** Removes the words for an indefinite amount: "etwas Öl" and "sale q.b." are bought as oil and salt. */
const withoutAmount = (food: string): string =>
  food
    .replace(/^(?:etwas|ein wenig|un peu (?:de |d['’])|un poco de |un po['’] di )\s*/iu, '')
    .replace(/\s*(?:q\.?\s?b\.?|nach Geschmack|al gusto|au goût|a piacere)$/iu, '')
    .replace(/^(?:d['’]|(?:de|du|des|di|del|della|dei|delle)\s+)/iu, '')
    .trim()

/** Parses one line of a list in this language. */
export function readLine(line: Pick<Ingredient, 'amount' | 'item'>, language: Language): ParsedIngredient {
  const written = parseIngredient(line)
  if (language === 'en') return written
  const english = parseIngredient(lineInEnglish(line, language))
  // The words of "ralladura de 1 limón" contain the amount, which changes with the servings, so they are not
  // kept.
  const said = /\d/.test(written.food) ? undefined : { language, food: withoutAmount(written.food) }
  return { ...english, text: written.text, ...(said && { said }) }
}
