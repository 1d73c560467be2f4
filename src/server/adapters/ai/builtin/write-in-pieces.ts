import { createHash } from 'node:crypto'
import { answerInPieces } from '#kitchen/cookbook/answer-craving.ts'
import type { Cookbook, LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { makeOption } from '#kitchen/photo/index.ts'
import { AiError, type WriteRequest, type WrittenRecipe } from '#server/ports/ai.ts'

/**
 * Writes what was asked for by the built-in kitchen. Stops after each try, so that the server can do other work.
 * @throws AiError refused, with the nearest recipes, when nothing answers
 */
export function* writeInPieces(
  cookbook: Cookbook,
  request: WriteRequest,
): Generator<undefined, Omit<WrittenRecipe, 'engine'>> {
  const { craving, category, season, recentTitles, attempt, repair } = request
  const series = seriesOf(request)
  if (request.option && !repair) {
    // What an earlier engine offered may be none of the kitchen's dishes: it is then asked for by its words.
    const made = yield* makeOption(cookbook, request.option, craving)
    if (made) return { draft: made.draft, course: made.course, ...fromOf(cookbook, made.slug) }
  }
  const answer = yield* answerInPieces(cookbook, {
    craving,
    category,
    season,
    recentTitles,
    series,
    // What failed the checks would fail again.
    turn: attempt + (repair ? 1 : 0),
  })
  if (answer.kind === 'refused') throw new AiError('refused', answer.reason, { near: answer.near })
  const { draft, course, slug } = answer
  return { draft, course, ...fromOf(cookbook, slug) }
}

const fromOf = ({ bySlug }: Cookbook, slug: string | undefined) => {
  const recipe = slug === undefined ? undefined : bySlug.get(slug)
  return recipe && { from: `${recipe.slug}@${hashOf(recipe)}` }
}

/** The same for one cook and one craving, however it is spelled: another attempt at it gets another recipe. */
function seriesOf({ userId, prompt, repair }: WriteRequest): string {
  const craving = prompt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return createHash('sha256')
    .update(JSON.stringify([userId, craving, repair ? 'repair' : 'first']))
    .digest('hex')
}

const hashOf = ({ file }: LinkedRecipe): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 12)
