import { WandSparkles } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'

const RefineDialog = lazy(() => import('./refine-dialog.tsx').then((m) => ({ default: m.RefineDialog })))

interface RefineButtonProps {
  recipe: Recipe
  /** Replaces the form when the monthly quota is used up. */
  limit: ReactNode
}

/** The button that opens the dialog for changing a recipe by a request. */
export function RefineButton({ recipe, limit }: RefineButtonProps) {
  const t = useWords(refineWords)
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setEverOpened(true)
          setOpen(true)
        }}
      >
        <WandSparkles {...icon} />
        {t.refine}
      </Button>
      {everOpened && (
        <Suspense>
          <RefineDialog recipe={recipe} limit={limit} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
