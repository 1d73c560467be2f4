/** An answer that grew past what any recipe or picture needs. */
export class TooLargeAnswer extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${Math.round(maxBytes / 1e6)} MB`)
    this.name = 'TooLargeAnswer'
  }
}

/** fetch that stops reading after `maxBytes` and follows no redirect, which could carry the key elsewhere. */
export const limitedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
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
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  }
