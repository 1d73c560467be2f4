import type { ReactNode } from 'react'
import { GenerationOverlay } from './generation-overlay.tsx'
import type { GenerationMode, RunningGeneration } from './generation-state.ts'
import { RecipeInTheMaking } from './recipe-in-the-making.tsx'

const titles: Record<GenerationMode, string> = {
  standard: 'Making your recipe',
  'photo-generation': 'Making your recipe',
  ocr: 'Reading your recipe',
}

interface RecipeOverlayProps {
  running: RunningGeneration
  onCancel: () => void
  /** What is shown until the first words of the recipe are there. */
  before?: ReactNode
}

/** Covers the page while a recipe is made or read, and shows it as it grows. */
export const RecipeOverlay = ({ running, onCancel, before }: RecipeOverlayProps) => (
  <GenerationOverlay mode={running.mode} title={titles[running.mode]} running={running} onCancel={onCancel}>
    {before && !running.partial.title ? before : <RecipeInTheMaking recipe={running.partial} />}
  </GenerationOverlay>
)
