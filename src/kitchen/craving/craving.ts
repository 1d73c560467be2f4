import type { Category } from '#contract/common.ts'
import { type Allergen, type Diet, diets } from '#contract/dietary.ts'
import type { Condition } from '../conditions/index.ts'
import type { AmountAtHand, Claim, FoodState, Target, Yield } from './claim.ts'
import type { Pet } from './wishes/for-pets.ts'

export { type Diet, diets }

/** Meaning of a craving as the parser understood it, with the rules that the answer is checked against. */
export interface Craving {
  /** Words as typed; in English when the craving was typed in another language that the kitchen reads. */
  text: string
  /** Words as typed, when `text` holds their English. */
  typed?: string
  /** Named dishes, as archetype ids or lexicon names: `pancakes`, `risotto`. */
  dishes: string[]
  /**
   * Recipes of the cookbook that the words name; `isFamily` when several recipes share the name,
   * `isOnly` when no other may answer: a dish that is left over is not made once more.
   */
  recipes?: { slugs: string[]; isFamily: boolean; isOnly?: boolean }
  /**
   * Dish that a sauce or another part is for: recipes that mention it come first, and none is required to.
   */
  purpose?: string[]
  /** True when dishes of any day may answer a wish for a feast, because none of its own does. */
  isAnyDay?: true
  /** True when the dish is to stand beside another one: "what goes with salmon". */
  isSide?: boolean
  /**
   * Dishes named beside the one that is made, as typed: the mashed potatoes of "meatloaf with mashed
   * potatoes".
   */
  beside?: string[]
  /** Meal of several dishes that the words name, each read by itself: goulash, and spätzle beside it. */
  menu?: { main: Craving; sides: Craving[] }
  /** Food ids asked for: `mushroom`. */
  foods: string[]
  /** Kinds of food asked for, of which any member will do: `berry`, `fish`. */
  families?: string[]
  cuisines: string[]
  /** Cuisines that are not wanted. */
  deniedCuisines?: string[]
  /** Dishes that are not wanted although their foods are: apples, and no cinnamon apples. */
  deniedDishes?: string[]
  /** Textures that the dish is not to have: chewy. */
  deniedTextures?: string[]
  diets: Diet[]
  /** Foods that must not occur: ids and plain words ("no wine", "allergic to sesame"). */
  exclusions: string[]
  /** Allergens from the words or from the cook's profile; no other wish overrides them. */
  allergies?: Allergen[]
  /** Allergens that the craving's own words state. */
  statedAllergies?: Allergen[]
  /** True when the eggs in the dish have to be cooked: "no raw egg". */
  cooksEggs?: true
  /** True when the meat and fish in the dish have to be cooked: "no raw fish". */
  cooksMeat?: true
  /**
   * True when the words speak of allergies that only the cook's profile can name: "safe for my allergies".
   */
  meansProfile?: boolean
  /** Conditions and audiences with rules of their own: low FODMAP, a baby. */
  conditions?: Condition[]
  /** Animal that is to eat the dish: only recipes written for that animal are offered, unchanged. */
  pet?: Pet
  /** Limits per serving that the craving asks for. */
  targets?: Target[]
  /** Dish that was named, in the cook's words, with every name that the dish goes by. */
  named?: {
    words: string
    names: string[]
    /** Foods that make the dish, for each recipe of the name that says so. */
    needs?: readonly (readonly string[])[]
  }
  /** Foods at hand in a state of their own: leftover potatoes, cooked lentils. */
  states?: FoodState[]
  /** True when a food that is there is to be used up: limp carrots. */
  usesUp?: true
  /** Amounts of foods at hand, to which a recipe is fitted: six egg yolks. */
  amounts?: AmountAtHand[]
  /** Cooking techniques that the craving rules out: `fried`. */
  avoidedTechniques?: string[]
  /**
   * Exclusions that come from the cook's profile; `dislikesAskedFor` holds those that these words ask for all
   * the same.
   */
  dislikes?: string[]
  dislikesAskedFor?: string[]
  /** Longest total time in minutes. */
  maxMinutes: number | null
  /** Longest time in minutes of the cook's own work, however long the dish then cooks: "15 minutes of prep". */
  maxPrepMinutes?: number
  servings: number | null
  /** Amount of the dish that is to be made: 48 cupcakes, a double batch. */
  yields?: Yield
  maxIngredients: number | null
  /** Nothing else is there: "I only have potatoes and onions". */
  onlyThese?: true
  /** Known mood words: `cozy`, `light`, `spicy`. */
  moods: string[]
  /** Tools that the craving asks for or lacks: `no oven`, `one pan`, `air fryer`, … */
  equipment: string[]
  category: Category | null
  /** Sentences that tell the cook which wishes were not followed, and why. */
  notes?: string[]
  /** Words that carry meaning, but none that the kitchen knows. */
  unknown?: string[]
  /** Claims that cover the words; no word is claimed twice. */
  claims?: Claim[]
  /** Corrected typing errors: the word as typed, and as it was read. */
  readAs?: { typed: string; as: string }[]
  /**
   * Other readings of the craving that an "or" allows, each complete and without alternatives of its own. A
   * recipe that meets one of them meets the craving.
   */
  alternatives?: Craving[]
  /** Dish that is there already, that no recipe uses up and that is not made once more. */
  unusedDish?: string
  /** Reason why nothing may be made of the craving (not food, unsafe); null when there is none. */
  refusal: string | null
}

/** Returns every reading in which a craving can be met, the main one first. */
export const waysToMeet = (craving: Craving): readonly Craving[] => [craving, ...(craving.alternatives ?? [])]

/** Returns a craving that holds only its text, before any pass has read it. */
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

/** True for a craving that is about nothing but a dish that is there already: what to do with leftover ragù. */
export const isUnusedAlone = ({ unusedDish, foods, families = [] }: Craving): boolean =>
  unusedDish !== undefined && foods.length + families.length === 0
