import type { Folder } from '#contract/folders.ts'
import { type FolderContent, useCreateFolder, useDeleteFolder, useUpdateFolder } from '#web/data/folders.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'

/** Creates, edits and deletes folders and says how it went. Each rejects after having told of a failure. */
export function useFolderChanges() {
  const creating = useCreateFolder()
  const updating = useUpdateFolder()
  const deleting = useDeleteFolder()

  async function told<T>(work: Promise<T>, success: string, failure: string): Promise<T> {
    try {
      const result = await work
      toast({ title: success, tone: 'success' })
      return result
    } catch (error) {
      tellFailure(error, { title: 'Error', description: failure })
      throw error
    }
  }

  return {
    createFolder: (content: FolderContent) =>
      told(creating.mutateAsync(content), 'Folder created successfully', 'Failed to create folder'),
    updateFolder: (folder: Folder, content: FolderContent) =>
      told(
        updating.mutateAsync({ folder, content }),
        'Folder updated successfully',
        'Failed to update folder',
      ),
    deleteFolder: (folder: Folder) =>
      told(
        deleting.mutateAsync(folder),
        'Folder deleted successfully. Recipes moved to unorganized.',
        'Failed to delete folder',
      ),
    isDeleting: deleting.isPending,
  }
}
