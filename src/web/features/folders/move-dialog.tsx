import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { foldersQuery } from '#web/data/folders.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import { FolderDot } from './folder-dot.tsx'
import { FolderForm } from './folder-form.tsx'
import { useFolderChanges } from './use-folder-changes.ts'
import { useMoveRecipeToFolder } from './use-move-recipe-to-folder.ts'

/** Radio value that stands for null, which a radio group cannot hold. */
const UNORGANIZED = 'unorganized'

type Movable = Pick<RecipeCard, 'id' | 'title' | 'folderId'>

interface MoveDialogProps {
  recipe: Movable
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that moves a recipe to a folder, which can also be created there. */
export function MoveDialog({ recipe, open, onOpenChange }: MoveDialogProps) {
  const t = useWords(foldersWords)
  const [creating, setCreating] = useState(false)
  const [chosen, setChosen] = useState(recipe.folderId ?? UNORGANIZED)
  const { createFolder } = useFolderChanges()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={creating ? t.newFolder : t.moveTo}
      description={recipe.title}
    >
      {creating ? (
        <FolderForm
          submitLabel={t.create}
          onSubmit={async (content) => {
            setChosen((await createFolder(content)).id)
            setCreating(false)
          }}
          onCancel={() => setCreating(false)}
        />
      ) : (
        <Choice
          recipe={recipe}
          chosen={chosen}
          onChoose={setChosen}
          onCreate={() => setCreating(true)}
          onDone={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  recipe: Movable
  chosen: string
  onChoose: (folder: string) => void
  onCreate: () => void
  onDone: () => void
}

function Choice({ recipe, chosen, onChoose, onCreate, onDone }: ChoiceProps) {
  const t = useWords(foldersWords)
  const common = useWords(commonWords)
  const { data: folders = [] } = useQuery(foldersQuery)
  const move = useMoveRecipeToFolder()
  const current = recipe.folderId ?? UNORGANIZED
  return (
    <>
      <RadioGroup.Root
        value={chosen}
        onValueChange={onChoose}
        aria-label={t.folder}
        className="-mx-2 flex max-h-80 flex-col gap-0.5 overflow-y-auto"
      >
        <Option value={UNORGANIZED} isCurrent={current === UNORGANIZED}>
          <span aria-hidden className="size-3 shrink-0 rounded-full border border-line-strong" />
          <span>{t.unorganized}</span>
        </Option>
        {folders.map(({ id, name, color }) => (
          <Option key={id} value={id} isCurrent={current === id}>
            <FolderDot color={color} />
            <span className="min-w-0 truncate">{name}</span>
          </Option>
        ))}
      </RadioGroup.Root>
      <Button variant="link" size="inline" className="mt-3" onClick={onCreate}>
        <FolderPlus {...icon} />
        {t.newFolder}
      </Button>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button
          disabled={chosen === current}
          onClick={() => {
            void move({ recipe, folderId: chosen === UNORGANIZED ? null : chosen })
            onDone()
          }}
        >
          {t.move}
        </Button>
      </div>
    </>
  )
}

function Option({ value, isCurrent, children }: { value: string; isCurrent: boolean; children: ReactNode }) {
  const t = useWords(foldersWords)
  const label = useId()
  return (
    <RadioGroup.Item
      value={value}
      aria-labelledby={label}
      className="group flex min-h-11 items-center gap-3 rounded-lg px-3 text-left -outline-offset-2 transition-colors duration-150 hover:bg-accent-tint data-[state=checked]:bg-accent-tint"
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full border border-line-strong group-data-[state=checked]:border-accent"
      >
        <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent" />
      </span>
      <span id={label} className="flex min-w-0 flex-1 items-center gap-2.5">
        {children}
        {isCurrent && <span className="ml-auto shrink-0 text-sm text-ink-soft">{t.hereNow}</span>}
      </span>
    </RadioGroup.Item>
  )
}
