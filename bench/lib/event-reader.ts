import type { GenerationEvent } from '#contract/generations.ts'
import { eventsIn } from '#testing/event-text.ts'

/** Yields the events of a stream, each with the time at which its last byte arrived. */
export async function* timedEvents(reply: Response): AsyncGenerator<{ event: GenerationEvent; at: number }> {
  if (!reply.ok || !reply.body) throw new Error(`the stream answered ${reply.status}: ${await reply.text()}`)
  let rest = ''
  for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
    const at = performance.now()
    rest += chunk
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) continue
    for (const event of eventsIn(rest.slice(0, end))) yield { event, at }
    rest = rest.slice(end + 2)
  }
}
