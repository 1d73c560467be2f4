import { parse } from 'yaml'
import { seasons } from '#contract/popular.ts'
import { type Ingredient, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { splitLine } from '../display/index.ts'
import { withFileName } from '../with-file-name.ts'
import type { CookbookRecipe, CookbookWay } from './cookbook-recipe.ts'
import { courses } from './courses.ts'
import { headnoteFor } from './headnote.ts'
import { lineOf } from './line-of.ts'
import { readLooks } from './looks.ts'
import { type RecipeFile, recipeFile, type WayName } from './recipe-file.ts'

/** Returns a recipe's slug: the name of its file without folder and extension. */
export const slugOfPath = (path: string): string => path.replace(/^.*\//, '').replace(/\.yaml$/, '')

/**
 * Parses a file of the cookbook.
 * @param path for messages: `mains/chicken-paprikash.yaml`; the last part without its extension is the slug
 * @throws an error that names the file and the fault in it
 */
export const readRecipeFile = (path: string, text: string): CookbookRecipe =>
  withFileName(path, () => {
    const slug = slugOfPath(path)
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      throw new Error('its name may have small letters, digits and hyphens only')
    return wholly(cookbookRecipe(slug, recipeFile.parse(parse(text))))
  })

/** Builds and validates every draft of a recipe, so that a fault is reported with its file. */
function wholly(recipe: CookbookRecipe): CookbookRecipe {
  const { draft, ways, looks } = recipe
  for (const each of [draft, ...ways.map((way) => way.draft)]) recipeDraft.parse(each)
  return { ...recipe, draft, ways, looks }
}

/** Computes a value on the first call, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Builds a recipe with its lines split into amount and item, its category, and its drafts. Drafts are built
 * on first use: of 3,000 recipes a craving uses a few.
 * @param lines the ingredient lines, if they are split already
 */
export function cookbookRecipe(
  slug: string,
  file: RecipeFile,
  lines: readonly Ingredient[] = readLines(file.ingredients),
): CookbookRecipe {
  const category = file.category ?? courses[file.course].category
  const draft = once(
    (): RecipeDraft => ({
      title: file.title,
      description: file.description,
      category,
      servings: file.serves,
      prepTime: file.prep,
      cookTime: file.cook,
      restTime: file.rest,
      ingredients: [...lines],
      instructions: file.steps,
    }),
  )
  const ways = once(() => waysOf(file, lines, draft()))
  const looks = once(() => readLooks(file.looks))
  return {
    slug,
    file,
    category,
    seasons: file.seasons === 'all' ? seasons : file.seasons,
    lines,
    get draft() {
      return draft()
    },
    get ways() {
      return ways()
    },
    get looks() {
      return looks()
    },
  }
}

const waysOf = (file: RecipeFile, lines: readonly Ingredient[], draft: RecipeDraft): CookbookWay[] =>
  Object.entries(file.ways).map(([name, way]) => ({
    name: name as WayName, // the schema allows no other keys
    draft: {
      ...draft,
      description: headnoteFor(file, way.steps, name),
      servings: way.serves ?? file.serves,
      prepTime: way.prep,
      cookTime: way.cook,
      restTime: way.rest ?? 0,
      ingredients: withLines(lines, way.lines ?? {}).concat(readLines(way.more ?? [])),
      instructions: way.steps,
    },
  }))

/** Splits lines under their headings: a line that ends with a colon is a heading. */
function readLines(written: readonly string[]): Ingredient[] {
  let group: string | undefined
  return written.flatMap((line): Ingredient[] => {
    if (/:$/.test(line)) {
      group = line.slice(0, -1).trim()
      return []
    }
    return [{ ...splitLine(line), ...(group && { group }) }]
  })
}

/**
 * Replaces or removes the lines that a way changes.
 * @throws an error when a food names no line, or more than one
 */
function withLines(lines: readonly Ingredient[], changes: Readonly<Record<string, string>>): Ingredient[] {
  const changed = [...lines]
  for (const [food, line] of Object.entries(changes)) {
    const at = lineOf(food, lines)
    if (at === null) throw new Error(`“${food}” names no line of the ingredients, or several`)
    const { group } = lines[at]!
    changed[at] =
      line.trim() === '' ? { amount: '', item: '' } : { ...splitLine(line), ...(group && { group }) }
  }
  return changed.filter(({ item }) => item !== '')
}
