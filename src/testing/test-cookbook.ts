import { join } from 'node:path'
import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { openPackedCookbook } from '#server/adapters/cookbook/open-packed.ts'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'
import { madeOnce } from './made-once.ts'

let opened: Promise<Cookbook> | null = null

/** Opens the cookbook as the product ships it. */
export const testCookbook = (): Promise<Cookbook> => {
  opened ??= packedCookbook().then(openPackedCookbook)
  return opened
}

/**
 * Returns the file of the packed cookbook, made once for all test processes.
 * @param part one folder of the cookbook, for tests that need only a few recipes
 */
export const packedCookbook = async (part = ''): Promise<string> => {
  const folder = await madeOnce(part ? `cookbook-of-${part}` : 'cookbook', (fresh) =>
    packCookbookFile(join(import.meta.dirname, '../../cookbook', part), join(fresh, 'cookbook.jsonl')),
  )
  return join(folder, 'cookbook.jsonl')
}
