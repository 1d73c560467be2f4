import { join } from 'node:path'
import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { openPackedCookbook } from '#server/adapters/cookbook/open-packed.ts'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'
import { madeOnce } from './made-once.ts'

let opened: Promise<Cookbook> | null = null

/** The cookbook as the product ships it, packed once for all test processes. */
export const testCookbook = (): Promise<Cookbook> => {
  opened ??= open()
  return opened
}

const open = async () => {
  const folder = await madeOnce('cookbook', (fresh) =>
    packCookbookFile(join(import.meta.dirname, '../../cookbook'), join(fresh, 'cookbook.json')),
  )
  return openPackedCookbook(join(folder, 'cookbook.json'))
}
