import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { composeInPieces } from '../composer/index.ts'
import type { Craving } from '../craving/craving.ts'
import { strangersInName } from '../craving/strangers.ts'
import { inOneGo } from '../in-one-go.ts'
import type { Course } from './courses.ts'
import { type MakeRequest, type Making, makeInPieces } from './make-recipe.ts'
import type { Cookbook } from './open-cookbook.ts'

/** The built-in kitchen's answer to a craving. */
export type Answer =
  | {
      kind: 'recipe'
      draft: RecipeDraft
      /** The course and the slug are there where the recipe is one of the cookbook. */
      course?: Course
      slug?: string
    }
  | { kind: 'refused'; reason: string; near: NearRecipe[] }

/**
 * The recipe of the cookbook that answers a craving; where the words name none and none answers, one that the composer
 * puts together. Stops after each try, so that a server can do other work; the answer is what it returns.
 */
export function* answerInPieces(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving, series, turn } = request
  if (craving.refusal) return { kind: 'refused', reason: craving.refusal, near: [] }
  const making = yield* makeInPieces(cookbook, request)
  if (making.kind === 'recipe')
    return { kind: 'recipe', draft: making.draft, course: making.course, slug: making.slug }
  // What has a name of its own is this dish or none; of a kind of dish, the composer may know one more.
  const isOpen =
    making.kind === 'none' && craving.dishes.length > 0 && (craving.recipes?.isFamily || lacksFoods(making))
  if (craving.recipes && !isOpen) return { kind: 'refused', reason: reasonOf(making), near: nearOf(making) }
  const unknown = unknownName(craving)
  if (unknown) return { kind: 'refused', reason: unknown, near: nearOf(making) }
  const composition = yield* composeInPieces({
    craving,
    ...(request.category && { category: request.category }),
    ...(request.season && { season: request.season }),
    recentTitles: [...(request.recentTitles ?? [])],
    // The composer knows the turn of a series by the number at the end, and takes other choices than the turns before.
    seed: `${series} ${turn}`,
  })
  return composition.kind === 'refused'
    ? { kind: 'refused', reason: composition.reason, near: [] }
    : { kind: 'recipe', draft: composition.draft }
}

/** The same, for who has nothing else to do meanwhile. */
export const answerCraving = (cookbook: Cookbook, request: MakeRequest): Answer =>
  inOneGo(answerInPieces(cookbook, request))

/** Why nothing is made of a name of which the kitchen does not know every word: it would be another dish. */
function unknownName(craving: Craving): string | null {
  const strangers = strangersInName(craving)
  if (strangers.length === 0) return null
  const named = strangers
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(' or ')
  return `Larder's built-in kitchen does not know ${named}, and makes no other dish in its place. Name the foods that are in it, or another dish.`
}

/** Only foods that were asked for beside the name are not in it: another dish of the kind may have them. */
const lacksFoods = ({ near }: { near: readonly NearRecipe[] }): boolean =>
  near.length > 0 && near.every(({ because }) => because?.startsWith('there is no ') ?? false)

type Unanswered = Exclude<Making, { kind: 'recipe' }>

const nearOf = (making: Unanswered): NearRecipe[] => (making.kind === 'all-made' ? making.made : making.near)

function reasonOf(making: Unanswered): string {
  const [nearest, ...others] = nearOf(making)
  if (making.kind === 'all-made')
    return others.length === 0 && nearest
      ? `${nearest.title} is the one recipe that Larder's kitchen has for these words, and you have had it.`
      : "These are all the recipes that Larder's kitchen has for these words, and you have had each of them."
  return nearest?.because
    ? `Larder's kitchen cannot make this as you asked: it has ${nearest.title}, but ${nearest.because}.`
    : "Larder's kitchen has no recipe that keeps all of this together."
}
