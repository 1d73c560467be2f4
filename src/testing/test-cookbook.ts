import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { openPackedCookbook } from '#server/adapters/cookbook/open-packed.ts'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'
import { hashOfSources } from './hash-of-sources.ts'
import { madeOnce } from './made-once.ts'

const root = join(import.meta.dirname, '../..')

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
  const folder = await madeOnce(part ? `cookbook-of-${part}` : 'cookbook', async (fresh) => {
    const to = join(fresh, 'cookbook.jsonl')
    const built = part ? null : cookbookOfBuild()
    if (!built) return packCookbookFile(join(root, 'cookbook', part), to)
    await mkdir(fresh)
    await copyFile(built, to)
  })
  return join(folder, 'cookbook.jsonl')
}

/** The build's packed cookbook when it is of the same sources, because packing takes 13 seconds of a core. */
const cookbookOfBuild = (): string | null => {
  const marker = join(root, 'dist', 'built-from')
  const isCurrent = existsSync(marker) && readFileSync(marker, 'utf8') === hashOfSources()
  return isCurrent ? join(root, 'dist', 'server', 'cookbook.jsonl') : null
}
