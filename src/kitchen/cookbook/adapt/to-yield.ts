import type { RecipeDraft } from '#contract/recipe.ts'
import type { Yield } from '../../craving/claim.ts'
import { stem } from '../../craving/stem.ts'
import { parseIngredient, toNumber } from '../../ingredients/index.ts'
import { readLines } from '../../refine/lines.ts'
import { scaleTo } from '../../refine/servings.ts'
import { readNumber } from '../../steps/read-number.ts'
import type { RecipeFile } from '../recipe-file.ts'

/** Most servings that a recipe is written for. */
const MOST = 24
/** Share of a recipe below which eggs and spices can no longer be divided. */
const LEAST_SHARE = 0.25
/** Things that a recipe makes one of, where it does not say how many. */
const wholes =
  /^(?:loaf|pie|cake|cheesecake|pizza|tart|lasagna|quiche|casserole|roast|pan|tray|dish|sheet|bread)$/
/** Lines of which each piece of a dish takes one: its wrapper. */
const wrapped =
  /\b(?:wrappers?|tortillas?|buns?|rolls?|shells?|skins?|rice paper|bagels?|pitas?|english muffins?)\b/i

/**
 * Returns a recipe made as often as the craving asks: 48 cupcakes, a double batch, a gallon of iced tea. Its description
 * then says how much it makes, which the checks hold against the wish. It stays as it is where it cannot be scaled.
 */
export function toYield(draft: RecipeDraft, asked: Yield, file: Pick<RecipeFile, 'makes'>): RecipeDraft {
  const made = madeBy(draft, asked, file)
  const times = asked.times ?? (made === null ? null : (asked.pieces ?? asked.milliliters ?? 0) / made)
  if (times === null || times <= 0) return draft
  const wished = Math.max(1, Math.round(draft.servings * times))
  // Twelve times three dozen cookies do not become fewer than a whole number of eggs allows.
  const to = Math.min(MOST, Math.max(wished, Math.ceil(draft.servings * LEAST_SHARE)))
  const whole = Math.max(1, Math.floor(MOST / draft.servings)) * draft.servings
  const target = wished > MOST && whole <= MOST ? whole : to
  const scaled = target === draft.servings ? null : scaleTo(draft, { to: target })
  const result = scaled?.kind === 'changed' ? scaled.draft : draft
  const share = result.servings / draft.servings
  return { ...result, description: `${result.description} ${said(asked, made, share)}`.trim() }
}

/** Returns how many pieces or milliliters a recipe makes as written; null where this is not known. */
function madeBy(draft: RecipeDraft, asked: Yield, { makes = '' }: Pick<RecipeFile, 'makes'>): number | null {
  if (asked.milliliters !== undefined) return volumeOf(draft)
  if (asked.pieces === undefined) return null
  const [, count, noun = ''] = /^(?:about )?(\d+|[a-z]+) (?:[\w-]+ )*?([a-z]+)(?: \(.*)?$/i.exec(makes) ?? []
  const number = count === undefined ? Number.NaN : readNumber(count)
  const of = asked.of ?? ''
  const isWhole = wholes.test(of)
  if (Number.isFinite(number) && number > 0 && !/cup|quart|pint|ounce|pound|gram|liter/.test(noun))
    if (stem(noun.toLowerCase()) === of || (!isWhole && number > 1)) return number
  if (isWhole) return 1
  const wrappers = draft.ingredients.flatMap((line) => {
    const { quantity, unit } = parseIngredient(line)
    return wrapped.test(line.item) && unit === null && quantity?.kind === 'exact'
      ? [toNumber(quantity.value)]
      : []
  })
  return shapedIn(draft, of) ?? wrappers[0] ?? draft.servings
}

/** Returns the count of pieces that a step shapes: "roll into 24 balls"; undefined where none is counted. */
function shapedIn({ instructions }: RecipeDraft, of: string): number | undefined {
  const shaped = new RegExp(
    `\\b(\\d+) (?:[\\w/-]+ ){0,2}(?:${of}|ball|round|log|patt(?:y|ie)|half|piece)(?:s|es|alves)?\\b`,
    'i',
  )
  const found = shaped.exec(instructions.join(' '))?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Returns the milliliters of a soup, sauce or drink, of which a gram is about a milliliter. */
function volumeOf(draft: RecipeDraft): number | null {
  const grams = readLines(draft).reduce((sum, line) => sum + line.grams, 0)
  return grams > 0 ? grams : null
}

/** Says how much a recipe makes after it was scaled by a share. */
function said({ times, of, milliliters }: Yield, made: number | null, share: number): string {
  if (times !== undefined)
    return share === 1
      ? ''
      : `The amounts are ${share < 1 ? shown(share) : `${shown(share)} times`} those of the usual recipe.`
  if (made === null) return ''
  if (milliliters !== undefined)
    return `It makes about ${shown(Math.round((made * share) / 100) / 10)} liters.`
  const count = Math.max(1, Math.round(made * share))
  return `It makes ${count} ${count === 1 ? of : many(of ?? 'piece')}.`
}

const shown = (value: number): string => String(Math.round(value * 100) / 100)
const many = (noun: string): string =>
  /(?:s|x|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : noun === 'loaf'
        ? 'loaves'
        : `${noun}s`
