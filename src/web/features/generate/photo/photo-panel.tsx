import { useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import type { RecipeOption } from '#contract/recipes.ts'
import { configQuery } from '#web/data/config.ts'
import { takeHandedPhotos } from '#web/lib/handed-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import type { RefusedFile } from '../chosen-files.ts'
import { GenerationOverlay } from '../generation-overlay.tsx'
import { PhotoField } from '../photo-field.tsx'
import { PhotoBehind, PhotoPreview } from '../photo-preview.tsx'
import { tellRefused } from '../tell-refused.ts'
import { usePhotos } from '../use-photos.ts'
import { AnalysisView } from './analysis-view.tsx'
import type { Food } from './use-foods.ts'
import { usePhotoAnalysis } from './use-photo-analysis.ts'

interface PhotoPanelProps {
  /** True while a recipe is being generated. */
  busy: boolean
  onChoose: (option: RecipeOption) => void
  onAll: (names: string[]) => void
  /** Called when the monthly quota is used up. */
  onLimit: (message: string) => void
}

const tellNoPhoto = (refused: readonly RefusedFile[]) => tellRefused(refused, photosWords.get().photoNoImage)

/** The tab that suggests recipes for a photo of ingredients; another photo starts again. */
export function PhotoPanel({ busy, onChoose, onAll, onLimit }: PhotoPanelProps) {
  const t = useWords(photosWords)
  const making = useWords(generateWords)
  const { photos, choose, clear } = usePhotos({ most: 1, onRefused: tellNoPhoto })
  const { state, analyze, reset } = usePhotoAnalysis(onLimit)
  const heading = useRef<HTMLHeadingElement>(null)
  const [photo] = photos

  const { data: config } = useQuery(configQuery)
  const seesOnlyWords = config?.ai.vision === false
  /** Foods that the cook entered before the photo, which adds to them. */
  const named = useRef<readonly Food[]>([])
  const remember = useCallback((foods: readonly Food[]) => {
    named.current = foods
  }, [])

  function take(files: File[]) {
    if (choose(files)) reset()
  }
  // A photo that another app shared is put into the panel when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    const handed = takeHandedPhotos('ingredients')
    if (handed.length > 0) take(handed)
  }, [])
  function startOver() {
    clear()
    reset()
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="photo-panel" className="rounded-card border border-line bg-card p-5 md:p-7">
      <h2 id="photo-panel" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {making.photoTab}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.photoText}</p>
      {!photo && seesOnlyWords && (
        <Notice tone="info" className="mb-4">
          {t.onlyWords}
        </Notice>
      )}
      {!photo && (
        <PhotoField
          label={t.photoOf}
          title={seesOnlyWords ? t.addPackages : t.addPhoto}
          hint={t.photoRules}
          compact={seesOnlyWords}
          onFiles={take}
        />
      )}
      {!photo && seesOnlyWords && (
        <div className="mt-6">
          <AnalysisView
            analysis={{ description: '', ingredients: [], recipeOptions: [], seenBy: 'labels' }}
            before={named.current}
            onFoods={remember}
            isByHand
            busy={busy}
            onChoose={onChoose}
            onAll={onAll}
            onLimit={onLimit}
          />
        </div>
      )}
      {photo && (
        <div className={state.kind === 'done' ? 'gap-7 lg:grid lg:grid-cols-[16rem_1fr]' : undefined}>
          <div className={state.kind === 'done' ? 'mb-6 lg:mb-0' : undefined}>
            <PhotoPreview
              url={photo.url}
              alt={t.yourPhoto({ name: photo.file.name })}
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
                  {t.analyze}
                </Button>
              )}
              <Button variant="secondary" disabled={busy} onClick={startOver}>
                {t.otherPhoto}
              </Button>
            </div>
          </div>
          {state.kind === 'done' && (
            <div className="min-w-0">
              <AnalysisView
                key={photo.url}
                analysis={state.analysis}
                before={named.current}
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
          title={t.analyzing}
          running={{ startedAt: state.startedAt, stage: undefined, cancelling: false }}
          onCancel={reset}
        >
          <PhotoBehind url={photo.url} />
        </GenerationOverlay>
      )}
    </section>
  )
}
