import { type Markup, type TextOptions, textOf } from '../plain-text.ts'
import type { Document } from './markup.ts'

/** Elements around an article that are never part of its recipe. */
const aroundNames = new Set(['nav', 'footer', 'aside', 'form'])
const aroundClasses =
  /(?:^|[\s_-])(?:comments?|sidebar|related|newsletter|share|sharing|social|cookies?|advert\w*|breadcrumbs?)(?:$|[\s_-])/i
const aroundRoles = /^(?:navigation|complementary|banner|search)$/i

/** Selectors of recipe cards by the usual plugins and of places for articles; the likeliest comes first. */
const places = [
  '[class*=wprm-recipe-container], [class*=tasty-recipes], [class*=mv-create-card], [class*=recipe-card], [class*=recipe-content]',
  'article',
  'main, [role=main]',
  'body',
]

/**
 * Most text to read: several times the longest article with its comments, because its recipe stands before
 * most of them.
 */
const TEXT_BUDGET = 300_000

/**
 * Yields the candidates for a recipe's text on a page without markup, as Markdown. Lazy, because the first
 * that holds a recipe is enough.
 */
export function* articleTexts($: Document): Generator<string> {
  let count = 0
  for (const place of places) {
    for (const element of $(place).toArray()) {
      if (count++ >= 12) return
      const text = textOf(element, asMarkdown())
      if (text !== '') yield text
    }
  }
  if ($('body').length > 0) return
  for (const root of $.root().toArray()) yield textOf(root, asMarkdown())
}

/** Returns all words of a page that are its own. */
export const pageWords = ($: Document): string => {
  const root = $('body')[0] ?? $.root()[0]
  return root ? textOf(root, asMarkdown()) : ''
}

/** Options that keep the meaning of headings and lists in plain text. */
function asMarkdown(): TextOptions {
  const counts = new Map<Markup, number>()
  return {
    budget: { left: TEXT_BUDGET },
    skip: ({ name = '', attribs = {} }) =>
      aroundNames.has(name) ||
      'hidden' in attribs ||
      attribs['aria-hidden'] === 'true' ||
      aroundRoles.test(attribs.role ?? '') ||
      aroundClasses.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`),
    mark: (element) => {
      const { name = '', parent } = element
      if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Math.max(2, Number(name[1])))} `
      if (name === 'p') return '\n'
      if (name !== 'li' || !parent) return ''
      if (parent.name !== 'ol') return '• '
      const number = (counts.get(parent) ?? 0) + 1
      counts.set(parent, number)
      return `${number}. `
    },
  }
}
