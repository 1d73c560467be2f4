import type { Folder } from '#contract/folders.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Question } from '#web/ui/question.tsx'
import { FolderForm } from './folder-form.tsx'
import { useFolderChanges } from './use-folder-changes.ts'

/** Which of the three is open, and for which folder. */
export type FolderDeed =
  | { kind: 'create' }
  | { kind: 'edit'; folder: Folder }
  | { kind: 'delete'; folder: Folder }

interface FolderDialogsProps {
  deed: FolderDeed | null
  onDone: () => void
  onDeleted: (folder: Folder) => void
}

/** The dialogs that create, edit and delete a folder; at most one is open. */
export function FolderDialogs({ deed, onDone, onDeleted }: FolderDialogsProps) {
  const { createFolder, updateFolder, deleteFolder, isDeleting } = useFolderChanges()
  const close = (open: boolean) => {
    if (!open) onDone()
  }
  return (
    <>
      <Dialog open={deed?.kind === 'create'} onOpenChange={close} title="New Folder">
        <FolderForm
          submitLabel="Create Folder"
          onSubmit={(content) => createFolder(content).then(onDone)}
          onCancel={onDone}
        />
      </Dialog>
      <Dialog open={deed?.kind === 'edit'} onOpenChange={close} title="Edit Folder">
        {deed?.kind === 'edit' && (
          <FolderForm
            folder={deed.folder}
            submitLabel="Update Folder"
            onSubmit={(content) => updateFolder(deed.folder, content).then(onDone)}
            onCancel={onDone}
          />
        )}
      </Dialog>
      <Question
        open={deed?.kind === 'delete'}
        onOpenChange={close}
        title="Delete folder?"
        text="Are you sure you want to delete this folder? All recipes in this folder will be moved to unorganized."
        confirm="Delete Folder"
        busy={isDeleting}
        onConfirm={() => {
          if (deed?.kind !== 'delete') return
          const { folder } = deed
          deleteFolder(folder).then(
            () => {
              onDone()
              onDeleted(folder)
            },
            () => undefined,
          )
        }}
      />
    </>
  )
}
