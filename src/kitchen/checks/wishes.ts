import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { isCooked, rawEggs, runnyEggs } from '../conditions/method.ts'
import { occasionsIn } from '../cookbook/occasions.ts'
import { type Craving, waysToMeet } from '../craving/craving.ts'
import { foodsBeside } from '../craving/foods-beside.ts'
import { freshFoods } from '../craving/fresh-foods.ts'
import { STILL_QUICK } from '../craving/quick.ts'
import { isInEachDish } from '../culinary/collective-foods.ts'
import { capital, listOf } from '../prose.ts'
import { missedAmounts } from './asked-amounts.ts'
import { missedFigures } from './asked-figures.ts'
import { daysAsked, missedKeeping } from './asked-keeping.ts'
import { isProvable, missedMoods, missedTextures } from './asked-moods.ts'
import { missedStates, preservedOf } from './asked-states.ts'
import { isAppliance, lacksStove, missedTools, missedVessels } from './asked-tools.ts'
import { missedYield } from './asked-yield.ts'
import type { Expectation } from './expectation.ts'
import { type DishBeside, missedDishes } from './missed-dishes.ts'
import { donenessOf } from './raw-foods.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { missedSmallTools } from './small-tools.ts'
import { farBeyond, minutesInAll, minutesOfSteps } from './times.ts'
import { unprovedWords } from './unproved-words.ts'
import {
  answeredByLike,
  isAnotherDish,
  isMeal,
  lacking,
  mayBeMade,
  missedBeside,
  missedFoods,
  otherWays,
} from './wished-foods.ts'
import { noteForYoungEaters } from './young-eaters.ts'

/** Factor by which a repaired recipe of a model may exceed the requested minutes. */
const OVERTIME = 1.25

/** Number of foods from which on a craving lists foods at hand instead of required ones. */
const A_LIST = 3
/** Share of such a list that a dish may leave unused. */
const MOST_LEFT = 0.6

/** Words for many eaters that are no figure. */
const openNumber = /\bcrowds?\b/i

/** Number of eaters up to which a shortfall counts: for a hundred, a batch for some may be meant. */
const MOST_COUNTED = 24
/** Share of the eaters asked for below which a model's recipe is sent back. */
const TOO_FEW = 0.4
const feedsTooFew = (servings: number, asked: number): boolean =>
  servings <= Math.min(asked, MOST_COUNTED) * TOO_FEW

/** True when a craving contains anything that a recipe can be compared with. */
const asksForSomething = (craving: Craving): boolean =>
  [
    craving.foods,
    craving.families,
    craving.targets,
    craving.states,
    craving.amounts,
    craving.equipment,
    craving.moods.filter(isProvable),
    craving.deniedTextures,
    craving.unknown,
    craving.readAs,
    craving.notes,
    craving.cooksEggs || craving.cooksMeat ? ['egg or meat'] : [],
    daysAsked(craving) === null ? [] : ['keeping'],
  ].some((list) => (list?.length ?? 0) > 0) ||
  [
    craving.named,
    craving.maxMinutes,
    craving.maxPrepMinutes,
    craving.servings,
    craving.maxIngredients,
    craving.category,
  ].some((one) => one !== null && one !== undefined)

/** Returns the dishes that the craving puts beside the one that is made. */
const dishesBeside = ({ beside = [], menu }: Craving): DishBeside[] =>
  menu
    ? menu.sides
        .filter(({ recipes }) => recipes !== undefined)
        .map(({ text, named }) => ({ words: text, names: named?.names ?? [] }))
    : [...new Set(beside)].map((words) => ({ words, names: [] }))

/** Rule P: the recipe meets the wishes, in the reading of an "or" that it comes nearest to. */
export const wishes: RuleFamily = {
  group: 'What you asked for',
  check(recipe, { craving, ...expectation }) {
    if (!craving || expectation.source === 'person' || !asksForSomething(craving)) return null
    const ways = waysToMeet(craving)
    const met = ways.map((way) => ({ way, findings: missedWishes(recipe, way, expectation) }))
    const errors = (findings: readonly Finding[]) =>
      findings.filter(({ severity }) => severity === 'error').length
    const [best] = met.toSorted(
      (a, b) => errors(a.findings) - errors(b.findings) || a.findings.length - b.findings.length,
    )
    return best ? [...best.findings, ...notChosen(recipe, best.way, ways)] : []
  },
}

/** Notes the foods that an "or" offered besides, so that the cook is told which one was chosen. */
function notChosen(recipe: ReadDraft, way: Craving, ways: readonly Craving[]): Finding[] {
  const others = otherWays(recipe, way, ways)
  return others.length === 0
    ? []
    : [warned('other-way', `Of what you named to choose from, this does not have ${listOf(others)}.`, 'note')]
}

const warned = (rule: string, message: string, severity: Finding['severity'] = 'warning'): Finding => ({
  rule: `wish.${rule}`,
  severity,
  place: 'recipe',
  message,
})

