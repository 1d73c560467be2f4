import type { Category } from '#contract/common.ts'
import { type Allergen, type Diet, diets } from '#contract/dietary.ts'
import type { Condition } from '../conditions/index.ts'
import type { Claim, FoodState, Target } from './claim.ts'
import type { Pet } from './wishes/for-pets.ts'

export { type Diet, diets }

/** What the kitchen's parser understood of a craving. It also states the rules that the answer is checked against. */
export interface Craving {
  /** The words as typed; in English, where they were typed in another language that the kitchen reads. */
  text: string
  /** The words as typed, where `text` has them in English. */
  typed?: string
  /** Named dishes, as archetype ids or lexicon names: `pancakes`, `risotto`. */
  dishes: string[]
  /** Recipes of the cookbook that the words name: by a name of their own, or by one that a family shares. */
  recipes?: { slugs: string[]; isFamily: boolean }
  /** The dish that a sauce or the like is for: recipes that tell of it come first, and none has to have it. */
  purpose?: string[]
  /** Dishes that were named beside the one that is made, as typed: the mashed potatoes of "meatloaf with mashed potatoes". */
  beside?: string[]
  /** Food ids asked for: `mushroom`. */
  foods: string[]
  /** Kinds of food asked for, of which any member will do: `berry`, `fish`. */
  families?: string[]
  cuisines: string[]
  diets: Diet[]
  /** Foods that must not occur: ids and plain words ("no wine", "allergic to sesame"). */
  exclusions: string[]
  /** What the eaters are allergic to, by the words or by the cook's profile; kept out whatever else is said. */
  allergies?: Allergen[]
  /** Those allergies that the words of the craving state themselves. */
  statedAllergies?: Allergen[]
  /** The words speak of allergies that only the cook's profile can name: "safe for my allergies". */
  meansProfile?: boolean
  /** Conditions and audiences with rules of their own: low FODMAP, a baby. */
  conditions?: Condition[]
  /** The animal that is to eat it: only recipes written for it will do, as they are written. */
  pet?: Pet
  /** Figures per serving that were asked for. */
  targets?: Target[]
  /** The dish that was named, in the cook's words, and every name that it goes by. */
  named?: { words: string; names: string[] }
  /** Foods that are there already in a state of their own: leftover potatoes, cooked lentils. */
  states?: FoodState[]
  /** Ways of cooking that are not wanted: `fried`. */
  avoidedTechniques?: string[]
  /** Those exclusions that come from the cook's profile, and dislikes that these words ask for all the same. */
  dislikes?: string[]
  dislikesAskedFor?: string[]
  /** Longest total time in minutes. */
  maxMinutes: number | null
  servings: number | null
  maxIngredients: number | null
  /** Nothing else is there: "I only have potatoes and onions". */
  onlyThese?: true
  /** Known mood words: `cozy`, `light`, `spicy`. */
  moods: string[]
  /** `no oven`, `one pan`, `air fryer`, … */
  equipment: string[]
  category: Category | null
  /** What the cook is told of wishes that were not followed, as whole sentences. */
  notes?: string[]
  /** Words that say something, but nothing that the kitchen knows. */
  unknown?: string[]
  /** What was claimed by which words; no word is claimed twice. */
  claims?: Claim[]
  /** Typing errors that were mended: the word as typed, and as it was read. */
  readAs?: { typed: string; as: string }[]
  /**
   * The same craving read in the other ways that an "or" allows, each whole and without more of them. An answer to one of
   * them is an answer.
   */
  alternatives?: Craving[]
  /** Why nothing may be made of this (not food, unsafe); null when fine. */
  refusal: string | null
}

/** Every way in which a craving can be met, the first one first. */
export const waysToMeet = (craving: Craving): readonly Craving[] => [craving, ...(craving.alternatives ?? [])]

/** A craving that asks for nothing but its words, before anything is read in them. */
export const emptyCraving = (text = ''): Craving => ({
  text,
  dishes: [],
  foods: [],
  cuisines: [],
  diets: [],
  exclusions: [],
  maxMinutes: null,
  servings: null,
  maxIngredients: null,
  moods: [],
  equipment: [],
  category: null,
  refusal: null,
})
