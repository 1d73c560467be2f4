export type { Claim, ClaimKind, FoodState, Measure, Target } from './claim.ts'
export { type Craving, type Diet, diets, emptyCraving } from './craving.ts'
export { type Meaning, readMeaning } from './read-meaning.ts'
export type { Vocabulary } from './reading.ts'
