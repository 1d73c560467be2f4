/** A mail ready to be sent: the same words as plain text and as HTML. */
export interface WrittenMail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Letter {
  to: string
  subject: string
  /** Paragraphs above the table of facts. */
  says: readonly string[]
  /** Rows of the table, such as an amount or a date, each with its label. */
  facts?: readonly (readonly [what: string, value: string])[]
  /** The button of the mail; its address is written out in the text form. */
  action?: { label: string; href: string }
  /** Paragraphs below the button. */
  adds?: readonly string[]
}

/** Writes a mail in both forms, without pictures or external styles, because mail programs block them. */
export function writeMail({ to, subject, says, facts = [], action, adds = [] }: Letter): WrittenMail {
  const lines = facts.map(([what, value]) => `${what}: ${value}`).join('\n')
  const text = ['Hello,', ...says, lines, ...(action ? [`${action.label}: ${action.href}`] : []), ...adds]
  const html = [
    ...['Hello,', ...says].map(paragraph),
    facts.length > 0 ? table(facts) : '',
    action ? button(action) : '',
    ...adds.map(paragraph),
  ]
  return { to, subject, text: text.filter(Boolean).join('\n\n'), html: page(subject, html.join('')) }
}

const paragraph = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`

const table = (facts: NonNullable<Letter['facts']>) =>
  `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${facts
    .map(
      ([what, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;color:#5f5245">${escaped(what)}</td><td style="padding:4px 0"><strong>${escaped(value)}</strong></td></tr>`,
    )
    .join('')}</table>`

const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escaped(href)}" style="background:#b4470f;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(label)}</a></p>`

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="margin:0;padding:32px 16px;background:#faf6f0;color:#2b2119;font:16px/1.5 Georgia,serif"><div style="max-width:34rem;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">Larder</p>${content}</div></body></html>`

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', '<br>')
