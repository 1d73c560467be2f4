import { formatQuantity, type Quantity, readQuantity } from '../ingredients/index.ts'
import { asTyped } from './as-typed.ts'

/** Count of pieces that each have a size: `4 (6-ounce)`, `2 x 400g cans`, `1 (14 oz) tin`. */
const counted =
  /^(?<count>[\d½¼¾⅓⅔/. ]+?)\s*(?<size>\((?:about )?[\d½¼¾][^)]*(?:ounces?|oz|pounds?|lbs?|kg|g|ml|grams?)\.?\)|[x×]\s*\d[\d.]*\s?(?:kg|g|ml|oz|lb))(?:\s+(?<pack>\p{L}+))?$/iu

/** One pack by its size: `400ml tin`, of which more are `2 x 400ml tins`. */
const packOfSize =
  /^(?<size>\d+ ?(?:g|ml|oz|kg))\s+(?<pack>(?:tin|can|jar|pack|packet|carton|bag|bottle|pouch)s?)$/i

/**
 * Returns an amount of sized pieces with another count, since twice the people take twice the cans and no larger ones;
 * null for an amount of another form.
 */
export function scaledPack(amount: string, scaled: Quantity, unit: string | null): string | null {
  const { count, size, pack } = counted.exec(amount.trim())?.groups ?? {}
  const sized = packOfSize.exec(amount.trim())?.groups
  if (sized)
    return `${splitLast(asTyped(formatQuantity(scaled, unit)), unit)[0]} x ${sized.size} ${sized.pack!.replace(/s$/, '')}s`
  if (!count || !size || !readQuantity(count)) return null
  const [said, own] = splitLast(asTyped(formatQuantity(scaled, unit)), unit)
  return [said, size, pack && inNumberOf(own, pack)].filter(Boolean).join(' ')
}

/** Parts "3 cans" into the number and its unit. */
function splitLast(text: string, unit: string | null): [number: string, unit: string] {
  if (unit === null) return [text, '']
  const at = text.lastIndexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Puts the author's word for a pack into the number of another: "tin" beside "cans" is "tins". */
function inNumberOf(own: string, pack: string): string {
  if (/s$/i.test(own) === /s$/i.test(pack)) return pack
  if (own.slice(0, 2) === pack.slice(0, 2).toLowerCase()) return own
  return /s$/i.test(pack) ? pack.slice(0, -1) : `${pack}s`
}
