import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Capture } from '#contract/capture.ts'
import { api } from '#contract/index.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { call } from '#web/lib/http.ts'
import { quotaQuery } from './quota.ts'
import { keepRecipe } from './recipe-cache.ts'

/** What is to be read: a page of the web or a text. `which` chooses among several recipes in it. */
export type Reading = { which: number } & ({ url: string } | { text: string })

/** Reads a recipe from elsewhere. Nothing is kept by it. */
export const useReading = () =>
  useMutation({
    mutationFn: ({ reading, signal }: { reading: Reading; signal: AbortSignal }): Promise<Capture> =>
      'url' in reading
        ? call(api.captures.page, { body: reading, signal })
        : call(api.captures.text, { body: reading, signal }),
  })

/** Keeps what was read. The capture itself is the key: saving twice makes one recipe. */
export function useSaveCapture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; draft: RecipeDraft; keepPicture: boolean }) =>
      call(api.captures.save, { params: { id }, body }),
    onSuccess: (recipe) =>
      Promise.all([keepRecipe(client, recipe), client.invalidateQueries({ queryKey: quotaQuery.queryKey })]),
  })
}
