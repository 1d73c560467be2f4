import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'

test('the server says one line, stops in good order when told, and keeps what it had', async () => {
  const server = await startServer()
  const cook = await remoteCook(server.url, 'ada@example.org')
  const { recipe } = await cook.call(api.recipes.generate, server.url, { prompt: 'tomato soup' })
  expect(await server.stop()).toBe(0)
  expect(server.log()).toBe('')

  const again = await startServer({ dataDir: server.dataDir })
  expect(await cook.call(api.recipes.get, again.url, undefined, { params: recipe })).toEqual(recipe)
  expect(await again.stop()).toBe(0)
  await removeDataDir(server.dataDir)
})

test('the server stops when the process that started it is gone', async () => {
  const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const server = await startServer({ env: { LARDER_PARENT_PID: String(parent.pid) } })
  const exited = new Promise((resolve) => server.process.once('exit', resolve))
  parent.kill('SIGKILL')
  expect(await exited).toBe(0)
  await removeDataDir(server.dataDir)
})

test('a wrong setting, or a port in use, stops the start with one line', async () => {
  await expect(startServer({ env: { PORT: 'eighty' } })).rejects.toThrow(
    /before it was ready:\nPORT must be a whole number\. Now it is "eighty"\.\n$/,
  )
  const occupier = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => occupier.once('listening', resolve))
  const { port } = occupier.address() as { port: number }
  await expect(startServer({ env: { PORT: String(port) } })).rejects.toThrow(
    new RegExp(
      `before it was ready:\nPort ${port} is in use: stop what uses it, or set PORT to another number\\.\n$`,
    ),
  )
  occupier.close()
})
