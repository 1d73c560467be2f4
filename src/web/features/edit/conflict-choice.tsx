import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Differences } from './differences.tsx'

interface ConflictChoiceProps {
  /** What the cook wrote here. */
  mine: RecipeDraft
  /** The recipe as it is now, saved by another tab or device. */
  theirs: Recipe
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onGoOn: () => void
}

/** Two tabs changed the same recipe: shows both, and overwrites neither until the cook has chosen. */
export const ConflictChoice = ({
  mine,
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
  onGoOn,
}: ConflictChoiceProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onGoOn()}
    title="This recipe was changed elsewhere"
    description="Another tab or device saved it while you were editing. Nothing has been overwritten. Struck through is what was saved there; underlined is yours."
    className="md:w-[min(44rem,calc(100vw-4rem))]"
  >
    <Differences before={theirs} after={mine} none="Both read the same: nothing is lost either way." />
    <div className="mt-6 flex flex-wrap gap-3">
      <Button busy={busy} onClick={onKeepMine}>
        Save mine
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onTakeTheirs}>
        Use the other
      </Button>
      <Button variant="ghost" disabled={busy} onClick={onGoOn}>
        Go on editing
      </Button>
    </div>
    <p className="mt-3 text-[0.9375rem] text-ink-soft">
      What you do not choose stays among the earlier versions when you save yours.
    </p>
  </Dialog>
)