function missedWishes(
  recipe: ReadDraft,
  craving: Craving,
  { source, repaired, givenUp = [], isTitledAsAnother }: Omit<Expectation, 'craving'>,
): Finding[] {
  // A model that was told once may miss a wish, never a diet: the cook sees the finding and keeps the recipe.
  const severity: Finding['severity'] = source === 'model' && repaired ? 'warning' : 'error'
  const miss = (rule: string, place: string, message: string): Finding => ({
    rule: `wish.${rule}`,
    severity,
    place,
    message,
  })
  const { draft } = recipe
  const total = minutesInAll(draft)
  const counted = recipe.lines.filter((line) => !isBasic(line.text)).length
  const { asked, missed } = missedFoods(recipe, craving)
  // A dish of the kitchen's own uses only the listed foods that fit; the finding names the others.
  const isPart = source === 'engine' && asked >= A_LIST && missed.length <= asked * MOST_LEFT
  // A dish uses those that fit it of the only foods that somebody has.
  const isOfThese = source === 'engine' && craving.onlyThese === true && missed.length < asked
  const beside = source === 'engine' ? foodsBeside(craving) : []
  const unproved = unprovedWords(recipe, craving, {
    isOfCuisineAsked: source === 'engine' && !givenUp.includes('cuisine'),
  })
  const noteForYoung = noteForYoungEaters(recipe, craving)
  const tellsCuisine = unproved.some(({ message }) =>
    craving.cuisines.some((cuisine) => message.toLowerCase().includes(cuisine)),
  )
  return [
    ...missed.map(({ name, message, isMade, isForbidden }) => ({
      ...miss('food', 'ingredients', message),
      ...((isPart || isOfThese || beside.includes(name)) && {
        severity: isMade ? ('note' as const) : ('warning' as const),
      }),
      ...((isForbidden || givenUp.includes(`food ${name}`)) && { severity: 'warning' as const }),
      // A cream that the steps whip from coconut is there, although no line names it.
      ...(source === 'model' && mayBeMade(recipe, name) && { severity: 'warning' as const }),
    })),
    ...(source === 'model' &&
    ((isTitledAsAnother && !isMeal.test(craving.named?.words ?? '')) || isAnotherDish(recipe, craving))
      ? [miss('other-dish', 'recipe', `Nothing in it makes it ${craving.named?.words ?? ''}.`)]
      : []),
    ...missedBeside(recipe, craving).map((name) => warned('food', lacking(name))),
    ...answeredByLike(recipe, craving).map((message) => warned('like-food', message, 'note')),
    ...missedDishes(recipe, dishesBeside(craving))
      .filter((words) => !isInEachDish(words))
      .map((words) => warned('food', `“${words}” is a dish of its own: ask for it by itself.`)),
    ...missedFigures(recipe, craving.targets ?? [], source === 'model').map(
      ({ place, message, isProved }) => ({
        ...miss('figure', place, message),
        ...(!isProved && { severity: 'warning' as const }),
      }),
    ),
    ...missedStates(recipe, craving.states ?? []).map(({ place, message, isSerious }) => ({
      ...miss('state', place, message),
      ...(!isSerious && { severity: 'warning' as const }),
    })),
    ...preservedOf(recipe, freshFoods(craving)).map(({ food, line }) =>
      warned('state', `You asked for fresh ${food}; this recipe takes ${line.item}.`),
    ),
    ...(craving.maxMinutes !== null && total > craving.maxMinutes
      ? [
          {
            ...miss('minutes', 'times', `${total} minutes; at most ${craving.maxMinutes} were asked for.`),
            // A dish that takes far longer than asked is refused, however often a model was told.
            ...(total > craving.maxMinutes * OVERTIME && { severity: 'error' as const }),
            ...(givenUp.includes('quick') && {
              severity: 'warning' as const,
              message: notQuick(draft, total),
            }),
          },
        ]
      : []),
    ...(craving.maxPrepMinutes !== undefined && draft.prepTime > craving.maxPrepMinutes
      ? [
          miss(
            'minutes',
            'times',
            `${draft.prepTime} minutes of work; at most ${craving.maxPrepMinutes} were asked for.`,
          ),
        ]
      : []),
    // A model may state the minutes that were asked for, and marinate the meat for longer than that.
    ...(source === 'model' &&
    craving.maxMinutes !== null &&
    total <= craving.maxMinutes &&
    minutesOfSteps(recipe) > farBeyond(craving.maxMinutes)
      ? [
          miss(
            'minutes',
            'instructions',
            `The steps take about ${Math.round(minutesOfSteps(recipe))} minutes; at most ${craving.maxMinutes} were asked for.`,
          ),
        ]
      : []),
    ...(craving.servings !== null && craving.servings !== draft.servings
      ? [
          {
            ...miss('servings', 'servings', `For ${draft.servings}; it was asked for ${craving.servings}.`),
            // "A crowd" is no figure: any large number of eaters is one.
            ...(openNumber.test(craving.text) &&
              draft.servings >= craving.servings * MOST_LEFT && { severity: 'note' as const }),
            // The page shows other amounts; a recipe for a fifth of the guests is written for another occasion.
            ...(source === 'model' &&
              !feedsTooFew(draft.servings, craving.servings) && { severity: 'warning' as const }),
          },
        ]
      : []),
    ...(craving.category !== null && craving.category !== draft.category && !givenUp.includes('meal')
      ? [
          {
            ...miss('category', 'category', `A ${draft.category}; a ${craving.category} was asked for.`),
            // Another category does not make another dish, so a model's is only warned of.
            ...(source === 'model' && { severity: 'warning' as const }),
          },
        ]
      : []),
    ...(givenUp.includes('meal')
      ? [warned('meal', `You asked for a ${craving.category}; this dish is not usually one.`)]
      : []),
    ...(craving.maxIngredients !== null && counted > craving.maxIngredients
      ? [
          {
            ...miss(
              'ingredient-count',
              'ingredients',
              craving.onlyThese
                ? `${counted} ingredients, salt, pepper, oil and water aside: more than the foods that you have.`
                : `${counted} ingredients; at most ${craving.maxIngredients} were asked for, salt, pepper, oil and water aside.`,
            ),
            // Foods that somebody has set no figure, so a dish with a little more is told and not refused.
            ...(craving.onlyThese && { severity: 'warning' as const }),
          },
        ]
      : []),
    ...missedTools(recipe, craving.equipment, source === 'model' && lacksStove(craving.claims ?? [])).map(
      ({ message, isLacking }) => ({
        ...miss('tool', 'instructions', message),
        // The built-in kitchen has no recipes for some appliances and says so itself.
        ...(!isLacking && source === 'engine' && { severity: 'warning' as const }),
      }),
    ),
    ...(craving.cooksEggs && (rawEggs(recipe).length > 0 || runnyEggs(recipe))
      ? [miss('raw-egg', 'instructions', 'The eggs are not cooked through; no raw egg was asked for.')]
      : []),
    ...(craving.cooksMeat
      ? recipe.lines.filter((line) => donenessOf(line) && !isCooked(recipe, line))
      : []
    ).map(({ index, item }) =>
      miss('raw-meat', `ingredients.${index}`, `${item} is not cooked; nothing raw was asked for.`),
    ),
    ...missedAmounts(recipe, craving.amounts ?? []).map(({ message, isTooMuch, isMostLeft }) =>
      warned('amount', message, isTooMuch || isMostLeft ? 'warning' : 'note'),
    ),
    ...[craving.yields ? missedYield(recipe.draft.description, craving.yields) : null].flatMap((message) =>
      message === null ? [] : [warned('yield', message)],
    ),
    ...[missedKeeping(draft, craving)].flatMap((message) =>
      message === null ? [] : [warned('keeping', message)],
    ),
    ...missedSmallTools(recipe.method, craving.equipment).map((message) => warned('small-tool', message)),
    ...missedVessels(recipe, craving.claims ?? []).map((message) =>
      source === 'model' && isAppliance(message)
        ? miss('tool', 'instructions', message)
        : warned('vessel', message),
    ),
    ...missedMoods(recipe, craving).map(({ message, isSerious }) =>
      isSerious ? miss('mood', 'recipe', message) : warned('mood', message),
    ),
    ...[missedTextures(recipe, craving)].flatMap((message) =>
      message === null ? [] : [warned('mood', message)],
    ),
    ...(noteForYoung === null ? [] : [warned('young-eaters', noteForYoung, 'note')]),
    ...unproved.map(({ rule, message, severity }) => warned(rule, message, severity)),
    ...(givenUp.includes('cuisine') && !tellsCuisine
      ? [
          warned(
            'cuisine',
            `You asked for ${listOf(craving.cuisines.map(capital))}; this dish is of another kitchen.`,
          ),
        ]
      : []),
    ...(givenUp.includes('occasion')
      ? [
          warned(
            'occasion',
            `You asked for ${listOf(occasionsIn(craving.text).map(capital))}; this dish is meant for any day.`,
          ),
        ]
      : []),
  ]
}

const notQuick = ({ prepTime, cookTime }: RecipeDraft, total: number): string =>
  prepTime + cookTime <= STILL_QUICK
    ? `Quick was asked for; this takes ${prepTime + cookTime} minutes of work, and ${total} with its rest.`
    : `Quick was asked for; the quickest recipe of this kind here takes ${total} minutes.`

const isBasic = (text: string): boolean =>
  /\b(?:salt|pepper|water|cooking spray)$|\b(?:olive|vegetable|canola|neutral|cooking) oil\b|\bsalt and\b|\b(?:black|ground) pepper\b/.test(
    text.split(',')[0] ?? text,
  )
