import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/**
 * What a line says of an error. Libraries hang more on theirs: PostgreSQL the row that was refused, the model's client the
 * prompt, the pool a whole connection.
 */
const said = new Set(['type', 'message', 'stack', 'name', 'code', 'kind', 'statusCode', 'severity'])
/** Of an error of PostgreSQL: where, without what. */
const place = new Set(['schema', 'table', 'column', 'constraint', 'routine'])

/** The log of a server: JSON lines that hold nothing of a row. */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutContents } }, destination)

function withoutContents(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error)).filter(([name]) => said.has(name) || place.has(name)),
  )
}
