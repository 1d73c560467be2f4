/**
 * Error codes of PostgreSQL and the system for a database that is unreachable, starting, stopping or out of
 * connections.
 */
const codes = new Set(
  '08000 08003 08006 57P01 57P02 57P03 53300 3D000 ECONNREFUSED ECONNRESET ENOTFOUND EPIPE ETIMEDOUT'.split(
    ' ',
  ),
)

/** Messages of errors to which `pg` gives no code. */
const words =
  /connection terminated|timeout exceeded when trying to connect|driver has already been destroyed|is not queryable|calling end on the pool/i

export const isLostConnection = (error: { code?: string; syscall?: string; message?: string }) =>
  codes.has(error.code ?? '') ||
  (error.code === 'ENOENT' && error.syscall === 'connect') ||
  words.test(error.message ?? '')
