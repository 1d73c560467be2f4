export { diffLines, diffRecipes } from './diff-recipes.ts'
export {
  type Keeps,
  type Refinement,
  type RefineRequest,
  refineRecipe,
  refineRules,
} from './refine-recipe.ts'
export { readWish, type Wish } from './wish.ts'
