import type { Allergen } from '#contract/dietary.ts'
import { foodById } from '#kitchen/foods/index.ts'
import { breaksDiet, dietRules } from '../../checks/diet-rules.ts'
import { familyOf } from '../../checks/food-families.ts'
import { conditionRules, forbids } from '../../conditions/index.ts'
import { foodFilter } from '../../culinary/food-filter.ts'
import { membersOf } from '../../culinary/food-kinds.ts'
import { inItsPlace } from '../../culinary/other-forms.ts'
import { capital } from '../../prose.ts'
import type { Craving } from '../craving.ts'

/** Allergens whose foods have usual replacements, such as another flour or another milk. */
const replaceable: readonly Allergen[] = ['gluten', 'milk']

/**
 * Returns the reason why nothing can be made when a craving asks for a food by name and excludes it; null
 * when nothing conflicts. "Shrimp scampi, I'm allergic to shrimp" and "carrot soup without carrots" conflict;
 * "pasta, wheat allergy" is made with other pasta.
 */
export function contradictionOf(craving: Craving): string | null {
  const { foods, families = [], exclusions } = craving
  const stated = (craving.statedAllergies ?? []).filter((one) => !replaceable.includes(one))
  const allows = foodFilter(craving)
  for (const id of foods) {
    const food = foodById(id)
    if (!food) continue
    // A food with several allergens can be made without one, as pesto without nuts; a pistachio cannot.
    // Nor is the tuna of a vegan tuna salad, which stands for something without it.
    const isImitated =
      asksForImitation(craving) || craving.diets.some((diet) => breaksDiet(food, dietRules[diet]))
    const allergy =
      food.allergens.length === 1 && !isImitated
        ? stated.find((one) => food.allergens.includes(one))
        : undefined
    if (allergy)
      return `You asked for ${food.name} and wrote of an allergy to ${plain(allergy)}. ${ASK_AGAIN}`
    // A diet that replaces the food has a condition met as well: gluten-free spaghetti is low FODMAP.
    const isReplaced = food.allergens.length === 1 && isLeftOut(food.allergens[0], craving)
    for (const condition of isReplaced || inItsPlace(id, allows) !== id ? [] : (craving.conditions ?? [])) {
      const rule = conditionRules[condition.id]
      const why = forbids(rule, food, condition)
      if (why !== null) return `${capital(food.name)} is ${rule.verdict}: ${why}. ${ASK_AGAIN}`
    }
    if (exclusions.includes(id) || exclusions.includes(food.name.toLowerCase())) return bothOf(food.name)
    // A stated allergy excludes the whole family: "corn allergy, the annoying kind: cornstarch, even baking
    // powder".
    const kind =
      !isImitated && tellsAllergy.test(craving.text) && isNamed(craving, food.name)
        ? exclusions.find((one) => familyOf(one)?.(food))
        : undefined
    if (kind)
      return `You asked for ${food.name} and asked to leave ${kind} out. Say which of the two it is to be.`
  }
  for (const family of families) {
    if (exclusions.includes(family)) return bothOf(family)
    const members = membersOf(family, () => true).map((id) => foodById(id))
    const isForbidden = (one: (typeof members)[number]) =>
      stated.some((allergen) => one?.allergens.includes(allergen))
    if (members.length > 0 && members.every(isForbidden) && !asksForImitation(craving))
      return `You asked for ${family} and wrote of an allergy to ${stated.map(plain).join(', ')}. ${ASK_AGAIN}`
  }
  return null
}

const isLeftOut = (allergen: Allergen | undefined, { diets }: Craving): boolean =>
  (allergen === 'gluten' && diets.includes('gluten-free')) ||
  (allergen === 'milk' && diets.includes('dairy-free'))

/**
 * Wording of a stated allergy; without it, "shellfish free crab rangoon" is a dish that its recipe can adapt.
 */
const tellsAllergy = /allerg|intoleran|al[eé]rg/i

/** Words that make an obstacle of the allergy behind them, in five languages: "bagel and lox, but I'm allergic to fish". */
const inSpite =
  /(?<!\p{L})(?:but|though|although|yet|except|only that|too bad|unfortunately|sadly|alas|aber|allerdings|leider|obwohl|jedoch|pero|aunque|por desgracia|mais|malheureusement|hélas|ma|però|purtroppo|anche se)(?!\p{L})[^.;!?]{0,40}(?:all?[eé]rg|intoleran)/iu
/** A sentence of its own in which the cook has the allergy: "I want a PB&J. I am allergic to peanuts." */
const ownSentence =
  /[.;!]\s*(?:i['’]?m|i am|my (?:son|daughter|kid|child|husband|wife) (?:is|has)) (?:\p{L}+ ){0,2}(?:al?l?er?gic|intolerant)/iu
/** Words for something that only resembles a food: "scallop pasta feel", "mock tuna". */
const resembling =
  /(?<!\p{L})(?:feel|vibes?|flavou?r|taste|mock|faux|fake|imitation|copycat|something like|tastes like|alternative to|substitute for|reminiscent of|Gefühl|Geschmack|Ersatz|goût|façon|simili|sabor|imitación|gusto|finto|finta)(?!\p{L})|(?<=\p{L})-(?:ish|esque|style|like)(?!\p{L})/iu

/**
 * True for a wish for something in the place of what the cook cannot eat, which is no contradiction. What is made has
 * to keep the allergy all the same.
 */
const asksForImitation = ({ text, typed = text }: Craving): boolean =>
  tellsAllergy.test(text) && (inSpite.test(typed) || ownSentence.test(typed) || resembling.test(typed))

/** True when the craving has the food's own name: "satay" is no wish for peanut butter. */
const isNamed = ({ text }: Craving, name: string): boolean => text.toLowerCase().includes(name.toLowerCase())

const ASK_AGAIN = 'Ask for one without it, and Larder makes it.'
const bothOf = (name: string) =>
  `You asked for ${name} and asked to leave it out. Say which of the two it is to be.`
const plain = (allergen: Allergen) => allergen.replace('-', ' ')
