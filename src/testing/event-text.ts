import type { GenerationEvent } from '#contract/generations.ts'

/** Parses the events of a text/event-stream body, without its comments. */
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
      // The events are assumed to have the contract's shape; the tests check their content.
      return {
        id: Number(fields.id),
        type: fields.event,
        data: JSON.parse(fields.data ?? 'null'),
      } as GenerationEvent
    })
