import { multiply, type Rational, rational } from '../ingredients/index.ts'

/** Portion of an ingredient line that a step takes. `words` are those of the step. */
export type Portion =
  | { kind: 'all' }
  /** A share of the amount in the list: "half the butter". */
  | { kind: 'share'; of: Rational; words: string }
  /**
   * The rest of the amount: "the remaining butter"; `of` is null when nobody said how much was taken before.
   */
  | { kind: 'rest'; of: Rational | null; words: string }
  /** An amount of the step's own: "2 tablespoons of the oil", "a little of the oil". */
  | { kind: 'stated'; words: string }
  /** An unknown part: the list says "divided", and the step does not say how much. */
  | { kind: 'divided' }
  /** Nothing, because all of it went in earlier; `step` is the index of that step. */
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
/** Words that may stand between a portion and its food: "half of the softened butter". */
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
 * Reads the portion from the words before a food's name; null when they say nothing. `left` is the share of
 * the line that no earlier step took.
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
  // "The remaining spices" may be their first mention.
  if (remaining) return isWhole(left) ? { kind: 'all' } : { kind: 'rest', of: left, words: 'the rest' }
  const vague = some.exec(before) ?? stated.exec(before)
  return vague ? { kind: 'stated', words: vague[1]! } : null
}

export const isWhole = (share: Rational | null): boolean =>
  share !== null && share.numerator === share.denominator

/** Subtracts a taken share from the rest; null when nothing would be left. */
export function shareLeft(left: Rational, taken: Rational): Rational | null {
  const numerator = left.numerator * taken.denominator - taken.numerator * left.denominator
  return numerator > 0 ? rational(numerator, left.denominator * taken.denominator) : null
}
