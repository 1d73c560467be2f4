export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** Marked as urgent for those who sort by it. */
  isPriority?: boolean
  /** Names this mail for good: a second copy, sent because nobody knew of the first, carries the same Message-ID. */
  key?: string
}

export interface Mailer {
  /** Takes a mail over: it is safe on disk when this resolves, and is sent, again after a restart, until it is gone. */
  send(mail: Mail): Promise<void>
  /** Waits for the mail that is being sent, and sends no further one. */
  close(): Promise<void>
}
