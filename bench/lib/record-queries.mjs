// Loaded before a server with `node --import`: writes each statement that the server sends to PostgreSQL into
// a file, as JSON lines.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.RECORD_QUERIES
if (file) {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(config, values, callback) {
    const text = typeof config === 'string' ? config : config?.text
    const given = Array.isArray(values) ? values : config?.values
    if (text) appendFileSync(file, `${JSON.stringify({ text, values: given ?? [] })}\n`)
    return query.call(this, config, values, callback)
  }
}
