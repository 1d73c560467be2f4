import { z } from 'zod'
import { category, id, instant } from './common.ts'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_GROUP_LENGTH,
  MAX_INGREDIENTS,
  MAX_LINE_LENGTH,
  MAX_STEP_LENGTH,
  MAX_STEPS,
  MAX_TITLE_LENGTH,
} from './limits.ts'

/** An ingredient line as its author wrote it: `{ amount: '1 1/2 cups', item: 'flour, sifted' }`. */
export const ingredient = z.object({
  amount: z.string().max(MAX_LINE_LENGTH),
  item: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  /** Heading above the line, the same on each line of a part: `For the sauce`. Absent without a heading. */
  group: z.string().trim().min(1).max(MAX_GROUP_LENGTH).optional(),
})
export type Ingredient = z.infer<typeof ingredient>

export const minutes = z.int().min(0).max(10_080)

/**
 * A proposed recipe from a model, the built-in engine, a photo, an import or a form, without computed fields.
 */
export const recipeDraft = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
  category,
  prepTime: minutes,
  cookTime: minutes,
  /**
   * Minutes of rising, chilling or marinating, when nobody has to be there; 0 in recipes from before this
   * field existed.
   */
  restTime: minutes.default(0),
  servings: z.int().min(1).max(100),
  ingredients: z.array(ingredient).max(MAX_INGREDIENTS),
  instructions: z.array(z.string().trim().min(1).max(MAX_STEP_LENGTH)).max(MAX_STEPS),
})
export type RecipeDraft = z.infer<typeof recipeDraft>

/** The fields that a list of recipes shows: everything but the ingredients and the steps. */
export const recipeHead = recipeDraft.omit({ ingredients: true, instructions: true })
export type RecipeHead = z.infer<typeof recipeHead>

/** Per serving: kcal; grams for protein, carbs, fat, fiber and sugar; milligrams for sodium. */
export const nutrition = z.object({
  calories: z.number().min(0),
  protein: z.number().min(0),
  carbs: z.number().min(0),
  fat: z.number().min(0),
  fiber: z.number().min(0),
  sugar: z.number().min(0),
  sodium: z.number().min(0),
})
export type Nutrition = z.infer<typeof nutrition>

/** Reliability of the nutrition values: how many lines were found in the food table. */
export const nutritionCoverage = z.object({
  linesCounted: z.int().min(0),
  lines: z.int().min(0),
  /** Items without a known food; they are listed, never counted as zero. */
  unmatched: z.array(z.string()),
})
export type NutritionCoverage = z.infer<typeof nutritionCoverage>

export const findingSeverities = ['error', 'warning', 'note'] as const

/** A result of a kitchen check: the rule, the place in the recipe and a remedy. */
export const finding = z.object({
  /** Identifier of the rule, such as `safety.poultry-temperature`. */
  rule: z.string(),
  severity: z.enum(findingSeverities),
  /** Place in the recipe: `title`, `times`, `ingredients.2`, `instructions.0`, `recipe`. */
  place: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

/** The kitchen checks of a recipe as its page shows them. `rules` lists every rule group that was run. */
export const checkReport = z.object({
  rules: z.array(z.object({ group: z.string(), passed: z.boolean() })),
  findings: z.array(finding),
})
export type CheckReport = z.infer<typeof checkReport>

export const groceryList = z.record(z.string(), z.array(z.string()))
export type GroceryList = z.infer<typeof groceryList>

/** The origin of a recipe. `engine` names the built-in kitchen or the model that wrote it. */
export const recipeSource = z.object({
  kind: z.enum(['text', 'ingredients', 'option', 'ocr', 'manual', 'import', 'shared', 'popular', 'refined']),
  engine: z.string().nullable(),
  prompt: z.string().nullable(),
  /** The cookbook recipe that it was made from, with the hash of its content at that time: `slug@hash`. */
  from: z.string().optional(),
  /** Version of the instructions that the model was given. */
  promptVersion: z.string().optional(),
  /** The built-in kitchen or the model that changed the recipe last, and the version of its instructions. */
  refinedBy: z.object({ engine: z.string(), promptVersion: z.string().optional() }).optional(),
  /** Parts of the prompt, each with its interpretation. */
  understood: z.array(z.object({ words: z.string(), means: z.string() })).optional(),
  /** Page and author of an imported recipe. */
  url: z.string().nullish(),
  author: z.string().nullish(),
  /** The app whose file the recipe was imported from: `mealie`, `paprika`, … */
  app: z.string().optional(),
  /** Origin of the recipe in the installation that exported it, when it counted against a quota there. */
  original: z
    .object({ kind: z.string(), engine: z.string().nullable(), prompt: z.string().nullable() })
    .optional(),
})
export type RecipeSource = z.infer<typeof recipeSource>

export const recipe = recipeDraft.extend({
  id,
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /**
   * State of the picture that an image model paints, while the recipe shows the kitchen's drawing in its
   * place: `coming` or `failed`. Absent otherwise.
   */
  painting: z.enum(['coming', 'failed']).optional(),
  isFavorite: z.boolean(),
  folderId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Rises by one with every change of the content. */
  version: z.int().min(1),
  groceryList,
  nutrition: nutrition.nullable(),
  nutritionCoverage: nutritionCoverage.nullable(),
  checks: checkReport.nullable(),
  source: recipeSource,
  isShared: z.boolean(),
  /** True while a recipe that was read from photos waits for the cook's review: see `api.reviews`. */
  inReview: z.boolean(),
  averageRating: z.number().nullable(),
  totalRatings: z.int(),
  /** The caller's own rating, 1 to 5. */
  myRating: z.int().nullable(),
})
export type Recipe = z.infer<typeof recipe>

/** The fields that a recipe card in a list shows. */
export const recipeCard = recipeHead.extend(
  recipe.pick({
    id: true,
    nutrition: true,
    imageUrl: true,
    imageAlt: true,
    isFavorite: true,
    isShared: true,
    folderId: true,
    createdAt: true,
    averageRating: true,
    totalRatings: true,
    myRating: true,
  }).shape,
)
export type RecipeCard = z.infer<typeof recipeCard>
