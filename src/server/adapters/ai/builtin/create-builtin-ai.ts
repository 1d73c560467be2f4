import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { refineRecipe } from '#kitchen/refine/index.ts'
import { createTurns, inOnePiece } from '#server/in-pieces.ts'
import { type Ai, AiError, cannotSee } from '#server/ports/ai.ts'
import { reveal } from './reveal.ts'
import { writeInPieces } from './write-in-pieces.ts'

export const BUILTIN_ENGINE = 'larder-kitchen'

/** The kitchen's own engine behind the AI port: no key, no network, the same answer to the same question. */
export function createBuiltinAi(cookbook: Cookbook): Ai {
  const inTurn = createTurns()
  return {
    engine: 'builtin',
    label: "Larder's built-in kitchen",
    vision: false,
    images: false,

    async writeRecipe(request, { signal, onPartial }) {
      const written = await inTurn(signal, writeInPieces(cookbook, request))
      for (const partial of reveal(written.draft)) onPartial?.(partial)
      return { ...written, engine: BUILTIN_ENGINE }
    },

    async refine({ draft, wish, craving, from }, { signal }) {
      const linked = from === undefined ? undefined : cookbook.bySlug.get(from.split('@')[0] ?? '')
      const refinement = await inTurn(
        signal,
        inOnePiece(() => refineRecipe({ draft, wish, keeps: craving, ...(linked && { linked }) })),
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

    async drawDish(recipe, { signal, looks }) {
      signal.throwIfAborted()
      return drawingOf({ ...recipe, looks })
    },
  }
}
