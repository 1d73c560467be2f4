import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Landing } from './pages/landing.tsx'

/** The landing page as HTML: built into the page, so that a visitor reads it before any code has run. */
export const firstView = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Landing />
    </StaticRouter>,
  )
