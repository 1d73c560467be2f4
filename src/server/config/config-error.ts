/** Error for a setting that prevents the start: one line that names the variable and the remedy. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}
