import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ifMissing } from '#server/files.ts'

const waitingMail = z.object({
  mail: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    replyTo: z.string().optional(),
    isPriority: z.boolean().optional(),
    key: z.string().optional(),
  }),
  attempts: z.number(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  dueAt: z.number(),
})
export type WaitingMail = z.infer<typeof waitingMail>

/**
 * Queue of mails, one file each, readable by this server's user alone: they hold links that open accounts, so
 * they are in no table and in no dump. A file appears only once it is complete.
 */
export function mailFiles(folder: string) {
  const write = async (name: string, content: WaitingMail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `.${randomUUID()}.draft`)
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(content))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
  }
  return {
    async add(content: WaitingMail): Promise<void> {
      await write(`${content.writtenAt}-${randomUUID()}.json`, content)
    },
    write,
    /** Returns the queued mails, oldest first. Damaged files are left for the operator. */
    async waiting(): Promise<{ name: string; content: WaitingMail }[]> {
      const names = await readdir(folder).catch(ifMissing<string[]>([]))
      const found = await Promise.all(
        names
          .filter((name) => /^\d+-[\da-f-]+\.json$/.test(name))
          .sort()
          .map(async (name) => ({
            name,
            text: await readFile(join(folder, name), 'utf8').catch(ifMissing('')),
          })),
      )
      return found.flatMap(({ name, text }) => {
        const read = waitingMail.safeParse(parsed(text))
        return read.success ? [{ name, content: read.data }] : []
      })
    },
    async remove(name: string): Promise<void> {
      await unlink(join(folder, name)).catch(ifMissing(undefined))
    },
    /** Moves a mail to the failed ones, for the operator to look at. */
    async giveUp(name: string): Promise<void> {
      await mkdir(join(folder, 'failed'), { recursive: true, mode: 0o700 })
      await rename(join(folder, name), join(folder, 'failed', name)).catch(ifMissing(undefined))
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
