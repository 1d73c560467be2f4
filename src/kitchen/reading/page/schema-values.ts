import { linesOf, oneLine, plainText } from '../plain-text.ts'
import { isNode, listOf, type Resolve, resolved, type SchemaNode, valueIn } from './schema-node.ts'

/** Characters of a field to read; longer fields are cut. */
const MAX_FIELD = 40_000

/** Returns the text of a value; for a thing, its text or name. */
export function textFrom(value: unknown): string {
  if (typeof value === 'string') return plainText(value.slice(0, MAX_FIELD))
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textFrom).find(Boolean) ?? ''
  if (isNode(value))
    return textFrom(valueIn(value, 'text') ?? valueIn(value, 'name') ?? valueIn(value, 'value'))
  return ''
}

/** Returns a property as one line. */
export const lineFrom = (node: SchemaNode, property: string): string =>
  oneLine(textFrom(valueIn(node, property)))

/**
 * Returns the words of a property that holds several words or lists of them: `"dinner, quick"`,
 * `["Dinner", "Quick"]`.
 */
export const wordsFrom = (value: unknown): string[] =>
  listOf(value)
    .flatMap((one) => textFrom(one).split(/[,;|\n]/))
    .map(oneLine)
    .filter((word) => word !== '' && word.length <= 60)
    .slice(0, 60)

/** Returns the addresses of pictures, largest first if sizes are given. */
export function picturesFrom(value: unknown, resolve: Resolve): string[] {
  const found = listOf(value).flatMap((one): { url: string; width: number }[] => {
    const picture = resolved(one, resolve)
    if (typeof picture === 'string') return [{ url: picture, width: 0 }]
    if (!isNode(picture)) return []
    const urls = [...listOf(valueIn(picture, 'url')), ...listOf(valueIn(picture, 'contentUrl'))].map((url) =>
      isNode(url) ? url['@id'] : url,
    )
    const url = urls.find((each) => typeof each === 'string') ?? picture['@id']
    const width = Number.parseInt(textFrom(valueIn(picture, 'width')), 10)
    return typeof url === 'string' ? [{ url, width: Number.isFinite(width) ? width : 0 }] : []
  })
  const urls = found
    .toSorted((a, b) => b.width - a.width)
    .map(({ url }) => oneLine(url))
    .filter((url) => url !== '' && !url.startsWith('#'))
  return [...new Set(urls)].slice(0, 8)
}

/** Returns the author from a name, a person, an organisation, several of them, or references to them. */
export function authorFrom(value: unknown, resolve: Resolve): string | null {
  const names = listOf(value)
    .map((one) => oneLine(textFrom(nameOf(resolved(one, resolve)))))
    .filter((name) => name !== '' && name.length <= 120 && !/^https?:/i.test(name))
  return [...new Set(names)].slice(0, 4).join(', ') || null
}

const nameOf = (one: unknown): unknown => (isNode(one) ? valueIn(one, 'name') : one)

/** Returns the ingredient list as lines, in every shape that pages give it. */
export function ingredientsFrom(value: unknown): string[] {
  const entries = listOf(value)
  const lines = entries.flatMap((one): string[] => {
    if (!isNode(one)) return linesOf(entries.length > 1 ? unwrapped(textFrom(one)) : textFrom(one))
    const inner = valueIn(one, 'itemListElement') ?? valueIn(one, 'item')
    if (inner !== undefined) return ingredientsFrom(inner)
    return [amountAndName(one)].filter(Boolean)
  })
  const only = lines[0]
  if (lines.length === 1 && only !== undefined) return series(only)
  return lines.map(oneLine).filter(Boolean)
}

/** Joins a line that begins in lower case with the one before; used in a list of several entries. */
const unwrapped = (text: string): string => text.replace(/\n+(?=[\p{Ll}(])/gu, ' ')

/**
 * Splits "2 eggs, 1 cup flour, 1/2 cup milk". Only amounts behind the commas distinguish a list from a
 * remark.
 */
function series(line: string): string[] {
  const pieces = line.split(/\s*;\s*|,\s+(?=[\d½¼¾⅓⅔⅛])/u).map(oneLine)
  return pieces.length > 2 ? pieces.filter(Boolean) : [oneLine(line)].filter(Boolean)
}

function amountAndName(node: SchemaNode): string {
  const name = lineFrom(node, 'name') || lineFrom(node, 'text') || lineFrom(node, 'item')
  const quantity = ['requiredQuantity', 'amount', 'quantity', 'value']
    .map((property) => quantityOf(valueIn(node, property)))
    .find(Boolean)
  const unit = lineFrom(node, 'unitText') || lineFrom(node, 'unit')
  return oneLine([quantity, unit, name].filter(Boolean).join(' '))
}

const quantityOf = (value: unknown): string => {
  if (!isNode(value)) return oneLine(textFrom(value))
  return oneLine([lineFrom(value, 'value') || lineFrom(value, 'name'), lineFrom(value, 'unitText')].join(' '))
}
