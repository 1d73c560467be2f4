/** What a notification says of itself, and where it leads. */
interface Notice {
  data: unknown
  close(): void
}

/** Of the worker's clients, what brings somebody back. */
interface Windows {
  matchAll(of: {
    type: 'window'
    includeUncontrolled: true
  }): Promise<readonly { visibilityState: string; focus(): Promise<unknown> }[]>
  openWindow(path: string): Promise<unknown>
}

/** Brings whoever taps a notification back: to a window that is open, or to a new one where it leads. */
export async function openFromNotice(notice: Notice, clients: Windows): Promise<void> {
  notice.close()
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (open) await open.focus()
  else await clients.openWindow(pathIn(notice.data))
}

const pathIn = (data: unknown): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/')
