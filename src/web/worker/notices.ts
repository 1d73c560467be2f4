/** The part of a notification that this file uses; `data` is the path to open. */
interface Notice {
  data: unknown
  close(): void
}

/** The part of the worker's `clients` that brings a page to the front. */
interface Windows {
  matchAll(of: {
    type: 'window'
    includeUncontrolled: true
  }): Promise<readonly { visibilityState: string; focus(): Promise<unknown> }[]>
  openWindow(path: string): Promise<unknown>
}

/** Handles a tap on a notification: focuses an open window, or opens a new one at the notification's path. */
export async function openFromNotice(notice: Notice, clients: Windows): Promise<void> {
  notice.close()
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (open) await open.focus()
  else await clients.openWindow(pathIn(notice.data))
}

const pathIn = (data: unknown): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/')
