import type { Finding } from '#contract/recipe.ts'
import { type Craving, waysToMeet } from '../craving/craving.ts'
import { qualifiersIn } from '../craving/qualifiers.ts'
import { strangersIn } from '../craving/strangers.ts'
import { alike } from '../culinary/alike.ts'
import { sameAs } from '../culinary/same-words.ts'
import type { Food } from '../foods/food.ts'
import { foodById, matchFood } from '../foods/index.ts'
import { listOf } from '../prose.ts'
import { missedFigures } from './asked-figures.ts'
import { missedStates } from './asked-states.ts'
import { missedTools } from './asked-tools.ts'
import type { Expectation } from './expectation.ts'
import { familyOf } from './food-families.ts'
import { isNamedIn } from './is-named-in.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { minutesInAll } from './times.ts'
import { wishedKind } from './wished-kinds.ts'
import { tokens } from './words.ts'

/** A repaired recipe of a model may take this many times the minutes that were asked for. */
const OVERTIME = 1.25

/** Foods from which on a craving lists what is there instead of what must be in the dish. */
const A_LIST = 3
/** The share of such a list that a dish may leave. */
const MOST_LEFT = 0.6

/** A craving asks for something when it has anything that a recipe could be held against. */
const asksForSomething = (craving: Craving): boolean =>
  [
    craving.foods,
    craving.families,
    craving.targets,
    craving.states,
    craving.equipment,
    craving.unknown,
    craving.readAs,
    craving.notes,
  ].some((list) => (list?.length ?? 0) > 0) ||
  [craving.named, craving.maxMinutes, craving.servings, craving.maxIngredients, craving.category].some(
    (one) => one !== null && one !== undefined,
  )

/** P: what was asked for is there, in the way of an "or" that the recipe comes nearest to. */
export const wishes: RuleFamily = {
  group: 'What you asked for',
  check(recipe, { craving, ...expectation }) {
    if (!craving || expectation.source === 'person' || !asksForSomething(craving)) return null
    const ways = waysToMeet(craving).map((way) => missedWishes(recipe, way, expectation))
    const errors = (findings: readonly Finding[]) =>
      findings.filter(({ severity }) => severity === 'error').length
    return ways.toSorted((a, b) => errors(a) - errors(b) || a.length - b.length)[0] ?? []
  },
}

function missedWishes(
  recipe: ReadDraft,
  craving: Craving,
  { source, repaired }: Omit<Expectation, 'craving'>,
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
  const missing = [
    ...craving.foods
      .filter((id) => !occurs(recipe, id, wordsFor(craving, id)))
      .map((id) => miss('food', 'ingredients', `${nameOf(id)} was asked for and does not occur.`)),
    ...(craving.families ?? [])
      .filter((family) => !familyOccurs(recipe, family))
      .map((family) => miss('food', 'ingredients', `Some kind of ${family} was asked for and none occurs.`)),
  ]
  const asked = craving.foods.length + (craving.families ?? []).length
  // A dish of the kitchen's own takes from such a list what has a place in it; the finding says what it leaves.
  const isPart = source === 'engine' && asked >= A_LIST && missing.length <= asked * MOST_LEFT
  return [
    ...missing.map((finding) => (isPart ? { ...finding, severity: 'warning' as const } : finding)),
    ...missedFigures(recipe, craving.targets ?? []).map(({ place, message, isProved }) => ({
      ...miss('figure', place, message),
      ...(!isProved && { severity: 'warning' as const }),
    })),
    ...missedStates(recipe, craving.states ?? []).map(({ place, message, isSerious }) => ({
      ...miss('state', place, message),
      ...(!isSerious && { severity: 'warning' as const }),
    })),
    ...(craving.maxMinutes !== null && total > craving.maxMinutes
      ? [
          {
            ...miss('minutes', 'times', `${total} minutes; at most ${craving.maxMinutes} were asked for.`),
            // Far longer than asked is another dinner, however often a model was told.
            ...(total > craving.maxMinutes * OVERTIME && { severity: 'error' as const }),
          },
        ]
      : []),
    ...(craving.servings !== null && craving.servings !== draft.servings
      ? [miss('servings', 'servings', `For ${draft.servings}; it was asked for ${craving.servings}.`)]
      : []),
    ...(craving.category !== null && craving.category !== draft.category
      ? [
          {
            ...miss('category', 'category', `A ${draft.category}; a ${craving.category} was asked for.`),
            // Where a recipe is filed is no other dish.
            ...(source === 'model' && { severity: 'warning' as const }),
          },
        ]
      : []),
    ...(craving.maxIngredients !== null && counted > craving.maxIngredients
      ? [
          miss(
            'ingredient-count',
            'ingredients',
            `${counted} ingredients; at most ${craving.maxIngredients} were asked for, salt, pepper, oil and water aside.`,
          ),
        ]
      : []),
    ...missedTools(recipe, craving.equipment).map(({ message, isLacking }) => ({
      ...miss('tool', 'instructions', message),
      // The built-in kitchen has no recipes for these appliances and says so itself.
      ...(!isLacking && source === 'engine' && { severity: 'warning' as const }),
    })),
    ...unproved(recipe, craving),
  ]
}

const isBasic = (text: string): boolean =>
  /\b(?:salt|pepper|water|cooking spray)$|\b(?:olive|vegetable|canola|neutral|cooking) oil\b|\bsalt and\b|\b(?:black|ground) pepper\b/.test(
    text.split(',')[0] ?? text,
  )

