import { parseDocument } from 'yaml'
import { isObject, type Json, listOf, textOf } from '../json-values.ts'

/** Metadata of a file, by lower-case key; nested keys are joined by a dot (`source.url`). */
export type Metadata = ReadonlyMap<string, string>

const MAX_HEAD = 20_000

/**
 * Splits a file into its metadata and its body. Both notations are read: YAML between `---` lines at the top,
 * and the older `>> key: value` lines anywhere.
 */
export function splitMetadata(text: string): { metadata: Metadata; body: string } {
  const metadata = new Map<string, string>()
  const head = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)
  if (head && head[1]!.length <= MAX_HEAD) collect(yamlOf(head[1]!), '', metadata, 0)
  const rest = head ? text.slice(head[0].length) : text
  const body = rest.replace(/^>>[ \t]*([^:\n]{1,100}):[ \t]*(.*)$/gm, (_, key: string, value: string) => {
    const name = key.trim().toLowerCase()
    if (!metadata.has(name)) metadata.set(name, value.trim())
    return ''
  })
  return { metadata, body }
}

function yamlOf(text: string): Json {
  try {
    // Aliases can expand a small text without end, and metadata needs none.
    const document = parseDocument(text, { logLevel: 'silent' })
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 0 })
  } catch {
    return null
  }
}

function collect(value: Json, path: string, into: Map<string, string>, nesting: number): void {
  if (isObject(value) && nesting < 3) {
    for (const [key, inner] of Object.entries(value))
      collect(inner, path ? `${path}.${key.toLowerCase()}` : key.toLowerCase(), into, nesting + 1)
  } else if (path) {
    const said = listOf(value).map((one) => (one instanceof Date ? one.toISOString() : textOf(one)))
    const text = said.filter(Boolean).join(', ')
    if (text) into.set(path, text)
  }
}
