import { type Markup, textOf } from '../plain-text.ts'
import type { Document } from './markup.ts'
import type { SchemaNode } from './schema-node.ts'

/** Attributes by which a page marks its things; microdata and RDFa differ only in the names of these. */
interface Marks {
  thing: string
  type: string
  property: string
}
const microdata: Marks = { thing: 'itemscope', type: 'itemtype', property: 'itemprop' }
const rdfa: Marks = { thing: 'typeof', type: 'typeof', property: 'property' }

/** Largest number of properties; no page has more, even with hundreds of comments. */
const MAX_PROPERTIES = 10_000
/** Largest number of names of one property; honest pages have one or two. */
const MAX_NAMES = 5
/** Largest number of recipes of one page. */
const MAX_RECIPES = 20
/** Deepest nesting of things; deeper ones are read as text. */
const MAX_NESTING = 12
/**
 * Characters and elements that are read for all properties; nested properties would each hold the whole page.
 */
const TEXT_BUDGET = 500_000

/** Returns the recipes that a page marks with microdata or RDFa, in the form of JSON-LD. */
export const markedRecipes = ($: Document): SchemaNode[] => [
  ...recipesBy($, microdata),
  ...recipesBy($, rdfa),
]

/** A thing of the page as far as it was read, with the number of things around it. */
interface Thing {
  node: SchemaNode
  nesting: number
}

/**
 * Walks over the page once, in its order and without recursion, and gives each property to the thing that
 * directly contains it. Looking up the container of each property anew would take seconds on a page that is
 * nothing but properties.
 */
function recipesBy($: Document, marks: Marks): SchemaNode[] {
  const recipes: SchemaNode[] = []
  let properties = 0
  const budget = { left: TEXT_BUDGET }
  const todo: { element: Markup; within: Thing | null }[] = $.root()
    .toArray()
    .map((element) => ({ element, within: null }))
  while (todo.length > 0 && properties < MAX_PROPERTIES) {
    const { element, within } = todo.pop()! // the loop runs only while there is an entry
    const attributes = element.attribs ?? {}
    const isThing = marks.thing in attributes && (within?.nesting ?? 0) < MAX_NESTING
    const own = isThing ? thingOf(attributes[marks.type] ?? '', within) : null
    if (own && isRecipe(attributes[marks.type] ?? '') && recipes.length < MAX_RECIPES) recipes.push(own.node)
    const names = within && attributes[marks.property]
    if (within && names) {
      properties += 1
      const value = own ? own.node : plainValue(element, budget)
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

/** Adds a value in place, because copying the list for each value takes quadratic time. */
function add(node: SchemaNode, property: string, value: SchemaNode | string): void {
  const before = Object.hasOwn(node, property) ? node[property] : undefined
  if (before === undefined) node[property] = value
  else if (Array.isArray(before)) before.push(value)
  else node[property] = [before, value]
}

/**
 * Returns the value of an element: an attribute if it has one for that, otherwise its text with one line for
 * each block.
 */
function plainValue(element: Markup, budget: { left: number }): string {
  const { name = '', attribs = {} } = element
  const words = () => textOf(element, { budget })
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
