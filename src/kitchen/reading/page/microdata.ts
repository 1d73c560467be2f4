import { type Markup, textOf } from '../plain-text.ts'
import type { Document } from './markup.ts'
import type { SchemaNode } from './schema-node.ts'

/** How a page marks its things: microdata and RDFa differ in the names of their attributes only. */
interface Marks {
  thing: string
  type: string
  property: string
}
const microdata: Marks = { thing: 'itemscope', type: 'itemtype', property: 'itemprop' }
const rdfa: Marks = { thing: 'typeof', type: 'typeof', property: 'property' }

/** More properties than any page has, its hundreds of comments included. */
const MAX_PROPERTIES = 10_000
/** Names of one property, of which honest pages have one or two. */
const MAX_NAMES = 5
/** Recipes of one page. */
const MAX_RECIPES = 20
/** Things within things; what lies deeper is read as text. */
const MAX_NESTING = 12
/** All the text of all properties. Those that stand within each other would each hold the whole page. */
const PATIENCE = 500_000

/** The recipes that a page marks with microdata or RDFa, as JSON-LD would give them. */
export const markedRecipes = ($: Document): SchemaNode[] => [
  ...recipesBy($, microdata),
  ...recipesBy($, rdfa),
]

/** A thing of the page as far as it was read, and how many things it stands in. */
interface Thing {
  node: SchemaNode
  nesting: number
}

/**
 * One walk over the page, in its order, that needs no stack: each property is given to the thing that it stands in
 * directly. To ask of each property anew where it stands would take seconds on a page that is nothing but properties.
 */
function recipesBy($: Document, marks: Marks): SchemaNode[] {
  const recipes: SchemaNode[] = []
  let properties = 0
  const patience = { left: PATIENCE }
  const todo: { element: Markup; within: Thing | null }[] = $.root()
    .toArray()
    .map((element) => ({ element, within: null }))
  while (todo.length > 0 && properties < MAX_PROPERTIES) {
    const { element, within } = todo.pop()! // the loop runs while there is one
    const attributes = element.attribs ?? {}
    const isThing = marks.thing in attributes && (within?.nesting ?? 0) < MAX_NESTING
    const own = isThing ? thingOf(attributes[marks.type] ?? '', within) : null
    if (own && isRecipe(attributes[marks.type] ?? '') && recipes.length < MAX_RECIPES) recipes.push(own.node)
    const names = within && attributes[marks.property]
    if (within && names) {
      properties += 1
      const value = own ? own.node : plainValue(element, patience)
      for (const name of wordsOf(names)) add(within.node, name, value)
    }
    const children = element.children ?? []
    for (let index = children.length - 1; index >= 0; index -= 1)
      todo.push({ element: children[index]!, within: own ?? within })
  }
  return recipes
}

const isRecipe = (types: string): boolean =>
  /(?:^|[\s/:])recipe$/i.test(types.trim().slice(0, 500).split(/\s+/)[0] ?? '')

const thingOf = (types: string, within: Thing | null): Thing => ({
  node: {
    '@type':
      types
        .slice(0, 500)
        .split(/[\s/:]/)
        .at(-1) ?? '',
  },
  nesting: (within?.nesting ?? 0) + 1,
})

const wordsOf = (names: string): string[] =>
  names
    .slice(0, 500)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_NAMES)
    .map((name) => name.replace(/^(?:schema|s|v):|^https?:\/\/schema\.org\//i, ''))
    .filter((name) => name !== '__proto__')

/** Lists grow where they are: to copy them for each value takes the square of what is in them. */
function add(node: SchemaNode, property: string, value: SchemaNode | string): void {
  const before = Object.hasOwn(node, property) ? node[property] : undefined
  if (before === undefined) node[property] = value
  else if (Array.isArray(before)) before.push(value)
  else node[property] = [before, value]
}

/** What an element says: an attribute where it has one for that, else its text with one line for each block. */
function plainValue(element: Markup, patience: { left: number }): string {
  const { name = '', attribs = {} } = element
  const words = () => textOf(element, { patience })
  if (attribs.content !== undefined) return attribs.content
  if (name === 'time') return attribs.datetime ?? words()
  if (hasSource.has(name)) return attribs.src ?? attribs['data-src'] ?? ''
  if (name === 'link') return attribs.href ?? ''
  if (name === 'a' || name === 'area') {
    const property = (attribs.itemprop ?? attribs.property ?? '').split(':').at(-1) ?? ''
    return /^(?:image|url|thumbnailUrl|photo)$/i.test(property) ? (attribs.href ?? '') : words()
  }
  if (name === 'data' || name === 'meter') return attribs.value ?? words()
  return words()
}

const hasSource = new Set(['img', 'source', 'audio', 'video', 'iframe', 'embed'])
