import { textOf } from '../plain-text.ts'
import type { Document, Element } from './markup.ts'
import type { SchemaNode } from './schema-node.ts'

/** How a page marks its things: microdata and RDFa differ in the names of their attributes only. */
interface Marks {
  thing: string
  type: string
  property: string
}
const microdata: Marks = { thing: '[itemscope]', type: 'itemtype', property: 'itemprop' }
const rdfa: Marks = { thing: '[typeof]', type: 'typeof', property: 'property' }

/** More properties than any page has. */
const MAX_PROPERTIES = 5000

/** The recipes that a page marks with microdata or RDFa, as JSON-LD would give them. */
export const markedRecipes = ($: Document): SchemaNode[] => [
  ...recipesBy($, microdata),
  ...recipesBy($, rdfa),
]

const recipesBy = ($: Document, marks: Marks): SchemaNode[] =>
  $(marks.thing)
    .toArray()
    .filter((element) =>
      /(?:^|[\s/:])recipe$/i.test($(element).attr(marks.type)?.trim().split(/\s+/)[0] ?? ''),
    )
    .slice(0, 20)
    .map((element) => thingOf($, element, marks, 0))

function thingOf($: Document, scope: Element, marks: Marks, depth: number): SchemaNode {
  const node: SchemaNode = {
    '@type':
      $(scope)
        .attr(marks.type)
        ?.split(/[\s/:]/)
        .at(-1) ?? '',
  }
  const elements = $(scope).find(`[${marks.property}]`).toArray().slice(0, MAX_PROPERTIES)
  for (const element of elements) {
    // A property belongs to the thing that it stands in directly.
    if ($(element).parent().closest(marks.thing)[0] !== scope) continue
    const value =
      $(element).is(marks.thing) && depth < 6 ? thingOf($, element, marks, depth + 1) : plainValue($, element)
    for (const name of ($(element).attr(marks.property) ?? '').split(/\s+/).filter(Boolean)) {
      const property = name.replace(/^(?:schema|s|v):|^https?:\/\/schema\.org\//i, '')
      const before = node[property]
      node[property] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
    }
  }
  return node
}

/** What an element says: an attribute where it has one for that, else its text with one line for each block. */
function plainValue($: Document, element: Element): string {
  const one = $(element)
  const said = one.attr('content')
  if (said !== undefined) return said
  if (one.is('time')) return one.attr('datetime') ?? one.text()
  if (one.is('img, source, audio, video, iframe, embed')) return one.attr('src') ?? one.attr('data-src') ?? ''
  if (one.is('a, link, area')) {
    const isAddress = /^(?:image|url|thumbnailUrl|photo)$/i.test(
      (one.attr('itemprop') ?? one.attr('property') ?? '').split(':').at(-1) ?? '',
    )
    return isAddress || one.is('link') ? (one.attr('href') ?? '') : textOf(element)
  }
  if (one.is('data, meter')) return one.attr('value') ?? textOf(element)
  return textOf(element)
}
