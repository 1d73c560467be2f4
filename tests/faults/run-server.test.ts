import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { bundleServer } from '#testing/bundle-server.ts'
import { aDataDir, processesNaming } from '#testing/database-processes.ts'
import { serverProcess } from '#testing/server-process.ts'

const runServer = new URL('../../scripts/run-server.mjs', import.meta.url).href

/** Starts the server as `npm start` does once everything is built. */
const start = async () => {
  const dataDir = await aDataDir()
  onTestFinished(dataDir.remove)
  const file = await bundleServer()
  const code = `import { runServer } from '${runServer}'; runServer('${file}')`
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir.path,
      HOUSE_COLLECTION: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'exit')
  const [said] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string]
  // Other tests run the same bundle at the same time, on folders of their own.
  const isOurs = async (pid: number) =>
    (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).includes(`DATA_DIR=${dataDir.path}\0`)
  const servers = async () => {
    const pids = (await processesNaming(file)).filter((pid) => pid !== launcher.pid)
    const ours = await Promise.all(pids.map(isOurs))
    return pids.filter((_, index) => ours[index])
  }
  return { launcher, ended, said, servers }
}

test.runIf(process.platform === 'linux')(
  'the server gets its flags and what only the environment can say, and a signal ends both in good order',
  async () => {
    const { launcher, ended, said, servers } = await start()
    expect(said).toMatch(/^Larder is ready at http:/)
    const [server] = await servers()
    const of = async (file: string) => (await readFile(`/proc/${server}/${file}`, 'utf8')).split('\0')
    expect(await of('cmdline')).toEqual(expect.arrayContaining(serverProcess.flags))
    const wanted = Object.entries(serverProcess.env).map(([name, value]) => `${name}=${value}`)
    expect(await of('environ')).toEqual(expect.arrayContaining(wanted))

    launcher.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(await servers()).toEqual([])
  },
)

test.runIf(process.platform === 'linux')('the server stops when what started it is killed', async () => {
  const { launcher, ended, servers } = await start()
  launcher.kill('SIGKILL')
  await ended
  await expect.poll(servers, { timeout: 20_000 }).toEqual([])
})
