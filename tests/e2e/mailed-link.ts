import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Larder } from './larder.ts'

/** The link of the newest mail with this subject; mails leave after the answer that asked for them. */
export async function linkOf(larder: Larder, to: string, subject: string): Promise<string> {
  const folder = join(larder.dataDir, 'outbox')
  let link: string | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      const mail = mails.findLast(
        (each) => each.includes(`To: ${to}`) && each.includes(`Subject: ${subject}`),
      )
      link = mail && /^http\S+$/m.exec(mail)?.[0]
      return link
    })
    .toBeTruthy()
  const { pathname, search } = new URL(link ?? '')
  return larder.url + pathname + search
}
