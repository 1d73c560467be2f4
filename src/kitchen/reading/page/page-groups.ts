import type { FoundRecipe } from '../found-recipe.ts'
import { oneLine } from '../plain-text.ts'
import { parseMarkup } from './markup.ts'

/** Classes of the ingredient list in the three plugins behind most recipe pages. */
const lists = ['wprm-recipe-ingredients-container', 'tasty-recipes-ingredients', 'mv-create-ingredients']
/** Longest list, in characters. */
const MAX_LIST = 200_000

/**
 * Adds headings to the ingredients of a page. Linked data has the lines alone, so the headings are looked up
 * in the list that people read; nothing is added unless both lists have the same number of lines.
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
