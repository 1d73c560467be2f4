import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Change, ChangeKind } from '#web/offline/change.ts'
import { waitingOf } from '#web/offline/outbox.ts'
import { cookedQuery } from './cooked.ts'
import { ratingStatsQuery } from './ratings.ts'
import { patchRecipe } from './recipe-cache.ts'
import { shoppingQuery, takeShoppingAnswer } from './shopping.ts'

/** A change that was made without the server, on this page, another tab or an earlier visit, has reached it. */
export function takeAnswer(client: QueryClient, change: Change, answer: Answer<ChangeKind>): void {
  switch (change.kind) {
    case 'favorite':
      // A later change of the same heart is still on its way.
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

/** Another tab of this browser has made or sent something: the list, which many hands change, is read anew. */
export const takeOtherTab = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
