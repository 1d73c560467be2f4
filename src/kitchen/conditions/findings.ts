import type { Finding } from '#contract/recipe.ts'
import type { DraftSource } from '../checks/expectation.ts'
import { familyOf } from '../checks/food-families.ts'
import { isMadeBefore } from '../checks/made-in-steps.ts'
import { isOnlyTalk } from '../checks/mentions.ts'
import { partOf } from '../checks/part-in-the-dish.ts'
import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import { isPlantShape } from '../checks/references.ts'
import { ofStep } from '../checks/step-findings.ts'
import { isOfOtherEaters } from '../checks/use-of-foods.ts'
import { tokens } from '../checks/words.ts'
import type { Food } from '../foods/food.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { capital } from '../prose.ts'
import type { Condition, ConditionRule } from './condition.ts'
import { type Figures, figuresOf, type Measure } from './figures.ts'
import { type FoodGroup, split } from './food-group.ts'
import { isCooked } from './method.ts'
import { conditionRules } from './rules.ts'

/**
 * Returns everything in a recipe that conflicts with the conditions: foods of the list and of the steps,
 * figures, and the method.
 */
export function conditionFindings(
  recipe: ReadDraft,
  conditions: readonly Condition[],
  source: DraftSource = 'engine',
): Finding[] {
  if (conditions.length === 0) return []
  const figures = figuresOf(recipe)
  return conditions.flatMap((condition) => {
    const rule = conditionRules[condition.id]
    const lines = recipe.lines.flatMap((line) => lineFindings(recipe, line, rule, condition))
    // A fault is reported once: one found in the line is not repeated for the method.
    const faulty = new Set(lines.filter(({ severity }) => severity === 'error').map(({ place }) => place))
    const practice = (rule.practice?.(recipe, condition, figures) ?? []).filter(
      ({ place, severity }) => severity !== 'error' || !faulty.has(place),
    )
    return [
      ...lines,
      ...stepFindings(recipe, rule, condition, source),
      ...portionFindings(recipe, rule, figures),
      ...limitFindings(rule, figures),
      ...practice,
    ]
  })
}

interface Fault {
  name: string
  group: FoodGroup
}

function lineFindings(
  recipe: ReadDraft,
  line: ReadLine,
  rule: ConditionRule,
  condition: Condition,
): Finding[] {
  const place = `ingredients.${line.index}`
  const fault = faultOf(recipe, line, rule, condition)
  if (fault) {
    const { name, group } = fault
    return [
      {
        rule: `condition.${rule.id}`,
        severity: 'error',
        place,
        message: `${capital(name)} ${isPlural(name) ? 'are' : 'is'} ${rule.verdict}: ${group.why}.`,
        remedy: group.instead ?? 'Leave it out.',
      },
    ]
  }
  if (isUnproved(line, rule))
    return [
      {
        rule: `condition.${rule.id}.unproved`,
        severity: 'warning',
        place,
        message: `${line.item} is not in our ${line.food ? 'lists of what may be eaten' : 'food table'}, so ${rule.name} is not proved for it.`,
        remedy: 'Read its label, or use a food that is known.',
      },
    ]
  const food = line.food
  return food
    ? (rule.labels ?? [])
        .filter(({ ids }) => split(ids).includes(food.id))
        .slice(0, 1)
        .map(({ note }) => ({
          rule: `condition.${rule.id}.label`,
          severity: 'note' as const,
          place,
          message: `${capital(food.name)}: ${note}`,
        }))
    : []
}

/** Phrases that say what is absent: "sugar-free", "no added salt". */
const denials =
  /\b[a-z]+[- ]free\b|\b(?:no|without|zero)[- ](?:added[- ])?[a-z]+(?:[- ]added)?\b|\bunsalted\b|\bunsweetened\b(?! (?:almond|soya?|oat|coconut|plant) )/g
/**
 * Generic nouns that mean their usual food only when no word before them names its source: "cassava flour" is
 * no wheat flour.
 */
