import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Capture } from '#contract/capture.ts'
import { api } from '#contract/index.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { call } from '#web/lib/http.ts'
import { quotaQuery } from './quota.ts'
import { keepRecipe } from './recipe-cache.ts'

/** The source to read a recipe from: a web page or a text. `which` chooses among several recipes in it. */
export type Reading = { which: number } & ({ url: string } | { text: string })

/** Reads a recipe from a web page or text; it is saved only by `useSaveCapture`. */
export const useReading = () =>
  useMutation({
    mutationFn: ({ reading, signal }: { reading: Reading; signal: AbortSignal }): Promise<Capture> =>
      'url' in reading
        ? call(api.captures.page, { body: reading, signal })
        : call(api.captures.text, { body: reading, signal }),
  })

/** Saves a captured recipe. The capture's id is the idempotency key, so saving twice makes one recipe. */
export function useSaveCapture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; draft: RecipeDraft; keepPicture: boolean }) =>
      call(api.captures.save, { params: { id }, body }),
    onSuccess: (recipe) =>
      Promise.all([keepRecipe(client, recipe), client.invalidateQueries({ queryKey: quotaQuery.queryKey })]),
  })
}
