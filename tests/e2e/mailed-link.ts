import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Larder } from './larder.ts'

/**
 * Something that the newest fitting mail of the operator's outbox holds; mails leave after the answer that asked for them.
 * @param find the first group of it, or else the whole match, is what is sought
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

/** The link of the newest mail with this subject. */
export async function linkOf(larder: Larder, to: string, subject: string): Promise<string> {
  const link = await mailed(larder, to, {
    isMeant: (mail) => mail.includes(`Subject: ${subject}`),
    find: /^http\S+$/m,
  })
  const { pathname, search } = new URL(link)
  return larder.url + pathname + search
}
