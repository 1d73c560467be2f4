import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { CookSettings } from '#contract/settings.ts'
import { call } from '#web/lib/http.ts'

/** What the cook has set for themselves: units, theme, hemisphere, and what they do not eat. */
export const settingsQuery = queryOptions({
  queryKey: ['/api/settings'],
  queryFn: ({ signal }) => call(api.settings.get, { signal }),
})

const SAVE = ['save-settings']

/** Saves a change at once: shown before the server answers, taken back when it refuses. Changes go one after another. */
export function useSaveSettings() {
  const client = useQueryClient()
  const show = (change: Partial<CookSettings>) =>
    client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ...change })
  return useMutation({
    mutationKey: SAVE,
    scope: { id: 'settings' },
    mutationFn: (change: Partial<CookSettings>) => call(api.settings.update, { body: change }),
    onMutate: (change) => {
      void client.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = client.getQueryData(settingsQuery.queryKey)
      show(change)
      return { before }
    },
    // Later changes may be on their way: only the fields of this one are settled by its answer.
    onSuccess: (saved, change) => show(only(saved, change)),
    onError: (_error, change, context) => {
      if (context?.before) show(only(context.before, change))
    },
  })
}

/** How the last change stands, for the words beside the settings. */
export function useSavingState(): 'idle' | 'pending' | 'success' | 'error' {
  return (
    useMutationState({ filters: { mutationKey: SAVE }, select: ({ state }) => state.status }).at(-1) ?? 'idle'
  )
}

/** The fields of `whole` that a change names. */
const only = (whole: CookSettings, change: Partial<CookSettings>): Partial<CookSettings> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in change))
