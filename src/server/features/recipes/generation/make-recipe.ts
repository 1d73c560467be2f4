import { v7 as uuidv7 } from 'uuid'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import { isPremium } from '#domain/plan.ts'
import { recipesLeft } from '#domain/quota.ts'
import { looksOfSource } from '#kitchen/cookbook/looks-of-source.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import type { Deps } from '#server/deps.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { commitGeneration } from '#server/stores/generations.ts'
import { tastesOf } from '#server/stores/ratings.ts'
import { recentTitles } from '#server/stores/recipes.ts'
import { drawAtOnce } from '../pictures/draw-at-once.ts'
import type { Painter } from '../pictures/painter.ts'
import type { guarded } from './breaker.ts'
import type { EventLog } from './event-log.ts'
import { Stopped } from './failure.ts'
import { stagesOf, type WritingJob } from './job.ts'
import { createStages } from './stages.ts'
import { writeDraft } from './write-draft.ts'

export interface Kitchen extends Deps {
  /** AI behind its breaker. */
  cook: ReturnType<typeof guarded>
  painter: Painter
}

/**
 * Makes a recipe for a reserved generation, and stores it with the quota used. Throws when it does not get
 * there.
 */
export const makeRecipe = async (
  kitchen: Kitchen,
  job: WritingJob,
  log: EventLog,
  signal: AbortSignal,
): Promise<GeneratedRecipe> => {
  const { db, clock, cook } = kitchen
  const stages = stagesOf(job.request.kind)
  const { enter, requireAlive } = createStages(db, job, log, stages, signal)

  enter(stages[0] ?? 'analyzing')
  const [recent, tastes] = await Promise.all([recentTitles(db, job.userId), tastesOf(db, job.userId)])
  enter('generating')
  const { draft, report, engine, from, drawnAs, promptVersion } = await writeDraft(
    cook,
    {
      kind: job.request.kind,
      prompt: job.request.prompt,
      ...(job.request.option && { option: job.request.option }),
      category: job.request.category,
      craving: job.craving,
      season: job.season,
      language: job.language,
      units: job.units,
      tastes,
      userId: job.userId,
      attempt: job.attempt,
      recentTitles: recent,
    },
    { signal, onPartial: (part) => log.partial(part) },
  )
  log.partial(draft)

  enter('image')
  const quality = isPremium(job.status) ? 'high' : 'standard'
  const looks = looksOfSource(kitchen.cookbook, from ?? drawnAs, draft)
  const drawing = drawAtOnce(kitchen, draft, { quality, looks })
  const content = recipeContent(draft, report, await getCorrections(db, job.userId))
  const image = await drawing

  enter('finalizing')
  await requireAlive()
  const seq = await log.seal()
  const source = {
    kind: job.request.kind,
    engine,
    prompt: job.request.prompt,
    understood: understoodOf(job.craving),
    ...(from && { from }),
    ...(promptVersion && { promptVersion }),
  }
  const recipe = {
    ...content,
    id: uuidv7(),
    source,
    image,
    createdAt: clock.now(),
  }
  signal.throwIfAborted()
  let answer: GeneratedRecipe | undefined
  const committed = await commitGeneration(db, {
    userId: job.userId,
    generationId: job.generationId,
    recipe,
    now: clock.now(),
    lastEvent: (outcome) => {
      const canGenerate = recipesLeft(job.status, outcome.used) !== 0
      answer = { recipe: outcome.recipe, imageUrl: outcome.recipe.imageUrl, canGenerate }
      return { seq, type: 'done', data: answer }
    },
  })
  if (!committed || !answer) throw new Stopped('lease_lost')
  kitchen.painter.paintFor(job.userId, committed.recipe)
  return answer
}
