import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { aDataDir, processesNaming } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'

const isRoot = process.getuid?.() === 0

test(
  isRoot
    ? 'root gets a PostgreSQL that is not root, also below a folder like /root that is closed to others'
    : 'an ordinary user gets a PostgreSQL of their own, below a folder that is closed to others',
  async () => {
    const data = await aDataDir()
    const closed = join(data.path, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'app', 'data')
    const opened = await openDatabase({ dataDir, log: quietLog })
    try {
      const [pid] = await processesNaming(dataDir)
      const owner = (await stat(`/proc/${pid}`).catch(() => stat(join(dataDir, 'database', 'cluster')))).uid
      expect(owner === 0).toBe(false)
      expect(owner === process.getuid?.()).toBe(!isRoot)
      // At most the group may enter the folder; others still may not, and nobody new may list or write it.
      expect((await stat(closed)).mode & 0o777).toBe(isRoot ? 0o710 : 0o700)
      await opened.close()
      const again = await openDatabase({ dataDir, log: quietLog })
      expect(await again.ready()).toBe(true)
      await again.close()
    } finally {
      await opened.close()
      await data.remove()
    }
  },
)
