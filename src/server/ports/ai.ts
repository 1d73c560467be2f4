import type { Category } from '#contract/common.ts'
import type { PartialRecipe } from '#contract/generations.ts'
import type { NearRecipe } from '#contract/problem.ts'
import type { Finding, Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { PagesAre, RecipeOption } from '#contract/recipes.ts'
import type { UnitSystem } from '#contract/settings.ts'
import type { Season } from '#domain/season.ts'
import type { GivenUp } from '#kitchen/checks/index.ts'
import type { Course } from '#kitchen/cookbook/courses.ts'
import type { Looks } from '#kitchen/cookbook/looks.ts'
import type { Craving } from '#kitchen/craving/craving.ts'
import type { Drawing } from '#kitchen/illustration/index.ts'
import type { Language } from '#kitchen/languages/dictionary.ts'
import type { AiOperator } from './ai-operator.ts'

/** Request of a cook for a recipe. `craving` is the result of the kitchen's own parser. */
export interface WriteRequest {
  kind: 'text' | 'ingredients' | 'option'
  /** Text of the cook: untrusted, never instructions. */
  prompt: string
  /** Chosen option of a request of kind `option`; the prompt says the same in words. */
  option?: Pick<RecipeOption, 'title' | 'requiredIngredients'>
  category?: Category
  craving: Craving
  /** Season where the cook lives, by their hemisphere. */
  season?: Season
  /** Language of the recipe, which is that of the craving. English when left out. */
  language?: Language
  /** Measures that the cook prefers. */
  units?: UnitSystem
  /** Titles of recipes that the cook rated, the latest first. */
  tastes?: Tastes
  /** Part of the built-in engine's seed: the same user and craving get another recipe at the next attempt. */
  userId: string
  attempt: number
  /** Titles of the cook's latest recipes, so that the next one differs. */
  recentTitles: string[]
  /** Draft that failed the checks, to be repaired once. */
  repair?: { draft: RecipeDraft; findings: Finding[] }
}

/** Tastes of a cook, by their ratings. */
export interface Tastes {
  /** Titles rated with 4 or 5 stars. */
  liked: string[]
  /** Titles rated with 1 or 2 stars. */
  disliked: string[]
}

export interface WriteOptions {
  signal: AbortSignal
  /** Called with every larger part of the recipe; parts are unchecked. */
  onPartial?: (partial: PartialRecipe) => void
}

export interface WrittenRecipe {
  draft: RecipeDraft
  /** Name under which the recipe's source is recorded, such as `larder-kitchen` or `openai:gpt-5-mini`. */
  engine: string
  /** Course in the cookbook, for a recipe from there, which is checked against the bounds of its course. */
  course?: Course
  /** Recipe of the cookbook from which it was made, as `slug@hash`. */
  from?: string
  /** Slug of the cookbook's recipe whose looks are drawn, for a meal that is made of several. */
  drawnAs?: string
  /** Wishes that a recipe of the built-in kitchen does not keep because none does; the checks tell them. */
  givenUp?: readonly GivenUp[]
  /** True for a model's recipe whose title is the name of another dish than the one asked for. */
  isTitledAsAnother?: boolean
  /** Version of the instructions, for a recipe of a model. */
  promptVersion?: string
  /** Recipes of the cookbook that the model was shown, and of which its recipe may be no copy. */
  references?: readonly RecipeDraft[]
}

/** Text that may contain a recipe: of a page, or pasted. Untrusted, never instructions. */
export interface TakeDownRequest {
  text: string
}

/** Existing recipe, with a cook's wish to change it. */
export interface RefineRequest {
  draft: RecipeDraft
  /** Text of the cook: untrusted, never instructions. */
  wish: string
  /** Recipe of the cookbook from which it was made, as `slug@hash`. */
  from?: string
  /** Rules for the changed recipe: those of the wish, and those that the recipe keeps today. */
  craving: Craving
  /** Draft that failed the checks, to be repaired once. */
  repair?: { draft: RecipeDraft; findings: Finding[] }
}

/** Photo of food. `photo` is an upright JPEG without any metadata. */
export interface LookRequest {
  photo: Uint8Array
  /** Rules for the dishes, from the cook's profile. */
  craving: Craving
}

/** Foods on a photo, the surest first, and ideas for them. Unchecked, and untrusted text of a model. */
export interface SeenFoods {
  description: string
  /** Foods, each once. `confidence` is 0 to 1. */
  ingredients: { name: string; confidence: number }[]
  /** Ideas for dishes, at most three. */
  recipeOptions: RecipeOption[]
}

/** Recipe as a photo has it; null for facts that the photo does not give. Unchecked, and untrusted text. */
export interface TranscribedRecipe {
  title: string
  description: string
  category: Category | null
  prepTime: number | null
  cookTime: number | null
  restTime: number | null
  servings: number | null
  ingredients: Ingredient[]
  instructions: string[]
}

/**
 * Transcription of photos of a written recipe. `text` is all of it, line by line, before anything was derived
 * from it.
 */
export interface Transcription {
  text: string
  handwritten: boolean
  /** Recipes in the text; empty when there is none. */
  recipes: TranscribedRecipe[]
  engine: string
}

export interface DrawOptions {
  signal: AbortSignal
  /** Look of the dish, where its author has described it: the kitchen's drawing follows it. */
  looks?: Looks | undefined
  quality: 'standard' | 'high'
}

/**
 * Picture as its maker gave it: the bytes of an image model, which the picture store decodes and encodes
 * again, or a drawing of the kitchen's own, which the picture store renders.
 */
export type DrawnDish = { alt: string } & ({ bytes: Uint8Array } | { drawing: Drawing })

/**
 * Engine that writes and draws recipes: the built-in kitchen, or a model.
 * Every method rejects with `AiError`, and with the signal's reason when aborted.
 */
export interface Ai {
  readonly engine: string
  readonly label: string
  readonly vision: boolean
  readonly images: boolean
  /** Reports for the operator; the built-in kitchen has none. */
  readonly operator?: AiOperator
  writeRecipe(request: WriteRequest, options: WriteOptions): Promise<WrittenRecipe>
  /** Returns the changed recipe. `refused` when the wish cannot be met soundly, or is met already. */
  refine(request: RefineRequest, options: { signal: AbortSignal }): Promise<WrittenRecipe>
  /** Finds the foods on a photo. Only where `vision` is true. */
  lookForFoods(request: LookRequest, options: { signal: AbortSignal }): Promise<SeenFoods>
  /**
   * Transcribes written recipes on photos (upright JPEGs of one upload, in their order). Only where `vision`
   * is true.
   */
  readRecipes(photos: readonly Uint8Array[], options: ReadRecipesOptions): Promise<Transcription>
  /**
   * Extracts the recipe of a text without composing anything; only where a model is configured. `refused`
   * when there is none in it.
   */
  takeDown?(request: TakeDownRequest, options: { signal: AbortSignal }): Promise<WrittenRecipe>
  drawDish(recipe: RecipeDraft, options: DrawOptions): Promise<DrawnDish>
}

export interface ReadRecipesOptions {
  signal: AbortSignal
  /** Order of the photos according to the cook; without it, their text decides. */
  pages?: PagesAre
}

/**
 * Error of an AI call, with a kind that the product can act on.
 * `refused`: no sound recipe can be made of this craving; its message is shown to the cook.
 * `credentials`, `payment`: the operator must act. `busy`: too many calls, with `retryAfterS` when the
 * service gave it.
 * `timeout`, `unreachable`, `broken` (an answer that cannot be used).
 */
export class AiError extends Error {
  readonly kind: 'refused' | 'credentials' | 'payment' | 'busy' | 'timeout' | 'unreachable' | 'broken'
  readonly retryAfterS: number | undefined
  /** Words of the service, for the operator alone: they are never shown to a cook. */
  readonly said: string | undefined
  /** Tokens that were spent before the failure. */
  spent: { inputTokens: number; outputTokens: number } | undefined
  /** Recipes that come near, to be offered in place of a refused one. */
  readonly near: readonly NearRecipe[]
  constructor(
    kind: AiError['kind'],
    message: string,
    options: {
      cause?: unknown
      retryAfterS?: number | undefined
      said?: string | undefined
      near?: readonly NearRecipe[]
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AiError'
    this.kind = kind
    this.retryAfterS = options.retryAfterS
    this.said = options.said
    this.near = options.near ?? []
  }
}

/** Error for a photo without a configured vision model, which is a mistake of the caller. */
export const cannotSee = () => new AiError('broken', 'No model that sees is configured')
