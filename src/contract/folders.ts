import { z } from 'zod'
import { id, idParams, ok } from './common.ts'
import { route } from './route.ts'

export const folderColors = [
  '#ea580c',
  '#dc2626',
  '#059669',
  '#2563eb',
  '#7c3aed',
  '#db2777',
  '#0891b2',
  '#65a30d',
] as const

export const folder = z.object({ id, name: z.string(), color: z.enum(folderColors) })
export type Folder = z.infer<typeof folder>

/** Number of recipes in each folder; a folder that is not listed has none. */
export const folderCounts = z.object({
  all: z.int(),
  unorganized: z.int(),
  folders: z.record(z.string(), z.int()),
})
export type FolderCounts = z.infer<typeof folderCounts>

const folderBody = z.object({
  name: z.string().trim().min(1).max(80),
  color: z.enum(folderColors).default('#ea580c'),
})

export const folders = {
  list: route({
    method: 'GET',
    path: '/api/folders',
    access: 'user',
    summary: "The cook's folders.",
    reply: z.array(folder),
  }),
  counts: route({
    method: 'GET',
    path: '/api/folders/counts',
    access: 'user',
    summary: 'How many recipes the cook has, in each folder and in none.',
    reply: folderCounts,
  }),
  create: route({
    method: 'POST',
    path: '/api/folders',
    access: 'user',
    summary: 'Makes a folder.',
    body: folderBody,
    reply: folder,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/api/folders/:id',
    access: 'user',
    summary: 'Renames or recolours a folder.',
    params: idParams,
    body: folderBody,
    reply: folder,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/folders/:id',
    access: 'user',
    summary: 'Deletes a folder; its recipes become unorganized.',
    params: idParams,
    reply: ok,
  }),
}
