import { textOf } from '../plain-text.ts'
import type { Document } from './markup.ts'

/** What stands around an article and is never part of its recipe. */
const around =
  'script, style, noscript, template, svg, iframe, form, nav, footer, aside, button, select, [hidden], [aria-hidden=true], ' +
  '[role=navigation], [role=complementary], [role=banner], [class*=comment], [id*=comments], [class*=sidebar], [class*=related], ' +
  '[class*=newsletter], [class*=share], [class*=cookie], [class*=advert]'

/** Recipe cards of the usual plugins, and where articles stand. */
const places = [
  '[class*=wprm-recipe-container], [class*=tasty-recipes], [class*=mv-create-card], [class*=recipe-card], [class*=recipe-content]',
  'article',
  'main, [role=main]',
  'body',
]

/** The candidates for a recipe's text on a page without marks: Markdown, the likeliest place first. */
export function articleTexts($: Document): string[] {
  const page = $.root().clone()
  page.find(around).remove()
  // Headings and lists keep their meaning in plain text.
  page.find('h1, h2, h3, h4, h5, h6').each((_, heading) => {
    const level = Number(heading.type === 'tag' ? heading.name[1] : 2)
    const words = textOf(heading).replace(/\s+/g, ' ').trim()
    $(heading).replaceWith(words ? `<div>${'#'.repeat(Math.max(2, level))} ${escaped(words)}</div>` : '')
  })
  page.find('ol').each((_, list) => {
    $(list)
      .children('li')
      .each((index, item) => void $(item).prepend(`${index + 1}. `))
  })
  page.find('ul > li').each((_, item) => void $(item).prepend('• '))
  page.find('p').each((_, paragraph) => void $(paragraph).after('<br><br>'))
  const texts = places.map((place) => {
    const elements =
      place === 'body' && page.find('body').length === 0 ? page.toArray() : page.find(place).toArray()
    return elements.map((element) => textOf(element)).filter(Boolean)
  })
  return [...new Set(texts.flat())].slice(0, 12)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
