import type { Ingredient } from '#contract/recipe.ts'
import { matchFood } from '../foods/index.ts'
import { scaleQuantity } from '../ingredients/index.ts'
import { type Amount, readAmount } from '../ingredients/read-amount.ts'
import type { Measure } from '../ingredients/read-measure.ts'
import type { Language } from '../languages/dictionary.ts'
import { asPattern } from '../prose.ts'
import { isAtHome, largest, type Measured, sumInSpoons } from './convert.ts'
import { inForeignNumber } from './foreign-number.ts'
import { hyphenated, inScale, print } from './in-scale.ts'
import { showFurther } from './show-further.ts'
import { isUnscaled, type RecipeScale } from './view.ts'

/**
 * Shows one ingredient line for another number of servings and in the measures of the wanted kitchen:
 * `{ amount: '2 cups', item: 'flour, sifted' }` → `{ amount: '250 g', item: 'flour, sifted' }`. Words stay as
 * their author wrote them; a line without an amount ("salt, to taste") or with nothing to change comes back
 * untouched, letter for letter.
 */
export function showLine(line: Ingredient, scale: RecipeScale): Ingredient {
  const text = [line.amount.trim(), line.item.trim()].filter(Boolean).join(' ').replace(/\s+/g, ' ')
  const lead = leading.exec(text)?.[0] ?? ''
  const body = text.slice(lead.length)
  const read = readAmount(body)
  if (!read.main || isDoubtful(read) || vague.test(body)) return line
  const measures = [read.main, read.plus, read.alternative].filter((one) => one !== null)
  const isHome = measures.every(({ unit }) => isAtHome(unit?.name ?? null, scale.units))
  if (isUnscaled(scale) && isHome && !isOdd(text)) return line

  const rest = body.slice(read.end)
  const linked = linkingWords.exec(body.slice(0, read.end))?.[1]?.trim() ?? ''
  // The unit "piece" is printed with its number.
  const linking = read.main.unit?.name === 'piece' ? '' : linked
  const food = matchFood(rest)?.food ?? null
  const amount = showAmount(read, scale, food)
  // A length goes before "piece", because "2 inches piece ginger" is no English.
  const isLong = /^piece/i.test(linking) && read.main.unit?.kind === 'length'
  const further = showFurther(rest, scale).trim()
  const item = [isLong ? null : linking, read.size, further]
    .filter(Boolean)
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/(?<=['’]) /g, '')
  return {
    ...line,
    amount: `${lead}${isLong ? `${hyphenated(amount)} piece` : amount}`,
    item:
      read.main.unit === null
        ? inNumber(item, largest(scaleQuantity(read.main.quantity, scale.factor)), scale.language ?? 'en')
        : item,
  }
}

/** Vague amounts, which are not scaled: "a few leaves" are a few for eight as well. */
const vague = /^(?:an?\s+)?(?:couple|few|some|several)\b/i

/**
 * True for a decimal such as "0.33 cup": no such cup exists, so even an unchanged amount is printed as a book
 * would.
 */
const isOdd = (text: string) =>
  /^\d*[.,]\d+\s*(?:c|cups?|t|tsp|tbsp|teaspoons?|tablespoons?|lbs?|pounds?|oz|ounces?)\b/i.test(text)

/** Words between amount and food that the parser reads with the amount and that must be printed. */
const linkingWords =
  /\s(pieces?(?:\s+of)?|of(?:\s+(?:the|an?))?|each|d['’]|dell['’]|(?:de|du|des|di|del|dei|degli|delle|della|dello)(?:\s+l['’]|\s+la)?)\s*$/i

/** Words before an amount that stay before it: `about`, `juice of`. */
const leading =
  /^(?:optional:\s*|about\s+|approximately\s+|approx\.?\s+|around\s+|roughly\s+|scant\s+|generous\s+|heap(?:ing|ed)\s+|at least\s+|up to\s+|ca\.\s*|circa\s+|etwa\s+|ungefähr\s+|rund\s+|knapp\s+|environ\s+|env\.\s*|unos\s+|unas\s+|aprox\.\s*|aproximadamente\s+|(?:finely\s+grated\s+|freshly\s+squeezed\s+)?(?:juice|zest|rind|peel)(?:\s+and\s+(?:juice|zest))?\s+(?:of|from)\s+)/i

/**
 * True for an amount that the parser is unsure of, such as "1 14-ounce block or 2 eggs": it is better left as
 * written than scaled by half.
 */
const isDoubtful = (read: Amount): boolean => read.plus !== null && read.alternative !== null

/**
 * Prints the amount of a line in all its parts, as a cookbook does: `2 cans (800 g)`,
 * `1 cup + 2 tablespoons`.
 */
function showAmount(read: Amount, scale: RecipeScale, food: FoodOf): string {
  const main = read.main!
  const { alternative, plus } = read
  // "500 g / 1 lb 2 oz" gives the same amount twice, so only the measure that is usual here is shown.
  if (alternative && saysTheSame(main, alternative)) {
    const home = [main, alternative].find(({ unit }) => isAtHome(unit?.name ?? null, scale.units)) ?? main
    return show(home, scale, food)
  }
  const sum = plus && sumInSpoons(plain(main), plain(plus))
  const together = sum && inScale(sum, scale, food)
  if (together && together.unit !== 'tablespoon') return print(together, scale.language)
  return [
    show(main, scale, food),
    plus && `${scale.language === 'en' || !scale.language ? 'plus' : '+'} ${show(plus, scale, food)}`,
    alternative && `(${show(alternative, scale, food)})`,
    read.note && `(${read.note})`,
  ]
    .filter(Boolean)
    .join(' ')
}

type FoodOf = Parameters<typeof inScale>[2]
const plain = ({ quantity, unit }: Measure): Measured => ({ quantity, unit: unit?.name ?? null })

const isMeasured = ({ unit }: Measure) => unit?.kind === 'mass' || unit?.kind === 'volume'
const saysTheSame = (main: Measure, other: Measure) =>
  (isMeasured(main) || main.unit?.name === 'stick') &&
  isMeasured(other) &&
  main.unit?.metric !== other.unit?.metric

const show = (measure: Measure, scale: RecipeScale, food: FoodOf): string => {
  const scaled = inScale(plain(measure), scale, food)
  return print(scaled, scale.language, scaled.unit === measure.unit?.name ? measure.word : undefined)
}

/**
 * Puts the food's name into the number of its amount: `4 onion` → `4 onions`, `½ onions` → `½ onion`, if the
 * first noun is the food's own name.
 */
function inNumber(item: string, amount: number, language: Language): string {
  if (language !== 'en') return inForeignNumber(item, amount > 1, language)
  const head = item.split(',', 1)[0] ?? ''
  const food = matchFood(head)?.food
  if (!food || food.plural === food.name) return item
  const [from, to] = amount > 1 ? [food.name, food.plural] : [food.plural, food.name]
  const at = head.toLowerCase().search(new RegExp(`(?<![\\p{L}-])${asPattern(from)}(?![\\p{L}-])`, 'u'))
  return at < 0 ? item : `${item.slice(0, at)}${to}${item.slice(at + from.length)}`
}
