import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { startServer } from '#testing/start-server.ts'

/** Returns the message of a server that refuses to start. */
const refusal = async (env: Record<string, string>) => {
  const error = await startServer({ env }).then(
    async (server) => {
      await server.stop()
      throw new Error('it started')
    },
    (cause: Error) => cause,
  )
  return error.message.replace('the server ended before it was ready:\n', '')
}

test.each([
  ['cannot be read', 'postgres://larder:hunter2@[bad/larder', /is not an address/],
  ['has a port that none is', 'postgres://larder:hunter2@127.0.0.1:99999/larder', /is not an address/],
  [
    'leads to no server',
    'postgres://larder:hunter2@127.0.0.1:1/larder',
    /no PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
  ],
  [
    'leads to no server under two addresses',
    'postgres://larder:hunter2@localhost:1/larder',
    /no PostgreSQL answers at localhost:1 \(ECONNREFUSED\)/,
  ],
  [
    'names no machine',
    'postgres://larder:hunter2@nobody.invalid/larder',
    /no PostgreSQL answers at nobody\.invalid:5432 \((ENOTFOUND|EAI_AGAIN)\)/,
  ],
])('a DATABASE_URL that %s is named, without its password', async (_what, url, expected) => {
  const said = await refusal({ DATABASE_URL: url })
  expect(said).toMatch(/^Larder could not start: DATABASE_URL[^\n]*\n$/)
  expect(said).toMatch(expected)
  expect(said).not.toContain('hunter2')
})

test('a database that is not there, and a user that is unknown, are named', async () => {
  const database = await testDatabase({ empty: true })
  try {
    const other = database.url.replace(/\/larder_\w+/, '/nowhere')
    expect(await refusal({ DATABASE_URL: other })).toMatch(
      /^Larder could not start: DATABASE_URL: there is no database "nowhere" at [^\n]*: create it first\.\n$/,
    )
    const wrong = database.url.replace(/:\/\/[^@]*@/, '://nobody:hunter2@')
    expect(await refusal({ DATABASE_URL: wrong })).toMatch(
      /^Larder could not start: DATABASE_URL: [^\n]* refuses the user "nobody" or the password\.\n$/,
    )
  } finally {
    await database.drop()
  }
})

test('a database server that accepts and says nothing is named', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  expect(await refusal({ DATABASE_URL: `postgres://larder:hunter2@127.0.0.1:${port}/larder` })).toMatch(
    /^Larder could not start: DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:\d+ [^\n]*\n$/,
  )
  silent.close()
})

test.each([
  ['203.0.113.7', '0', /^HOST/],
  ['203.0.113.7', '34567', /^HOST/],
  ['nobody.invalid', '0', /^HOST/],
])('a HOST that is no address of this machine is named: %s, port %s', async (HOST, PORT, expected) => {
  const said = await refusal({ HOST, PORT })
  expect(said).toMatch(expected)
  expect(said).toMatch(/^[^\n]*\n$/)
})
