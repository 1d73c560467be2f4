import type { Allergen, Diet } from '#contract/dietary.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf } from '#kitchen/checks/index.ts'
import { allergensOfWord } from '#kitchen/craving/allergens.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { stem } from '#kitchen/craving/stem.ts'
import { matchFood } from '#kitchen/foods/index.ts'
import { forbiddenWords, innocentPhrases } from './forbidden-words.ts'
import type { MeaningCase } from './meaning-case.ts'

/** Lists the expected meanings that a parsed craving lacks. */
export function misreadings(one: MeaningCase, craving: Craving): string[] {
  const wrong: string[] = []
  const lacks = (what: string) => wrong.push(what)
  for (const allergen of one.allergies ?? []) if (!isKeptOut(allergen, craving)) lacks(`allergy ${allergen}`)
  for (const diet of one.diets ?? []) if (!craving.diets.includes(diet)) lacks(`diet ${diet}`)
  for (const food of one.out ?? []) if (!isOut(food, craving)) lacks(`out ${food}`)
  for (const id of one.conditions ?? [])
    if (!craving.conditions?.some((condition) => condition.id === id)) lacks(`condition ${id}`)
  if (one.unknown_condition && craving.refusal === null) lacks(`unknown condition ${one.unknown_condition}`)
  for (const { measure, at_most, at_least } of one.targets ?? [])
    if (
      !craving.targets?.some(
        (target) =>
          target.measure === measure &&
          (at_most === undefined || target.atMost === at_most) &&
          (at_least === undefined || target.atLeast === at_least),
      )
    )
      lacks(`${measure} ${at_most ?? ''} ${at_least ?? ''}`)
  if (one.minutes !== undefined && craving.maxMinutes !== one.minutes) lacks(`${one.minutes} minutes`)
  if (one.servings !== undefined && craving.servings !== one.servings) lacks(`for ${one.servings}`)
  if (one.ingredients !== undefined && craving.maxIngredients !== one.ingredients)
    lacks(`${one.ingredients} ingredients`)
  for (const tool of one.equipment ?? [])
    if (
      ![...craving.equipment, ...(craving.avoidedTechniques ?? [])].includes(toolNames[tool] ?? tool) &&
      !(tool === 'no oven' && craving.equipment.includes('no bake'))
    )
      lacks(`tool ${tool}`)
  for (const [food, state] of Object.entries(one.states ?? {}))
    if (
      !craving.states?.some(
        (known) =>
          (known.state === state || (known.state === 'cooked' && state === 'leftover')) &&
          isAlike(known.food, food),
      )
    )
      lacks(`${state} ${food}`)
  // A misspelling that the tables list as a name of the food needs no correction.
  for (const [typed, as] of Object.entries(one.read_as ?? {}))
    if (
      !craving.readAs?.some((read) => read.typed.toLowerCase() === typed && isAlike(read.as, as)) &&
      !isAlike(matchFood(typed)?.food.name.toLowerCase() ?? typed, as) &&
      !craving.claims?.some(({ kind, words }) => kind === 'wish' && words.toLowerCase().includes(typed))
    )
      lacks(`${typed} as ${as}`)
  for (const word of one.not_mended ?? [])
    if (craving.readAs?.some(({ typed }) => typed.toLowerCase() === word)) lacks(`${word} as it is`)
  for (const word of one.unknown ?? [])
    if (!craving.unknown?.includes(word)) lacks(`${word} as not understood`)
  for (const food of one.not_in ?? [])
    if (craving.foods.some((id) => isNameOf(id, food))) lacks(`${food} as no food`)
  return wrong
}

/** Tools in the cases, with their names in a craving. */
const toolNames: Readonly<Record<string, string>> = {
  'no cooking': 'no cook',
  'no frying': 'fried',
  'instant pot': 'pressure cooker',
}

