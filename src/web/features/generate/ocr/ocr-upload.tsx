import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_RECIPE_PAGES } from '#contract/limits.ts'
import { handPhotos, takeHandedPhotos } from '#web/lib/handed-photos.ts'
import { paths } from '#web/lib/paths.ts'
import { isPdf, type RefusedFile } from '../chosen-files.ts'
import { PhotoBehind } from '../photo-preview.tsx'
import { RecipeOverlay } from '../recipe-overlay.tsx'
import type { useGeneration } from '../use-generation.ts'
import { usePhotos } from '../use-photos.ts'
import { OcrPanel } from './ocr-panel.tsx'
import { QuotaMessage } from './quota-message.tsx'
import { tellRefusedPages } from './tell-refused-pages.ts'

interface OcrUploadProps {
  generation: ReturnType<typeof useGeneration>
  headingHidden?: boolean
}

/** Reads photos of a written recipe and opens the recipe's page for review. */
export function OcrUpload({ generation: { state, readRecipe, cancel }, headingHidden }: OcrUploadProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const onRefused = useCallback((files: readonly RefusedFile[]) => {
    tellRefusedPages(files, MAX_RECIPE_PAGES)
    setRefused(files)
  }, [])
  const photos = usePhotos({ most: MAX_RECIPE_PAGES, alsoPdf: true, onRefused })
  const { choose } = photos
  useEffect(() => {
    const handed = takeHandedPhotos('recipe')
    if (handed.length > 0) choose(handed)
  }, [choose])
  const navigate = useNavigate()
  const isRead = state.kind === 'done' && state.mode === 'ocr'
  const recipeId = isRead ? state.recipe.id : null
  useEffect(() => {
    if (recipeId) navigate(paths.recipe(recipeId))
  }, [recipeId, navigate])

  const isHandwriting = state.kind === 'failed' && state.isHandwriting
  const { photos: chosen } = photos
  useEffect(() => {
    if (!isHandwriting || chosen.length === 0) return
    handPhotos(
      'copied',
      chosen.map(({ file }) => file),
    )
    navigate(paths.newRecipe)
  }, [isHandwriting, chosen, navigate])

  const first = photos.photos.find(({ file }) => !isPdf(file))
  return (
    <>
      <OcrPanel
        photos={photos}
        refused={refused}
        busy={state.kind === 'running'}
        onExtract={readRecipe}
        headingHidden={headingHidden ?? false}
        instead={state.kind === 'limit' && state.mode === 'ocr' && <QuotaMessage html={state.message} />}
      />
      {state.kind === 'running' && state.mode === 'ocr' && (
        <RecipeOverlay running={state} onCancel={cancel} before={first && <PhotoBehind url={first.url} />} />
      )}
    </>
  )
}