const genericFoods =
  /^(?:all-purpose-flour|milk|butter|salted-butter|light-cream|cheddar|bread|pasta|egg-noodle|sugar|white-rice|vegetable-oil|chicken-stock|yogurt|beef-sirloin|red-wine)$/
const gear =
  /\b(?:skewers?|toothpicks?|parchment|foil|twine|cupcake liners?|muffin liners?|popsicle sticks?)\b/

/** Returns the item without the phrases that the rule allows; `isFine` is true when one was removed. */
function restOf(line: ReadLine, rule: ConditionRule): { text: string; isFine: boolean } {
  const { text } = line
  const rest = rule.fine ? text.replace(new RegExp(rule.fine, 'g'), ' ') : text
  return { text: rest.replace(denials, ' '), isFine: rest !== text }
}

function foodsOf(line: ReadLine, rest: { text: string; isFine: boolean }): Food[] {
  const own = rest.isFine ? (matchFood(withoutAmounts(rest.text))?.food ?? null) : line.food
  const found = findFoods(rest.text)
    .filter(
      ({ food, start }) =>
        // A generic noun behind another word is of that word's kind, where the whole has no known food.
        own !== null || !genericFoods.test(food.id) || !/[a-z] $|[a-z]-$/.test(rest.text.slice(0, start)),
    )
    .map(({ food }) => food)
  return [...new Set(own ? [own, ...found] : found)]
}

/** Removes amounts, because the "2 tablespoons" left of "2 tablespoons garlic-infused oil" name no food. */
const withoutAmounts = (text: string): string =>
  text.replace(
    /[\d/.½¼¾⅓⅔]+|\b(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|grams?|g|ml|ounces?|oz|pounds?|lb|of|the|and)\b/g,
    ' ',
  )

function faultOf(recipe: ReadDraft, line: ReadLine, rule: ConditionRule, condition: Condition): Fault | null {
  const rest = restOf(line, rule)
  const foods = foodsOf(line, rest)
  for (const group of rule.groups) {
    if (group.unless?.test(line.text)) continue
    const food = foods.find((each) => group.has(each, condition))
    // "Grapes, with honey to taste" is out for its honey, not for its grapes.
    const word =
      group.said.exec(rest.text)?.[0] ??
      (isUnlisted(line) && !rest.isFine ? group.words.exec(rest.text)?.[0] : undefined)
    if (!food && word === undefined) continue
    if (group.isFineCooked && isCooked(recipe, line, true)) continue
    return { name: word !== undefined && !food ? word : (food?.name ?? line.item), group }
  }
  return null
}

/**
 * True when the rule's lists cannot know the food of the line, because it is unknown or one of the rarer
 * foods.
 */
const isUnlisted = ({ food }: ReadLine): boolean => food === null || food.byName === true

const isUnproved = (line: ReadLine, rule: ConditionRule): boolean =>
  isUnlisted(line) && !restOf(line, rule).isFine && !gear.test(line.text)

/** Finds forbidden foods in the steps that the ingredient list does not contain. */
function stepFindings(
  recipe: ReadDraft,
  rule: ConditionRule,
  condition: Condition,
  source: DraftSource,
): Finding[] {
  const listed = new Set(recipe.lines.flatMap((line) => line.tokens))
  const isListed = (alias: string) => tokens(alias).every((token) => listed.has(token))
  return recipe.steps.flatMap((step) =>
    step.mentions.flatMap((mention) => {
      const { food, start, end } = mention
      const alias = step.folded.slice(start, end)
      const group = rule.groups.find((each) => each.has(food, condition))
      if (!group || isListed(alias) || isOnlyTalk(step, mention) || group.unless?.test(step.folded)) return []
      if (isOfOtherEaters(step, start) || recipe.lines.some((line) => line.food?.id === food.id)) return []
      if (isMadeBefore(recipe, step, mention) || isPlantShape(recipe, step, mention)) return []
      if (isGenericName(recipe, food, step.folded.slice(0, start), rule, condition)) return []
      if (rule.fine && coveredBy(rule.fine, step.folded, start)) return []
      return [
        ofStep(
          { index: step.index, alias, part: partOf(step, start) },
          source,
          `condition.${rule.id}`,
          `which is ${rule.verdict}: ${group.why}.`,
        ),
      ]
    }),
  )
}