const nameOf = (id: string): string => foodById(id)?.name ?? id.replace(/-/g, ' ')

/** Words that the cook typed for a food: "nduja" is read as a sausage, and is there when a line says so. */
const wordsFor = ({ claims = [] }: Craving, id: string): string[] =>
  claims.filter(({ kind, means }) => kind === 'wish' && means === nameOf(id)).map(({ words }) => words)

/** Any of the food's names, or its main word, in the title or the list. */
function occurs(recipe: ReadDraft, id: string, typed: readonly string[]): boolean {
  const would = [id, ...alike(id)]
  if (recipe.lines.some((line) => line.foods.some((food) => would.includes(food.id)))) return true
  const food = foodById(id)
  const texts = [recipe.title, ...recipe.lines.map((line) => line.text)].map(tokens)
  const isCut = food?.aisle === 'Meat & Fish'
  const aliases = food?.aliases.filter((alias) => !isCut || familyOf(alias) === undefined) ?? []
  const names = [...typed, ...(food ? [food.name, food.plural, ...aliases] : [nameOf(id)])]
  if (names.map(tokens).some((words) => texts.some((text) => isNamedIn(text, words)))) return true
  const family = wishedKind(nameOf(id))
  return family !== undefined && recipe.lines.some((line) => line.foods.some(family))
}

const isOf = (family: (food: Food) => boolean, token: string): boolean => {
  const food = matchFood(token)?.food
  return food !== undefined && family(food)
}

function familyOccurs(recipe: ReadDraft, word: string): boolean {
  const family = wishedKind(word)
  if (family && recipe.lines.some((line) => line.foods.some(family))) return true
  const text = tokens(`${recipe.title} ${recipe.lines.map((line) => line.text).join(' ')}`)
  // "Dairy-free mozzarella" is the cheese of somebody who eats none.
  if (family && text.some((token) => isOf(family, token))) return true
  return tokens(word).every((token) => text.includes(token))
}

/** Wishes that could not be proved and words that were read otherwise than typed are said; no recipe is refused for them. */
function unproved(recipe: ReadDraft, craving: Craving): Finding[] {
  const say = (rule: string, severity: Finding['severity'], message: string): Finding => ({
    rule: `wish.${rule}`,
    severity,
    place: 'recipe',
    message,
  })
  const { named, readAs = [], notes = [] } = craving
  const strangers = strangersIn(craving).filter((word) => !isExplained(recipe, named?.names ?? [], word))
  const unmet = qualifiersIn(craving)
    .filter(({ word }) => !strangers.includes(word) && !isSaid(recipe, craving, word))
    .map(({ typed }) => `“${typed}”`)
  return [
    ...(named && !isCalled(recipe, named)
      ? [say('dish', 'warning', `You asked for ${named.words}; nothing in its name says that this is it.`)]
      : []),
    ...(strangers.length > 0
      ? [say('unknown', 'warning', `Not understood: ${strangers.map((word) => `“${word}”`).join(', ')}.`)]
      : []),
    ...(unmet.length > 0
      ? [
          say(
            'qualifier',
            'warning',
            `You asked for ${listOf(unmet)}; nothing in this recipe says that it is.`,
          ),
        ]
      : []),
    ...notes.map((note) => say('set-aside', 'warning', note)),
    ...readAs.map(({ typed, as }) => say('read-as', 'note', `“${typed}” was read as ${as}.`)),
  ]
}

/** Whether a recipe or its names have a word: the fagioli of a "pasta e fagioli" are nothing that it has not understood. */
function isExplained(recipe: ReadDraft, names: readonly string[], word: string): boolean {
  const texts = [recipe.title, recipe.draft.description, ...recipe.lines.map(({ text }) => text), ...names]
  const said = tokens(texts.join(' '))
  return tokens(word).every((token) => said.includes(token))
}

/** Whether the words of a recipe say what a word of a craving says of it: "glazed" where a glaze is made. */
function isSaid(recipe: ReadDraft, { recipes, named }: Craving, word: string): boolean {
  // The names of a family are those of other recipes, too.
  const names = recipes?.isFamily === false ? (named?.names ?? []) : []
  if (isExplained(recipe, names, word)) return true
  const roots = new Set([word, ...sameAs(word)].map(rootOf))
  const { title, draft, lines, methodTokens } = recipe
  const said = tokens([title, draft.description, ...lines.map(({ text }) => text)].join(' '))
  return [...methodTokens, ...said].some((one) => roots.has(rootOf(one)))
}

/** A word without the ending of its adjective or its verb: "glazed" and "glaze", "cheesy" and "cheese". */
const rootOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?<=[aeiouy].*)(?:ing|ed|en|y|e)$/, '') : word

const isMeal = /^(?:breakfast|brunch|lunch|dinner|supper|snack|meal|dish|recipe)$/

/** By any of its names, or by the last word of what the cook called it. */
function isCalled(recipe: ReadDraft, { words, names }: NonNullable<Craving['named']>): boolean {
  const said = new Set(tokens(`${recipe.title} ${recipe.draft.description}`))
  // "Pasta dinner" is pasta.
  const last = tokens(words).findLast((word) => !isMeal.test(word))
  return (
    (last !== undefined && said.has(last)) ||
    names.some((name) => tokens(name).every((word) => said.has(word)))
  )
}
