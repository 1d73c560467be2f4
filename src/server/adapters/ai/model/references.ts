import type { RecipeDraft } from '#contract/recipe.ts'
import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { referencesInPieces } from '#kitchen/cookbook/references.ts'
import { createTurns } from '#server/in-pieces.ts'
import type { WriteRequest } from '#server/ports/ai.ts'

/**
 * Tokens by which a request grows for each number of recipes that are shown, the rule about them included:
 * the mean of thirty cravings, see `bench/references.ts`, for the administrators' page.
 */
export const tokensOfReferences: readonly number[] = [0, 250, 380]

/** Creates the search for the recipes of the cookbook that a model is shown; one search runs at a time. */
export function referencesFrom(
  cookbook: Cookbook,
  most: number,
): (request: WriteRequest, signal: AbortSignal) => Promise<RecipeDraft[]> {
  const inTurn = createTurns()
  return ({ craving, category, season, userId, attempt }, signal) =>
    inTurn(
      signal,
      referencesInPieces(
        cookbook,
        // The order does not depend on the cook's recent dishes, so that a repair is held against the same.
        { craving, ...(category && { category }), ...(season && { season }), series: userId, turn: attempt },
        most,
      ),
    )
}
