import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, FolderPlus, Inbox, LibraryBig, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Folder } from '#contract/folders.ts'
import { folderCountsQuery, foldersQuery } from '#web/data/folders.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { useOpened } from '#web/lib/use-opened.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { commonWords } from '#web/words/common.ts'
import { foldersWords } from '#web/words/folders.ts'
import { inFigures } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'
import { type FolderDeed, FolderDialogs } from './folder-dialogs.tsx'
import { FolderDot } from './folder-dot.tsx'
import { FolderDrop, type FolderTarget } from './folder-drop.tsx'

interface FolderListProps {
  /** A folder's id, `unorganized`, or undefined for all recipes. */
  selected: string | undefined
  /** Returns the address that shows a folder. */
  addressOf: (folder: string | undefined) => string
  /** Called after a folder was chosen, such as to close the drawer. */
  onChosen?: (() => void) | undefined
}

/**
 * The list of all recipes, the unorganized ones and the cook's folders, each with its count, and with the
 * actions to create, edit and delete folders.
 */
export function FolderList({ selected, addressOf, onChosen }: FolderListProps) {
  const t = useWords(foldersWords)
  const common = useWords(commonWords)
  const { data: folders, error, refetch } = useQuery(foldersQuery)
  const { data: counts } = useQuery(folderCountsQuery)
  const { opened: deed, open: setDeed, close } = useOpened<FolderDeed>()
  const navigate = useNavigate()
  return (
    <>
      <nav aria-label={t.folders}>
        <ul className="flex flex-col gap-0.5">
          <Entry to={addressOf(undefined)} isSelected={!selected} count={counts?.all} onChosen={onChosen}>
            <LibraryBig {...icon} className="size-5 shrink-0 text-ink-soft" />
            {t.all}
          </Entry>
          <Entry
            to={addressOf('unorganized')}
            isSelected={selected === 'unorganized'}
            count={counts?.unorganized}
            target={{ folderId: null, name: t.unorganized }}
            onChosen={onChosen}
          >
            <Inbox {...icon} className="size-5 shrink-0 text-ink-soft" />
            {t.unorganized}
          </Entry>
          {folders?.map((folder) => (
            <Entry
              key={folder.id}
              to={addressOf(folder.id)}
              isSelected={selected === folder.id}
              count={counts && (counts.folders[folder.id] ?? 0)}
              target={{ folderId: folder.id, name: folder.name }}
              onChosen={onChosen}
              menu={<FolderMenu folder={folder} onDeed={setDeed} />}
            >
              <FolderDot color={folder.color} className="mx-1" />
              <span dir="auto" className="min-w-0 truncate" title={folder.name}>
                {folder.name}
              </span>
            </Entry>
          ))}
        </ul>
      </nav>
      {!folders && !error && <Skeleton className="mt-2 h-9" />}
      {error && (
        <p role="alert" className="mt-2 px-3 text-small text-alert">
          {messageOf(error, t.loadFailed)}{' '}
          <Button variant="link" size="inline" onClick={() => refetch()}>
            {common.retry}
          </Button>
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 w-full justify-start px-3!"
        onClick={() => setDeed({ kind: 'create' })}
      >
        <FolderPlus {...icon} />
        {t.newFolder}
      </Button>
      <FolderDialogs
        deed={deed}
        onDone={close}
        onDeleted={({ id }) => {
          if (id === selected) navigate(addressOf(undefined), { replace: true })
        }}
      />
    </>
  )
}

interface EntryProps {
  to: string
  isSelected: boolean
  count: number | undefined
  /** The folder that a dropped card moves to; none for the entry of all recipes. */
  target?: FolderTarget
  menu?: ReactNode
  onChosen: (() => void) | undefined
  children: ReactNode
}

function Entry({ to, isSelected, count, target, menu, onChosen, children }: EntryProps) {
  const t = useWords(foldersWords)
  return (
    <li
      className={cx(
        'group relative flex items-center rounded-lg transition-colors duration-150',
        isSelected ? 'bg-accent-tint text-accent-strong' : 'text-ink hover:bg-accent-tint',
      )}
    >
      {target && <FolderDrop target={target} />}
      <Link
        to={to}
        preventScrollReset
        aria-current={isSelected || undefined}
        onClick={onChosen}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-lg py-1 pr-2 pl-3 font-semibold no-underline pointer-coarse:min-h-11"
      >
        {children}
        {count !== undefined && (
          <span className="ml-auto pl-2 text-small font-normal text-ink-soft tabular-nums">
            {inFigures(count)}
            <span className="sr-only"> {t.recipes(count)}</span>
          </span>
        )}
      </Link>
      {menu ?? <span className="w-9 shrink-0 pointer-coarse:w-11" />}
    </li>
  )
}

const FolderMenu = ({ folder, onDeed }: { folder: Folder; onDeed: (deed: FolderDeed) => void }) => {
  const t = useWords(foldersWords)
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="size-9 pointer-coarse:size-11"
          aria-label={t.change({ name: folder.name })}
        >
          <EllipsisVertical {...icon} />
        </Button>
      }
    >
      <MenuItem onSelect={() => onDeed({ kind: 'edit', folder })}>
        <Pencil {...icon} />
        {t.editFolder}
      </MenuItem>
      <MenuItem danger onSelect={() => onDeed({ kind: 'delete', folder })}>
        <Trash2 {...icon} />
        {t.deleteFolder}
      </MenuItem>
    </Menu>
  )
}
