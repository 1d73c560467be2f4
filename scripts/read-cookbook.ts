import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { type Cookbook, openCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { readRecipeFile } from '#kitchen/cookbook/read-recipe-file.ts'

const root = join(import.meta.dirname, '../cookbook')

/** Paths below `cookbook/` with their recipes, or with what is wrong in the file. */
export const readCookbookFiles = (): { path: string; recipe: CookbookRecipe | null; fault: string }[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => {
      try {
        return { path, recipe: readRecipeFile(path, readFileSync(join(root, path), 'utf8')), fault: '' }
      } catch (error) {
        return { path, recipe: null, fault: (error as Error).message }
      }
    })

/** The cookbook as far as its files are recipes: for reading in it while it is being written. */
export const openSoundCookbook = (): Cookbook =>
  openCookbook(readCookbookFiles().flatMap(({ recipe }) => recipe ?? []))
