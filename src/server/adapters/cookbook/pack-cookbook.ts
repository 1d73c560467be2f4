import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { packCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { packedLines } from './packed-lines.ts'
import { readCookbook } from './read-cookbook.ts'
import { readWordSenses } from './read-word-senses.ts'

/**
 * Packs the recipes below a folder into the one file that a server opens at its start, a recipe on each line.
 * @throws an error that names the first file that is no recipe
 */
export async function packCookbookFile(folder: string, to: string): Promise<void> {
  const { recipes, frames, knownDishes } = await readCookbook(folder)
  const packed = packCookbook(recipes, frames, knownDishes, await readWordSenses())
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, packedLines(packed))
}
