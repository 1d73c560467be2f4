import type { Finding } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import { isDishKind } from '../craving/passes/denied-dishes.ts'
import { isAlwaysIn, isMostlyIn, isSometimesIn } from '../foods/contents.ts'
import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { absent } from './absent.ts'
import { breaksDiet, type DietRule, dietRules } from './diet-rules.ts'
import type { DraftSource } from './expectation.ts'
import { isFineForCondition } from './fine-for-conditions.ts'
import { familyOf } from './food-families.ts'
import { inSteps, lineBreaks } from './line-breaks.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { saltyFoods } from './salty-foods.ts'
import { isSoldDyed } from './sold-dyed.ts'
import { ofStep } from './step-findings.ts'
import { tokens } from './words.ts'

/**
 * Returns the findings of an excluded word: "no onion" also means no shallot; a word without a family means
 * the food itself, wherever its name occurs.
 */
export function againstExclusion(
  recipe: ReadDraft,
  excluded: string,
  craving: Craving,
  source: DraftSource,
): Finding[] {
  const word = excluded.replace(/-/g, ' ')
  const family = familyOf(word)
  const food = matchFood(word)?.food
  const name = tokens(word)
  if (name.length === 0) return []
  // A food with a known family is judged by the family; its last word counts as well: "manchego cheese".
  const says = (line: ReadLine) => {
    // A dish that a food is seasoned for is not in it: the beef "seasoned for tacos" of who wants no tacos.
    const named = tokens(isDishKind(word) ? line.parsed.food.replace(/ for .*$/, '') : line.parsed.food)
    return family && line.food
      ? named.slice(-name.length).join(' ') === name.join(' ')
      : ` ${named.join(' ')} `.includes(` ${name.join(' ')} `)
  }
  // A cookie or a candy that the table does not know has sugar in it, unless its name says otherwise.
  const isSweet = (line: ReadLine) =>
    word === 'sugar' && line.food === null && sweets.test(line.text) && !unsweetened.test(line.text)
  // Jaggery that is asked for "instead of sugar" is a sugar, and meant; what does harm is never spared.
  const isSpared = (each: Food) => word === 'sugar' && each.id !== food?.id && craving.foods.includes(each.id)
  // Alcohol-free wine is what a cook without wine may use, in a step as in a line.
  const ofWord = ruleOfWord(word)
  const isSubstitute = (each: Food) =>
    Boolean(ofWord?.substitutes.test(each.name) && !breaksDiet(each, ofWord))
  const breaks = (each: Food) =>
    !isSpared(each) &&
    !isSubstitute(each) &&
    ((family ? family(each) : each.id === food?.id) ||
      each.id === excluded ||
      isAlwaysIn(name.join(' '), each.id))
  const rule = 'diet.excluded-food'
  // "No oregano" rules out the dried one as well.
  const inAnyState = (each: Food) => breaks(each) || (!family && isInAnotherState(each, name))
  const disliked = craving.dislikes?.includes(excluded) ?? false
  return [
    ...recipe.lines
      .filter(
        (line) =>
          !exempt(line, word) &&
          !isFineForCondition(line, craving) &&
          !isSweetenedOtherwise(line, word, craving) &&
          !(line.food && isSpared(line.food)),
      )
      .filter(
        (line) =>
          line.foods.some(breaks) ||
          (says(line) && !onlySounds(line, word)) ||
          isSweet(line) ||
          isSoldDyed(line, word),
      )
      .map((line) =>
        violation(
          rule,
          `ingredients.${line.index}`,
          disliked
            ? `${line.item}: your profile lists ${word} as a dislike.`
            : `${line.item}: no ${word} was asked for ("${headOf(craving.text, 80)}").`,
          'Leave it out.',
        ),
      ),
    ...recipe.lines
      .filter(({ foods }) => foods.some(({ id }) => isMostlyIn(name.join(' '), id)))
      .filter((line) => !exempt(line, word))
      .map(
        (line): Finding => ({
          ...violation(
            'diet.often-has',
            `ingredients.${line.index}`,
            `Most makes of ${line.parsed.food || line.item} have ${word} in them.`,
            `Choose one without ${word}: look at its label.`,
          ),
          severity: 'warning',
        }),
      ),
    ...recipe.lines
      .filter(({ foods }) => foods.some(({ id }) => isSometimesIn(name.join(' '), id)))
      .filter((line) => !exempt(line, word) && !isSaidWithout(line, name.join(' ')))
      .map(
        (line): Finding => ({
          ...violation(
            'diet.may-have',
            `ingredients.${line.index}`,
            `Some makes of ${line.parsed.food || line.item} have ${word} in them: read the label.`,
            `Choose one without ${word}.`,
          ),
          severity: 'note',
        }),
      ),
    ...(word === 'salt' ? saltyFoods(recipe) : []),
    ...inSteps(recipe, inAnyState, ruleOfWord(word), source).map((found) =>
      ofStep(
        found,
        source,
        rule,
        `but ${disliked ? `your profile lists ${word} as a dislike` : `no ${word} was asked for`}.`,
      ),
    ),
  ]
}

