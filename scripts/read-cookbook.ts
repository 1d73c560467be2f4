import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { isKnownDishes, type KnownDish, readKnownDishes } from '#kitchen/cookbook/known-dishes.ts'
import { type Cookbook, openCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { readRecipeFile, slugOfPath } from '#kitchen/cookbook/read-recipe-file.ts'
import type { FrameBook } from '#kitchen/frames/frame-book.ts'
import { isFrame, isTimes, readFrames } from '#kitchen/frames/read-frames.ts'
import { readWordSenses } from '#server/adapters/cookbook/read-word-senses.ts'

const root = join(import.meta.dirname, '../cookbook')

export interface ReadFile {
  path: string
  slug: string
  recipe: CookbookRecipe | null
  /** The reason why the file is no recipe; empty when it is one. */
  fault: string
}

const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
const isOfFrames = (path: string) => isFrame(path) || isTimes(path)
const paths = () => files().filter((path) => !isOfFrames(path) && !isKnownDishes(path))

/** Reads the frames and the table of times. */
export const readFrameBook = (): FrameBook =>
  readFrames(
    files()
      .filter(isOfFrames)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )

/** Reads the dishes that are only known by name. */
export const readKnownDishFiles = (): KnownDish[] =>
  files()
    .filter(isKnownDishes)
    .flatMap((path) => readKnownDishes(path, readFileSync(join(root, path), 'utf8')))

/** Reads the requested files below `cookbook/`. */
export const readCookbookFiles = (
  isAsked: (path: string, slug: string) => boolean = () => true,
): ReadFile[] =>
  paths()
    .filter((path) => isAsked(path, slugOfPath(path)))
    .map((path) => {
      const slug = slugOfPath(path)
      try {
        return { path, slug, recipe: readRecipeFile(path, readFileSync(join(root, path), 'utf8')), fault: '' }
      } catch (error) {
        return { path, slug, recipe: null, fault: (error as Error).message }
      }
    })

/** Reads the names of all other files from the head of each, which is enough to find duplicate names. */
export const readNames = (
  isAsked: (path: string, slug: string) => boolean,
): { path: string; slug: string; names: string[] }[] =>
  paths()
    .filter((path) => !isAsked(path, slugOfPath(path)))
    .flatMap((path) => {
      const [head = ''] = readFileSync(join(root, path), 'utf8').split(/^course:/m)
      try {
        const {
          title = '',
          short = '',
          names = [],
        } = parse(head) as { title?: string; short?: string; names?: string[] }
        return [{ path, slug: slugOfPath(path), names: [title, short, ...names].filter(Boolean) }]
      } catch {
        return []
      }
    })

/**
 * Opens the cookbook with its valid recipes only, so that it can be read while others are being written, and with
 * the senses of words as the product has them.
 */
export const openSoundCookbook = async (): Promise<Cookbook> =>
  openCookbook(
    readCookbookFiles().flatMap(({ recipe }) => recipe ?? []),
    readFrameBook(),
    readKnownDishFiles(),
    await readWordSenses(),
  )
