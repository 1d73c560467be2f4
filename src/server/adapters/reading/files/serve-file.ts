import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { FileAnswer, FileQuestion } from '../reading-jobs.ts'
import { type ReadItem, readItems } from './read-items.ts'

/**
 * Answers requests through a port for one file: its next item, or a picture of the last one. Nothing is read
 * ahead, so that a file of any size takes the memory of an item.
 */
export async function serveFile(path: string, name: string, port: MessagePort): Promise<void> {
  const items = readItems(path, name)
  let last: ReadItem | undefined
  try {
    for (;;) {
      const [question] = (await once(port, 'message')) as [FileQuestion] // the other end sends only these
      if (question.ask === 'picture') {
        const picture = (await last?.picture(question.name)) ?? {}
        port.postMessage({ picture } satisfies FileAnswer)
        continue
      }
      const step = await items.next()
      if (step.done) return
      last = step.value
      port.postMessage({ item: last.item } satisfies FileAnswer)
    }
  } finally {
    await items.return(undefined)
    port.close()
  }
}
