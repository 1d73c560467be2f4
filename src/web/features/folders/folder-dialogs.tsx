import type { Folder } from '#contract/folders.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Question } from '#web/ui/question.tsx'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import { FolderForm } from './folder-form.tsx'
import { useFolderChanges } from './use-folder-changes.ts'

/** The open dialog with its folder. */
export type FolderDeed =
  | { kind: 'create' }
  | { kind: 'edit'; folder: Folder }
  | { kind: 'delete'; folder: Folder }

interface FolderDialogsProps {
  deed: FolderDeed | null
  onDone: (deed: FolderDeed) => void
  onDeleted: (folder: Folder) => void
}

/** The dialogs that create, edit and delete a folder; at most one is open. */
export function FolderDialogs({ deed, onDone, onDeleted }: FolderDialogsProps) {
  const t = useWords(foldersWords)
  const { createFolder, updateFolder, deleteFolder, isDeleting } = useFolderChanges()
  const done = () => {
    if (deed) onDone(deed)
  }
  const close = (open: boolean) => {
    if (!open) done()
  }
  return (
    <>
      <Dialog open={deed?.kind === 'create'} onOpenChange={close} title={t.newFolder}>
        <FolderForm
          submitLabel={t.create}
          onSubmit={(content) => createFolder(content).then(done)}
          onCancel={done}
        />
      </Dialog>
      <Dialog open={deed?.kind === 'edit'} onOpenChange={close} title={t.editFolder}>
        {deed?.kind === 'edit' && (
          <FolderForm
            folder={deed.folder}
            submitLabel={t.update}
            onSubmit={(content) => updateFolder(deed.folder, content).then(done)}
            onCancel={done}
          />
        )}
      </Dialog>
      <Question
        open={deed?.kind === 'delete'}
        onOpenChange={close}
        title={t.deleteAsk}
        text={t.deleteText}
        confirm={t.deleteFolder}
        busy={isDeleting}
        onConfirm={() => {
          if (deed?.kind !== 'delete') return
          const { folder } = deed
          deleteFolder(folder).then(
            () => {
              done()
              onDeleted(folder)
            },
            () => undefined,
          )
        }}
      />
    </>
  )
}
