import { join } from 'node:path'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'
import { bundleServerInto } from '../../scripts/server-bundle.mjs'
import { madeOnce } from './made-once.ts'

let bundled: Promise<string> | undefined

/** The server and its cookbook as `npm start` runs them, made once; answers the file to start. */
export const bundleServer = (): Promise<string> =>
  (bundled ??= madeOnce('test-server', (folder) =>
    Promise.all([
      bundleServerInto(folder),
      packCookbookFile(join(import.meta.dirname, '../../cookbook'), join(folder, 'cookbook.json')),
    ]),
  ).then((folder) => join(folder, 'main.js')))
