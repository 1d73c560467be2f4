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

/** One line of the ingredient list as its author wrote it: `{ amount: '1 1/2 cups', item: 'flour, sifted' }`. */
export const ingredient = z.object({
  amount: z.string().max(MAX_LINE_LENGTH),
  item: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  /** The heading that it stands under, the same on each line of a part: `For the sauce`. Absent where there is none. */
  group: z.string().trim().min(1).max(MAX_GROUP_LENGTH).optional(),
})
export type Ingredient = z.infer<typeof ingredient>

export const minutes = z.int().min(0).max(10_080)

/** What a model, the built-in engine, a photo, an import or a form proposes. Nothing computed is in it. */
export const recipeDraft = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
  category,
  prepTime: minutes,
  cookTime: minutes,
  /** Rising, chilling, marinating: nobody has to be there. Recipes of before it was asked for have none. */
  restTime: minutes.default(0),
  servings: z.int().min(1).max(100),
  ingredients: z.array(ingredient).max(MAX_INGREDIENTS),
  instructions: z.array(z.string().trim().min(1).max(MAX_STEP_LENGTH)).max(MAX_STEPS),
})
export type RecipeDraft = z.infer<typeof recipeDraft>

/** All of it but the lines and the steps: what a list shows of a recipe. */
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

/** How far the nutrition can be trusted: which lines were found in the food table. */
export const nutritionCoverage = z.object({
  linesCounted: z.int().min(0),
  lines: z.int().min(0),
  /** Items that no food was found for. They are listed, never counted as zero. */
  unmatched: z.array(z.string()),
})
export type NutritionCoverage = z.infer<typeof nutritionCoverage>

export const findingSeverities = ['error', 'warning', 'note'] as const

/** What a kitchen check found, where, and what to do about it. */
export const finding = z.object({
  /** Identifier of the rule, such as `safety.poultry-temperature`. */
  rule: z.string(),
  severity: z.enum(findingSeverities),
  /** `title`, `times`, `ingredients.2`, `instructions.0`, `recipe`. */
  place: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

/** What the kitchen checked, as the recipe page shows it. `rules` lists every rule group that was run. */
export const checkReport = z.object({
  rules: z.array(z.object({ group: z.string(), passed: z.boolean() })),
  findings: z.array(finding),
})
export type CheckReport = z.infer<typeof checkReport>

export const groceryList = z.record(z.string(), z.array(z.string()))
export type GroceryList = z.infer<typeof groceryList>

/** Where a recipe came from. `engine` names the built-in kitchen or the model that wrote it. */
export const recipeSource = z.object({
  kind: z.enum(['text', 'ingredients', 'option', 'ocr', 'manual', 'import', 'shared', 'popular', 'refined']),
  engine: z.string().nullable(),
  prompt: z.string().nullable(),
  /** The recipe of the cookbook that it was made from, as it was then: `slug@hash`. */
  from: z.string().optional(),
  /** The instructions that a model was asked with. */
  promptVersion: z.string().optional(),
  /** Stretches of the words that it was made for, each with what it was read as. */
  understood: z.array(z.object({ words: z.string(), means: z.string() })).optional(),
  /** Of an imported recipe: the page that it comes from, and who wrote it there. */
  url: z.string().nullish(),
  author: z.string().nullish(),
  /** Whose file it came in: `mealie`, `paprika`, … */
  app: z.string().optional(),
  /** How it was made where it was exported, when that counted against a quota there. */
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
   * State of the picture that an image model paints, while the recipe shows the kitchen's drawing in its place: it is
   * still to come, or could not be made. Absent otherwise.
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
  /** It was read from photos and the cook has not looked it over yet: see `api.reviews`. */
  inReview: z.boolean(),
  averageRating: z.number().nullable(),
  totalRatings: z.int(),
  /** The caller's own rating, 1 to 5. */
  myRating: z.int().nullable(),
})
export type Recipe = z.infer<typeof recipe>

/** What a card in a list shows of a recipe. */
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
