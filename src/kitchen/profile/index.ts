export { isForbidden } from './is-forbidden.ts'
export { hasRules, judgeRecipe } from './judge-recipe.ts'
export {
  type Conflict,
  conflictMessage,
  type EatingProfile,
  underProfile,
  unnamedAllergies,
} from './under-profile.ts'
