import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { configQuery } from '#web/data/config.ts'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EarlierGenerations } from './earlier-generations.tsx'
import { LimitCard } from './limit-card.tsx'
import { type CravingDraft, TextGenerator } from './text-generator.tsx'
import { useGeneration } from './use-generation.ts'

const loadOverlay = () => import('./generation-overlay.tsx')
const GenerationOverlay = lazy(() => loadOverlay().then((m) => ({ default: m.GenerationOverlay })))

interface GeneratePanelProps {
  /** Shows the recipe that was made, with the given buttons. */
  renderResult: (recipe: Recipe, actions: ReactNode) => ReactNode
}

/** From a craving to a recipe: the form, the overlay while it is made, and what came of it. */
export function GeneratePanel({ renderResult }: GeneratePanelProps) {
  const [draft, setDraft] = useState<CravingDraft>({ prompt: '', category: undefined })
  const { state, generate, reattach, cancel, reset } = useGeneration()
  const { data: config } = useQuery(configQuery)
  const { data: quota } = useQuery(quotaQuery)
  const outcome = useInSight(state.kind)
  const tryAgain = useCallback((prompt: string) => setDraft({ prompt, category: undefined }), [])
  const limited = state.kind === 'limit' || (quota?.recipesRemaining === 0 && state.kind === 'idle')

  function another() {
    reset()
    setDraft({ prompt: '', category: undefined })
  }

  // The overlay's code is fetched once the page stands, before anyone can have asked for a recipe.
  useEffect(() => void loadOverlay(), [])

  return (
    <div className="flex flex-col gap-5">
      <TextGenerator
        draft={draft}
        onDraft={setDraft}
        busy={state.kind === 'running'}
        onSubmit={generate}
        engine={config?.ai.label}
      />
      {/* Below the form, so that nothing that the cook looks at moves when it appears. */}
      <EarlierGenerations onRunning={reattach} onAgain={tryAgain} />
      <div ref={outcome} className="scroll-mt-20 scroll-mb-24 empty:hidden md:scroll-mb-6">
        {state.kind === 'done' &&
          renderResult(
            state.recipe,
            <Button variant="secondary" onClick={another}>
              Generate Another Recipe
            </Button>,
          )}
        {state.kind === 'failed' && (
          <Notice
            tone="error"
            title="No recipe was made"
            actions={
              state.profileConflict && (
                <Button asChild size="sm" variant="secondary">
                  <Link to={paths.profile}>Open Profile</Link>
                </Button>
              )
            }
          >
            {state.message} Nothing was counted.
          </Notice>
        )}
        {limited && <LimitCard resets={quota && resetsOn(quota.resetsAt)} />}
      </div>
      {state.kind === 'running' && (
        <Suspense fallback={<div className="fixed inset-0 z-50 bg-paper" />}>
          <GenerationOverlay running={state} onCancel={cancel} />
        </Suspense>
      )}
    </div>
  )
}

/** What came of it is moved into sight once the overlay is gone. */
function useInSight(kind: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'done' || kind === 'limit') place.current?.scrollIntoView({ block: 'start' })
    if (kind === 'failed') place.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return place
}
