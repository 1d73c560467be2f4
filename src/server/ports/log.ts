/** Part of pino that the product uses. Never log tokens, passwords, prompts of cooks or pictures. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
