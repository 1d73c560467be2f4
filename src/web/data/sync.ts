import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Change, ChangeKind } from '#web/offline/change.ts'
import { waitingOf } from '#web/offline/outbox.ts'
import { cookedQuery } from './cooked.ts'
import { ratingStatsQuery } from './ratings.ts'
import { patchRecipe } from './recipe-cache.ts'
import { shoppingQuery, takeShoppingAnswer } from './shopping.ts'

/**
 * Updates the cache after the server has received a change that was made offline, on this page, in another
 * tab or on an earlier visit.
 */
export function takeAnswer(client: QueryClient, change: Change, answer: Answer<ChangeKind>): void {
  switch (change.kind) {
    case 'favorite':
      // A later toggle of the same favourite is still waiting.
      if (
        !waitingOf('favorite').some(({ recipeId }) => recipeId === change.recipeId) &&
        'isFavorite' in answer
      )
        patchRecipe(client, change.recipeId, { isFavorite: answer.isFavorite })
      break
    case 'rating':
      void client.invalidateQueries({ queryKey: ratingStatsQuery(change.recipeId).queryKey })
      break
    case 'cooked':
      void client.invalidateQueries({ queryKey: cookedQuery(change.recipeId).queryKey })
      break
    case 'shopping':
      if ('lines' in answer) takeShoppingAnswer(client, answer)
  }
}

/** Refetches the shopping list after another tab has made or sent a change. */
export const takeOtherTab = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
