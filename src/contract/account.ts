import { z } from 'zod'
import { category, id, instant, ok, subscriptionStatus } from './common.ts'
import { folder } from './folders.ts'
import { ingredient, recipeDraft, recipeSource } from './recipe.ts'
import { route } from './route.ts'
import { cookSettings } from './settings.ts'

/** Rises whenever a reader of older exports would misread a newer one. New fields alone do not raise it. */
export const EXPORT_VERSION = 1

const date = z.iso.date()
const when = { createdAt: instant, updatedAt: instant }

const exportedRecipe = recipeDraft.extend({
  id,
  ...when,
  notes: z.string(),
  isFavorite: z.boolean(),
  folderId: id.nullable(),
  /** The recipe that it is a copy of. */
  originId: id.nullable(),
  source: recipeSource,
  sharedAt: instant.nullable(),
  isListed: z.boolean(),
  /** Path of the picture at this server. */
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  version: z.int(),
  ingredients: z.array(ingredient),
})

/**
 * Everything that the product keeps of a cook, as one JSON document. Rows may carry more fields than are named here.
 * Sign-in secrets are not in it: passwords, sessions, and the tokens of calendar feeds and of the interface.
 */
export const accountExport = z.object({
  format: z.literal('larder-export'),
  version: z.literal(EXPORT_VERSION),
  exportedAt: instant,
  /** Where pictures are: their paths are below it. */
  origin: z.string(),
  profile: cookSettings.extend({
    id,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    subscriptionStatus,
    ...when,
  }),
  folders: z.array(z.looseObject({ ...folder.shape, ...when })),
  recipes: z.array(z.looseObject(exportedRecipe.shape)),
  /** Earlier texts of the recipes. */
  recipeVersions: z.array(
    z.looseObject({
      recipeId: id,
      version: z.int(),
      content: z.unknown(),
      imageUrl: z.string().nullable(),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
  ratings: z.array(
    z.looseObject({
      recipeId: id,
      rating: z.int(),
      comment: z.string().nullable(),
      tags: z.array(z.string()),
      ...when,
    }),
  ),
  cookedLog: z.array(
    z.looseObject({
      id,
      recipeId: id.nullable(),
      title: z.string(),
      cookedOn: date,
      servings: z.int().nullable(),
      note: z.string().nullable(),
    }),
  ),
  mealPlan: z.array(
    z.looseObject({
      id,
      date,
      mealType: z.string(),
      kind: z.string(),
      recipeId: id.nullable(),
      text: z.string().nullable(),
      servings: z.int().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** What the shopping list is computed from, the cook's own lines, and what was ticked or hidden. */
  shoppingSources: z.array(z.looseObject({ id, recipeId: id.nullable(), createdAt: instant })),
  shoppingLines: z.array(z.looseObject({ id, text: z.string(), aisle: z.string().nullable() })),
  shoppingMarks: z.array(
    z.looseObject({ lineKey: z.string(), tickedAt: instant.nullable(), hiddenAt: instant.nullable() }),
  ),
  /** What was asked of the kitchen, and what came of it. */
  generations: z.array(
    z.looseObject({ id, kind: z.string(), request: z.unknown(), state: z.string(), startedAt: instant }),
  ),
  /** Which food an ingredient's name means to this cook. */
  foodCorrections: z.array(z.looseObject({ name: z.string(), foodId: z.string() })),
  subscriptions: z.array(z.looseObject({ provider: z.string(), status: z.string() })),
  supportMessages: z.array(
    z.looseObject({ id, subject: z.string(), message: z.string(), createdAt: instant }),
  ),
  apiTokens: z.array(z.looseObject({ id, name: z.string(), createdAt: instant })),
})
export type AccountExport = z.infer<typeof accountExport>
/** The parts that are lists of rows. */
export type ExportSection = {
  [Name in keyof AccountExport]: AccountExport[Name] extends unknown[] ? Name : never
}[keyof AccountExport]

/** A collection in figures. */
export const accountStats = z.object({
  recipes: z.int(),
  favorites: z.int(),
  /** How often something was cooked. */
  cooked: z.int(),
  folders: z.int(),
  categories: z.array(z.object({ category, count: z.int() })),
})
export type AccountStats = z.infer<typeof accountStats>

/** Where the cook's picture is; null without one. */
const profilePicture = z.object({ profileImageUrl: z.string().nullable() })

export const account = {
  setPicture: route({
    method: 'POST',
    path: '/api/account/picture',
    access: 'user',
    summary: "Takes over the cook's picture of themselves, cut to a square.",
    upload: true,
    reply: profilePicture,
  }),
  removePicture: route({
    method: 'DELETE',
    path: '/api/account/picture',
    access: 'user',
    summary: "Removes the cook's picture of themselves.",
    reply: profilePicture,
  }),
  stats: route({
    method: 'GET',
    path: '/api/account/stats',
    access: 'user',
    summary: "The cook's collection in figures.",
    reply: accountStats,
  }),
  export: route({
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    summary: "All of the cook's data as one JSON document, written as it is read.",
    reply: accountExport,
    download: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/account',
    access: 'user',
    summary: 'Erases the account and everything of it. Needs a sign-in of the last five minutes.',
    reply: ok,
  }),
}
