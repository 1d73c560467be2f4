import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packCookbookFile } from '#server/adapters/cookbook/pack-cookbook.ts'
import { bundleServer } from '#testing/bundle-server.ts'
import { madeOnce } from '#testing/made-once.ts'
import { writeMadeUpRecipes } from './made-up-recipes.ts'

/**
 * Returns the file of a server whose cookbook has made-up recipes on top of its own; with none of them, the
 * file of the server as it is.
 */
export async function grownServer(madeUp: number): Promise<string> {
  const server = await bundleServer()
  if (madeUp === 0) return server
  const folder = await madeOnce(`server-with-${madeUp}-made-up`, async (fresh) => {
    const recipes = join(fresh, 'recipes')
    await cp(dirname(server), fresh, { recursive: true })
    await cp(join(import.meta.dirname, '../../cookbook'), recipes, { recursive: true })
    await writeMadeUpRecipes(recipes, madeUp)
    await packCookbookFile(recipes, join(fresh, 'cookbook.jsonl'))
  })
  return join(folder, 'main.js')
}
