import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleServer } from '#testing/bundle-server.ts'

test('the code of the server is kept in memory at a byte a character, and its lines can be read', async () => {
  const folder = dirname(await bundleServer())
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  expect(files).toContain('main.js')
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8')
    expect(/[^\0-\xff]/.exec(code)?.[0], file).toBeUndefined()
    // Only lists of foods and the like, which cannot be broken, give long lines.
    const lines = code.split('\n').map(({ length }) => length)
    expect(lines.filter((length) => length < 1000).length / lines.length, file).toBeGreaterThan(0.97)
  }
  // The first run makes the bundle.
})
