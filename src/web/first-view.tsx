import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Landing } from './pages/landing.tsx'
import { frameWords } from './words/frame.ts'
import { landingAreas } from './words/landing-texts.ts'
import { type Language, languageCodes } from './words/language.ts'
import { speak, words } from './words/words.ts'

export interface FirstView {
  code: string
  html: string
  title: string
  /**
   * The page's texts as JSON for the code that replaces the HTML; null for English, whose texts are in that
   * code.
   */
  texts: string | null
}

/**
 * Renders the landing page as HTML in each language, so that the build can embed it and visitors read it
 * before any code runs.
 */
export async function firstViews(): Promise<FirstView[]> {
  const views: FirstView[] = []
  for (const code of languageCodes) {
    await speak(code)
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <Landing />
      </StaticRouter>,
    )
    views.push({ code, html, title: frameWords.get().promise, texts: textsIn(code) })
  }
  return views
}

const textsIn = (code: Language): string | null =>
  code === 'en'
    ? null
    : JSON.stringify(Object.fromEntries(landingAreas.map((area) => [area, words.cache[code]?.[area]])))
