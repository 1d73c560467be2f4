import { type FoundRecipe, isRecipe } from '../found-recipe.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { readText } from '../text/read-text.ts'
import { articleTexts, pageWords } from './article.ts'
import { MAX_LENGTH, parseLooseJson } from './loose-json.ts'
import { type Document, linkedScripts, parseHead, parseMarkup } from './markup.ts'
import { markedRecipes } from './microdata.ts'
import { microformatRecipes } from './microformat.ts'
import { withPageGroups } from './page-groups.ts'
import { readSchemaRecipe } from './read-schema.ts'
import { allNodes, isOfType, listOf, type SchemaNode, valueIn } from './schema-node.ts'
import { shorten } from './shorten.ts'

export interface ReadPage {
  /** Recipes of the page, its main one first; addresses of pictures are absolute. */
  recipes: FoundRecipe[]
  /** Marks by which the recipes were found. */
  by: 'json-ld' | 'markup' | 'text' | 'nothing'
  /** Text of the page, for a reader of pages without marks. */
  text: string
}

const nothing: ReadPage = { recipes: [], by: 'nothing', text: '' }

/** Address of a page, with a function that makes an address on it absolute (null for one outside the web). */
export interface PagePlace {
  address: string
  absolute: (address: string, base: string) => string | null
}

/**
 * Reads the recipes of a web page: by JSON-LD, then microdata, RDFa and microformats, then by its headings
 * and lists. Never throws, whatever the page is.
 */
export function readPage(html: string, { address, absolute }: PagePlace): ReadPage {
  const finisher =
    ($: Document) =>
    (recipes: FoundRecipe[], by: ReadPage['by'], text = ''): ReadPage => {
      const base = absolute($('base[href]').attr('href') ?? '', address) ?? address
      const whole = (one: string) => absolute(one, base)
      return { recipes: recipes.map((recipe) => completed($, recipe, { by, absolute: whole })), by, text }
    }
  const linked = recipesOf(shorten(withinLength(linkedScripts(html)).flatMap(parseLooseJson)), address)
  // Nine pages of ten have everything in their scripts, so the markup, which is most of a page, need not be
  // parsed.
  if (linked.some(isWhole)) {
    const [first, ...others] = linked.filter(isWhole)
    return finisher(parseHead(html))([withPageGroups(html, first!), ...others], 'json-ld')
  }

  const $ = parseMarkup(html)
  if (!$) return nothing
  const finish = finisher($)
  const marked = [...markedRecipes($), ...microformatRecipes($)].map((node) => readSchemaRecipe(node))
  if (marked.some(isWhole)) return finish(marked.filter(isWhole), 'markup')

  const partly = [...linked, ...marked]
  // Markup with half of the recipe knows its name, picture and times better than its text does.
  const half = partly.find(({ title }) => title !== '')
  for (const text of articleTexts($)) {
    const told = readText(text).filter(isTold)
    if (told.length > 0) return finish(half ? told.map((recipe) => merged(half, recipe)) : told, 'text', text)
  }
  const text = pageWords($)
  return partly.some(isRecipe) ? finish(partly.filter(isRecipe), 'markup', text) : { ...nothing, text }
}

const isWhole = ({ ingredients, steps }: FoundRecipe) => ingredients.length > 0 && steps.length > 0
const isTold = ({ ingredients, steps }: FoundRecipe) => ingredients.length > 1 && steps.length > 0

/** Returns the recipes among values of JSON-LD: the page's own first, then the most complete. */
export function recipesOf(values: readonly unknown[], address = ''): FoundRecipe[] {
  const { nodes, resolve } = allNodes(values)
  const recipes = nodes.filter((node) => isOfType(node, 'Recipe'))
  return oncePerRecipe(recipes)
    .map((node) => {
      const found = readSchemaRecipe(node, resolve)
      return { found, rank: (isWhole(found) ? 2 : 0) + (isOwn(node, address) ? 1 : 0) }
    })
    .toSorted((a, b) => b.rank - a.rank || sizeOf(b.found) - sizeOf(a.found))
    .slice(0, 30)
    .map(({ found }) => found)
}

/**
 * Keeps one node per recipe, the one with the most properties, since several scripts may describe the same
 * one.
 */
function oncePerRecipe(nodes: SchemaNode[]): SchemaNode[] {
  const byName = new Map<unknown, SchemaNode>()
  for (const node of nodes) {
    const name = typeof node['@id'] === 'string' ? node['@id'] : (valueIn(node, 'name') ?? node)
    const before = byName.get(name)
    if (!before || Object.keys(node).length > Object.keys(before).length) byName.set(name, node)
  }
  return [...byName.values()]
}

const isOwn = (node: SchemaNode, address: string): boolean =>
  [valueIn(node, 'url'), valueIn(node, 'mainEntityOfPage'), node['@id']]
    .flatMap(listOf)
    .some((one) => typeof one === 'string' && address !== '' && samePage(one, address))
const sizeOf = ({ ingredients, steps }: FoundRecipe) => ingredients.length + steps.length

const samePage = (one: string, other: string): boolean => {
  const bare = (url: string) =>
    url
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/[#?].*$|\/+$/g, '')
      .toLowerCase()
  return bare(one) === bare(other)
}

const merged = (half: FoundRecipe, told: FoundRecipe): FoundRecipe => ({
  ...told,
  ...Object.fromEntries(
    Object.entries(half).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ),
})

/** Completes a recipe with the page's own name, picture and author, and makes addresses absolute. */
function completed(
  $: Document,
  recipe: FoundRecipe,
  { by, absolute }: { by: ReadPage['by']; absolute: (address: string) => string | null },
): FoundRecipe {
  const meta = (...names: string[]) =>
    names
      .map((name) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content')?.trim())
      .find(Boolean) ?? ''
  const heading = oneLine($('h1').first().text())
  // The text before an unmarked recipe is a story, so the page's summary is its description.
  const summary = oneLine(plainText(meta('og:description', 'description')))
  const title =
    recipe.title || heading || oneLine(plainText(meta('og:title'))) || oneLine($('title').first().text())
  const pictures = [...recipe.pictures, meta('og:image:secure_url', 'og:image', 'twitter:image')]
  const author = recipe.author ?? (oneLine(plainText(meta('author', 'article:author'))) || null)
  return {
    ...recipe,
    title: siteless(title),
    description: (by === 'text' && summary) || recipe.description || summary,
    author: author && /^https?:/i.test(author) ? null : author,
    pictures: [
      ...new Set(pictures.map((picture) => absolute(picture)).filter((picture) => picture !== null)),
    ],
  }
}

/** Removes the site's name behind a page's title: "Tomato Soup | Our Site". */
const siteless = (title: string): string => {
  const [first, ...rest] = title.split(/\s+[|•·»]\s+/)
  return rest.length > 0 && first && first.length > 3 ? first : title
}

/** Returns the first scripts of a page, together no longer than one may be, for which a thread has the memory. */
function withinLength(scripts: readonly string[]): string[] {
  let length = 0
  return scripts.filter((script) => {
    if (length + script.length > MAX_LENGTH) return false
    length += script.length
    return true
  })
}
