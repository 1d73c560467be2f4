import { createHash } from 'node:crypto'
import { composeInPieces } from '#kitchen/composer/index.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { refineRecipe } from '#kitchen/refine/index.ts'
import { inOnePiece } from '#server/in-pieces.ts'
import { type Ai, AiError, cannotSee, type WriteRequest } from '#server/ports/ai.ts'
import { createTurns } from '../turns.ts'
import { reveal } from './reveal.ts'

export const BUILTIN_ENGINE = 'larder-kitchen'

/** The kitchen's own engine behind the AI port: no key, no network, the same answer to the same question. */
export function createBuiltinAi(): Ai {
  const inTurn = createTurns()
  return {
    engine: 'builtin',
    label: "Larder's built-in kitchen",
    vision: false,
    images: false,

    async writeRecipe(request, { signal, onPartial }) {
      const work = composeInPieces({
        craving: request.craving,
        category: request.category,
        seed: seedOf(request),
        recentTitles: request.recentTitles,
        season: request.season,
      })
      const composition = await inTurn(signal, work)
      if (composition.kind === 'refused') throw new AiError('refused', composition.reason)
      for (const partial of reveal(composition.draft)) onPartial?.(partial)
      return { draft: composition.draft, engine: BUILTIN_ENGINE }
    },

    async refine({ draft, wish, craving }, { signal }) {
      const refinement = await inTurn(
        signal,
        inOnePiece(() => refineRecipe({ draft, wish, keeps: craving })),
      )
      if (refinement.kind !== 'proposal') throw new AiError('refused', refinement.reason)
      return { draft: refinement.draft, engine: BUILTIN_ENGINE }
    },

    async lookForFoods() {
      throw cannotSee()
    },

    async readRecipes() {
      throw cannotSee()
    },

    async drawDish(recipe, { signal }) {
      signal.throwIfAborted()
      return drawingOf(recipe)
    },
  }
}

/**
 * Same cook, same craving, same attempt: same recipe. A repair must not repeat what failed. The attempt stands at the
 * end, so that the kitchen knows it for the next turn of a series and takes other choices than the turns before.
 */
function seedOf({ userId, prompt, attempt, repair }: WriteRequest) {
  const craving = prompt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const series = createHash('sha256')
    .update(JSON.stringify([userId, craving, repair ? 'repair' : 'first']))
    .digest('hex')
  return `${series} ${attempt}`
}
