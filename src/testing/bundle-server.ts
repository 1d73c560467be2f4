import { copyFile, cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleServerInto, commands } from '../../scripts/server-bundle.mjs'
import { madeOnce } from './made-once.ts'
import { packedCookbook } from './test-cookbook.ts'

/** The server's code, the operator's commands and the writer of the tests of the database. */
const bundledCode = () =>
  madeOnce('server-code', (folder) =>
    bundleServerInto(folder, {
      entryPoints: { ...commands, 'database-writer': 'src/testing/database-writer.ts' },
    }),
  )

let bundled: Promise<string> | undefined

/**
 * The server and its cookbook as `npm start` runs them, made once; answers the file to start.
 * @param part the folder of the cookbook that it gets instead of all
 */
export const bundleServer = (part = process.env.COOKBOOK_PART ?? ''): Promise<string> => {
  bundled ??= madeOnce(part ? `test-server-with-${part}` : 'test-server', async (folder) => {
    const [code, cookbook] = await Promise.all([bundledCode(), packedCookbook(part)])
    await cp(code, folder, { recursive: true })
    await copyFile(cookbook, join(folder, 'cookbook.json'))
  }).then((folder) => join(folder, 'main.js'))
  return bundled
}

/** A bundled program beside the server's, such as `backup`; answers its file. */
export const bundledProgram = async (name: string): Promise<string> =>
  join(dirname(await bundleServer()), `${name}.js`)
