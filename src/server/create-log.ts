import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Fields of an error that are logged. Libraries add sensitive ones: PostgreSQL the row that was refused, the
 * model's client the prompt, the pool a whole connection.
 */
const said = ['name', 'code', 'kind', 'status', 'statusCode', 'severity'] as const
/** Fields of a PostgreSQL error that say where it happened, without any data. */
const place = ['schema', 'table', 'column', 'constraint', 'routine'] as const
/** Maximum number of nested causes, since an error can be its own cause. */
const MOST_CAUSES = 5

/** Creates the log of a server: JSON lines without any data of a row. */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutContents, busboyOptions: leftOut } }, destination)

/**
 * Drops the configuration of the upload parser, which contains all headers of the request, and so the token,
 * at level trace.
 */
const leftOut = () => undefined

/**
 * Logs an error with its own message, and its causes without theirs: a cause comes from a library, whose
 * message quotes its input, such as the unreadable answer of a model.
 */
function withoutContents(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return { ...kindOf(error), message: error.message, stack: error.stack, ...causesOf(error, MOST_CAUSES) }
}

const kindOf = (error: Error) => ({
  type: error.constructor.name,
  ...Object.fromEntries(
    [...said, ...place].flatMap((name) => {
      // Libraries add fields that no type declares.
      const value = (error as unknown as Record<string, unknown>)[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  ),
})

function causesOf({ cause }: Error, most: number): object {
  if (!(cause instanceof Error) || most === 0) return {}
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { cause: { ...kindOf(cause), stack: frames?.join('\n'), ...causesOf(cause, most - 1) } }
}
