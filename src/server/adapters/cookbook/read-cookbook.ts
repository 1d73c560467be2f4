import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { readRecipeFile } from '#kitchen/cookbook/read-recipe-file.ts'

const ending = '.yaml'

/**
 * All recipes below a folder, in the order of their paths.
 * @throws an error that names the first file that is no recipe, or the second of two that have one name
 */
export async function readCookbook(folder: string): Promise<CookbookRecipe[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(ending)).sort()
  const recipes: CookbookRecipe[] = []
  const slugs = new Set<string>()
  for (const path of paths) {
    const recipe = readRecipeFile(path.split(sep).join('/'), await readFile(join(folder, path), 'utf8'))
    if (slugs.has(recipe.slug)) throw new Error(`cookbook/${path}: another file has this name`)
    slugs.add(recipe.slug)
    recipes.push(recipe)
  }
  return recipes
}
