import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { CookSettings } from '#contract/settings.ts'
import { call } from '#web/lib/http.ts'
import { currentTheme, setTheme } from '#web/lib/theme.ts'

/** What the cook has set for themselves: units, theme, hemisphere, and what they do not eat. */
export const settingsQuery = queryOptions({
  queryKey: ['/api/settings'],
  queryFn: ({ signal }) => call(api.settings.get, { signal }),
})

type Change = Partial<CookSettings>
const SAVE = ['save-settings']

/**
 * Saves a change at once: shown before the server answers, taken back when it refuses. Changes go one after another.
 * A theme is on the page at once, and with the account for the cook's other devices.
 */
export function useSaveSettings() {
  const client = useQueryClient()
  const show = (change: Change) =>
    client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ...change })
  return useMutation({
    mutationKey: SAVE,
    scope: { id: 'settings' },
    mutationFn: (change: Change) => call(api.settings.update, { body: change }),
    onMutate: (change) => {
      void client.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = client.getQueryData(settingsQuery.queryKey)
      const themeBefore = currentTheme()
      show(change)
      if (change.theme) setTheme(change.theme)
      return { before, themeBefore }
    },
    // Later changes may be on their way: only the fields of this one are settled by its answer.
    onSuccess: (saved, change) => show(only(saved, unchanged(client, change))),
    onError: (_error, change, context) => {
      if (context?.before) show(only(context.before, unchanged(client, change)))
      if (context && change.theme) setTheme(context.themeBefore)
    },
  })
}

/** How the last change of these settings stands, for the words beside them. */
export function useSavingState(fields: readonly (keyof CookSettings)[]) {
  return useMutationState({
    filters: {
      mutationKey: SAVE,
      predicate: ({ state }) =>
        fields.some((field) => field in ((state.variables as Change | undefined) ?? {})),
    },
    select: ({ state }) => state.status,
  }).at(-1)
}

/** Of a change whose answer is there, the fields that no later one names: those show what the cook chose last. */
function unchanged(client: QueryClient, change: Change): Change {
  const later = client
    .getMutationCache()
    .findAll({ mutationKey: SAVE, status: 'pending' })
    .map(({ state }) => state.variables as Change) // of this mutation
    .filter((one) => one !== change)
  return Object.fromEntries(Object.entries(change).filter(([name]) => !later.some((one) => name in one)))
}

/** The fields of `whole` that a change names. */
const only = (whole: CookSettings, change: Change): Change =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in change))
