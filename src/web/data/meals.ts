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

/** The meals of a range of days, both included. Only for active subscribers. */
export const mealsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [MEALS, from, to],
    queryFn: ({ signal }) => call(api.meals.list, { query: { from, to }, signal }),
    // The days that stay in view keep their meals while another month is fetched.
    placeholderData: keepPreviousData,
    // Recipes are renamed, repainted and deleted elsewhere; a plan is read anew whenever it is opened.
    staleTime: 0,
  })

export const usePlanMeal = () => useMealChange((body: MealBody) => call(api.meals.create, { body }))

/**
 * Changes a meal. One that only moves is seen on its new day at once, and back on the old one when that is refused. Changes
 * go one after the other: the second of two quick ones says what the first has made of the meal.
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
    // What is read while another change is on its way would put its meal back for a moment.
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

/** A meal as it was read last; undefined when it is in no range that was read. */
export function useMealNow() {
  const client = useQueryClient()
  return (id: string): Meal | undefined =>
    client
      .getQueryCache()
      .findAll({ queryKey: [MEALS] })
      // A range that is out of view keeps what it had before later changes.
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .flatMap(({ queryKey }) => client.getQueryData<Meal[]>(queryKey) ?? [])
      .find((meal) => meal.id === id)
}

export const useRemoveMeal = () => useMealChange((id: string) => call(api.meals.remove, { params: { id } }))

export const useRemoveMeals = () =>
  useMealChange((ids: string[]) => call(api.meals.removeMany, { body: { ids } }))

/** Puts meals back that were taken out, as they were. */
export const useRestoreMeals = () =>
  useMealChange((meals: Meal[]) => call(api.meals.restore, { body: { meals } }))

export const useCopyWeek = () => useMealChange((body: CopyWeekBody) => call(api.meals.copyWeek, { body }))

/** Marks a meal as cooked on a day, or with null as not cooked. */
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
    // Also after a refusal: what is not there any more is not shown any more.
    onSettled: () => client.invalidateQueries({ queryKey: [MEALS] }),
  })
}