/** Words for the state in which a food is bought. */
const stateWords =
  /^(?:dried|fresh|ground|frozen|canned|smoked|whole|powder|powdered|leaf|flake|seed|crushed|raw|cooked|roasted|toasted|pickled)$/

/** True for a food that is an excluded one in another state. */
const isInAnotherState = (food: Food, name: readonly string[]): boolean =>
  tokens(food.name)
    .filter((token) => !stateWords.test(token))
    .join(' ') === name.map((word) => tokens(word).join(' ')).join(' ')

/** Notes that the craving overrides a dislike of the profile. */
export const inSpiteOf = (word: string): Finding => ({
  rule: 'diet.dislike-asked-for',
  severity: 'note',
  place: 'recipe',
  message: `Your profile lists ${word} as a dislike; your craving asks for it.`,
})

/** Diets whose substitutes also replace an excluded food. */
const dietOfWord = new Map<string, Diet>([
  ...['milk', 'dairy', 'lactose', 'cream', 'butter', 'cheese', 'yogurt'].map((word): [string, Diet] => [
    word,
    'dairy-free',
  ]),
  ...['egg', 'eggs'].map((word): [string, Diet] => [word, 'egg-free']),
  ...['gluten', 'wheat'].map((word): [string, Diet] => [word, 'gluten-free']),
  ...['nut', 'nuts'].map((word): [string, Diet] => [word, 'nut-free']),
  ...['wine', 'alcohol'].map((word): [string, Diet] => [word, 'alcohol-free']),
  ['meat', 'vegetarian'],
  ['pork', 'pork-free'],
  ['fish', 'fish-free'],
  ['soy', 'soy-free'],
  ['sesame', 'sesame-free'],
])

const ruleOfWord = (word: string): DietRule | null => {
  const diet = dietOfWord.get(word)
  return diet === undefined ? null : dietRules[diet]
}

/**
 * True for a substitute of an excluded food: "oat milk" for milk, "turkey ham" for pork, but not "turkey ham
 * and pancetta".
 */
function exempt(line: ReadLine, word: string): boolean {
  const said = word.replace(/[^a-z ]/gi, '')
  if (new RegExp(`\\b${said}[- ]free\\b`).test(line.text)) return true
  // The words are judged without the claim, so that salt beside the no-salt-added beans counts.
  const rest = line.text.replace(new RegExp(`\\bno[- ](?:${said}[- ]added|added[- ]${said})\\b`, 'g'), ' ')
  if (rest !== line.text && !rest.includes(said)) return true
  if (line.text.match(absent)?.some((said) => said.includes(word))) return true
  const rule = ruleOfWord(word)
  return rule ? rule.substitutes.test(line.text) && !lineBreaks(line, rule) : false
}

/**
 * True for a sugar-free make of a food that goes out with the sugar alone, as chocolate does. Where the cook named the
 * food, it is out in any make, and so is what is sugar itself.
 */
const isSweetenedOtherwise = (
  { text }: ReadLine,
  word: string,
  { exclusions, dislikes = [], text: asked }: Craving,
): boolean =>
  exclusions.includes('sugar') &&
  (sugarless.test(text) || unsweetened.test(text)) &&
  !/\b(?:sugar|honey|molasses|agave)\b/.test(word) &&
  !dislikes.some((one) => one.replace(/-/g, ' ') === word) &&
  !asked.toLowerCase().includes(word)

/**
 * True for another food whose name only contains the word: eggplant, butternut, peppermint, water chestnut.
 */
const onlySounds = (line: ReadLine, word: string): boolean =>
  /eggplant|butternut|buttermilk squash|peppermint|water chestnut|chestnut mushroom|nutmeg|coconut|peppercorn|black pepper|white pepper|ground pepper|cream of tartar|butter bean|butter lettuce|oyster mushroom|ginger|olive oil|cider vinegar|cauliflower rice|sugar snap|vanilla bean|coffee bean|juniper berr/.test(
    line.text,
  ) && !line.foods.some((food) => food.name === word)

/** Returns an error of a diet or an exclusion. */
export const violation = (rule: string, place: string, message: string, remedy: string): Finding => ({
  rule,
  severity: 'error',
  place,
  message,
  remedy,
})

/** True for a line that says itself that a food is not in it: "stock without garlic", "garlic-free stock". */
const isSaidWithout = ({ item }: ReadLine, word: string): boolean =>
  new RegExp(`\\b(?:without|no) (?:[a-z]+ (?:or|and) )?${word}|\\b${word}-free\\b|\\bhomemade\\b`, 'i').test(
    item,
  )

const sweets =
  /\b(?:cookies?|biscuits|cand(?:y|ies)|chocolate|cakes?|brownies?|syrup|jam|jelly|marshmallows?|caramels?|fudge|frosting|sprinkles|meringues?|toffee|pudding|ice cream|donuts?|doughnuts?)\b/i

const sugarless = /\b(?:sugar[- ]free|without sugar|no[- ](?:sugar[- ]added|added[- ]sugar))\b/

const unsweetened = /\b(?:sugar[- ]free|unsweetened|no[- ](?:added[- ])?sugar|without sugar|100 ?%|keto)\b/i
