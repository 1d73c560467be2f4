import { z } from 'zod'
import { calendarDay, id, instant } from './common.ts'
import { cookedEntry } from './cooked.ts'
import { folderColors } from './folders.ts'
import { MAX_COMMENT_LENGTH, ratingTags } from './ratings.ts'
import { recipeDraft, recipeSource } from './recipe.ts'
import { cookSettings } from './settings.ts'
import { versionReasons } from './versions.ts'

/**
 * Version of the archive format: it rises when a reader of older archives would misread a newer one, not when
 * fields are added.
 */
export const ARCHIVE_VERSION = 2

/** Content of `larder.json`, the first file of an archive. */
export const archiveManifest = z.object({
  format: z.literal('larder-archive'),
  version: z.int().min(2),
  about: z.string(),
})

/** A path inside the archive: a recipe's folder, or a picture in it. */
const archivePath = z.string().max(200)
const picture = z.object({ file: archivePath, alt: z.string().max(1000).nullable() }).nullable()

/**
 * Longer than any text that Larder writes here; the bound keeps addresses small enough for a database index,
 * which holds no more than a few kilobytes.
 */
const shortText = z.string().max(2000)
const origin = { engine: shortText.nullable(), prompt: shortText.nullable() }
const archivedSource = recipeSource.extend({
  ...origin,
  url: shortText.nullish(),
  author: shortText.nullish(),
  app: shortText.optional(),
  original: z.object({ kind: shortText, ...origin }).optional(),
})

/** The fields that schema.org lacks or defines differently, stored under `larder` in each `recipe.json`. */
export const archivedRecipe = recipeDraft.extend({
  notes: z.string().max(20_000),
  isFavorite: z.boolean(),
  /** The `key` of a folder in `folders.json`. */
  folder: z.string().max(20).nullable(),
  picture,
  source: archivedSource,
  rating: z
    .object({
      rating: z.int().min(1).max(5),
      comment: z.string().max(MAX_COMMENT_LENGTH).nullable(),
      tags: z.array(z.enum(ratingTags)),
      createdAt: instant,
      updatedAt: instant,
    })
    .nullable(),
  version: z.int().min(1).max(1_000_000),
  /** Earlier versions of the recipe, oldest first. */
  versions: z.array(
    z.object({
      version: z.int().min(1).max(1_000_000),
      content: recipeDraft,
      picture,
      reason: z.enum(versionReasons),
      detail: z.string().max(2000).nullable(),
      createdAt: instant,
    }),
  ),
  createdAt: instant,
  updatedAt: instant,
})
export type ArchivedRecipe = z.infer<typeof archivedRecipe>

export const archivedFolder = z.object({
  key: z.string().max(20),
  name: z.string().trim().min(1).max(80),
  color: z.enum(folderColors),
  createdAt: instant,
})
export type ArchivedFolder = z.infer<typeof archivedFolder>

/** Folder of a recipe in the archive, such as `0001-tomato-soup`. */
const recipeRef = archivePath.nullable()
const when = { createdAt: instant, updatedAt: instant }

export const archivedMeal = z.object({
  date: calendarDay,
  mealType: z.enum(['breakfast', 'lunch', 'dinner', 'prep']),
  kind: z.enum(['recipe', 'leftovers', 'text']),
  recipe: recipeRef,
  text: z.string().max(2000).nullable(),
  servings: z.int().min(1).max(1000).nullable(),
  note: z.string().max(5000).nullable(),
  cookedAt: instant.nullable(),
  /** Absent in archives that were written before meals could be marked as cooked. */
  cookedOn: calendarDay.nullish(),
  ...when,
})
export type ArchivedMeal = z.infer<typeof archivedMeal>

export const archivedCooked = z.object({
  recipe: recipeRef,
  title: z.string().max(500),
  cookedOn: cookedEntry.shape.cookedOn,
  servings: z.int().min(1).max(1000).nullable(),
  note: z.string().max(5000).nullable(),
  createdAt: instant,
})
export type ArchivedCooked = z.infer<typeof archivedCooked>

/** A recipe on the cook's shelf of recipes to cook some day. */
export const archivedShelf = z.object({ recipe: recipeRef, addedAt: instant })
export type ArchivedShelf = z.infer<typeof archivedShelf>

export const archivedShopping = z.object({
  sources: z.array(
    z.object({
      recipe: recipeRef,
      servings: z.int().min(1).max(1000).nullable(),
      fromDate: calendarDay.nullable(),
      toDate: calendarDay.nullable(),
      createdAt: instant,
    }),
  ),
  lines: z.array(
    z.object({ id: z.uuid(), text: z.string().max(2000), aisle: z.string().max(200).nullable(), ...when }),
  ),
  marks: z.array(
    z.object({
      lineKey: z.string().max(500),
      tickedAt: instant.nullable(),
      hiddenAt: instant.nullable(),
      updatedAt: instant,
      tickedAmount: z.string().max(500).nullish(),
      boughtAmount: z.string().max(500).nullish(),
      tickChangedAt: instant.nullish(),
      hideChangedAt: instant.nullish(),
    }),
  ),
  /** The cook's order of aisles and their staples; null when the cook never set them. */
  aisles: z.array(z.string().max(200)).max(100).nullish(),
  staples: z.array(z.string().max(200)).max(1000).nullish(),
  /** Amounts of the list when the cook last looked, by food and day. */
  baseline: z
    .record(
      z.string().max(500),
      z.object({
        text: z.string().max(1000),
        size: z.string().max(50).nullable(),
        wants: z.array(
          z.object({
            date: calendarDay.nullable(),
            mealId: id.nullable(),
            sums: z.record(z.string().max(50), z.string().max(500)),
          }),
        ),
      }),
    )
    .nullish(),
})
export type ArchivedShopping = z.infer<typeof archivedShopping>

/** A cook's correction: the food that an ingredient's name means to them. */
export const archivedFood = z.object({ name: z.string().min(1).max(500), food: z.string().max(200) })

/** Files beside the recipes that an import reads, and the schema of each. */
export const archiveParts = {
  // Archives of an older version have no meal times.
  settings: cookSettings.partial({ mealTimes: true }),
  foods: z.array(archivedFood),
  cooked: z.array(archivedCooked),
  plan: z.array(archivedMeal),
  shelf: z.array(archivedShelf),
  shopping: archivedShopping,
} as const
export type ArchivePart = keyof typeof archiveParts
