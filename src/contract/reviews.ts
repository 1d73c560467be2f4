import { z } from 'zod'
import { id, idParams } from './common.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

/** Why a part of a recipe that was read from a photo is not certain. */
export const doubtKinds = [
  /** The reader was not sure of the letters. */
  'unclear',
  /** The amount has lost a fraction, or may have: "2 teaspoon" was probably "1/2 teaspoon". */
  'lost_fraction',
  /** An amount that nobody would take of this food. */
  'implausible_amount',
  /** Something was mended: "l cup" became "1 cup". The cook should see it. */
  'mended',
  /** Figures that the photo does not show. */
  'not_in_photo',
  /** Nothing in the photo says it; it was assumed. */
  'assumed',
  /** Written by hand. */
  'handwriting',
] as const
export type DoubtKind = (typeof doubtKinds)[number]

/** A doubtful span of a recipe that was read from a photo. */
export const doubt = z.object({
  /** `title`, `category`, `servings`, `prepTime`, `cookTime`, `ingredients.2`, `instructions.0`, or `recipe` for all. */
  place: z.string(),
  /** The doubtful part of the field as it was stored, such as `2 teaspoon`; empty when it is the whole field. */
  text: z.string(),
  kind: z.enum(doubtKinds),
  /** One plain sentence that says why, and what to look at. */
  reason: z.string(),
  /** Where on the photo: which photo (from 0), and shares of its width and height from the top left corner. */
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

/** A photo, or a page of a PDF, that a recipe was read from, upright. It can be fetched by its cook alone, with the bearer token. */
export const reviewPhoto = z.object({
  /** `/api/recipes/{id}/review/photos/{n}`, a JPEG. */
  url: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
})

/** What a cook needs to look over a recipe that was read from photos, until it is confirmed. */
export const review = z.object({
  recipeId: id,
  photos: z.array(reviewPhoto),
  doubts: z.array(doubt),
  /** Everything that was read, before anything was made of it. */
  rawText: z.string(),
  handwritten: z.boolean(),
  /** Who read it: `larder-kitchen`, or the model. */
  engine: z.string(),
  /** The other recipes of the same upload, in the order of its pages, and whether they wait to be looked over, too. */
  others: z.array(z.object({ id, title: z.string(), inReview: z.boolean() })),
  /** Titles of further recipes on the photos that were not kept because the month's recipes are used up. */
  leftOut: z.array(z.string()),
  /** Which of the photos, from 0, nothing could be read of. */
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
