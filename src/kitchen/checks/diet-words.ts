import type { Allergen } from '../foods/index.ts'
import { wordsOf } from '../foods/index.ts'
import { longestHits } from '../foods/lexicon.ts'
import { allergenTraces } from './allergen-traces.ts'
import type { DietRule } from './diet-rules.ts'
import { isOnlyTalk } from './mentions.ts'
import { oncePer } from './once-per.ts'
import { isOfAnimals, plantShapes } from './plant-shapes.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { refersToListed } from './references.ts'
import { tokens } from './words.ts'

/** A product that the food table does not know by itself, but whose name is known to carry an allergen of the diet. */
export function carriesAllergen(line: ReadLine, rule: DietRule): boolean {
  return rule.allergens.some((allergen) => carriedBy(line).has(allergen))
}

/** A part of a line, of which the same is asked. */
export function textCarries(text: string, rule: DietRule): boolean {
  if (rule.allergens.length === 0) return false
  const carried = carriedIn(text)
  return rule.allergens.some((allergen) => carried.has(allergen))
}

/** The allergens that the words of a text surely carry. */
const carriedIn = (text: string): ReadonlySet<Allergen> =>
  new Set(
    allergenTraces(text)
      .traces.filter(({ status }) => status === 'contains')
      .map(({ allergen }) => allergen),
  )

/** A recipe is held against several diets; its lines are read once. */
const carriedBy = oncePer((line: ReadLine) => carriedIn(line.text))

/** Words against the diet in the steps that name no food of the table: "crumble the guanciale over it". */
export function wordsAgainst(
  recipe: ReadDraft,
  rule: DietRule,
  keeps: (line: ReadLine) => boolean,
): { index: number; alias: string }[] {
  if (!rule.words.test(recipe.method)) return []
  const listed = new Set(recipe.lines.flatMap((line) => line.tokens))
  return recipe.steps.flatMap((step) =>
    [...withoutSubstitutes(step.folded, rule).matchAll(everyWord(rule))]
      .filter(({ index, 0: word }) => !isOnlyTalk(step, { start: index, end: index + word.length }))
      // What the table knows has been judged as a mention, verbs and gear aside.
      .filter(([word]) => longestHits(wordsOf(word)).length === 0)
      .filter(
        ({ index, 0: word }) =>
          !tokens(word).every((token) => listed.has(token)) &&
          !refersToListed(recipe, step, { start: index, end: index + word.length }, rule, keeps),
      )
      .map(([alias]) => ({ index: step.index, alias })),
  )
}

/** "Dairy-Free Mac and Cheese" says what it is, however far the noun stands from the claim. */
const saysSo = /\b(?:vegan|vegetarian|veggie|plant-based|meatless|halal|kosher|(?:[a-z]+-free))\b/

/** The word of the title that the diet forbids, or null: a vegan dish is not called "Beef Stew". */
export function titleAgainst(recipe: ReadDraft, rule: DietRule): string | null {
  if (!rule.words.test(recipe.title) || saysSo.test(recipe.title)) return null
  const [word] = withoutSubstitutes(recipe.title, rule).match(everyWord(rule)) ?? []
  return word ?? null
}

const everyWord = (rule: DietRule) => new RegExp(rule.words, 'g')

/** The text with what only sounds forbidden blanked out, letter for letter, so that places stay. */
export const withoutSubstitutes = (text: string, rule: DietRule): string => {
  const blank = (found: string) => '_'.repeat(found.length)
  // Shapes first: "tofu feta" is one, and the tofu alone a substitute.
  const own = isOfAnimals(rule) ? text.replace(plantShapes, blank) : text
  return own.replace(new RegExp(rule.substitutes, 'g'), blank)
}
