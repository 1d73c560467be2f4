import type { Allergen, Diet } from '#contract/dietary.ts'
import { breaksDiet, dietRules } from '../checks/diet-rules.ts'
import { familyOf } from '../checks/food-families.ts'
import { tokens } from '../checks/words.ts'
import { type Craving, waysToMeet } from '../craving/craving.ts'
import { foodFilter } from '../culinary/food-filter.ts'
import { membersOf } from '../culinary/food-kinds.ts'
import { pantry } from '../culinary/index.ts'
import type { Food } from '../foods/food.ts'
import { foodById, matchFood } from '../foods/index.ts'

/** Foods that a cook does not eat, whatever they crave. */
export interface EatingProfile {
  /** Allergies, which no craving overrides. */
  allergies: readonly Allergen[]
  /** Diets, which no craving overrides. */
  diets: readonly Diet[]
  /** Disliked foods in plain words; a craving that names one of them gets it. */
  dislikes: readonly string[]
}

/** Something that a craving asks for by name and that the profile rules out. */
export interface Conflict {
  /** Name of the food: `peanut butter`. */
  food: string
  because: { allergy: Allergen } | { diet: Diet }
}

export interface ProfiledCraving {
  craving: Craving
  conflicts: Conflict[]
}

/**
 * Applies the cook's profile to a craving: its allergies and diets become rules for writing the recipe and
 * for the check afterwards; its dislikes are left out unless the craving names them. A food asked for by name
 * although an allergy or a diet of the profile rules it out is a conflict, which no recipe can satisfy.
 * Alternatives of an "or" that are in conflict are dropped.
 */
export function underProfile(craving: Craving, profile: EatingProfile): ProfiledCraving {
  const ways = waysToMeet(craving).map((way) => oneWayUnder(way, profile))
  const [best, ...alternatives] = ways.filter(({ conflicts }) => conflicts.length === 0)
  if (!best) return oneWayUnder(craving, profile)
  if (alternatives.length === 0) return best
  return { ...best, craving: { ...best.craving, alternatives: alternatives.map((way) => way.craving) } }
}

function oneWayUnder({ alternatives: _, ...craving }: Craving, profile: EatingProfile): ProfiledCraving {
  const [askedFor, dislikes] = partition(profile.dislikes, (word) => names(craving, word))
  const held: Craving = {
    ...craving,
    diets: [...new Set([...craving.diets, ...profile.diets])],
    exclusions: [...new Set([...craving.exclusions, ...dislikes])],
    allergies: [...new Set([...(craving.allergies ?? []), ...profile.allergies])],
    dislikes,
    dislikesAskedFor: askedFor,
  }
  return { craving: held, conflicts: conflictsOf(craving, held, profile) }
}

/**
 * Returns a message on the conflicts: `Your profile lists peanuts as an allergy: peanut butter stays out of
 * every recipe. …`
 */
export function conflictMessage(conflicts: readonly Conflict[]): string {
  const said = conflicts.slice(0, 3).map(({ food, because }) => {
    const why =
      'allergy' in because
        ? `Your profile lists ${plain(because.allergy)} as an allergy`
        : `Your profile says ${because.diet}`
    return `${why}: ${food} stays out of every recipe.`
  })
  return `${said.join(' ')} Ask for something else, or change your profile.`
}

/**
 * Returns why a craving that speaks of "my allergies" cannot be answered when neither its words nor the
 * profile name one; null otherwise.
 */
export const unnamedAllergies = ({ meansProfile, allergies = [] }: Craving): string | null =>
  meansProfile && allergies.length === 0
    ? 'You wrote of allergies, and your profile lists none. Name them in the craving, or list them in your profile.'
    : null

const plain = (allergen: Allergen) => allergen.replace('-', ' ')

function conflictsOf(craving: Craving, held: Craving, profile: EatingProfile): Conflict[] {
  // A craving does not ask for what its own words rule out: "gluten-free spaghetti" means another spaghetti.
  const spoken = new Set(craving.diets.flatMap((diet) => [diet, ...(implied[diet] ?? [])]))
  const allergies = profile.allergies.filter((one) => !keptBy[one]?.some((diet) => spoken.has(diet)))
  const diets = profile.diets.filter((one) => !spoken.has(one))
  const reason = (food: Food): Conflict['because'] | undefined => {
    const allergy = allergies.find((one) => food.allergens.includes(one))
    if (allergy) return { allergy }
    const diet = diets.find((one) => breaksDiet(food, dietRules[one]))
    return diet && { diet }
  }
  const named = craving.foods.flatMap((id): Conflict[] => {
    const food = foodById(id)
    const because = food && reason(food)
    return because ? [{ food: food.name, because }] : []
  })
  // A kind of food conflicts when none of it is left, such as fish for a vegetarian; cheese may still be
  // vegan.
  const allows = foodFilter(held)
  const kinds = (craving.families ?? []).flatMap((kind): Conflict[] => {
    if (pantry.some(({ id }) => isOfKind(id, kind) && allows(id))) return []
    const because = membersOf(kind, () => true)
      .map((id) => foodById(id))
      .map((food) => food && reason(food))
      .find((one) => one !== undefined)
    return because ? [{ food: kind, because }] : []
  })
  return [...named, ...kinds]
}

const isOfKind = (id: string, kind: string): boolean => {
  const food = foodById(id)
  return id.includes(kind) || (food !== undefined && (familyOf(kind)?.(food) ?? false))
}

/** Diets that include other diets. */
const implied: Partial<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'fish-free', 'shellfish-free', 'pork-free'],
  vegetarian: ['pescatarian', 'fish-free', 'shellfish-free', 'pork-free'],
}

/** Diets that exclude an allergen. */
const keptBy: Partial<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten-free'],
  milk: ['dairy-free'],
  eggs: ['egg-free'],
  peanuts: ['nut-free'],
  'tree-nuts': ['nut-free'],
  soy: ['soy-free'],
  fish: ['fish-free'],
  crustaceans: ['shellfish-free'],
  molluscs: ['shellfish-free'],
  sesame: ['sesame-free'],
}

/** True when the craving asks for a disliked food: by the same word, or by a food of that kind. */
function names(craving: Craving, dislike: string): boolean {
  const word = tokens(dislike).join(' ')
  if (word === '') return false
  if (` ${tokens(craving.text).join(' ')} `.includes(` ${word} `)) return true
  const family = familyOf(dislike)
  const same = matchFood(dislike)?.food.id
  return craving.foods.some((id) => {
    const asked = foodById(id)
    return asked !== undefined && (family ? family(asked) : asked.id === same)
  })
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))]
}