/** True for a plain noun with an article, such as "the pasta", that means a listed make which keeps the rule. */
function isGenericName(
  recipe: ReadDraft,
  { id, name }: Food,
  before: string,
  rule: ConditionRule,
  condition: Condition,
): boolean {
  const family = genericFoods.test(id) ? familyOf(tokens(name).at(-1) ?? '') : undefined
  return (
    family !== undefined &&
    /\b(?:the|your|this) (?:[a-z]+ )?$/.test(before) &&
    recipe.lines.some(
      (line) => line.foods.some((one) => family(one)) && faultOf(recipe, line, rule, condition) === null,
    )
  )
}

const coveredBy = (fine: RegExp, text: string, at: number): boolean =>
  [...text.matchAll(new RegExp(fine, 'g'))].some(
    (match) => match.index <= at && at < match.index + match[0].length,
  )

function portionFindings(recipe: ReadDraft, rule: ConditionRule, figures: Figures): Finding[] {
  return (rule.portions ?? []).flatMap(({ ids, grams: most }) => {
    const some = new Set(split(ids))
    const lines = recipe.lines.filter((line) => line.food && some.has(line.food.id))
    const grams = lines.reduce((sum, line) => sum + (figures.grams[line.index] ?? 0), 0)
    const [first] = lines
    if (!first || grams <= most * 1.05) return []
    return [
      {
        rule: `condition.${rule.id}.portion`,
        severity: 'warning' as const,
        place: `ingredients.${first.index}`,
        message: `About ${Math.round(grams)} g of ${first.food?.name} per serving; it is ${rule.name} up to ${most} g.`,
        remedy: 'Use less of it, or make more servings of it.',
      },
    ]
  })
}

const measureNames: Record<Measure, string> = {
  calories: 'kcal',
  protein: 'g of protein',
  carbs: 'g of carbohydrate',
  netCarbs: 'g of net carbohydrate',
  fat: 'g of fat',
  fiber: 'g of fiber',
  sugar: 'g of sugar',
  addedSugar: 'g of added sugar',
  sodium: 'mg of sodium',
}

function limitFindings(rule: ConditionRule, figures: Figures): Finding[] {
  if (rule.limits.length === 0) return []
  const over = rule.limits
    .filter(({ measure, atMost }) => figures.perServing[measure] > atMost)
    .map(
      ({ measure, says, isAdvice }): Finding => ({
        rule: `condition.${rule.id}`,
        severity: isAdvice ? 'warning' : 'error',
        place: 'recipe',
        message: `${Math.round(figures.perServing[measure])} ${measureNames[measure]} per serving; ${says}.`,
        remedy: 'Use less of what brings it, or make the servings smaller.',
      }),
    )
  const open = figures.uncounted
  // The known figure is a lower bound: too much of it stays too much, but too little is no proof.
  return figures.isEnough && open.length === 0
    ? over
    : [
        ...over,
        {
          rule: `condition.${rule.id}.unproved`,
          severity: 'warning',
          place: 'recipe',
          message:
            open.length > 0
              ? `We do not know what the amount of ${open.join(', ')} weighs, so the figures of ${rule.name} leave it out.`
              : `Too few ingredients have values in our food table to hold the figures of ${rule.name}.`,
          remedy: 'Give amounts in grams, cups or pieces.',
        },
      ]
}

/** True for a plural name: "chickpeas", but not "hummus". */
const isPlural = (name: string): boolean => /(?<![sui])s$/.test(name)
