import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { namesOf } from '../../cookbook/own-names.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { isFoodWish } from '../claim.ts'
import type { Craving } from '../craving.ts'

/** Names under which recipes use up a cut of an animal that was roasted, by the animal. */
const usesOf: Readonly<Record<string, readonly string[]>> = {
  beef: ['leftover roast beef', 'leftover prime rib', 'leftover beef', 'leftover steak'],
  pork: ['leftover roast pork', 'leftover pork roast', 'leftover pork'],
  lamb: ['leftover roast lamb', 'leftover lamb'],
  veal: ['leftover veal', 'leftover roast beef'],
  ham: ['leftover ham'],
  turkey: ['leftover turkey'],
  chicken: ['leftover chicken'],
}

/**
 * Gives a cut of meat that is left over to the recipes that use up its animal, where the cut is all that is asked for
 * and no recipe has its name: a standing rib roast is leftover roast beef. Changes the craving.
 */
export function roastsLeft(craving: Craving, { names, bySlug }: Pick<Cookbook, 'names' | 'bySlug'>): void {
  const { states = [], claims = [], foods, families = [], recipes } = craving
  const wishes = claims.filter(isFoodWish)
  const [wish] = wishes
  const left = states.filter(({ state }) => state === 'leftover')
  if (recipes || !wish || wishes.length > 1 || left.length !== 1 || foods.length + families.length !== 1)
    return
  const cut = matchFood(left[0]?.food ?? '')?.food
  if (!cut || !isFlesh(cut) || !foods.includes(cut.id)) return
  const animal = Object.keys(usesOf).find((one) => cut.id.split('-').includes(one))
  const slugs = [...new Set((usesOf[animal ?? ''] ?? []).flatMap((name) => names.get(name) ?? []))]
  if (slugs.length === 0) return
  craving.foods = []
  craving.recipes = { slugs, isFamily: true, isOnly: true }
  craving.named = {
    words: wish.words,
    names: slugs.flatMap((slug) => namesOf(bySlug.get(slug)!.file)),
  }
}
