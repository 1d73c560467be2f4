import type { Finding } from '#contract/recipe.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import type { Food } from '../foods/food.ts'
import { eatsNoMeat, ofAnimalRennet } from './animal-rennet.ts'
import { labelNotes } from './diet-labels.ts'
import { breaksDiet, type DietRule, dietRules, withoutLactose } from './diet-rules.ts'
import { titleAgainst, wordsAgainst } from './diet-words.ts'
import { againstExclusion, inSpiteOf, violation } from './excluded-foods.ts'
import type { DraftSource } from './expectation.ts'
import { inSteps, keepsRule, lineBreaks } from './line-breaks.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { ofStep } from './step-findings.ts'
import { isUnknownProduct } from './unknown-food.ts'

/** Rule D: the list and the steps keep the diets and exclusions of the craving. */
export const dietsAndExclusions: RuleFamily = {
  group: 'Diet and exclusions',
  check(recipe, { craving, source = 'engine' }) {
    const askedFor = craving?.dislikesAskedFor ?? []
    if (!craving || craving.diets.length + craving.exclusions.length + askedFor.length === 0) return null
    return [
      ...craving.diets.flatMap((diet) => againstDiet(recipe, diet, ruleFor(diet, craving), source)),
      ...(craving.diets.includes('kosher') ? meatWithMilk(recipe) : []),
      ...(eatsNoMeat(craving) ? ofAnimalRennet(recipe, craving, source) : []),
      ...labelNotes(recipe, craving),
      ...craving.exclusions.flatMap((word) => againstExclusion(recipe, word, craving, source)),
      ...askedFor.map(inSpiteOf),
      ...unreadLines(recipe),
      ...unknownLines(recipe, craving),
    ]
  },
}

/** Reports foreign lines that were not understood, since the diet is not proved for them. */
const unreadLines = (recipe: ReadDraft): Finding[] =>
  recipe.lines
    .filter(({ unread }) => unread.length > 0)
    .map(({ index, item, unread }) => ({
      rule: 'diet.unread',
      severity: 'warning',
      place: `ingredients.${index}`,
      message: `The kitchen cannot read “${unread.join(' ')}” in ${item}, so the diet is not proved.`,
      remedy: 'Call the food by its everyday name, in the language of the recipe or in English.',
    }))

/**
 * Reports products that the kitchen does not know ("Kellington crumbs"), since a diet is proved only by what
 * they are made of. A label that names the diet itself, as "vegan rolls" does for a vegan, is believed.
 */
function unknownLines(recipe: ReadDraft, { diets }: Craving): Finding[] {
  const rules = diets.filter((diet) => diet !== 'low-sodium').map((diet) => dietRules[diet])
  return recipe.lines
    .filter(
      ({ unread, text }) => unread.length === 0 && rules.some(({ substitutes }) => !substitutes.test(text)),
    )
    .filter(isUnknownProduct)
    .map(({ index, item }) => ({
      rule: 'diet.unknown',
      severity: 'warning',
      place: `ingredients.${index}`,
      message: `The kitchen does not know ${item}, so the diet is not proved.`,
      remedy: 'Name the food as a shop does.',
    }))
}

/** Returns the rule of a diet, or that of lactose alone where the cook speaks of nothing else in milk. */
const ruleFor = (diet: Diet, { text, allergies = [] }: Craving): DietRule =>
  diet === 'dairy-free' &&
  /\bla[ck]t[oó]s|\blaktos/i.test(text) &&
  !/\b(?:dairy|milk|vegan|milch|lait|leche|latte)\b/i.test(text) &&
  !allergies.includes('milk')
    ? withoutLactose
    : dietRules[diet]

/**
 * Returns the findings of a diet that a list of foods can break. `low-sodium` is checked by the computed
 * nutrition.
 */
function againstDiet(recipe: ReadDraft, diet: Diet, rule: DietRule, source: DraftSource): Finding[] {
  const breaks = (food: Food) => breaksDiet(food, rule)
  const word = titleAgainst(recipe, rule)
  // A title that promises a forbidden food harms nobody, so it is only a warning.
  const titled: Finding[] = word
    ? [
        {
          ...violation(
            `title.${diet}`,
            'title',
            `The title says ${word}, which is not ${diet}.`,
            'Name what is in it.',
          ),
          severity: 'warning',
        },
      ]
    : []
  return [
    ...recipe.lines
      .filter((line) => lineBreaks(line, rule))
      .map(
        (line): Finding =>
          violation(
            `diet.${diet}`,
            `ingredients.${line.index}`,
            `${line.item} is not ${diet}.`,
            `Use a ${diet} substitute.`,
          ),
      ),
    ...recipe.lines
      .filter((line) => !rule.substitutes.test(line.text) && !lineBreaks(line, rule))
      .flatMap((line) => mayBreak(line, diet, rule)),
    ...titled,
    ...[...inSteps(recipe, breaks, rule, source), ...wordsAgainst(recipe, rule, keepsRule(rule))].map(
      (found) => ofStep(found, source, `diet.${diet}`, `which is not ${diet}.`),
    ),
  ]
}

/** Notes a food of which some makes break a diet: the malt in crisped rice cereal. */
function mayBreak({ food, index, item }: ReadLine, diet: Diet, { allergens }: DietRule): Finding[] {
  const found = food?.mayContain?.find((one) => allergens.includes(one))
  return found === undefined
    ? []
    : [
        {
          rule: `diet.${diet}.may-contain`,
          severity: 'note',
          place: `ingredients.${index}`,
          message: `${item} may contain ${found.replace('-', ' ')}: look for one that is labeled ${diet}.`,
        },
      ]
}

/** Reports meat and milk in one kosher dish. */
function meatWithMilk(recipe: ReadDraft): Finding[] {
  const foods = recipe.lines
    .filter((line) => !dietRules['dairy-free'].substitutes.test(line.text))
    .flatMap((line) => line.foods)
  const meat = foods.find((food) => food.tags.includes('meat') || food.tags.includes('poultry'))
  const milk = foods.find((food) => food.tags.includes('dairy') || food.allergens.includes('milk'))
  if (!meat || !milk) return []
  return [
    violation(
      'diet.kosher',
      'recipe',
      `${meat.name} and ${milk.name} in one dish are not kosher.`,
      'Leave one of them out.',
    ),
  ]
}
