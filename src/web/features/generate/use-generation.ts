import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#contract/index.ts'
import type { GeneratedRecipe, GenerateRequest } from '#contract/recipes.ts'
import { cancelGeneration, markSeen } from '#web/data/generations.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { keepGenerated } from '#web/data/recipes.ts'
import { followGeneration, type StreamOptions, streamGeneration } from '#web/lib/generation-stream.ts'
import { HttpError, isQuotaLimit, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import type { GenerationState, RunningGeneration } from './generation-state.ts'

const FAILED = 'Failed to generate recipe. Please try again.'

/**
 * Runs one generation from text at a time and tells how it stands.
 *
 * The server's work does not depend on this page: leaving it only stops listening. Cancel is what ends the work.
 */
export function useGeneration() {
  const client = useQueryClient()
  const [state, setState] = useState<GenerationState>({ kind: 'idle' })
  const listening = useRef<AbortController | null>(null)
  const wantsCancel = useRef(false)

  useEffect(() => () => listening.current?.abort(), [])

  const change = useCallback((patch: Partial<RunningGeneration>) => {
    setState((old) => (old.kind === 'running' ? { ...old, ...patch } : old))
  }, [])

  const askToCancel = useCallback(
    (id: string) =>
      // When it ended in the meantime, its stream says how.
      void cancelGeneration(id).catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return
        wantsCancel.current = false
        change({ cancelling: false })
        toast({
          title: 'Cancel Failed',
          description: 'The recipe is still being made. Please try again.',
          tone: 'error',
        })
      }),
    [change],
  )

  const run = useCallback(
    async (
      listen: (options: StreamOptions) => Promise<GeneratedRecipe>,
      startedAt: number,
      knownId: string | null,
    ) => {
      const controller = new AbortController()
      listening.current?.abort()
      listening.current = controller
      wantsCancel.current = false
      let id = knownId
      setState({ kind: 'running', id, startedAt, stage: undefined, partial: {}, cancelling: false })
      try {
        const made = await listen({
          signal: controller.signal,
          onEvent: (event) => {
            if (event.type === 'partial') change({ partial: event.data })
            if (event.type !== 'stage') return
            if (id === null && wantsCancel.current) askToCancel(event.data.generationId)
            id = event.data.generationId
            change({ id, stage: event.data.stage })
          },
        })
        await keepGenerated(client, made)
        setState({ kind: 'done', recipe: made.recipe, canGenerate: made.canGenerate })
        toast({ title: 'Recipe Generated!', description: made.recipe.title, tone: 'success' })
      } catch (error) {
        if (controller.signal.aborted) return
        void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
        setState(endOf(error))
      }
      if (id) void markSeen(client, id)
    },
    [client, change, askToCancel],
  )

  const generate = useCallback(
    (request: GenerateRequest) => {
      const idempotencyKey = crypto.randomUUID()
      return run(
        (options) => streamGeneration(api.recipes.generate, { body: request, idempotencyKey }, options),
        Date.now(),
        null,
      )
    },
    [run],
  )

  const reattach = useCallback(
    (id: string, startedAt: string) =>
      run((options) => followGeneration(id, options), Date.parse(startedAt), id),
    [run],
  )

  const cancel = useCallback(() => {
    if (state.kind !== 'running' || state.cancelling) return
    wantsCancel.current = true
    change({ cancelling: true })
    if (state.id) askToCancel(state.id)
  }, [state, change, askToCancel])

  const reset = useCallback(() => setState({ kind: 'idle' }), [])

  return { state, generate, reattach, cancel, reset }
}

/** How a generation that made no recipe ends on screen. */
function endOf(error: unknown): GenerationState {
  if (isUnauthorized(error)) {
    redirectWhenUnauthorized(error, paths.login)
    return { kind: 'idle' }
  }
  if (error instanceof HttpError && error.code === 'generation_cancelled') {
    toast({ title: 'Generation Cancelled', description: 'Nothing was counted.' })
    return { kind: 'idle' }
  }
  if (isQuotaLimit(error)) return { kind: 'limit' }
  toast({ title: 'Generation Failed', description: FAILED, tone: 'error' })
  const profileConflict = error instanceof HttpError && error.code === 'profile_conflict'
  return { kind: 'failed', message: messageOf(error, FAILED), profileConflict }
}
