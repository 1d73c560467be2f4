import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isFoodWord } from './lexicon.ts'

const notLike =
  /,? ?\b(?:that |which )?(?:doesn['’]?t|don['’]?t|does not|do not|won['’]?t|not)(?: (?:all|really|just|exactly|always|just all))? (?:taste|tasting|turn out|come out|end up)(?: tasting)? (?:(?:anything|exactly|just|all) )?like (?:an? |another |my |the |yet another )?((?:\p{L}+ ){0,2}\p{L}+)(?=[,.;!?]|$)/giu

/**
 * Returns a craving that leaves out the dish which another one must not taste like: crockpot dinners that do not taste
 * like pot roast are no pot roast. A food stays, since cookies need not taste of the beans in them.
 */
export const withoutDishTastedLike = (text: string, { names }: Pick<Cookbook, 'names'>): string =>
  text.replace(notLike, (found: string, dish: string) =>
    names.has(nameKey(dish)) && (dish.includes(' ') || !isFoodWord(dish.toLowerCase()))
      ? `, no ${dish}`
      : found,
  )
