import type { Food } from '../foods/index.ts'
import { findFoods } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import { inEnglish } from '../languages/gloss.ts'

/** The share of a line's food that is eaten, and the reason if it is not all of it. */
export interface EatenShare {
  share: number
  why?: string
}

/** Facts about the whole recipe, read once from its steps. */
export interface Handling {
  deepFried: boolean
  heated: boolean
  /** Foods of a marinade that is poured away. */
  discarded: ReadonlySet<string>
  /** Salt is dissolved in water that is not eaten: a brine, or the water that eggs or potatoes boil in. */
  saltInWater: boolean
  /** Salt fish is soaked before it is cooked. */
  soakedFish: boolean
}

const heat =
  /\b(?:simmer|boil|bake|roast|cook|reduce|deglaze|braise|fry|saut[eé]|grill|heat|bubble|flamb[eé])/i
const thrownAway =
  /\b(?:discard|throw away|pour (?:off|away))\b[^.]*\b(?:marinade|brine)\b|\b(?:marinade|brine)\b[^.]*\bdiscard|\b(?:remove|lift|take)\b[^.]*\bfrom (?:the|its) (?:marinade|brine)\b|\bdrain(?:ed)? off the (?:marinade|brine)\b|\bshak(?:e|ing) off (?:the |any )?(?:excess )?marinade\b/i

/** Finds food in the steps that is not eaten: frying oil, a marinade that is poured away. */
export function handlingOf(written: readonly string[], language: Language): Handling {
  const instructions = written.map((step) => inEnglish(step, language).text)
  const text = instructions.join('\n')
  const discards = thrownAway.test(text)
  const marinating = discards
    ? instructions.filter((step) => /\bmarinade|\bmarinate|\bbrine/i.test(step))
    : []
  return {
    deepFried:
      /\bdeep[\s-]?(?:fat[\s-])?fr(?:y|ied|ier|ying)\b|\b(?:350|360|375) ?°?F oil\b|\boil (?:reaches|registers|to) (?:1[6-9]0|3[2-7]\d)/i.test(
        text,
      ),
    heated: heat.test(text),
    saltInWater: saltIsPouredOff(instructions),
    soakedFish:
      /\bsoak(?:ed|ing)?\b[^.]*\b(?:cod|fish|bacala\p{L}*|saltfish)\b|\b(?:cod|fish|saltfish)\b[^.]*\bsoak/iu.test(
        text,
      ),
    discarded: new Set(marinating.flatMap((step) => findFoods(step).map((mention) => mention.food.id))),
  }
}

/**
 * True when the steps use salt once, in water that is poured off: "Stir the salt into the water, lay in the
 * chicken … Drain and dry it." A broth that is kept holds its salt.
 */
function saltIsPouredOff(steps: readonly string[]): boolean {
  const [salted, ...others] = steps.filter((step) => /\bsalt(?:ed)?\b/i.test(step))
  return (
    salted !== undefined &&
    others.length === 0 &&
    /\b(?:salt\b[^.;]*\bwater|water\b[^.;]*\bsalt)\b.*\b(?:drain|rinse|pat dry|dry it|discard|throw away|out of the brine)\b/is.test(
      salted,
    ) &&
    !/\b(?:reserve|keep|keeping|save|strain|broth|stock|liquid)\b/i.test(salted)
  )
}
/** Salt that its line keeps apart: "for the brine", "for the rice water", "for the crust". */
const saltApart = /\bfor (?:the )?(?:brine|boiling|crust|bed|(?:\w+ )?water)\b/i

const leftOut =
  /^(?:optional|(?:to|for) (?:serve|serving|garnish|garnishing|decorate|decoration|finish)\b|for (?:greasing|dusting|brushing|the (?:pan|tin|dish|bowl|grill|baking))|to (?:grease|dust)\b)/i

/**
 * True for bread, rice and noodles, which count although they are only put beside a dish: "4 buns, for
 * serving".
 */
const isBase = ({ quantity }: ParsedIngredient, { aisle }: Food): boolean =>
  quantity !== null && (aisle === 'Bakery' || aisle === 'Pasta, Rice & Grains')
const toServe = /^(?:to|for) (?:serve|serving)\b/i

