import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeDataDir, startServer } from '#testing/start-server.ts'

test('a server that nobody asks anything draws the pictures of its library', async () => {
  const server = await startServer({ env: { HOUSE_COLLECTION: 'on', LOG_LEVEL: 'warn' } })
  const files = async (ending: string) =>
    (await readdir(join(server.dataDir, 'pictures'), { recursive: true }).catch((): string[] => [])).filter(
      (name) => name.endsWith(ending),
    ).length
  try {
    // The server was ready before it drew the first picture.
    expect(await files('.webp')).toBe(0)
    await expect.poll(() => files('-480.webp'), { timeout: 120_000, interval: 500 }).toBeGreaterThan(4)
    expect(await server.stop()).toBe(0)
    expect(server.log()).not.toContain('could not be')
  } finally {
    await server.kill()
    await removeDataDir(server.dataDir)
  }
}, 180_000)
