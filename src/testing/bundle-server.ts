import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServerInto } from '../../scripts/server-bundle.mjs'
import { madeOnce } from './made-once.ts'
import { packedCookbook } from './test-cookbook.ts'

let bundled: Promise<string> | undefined

/** The server and its cookbook as `npm start` runs them, made once; answers the file to start. */
export const bundleServer = (): Promise<string> => {
  bundled ??= madeOnce('test-server', async (folder) => {
    await bundleServerInto(folder)
    await copyFile(await packedCookbook(), join(folder, 'cookbook.json'))
  }).then((folder) => join(folder, 'main.js'))
  return bundled
}
