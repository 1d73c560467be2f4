import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import { Differences } from './differences.tsx'

interface ConflictChoiceProps {
  /** The cook's edit in this form. */
  mine: RecipeDraft
  /** The saved recipe, which another tab or device has changed. */
  theirs: Recipe
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onGoOn: () => void
}

/**
 * Shows both versions of a recipe that two tabs have changed, and overwrites neither until the cook has
 * chosen.
 */
export const ConflictChoice = ({
  mine,
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
  onGoOn,
}: ConflictChoiceProps) => {
  const t = useWords(editWords)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onGoOn()}
      title={t.changedElsewhere}
      description={t.changedElsewhereText}
      className="md:w-[min(44rem,calc(100vw-4rem))]"
    >
      <Differences before={theirs} after={mine} none={t.bothSame} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onKeepMine}>
          {t.saveMine}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onTakeTheirs}>
          {t.useOther}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onGoOn}>
          {t.goOn}
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-soft">{t.notChosen}</p>
    </Dialog>
  )
}
