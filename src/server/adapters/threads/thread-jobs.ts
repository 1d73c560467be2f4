/** Messages between a pool and its threads. Both sides import this file. */
export interface ThreadRequest<Asked> {
  id: number
  asked: Asked
}

/**
 * `failure` is plain data from which `toError` of the pool makes an error, because classes do not survive the
 * transfer.
 */
export type ThreadAnswer<Result, Failure> =
  | { id: number; ok: true; result: Result }
  | { id: number; ok: false; failure: Failure }

/** First message of a thread, once it has loaded its libraries. */
export const READY = 'ready'
