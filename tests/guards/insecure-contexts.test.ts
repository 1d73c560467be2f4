import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/source-hash.mjs'

// Browsers offer randomUUID only in secure contexts, and a server in a home network has no certificate.
test('nothing that runs in a browser asks for randomUUID', async () => {
  const files = filesBelow('src').filter((file) =>
    /(?:^|\/)src\/(?:web|domain|kitchen|contract)\/.*(?<!\.test)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toMatch(/randomUUID(?:\?\.)?\(/)
})
