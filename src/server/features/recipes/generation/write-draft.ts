import { type CheckReport, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withRestTime, withSafetySteps } from '#kitchen/checks/index.ts'
import { AppError } from '#server/http/errors.ts'
import { type Ai, AiError, type WriteOptions, type WriteRequest } from '#server/ports/ai.ts'

export interface CheckedDraft {
  draft: RecipeDraft
  report: CheckReport
  engine: string
  /** Recipe of the cookbook from which it was made, as `slug@hash`. */
  from?: string
  /** Slug of the cookbook's recipe whose looks are drawn, for a meal that is made of several. */
  drawnAs?: string
  promptVersion?: string
}

/**
 * Writes a recipe that passes the kitchen's checks: one call, one repair that names what failed, then a
 * refusal.
 */
export const writeDraft = async (
  ai: Pick<Ai, 'writeRecipe'>,
  request: WriteRequest,
  options: WriteOptions,
): Promise<CheckedDraft> => {
  const first = await attempt(ai, request, options)
  if (first.faults.length === 0) return first
  const repair = { draft: first.draft, findings: first.faults }
  const second = await attempt(ai, { ...request, repair }, options)
  if (second.faults.length === 0) return second
  const reasons = [...new Set(second.faults.map((fault) => fault.message))].slice(0, 3).join(' ')
  throw new AppError(
    'recipe_refused',
    `No recipe that passes the kitchen's checks could be written for this. ${reasons} Please try other words.`,
  )
}

const attempt = async (ai: Pick<Ai, 'writeRecipe'>, request: WriteRequest, options: WriteOptions) => {
  const written = await ai.writeRecipe(request, options)
  options.signal.throwIfAborted()
  const draft = withSafetySteps(withRestTime(filed(valid(written.draft), request)))
  const report = checkRecipe(draft, {
    craving: request.craving,
    source: written.engine === 'larder-kitchen' ? 'engine' : 'model',
    repaired: request.repair !== undefined,
    course: written.course,
    givenUp: written.givenUp,
    isTitledAsAnother: written.isTitledAsAnother,
    ...(written.references && { references: written.references }),
  })
  const { engine, from, drawnAs, promptVersion } = written
  const origin = {
    engine,
    ...(from && { from }),
    ...(drawnAs && { drawnAs }),
    ...(promptVersion && { promptVersion }),
  }
  return { draft, report, ...origin, faults: blocking(report) }
}

/** Sets the category that the cook asked for, over the author's. */
const filed = (draft: RecipeDraft, { craving }: WriteRequest): RecipeDraft =>
  craving.category === null ? draft : { ...draft, category: craving.category }

/** Validates a draft, because the port's type alone does not guarantee the text of a model. */
const valid = (draft: RecipeDraft): RecipeDraft => {
  const result = recipeDraft.safeParse(draft)
  if (!result.success)
    throw new AiError('broken', 'The draft does not have the shape of a recipe.', { cause: result.error })
  return result.data
}
