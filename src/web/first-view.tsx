import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Landing } from './pages/landing.tsx'
import { languageCodes } from './words/language.ts'
import { speak } from './words/words.ts'

/** The landing page as HTML, in each language: built into the page, so that a visitor reads it before any code has run. */
export async function firstViews(): Promise<{ code: string; html: string }[]> {
  const views = []
  for (const code of languageCodes) {
    await speak(code)
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <Landing />
      </StaticRouter>,
    )
    views.push({ code, html })
  }
  return views
}
