import { createHash } from 'node:crypto'
import type { RecipeDraft } from '#contract/recipe.ts'
import { illustrate } from '#kitchen/illustration/index.ts'
import { inOnePiece } from '#server/in-pieces.ts'
import type { DrawnDish } from '#server/ports/ai.ts'
import type { InTurn } from './turns.ts'

/** The kitchen's own drawing of a dish. Equal dishes get equal pictures. */
export async function illustrateDish(
  inTurn: InTurn,
  dish: RecipeDraft,
  signal: AbortSignal,
): Promise<DrawnDish> {
  const seed = createHash('sha256')
    .update(JSON.stringify([dish.title, dish.ingredients]))
    .digest('hex')
  return inTurn(
    signal,
    inOnePiece(() => illustrate(dish, seed)),
  )
}
