import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { CopyWeekBody, Meal, MealBody, MealChange } from '#contract/meals.ts'
import { call } from '#web/lib/http.ts'
import { cookedQuery } from './cooked.ts'

const MEALS = '/api/meal-calendar'
const inRange = (date: string, [, from, to]: readonly unknown[]) => date >= String(from) && date <= String(to)

/** The meals of a range of days, both ends included; for active subscribers only. */
export const mealsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [MEALS, from, to],
    queryFn: ({ signal }) => call(api.meals.list, { query: { from, to }, signal }),
    // Days that stay visible keep their meals while another month is fetched.
    placeholderData: keepPreviousData,
    // Other pages rename, repaint and delete recipes, so the plan is refetched whenever it is opened.
    staleTime: 0,
  })

export const usePlanMeal = () => useMealChange((body: MealBody) => call(api.meals.create, { body }))

/**
 * Changes a meal. A meal that only moves is shown on its new day at once, and returns to the old day when the
 * server refuses. Changes run one after the other, because the second of two quick changes builds on the
 * result of the first.
 */
export function useUpdateMeal() {
  const client = useQueryClient()
  const mutationKey = [MEALS, 'update']
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ id, body }: { id: string; body: MealChange }) =>
      call(api.meals.update, { params: { id }, body }),
    onMutate: async ({ id, body }) => {
      await client.cancelQueries({ queryKey: [MEALS] })
      return moveInCache(client, id, body)
    },
    onError: (_error, _change, before) => {
      for (const [key, meals] of before ?? []) client.setQueryData(key, meals)
    },
    // A refetch during another change would bring back that change's old meal for a moment, so only the last
    // one refetches.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: [MEALS] }) : undefined,
  })
}

function moveInCache(client: QueryClient, id: string, body: MealBody) {
  const before = client.getQueriesData<Meal[]>({ queryKey: [MEALS] })
  const meal = before.flatMap(([, meals]) => meals ?? []).find((one) => one.id === id)
  if (!meal || meal.recipeId !== (body.recipeId ?? null) || meal.date === body.date) return before
  const moved = { ...meal, date: body.date }
  for (const [key, meals] of before) {
    if (!meals) continue
    const others = meals.filter((one) => one.id !== id)
    client.setQueryData(
      key,
      inRange(moved.date, key) ? [...others, moved].toSorted((a, b) => (a.id < b.id ? -1 : 1)) : others,
    )
  }
  return before
}

/** Returns a function that finds a meal as it was last read; undefined when no fetched range has it. */
export function useMealNow() {
  const client = useQueryClient()
  return (id: string): Meal | undefined =>
    client
      .getQueryCache()
      .findAll({ queryKey: [MEALS] })
      // The latest reply comes first, because a range out of view misses later changes.
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .flatMap(({ queryKey }) => client.getQueryData<Meal[]>(queryKey) ?? [])
      .find((meal) => meal.id === id)
}

export const useRemoveMeal = () => useMealChange((id: string) => call(api.meals.remove, { params: { id } }))

export const useRemoveMeals = () =>
  useMealChange((ids: string[]) => call(api.meals.removeMany, { body: { ids } }))

/** Restores removed meals as they were. */
export const useRestoreMeals = () =>
  useMealChange((meals: Meal[]) => call(api.meals.restore, { body: { meals } }))

export const useCopyWeek = () => useMealChange((body: CopyWeekBody) => call(api.meals.copyWeek, { body }))

/** Marks a meal as cooked on a day; null removes the mark. */
export function useMarkCooked() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ meal: { id }, cookedOn }: { meal: Meal; cookedOn: string | null }) =>
      cookedOn
        ? call(api.meals.markCooked, { params: { id }, body: { cookedOn } })
        : call(api.meals.unmarkCooked, { params: { id } }),
    onSuccess: (_reply, { meal: { recipeId } }) => {
      if (recipeId) void client.invalidateQueries({ queryKey: cookedQuery(recipeId).queryKey })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [MEALS] }),
  })
}

function useMealChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // A refused change refetches the plan as well, so that meals which no longer exist disappear.
    onSettled: () => client.invalidateQueries({ queryKey: [MEALS] }),
  })
}
