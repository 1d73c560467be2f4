import type { GenerationEvent } from '#contract/generations.ts'

/** The events of a text/event-stream body; comments are left out. */
export const eventsIn = (text: string): GenerationEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('id: '))
    .map((block) => {
      const fields = Object.fromEntries(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      )
      // The stream's events have the contract's shape; the tests look at what is in them.
      return {
        id: Number(fields.id),
        type: fields.event,
        data: JSON.parse(fields.data ?? 'null'),
      } as GenerationEvent
    })
