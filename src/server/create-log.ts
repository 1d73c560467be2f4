import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * What a line says of an error. Libraries hang more on theirs: PostgreSQL the row that was refused, the model's client the
 * prompt, the pool a whole connection.
 */
const said = ['name', 'code', 'kind', 'status', 'statusCode', 'severity'] as const
/** Of an error of PostgreSQL: where, without what. */
const place = ['schema', 'table', 'column', 'constraint', 'routine'] as const
/** An error can be its own cause. */
const MOST_CAUSES = 5

/** The log of a server: JSON lines that hold nothing of a row. */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutContents, busboyOptions: leftOut } }, destination)

/** The parser of uploads writes down, at level trace, all headers of the request: the token is among them. */
const leftOut = () => undefined

/**
 * What was thrown in its own words, and what caused it without any: a cause is a library's, and quotes what it was given, such
 * as the answer of a model that could not be read.
 */
function withoutContents(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return { ...kindOf(error), message: error.message, stack: error.stack, ...causesOf(error, MOST_CAUSES) }
}

const kindOf = (error: Error) => ({
  type: error.constructor.name,
  ...Object.fromEntries(
    [...said, ...place].flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name] // whatever a library hung on it
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  ),
})

function causesOf({ cause }: Error, most: number): object {
  if (!(cause instanceof Error) || most === 0) return {}
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { cause: { ...kindOf(cause), stack: frames?.join('\n'), ...causesOf(cause, most - 1) } }
}
