import { EmptyState } from '#web/ui/empty-state.tsx'

/** The tab "From files" of the import page: another app's export, or a Larder zip. */
export const FileImport = () => (
  <EmptyState
    title="Files are next"
    text="Until then, open a recipe in your other app and copy its text into Pasted text."
  />
)
