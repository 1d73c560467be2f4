import { timersWords } from '#web/words/timers.ts'
import type { Timer } from './timer.ts'

const ASKED_KEY = 'larder.timers.asked'

/** Asks once, with the first timer that is started: call it from that tap. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  try {
    if (localStorage.getItem(ASKED_KEY)) return
    localStorage.setItem(ASKED_KEY, '1')
  } catch {
    return // who cannot remember that they asked does not ask
  }
  void Notification.requestPermission()?.catch(() => undefined)
}

/** Tells a cook who is looking elsewhere. Phones only take it from a service worker. */
export async function notify({ id, name, recipeTitle, step }: Timer): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return
  const t = timersWords.get()
  const title = t.isUp({ name })
  const body = t.notifyBody({ recipe: recipeTitle, step })
  const options = { body, tag: `larder-timer-${id}`, icon: '/favicon.svg', requireInteraction: true }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(title, options)
    else new Notification(title, options).onclick = () => window.focus()
  } catch {
    // Not here: the sound and the tray remain.
  }
}
