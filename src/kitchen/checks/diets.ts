import type { Finding } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import { isDishKind } from '../craving/passes/noun-phrases.ts'
import { isAlwaysIn, isMostlyIn, isSometimesIn } from '../foods/contents.ts'
import type { Food } from '../foods/food.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { absent, soldWithout } from './absent.ts'
import { isByNature } from './by-nature.ts'
import { labelNotes } from './diet-labels.ts'
import { breaksDiet, type DietRule, dietRules, withoutLactose } from './diet-rules.ts'
import {
  carriesAllergen,
  replaceSubstitutes,
  textCarries,
  titleAgainst,
  withoutSubstitutes,
  wordsAgainst,
} from './diet-words.ts'
import type { DraftSource } from './expectation.ts'
import { isFineForCondition } from './fine-for-conditions.ts'
import { familyOf } from './food-families.ts'
import { isOfKeepingMake, isOfManyMakes } from './keeping-makes.ts'
import { isMadeBefore } from './made-in-steps.ts'
import { isOnlyTalk } from './mentions.ts'
import { partOf } from './part-in-the-dish.ts'
import { withoutPurpose } from './purpose.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { isNameOfALine, isPlantShape, refersToListed } from './references.ts'
import { eatsNoMeat, ofAnimalRennet } from './rennet.ts'
import type { RuleFamily } from './rule-family.ts'
import { saltyFoods } from './salty-foods.ts'
import { isSoldDyed } from './sold-dyed.ts'
import { type FoundInStep, ofStep } from './step-findings.ts'
import { isUnknownProduct } from './unknown-food.ts'
import { isForOthersAlone } from './use-of-foods.ts'
import { tokens } from './words.ts'
import { workedAgainst } from './worked-foods.ts'

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

const keepsRule = (rule: DietRule) => (line: ReadLine) => !lineBreaks(line, rule)

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

/**
 * Returns the findings of an excluded word: "no onion" also means no shallot; a word without a family means
 * the food itself, wherever its name occurs.
 */
function againstExclusion(
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
const inSpiteOf = (word: string): Finding => ({
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

const violation = (rule: string, place: string, message: string, remedy: string): Finding => ({
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
