import type { Food } from '../foods/food.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { absent, soldWithout } from './absent.ts'
import { isByNature } from './by-nature.ts'
import { breaksDiet, type DietRule } from './diet-rules.ts'
import { carriesAllergen, replaceSubstitutes, textCarries, withoutSubstitutes } from './diet-words.ts'
import type { DraftSource } from './expectation.ts'
import { isOfKeepingMake, isOfManyMakes } from './keeping-makes.ts'
import { isMadeBefore } from './made-in-steps.ts'
import { isOnlyTalk } from './mentions.ts'
import { partOf } from './part-in-the-dish.ts'
import { withoutPurpose } from './purpose.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { isNameOfALine, isPlantShape, refersToListed } from './references.ts'
import type { FoundInStep } from './step-findings.ts'
import { isForOthersAlone } from './use-of-foods.ts'
import { tokens } from './words.ts'
import { workedAgainst } from './worked-foods.ts'

/** Comparisons in a line: "jackfruit, shredded like pulled pork" has no pork. */
const likened = /\b(?:like|instead of|in place of|rather than|to replace)\b[^,;()]*/g

/** Shapes that a line is cut into, and foods that it stands for: "tofu, cut into lardons", "as a Parmesan substitute". */
const shapes =
  /\b(?:cut|sliced|torn|shaped|formed|carved|pressed|shredded) (?:in|into|to|like) [^,;()]*|(?:\b(?:as|als|comme|come) (?:an? )?|, (?:an?|your|our) )[a-z]+(?:[ -][a-z]+){0,2}[ -](?:substitute|replacement|alternative|replacer|stand-in)\b/g

/** True when a line says that just what the rule forbids is not in it, as "celery-free" does. */
function deniesIt(line: ReadLine, rule: DietRule): boolean {
  const said = (line.text.match(absent) ?? []).join(' ')
  return (
    said !== '' &&
    (rule.words.test(said) || rule.allergens.some((allergen) => said.includes(allergen.replace(/s$/, ''))))
  )
}

/** True when a line names a food that breaks the rule, and not only a substitute for it. */
export function lineBreaks(line: ReadLine, rule: DietRule): boolean {
  const own = withoutPurpose(line.text)
  const text = own.replace(shapes, ' ').replace(absent, ' ')
  if (isByNature(text, rule.allergens)) return true
  const rest = replaceSubstitutes(text, rule, () => ' ')
  if (rule.always?.test(rest)) return true
  if (rest !== text) {
    const other = rest.replace(soldWithout, ' ').replace(likened, ' ')
    return rule.words.test(other) && restBreaks(other, rule)
  }
  if (text !== own) {
    if (rule.words.test(text) && (line.food === null || deniesIt(line, rule))) return true
    return !deniesIt(line, rule) && restBreaks(text, rule)
  }
  const carries = own === line.text ? carriesAllergen(line, rule) : textCarries(own, rule)
  if (carries || line.foods.some((food) => breaksDiet(food, rule))) return true
  return line.food === null && rule.words.test(text)
}

/** Judges the rest of a line beside its substitute: "tofu with ground pork", "vegan burgers with cheddar". */
function restBreaks(rest: string, rule: DietRule): boolean {
  const foods = [matchFood(rest)?.food, ...findFoods(rest).map(({ food }) => food)]
  return foods.some((food) => food !== undefined && breaksDiet(food, rule)) || textCarries(rest, rule)
}

/** Returns a test for lines that keep a rule. */
export const keepsRule = (rule: DietRule) => (line: ReadLine) => !lineBreaks(line, rule)

/**
 * Finds mentions in the steps that add a food of their own: their words belong to no listed item ("the
 * butter" may be the vegan butter of the list) and refer to none (`references.ts`).
 */
export function inSteps(
  recipe: ReadDraft,
  breaks: (food: Food) => boolean,
  rule: DietRule | null,
  source: DraftSource,
): FoundInStep[] {
  // The kitchen words its own recipes, so a pan that is buttered is a fault it can mend.
  const worked = source === 'engine' ? workedAgainst(recipe, breaks) : []
  const mentioned = recipe.steps.flatMap((step) => {
    const breaking = step.mentions.filter((mention) => breaks(mention.food) && !isOnlyTalk(step, mention))
    // Most steps break nothing and need no substitutes blanked out.
    if (breaking.length === 0) return []
    const said = rule ? withoutSubstitutes(step.folded, rule) : step.folded
    return (
      breaking
        // A blanked substitute is skipped: "cashew cream".
        .filter(({ end }) => said[end - 1] === step.folded[end - 1])
        .filter(({ start, end }) => {
          const named = tokens(step.folded.slice(start, end))
          if (isNameOfALine(recipe, named)) return false
          // Wine in another's glass harms nobody, while a food with an allergen leaves traces on the table.
          if (!rule?.allergens.length && isForOthersAlone(step, start)) return false
          return rule
            ? !refersToListed(recipe, step, { start, end }, rule, keepsRule(rule))
            : !isMadeBefore(recipe, step, { start, end }) && !isPlantShape(recipe, step, { start, end })
        })
        .map(({ food, start, end }) => ({
          index: step.index,
          alias: step.folded.slice(start, end),
          part: partOf(step, start),
          isOfKeepingMake: isOfKeepingMake(step.folded.slice(end), rule),
          isOfManyMakes: rule !== null && isOfManyMakes(food, rule),
        }))
    )
  })
  return [...mentioned, ...worked.map((use) => ({ ...use, part: 'cooked' as const }))]
}
