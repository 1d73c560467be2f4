import { paths } from '#web/lib/paths.ts'
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
export async function notify({ id, name, recipeId, recipeTitle, step }: Timer): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return
  const t = timersWords.get()
  const title = t.isUp({ name })
  const body = t.notifyBody({ recipe: recipeTitle, step })
  const options = {
    body,
    tag: tagOf(id),
    data: paths.cook(recipeId),
    icon: '/favicon.svg',
    requireInteraction: true,
  }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(title, options)
    else new Notification(title, options).onclick = () => window.focus()
  } catch {
    // Not here: the sound and the tray remain.
  }
}

/** Takes the notifications of timers away that ring no longer, wherever they were dismissed. */
export async function closeNotices(ringing: readonly Timer[]): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const tags = new Set(ringing.map(({ id }) => tagOf(id)))
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const notice of (await worker?.getNotifications()) ?? [])
    if (notice.tag.startsWith(TAG) && !tags.has(notice.tag)) notice.close()
}

const TAG = 'larder-timer-'
const tagOf = (id: string) => `${TAG}${id}`
