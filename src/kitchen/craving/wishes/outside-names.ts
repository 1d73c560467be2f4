import { missedTools } from '../../checks/asked-tools.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import type { NameHit } from '../../cookbook/find/names-in.ts'
import { missingFoods, wantedFoods } from '../../cookbook/find/wanted.ts'
import type { Cookbook, LinkedRecipe } from '../../cookbook/open-cookbook.ts'
import { emptyCraving } from '../index.ts'
import type { Entry, Hit } from './lexicon.ts'

/**
 * Returns a phrase without the meanings that belong to a recipe's name around it: an egg cream is itself,
 * with eggs or without. A food that the recipe does contain stays a wish, so that an allergy to it is
 * noticed; so does a tool that it uses.
 */
export function outsideNames(hit: Hit, named: readonly NameHit[], { bySlug }: Cookbook): Hit {
  const name = named.find((one) => (one.from <= hit.from && hit.to <= one.to) || isDietBefore(hit, one))
  if (!name) return hit
  // Words between those of the name keep their foods: the chicken of a "Caesar chicken salad".
  if (name.between?.includes(hit.from))
    return { ...hit, entries: hit.entries.filter(({ kind }) => kind !== 'dish') }
  const isWish = ({ kind, id }: Entry): boolean => {
    // "BBQ" in a recipe's name is a sauce: "BBQ chicken pizza".
    if (kind === 'equipment') return !name.isOwn || name.slugs.some((slug) => usesTool(bySlug.get(slug), id))
    if (kind !== 'food' && kind !== 'family') return true
    if (!name.isOwn) return name.isOfAnyKind === true && kind === 'food'
    const wanted = wantedFoods({
      ...emptyCraving(),
      foods: kind === 'food' ? [id] : [],
      families: kind === 'family' ? [id] : [],
    })
    return name.slugs.every((slug) => {
      const recipe = bySlug.get(slug)
      return recipe && missingFoods(wanted, recipe, () => false).length === 0
    })
  }
  return { ...hit, entries: hit.entries.filter(isWish) }
}

/** True for a diet before a name that reads with its first word as a food: the gluten-free bun of a "gluten-free bún gà". */
const isDietBefore = (hit: Hit, { from, to }: NameHit): boolean =>
  hit.from < from &&
  from < hit.to &&
  hit.to <= to &&
  hit.entries.every(({ kind, id }) => kind === 'food' && /^(?:gluten|dairy|egg|nut)-free-|^vegan-/.test(id))

/** True when a recipe uses a tool, as written or in one of its ways. */
const usesTool = (recipe: LinkedRecipe | undefined, tool: string): boolean =>
  recipe !== undefined &&
  [recipe.draft, ...recipe.ways.map(({ draft }) => draft)].some(
    (draft) => missedTools(readDraft(draft, readerOf(draft)), [tool]).length === 0,
  )
