import type { Kit } from '../../kit.ts'
import { pantryItem } from '../../pantry/index.ts'

export const stockFor = (kit: Kit, id: string | null) => {
  const roles: readonly string[] = id ? (pantryItem(id)?.roles ?? []) : []
  if (roles.includes('poultry')) return 'chicken-stock'
  if (id?.startsWith('beef')) return 'beef-stock'
  return kit.pick(['vegetable-stock', 'chicken-stock'])
}

/** Stock when the rules allow any, else water, which needs no line. */
export function liquid(kit: Kit, cups: number, id: string): string {
  const stock = kit.resolve(id)
  if (stock) {
    kit.add(`${cups} cup ${id}`)
    return `{${id}}`
  }
  return `${cups * (kit.servings / kit.dish.serves)} cups of water`
}
