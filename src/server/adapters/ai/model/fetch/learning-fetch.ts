import { type Change, changeFor, withChanges } from './request-parameters.ts'

/** Statuses of a refused request; llama.cpp refuses one with 500 where its template fails. */
const refusals = [400, 422, 500, 501]
const MOST_CHANGES = 6

/** Changes to requests that a service was found to need, by model; kept for as long as this server runs. */
export interface Learned {
  changesOf(model: string): readonly Change[]
  fetch: typeof fetch
}

/**
 * Fetch that sends a refused request again without the parameter that the refusal names, and remembers it:
 * every server supports other parameters of a call.
 */
export function learningFetch(inner: typeof fetch): Learned {
  const known = new Map<string, Change[]>()
  const learning: typeof fetch = async (input, init) => {
    const body = bodyOf(init?.body)
    if (!body) return inner(input, init)
    const model = typeof body.model === 'string' ? body.model : String(input)
    const changes = [...(known.get(model) ?? [])]
    for (let tries = 0; ; tries++) {
      const sent = withChanges(body, changes)
      const response = await inner(input, { ...init, body: JSON.stringify(sent) })
      // Only changes that helped are remembered: a request can also be refused for its content.
      if (response.ok && tries > 0) known.set(model, changes)
      if (!refusals.includes(response.status) || tries === MOST_CHANGES) return response
      const { status, statusText, headers } = response
      const said = await response.text()
      const change = changeFor(sent, said, changes)
      if (!change) return new Response(said, { status, statusText, headers })
      changes.push(change)
    }
  }
  return { changesOf: (model) => known.get(model) ?? [], fetch: learning }
}

function bodyOf(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'string' || !body.startsWith('{')) return null
  return JSON.parse(body) as Record<string, unknown> // our own client wrote it
}
