import { FolderOpen } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import { FolderList } from './folder-list.tsx'

interface FolderPanelProps {
  selected: string | undefined
  addressOf: (folder: string | undefined) => string
}

/** Media query for a viewport with room for the folders beside the recipes. */
const wide = '(min-width: 64rem)'

const watch = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True when the folders stand beside the recipes instead of in a drawer. */
export const useHasSidebar = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(wide).matches)

export const FolderSidebar = (props: FolderPanelProps) => {
  const t = useWords(foldersWords)
  return (
    <aside
      aria-label={t.folders}
      className="sticky top-22 -ml-3 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain p-1"
    >
      <FolderList {...props} />
    </aside>
  )
}

/** The folder list on a small screen: a button that opens it in a drawer. */
export function FolderDrawer(props: FolderPanelProps) {
  const t = useWords(foldersWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="px-4!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderOpen {...icon} />
        {t.folders}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t.folders}>
        <div className="mt-4 -ml-3">
          <FolderList {...props} onChosen={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  )
}
