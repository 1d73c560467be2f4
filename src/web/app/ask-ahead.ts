import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { folderCountsQuery, foldersQuery } from '#web/data/folders.ts'
import { earlierGenerationsQuery } from '#web/data/generations.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { cardsQuery, recipeQuery } from '#web/data/recipes.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { viewIn } from '#web/features/recipes/use-collection-view.ts'
import { paths } from '#web/lib/paths.ts'

/**
 * Sends the requests of the page at this address before it is drawn, because drawing takes a phone longer
 * than the reply. The page finds its queries in the cache, and repeats the failed ones itself.
 */
export function askAhead(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const isHome = pathname === paths.home
  const isCollection = pathname === paths.recipes
  const recipe = matchPath('/recipe/:id', pathname)?.params.id
  if (isHome || isCollection)
    void client.prefetchInfiniteQuery(cardsQuery(viewIn(new URLSearchParams(search))))
  if (recipe && recipe !== 'new') void client.prefetchQuery(recipeQuery(recipe))
  void client.prefetchQuery(currentUserQuery)
  void client.prefetchQuery(quotaQuery)
  if (isHome) void client.prefetchQuery(earlierGenerationsQuery)
  if (isHome || isCollection) void client.prefetchQuery(foldersQuery)
  if (isCollection) void client.prefetchQuery(folderCountsQuery)
  void client.prefetchQuery(settingsQuery)
}
