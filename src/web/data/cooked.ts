import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { CookedBody, CookedLog } from '#contract/cooked.ts'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { make, WAITS } from '#web/offline/outbox.ts'
import { titleInCache } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** The days on which the cook cooked a recipe, latest first. */
export const cookedQuery = (recipeId: string) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'cooked'],
    queryFn: ({ signal }) => call(api.cooked.list, { params: { id: recipeId }, signal }),
  })

/** Adds a day to the cooking log; it is shown at once, even when it can only be sent later. */
export function useAddCooked(recipeId: string) {
  const client = useQueryClient()
  const { queryKey } = cookedQuery(recipeId)
  return useMutation({
    mutationFn: (day: CookedBody) =>
      make<'cooked'>({ kind: 'cooked', recipeId, title: titleInCache(client, recipeId), day }),
    onSuccess: (answer, day) => {
      if (answer === WAITS) client.setQueryData(queryKey, (log) => log && withDay(log, recipeId, day))
    },
    // A refused change refetches the log as well, because another device may have changed it.
    onSettled: (answer) => (answer === WAITS ? undefined : client.invalidateQueries({ queryKey })),
  })
}

/** The log with the day added; a day that it already has stays as it is. */
export function withDay(log: CookedLog, recipeId: string, day: CookedBody): CookedLog {
  if (log.entries.some(({ cookedOn }) => cookedOn === day.cookedOn)) return log
  const entry = {
    id: uuidv7(),
    recipeId,
    cookedOn: day.cookedOn,
    servings: day.servings ?? null,
    note: day.note ?? null,
    createdAt: new Date().toISOString(),
  }
  const entries = [...log.entries, entry].sort((one, other) => (one.cookedOn < other.cookedOn ? 1 : -1))
  return { times: log.times + 1, entries }
}

export const useUpdateCooked = (recipeId: string) =>
  useLogChange(recipeId, ({ id, ...body }: CookedBody & { id: string }) =>
    call(api.cooked.update, { params: { id }, body }),
  )

export const useRemoveCooked = (recipeId: string) =>
  useLogChange(recipeId, (id: string) => call(api.cooked.remove, { params: { id } }))

function useLogChange<Input, Reply>(recipeId: string, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // A refused change refetches the log as well, because another device may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: cookedQuery(recipeId).queryKey }),
  })
}
