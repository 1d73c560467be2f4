import { z } from 'zod'
import { id, idParams } from './common.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

/** Reasons why a part of a recipe that was read from a photo is uncertain. */
export const doubtKinds = [
  /** The reader was not sure of the letters. */
  'unclear',
  /** The amount may have lost a fraction: "2 teaspoon" was probably "1/2 teaspoon". */
  'lost_fraction',
  /** The amount is one that no recipe uses of this food. */
  'implausible_amount',
  /** The text was corrected, such as "l cup" to "1 cup", and the cook should see the correction. */
  'mended',
  /** The number does not appear in the photo. */
  'not_in_photo',
  /** The value was assumed, because the photo does not show it. */
  'assumed',
  /** The text was written by hand. */
  'handwriting',
] as const
export type DoubtKind = (typeof doubtKinds)[number]

/** An uncertain part of a recipe that was read from a photo. */
export const doubt = z.object({
  /**
   * Field of the recipe: `title`, `category`, `servings`, `prepTime`, `cookTime`, `ingredients.2`,
   * `instructions.0`, or `recipe` for all.
   */
  place: z.string(),
  /** The uncertain part of the stored field, such as `2 teaspoon`; empty when it is the whole field. */
  text: z.string(),
  kind: z.enum(doubtKinds),
  /** One plain sentence that gives the reason and names what to look at. */
  reason: z.string(),
  /**
   * Position of the text: the photo's index (from 0), and shares of its width and height from the top left
   * corner.
   */
  spot: z
    .object({
      photo: z.int().min(0),
      left: z.number().min(0).max(1),
      top: z.number().min(0).max(1),
      width: z.number().min(0).max(1),
      height: z.number().min(0).max(1),
    })
    .nullable(),
})
export type Doubt = z.infer<typeof doubt>

/**
 * An upright photo or PDF page that a recipe was read from; only its cook can fetch it, with the bearer
 * token.
 */
export const reviewPhoto = z.object({
  /** `/api/recipes/{id}/review/photos/{n}`, a JPEG. */
  url: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
})

/** The data for reviewing a recipe that was read from photos, until the cook confirms it. */
export const review = z.object({
  recipeId: id,
  photos: z.array(reviewPhoto),
  doubts: z.array(doubt),
  /** The whole recognised text, before it was turned into a recipe. */
  rawText: z.string(),
  handwritten: z.boolean(),
  /** The reader: `larder-kitchen`, or the model. */
  engine: z.string(),
  /** Other recipes of the same upload, in page order, each with its own review state. */
  others: z.array(z.object({ id, title: z.string(), inReview: z.boolean() })),
  /** Titles of further recipes on the photos that were not saved because the month's recipes are used up. */
  leftOut: z.array(z.string()),
  /** Indexes of the photos, from 0, in which nothing could be read. */
  unread: z.array(z.int().min(0)),
})
export type Review = z.infer<typeof review>

export const reviews = {
  get: route({
    method: 'GET',
    path: '/api/recipes/:id/review',
    access: 'user',
    summary:
      'What to look over in a recipe that was read from photos. 404 for a recipe without an open review.',
    params: idParams,
    reply: review,
  }),
  photo: route({
    method: 'GET',
    path: '/api/recipes/:id/review/photos/:photo',
    access: 'user',
    summary: 'A photo that the recipe was read from, as JPEG, for its cook alone.',
    params: idParams.extend({ photo: z.coerce.number().int().min(0).max(50) }),
    reply: z.string(),
    download: true,
  }),
  confirm: route({
    method: 'POST',
    path: '/api/recipes/:id/review/confirm',
    access: 'user',
    summary: 'The cook has looked it over: the review ends and its photos are removed. Edits go through PUT.',
    params: idParams,
    reply: recipe,
  }),
}
