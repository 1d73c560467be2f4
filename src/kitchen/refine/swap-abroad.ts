import type { RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from '../checks/reader-of.ts'
import { type Food, findFoods } from '../foods/index.ts'
import type { ForeignLanguage } from '../languages/dictionary.ts'
import { ownName } from '../languages/own-names.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { newLine } from './replace.ts'
import { plainStandIn } from './stand-ins.ts'

/**
 * Words of each language that may stand before a noun and say nothing of its gender: a comma, a figure, "and", "with".
 * Behind an article or an adjective the new noun might need another.
 */
const beforeAnyNoun: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?:^|[,.;:(]|\d|\b(?:und|oder|mit|in|aus|ohne|sowie|EL|TL|g|ml|etwas|dann|danach|auch))\s*$/i,
  es: /(?:^|[,.;:(]|\d|\b(?:y|e|o|con|de|sin|en))\s*$/i,
  fr: /(?:^|[,.;:(]|\d|\b(?:et|ou|avec|de|sans|en)|d['’])\s*$/i,
  it: /(?:^|[,.;:(]|\d|\b(?:e|o|con|di|senza|in))\s*$/i,
}
/** Pattern of what follows a noun without agreeing with it in gender; German puts its adjectives before, so all may. */
const behindAnyNoun =
  /^(?:$|[,.;:)]|\s+(?:y|e|o|con|en|hasta|a|al|et|ou|avec|dans|jusqu|puis|fino|nella|nel)(?![\p{L}]))/iu

/** Spanish and Italian nouns in -a take the article of their like, as those in -o or -e mostly do among themselves. */
const isAlike = (one: string, other: string, language: ForeignLanguage): boolean =>
  (language === 'es' || language === 'it') &&
  !exceptions.test(`${one} ${other}`) &&
  /a$/i.test(one.split(' ')[0]!) === /a$/i.test(other.split(' ')[0]!) &&
  /s$/i.test(one) === /s$/i.test(other)
const exceptions = /\b(?:leche|sal|miel|carne|nuez|col|coliflor|agua|latte|sale|carne)\b/i

/**
 * Puts a food in the place of another in a recipe of another language; null where its name is not known, or where the
 * grammar around the old name would not fit the new one.
 * @param wished the food as the wish names it, in English
 */
export function swappedAbroad(
  draft: RecipeDraft,
  found: readonly Line[],
  { food, wished, ratio }: { food: Food; wished: string; ratio: number },
  language: ForeignLanguage,
): RecipeDraft | null {
  const name = ownName(wished, language) ?? ownName(food.name, language)
  if (name === null) return null
  const lines = readLines(draft)
  const isOwn = (index: number) => found.some((line) => line.index === index)
  const named = (text: string): string | null => {
    let result = text
    for (const { line, start, end } of mentionsIn(text, lines).toReversed()) {
      if (!isOwn(line.index)) continue
      const old = text.slice(start, end)
      const [before, after] = [result.slice(0, start), result.slice(end)]
      const fits =
        (beforeAnyNoun[language].test(before) || isAlike(old, name, language)) &&
        (language === 'de' || behindAnyNoun.test(after))
      if (!fits) return null
      result = `${before}${/^\p{Lu}/u.test(old) ? name.charAt(0).toUpperCase() + name.slice(1) : inLine(name, language)}${after}`
    }
    return result
  }
  const steps = draft.instructions.map(named)
  const title = named(draft.title)
  if (title === null || steps.includes(null)) return null
  // A step may call the old food by a name that no line has: the Quark of a Magerquark.
  const { text } = readerOf(draft).english((steps as string[]).join(' ')) // null was ruled out above
  const olds = found.map((line) => line.food?.id)
  if (findFoods(text).some((hit) => olds.includes(hit.food.id))) return null
  return {
    ...draft,
    title,
    instructions: steps as string[], // null was ruled out above
    ingredients: draft.ingredients.map((line, index) => {
      const own = lines[index]
      if (!own || !isOwn(index)) return line
      const standIn = { ...plainStandIn(food.id, ratio, ''), buy: { one: name, many: name } }
      const { amount } = newLine(own, standIn, true)
      return { ...line, amount, item: `${prepositionFor(line.item, name)}${inLine(name, language)}` }
    }),
  }
}

/** Only German writes its nouns large. */
const inLine = (name: string, language: ForeignLanguage): string =>
  language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Returns the preposition of a line before its new food: "200 g de beurre" is "d'huile". */
function prepositionFor(item: string, name: string): string {
  const own = /^(?:de |d['’]|di )/i.exec(item)?.[0]
  if (!own) return ''
  if (/^(?:de|d['’])/i.test(own) && /['’]/.test(`${own}`) && !/^[aeiouyhéèœ]/i.test(name)) return 'de '
  return own === 'de ' && /^[aeiouhéèœ]/i.test(name) && /huile|œuf|eau|amande/i.test(name) ? "d'" : own
}
