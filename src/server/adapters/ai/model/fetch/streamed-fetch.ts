interface WholeAnswer {
  choices?: { message?: object; finish_reason?: string | null; index?: number }[]
  error?: { code?: unknown }
}

/**
 * Fetch for streamed chat completions. An answer in one piece is turned into a stream of one piece, and an
 * error inside of a successful response is given the status that it names.
 */
export const streamedFetch =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, init)
    const isJson = response.headers.get('content-type')?.includes('application/json')
    if (!response.ok || !isJson || !String(init?.body).includes('"stream":true')) return response
    const text = await response.text()
    const answer = parsed(text)
    const status = Number(answer?.error?.code)
    if (status >= 400 && status < 600) return new Response(text, { status, headers: json })
    if (!answer?.choices?.some(({ message }) => message)) return new Response(text, { headers: json })
    const { choices, ...rest } = answer
    const deltas = choices.map(({ message, ...choice }, index) => ({ index, ...choice, delta: message }))
    const events = [{ ...rest, choices: deltas }].map((event) => `data: ${JSON.stringify(event)}\n\n`)
    return new Response(`${events.join('')}data: [DONE]\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    })
  }

const json = { 'content-type': 'application/json' }

function parsed(text: string): WholeAnswer | null {
  try {
    return JSON.parse(text) as WholeAnswer // every field is checked before it is used
  } catch {
    return null
  }
}
