import { v7 as uuidv7 } from 'uuid'
import { MAX_RECIPES_PER_UPLOAD } from '#contract/limits.ts'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import { isPremium } from '#domain/plan.ts'
import { recipesLeft } from '#domain/quota.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { HANDWRITING } from '#kitchen/reading/photo/index.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import { AppError } from '#server/http/errors.ts'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { commitReading, type ReadRecipe } from '#server/stores/reading-commit.ts'
import type { EventLog } from '../generation/event-log.ts'
import { Stopped } from '../generation/failure.ts'
import type { Job, Stage } from '../generation/job.ts'
import type { Kitchen } from '../generation/make-recipe.ts'
import { createStages } from '../generation/stages.ts'
import { drawAtOnce } from '../pictures/draw-at-once.ts'
import { type PhotoReading, readPhotos, type Upload } from './read-photos.ts'

const stages: readonly Stage[] = ['reading', 'structuring', 'organizing', 'image', 'finalizing']

/**
 * Makes stored recipes in review from the pages of a reserved generation. The kitchen's findings refuse
 * nothing, because the recipe is the cook's own; they are shown beside it.
 */
export const makeFromPhotos = async (
  kitchen: Kitchen,
  job: Job,
  upload: Upload,
  log: EventLog,
  signal: AbortSignal,
): Promise<GeneratedRecipe> => {
  const { db, clock } = kitchen
  const { enter, requireAlive } = createStages(db, job, log, stages, signal)
  enter('reading')
  const reading = await readPhotos(kitchen, upload, signal, () => enter('structuring'))
  const { photos } = reading
  if (reading.refusal === HANDWRITING) throw new AppError('handwriting_unread', HANDWRITING)
  if (reading.refusal) throw new AppError('recipe_refused', reading.refusal)
  const found = reading.recipes.slice(0, MAX_RECIPES_PER_UPLOAD)
  if (found[0]) log.partial(found[0].draft)

  enter('organizing')
  const corrections = await getCorrections(db, job.userId)
  const contents = found.map(({ draft }) =>
    recipeContent(draft, checkRecipe(draft, { source: 'person' }), corrections),
  )

  enter('image')
  const quality = isPremium(job.status) ? 'high' : 'standard'
  const images = await Promise.all(found.map(({ draft }) => drawAtOnce(kitchen, draft, { quality })))

  enter('finalizing')
  await requireAlive()
  const recipes = found.map(({ doubts, pages = photos.map((_, page) => page) }, index): PagedRecipe => {
    const content = contents[index]
    const image = images[index]
    if (!content) throw new Error('Every recipe that was read has its content.')
    return {
      recipe: {
        ...content,
        id: uuidv7(),
        source: { kind: 'ocr', engine: reading.engine, prompt: null },
        image: image ?? null,
        createdAt: clock.now(),
      },
      review: reviewOf(reading, pages, doubts),
      pages,
    }
  })
  return await store(kitchen, job, recipes, photos, log, signal)
}

interface PagedRecipe extends Omit<ReadRecipe, 'photos'> {
  /** Indexes of the uploaded pages, from 0, that have the recipe. */
  pages: readonly number[]
}

/**
 * Returns the review of a recipe with its own pages only, so that the first page of a second recipe is its
 * page 1.
 */
const reviewOf = (
  { photos, unread, rawText, handwritten, engine }: PhotoReading,
  pages: readonly number[],
  doubts: ReadRecipe['review']['doubts'],
): ReadRecipe['review'] => ({
  doubts: doubts.map((doubt) => ({
    ...doubt,
    spot: doubt.spot && { ...doubt.spot, photo: Math.max(0, pages.indexOf(doubt.spot.photo)) },
  })),
  photos: pages.flatMap((page) => {
    const { width, height } = photos[page] ?? {}
    return width && height ? [{ width, height }] : []
  }),
  rawText,
  handwritten,
  engine,
  unread: unread.map((page) => pages.indexOf(page)).filter((page) => page >= 0),
})

/**
 * Stores the photos on disk before the rows that name them; when the rows cannot be written, the photos are
 * removed again.
 */
const store = async (
  { db, clock, photos: kept, painter }: Kitchen,
  job: Job,
  recipes: readonly PagedRecipe[],
  photos: readonly PreparedPhoto[],
  log: EventLog,
  signal: AbortSignal,
): Promise<GeneratedRecipe> => {
  const names: string[] = []
  try {
    for (const { jpeg } of photos) names.push(await kept.keep(job.userId, jpeg))
    const seq = await log.seal()
    signal.throwIfAborted()
    let answer: GeneratedRecipe | undefined
    const committed = await commitReading(db, {
      userId: job.userId,
      generationId: job.generationId,
      recipes: recipes.map(({ pages, ...one }) => ({
        ...one,
        photos: pages.flatMap((page) => names[page] ?? []),
      })),
      unlimited: isPremium(job.status),
      now: clock.now(),
      lastEvent: ({ recipe, others, used }) => {
        const canGenerate = recipesLeft(job.status, used) !== 0
        answer = { recipe, imageUrl: recipe.imageUrl, canGenerate, ...(others.length > 0 && { others }) }
        return { seq, type: 'done', data: answer }
      },
    })
    if (!committed || !answer) throw new Stopped('lease_lost')
    for (const { id } of [committed.recipe, ...committed.others]) {
      const { painting } = committed.recipe
      painter.paintFor(job.userId, { id, painting })
    }
    return answer
  } catch (cause) {
    // If the rows were committed all the same, the review loses its photos but no text. Otherwise the photos
    // are swept.
    for (const name of names) await kept.remove(job.userId, name).catch(() => undefined)
    throw cause
  }
}
