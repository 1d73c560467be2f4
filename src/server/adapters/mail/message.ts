import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#server/ports/mail.ts'

/** A mail in the terms of nodemailer, which encodes its headers: nothing in them can begin a header of its own. */
export const messageOf = (
  { to, subject, text, html, replyTo, isPriority, key }: Mail,
  from: string,
): SendMailOptions => ({
  from,
  // As an object: a comma in an address cannot make two of it.
  to: { name: '', address: to },
  subject,
  text,
  ...(html ? { html } : {}),
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  ...(isPriority ? { priority: 'high' } : {}),
  ...(key ? { messageId: `<${key}@${hostOf(from)}>` } : {}),
})

/** `Larder <larder@example.org>` -> `example.org` */
const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'larder.local'
