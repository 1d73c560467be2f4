import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Generation } from '#contract/generations.ts'
import { api } from '#contract/index.ts'
import type { GeneratedRecipe, GenerateRequest, PagesAre, RecipeOption } from '#contract/recipes.ts'
import type { RouteShape } from '#contract/route.ts'
import { cancelGeneration, markSeen } from '#web/data/generations.ts'
import { photoForm } from '#web/data/photos.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { keepGenerated } from '#web/data/recipes.ts'
import type { StreamOptions } from '#web/lib/generation-stream.ts'
import { HttpError } from '#web/lib/http-error.ts'
import { newKey } from '#web/lib/new-key.ts'
import { toast } from '#web/lib/toasts.ts'
import { generateWords } from '#web/words/generate.ts'
import { endOf } from './generation-end.ts'
import type { GenerationMode, GenerationState, RunningGeneration } from './generation-state.ts'

/** Loads the code for streaming, when a recipe is requested or soon before. */
export const loadStream = () => import('#web/lib/generation-stream.ts')

interface Started {
  mode: GenerationMode
  startedAt: number
  knownId: string | null
}

/**
 * Runs one generation of any kind at a time and returns its state.
 *
 * The server's work does not depend on this page: leaving the page only stops listening, and Cancel ends the
 * work.
 */
export function useGeneration() {
  const client = useQueryClient()
  const [state, setState] = useState<GenerationState>({ kind: 'idle' })
  const listening = useRef<AbortController | null>(null)
  const wantsCancel = useRef(false)
  /**
   * A request that may or may not have arrived, with its idempotency key, so that repeating it does not count
   * twice.
   */
  const unheard = useRef<{ asked: string; key: string } | null>(null)

  useEffect(() => () => listening.current?.abort(), [])

  const change = useCallback((patch: Partial<RunningGeneration>) => {
    setState((old) => (old.kind === 'running' ? { ...old, ...patch } : old))
  }, [])

  const askToCancel = useCallback(
    (id: string) =>
      // A generation that ended in the meantime cannot be cancelled, and its stream reports the end.
      void cancelGeneration(id).catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return
        wantsCancel.current = false
        change({ cancelling: false })
        toast({
          title: generateWords.get().cancelFailed,
          description: generateWords.get().cancelFailedText,
          tone: 'error',
        })
      }),
    [change],
  )

  const run = useCallback(
    async (
      listen: (options: StreamOptions) => Promise<GeneratedRecipe>,
      { mode, startedAt, knownId }: Started,
    ): Promise<'heard' | 'unheard'> => {
      const controller = new AbortController()
      listening.current?.abort()
      listening.current = controller
      wantsCancel.current = false
      let id = knownId
      setState({ kind: 'running', mode, id, startedAt, stage: undefined, partial: {}, cancelling: false })
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
        setState({ kind: 'done', mode, recipe: made.recipe, canGenerate: made.canGenerate })
        toast({ title: generateWords.get().generated, description: made.recipe.title, tone: 'success' })
      } catch (error) {
        if (controller.signal.aborted) return 'heard'
        void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
        const end = endOf(error, { mode, id })
        setState(end)
        if (end.kind === 'lost') return 'heard'
        if (end.kind === 'failed' && end.unheard) return 'unheard'
      }
      if (id) void markSeen(client, id)
      return 'heard'
    },
    [client, change, askToCancel],
  )

  const start = useCallback(
    async (
      mode: GenerationMode,
      route: RouteShape,
      input: { body?: unknown; form?: FormData; query?: object },
    ) => {
      const asked = JSON.stringify([route.path, input.body])
      // Each click has its own idempotency key, but the same request after an unheard one reuses that one's
      // key.
      const key = !input.form && unheard.current?.asked === asked ? unheard.current.key : newKey()
      const listen = async (options: StreamOptions) =>
        (await loadStream()).streamGeneration(route, { ...input, idempotencyKey: key }, options)
      const end = await run(listen, { mode, startedAt: Date.now(), knownId: null })
      unheard.current = end === 'unheard' ? { asked, key } : null
    },
    [run],
  )

  const generate = useCallback(
    (request: GenerateRequest) => start('standard', api.recipes.generate, { body: request }),
    [start],
  )
  const generateFromOption = useCallback(
    (recipeOption: RecipeOption) =>
      start('photo-generation', api.recipes.generateFromOption, { body: { recipeOption } }),
    [start],
  )
  const generateFromIngredients = useCallback(
    (ingredients: string[]) =>
      start('photo-generation', api.recipes.generateFromIngredients, { body: { ingredients } }),
    [start],
  )
  const readRecipe = useCallback(
    (photos: readonly File[], pages?: PagesAre) =>
      start('ocr', api.recipes.ocr, { form: photoForm(photos), query: { pages } }),
    [start],
  )

  const reattach = useCallback(
    ({ id, kind, startedAt }: Pick<Generation, 'id' | 'kind' | 'startedAt'>) =>
      run(async (options) => (await loadStream()).followGeneration(id, options), {
        mode: modeOf(kind),
        startedAt: Date.parse(startedAt),
        knownId: id,
      }),
    [run],
  )

  const cancel = useCallback(() => {
    if (state.kind !== 'running' || state.cancelling) return
    wantsCancel.current = true
    change({ cancelling: true })
    if (state.id) askToCancel(state.id)
  }, [state, change, askToCancel])

  const reset = useCallback(() => setState({ kind: 'idle' }), [])
  /** Shows the limit when a request beside a generation was refused because the monthly quota is used up. */
  const limit = useCallback(
    (message: string) => setState({ kind: 'limit', mode: 'photo-generation', message }),
    [],
  )

  return {
    state,
    generate,
    generateFromOption,
    generateFromIngredients,
    readRecipe,
    reattach,
    cancel,
    reset,
    limit,
  }
}

const modeOf = (kind: Generation['kind']): GenerationMode => {
  if (kind === 'ocr') return 'ocr'
  return kind === 'option' || kind === 'ingredients' ? 'photo-generation' : 'standard'
}
