import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { foodOfLine, parseIngredient } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'

/** Grams of salt from which on it keeps or cures the food, and does not only season it. */
const CURING = 40

const kind = '(?:kosher |sea |table |fine |coarse |flaky |flaked |fine sea |coarse sea |flaky sea |salt )?'
const salt = `${kind}salt(?: flakes)?`
/** Words about the taste of a dish that no salt is needed for. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/\b(?:well[- ]|generously |lightly |heavily )?salted (?=(?:boiling )?water\b)/gi, ''],
  [/\b(?:boiling|simmering),? (?:well[- ]|generously )?salted water\b/gi, 'boiling water'],
  [
    new RegExp(
      `\\b(?:the |some |a pinch of |half of the |half the |\\d[\\d/ ]* (?:tea|table)spoons? (?:of )?(?:the )?)?${salt} and (?=(?:the |black |white |ground |freshly ground )*pepper\\b)`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `,? (?:and|plus) (?:the |some |a (?:good |big |generous )?pinch of |half of the |half the |the remaining |remaining |all the |\\d[\\d/ ]* (?:tea|table)spoons? (?:of )?(?:the )?)?${salt}\\b`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=, )(?:the |a (?:good |big )?pinch of |\\d[\\d/ ]* (?:tea|table)spoons? (?:of )?(?:the )?)?${salt}, `,
      'gi',
    ),
    '',
  ],
  [new RegExp(`\\b(?:the |a (?:good |big )?pinch of )?${salt},? (?:and|plus) `, 'gi'), ''],
  [new RegExp(`\\b(?:the |a pinch of )?${salt}, `, 'gi'), ''],
  [
    new RegExp(
      ` (?:with|in|to) (?:the |a (?:good |big )?pinch of |some |more |extra |a little |half of the |half the )?${salt}(?: to taste)?(?=[,.;:]| until| for| before| all| on| over)`,
      'gi',
    ),
    '',
  ],
]
const mentions = /\bsalt(?:ed|y|ing|s)?\b/i
const harmless = /\b(?:unsalted|no[- ]salt(?:[- ]added)?|low[- ]salt|without salt|saltines?)\b/gi

/**
 * Returns a recipe without the salt that a cook adds: not in a line and not in a step; null where the salt keeps the
 * food, or where a sentence cannot do without it.
 */
export function withoutSalt(draft: RecipeDraft): RecipeDraft | null {
  const salts = draft.ingredients.filter((line) => foodOfLine(line)?.id === 'salt')
  const grams = salts.reduce((sum, line) => sum + saltGrams(line), 0)
  if (grams > CURING) return null
  const ingredients = draft.ingredients.flatMap((line) => {
    const rest = withoutSaltIn(line)
    return rest === null ? [] : [rest]
  })
  const steps = draft.instructions.map(stepWithout)
  if (steps.some((step) => step === null)) return null
  return { ...draft, ingredients, instructions: steps.flatMap((step) => (step ? [step] : [])) }
}

/** Returns the grams of salt in a line; 0 where its amount is not told. */
export const saltGrams = (line: Ingredient): number => {
  const food = foodOfLine(line)
  return food ? (gramsOf(parseIngredient(line), food) ?? 0) : 0
}

/** Returns a line without its salt: the pepper of "salt and pepper"; null for a line of salt alone. */
function withoutSaltIn(line: Ingredient): Ingredient | null {
  const rest = line.item.replace(new RegExp(`^${salt} (?:and|&) (?=.*pepper)`, 'i'), '')
  if (rest !== line.item) return { ...line, item: rest }
  return new RegExp(`^${salt}\\b`, 'i').test(line.item) ? null : line
}

/** Returns a step without salt; empty where it spoke of nothing else, null where it still needs it. */
function stepWithout(step: string): string | null {
  const text = step
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => {
      const next = sentenceWithout(sentence)
      return next === '' ? [] : [next]
    })
    .join(' ')
  return mentions.test(text.replace(harmless, ' ')) ? null : text
}

/** A sentence that only salts: "Season with salt.", "Taste for salt." */
const onlySalts = new RegExp(
  `^(?:Season|Salt|Taste|Sprinkle|Add|Stir in|Check|Adjust)\\b[^,;]*\\b${salt}\\b[^,;]*[.!]?$`,
  'i',
)
const speaksOfMore = /\bpepper\b|\band (?!salt)|\bthen\b/i

function sentenceWithout(sentence: string): string {
  if (!mentions.test(sentence)) return sentence
  const rewritten = rewrites.reduce((text, [pattern, as]) => text.replace(pattern, as), sentence)
  if (!mentions.test(rewritten.replace(harmless, ' '))) return tidied(rewritten)
  if (onlySalts.test(rewritten) && !speaksOfMore.test(rewritten)) return ''
  return rewritten
}

const tidied = (text: string): string => {
  const plain = text
    .replace(/\s{2,}/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
