import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImageAnalysis } from '#contract/recipes.ts'
import { analyzePhoto } from '#web/data/photos.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { isQuotaLimit, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { photosWords } from '#web/words/photos.ts'

export type AnalysisState =
  | { kind: 'none' }
  | { kind: 'running'; startedAt: number }
  | { kind: 'done'; analysis: ImageAnalysis }

/** Analyses a photo. Leaving or cancelling also ends the server's work, and nothing is counted either way. */
export function usePhotoAnalysis(onLimit: (message: string) => void) {
  const client = useQueryClient()
  const [state, setState] = useState<AnalysisState>({ kind: 'none' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const reset = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'none' })
  }, [])

  async function analyze(photo: File) {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setState({ kind: 'running', startedAt: Date.now() })
    try {
      const analysis = await analyzePhoto(photo, controller.signal)
      setState({ kind: 'done', analysis })
      const t = photosWords.get()
      if (analysis.ingredients.length === 0) toast({ title: t.nothingSeen, description: t.nothingSeenText })
      else toast({ title: t.analyzed, description: foundWhat(analysis), tone: 'success' })
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ kind: 'none' })
      if (isUnauthorized(error)) return void redirectWhenUnauthorized(error, paths.home)
      if (isQuotaLimit(error)) {
        void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
        return onLimit(messageOf(error, ''))
      }
      toast({
        title: photosWords.get().analysisFailed,
        description: messageOf(error, photosWords.get().analysisFailedText),
        tone: 'error',
      })
    }
  }

  return { state, analyze, reset }
}

function foundWhat({ ingredients, recipeOptions }: ImageAnalysis): string {
  const t = photosWords.get()
  const foods = t.foundFoods(ingredients.length)
  if (recipeOptions.length === 0) return t.foundReady({ foods })
  return t.found({ foods, options: t.foundOptions(recipeOptions.length) })
}
