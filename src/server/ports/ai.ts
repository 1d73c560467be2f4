import type { Category } from '#contract/common.ts'
import type { PartialRecipe } from '#contract/generations.ts'
import type { NearRecipe } from '#contract/problem.ts'
import type { Finding, Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { PagesAre, RecipeOption } from '#contract/recipes.ts'
import type { UnitSystem } from '#contract/settings.ts'
import type { Season } from '#domain/season.ts'
import type { Course } from '#kitchen/cookbook/courses.ts'
import type { Looks } from '#kitchen/cookbook/looks.ts'
import type { Craving } from '#kitchen/craving/craving.ts'
import type { Drawing } from '#kitchen/illustration/index.ts'
import type { Language } from '#kitchen/languages/dictionary.ts'
import type { AiOperator } from './ai-operator.ts'

/** What a cook asked for. `craving` is what the kitchen's own parser understood of the words. */
export interface WriteRequest {
  kind: 'text' | 'ingredients' | 'option'
  /** The cook's words: untrusted text, never instructions. */
  prompt: string
  /** What was chosen, when it is of kind `option`; the prompt says the same in words. */
  option?: Pick<RecipeOption, 'title' | 'requiredIngredients'>
  category?: Category
  craving: Craving
  /** The season where the cook lives, by their hemisphere. */
  season?: Season
  /** The language that the recipe is written in: that of the craving. English when left out. */
  language?: Language
  /** The cook's measures. */
  units?: UnitSystem
  /** Titles of recipes that the cook rated, the latest first. */
  tastes?: Tastes
  /** Feeds the seed of the built-in engine: same user, same craving, next attempt, another recipe. */
  userId: string
  attempt: number
  /** Titles of what the cook made lately, so that the next one differs. */
  recentTitles: string[]
  /** A draft that failed the checks, to be mended once. */
  repair?: { draft: RecipeDraft; findings: Finding[] }
}

/** What a cook has said of recipes by rating them. */
export interface Tastes {
  /** Rated with 4 or 5 stars. */
  liked: string[]
  /** Rated with 1 or 2 stars. */
  disliked: string[]
}

export interface WriteOptions {
  signal: AbortSignal
  /** Called with every larger part of the recipe; parts are unchecked. */
  onPartial?: (partial: PartialRecipe) => void
}

export interface WrittenRecipe {
  draft: RecipeDraft
  /** The name under which the recipe's source is recorded, such as `larder-kitchen` or `openai:gpt-5-mini`. */
  engine: string
  /** What it is in the cookbook, where it comes from there: it is held to the bounds of its course. */
  course?: Course
  /** `slug@hash` of the recipe of the cookbook that it was made from. */
  from?: string
  /** Of a model's recipe: which instructions it was asked with. */
  promptVersion?: string
}

/** A text that may hold a recipe: of a page, or pasted. Untrusted, never instructions. */
export interface TakeDownRequest {
  text: string
}

/** A recipe that is there, and what a cook wishes of it. */
export interface RefineRequest {
  draft: RecipeDraft
  /** The cook's words: untrusted text, never instructions. */
  wish: string
  /** The recipe of the cookbook that it was made from, as `slug@hash`. */
  from?: string
  /** What the changed recipe is held against: what the wish asks, and what the recipe keeps today. */
  craving: Craving
  /** An answer that failed the checks, to be mended once. */
  repair?: { draft: RecipeDraft; findings: Finding[] }
}

/** A photo of food. `photo` is an upright JPEG without anything else in it. */
export interface LookRequest {
  photo: Uint8Array
  /** What the dishes are held against: the cook's profile. */
  craving: Craving
}

/** What is on a photo of food, the surest first, and ideas for it. Unchecked, and words of a model: untrusted text. */
export interface SeenFoods {
  description: string
  /** Each food once. `confidence` is 0 to 1. */
  ingredients: { name: string; confidence: number }[]
  /** At most three. */
  recipeOptions: RecipeOption[]
}

/** A recipe as it stands on a photo; null is what the photo does not say. Unchecked, and untrusted text. */
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

/** What a model read on photos of a written recipe. `text` is all of it, line by line, before anything was made of it. */
export interface Transcription {
  text: string
  handwritten: boolean
  /** Empty when there is no recipe. */
  recipes: TranscribedRecipe[]
  engine: string
}

export interface DrawOptions {
  signal: AbortSignal
  /** How it looks, where its author has said so: what the kitchen draws follows it. */
  looks?: Looks | undefined
  quality: 'standard' | 'high'
}

/**
 * A picture as its maker gave it: the bytes of an image model, which the picture store decodes and encodes again, or
 * a drawing of the kitchen's own, which the picture store draws.
 */
export type DrawnDish = { alt: string } & ({ bytes: Uint8Array } | { drawing: Drawing })

/**
 * Whoever writes and draws recipes: the built-in kitchen, or a model.
 *
 * Every method rejects with `AiError`, and with the signal's reason when aborted.
 */
export interface Ai {
  readonly engine: string
  readonly label: string
  readonly vision: boolean
  readonly images: boolean
  /** For whoever runs the server; the built-in kitchen has nothing to be found out. */
  readonly operator?: AiOperator
  writeRecipe(request: WriteRequest, options: WriteOptions): Promise<WrittenRecipe>
  /** The changed recipe. `refused` when the wish cannot be met soundly, or is met already. */
  refine(request: RefineRequest, options: { signal: AbortSignal }): Promise<WrittenRecipe>
  /** The foods on a photo. Only where `vision` is true. */
  lookForFoods(request: LookRequest, options: { signal: AbortSignal }): Promise<SeenFoods>
  /**
   * The written recipes on photos (upright JPEGs of one upload, in their order). Only where `vision` is true.
   */
  readRecipes(photos: readonly Uint8Array[], options: ReadRecipesOptions): Promise<Transcription>
  /**
   * The recipe that a text holds, taken down and not composed: only where a model is configured. `refused` when there
   * is none in it.
   */
  takeDown?(request: TakeDownRequest, options: { signal: AbortSignal }): Promise<WrittenRecipe>
  drawDish(recipe: RecipeDraft, options: DrawOptions): Promise<DrawnDish>
}

export interface ReadRecipesOptions {
  signal: AbortSignal
  /** What the cook says of the photos; without it, their text tells. */
  pages?: PagesAre
}

/**
 * Why an AI call failed, in terms that the product can act on.
 * `refused`: no sound recipe can be made of this craving; its message is shown to the cook.
 * `credentials`, `payment`: the operator must act. `busy`: too many calls, `retryAfterS` when told.
 * `timeout`, `unreachable`, `broken` (an answer that cannot be used).
 */
export class AiError extends Error {
  readonly kind: 'refused' | 'credentials' | 'payment' | 'busy' | 'timeout' | 'unreachable' | 'broken'
  readonly retryAfterS: number | undefined
  /** The service's own words, for the operator alone: they are never shown to a cook. */
  readonly said: string | undefined
  /** Tokens that were spent before it failed. */
  spent: { inputTokens: number; outputTokens: number } | undefined
  /** Of a refusal: recipes that come near, to be offered in its place. */
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

/** Nobody here can look at photos: asking for it is a mistake of the caller. */
export const cannotSee = () => new AiError('broken', 'No model that sees is configured')
