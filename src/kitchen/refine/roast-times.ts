import type { RecipeDraft } from '#contract/recipe.ts'
import { parseIngredient, toNumber } from '../ingredients/index.ts'
import { type Line, readLines } from './lines.ts'
import { formOf, isMeat } from './meats.ts'
import { mapSentences, minutesIn, withMinutes } from './sentences.ts'

/** Meat that is roasted or braised in one piece: a pound or more, and named as one. */
export interface Joint {
  index: number
  name: string
  grams: number
  /** Number of pieces, if the line counts them: `1 whole chicken`; 0 if it weighs them. */
  count: number
  /** True when the line says what one weighs, so that a smaller one can be bought. */
  isWeighed: boolean
}

const weightBehind = /\((?:about )?\d[^)]*(?:pounds?|lbs?|kg|g)\)/i
/** True for ground meat that is baked in one loaf. */
const isLoaf = ({ title, instructions }: RecipeDraft): boolean =>
  /\b(?:meat ?loaf|falscher hase|terrine)\b/i.test(title) ||
  /\bshape[^.]* into (?:a|one) (?:[a-z]+ )?loaf\b/i.test(instructions.join(' '))

const onePiece =
  /\b(?:whole|leg of|roast|joint|loin|brisket|rack of|shoulder|rump|ham|turkey breast|crown)\b/i
const inParts = /\b(?:cut into|cubed|cubes|chunks|diced|strips|sliced|shredded|ground|pieces|chops|steaks)\b/i

const isJoint = ({ food, item, grams }: Line): boolean =>
  food !== null &&
  isMeat(food) &&
  !food.tags.includes('cooked') &&
  !inParts.test(item) &&
  (formOf(food, item) === 'whole' || onePiece.test(item)) &&
  grams >= 450

export const joints = (draft: RecipeDraft): Joint[] =>
  readLines(draft)
    .filter(isJoint)
    .map(({ index, parsed, grams }) => {
      const { quantity, unit } = parseIngredient(draft.ingredients[index]!)
      const counted = quantity?.kind === 'exact' && unit === null
      return {
        index,
        name: parsed.food,
        grams,
        count: counted ? toNumber(quantity.value) : 0,
        isWeighed: weightBehind.test(draft.ingredients[index]!.item),
      }
    })

const roasting = /\b(?:roast|bake|cook|brais|oven|return|grill|smok)/i

/**
 * Changes the time of a joint with its weight: by its mass to the power of two thirds, because of the way
 * that the heat has to travel. Several pieces of the same size take the time of one.
 * @param before the recipe before it was scaled
 */
export function withRoastTime(draft: RecipeDraft, before: RecipeDraft, factor: number): RecipeDraft {
  const isOne =
    isLoaf(before) || joints(before).some(({ count, isWeighed }) => count === 0 || (count === 1 && isWeighed))
  const longest = Math.max(0, ...before.instructions.filter((step) => roasting.test(step)).map(minutesIn))
  if (!isOne || longest < 25) return draft
  const by = factor ** (2 / 3)
  let saved = 0
  const next = mapSentences(draft, (sentence) => {
    const minutes = minutesIn(sentence)
    if (
      minutes < 25 ||
      !roasting.test(sentence) ||
      /\brest\b|\bcool\b|marinat|overnight|chill/i.test(sentence)
    )
      return sentence
    const after = Math.max(15, Math.round((minutes * by) / 5) * 5)
    saved += after - minutes
    return withMinutes(sentence, after)
  })
  return { ...next, cookTime: Math.max(10, Math.round((draft.cookTime + saved) / 5) * 5) }
}
