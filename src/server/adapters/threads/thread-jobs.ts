/** What a pool and its threads say to each other. Both sides read it. */
export interface ThreadRequest<Asked> {
  id: number
  asked: Asked
}

/** `failure` says in plain data what `toError` of the pool makes an error of: classes do not survive the way. */
export type ThreadAnswer<Result, Failure> =
  | { id: number; ok: true; result: Result }
  | { id: number; ok: false; failure: Failure }

/** The first word of a thread, once it has loaded what it works with. */
export const READY = 'ready'
