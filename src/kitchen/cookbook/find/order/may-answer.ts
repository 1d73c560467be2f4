import { isOfCuisine } from '../../../craving/wishes/cuisines.ts'
import { showsDenied } from '../../../culinary/textures.ts'
import type { Course } from '../../courses.ts'
import type { LinkedRecipe } from '../../open-cookbook.ts'
import { fitter, poolOf, type Test } from '../may-be-meant.ts'
import type { Wish } from './wish.ts'

/** Courses of dishes that stand beside another one. */
const standBeside: ReadonlySet<Course> = new Set<Course>(['side', 'salad', 'bread'])

/** Returns a test for the recipes that may answer a wish at all, before they are put in order. */
export function mayAnswer(wish: Wish): Test {
  const { cookbook, craving, circumstances, named, isOwnName, called, asked, words, scores } = wish
  const fits = fitter(cookbook, craving, circumstances.category, words, asked.head !== null || named.size > 0)
  const isSought = poolOf(cookbook, craving, scores)
  const deniedTexture = showsDenied(craving.deniedTextures)
  const isDenied = ({ file }: LinkedRecipe) =>
    (craving.deniedCuisines?.some((cuisine) => isOfCuisine(file.cuisine, cuisine)) ?? false) ||
    deniedTexture(file.title) !== undefined
  const isOther = ({ slug, file }: LinkedRecipe) =>
    (craving.recipes?.isOnly === true && !named.has(slug)) ||
    (craving.isSide === true && !standBeside.has(file.course))
  return (recipe) => {
    if (isDenied(recipe) || isOther(recipe)) return false
    if (craving.pet) return fits(recipe)
    if (called.has(recipe.slug)) return true
    return isSought(recipe) && ((isOwnName && named.has(recipe.slug)) || fits(recipe))
  }
}
