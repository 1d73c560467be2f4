import type { Finding } from '#contract/recipe.ts'
import type { ReadLine } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'

/** Wording without a measurable amount that is accepted all the same. */
const unmeasured =
  /to taste|as needed|as required|as desired|for (?:garnish|the pan|[a-z]+ing)\b|to (?:serve|garnish|finish|season|grease)|pinch|dash|handful|splash|drizzle|knob|sprinkl|some|few|a little|generous|bunch|optional|small|large|enough|squeeze|toppings?|sprigs?|leaves|to decorate|for the |for topping|on top|note|glug|grating|grind|twist|dusting|scattering|crack|shake|drop|dollop|smear|spritz|slick|your (?:favou?rite|usual|preferred)|favou?rite|of (?:your )?choice|whatever|as you (?:like|wish|want|please)|if you (?:like|want|wish)/

/** Seasonings that every cook adds by feel, with an amount or without. */
const seasoning = /^(?:\S+ )?(?:salt|pepper|s ?& ?p|water|ice|cooking spray)\b/i

/** Rules A1 and A2: every amount gives a number or a kitchen word, and the foods are known. */
export const amounts: RuleFamily = {
  group: 'Amounts can be measured',
  check({ lines }, { source }) {
    if (lines.length === 0) return null
    return [
      ...lines.filter((line) => !isMeasured(line)).map(vague),
      ...unknownFoods(lines, source === 'engine'),
    ]
  },
}

const isMeasured = (line: ReadLine): boolean =>
  line.parsed.quantity !== null ||
  line.parsed.toTaste ||
  /[0-9¼½¾⅓⅔⅛⅜⅝⅞⅕]/.test(line.amount) ||
  unmeasured.test(line.text) ||
  seasoning.test(line.item.trim()) ||
  seasoning.test(line.parsed.food)

const vague = ({ index, item, amount }: ReadLine): Finding => ({
  rule: 'amounts.measurable',
  severity: 'error',
  place: `ingredients.${index}`,
  message:
    amount.trim() === '' ? `No amount is given for ${item}.` : `"${amount}" of ${item} cannot be measured.`,
  remedy: 'Give a number and a unit, or say "to taste".',
})

/**
 * Reports unknown foods: one is a local specialty, while more than one in ten lines makes the recipe
 * nonsense.
 */
function unknownFoods(lines: readonly ReadLine[], strict: boolean): Finding[] {
  const unknown = lines.filter((line) => line.food === null && line.foods.length === 0)
  const tooMany = unknown.length > Math.max(1, lines.length / 10)
  if (unknown.length === 0) return []
  return unknown.map(({ index, item }) => ({
    rule: 'amounts.known-food',
    severity: tooMany && strict ? 'error' : tooMany ? 'warning' : 'note',
    place: `ingredients.${index}`,
    message: `The kitchen does not know ${item}: it is in no computed value and in no allergen check.`,
    remedy: 'Name the food as a shop does.',
  }))
}
