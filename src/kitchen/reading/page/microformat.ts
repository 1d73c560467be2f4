import { type Markup, textOf } from '../plain-text.ts'
import type { Document } from './markup.ts'
import type { SchemaNode } from './schema-node.ts'

/**
 * Classes of https://microformats.org/wiki/h-recipe and of hRecipe before it, by their names in schema.org.
 */
const classes: readonly (readonly [property: string, names: string, many: boolean])[] = [
  ['name', 'p-name fn', false],
  ['description', 'p-summary summary', false],
  ['recipeIngredient', 'p-ingredient e-ingredient ingredient', true],
  ['recipeInstructions', 'e-instructions p-instructions instructions', true],
  ['recipeYield', 'p-yield yield', false],
  ['prepTime', 'dt-prep-time preptime prepTime', false],
  ['cookTime', 'dt-cook-time cooktime cookTime', false],
  ['totalTime', 'dt-duration duration', false],
  ['recipeCategory', 'p-category', true],
  ['author', 'p-author author', false],
  ['image', 'u-photo', false],
  ['nutrition', 'p-nutrition nutrition', false],
]
const byClass = new Map(
  classes.flatMap(([property, names, many]) => names.split(' ').map((name) => [name, { property, many }])),
)
/** Classes of contact cards, inside which a name belongs to a person. */
const cards = ['h-card', 'vcard', 'author', 'p-author']

/** Largest numbers of recipes and properties that are read; no page has more. */
const MAX_RECIPES = 20
const MAX_PROPERTIES = 10_000
/** Number of elements that are searched for a machine-readable value, which stands at the beginning. */
const MAX_LOOKED_AT = 50
/**
 * Characters and elements that are read for all properties; nested properties would each hold the whole page.
 */
const TEXT_BUDGET = 500_000

interface Within {
  node: SchemaNode | null
  inCard: boolean
}

/**
 * Returns the recipes that a page marks with the classes of h-recipe or hRecipe, as JSON-LD would give them.
 * Walks over the page once, in its order, because searching it for each class of each recipe takes minutes on
 * a page that is made for that.
 */
export function microformatRecipes($: Document): SchemaNode[] {
  const recipes: SchemaNode[] = []
  let properties = 0
  const budget = { left: TEXT_BUDGET }
  const todo: { element: Markup; within: Within }[] = $.root()
    .toArray()
    .map((element) => ({ element, within: { node: null, inCard: false } }))
  while (todo.length > 0 && properties < MAX_PROPERTIES) {
    const { element, within } = todo.pop()! // the loop runs only while there is an entry
    const names = classesOf(element)
    if (within.node) {
      for (const { property, many } of propertiesOf(element, names)) {
        if (property === 'name' && within.inCard) continue
        if (!many && within.node[property] !== undefined) continue
        properties += 1
        const value = valueIn(element, budget)
        if (value) add(within.node, property, value, many)
      }
    }
    const isRecipe = names.includes('h-recipe') || names.includes('hrecipe')
    let inside = within
    if (isRecipe && recipes.length < MAX_RECIPES) {
      const node: SchemaNode = { '@type': 'Recipe' }
      recipes.push(node)
      inside = { node, inCard: false }
    } else if (!within.inCard && cards.some((card) => names.includes(card)))
      inside = { ...within, inCard: true }
    const children = element.children ?? []
    for (let index = children.length - 1; index >= 0; index -= 1)
      todo.push({ element: children[index]!, within: inside })
  }
  return recipes
}

const classesOf = ({ attribs }: Markup): string[] =>
  attribs?.class ? attribs.class.slice(0, 1000).split(/\s+/) : []

/** Returns the properties that an element's classes name, each once. */
function propertiesOf(element: Markup, names: readonly string[]) {
  const found = new Map<string, boolean>()
  for (const name of names) {
    const known = byClass.get(name)
    if (known) found.set(known.property, known.many)
  }
  if (element.name === 'img' && names.includes('photo')) found.set('image', false)
  if (/(?:^|\s)tag(?:\s|$)/.test(element.attribs?.rel ?? '')) found.set('recipeCategory', true)
  return [...found].map(([property, many]) => ({ property, many }))
}

/** Adds a value in place, because copying the list for each value takes quadratic time. */
function add(node: SchemaNode, property: string, value: string, many: boolean): void {
  const before = node[property]
  if (Array.isArray(before)) before.push(value)
  else node[property] = many ? [value] : value
}

function valueIn(element: Markup, budget: { left: number }): string {
  const { name = '', attribs = {} } = element
  const words = () => textOf(element, { budget })
  const title = valueTitle(element)
  if (title) return title
  if (name === 'img') return attribs.src ?? ''
  if (name === 'time' || 'datetime' in attribs) return attribs.datetime ?? words()
  if (name === 'abbr' && 'title' in attribs) return attribs.title ?? ''
  if (name === 'data' || name === 'input') return attribs.value ?? ''
  return words()
}

/**
 * Returns the machine-readable value beside the words for people: `<span class="value-title" title="PT30M">`.
 */
function valueTitle(element: Markup): string | undefined {
  const todo = [element]
  for (let seen = 0; seen < MAX_LOOKED_AT; seen += 1) {
    const next = todo.pop()
    if (!next) return undefined
    if (classesOf(next).includes('value-title')) return next.attribs?.title
    const children = next.children ?? []
    for (let index = Math.min(children.length, MAX_LOOKED_AT) - 1; index >= 0; index -= 1)
      todo.push(children[index]!)
  }
  return undefined
}
