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

/** The cook's settings: units, theme, hemisphere and diet. */
export const settingsQuery = queryOptions({
  queryKey: ['/api/settings'],
  queryFn: ({ signal }) => call(api.settings.get, { signal }),
})

type Change = Partial<CookSettings>
const SAVE = ['save-settings']

/**
 * Saves a change of settings: shown before the server answers, and undone when it refuses. Changes run one
 * after another. A theme applies to this page at once, and through the account to the cook's other devices.
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
    // Later changes may still be under way, so this reply settles only the fields that they do not touch.
    onSuccess: (saved, change) => show(only(saved, unchanged(client, change))),
    onError: (_error, change, context) => {
      if (context?.before) show(only(context.before, unchanged(client, change)))
      if (context && change.theme) setTheme(context.themeBefore)
    },
  })
}

/** The status of the last change to these settings, for the text beside them. */
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

/** The fields of an answered change that no pending change names; those show the cook's latest choice. */
function unchanged(client: QueryClient, change: Change): Change {
  const later = client
    .getMutationCache()
    .findAll({ mutationKey: SAVE, status: 'pending' })
    .map(({ state }) => state.variables as Change) // `useSaveSettings` takes a change
    .filter((one) => one !== change)
  return Object.fromEntries(Object.entries(change).filter(([name]) => !later.some((one) => name in one)))
}

/** The fields of `whole` that a change names. */
const only = (whole: CookSettings, change: Change): Change =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in change))
