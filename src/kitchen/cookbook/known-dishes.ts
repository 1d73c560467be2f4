import { parse } from 'yaml'
import { z } from 'zod'
import { withFileName } from '../with-file-name.ts'
import { nameKey } from './name-key.ts'

const text = z.string().trim().min(1)

const knownDishFile = z.array(
  z.strictObject({
    /** Names by which people ask for the dish; the first is printed: `vori vori`. */
    names: z.array(text).min(1),
    /** Description as a noun phrase with its article, printed behind "is": `a Paraguayan chicken soup with corn dumplings`. */
    is: text,
    /** Slugs of the recipes that are nearest to it, the nearest first. */
    near: z.array(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)).max(3),
  }),
)

/**
 * Dish that the kitchen knows by name and has no recipe of, so that who asks for it is told what is near in
 * place of "not known".
 */
export type KnownDish = z.infer<typeof knownDishFile>[number]

/** True for a file of dishes that are only known by name. */
export const isKnownDishes = (path: string): boolean => path.startsWith('known-dishes/')

/**
 * Parses a file of known dishes.
 * @param path for messages: `known-dishes/andes.yaml`
 * @throws an error that names the file and the fault in it
 */
export const readKnownDishes = (path: string, yaml: string): KnownDish[] =>
  withFileName(path, () => knownDishFile.parse(parse(yaml)))

/**
 * Returns the faults of the known dishes: a name that two of them or a recipe has, a near recipe that does
 * not exist.
 * @param slugs slugs of all recipes
 * @param namesOfRecipes names of all recipes in the form in which names are compared
 */
export function judgeKnownDishes(
  dishes: readonly KnownDish[],
  slugs: ReadonlySet<string>,
  namesOfRecipes: ReadonlySet<string>,
): string[] {
  const taken = new Set(namesOfRecipes)
  return dishes.flatMap(({ names, near }) => {
    const keys = new Set(names.map(nameKey))
    const doubles = [...keys].filter((key) => taken.has(key))
    for (const key of keys) taken.add(key)
    return [
      ...doubles.map((key) => `${names[0]}: a recipe or another known dish is called “${key}”`),
      ...near.filter((slug) => !slugs.has(slug)).map((slug) => `${names[0]}: no recipe is called ${slug}`),
    ]
  })
}
