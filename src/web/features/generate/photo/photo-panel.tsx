import { ScanSearch } from 'lucide-react'
import { useRef } from 'react'
import type { RecipeOption } from '#contract/recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { GenerationOverlay } from '../generation-overlay.tsx'
import { PhotoField } from '../photo-field.tsx'
import { PhotoBehind, PhotoPreview } from '../photo-preview.tsx'
import { usePhotos } from '../use-photos.ts'
import { AnalysisView } from './analysis-view.tsx'
import { usePhotoAnalysis } from './use-photo-analysis.ts'

interface PhotoPanelProps {
  /** A recipe is being made. */
  busy: boolean
  onChoose: (option: RecipeOption) => void
  onAll: (names: string[]) => void
  /** The month's recipes are used up. */
  onLimit: (message: string) => void
}

const rules = { most: 1, noImage: 'Please select an image file.' }

/** From a photo of ingredients to what can be made of them. Another photo begins anew. */
export function PhotoPanel({ busy, onChoose, onAll, onLimit }: PhotoPanelProps) {
  const { photos, choose, clear } = usePhotos(rules)
  const { state, analyze, reset } = usePhotoAnalysis(onLimit)
  const heading = useRef<HTMLHeadingElement>(null)
  const [photo] = photos

  function take(files: File[]) {
    if (choose(files)) reset()
  }
  function startOver() {
    clear()
    reset()
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="photo-panel" className="rounded-card border border-line bg-card p-5 md:p-7">
      <h2 id="photo-panel" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        Recipe from Photo
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        Photograph your fridge, shelf or shopping, and see what you can make of it.
      </p>
      {!photo && (
        <PhotoField
          label="Photo of ingredients"
          title="Add a photo of your ingredients"
          hint="JPG, PNG up to 10MB"
          onFiles={take}
        />
      )}
      {photo && (
        <div className={state.kind === 'done' ? 'gap-7 lg:grid lg:grid-cols-[16rem_1fr]' : undefined}>
          <div className={state.kind === 'done' ? 'mb-6 lg:mb-0' : undefined}>
            <PhotoPreview
              url={photo.url}
              alt={`Your photo: ${photo.file.name}`}
              className={state.kind === 'done' ? 'max-h-56 w-full lg:max-h-80' : 'max-h-96 w-full'}
            />
            <div className="mt-4 flex flex-wrap gap-3">
              {state.kind !== 'done' && (
                <Button
                  busy={state.kind === 'running'}
                  disabled={busy}
                  onClick={() => void analyze(photo.file)}
                >
                  {state.kind !== 'running' && <ScanSearch {...icon} />}
                  Analyze Photo
                </Button>
              )}
              <Button variant="secondary" disabled={busy} onClick={startOver}>
                Choose a Different Photo
              </Button>
            </div>
          </div>
          {state.kind === 'done' && (
            <div className="min-w-0">
              <AnalysisView
                key={photo.url}
                analysis={state.analysis}
                busy={busy}
                onChoose={onChoose}
                onAll={onAll}
                onLimit={onLimit}
              />
            </div>
          )}
        </div>
      )}
      {photo && state.kind === 'running' && (
        <GenerationOverlay
          mode="photo-analysis"
          title="Analyzing your photo"
          running={{ startedAt: state.startedAt, stage: undefined, cancelling: false }}
          onCancel={reset}
        >
          <PhotoBehind url={photo.url} />
        </GenerationOverlay>
      )}
    </section>
  )
}
