import { recipeDraft } from '#contract/recipe.ts'
import type { Deps } from '#server/deps.ts'
import { AiError } from '#server/ports/ai.ts'
import { PictureError } from '#server/ports/pictures.ts'
import {
  claimPicture,
  expiredPictures,
  markPictureFailed,
  type RecipeKey,
  releasePicture,
  replaceDrawing,
} from '#server/stores/awaited-pictures.ts'
import { namePicture } from '#server/stores/pictures.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { createLanes } from '../generation/lanes.ts'

/** Maximum number of pictures that are painted at once over all cooks; each cook has one at a time. */
const AT_ONCE = 4
const LOOK_EVERY_MS = 30_000
const LEFT_AT_ONCE = 20

/**
 * Paints pictures for existing recipes, independently of the requests that asked for them. After a failure
 * the recipe keeps the kitchen's drawing, and is marked so.
 */
export const createPainter = (deps: Deps) => {
  const { db, clock, ai, pictures, log } = deps
  const lanes = createLanes(AT_ONCE)
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  const paint = async (key: RecipeKey, drawnHash: string, quality: 'standard' | 'high') => {
    const recipe = await getRecipe(db, key.userId, key.recipeId)
    if (!recipe) return
    const draft = recipeDraft.parse(recipe)
    const dish = await ai.drawDish(draft, { signal: stop.signal, quality })
    const { hash, width, height } =
      'drawing' in dish ? await pictures.storeDrawing(dish.drawing) : await pictures.store(dish.bytes)
    await namePicture(db, { hash, width, height }, clock.now())
    await replaceDrawing(db, key, { drawnHash, hash, alt: dish.alt })
  }

  const paintClaimed = async (key: RecipeKey) => {
    if (stop.signal.aborted) return
    const claimed = await claimPicture(db, key, clock.now())
    if (!claimed) return
    const { drawnHash, quality } = claimed
    try {
      await paint(key, drawnHash, quality)
    } catch (error) {
      if (stop.signal.aborted) return await releasePicture(db, key, drawnHash, clock.now())
      const kind = error instanceof AiError || error instanceof PictureError ? error.kind : 'unknown'
      log.warn({ err: error, kind, recipeId: key.recipeId }, 'no picture could be painted: the drawing stays')
      await markPictureFailed(db, key, drawnHash)
    }
  }

  const start = (key: RecipeKey) => {
    const done: Promise<void> = lanes
      .run(key.userId, () =>
        paintClaimed(key).catch((error: unknown) =>
          log.warn({ err: error, recipeId: key.recipeId }, 'a picture is left to be painted later'),
        ),
      )
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }

  /** Continues pictures that a stopped server left unfinished. */
  const takeOver = async () => {
    for (const key of await expiredPictures(db, clock.now(), LEFT_AT_ONCE)) start(key)
  }

  return {
    /** Starts the picture of a recipe that awaits one; does nothing for any other. */
    paintFor(userId: string, { id, painting }: { id: string; painting?: 'coming' | 'failed' | undefined }) {
      if (painting === 'coming') start({ userId, recipeId: id })
    },
    takeOver,
    watch() {
      const look = () =>
        void takeOver().catch((error: unknown) =>
          log.warn({ err: error }, 'pictures could not be looked for'),
        )
      look()
      timer = setInterval(look, LOOK_EVERY_MS).unref()
    },
    /** Resolves when no picture is being painted. */
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async close() {
      clearInterval(timer)
      stop.abort(new Error('the server stops'))
      await Promise.all(underWay)
    },
  }
}
export type Painter = ReturnType<typeof createPainter>
