export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** True marks the mail as urgent, for recipients who sort by it. */
  isPriority?: boolean
  /**
   * Permanent key of this mail: a second copy, sent because the first was not recorded, has the same
   * Message-ID.
   */
  key?: string
}

export interface Mailer {
  /**
   * Accepts a mail: it is safe on disk when this resolves, and is sent, again after a restart, until it is
   * delivered.
   */
  send(mail: Mail): Promise<void>
  /** Waits for the mail that is being sent, and sends no further one. */
  close(): Promise<void>
}
