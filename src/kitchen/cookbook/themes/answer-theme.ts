import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { readCraving } from '../../craving/read-craving.ts'
import { capital } from '../../prose.ts'
import { titleCase } from '../../refine/rename.ts'
import type { Answer } from '../answer.ts'
import { usedFoods } from '../find/used-foods.ts'
import { wantedFoods } from '../find/wanted.ts'
import type { MakeRequest } from '../make-recipe.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { themedWish } from './as-foods.ts'

/**
 * Answers a wish for a kind of dish that tastes of another with one of the foods that it tastes of, called as it was
 * asked for: a fuzzy navel cake is a cake of peach and orange. Null where none has all of them.
 */
export function* answerTheme(
  cookbook: Cookbook,
  request: MakeRequest,
  answer: (request: MakeRequest) => Generator<undefined, Answer>,
): Generator<undefined, Answer | null> {
  const { craving } = request
  const themed = craving.menu || craving.pet ? null : themedWish(cookbook, craving.text)
  if (!themed) return null
  for (const [at, { foods, text }] of themed.wishes.entries()) {
    const meant = inOtherWords(craving, readCraving(text, craving.category ?? undefined, cookbook))
    const made = yield* answer({ ...request, craving: meant })
    if (made.kind !== 'recipe' || usedFoods(made.draft, meant).length < wantedFoods(meant).length) continue
    // A recipe of the cookbook has a name of its own: it is taken for what tastes of all the foods, and is of the kind.
    const own = made.slug === undefined ? undefined : cookbook.bySlug.get(made.slug)?.file
    const kind = tokens(themed.name).at(-1) ?? ''
    if (own && (at > 0 || !ownNamesOf(own).some((name) => tokens(name).includes(kind)))) continue
    const { description } = made.draft
    return {
      ...made,
      draft: {
        ...made.draft,
        title: titleCase(themed.name),
        description: `${capital(foods)}, which is what ${titleCase(themed.theme)} tastes of. ${description}`,
      },
    }
  }
  return null
}

/** Returns a craving with the dish and the foods of another reading, and every rule of its own. */
function inOtherWords(craving: Craving, other: Craving): Craving {
  const { typed: _, recipes: __, named: ___, families: ____, unknown: _____, ...rules } = craving
  const { text, claims, foods, dishes, recipes, named, families, unknown } = other
  return {
    ...rules,
    text,
    foods,
    dishes,
    ...(claims && { claims }),
    ...(recipes && { recipes }),
    ...(named && { named }),
    ...(families && { families }),
    ...(unknown && { unknown }),
  }
}
