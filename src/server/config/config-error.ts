/** A setting that stops the start: one line that names the variable and the remedy. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}
