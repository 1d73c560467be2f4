import type { ReactNode } from 'react'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import { GenerationOverlay } from './generation-overlay.tsx'
import type { RunningGeneration } from './generation-state.ts'
import { RecipeInTheMaking } from './recipe-in-the-making.tsx'

export { leadToForm } from './lead-focus.ts'

interface RecipeOverlayProps {
  running: RunningGeneration
  onCancel: () => void
  /** Content until the first words of the recipe arrive. */
  before?: ReactNode
}

/** Covers the page while a recipe is generated or read, and shows the recipe as it grows. */
export const RecipeOverlay = ({ running, onCancel, before }: RecipeOverlayProps) => {
  const t = useWords(generateWords)
  return (
    <GenerationOverlay
      mode={running.mode}
      title={running.mode === 'ocr' ? t.readingRecipe : t.making}
      running={running}
      onCancel={onCancel}
    >
      {before && !running.partial.title ? before : <RecipeInTheMaking recipe={running.partial} />}
    </GenerationOverlay>
  )
}
