import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { isPremium } from '#domain/plan.ts'
import { addDays, monthOf, today, weeksOf } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'
import { isReplyKept, keepReply } from '#web/offline/kept-replies.ts'
import { mealsQuery } from './meals.ts'
import { recipeKey } from './recipe-keys.ts'
import { shoppingQuery } from './shopping.ts'
import { currentUserQuery } from './users.ts'

const MOST_FAVORITES = 96
const DAYS_AHEAD = 7

/**
 * Stores on the device what a cook may need offline without ever having opened it here: the shopping list,
 * their favorites, and for active subscribers the month that the calendar opens with and the recipes of the
 * coming week. Items are fetched one after the other, and only the missing ones.
 */
export async function keepAhead(client: QueryClient): Promise<void> {
  try {
    await client.prefetchQuery(shoppingQuery)
    const { recipes } = await call(api.recipes.cards, { query: { sort: 'favorites', limit: MOST_FAVORITES } })
    await keepRecipes(recipes.filter(({ isFavorite }) => isFavorite).map(({ id }) => id))
    const user = client.getQueryData(currentUserQuery.queryKey)
    if (user && isPremium(user.subscriptionStatus)) await keepPlan()
  } catch (error) {
    // The next visit fetches the remaining items.
    console.warn('Not everything could be brought onto this device.', error)
  }
}

async function keepPlan(): Promise<void> {
  const now = today()
  const days = weeksOf(monthOf(now)).flat()
  const from = days[0] ?? now
  const to = days.at(-1) ?? now
  const meals = await call(api.meals.list, { query: { from, to } })
  await keepReply(mealsQuery(from, to).queryKey, meals)
  const soon = meals.filter(({ date }) => date >= now && date < addDays(now, DAYS_AHEAD))
  await keepRecipes(soon.flatMap(({ recipeId }) => recipeId ?? []))
}

async function keepRecipes(ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) {
    if (await isReplyKept(recipeKey(id))) continue
    await keepReply(recipeKey(id), await call(api.recipes.get, { params: { id } }))
  }
}
