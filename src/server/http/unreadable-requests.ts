import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, problemOf } from './errors.ts'

const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come in time.'],
}

/**
 * Answers requests that Node's parser refuses. They reach no hook of ours, so the reply is written by hand,
 * with the headers and the body of every other reply. Nothing is logged, because the error contains the
 * request.
 */
export const refuseUnreadable =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, message] = refusals[error.code ?? ''] ?? [400, 'The request could not be read.']
    const body = JSON.stringify(problemOf(new AppError('invalid_request', message)))
    const head = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
      'content-type': 'application/json; charset=utf-8',
    }).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
    }
    socket.destroy(error)
  }
