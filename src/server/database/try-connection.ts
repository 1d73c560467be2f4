import pg from 'pg'

/**
 * Connects once; the connection stays in the pool.
 * @throws an error that names DATABASE_URL, without its password
 */
export async function tryConnection(pool: pg.Pool, url: string): Promise<void> {
  const named = clientOf(url)
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    throw new Error(`DATABASE_URL: ${reason(cause, named)}`, { cause })
  }
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client(url)
  } catch (cause) {
    throw new Error(
      'DATABASE_URL is not an address such as postgres://larder:secret@127.0.0.1:5432/larder; in a password @ is written %40, # %23.',
      { cause },
    )
  }
}

function reason(cause: unknown, { host, port, database, user }: pg.Client): string {
  const error = firstOf(cause)
  const place = `${host}:${port}`
  switch (error.code) {
    case '3D000':
      return `there is no database "${database}" at ${place}: create it first.`
    case '28P01':
    case '28000':
      return `${place} refuses the user "${user}" or the password.`
  }
  if (error instanceof pg.DatabaseError) return `${place} says: ${error.message}.`
  return `no PostgreSQL answers at ${place} (${error.code ?? error.message}).`
}

/**
 * Returns the first error of several: a host name with several addresses fails with all of their errors, and
 * no message of its own.
 */
const firstOf = (cause: unknown): Error & { code?: string | undefined } => {
  const error: unknown = cause instanceof AggregateError ? cause.errors[0] : cause
  return error instanceof Error ? error : new Error(String(error))
}
