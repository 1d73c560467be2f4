import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { IdentityMail } from './options.ts'
import { createPrivateFile, privateFolder } from './private-file.ts'

/** Stores mails as files that only this server's user can read, for an operator without a mail server. */
export function createOutbox(folder: string, clock: { now(): Date }): (mail: IdentityMail) => Promise<void> {
  return async ({ to, subject, text }) => {
    await privateFolder(folder)
    const now = clock.now()
    const content = [
      `Date: ${now.toUTCString()}`,
      `To: ${to}`,
      `Subject: ${encodedHeader(subject)}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      text,
      '',
    ].join('\r\n')
    const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    await createPrivateFile(join(folder, name), content)
  }
}

/**
 * Keeps plain ASCII as it is and writes anything else as an encoded word, so that a header never has a line
 * break.
 */
const encodedHeader = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
