import './styles/main.css'
import './lib/back-guard.ts'
import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, prepareMembers } from './app/app.tsx'
import { Landing } from './app/visitor-routes.tsx'
import { startAuth, wasSignedIn } from './lib/auth.ts'
import { loadConfig } from './lib/load-config.ts'
import { applyTheme, followOtherTabs } from './lib/theme.ts'
import { trustOwnScripts } from './lib/trusted-types.ts'
import { landingTexts } from './words/landing-texts.ts'
import { preferredLanguage } from './words/language.ts'
import { speak, speakWith } from './words/words.ts'

// Style elements that dialogs add at run time need the nonce of the page's Content-Security-Policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

trustOwnScripts()
applyTheme()
followOtherTabs()
// The sign-in state comes first, because it asks the server, and later requests wait for its answer.
void startAuth(loadConfig)
prepareMembers()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const show = () => {
  // The error boundary reports errors itself, and missing code is no error.
  const app = createRoot(root, { onCaughtError: () => undefined })
  // A transition lets the browser respond in between; the landing page's HTML or the still stays until it is
  // done.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
// English texts are in the code, so a language that fails to load falls back to English.
const code = preferredLanguage()
const isLanding = window.location.pathname === '/' && !wasSignedIn()
const texts = isLanding ? landingTexts(code) : null
// The landing page's HTML is replaced only once its code has loaded.
const drawn = isLanding ? Landing.ready() : Promise.resolve()
if (texts) {
  speakWith(code, texts)
  void drawn.then(show)
  // The other texts load while the page is read; if that fails, each part fetches its own texts.
  void speak(code).catch(() => undefined)
} else if (code === 'en') void drawn.then(show)
else void Promise.allSettled([speak(code), drawn]).then(show)
