import type { RecipeDraft } from '#contract/recipe.ts'
import { heatOf } from '../culinary/heat-of-foods.ts'
import { withAmounts } from './amount-of.ts'
import { kindOf } from './keep-rules.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { removeLine } from './remove.ts'
import { mapSentences, sentencesOf } from './sentences.ts'
import { listedWith } from './use-up.ts'

/** Hot foods that may stay out without a loss. */
const purelyHot =
  /^(?:cayenne|chili-flake|jalapeno|red-chili|green-chili|habanero|hot-sauce|sriracha|chili-oil|chili-garlic-sauce|chili-dried|dried-chile-hot|pickled-jalapeno|gochugaru|mexican-hot-sauce|sichuan-pepper)$/
/** Foods that are hot beside what they are mainly there for, and that nobody takes less of for it. */
const hardlyHot =
  /^(?:black-pepper|white-pepper|kimchi|vegan-kimchi|salsa|tomatillo-salsa|poblano|wax-pepper)$/
/** True for hot foods of every kind, also those that carry the taste of the dish besides: a curry paste, sambar powder. */
const isHot = ({ food, grams, item }: Line) =>
  food !== null &&
  !hardlyHot.test(food.id) &&
  (purelyHot.test(food.id) || heatOf(food.id, Math.max(grams, 1), item.toLowerCase()) > 0)

/** Ways of making a dish milder. */
interface Milder {
  /** Share that is left of what also carries the taste. */
  share?: number
  /** True for a line without which the dish would be another, so that some of it stays. */
  keeps?: (item: string) => boolean
}

/**
 * Makes a dish spicier, with half as much again of its hot foods or a pinch of chili flakes if it has none;
 * or milder, without them or with half.
 */
export function changedHeat(draft: RecipeDraft, direction: 'less' | 'more', how: Milder = {}): Outcome {
  const hot = readLines(draft).filter(isHot)
  return direction === 'less' ? milder(draft, hot, how) : spicier(draft, hot)
}

function milder(
  draft: RecipeDraft,
  hot: readonly Line[],
  { share = 0.5, keeps = () => false }: Milder,
): Outcome {
  if (hot.length === 0) return already('Nothing in it is hot: this recipe is mild already.')
  let result = draft
  const halved = new Map<number, number>()
  for (const { index, food, parsed, item } of hot.toSorted((a, b) => b.index - a.index)) {
    const isSpared = food !== null && purelyHot.test(food.id) && !keeps(item)
    const less = isSpared ? removeLine(result, index, { anySize: true }) : null
    if (less) {
      result = less
      for (const [at, factor] of [...halved]) {
        halved.delete(at)
        halved.set(at > index ? at - 1 : at, factor)
      }
    } else if (parsed.quantity) halved.set(index, share)
  }
  if (result === draft && halved.size === 0)
    return refused('What makes it hot is not measured in the recipe: take less of it when you cook.')
  return changed(withAmounts(result, halved))
}

const heating = /\b(?:simmer|cook|fry|saut[eé]|stir|brown|season|whisk|toss|mix|beat|melt|combine)\b/i

function spicier(draft: RecipeDraft, hot: readonly Line[]): Outcome {
  const measured = hot.filter(({ parsed }) => parsed.quantity)
  if (kindOf(draft) === 'sweet' && hot.length === 0)
    return refused('It is a sweet dish, and heat would make another of it. Ask for a new recipe.')
  const own = measured.some(({ food }) => food && purelyHot.test(food.id))
  const more = withAmounts(
    draft,
    new Map(measured.map(({ index, food }) => [index, food && purelyHot.test(food.id) ? 2 : 1.35])),
  )
  return changed(own ? more : withChiliFlakes(more))
}

/** Adds a quarter teaspoon of chili flakes for two people, with the first seasonings that go in. */
function withChiliFlakes(draft: RecipeDraft): RecipeDraft {
  const spoons = Math.max(1, Math.round(draft.servings / 2)) / 4
  const amount = ({ 0.25: '1/4', 0.5: '1/2', 0.75: '3/4', 1: '1' } as Record<number, string>)[spoons] ?? '1'
  const all = draft.instructions.flatMap(sentencesOf)
  const target =
    all.find(
      (sentence) =>
        heating.test(sentence) && /\b(?:garlic|ginger|onion|spices?|cumin|paprika|paste)\b/i.test(sentence),
    ) ??
    all.find((sentence) => heating.test(sentence)) ??
    all.at(-1)
  return {
    ...mapSentences(draft, (sentence) =>
      sentence === target ? `${sentence} Stir in the red pepper flakes.` : sentence,
    ),
    ingredients: listedWith(draft.ingredients, { amount: `${amount} teaspoon`, item: 'red pepper flakes' }),
  }
}
