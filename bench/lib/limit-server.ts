import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { startEmbedded } from '#server/database/embedded/supervisor.ts'
import { createPool } from '#server/database/pool.ts'
import { quietLog } from '#testing/quiet-log.ts'
import type { Recorded } from './recorded.ts'

/**
 * The limit of a request: a bare route that checks the token's signature, sends PostgreSQL the same
 * statements as our server, and answers with the rows as JSON. It runs in a process of its own: `node …
 * limit-server.ts FILE DATA_DIR`.
 */
const [file = '', dataDir = ''] = process.argv.slice(2)
const { keys, cooks } = JSON.parse(readFileSync(file, 'utf8')) as {
  keys: JSONWebKeySet
  cooks: Record<string, Recorded>[]
}
const { connection } = await startEmbedded({ dataDir, log: quietLog })
const pool = createPool({ connection, log: quietLog })
const keyOf = createLocalJWKSet(keys)
const app = Fastify()

app.all<{ Params: { cook: string; name: string } }>('/:cook/:name', async (request, reply) => {
  await jwtVerify(request.headers.authorization?.slice('Bearer '.length) ?? '', keyOf, {
    algorithms: ['RS256'],
  })
  const recorded = cooks[Number(request.params.cook)]?.[request.params.name]
  if (!recorded) return reply.code(404).send()
  const { statements, fresh } = recorded
  // Our server creates this value anew for each call, such as the id of a new row.
  const id = fresh && uuidv7()
  const client = await pool.connect()
  try {
    let rows: unknown[] = []
    for (const { text, values } of statements) {
      const given = id ? values.map((value) => (value === fresh ? id : value)) : values
      const answer = await client.query(text, given)
      if (answer.rows?.length > 0) rows = answer.rows
    }
    return reply.send(rows)
  } finally {
    client.release()
  }
})

await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`limit at ${typeof address === 'object' ? address?.port : address}`)
