import { join } from 'node:path'
import { bundleServerInto } from '../../scripts/server-bundle.mjs'
import { madeOnce } from './made-once.ts'

let bundled: Promise<string> | undefined

/** The server as `npm start` runs it, made once; answers the file to start. */
export const bundleServer = (): Promise<string> =>
  (bundled ??= madeOnce('test-server', bundleServerInto).then((folder) => join(folder, 'main.js')))
