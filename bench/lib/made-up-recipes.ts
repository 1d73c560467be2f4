import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** Folder of a cookbook that the made-up recipes go into. */
const FOLDER = 'made-up'
/** Folders of a cookbook whose files are no recipes. */
const noRecipes = /^(?:frames|known-dishes|made-up)(?:[\\/]|$)|^[^\\/]+$/

interface OwnNames {
  title: string
  short?: string
  names?: string[]
  family?: string[]
  standard?: string
  library?: boolean
}

/**
 * Writes made-up recipes into a copy of the cookbook. Each has the lines, the steps and everything else of a
 * real one, and a title and names of its own with words that no recipe has, so that search index and lists of
 * names grow as they would with as many real ones. The same count makes the same files.
 * @param cookbook folder of the copy
 */
export async function writeMadeUpRecipes(cookbook: string, count: number): Promise<void> {
  const paths = (await readdir(cookbook, { recursive: true }))
    .filter((path) => path.endsWith('.yaml') && !noRecipes.test(path))
    .sort()
  await mkdir(join(cookbook, FOLDER), { recursive: true })
  for (let at = 0; at < count; at += 1) {
    // Steps of 7 take models from all folders, however few recipes are made.
    const model = paths[(at * 7) % paths.length]
    if (!model) throw new Error(`there is no recipe in ${cookbook}`)
    const file = parse(await readFile(join(cookbook, model), 'utf8')) as OwnNames // a recipe of the cookbook
    await writeFile(join(cookbook, FOLDER, `made-up-${at}.yaml`), stringify(renamed(file, at)))
  }
}

/** Returns the recipe under names of its own, as many as it had. */
function renamed({ standard: _, short, ...file }: OwnNames, at: number): OwnNames {
  const own = (name: string, nth: number) =>
    `${invented(at * 31 + nth)} ${name.split(' ').slice(-1).join(' ')}`
  return {
    ...file,
    title: own(file.title, 0),
    ...(short && { short: invented(at * 31 + 30) }),
    ...(file.names && { names: file.names.map((name, nth) => own(name, nth + 1)) }),
    library: false,
  }
}

const starts = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z', 'br', 'tr', 'gl', 'st']
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou']

/** Returns a word of four syllables that belongs to no language, another one for each number. */
function invented(number: number): string {
  let rest = number
  let word = ''
  for (let syllable = 0; syllable < 4; syllable += 1) {
    word += `${starts[rest % starts.length]}`
    rest = Math.floor(rest / starts.length)
    word += `${vowels[rest % vowels.length]}`
    rest = Math.floor(rest / vowels.length)
  }
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
