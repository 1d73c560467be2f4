import type { Folder } from '#contract/folders.ts'
import { type FolderContent, useCreateFolder, useDeleteFolder, useUpdateFolder } from '#web/data/folders.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { foldersWords } from '#web/words/folders.ts'

type Outcome = `${'create' | 'update' | 'delete'}${'d' | 'Failed'}`

/**
 * Creates, edits and deletes folders and shows the result. Each function rejects after it has shown a
 * failure.
 */
export function useFolderChanges() {
  const creating = useCreateFolder()
  const updating = useUpdateFolder()
  const deleting = useDeleteFolder()

  async function told<T>(work: Promise<T>, success: Outcome, failure: Outcome): Promise<T> {
    try {
      const result = await work
      toast({ title: foldersWords.get()[success], tone: 'success' })
      return result
    } catch (error) {
      tellFailure(error, { title: commonWords.get().error, description: foldersWords.get()[failure] })
      throw error
    }
  }

  return {
    createFolder: (content: FolderContent) => told(creating.mutateAsync(content), 'created', 'createFailed'),
    updateFolder: (folder: Folder, content: FolderContent) =>
      told(updating.mutateAsync({ folder, content }), 'updated', 'updateFailed'),
    deleteFolder: (folder: Folder) => told(deleting.mutateAsync(folder), 'deleted', 'deleteFailed'),
    isDeleting: deleting.isPending,
  }
}
