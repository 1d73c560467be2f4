export { blocking, checkRecipe } from './check-recipe.ts'
export { nearDuplicates } from './duplicates.ts'
export type { DraftSource, Expectation } from './expectation.ts'
export { withSafetySteps } from './safety-steps.ts'
