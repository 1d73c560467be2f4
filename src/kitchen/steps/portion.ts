import { multiply, type Rational, rational } from '../ingredients/index.ts'

/** How much of an ingredient line a step takes. `words` are those of the step. */
export type Portion =
  | { kind: 'all' }
  /** "Half the butter"; of what the list says. */
  | { kind: 'share'; of: Rational; words: string }
  /** "The remaining butter"; `of` is null when nobody said how much was taken before. */
  | { kind: 'rest'; of: Rational | null; words: string }
  /** "2 tablespoons of the oil", "a little of the oil": an amount of the step's own. */
  | { kind: 'stated'; words: string }
  /** The list says "divided", and the step does not say how much. */
  | { kind: 'divided' }
  /** It went in earlier, all of it; `step` is that step's index. */
  | { kind: 'before'; step: number }

const shares: readonly (readonly [RegExp, Rational])[] = [
  [/^(?:about )?(?:two|2)[- ]thirds$/, rational(2, 3)],
  [/^(?:about )?(?:a|one|1)?[- ]?third$/, rational(1, 3)],
  [/^(?:about )?three[- ]quarters$/, rational(3, 4)],
  [/^(?:about )?(?:a|one|1)?[- ]?(?:quarter|fourth)$/, rational(1, 4)],
  [/^(?:about )?(?:one[- ])?half$/, rational(1, 2)],
]
const shareWords =
  '(?:about )?(?:two[- ]thirds|(?:a|one)[- ]third|three[- ]quarters|(?:a|one)[- ](?:quarter|fourth)|(?:one[- ])?half)'
const restWords = '(?:remaining|rest|remainder|leftover|reserved|other half)'
const measure =
  '(?:teaspoons?|tsp|tablespoons?|tbsp|cups?|ounces?|oz|pounds?|lb|grams?|g|ml|pints?|quarts?|cloves?|sprigs?|slices?|pinch|splash|drizzle|spoonful|handful|ladleful|knob)'
/** What may stand between the words of a portion and the food: "half of the softened butter". */
const link = String.raw`(?:\s+of)?(?:\s+(?:the|your|that|this))?(?:\s+[\p{L}-]+)?\s*$`

const share = new RegExp(
  String.raw`(?<![\p{L}-])(${shareWords})(?!-)(?:\s+of)?(?:\s+(?:the|your))?(\s+${restWords})?${link}`,
  'u',
)
const rest = new RegExp(String.raw`(?<![\p{L}-])((?:the )?${restWords})${link}`, 'u')
const some =
  /(?<![\p{L}-])(some|most|a little|a bit|a few|part)\s+of(?:\s+(?:the|your))?(?:\s+[\p{L}-]+)?\s*$/u
const stated = new RegExp(
  String.raw`(?<![\p{L}-])((?:\d+(?:[ .\/-]\d+)*(?:\/\d)?|an?|one|two|three|another) (?:(?:small|large|good|generous|big) )?${measure})(?:\s+of)?(?:\s+(?:the|your))?(?:\s+[\p{L}-]+)?\s*$`,
  'u',
)

/**
 * What the words before a food's name say of how much of it is meant; null when they say nothing.
 * `left` is the share of the line that no earlier step took.
 */
export function readPortion(before: string, left: Rational | null): Portion | null {
  const partly = share.exec(before)
  if (partly) {
    const words = partly[1]!
    const of = shares.find(([pattern]) => pattern.test(words))?.[1] ?? rational(1, 2)
    if (!partly[2]) return { kind: 'share', of, words }
    const said = `${words} of the rest`
    return left ? { kind: 'share', of: multiply(of, left), words: said } : { kind: 'stated', words: said }
  }
  const remaining = rest.exec(before)
  // "The remaining spices" may be the first that is heard of them.
  if (remaining) return isWhole(left) ? { kind: 'all' } : { kind: 'rest', of: left, words: 'the rest' }
  const vague = some.exec(before) ?? stated.exec(before)
  return vague ? { kind: 'stated', words: vague[1]! } : null
}

export const isWhole = (share: Rational | null): boolean =>
  share !== null && share.numerator === share.denominator

/** What is left of a share; null when nothing would be. */
export function without(left: Rational, taken: Rational): Rational | null {
  const numerator = left.numerator * taken.denominator - taken.numerator * left.denominator
  return numerator > 0 ? rational(numerator, left.denominator * taken.denominator) : null
}
