import type { Allergen } from '../foods/index.ts'
import { findFoods, wordsOf } from '../foods/index.ts'
import { longestHits } from '../foods/lexicon.ts'
import { absent } from './absent.ts'
import { allergenTraces, type ReadTraces, tracesOfLine } from './allergen-traces.ts'
import { breaksDiet, type DietRule } from './diet-rules.ts'
import { isOfKeepingMake } from './keeping-makes.ts'
import { isOnlyTalk } from './mentions.ts'
import { oncePer } from './once-per.ts'
import { partOf } from './part-in-the-dish.ts'
import { isOfAnimals, plantShapes } from './plant-shapes.ts'
import type { ReadDraft, ReadLine, ReadStep } from './read-draft.ts'
import { refersToListed, wordsOfLine } from './references.ts'
import type { FoundInStep } from './step-findings.ts'
import { tokens } from './words.ts'

/** True when a line names an allergen of the diet, by the phrases for products that the food table lacks. */
export function carriesAllergen(line: ReadLine, rule: DietRule): boolean {
  return rule.allergens.some((allergen) => carriedBy(line).has(allergen))
}

/** True when a part of a line names an allergen of the diet. */
export function textCarries(text: string, rule: DietRule): boolean {
  if (rule.allergens.length === 0) return false
  const carried = carriedIn(allergenTraces(text))
  return rule.allergens.some((allergen) => carried.has(allergen))
}

/** Returns the allergens that the words of a text certainly carry. */
const carriedIn = ({ traces }: ReadTraces): ReadonlySet<Allergen> =>
  new Set(traces.filter(({ status }) => status === 'contains').map(({ allergen }) => allergen))

/** Allergens of a line, cached since a recipe is checked against several diets. */
const carriedBy = oncePer((line: ReadLine) => carriedIn(tracesOfLine(line)))

/**
 * Finds words against the diet in the steps that name no food of the table: "crumble the guanciale over it".
 */
export function wordsAgainst(
  recipe: ReadDraft,
  rule: DietRule,
  keeps: (line: ReadLine) => boolean,
): FoundInStep[] {
  if (!rule.words.test(recipe.method)) return []
  const listed = new Set(recipe.lines.flatMap(wordsOfLine))
  return recipe.steps.flatMap((step) =>
    [...withoutSubstitutes(step.folded, rule).matchAll(everyWord(rule))]
      .filter(({ index, 0: word }) => !isOnlyTalk(step, { start: index, end: index + word.length }))
      // Foods of the table are already judged as mentions, apart from words that are verbs and tools too: "the
      // mince" is a food.
      .filter(({ index, 0: word }) => longestHits(wordsOf(word)).length === 0 || isNoun(step, index, word))
      .filter(
        ({ index, 0: word }) =>
          !tokens(word).every((token) => listed.has(token)) &&
          !refersToListed(recipe, step, { start: index, end: index + word.length }, rule, keeps),
      )
      .map(({ index, 0: alias }) => ({
        index: step.index,
        alias,
        part: partOf(step, index),
        isOfKeepingMake: isOfKeepingMake(step.folded.slice(index + alias.length), rule),
      })),
  )
}

const isNoun = ({ folded, mentions }: ReadStep, start: number, word: string): boolean =>
  /\b(?:the|some|your|more|with|on|onto|over|of|an?)(?: (?:cooked|raw|browned|lean|fresh|hot|buttered))? $/.test(
    folded.slice(0, start),
  ) &&
  /^(?:[.,;:]| (?:and|in|into|to|with|until|over|from|for|on)\b|$)/.test(folded.slice(start + word.length)) &&
  !mentions.some((mention) => mention.start < start + word.length && start < mention.end)

/** Claims in a title, which hold however far the noun is: "Dairy-Free Mac and Cheese". */
const saysSo = /\b(?:vegan|vegetarian|veggie|plant-based|meatless|halal|kosher|(?:[a-z]+-free))\b/

/** Returns the word of the title that the diet forbids, or null: a vegan dish is not called "Beef Stew". */
export function titleAgainst(recipe: ReadDraft, rule: DietRule): string | null {
  // "Cutlets without egg" promises none.
  const title = recipe.title.replace(absent, ' ')
  if (!rule.words.test(title) || saysSo.test(title)) return null
  const [word] = withoutSubstitutes(title, rule).match(everyWord(rule)) ?? []
  return word ?? null
}

const everyWord = (rule: DietRule) => new RegExp(rule.words, 'g')

/** Blanks out words that only sound forbidden, letter for letter, so that offsets stay valid. */
export const withoutSubstitutes = (text: string, rule: DietRule): string => {
  const blank = (found: string) => '_'.repeat(found.length)
  // Shapes come first: "tofu feta" is one, and the tofu alone a substitute.
  const own = isOfAnimals(rule) ? text.replace(plantShapes, blank) : text
  return replaceSubstitutes(own, rule, blank)
}

/**
 * Replaces the substitutes of a text, without those that only begin the name of a food against the rule: "peanut butter
 * cups" hold milk, however little the peanut butter does.
 */
export function replaceSubstitutes(text: string, rule: DietRule, by: (found: string) => string): string {
  const pattern = new RegExp(rule.substitutes, 'g')
  if (!rule.substitutes.test(text)) return text
  const longer = findFoods(text).filter(({ food }) => breaksDiet(food, rule))
  return text.replace(pattern, (found, ...rest) => {
    const start = Number(rest.find((one) => typeof one === 'number'))
    const isInside = longer.some(
      (hit) => hit.start <= start && start + found.length <= hit.end && hit.end - hit.start > found.length,
    )
    return isInside ? found : by(found)
  })
}
