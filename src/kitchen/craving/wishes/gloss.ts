import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { withoutRequest } from '../request-words.ts'

const glossed = /^([^()]{3,})\(([^()]{3,40})\)\s*$/
/** Words by which brackets add to a wish: "(without nuts)", "(with peas)", "(for two)". */
const adds =
  /\d|\b(?:with|without|no|not|non|free|less|low|vegan|vegetarian|for|in|under|mit|ohne|con|sin|senza|avec|sans)\b/i

/**
 * Returns a craving without the brackets in which it explains the name of a recipe: the vegetable stew of
 * "Efo Riro (vegetable stew)".
 */
export function withoutGloss(text: string, { names, families }: Cookbook): string {
  const [, before = '', inside = ''] = glossed.exec(text) ?? []
  const name = nameKey(withoutRequest(before))
  return names.has(name) && !families.has(name) && !adds.test(inside) ? before.trim() : text
}
