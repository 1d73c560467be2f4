/**
 * Reasons why a job did not run to its end. `busy`: too many jobs wait. `too_slow`: the job took longer than
 * it may. `too_large`: it needed more memory than its thread may have. `lost`: its thread ended. `closed`:
 * the pool is closed.
 */
export class ThreadError extends Error {
  readonly kind: 'busy' | 'too_slow' | 'too_large' | 'lost' | 'closed'
  constructor(kind: ThreadError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ThreadError'
    this.kind = kind
  }
}
