import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { MealBody } from '#contract/meals.ts'
import { call } from '#web/lib/http.ts'

const MEALS = '/api/meal-calendar'

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

export const useUpdateMeal = () =>
  useMealChange(({ id, body }: { id: string; body: MealBody }) =>
    call(api.meals.update, { params: { id }, body }),
  )

export const useRemoveMeal = () => useMealChange((id: string) => call(api.meals.remove, { params: { id } }))

function useMealChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: [MEALS] }),
  })
}
