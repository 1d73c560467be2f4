import { paths } from '#web/lib/paths.ts'
import { timersWords } from '#web/words/timers.ts'
import type { Timer } from './timer.ts'

const ASKED_KEY = 'larder.timers.asked'

/** Asks once for permission to notify; must be called from the tap that starts the first timer. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  try {
    if (localStorage.getItem(ASKED_KEY)) return
    localStorage.setItem(ASKED_KEY, '1')
  } catch {
    return // without storage the question would be repeated each time, so it is not asked
  }
  void Notification.requestPermission()?.catch(() => undefined)
}

/** Notifies a cook who is not looking at the page. Phones allow notifications only from a service worker. */
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
    // A failed notification still leaves the sound and the tray.
  }
}

/** Closes the notifications of timers that no longer ring, in whichever tab they were dismissed. */
export async function closeNotices(ringing: readonly Timer[]): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const tags = new Set(ringing.map(({ id }) => tagOf(id)))
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const notice of (await worker?.getNotifications()) ?? [])
    if (notice.tag.startsWith(TAG) && !tags.has(notice.tag)) notice.close()
}

const TAG = 'larder-timer-'
const tagOf = (id: string) => `${TAG}${id}`