const dietsAgainst: Partial<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten-free'],
  milk: ['dairy-free', 'vegan'],
  eggs: ['egg-free', 'vegan'],
  peanuts: ['nut-free'],
  'tree-nuts': ['nut-free'],
  soy: ['soy-free'],
  fish: ['fish-free', 'vegan', 'vegetarian'],
  crustaceans: ['shellfish-free', 'vegan', 'vegetarian'],
  molluscs: ['shellfish-free', 'vegan', 'vegetarian'],
  sesame: ['sesame-free'],
}

/** True when an allergen is excluded: as an allergy, by a diet, or as an excluded food ("celery-free"). */
const isKeptOut = (allergen: Allergen, { statedAllergies = [], diets, exclusions }: Craving): boolean =>
  statedAllergies.includes(allergen) ||
  (dietsAgainst[allergen] ?? []).some((diet) => diets.includes(diet)) ||
  exclusions.some((word) => allergensOfWord(word).includes(allergen))

const isAlike = (a: string, b: string): boolean =>
  stem(a) === stem(b) || a.includes(stem(b)) || b.includes(stem(a))

/** True when a word is the food's name or its end: a baby carrot is a carrot, but not a baby. */
const isNameOf = (id: string, word: string): boolean => {
  const name = id.replace(/-/g, ' ')
  return name === stem(word) || name.endsWith(` ${stem(word)}`)
}

const isOut = (food: string, craving: Craving): boolean => {
  const own = allergensOfWord(stem(food))
  return (
    craving.exclusions.some((word) => isAlike(word.replace(/-/g, ' '), food)) ||
    (food === 'alcohol' && craving.diets.includes('alcohol-free')) ||
    (food === 'chili' && craving.moods.includes('mild')) ||
    (food === 'meat' && craving.diets.includes('vegetarian')) ||
    (own.length > 0 && own.every((allergen) => isKeptOut(allergen, craving)))
  )
}

/** Lists the requirements of a case that a recipe breaks, by the recipe's own words, whoever wrote it. */
export function violations(one: MeaningCase, draft: RecipeDraft): string[] {
  const wrong: string[] = []
  const answers = allergensOf(draft.ingredients)
  for (const allergen of one.allergies ?? []) {
    const found = answers.find((answer) => answer.allergen === allergen && answer.status === 'contains')
    if (found) wrong.push(`${allergen}: ${found.because}`)
  }
  for (const food of one.out ?? [])
    for (const { item } of draft.ingredients) {
      const word = forbiddenIn(item, food)
      if (word !== null) wrong.push(`no ${food}: ${item}`)
    }
  const { minutes, servings } = one
  if (minutes !== undefined && draft.prepTime + draft.cookTime > minutes)
    wrong.push(`${draft.prepTime + draft.cookTime} minutes`)
  if (servings !== undefined && draft.servings !== servings) wrong.push(`for ${draft.servings}`)
  return wrong
}

/** Lists the wished foods that are in neither the ingredients nor the title. */
export function missing(one: MeaningCase, draft: RecipeDraft): string[] {
  const text = [draft.title, ...draft.ingredients.map(({ item }) => item)].join('; ').toLowerCase()
  return (one.in ?? []).filter(
    (names) => !names.split('|').some((name) => text.includes(stem(name.trim().toLowerCase()))),
  )
}

const pattern = (words: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/, '(?:y|ies)'))
      .join('|')})(?:s|es)?(?![\\p{L}-]*[-]free)\\b`,
    'giu',
  )

/** Finds the word of an ingredient line that breaks an excluded food; null when there is none. */
export function forbiddenIn(item: string, food: string): string | null {
  const words = forbiddenWords[food]
  if (!words) return new RegExp(`\\b${stem(food)}`, 'i').exec(item)?.[0] ?? null
  const innocent = innocentPhrases[food] ?? []
  const rest = innocent.length > 0 ? item.replace(pattern(innocent), ' ') : item
  return pattern(words).exec(rest)?.[0] ?? null
}
