import { type CheckReport, type Finding, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import {
  blocking,
  checkRecipe,
  type DraftSource,
  withRestTime,
  withSafetySteps,
} from '#kitchen/checks/index.ts'
import { AppError } from '#server/http/errors.ts'
import { type Ai, AiError, type RefineRequest } from '#server/ports/ai.ts'

export interface RefinedDraft {
  draft: RecipeDraft
  report: CheckReport
  engine: string
  /** Version of the instructions, for a draft of a model. */
  promptVersion?: string
}

/**
 * Returns a changed recipe that passes the kitchen's checks: one call, one repair that names what failed,
 * then a refusal.
 */
export async function refineDraft(
  ai: Pick<Ai, 'refine'>,
  request: RefineRequest,
  options: { signal: AbortSignal },
): Promise<RefinedDraft> {
  const first = await attempt(ai, request, options)
  if (first.faults.length === 0) return changed(first, request)
  const repair = { draft: first.draft, findings: first.faults }
  const second = await attempt(ai, { ...request, repair }, options)
  if (second.faults.length === 0) return changed(second, request)
  const reasons = [...new Set(second.faults.map(({ message }) => message))].slice(0, 3).join(' ')
  throw new AppError(
    'recipe_refused',
    `This could not be changed into a recipe that passes the kitchen's checks. ${reasons} The recipe stays as it is.`,
  )
}

const changed = (
  { draft, report, engine, promptVersion }: RefinedDraft,
  request: RefineRequest,
): RefinedDraft => {
  if (JSON.stringify(draft) === JSON.stringify(request.draft)) {
    throw new AppError('recipe_refused', 'That would change nothing: the recipe is so already.')
  }
  return { draft, report, engine, ...(promptVersion && { promptVersion }) }
}

async function attempt(ai: Pick<Ai, 'refine'>, request: RefineRequest, options: { signal: AbortSignal }) {
  const written = await ai.refine(request, options)
  options.signal.throwIfAborted()
  const parsed = recipeDraft.safeParse(written.draft)
  if (!parsed.success)
    throw new AiError('broken', 'The draft does not have the shape of a recipe.', { cause: parsed.error })
  const draft = withSafetySteps(withRestTime(parsed.data))
  const source = written.engine === 'larder-kitchen' ? 'engine' : 'model'
  const found = faultsOf(draft, request, source)
  const { engine, promptVersion } = written
  return { draft, engine, ...(promptVersion && { promptVersion }), ...found }
}

/**
 * Returns the faults that count: every broken rule, and others only when they are new, since a person's
 * recipe may have had them before.
 */
function faultsOf(
  draft: RecipeDraft,
  { draft: before, craving, repair }: RefineRequest,
  source: DraftSource,
) {
  const repaired = repair !== undefined
  const report = checkRecipe(draft, { craving, source, repaired })
  const known = new Set(blocking(checkRecipe(before, { source, repaired })).map(({ rule }) => rule))
  const faults = blocking(report).filter((finding) => isRule(finding) || !known.has(finding.rule))
  // A fault that is allowed is shown as a warning, as in a recipe of the cook's own.
  const shown = faults.length > 0 || blocking(report).length === 0
  return { faults, report: shown ? report : checkRecipe(draft, { craving, source: 'person' }) }
}

const isRule = ({ rule }: Finding) => /^(?:diet|allergy|safety)\./.test(rule)
