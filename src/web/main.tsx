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

// Styles that dialogs write at run time carry the nonce under which the page was sent.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

trustOwnScripts()
applyTheme()
followOtherTabs()
// Finding out who is there comes first: it asks the server, and what is asked for next waits for that answer.
void startAuth(loadConfig)
prepareMembers()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const show = () => {
  // The error boundary says what there is to say: code that is only missing is no error.
  const app = createRoot(root, { onCaughtError: () => undefined })
  // In small steps, between which the browser can answer: what stands already, as HTML or as a still, stays until they are done.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
// English is in the code; should another language not come, better English than nothing.
const code = preferredLanguage()
const isLanding = window.location.pathname === '/' && !wasSignedIn()
const texts = isLanding ? landingTexts(code) : null
// The landing page stands already, as HTML: it is drawn over when its code is there.
const drawn = isLanding ? Landing.ready() : Promise.resolve()
if (texts) {
  speakWith(code, texts)
  void drawn.then(show)
  // While the page is read; should it not come, each part asks for its own texts.
  void speak(code).catch(() => undefined)
} else if (code === 'en') void drawn.then(show)
else void Promise.allSettled([speak(code), drawn]).then(show)
