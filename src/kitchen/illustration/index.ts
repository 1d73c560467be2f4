export type { DrawnRecipe, Illustration } from './illustrate.ts'
export { illustrate } from './illustrate.ts'
export { placeholder } from './placeholder.ts'
