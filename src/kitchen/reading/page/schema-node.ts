/** Thing of schema.org from JSON-LD, microdata or RDFa. */
export type SchemaNode = Record<string, unknown>

/** Finds the thing that an `@id` of the page stands for. */
export type Resolve = (id: string) => SchemaNode | undefined

const MAX_NODES = 50_000
const MAX_DEPTH = 64

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the value of a property, whatever prefix the page uses: `name`, `schema:name`,
 * `https://schema.org/name`.
 */
export function valueIn(node: SchemaNode, property: string): unknown {
  for (const key of [
    property,
    `schema:${property}`,
    `http://schema.org/${property}`,
    `https://schema.org/${property}`,
  ]) {
    const value = Object.hasOwn(node, key) ? node[key] : undefined
    if (value !== undefined && value !== null && value !== '') return unboxed(value)
  }
  return undefined
}

/** Unwraps `{ "@value": … }` and `{ "@list": […] }`, the long forms of a value. */
const unboxed = (value: unknown): unknown => {
  if (!isNode(value)) return value
  if (Object.hasOwn(value, '@value')) return value['@value']
  if (Object.hasOwn(value, '@list')) return value['@list']
  return value
}

/** Returns one value or many as a list. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? value.flat(4).map(unboxed)
      : [unboxed(value)]

/**
 * True when a thing is of this type: `Recipe`, `schema:Recipe`, `https://schema.org/Recipe`, or one among
 * several.
 */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  listOf(node['@type'] ?? node.type).some(
    (name) =>
      typeof name === 'string' &&
      (name.split(/[/#:]/).at(-1) ?? '').trim().toLowerCase() === type.toLowerCase(),
  )

/**
 * Returns every thing within these values, outermost first, and a function that finds one by its `@id`.
 * Bounded, never recursive.
 */
export function allNodes(values: readonly unknown[]): { nodes: SchemaNode[]; resolve: Resolve } {
  const nodes: SchemaNode[] = []
  const byId = new Map<string, SchemaNode>()
  const todo: { value: unknown; depth: number }[] = values.map((value) => ({ value, depth: 0 }))
  for (let index = 0; index < todo.length && index < MAX_NODES; index += 1) {
    const { value, depth } = todo[index]!
    if (depth > MAX_DEPTH) continue
    if (Array.isArray(value)) for (const each of value) todo.push({ value: each, depth: depth + 1 })
    else if (isNode(value)) {
      nodes.push(value)
      const id = value['@id']
      // The thing itself has more fields than references to it.
      if (typeof id === 'string' && Object.keys(value).length > Object.keys(byId.get(id) ?? {}).length)
        byId.set(id, value)
      for (const each of Object.values(value))
        if (typeof each === 'object') todo.push({ value: each, depth: depth + 1 })
    }
  }
  return { nodes, resolve: (id) => byId.get(id) }
}

/** Replaces a reference (`{ "@id": "#image" }`) by the thing that it points at. */
export const resolved = (value: unknown, resolve: Resolve): unknown => {
  if (!isNode(value) || Object.keys(value).some((key) => key !== '@id' && key !== '@type')) return value
  const id = value['@id']
  return typeof id === 'string' ? (resolve(id) ?? value) : value
}
