import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cookbook, packCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { openPackedCookbook } from '#server/adapters/cookbook/open-packed.ts'
import { readCookbook } from '#server/adapters/cookbook/read-cookbook.ts'
import { madeOnce } from './made-once.ts'

let opened: Promise<Cookbook> | null = null

/** The cookbook as the product ships it, packed once for all test processes. */
export const testCookbook = (): Promise<Cookbook> => {
  opened ??= open()
  return opened
}

const open = async () => {
  const folder = await madeOnce('cookbook', async (fresh) => {
    const recipes = await readCookbook(join(import.meta.dirname, '../../cookbook'))
    await mkdir(fresh, { recursive: true })
    await writeFile(join(fresh, 'cookbook.json'), JSON.stringify(packCookbook(recipes)))
  })
  return openPackedCookbook(join(folder, 'cookbook.json'))
}
