import type { FoundRecipe } from '../found-recipe.ts'
import { oneLine } from '../plain-text.ts'
import { parseMarkup } from './markup.ts'

/** Classes of the ingredient lists of the three plugins that make most recipe pages. */
const lists = ['wprm-recipe-ingredients-container', 'tasty-recipes-ingredients', 'mv-create-ingredients']
/** Most characters of a list to read; no list is longer. */
const MAX_LIST = 200_000

/**
 * Adds the headings over the ingredients of a page. Its linked data has the lines alone, so the headings are
 * looked up in the list that people read; if that is not the same list, line for line, none are added.
 */
export function withPageGroups(html: string, found: FoundRecipe): FoundRecipe {
  if (found.ingredients.some(({ group }) => group !== null)) return found
  const start = lists.map((name) => html.indexOf(name)).find((at) => at >= 0)
  if (start === undefined) return found
  const $ = parseMarkup(`<div class="${html.slice(start, start + MAX_LIST)}`)
  const list = $?.('div').first()
  if (!$ || !list) return found
  let group: string | null = null
  const groups: (string | null)[] = []
  for (const element of list.find('h3, h4, h5, li').toArray()) {
    if (groups.length > found.ingredients.length) return found
    if (element.tagName === 'li') groups.push(group)
    else group = oneLine($(element).text()) || null
  }
  return groups.length === found.ingredients.length
    ? { ...found, ingredients: found.ingredients.map((line, at) => ({ ...line, group: groups[at] ?? null })) }
    : found
}
