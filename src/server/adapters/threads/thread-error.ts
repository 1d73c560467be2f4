/**
 * `busy`: too many wait. `too_slow`: it took longer than a job may. `too_large`: it needed more memory than its thread may
 * have. `lost`: its thread ended. `closed`: all of them have.
 */
export class ThreadError extends Error {
  readonly kind: 'busy' | 'too_slow' | 'too_large' | 'lost' | 'closed'
  constructor(kind: ThreadError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ThreadError'
    this.kind = kind
  }
}
