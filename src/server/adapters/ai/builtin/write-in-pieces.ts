import { createHash } from 'node:crypto'
import type { Cookbook, LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { answerWithFoods, makeOption } from '#kitchen/photo/index.ts'
import { AiError, type WriteRequest, type WrittenRecipe } from '#server/ports/ai.ts'

/**
 * Writes the requested recipe with the built-in kitchen, and yields after each try so that the server can do
 * other work.
 * @throws AiError refused, with the nearest recipes, when no recipe answers the request
 */
export function* writeInPieces(
  cookbook: Cookbook,
  request: WriteRequest,
): Generator<undefined, Omit<WrittenRecipe, 'engine'>> {
  const { craving, category, season, recentTitles, attempt, repair } = request
  const series = seriesOf(request)
  if (request.option && !repair) {
    // An option that another engine offered may be no dish of the kitchen: the words of the craving are then
    // answered.
    const made = yield* makeOption(cookbook, request.option, craving)
    if (made) return { draft: made.draft, course: made.course, ...fromOf(cookbook, made.slug) }
  }
  const answer = yield* answerWithFoods(cookbook, {
    craving,
    category,
    season,
    // The recipe that failed is not made again, in whichever order the repair finds it.
    recentTitles: repair ? [repair.draft.title, ...(recentTitles ?? [])] : recentTitles,
    series,
    // A repair takes the next turn, because the recipe that failed the checks would fail them again.
    turn: attempt + (repair ? 1 : 0),
  })
  if (answer.kind === 'refused') throw new AiError('refused', answer.reason, { near: answer.near })
  const { draft, course, slug, drawnAs, givenUp } = answer
  return {
    draft,
    course,
    ...fromOf(cookbook, slug),
    ...(drawnAs && { drawnAs }),
    ...(givenUp && { givenUp }),
  }
}

const fromOf = ({ bySlug }: Cookbook, slug: string | undefined) => {
  const recipe = slug === undefined ? undefined : bySlug.get(slug)
  return recipe && { from: `${recipe.slug}@${hashOf(recipe)}` }
}

/**
 * Returns one key per cook and craving, however the craving is spelled, so that another attempt gets another
 * recipe.
 */
function seriesOf({ userId, prompt, repair }: WriteRequest): string {
  const craving = prompt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return createHash('sha256')
    .update(JSON.stringify([userId, craving, repair ? 'repair' : 'first']))
    .digest('hex')
}

const hashOf = ({ file }: LinkedRecipe): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 12)
