import type { TestApp } from './test-app.ts'

type Cook = TestApp['cook']

/** Sends photos of a written recipe as a browser would. Answers the status and the body: JSON, or an event stream's text. */
export const photoSender = async ({ listen }: Pick<TestApp, 'listen'>) => {
  const address = await listen()
  return async (cook: Cook, photos: readonly Uint8Array[], headers: Record<string, string> = {}) => {
    const { idToken } = await cook.signIn()
    const body = new FormData()
    for (const photo of photos)
      body.append('image', new Blob([Buffer.from(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const reply = await fetch(`${address}/api/recipes/ocr`, {
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
