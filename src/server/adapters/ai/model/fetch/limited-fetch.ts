/** Error for an answer that grew larger than any recipe or picture needs. */
export class TooLargeAnswer extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${Math.round(maxBytes / 1e6)} MB`)
    this.name = 'TooLargeAnswer'
  }
}

/** Error for a redirect, which is not followed because it could carry the key to another host. */
export class RedirectedAnswer extends Error {
  constructor(to: string | null) {
    super(`The address leads on to ${to ?? 'another one'}: set that as the address`)
    this.name = 'RedirectedAnswer'
  }
}

/** Fetch that stops reading after `maxBytes` and follows no redirect. */
export const limitedFetch =
  (maxBytes: number, inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new RedirectedAnswer(response.headers.get('location'))
    }
    if (!response.body) return response
    let seen = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength
        if (seen > maxBytes) controller.error(new TooLargeAnswer(maxBytes))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counter), {
      status,
      statusText,
      headers: [...headers.entries()],
    })
  }
