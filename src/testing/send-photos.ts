import type { TestApp } from './test-app.ts'

type Cook = TestApp['cook']

/** A file with the name and type that a cook's device gives it. */
export interface SentFile {
  bytes: Uint8Array
  type: string
  name: string
}

/**
 * Returns a function that sends photos of a written recipe, or other files, as a browser would. It returns
 * the status and the body: JSON, or an event stream's text.
 */
export const photoSender = async ({ listen }: Pick<TestApp, 'listen'>) => {
  const address = await listen()
  return async (
    cook: Cook,
    photos: readonly (Uint8Array | SentFile)[],
    headers: Record<string, string> = {},
    query = '',
  ) => {
    const { idToken } = await cook.signIn()
    const body = new FormData()
    for (const photo of photos) {
      const file = 'bytes' in photo ? photo : { bytes: photo, type: 'image/jpeg', name: 'photo.jpg' }
      body.append('image', new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name)
    }
    const reply = await fetch(`${address}/api/recipes/ocr${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, ...headers },
      body,
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json')
    // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of it
    return [reply.status, isJson ? JSON.parse(text) : text] as [number, any]
  }
}
