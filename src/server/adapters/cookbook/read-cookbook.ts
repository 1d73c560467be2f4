import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { isKnownDishes, type KnownDish, readKnownDishes } from '#kitchen/cookbook/known-dishes.ts'
import { readRecipeFile } from '#kitchen/cookbook/read-recipe-file.ts'
import type { FrameBook } from '#kitchen/frames/frame-book.ts'
import { isFrame, isTimes, readFrames, type TextFile } from '#kitchen/frames/read-frames.ts'

const ending = '.yaml'

/**
 * Reads all recipes below a folder, in the order of their paths, the frames and the dishes known by name.
 * @throws an error that names the first file that is no recipe, or the second of two with the same name
 */
export async function readCookbook(
  folder: string,
): Promise<{ recipes: CookbookRecipe[]; frames: FrameBook; knownDishes: KnownDish[] }> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(ending)).sort()
  const recipes: CookbookRecipe[] = []
  const ofFrames: TextFile[] = []
  const knownDishes: KnownDish[] = []
  const slugs = new Set<string>()
  for (const found of paths) {
    const path = found.split(sep).join('/')
    const text = await readFile(join(folder, found), 'utf8')
    if (isFrame(path) || isTimes(path)) {
      ofFrames.push({ path, text })
      continue
    }
    if (isKnownDishes(path)) {
      knownDishes.push(...readKnownDishes(path, text))
      continue
    }
    const recipe = readRecipeFile(path, text)
    if (slugs.has(recipe.slug)) throw new Error(`cookbook/${path}: another file has this name`)
    slugs.add(recipe.slug)
    recipes.push(recipe)
  }
  return { recipes, frames: readFrames(ofFrames), knownDishes }
}
