import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Larder } from './larder.ts'

/**
 * Finds a text in the newest matching mail of the operator's outbox, and waits for it, because mails leave
 * after the response.
 * @param find pattern whose first group, or else whole match, is returned
 */
export async function mailed(
  larder: Larder,
  to: string,
  { isMeant, find }: { isMeant: (mail: string) => boolean; find: RegExp },
): Promise<string> {
  const folder = join(larder.dataDir, 'outbox')
  let found: string | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      const mail = mails.findLast((each) => each.includes(`To: ${to}\r\n`) && isMeant(each))
      const match = find.exec(mail ?? '')
      found = match?.[1] ?? match?.[0]
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

/** Returns the link of the newest mail with this subject. */
export async function linkOf(larder: Larder, to: string, subject: string): Promise<string> {
  const link = await mailed(larder, to, {
    isMeant: (mail) => mail.includes(`Subject: ${subject}`),
    find: /^http\S+$/m,
  })
  const { pathname, search } = new URL(link)
  return larder.url + pathname + search
}
