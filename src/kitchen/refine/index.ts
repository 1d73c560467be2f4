export { diffLines, diffRecipes } from './diff-recipes.ts'
export { type Refinement, type RefineRequest, refineRecipe } from './refine-recipe.ts'
export { readWish, type Wish } from './wish.ts'
