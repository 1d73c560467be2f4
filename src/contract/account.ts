import { z } from 'zod'
import { category, id, instant, ok, subscriptionStatus } from './common.ts'
import { route } from './route.ts'
import { cookSettings } from './settings.ts'

/** The account's own data together with the cook's settings. */
export const accountProfile = cookSettings.extend({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus,
  createdAt: instant,
  updatedAt: instant,
})
export type AccountProfile = z.infer<typeof accountProfile>

/**
 * File formats of an export: `larder` holds everything and can be imported again; the others hold the recipes
 * only, for other programs and for people.
 */
export const exportFormats = ['larder', 'cooklang', 'markdown'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Numbers that describe a cook's collection. */
export const accountStats = z.object({
  recipes: z.int(),
  favorites: z.int(),
  /** Number of times that any recipe was cooked. */
  cooked: z.int(),
  folders: z.int(),
  categories: z.array(z.object({ category, count: z.int() })),
})
export type AccountStats = z.infer<typeof accountStats>

/** Address of the cook's picture; null without one. */
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
    summary:
      "All of the cook's data as one zip, written as it is read; the same data gives the same bytes. `format` asks for the recipes alone, as Cooklang or Markdown.",
    query: z.object({ format: z.enum(exportFormats).optional() }),
    reply: z.string(),
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
