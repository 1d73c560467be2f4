import type { IdentityMail } from './options.ts'

export interface Letter {
  to: string
  subject: string
  /** Paragraphs above the button. */
  says: readonly string[]
  /** The button of the mail; its address is written out in the text form. */
  action?: { label: string; href: string }
  /** Paragraphs below the button. */
  adds?: readonly string[]
}

/**
 * Writes a mail as text and as HTML, without pictures or external styles, because mail programs block them.
 */
export function mailOf(productName: string, { to, subject, says, action, adds = [] }: Letter): IdentityMail {
  const text = ['Hello,', ...says, ...(action ? [action.href] : []), ...adds].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.href)}" style="background:#b4470f;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(action.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#faf6f0;color:#2b2119;font:16px/1.5 Georgia,serif"><div style="max-width:34rem;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escaped(productName)}</p>${['Hello,', ...says].map(paragraph).join('')}${button}${adds.map(paragraph).join('')}</div></body></html>`
  return { to, subject, text, html }
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', '<br>')
