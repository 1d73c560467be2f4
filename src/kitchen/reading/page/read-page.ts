import { type FoundRecipe, isRecipe } from '../found-recipe.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { readText } from '../text/read-text.ts'
import { articleTexts, pageWords } from './article.ts'
import { parseLooseJson } from './loose-json.ts'
import { type Document, linkedScripts, parseHead, parseMarkup } from './markup.ts'
import { markedRecipes } from './microdata.ts'
import { microformatRecipes } from './microformat.ts'
import { withPageGroups } from './page-groups.ts'
import { readSchemaRecipe } from './read-schema.ts'
import { allNodes, isOfType, listOf, type SchemaNode, valueIn } from './schema-node.ts'
import { shorten } from './shorten.ts'

export interface ReadPage {
  /** What the page holds, the one that it is about first; addresses of pictures are absolute. */
  recipes: FoundRecipe[]
  /** By which marks they were found. */
  by: 'json-ld' | 'markup' | 'text' | 'nothing'
  /** The page's own text, for whoever reads what has no marks. */
  text: string
}

const nothing: ReadPage = { recipes: [], by: 'nothing', text: '' }

/** Where a page came from, and how an address on it becomes a whole one (null for none of the web). */
export interface PagePlace {
  address: string
  absolute: (address: string, base: string) => string | null
}

/**
 * The recipes of a page of the web: by JSON-LD, then microdata, RDFa and microformats, then by its headings and lists.
 * Never throws, whatever the page is.
 */
export function readPage(html: string, { address, absolute }: PagePlace): ReadPage {
  const finisher =
    ($: Document) =>
    (recipes: FoundRecipe[], by: ReadPage['by'], text = ''): ReadPage => {
      const base = absolute($('base[href]').attr('href') ?? '', address) ?? address
      const whole = (one: string) => absolute(one, base)
      return { recipes: recipes.map((recipe) => completed($, recipe, { by, absolute: whole })), by, text }
    }
  const linked = recipesOf(shorten(linkedScripts(html).flatMap(parseLooseJson)), address)
  // Nine pages of ten say all in their scripts; the rest of them, which is most of a page, need not be parsed.
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
  // Marks that hold half of the recipe know its name, picture and times better than its text does.
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

/** The recipes among values of JSON-LD: the page's own first, then by how whole they are. */
export function recipesOf(values: readonly unknown[], address = ''): FoundRecipe[] {
  const { nodes, resolve } = allNodes(values)
  const recipes = nodes.filter((node) => isOfType(node, 'Recipe'))
  return once(recipes)
    .map((node) => {
      const found = readSchemaRecipe(node, resolve)
      return { found, rank: (isWhole(found) ? 2 : 0) + (isOwn(node, address) ? 1 : 0) }
    })
    .toSorted((a, b) => b.rank - a.rank || sizeOf(b.found) - sizeOf(a.found))
    .slice(0, 30)
    .map(({ found }) => found)
}

/** The same thing can be told in several scripts; the fullest telling counts. */
function once(nodes: SchemaNode[]): SchemaNode[] {
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

/** What the page as a whole says of its one recipe: name, picture, author. Addresses become whole. */
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
  // What a page tells before an unmarked recipe is a story; its summary is one.
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

/** "Tomato Soup | Our Site": a page's title has its site behind it. */
const siteless = (title: string): string => {
  const [first, ...rest] = title.split(/\s+[|•·»]\s+/)
  return rest.length > 0 && first && first.length > 3 ? first : title
}
