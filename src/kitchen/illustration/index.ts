export { type Drawing, draw, drawingOf, drawingSize } from './drawing.ts'
export type { DrawnRecipe, Illustration } from './illustrate.ts'
export { illustrate } from './illustrate.ts'
export { placeholder } from './placeholder.ts'