/** Returns the rule by which a line is not counted, or null when it is counted. */
export function leftOutBecause(parsed: ParsedIngredient, food: Food): string | null {
  if (parsed.optional) return 'optional, counted as nothing'
  const remarks = `${parsed.note ?? ''}, ${parsed.preparation ?? ''}`.split(/,\s*/)
  // A remark such as "plus more to serve" is about an extra and leaves the amount of the line as it is.
  const remark = remarks.find((part) => leftOut.test(part.trim()))
  if (remark && toServe.test(remark.trim()) && isBase(parsed, food)) return null
  return remark ? `${remark.trim()}, counted as nothing` : null
}

/** Grams of fat (about 100 ml) from which it is a bath to fry in; less is eaten. */
const BATH_GRAMS = 90

/**
 * Returns the share of the food that is eaten. Deep-frying leaves about a tenth of the fat in the food; of a
 * marinade that is poured away about half stays; simmering drives off about three fifths of the alcohol (USDA
 * retention factors, 15–30 minutes), which is where most of the energy of wine and spirits is.
 */
export function eatenShare(
  parsed: ParsedIngredient,
  food: Food,
  grams: number,
  handling: Handling,
): EatenShare {
  const remarks = `${parsed.note ?? ''} ${parsed.preparation ?? ''} ${parsed.food}`
  if (
    food.fat > 90 &&
    grams >= BATH_GRAMS &&
    (handling.deepFried || /\bfor (?:deep[\s-]|shallow[\s-])?frying\b/i.test(remarks))
  ) {
    return { share: 0.1, why: 'for frying: a tenth is absorbed' }
  }
  if (/\bfor the (?:bath|dip)\b/i.test(remarks)) {
    return { share: 0.05, why: 'a bath to dip in: a little clings' }
  }
  if (food.id === 'bacon' && isCrisp.test(remarks)) {
    return { share: LEFT_OF_BACON, why: 'cooked crisp: its fat stays in the pan' }
  }
  const isApart =
    (saltApart.test(remarks) && !parsed.plus && !/\bplus\b/i.test(remarks)) ||
    (handling.saltInWater && !/\bdivided\b/i.test(remarks))
  if (food.id === 'salt' && isApart && grams >= BRINE_GRAMS) {
    return { share: LEFT_OF_BRINE, why: 'in water that is not eaten: about a seventh is taken up' }
  }
  const marinade = /\bmarinade\b/i.test(remarks) && handling.discarded.size > 0
  if (marinade || (handling.discarded.has(food.id) && isMarinade(food))) {
    return { share: 0.5, why: 'marinade: half is poured away' }
  }
  return { share: 1 }
}

/** Grams of salt in one line from which it is salt for water: half a tablespoon. */
const BRINE_GRAMS = 8
/** Share of a brine's salt that meat of a quarter to half of its weight takes up in an hour or a night. */
const LEFT_OF_BRINE = 0.15
/** Share of its salt that salt cod keeps after a day in several waters (about 1 g of sodium in 100 g). */
export const LEFT_OF_SOAKED = 0.15

/** Words for bacon that a line asks for cooked. */
const isCrisp = /\b(?:cooked|fried|crisp(?:ed|y)?)\b/i
/**
 * Energy of 8.1 g of pan-fried bacon (541 kcal) over that of the raw slice of 28 g (USDA NDB 10124, 10123).
 */
const LEFT_OF_BACON = 0.375

const isMarinade = (food: Food) =>
  food.aisle === 'Oils & Condiments' ||
  food.aisle === 'Drinks' ||
  ['yogurt', 'greek-yogurt', 'buttermilk', 'salt', 'sugar', 'brown-sugar', 'honey'].includes(food.id)

const ALCOHOL_LEFT = 0.4

/**
 * Returns the kcal per 100 g of the food as eaten: cooked wine keeps two fifths of the energy that its
 * alcohol had.
 */
export function energyOf(food: Food, heated: boolean): number {
  if (!heated || !food.tags.includes('alcohol')) return food.kcal
  const fromAlcohol = Math.max(0, food.kcal - 4 * food.protein - 4 * food.carbs - 9 * food.fat)
  return food.kcal - fromAlcohol * (1 - ALCOHOL_LEFT)
}
