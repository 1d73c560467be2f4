import { MAX_IMPORT_RECIPES } from '#contract/limits.ts'
import { headOf } from '#contract/storable-text.ts'

/**
 * Maximum length of a text: ten times what a recipe with everything at its limit has. Only photos are longer.
 */
export const MAX_TEXT = 200_000
/**
 * Maximum length of a list inside of a list, which is a field of some recipe, or the recipes of some group.
 */
export const MAX_INNER = MAX_IMPORT_RECIPES

const isPhoto = (key: string, text: string) =>
  key === 'photo_data' ||
  key === 'data' ||
  (/^(?:image|url|contentUrl)$/.test(key) && text.startsWith('data:'))

/** Number of texts and lists of a document that were shortened. */
export interface Cuts {
  texts: number
  lists: number
}

/**
 * Shortens texts and lists that are longer than in any recipe, because dozens of rules would each read all of
 * it, and the stored text is far shorter. Changes the document itself, and returns the number of cuts.
 */
export function cutShort(document: unknown): Cuts {
  const cuts = { texts: 0, lists: 0 }
  if (typeof document === 'object' && document !== null) cutInside(document, '', false, cuts)
  return cuts
}

function cutInside(value: object, key: string, inList: boolean, cuts: Cuts): void {
  const isList = Array.isArray(value)
  const isInner = inList || /^(?:recipe)?(?:ingredients?|instructions|steps)$/i.test(key)
  if (isList && isInner && value.length > MAX_INNER) {
    value.length = MAX_INNER
    cuts.lists += 1
  }
  const fields = value as Record<string, unknown> // lists, too, can be read and written by name
  for (const name of Object.keys(fields)) {
    const one = fields[name]
    const called = isList ? key : name
    if (typeof one === 'string') {
      if (one.length > MAX_TEXT && !isPhoto(called, one)) {
        fields[name] = headOf(one, MAX_TEXT)
        cuts.texts += 1
      }
    } else if (typeof one === 'object' && one !== null) cutInside(one, called, inList || isList, cuts)
  }
}

/** Tables of a Mealie backup whose rows have the id of a recipe. */
const ofRecipes = /^(?:recipes?_|users_to_recipes$|notes$)/

/**
 * True when one recipe of a database has more rows than any recipe, which every recipe of that name would
 * repeat.
 */
export function hasCrowd(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false
  return Object.entries(document).some(([name, table]: [string, unknown]) => {
    if (!ofRecipes.test(name) || !Array.isArray(table)) return false
    const rows = new Map<string, number>()
    return table.some((row: unknown) => {
      const id = (row as { recipe_id?: unknown } | null)?.recipe_id
      const known = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
      const recipe = known.replaceAll('-', '').toLowerCase()
      const count = (rows.get(recipe) ?? 0) + 1
      rows.set(recipe, count)
      return count > MAX_INNER
    })
  })
}
