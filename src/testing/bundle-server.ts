import { copyFile, cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleServerInto, commands } from '../../scripts/server-bundle.mjs'
import { madeOnce } from './made-once.ts'
import { packedCookbook } from './test-cookbook.ts'

/** Bundles the server's code, the operator's commands and the writer process of the database tests. */
const bundledCode = () =>
  madeOnce('server-code', (folder) =>
    bundleServerInto(folder, {
      entryPoints: {
        ...commands,
        'ai-check': 'scripts/ai-check.ts',
        'database-writer': 'src/testing/database-writer.ts',
      },
    }),
  )

let bundled: Promise<string> | undefined

/**
 * Bundles the server and its cookbook as `npm start` runs them, once per run; returns the file to start.
 * @param part a folder of the cookbook to use in place of the whole
 */
export const bundleServer = (part = process.env.COOKBOOK_PART ?? ''): Promise<string> => {
  bundled ??= madeOnce(part ? `test-server-with-${part}` : 'test-server', async (folder) => {
    const [code, cookbook] = await Promise.all([bundledCode(), packedCookbook(part)])
    await cp(code, folder, { recursive: true })
    await copyFile(cookbook, join(folder, 'cookbook.jsonl'))
  }).then((folder) => join(folder, 'main.js'))
  return bundled
}

/** Returns the file of a bundled program beside the server, such as `backup`. */
export const bundledProgram = async (name: string): Promise<string> =>
  join(dirname(await bundleServer()), `${name}.js`)
