import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#server/ports/mail.ts'

/** Mail in the terms of nodemailer, which encodes its headers: no text in them can begin another header. */
export const messageOf = (
  { to, subject, text, html, replyTo, isPriority, key }: Mail,
  from: string,
): SendMailOptions => ({
  from,
  // An address object keeps a comma in the address from making two of it.
  to: { name: '', address: to },
  subject,
  text,
  ...(html ? { html } : {}),
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  ...(isPriority ? { priority: 'high' } : {}),
  ...(key ? { messageId: `<${key}@${hostOf(from)}>` } : {}),
})

/** Returns the host of a sender: `Larder <larder@example.org>` -> `example.org`. */
const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'larder.local'
