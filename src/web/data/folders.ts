import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Folder } from '#contract/folders.ts'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { emptyFolder } from './recipe-cache.ts'
import { countsKey } from './recipe-keys.ts'

export const foldersQuery = queryOptions({
  queryKey: ['/api/folders'],
  queryFn: ({ signal }) => call(api.folders.list, { signal }),
})

/** Number of recipes in all, in each folder, and in none. */
export const folderCountsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => call(api.folders.counts, { signal }),
})

export type FolderContent = Pick<Folder, 'name' | 'color'>

const setFolders = (client: QueryClient, change: (folders: Folder[]) => Folder[]) =>
  client.setQueryData(foldersQuery.queryKey, (old) => old && change(old))

export function useCreateFolder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FolderContent) => call(api.folders.create, { body }),
    onSuccess: (folder) => setFolders(client, (all) => [...all, folder]),
  })
}

/** Renames or recolours a folder; the change is shown at once and undone when the server refuses it. */
export function useUpdateFolder() {
  const client = useQueryClient()
  const replace = (folder: Folder) =>
    setFolders(client, (all) => all.map((one) => (one.id === folder.id ? folder : one)))
  return useMutation({
    mutationFn: ({ folder, content }: { folder: Folder; content: FolderContent }) =>
      call(api.folders.update, { params: { id: folder.id }, body: content }),
    onMutate: ({ folder, content }) => replace({ ...folder, ...content }),
    onSuccess: replace,
    onError: (_error, { folder }) => replace(folder),
  })
}

/** Deletes a folder; its recipes become unorganized, both on the server and in the cache. */
export function useDeleteFolder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Folder, 'id'>) => call(api.folders.remove, { params: { id } }),
    onSuccess: (_, { id }) => {
      setFolders(client, (all) => all.filter((one) => one.id !== id))
      void emptyFolder(client, id)
    },
  })
}
