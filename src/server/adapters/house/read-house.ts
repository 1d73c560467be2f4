import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HouseRecipe } from '#server/ports/house.ts'
import { readHouseRecipe } from './read-house-recipe.ts'

const ending = '.yaml'

/** All recipes of the folder, by name. @throws an error that names the first file that is not a recipe */
export async function readHouse(folder: string): Promise<HouseRecipe[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  return await Promise.all(
    names.map(async (name) =>
      readHouseRecipe(name.slice(0, -ending.length), await readFile(join(folder, name), 'utf8')),
    ),
  )
}
