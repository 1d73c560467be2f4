import { words } from './words.ts'

/** Stages of a generation; the keys are codes of the contract. */
export const generationStagesWords = words('generation-stages', {
  analyzing: 'Reading your craving',
  generating: 'Writing the recipe',
  image: 'Drawing the dish',
  finalizing: 'Checking and saving',
  scanning: 'Looking at your photo',
  identifying: 'Naming the ingredients',
  ideas: 'Thinking of recipes',
  crafting: 'Writing the recipe',
  reading: 'Reading the page',
  structuring: 'Sorting out the lines',
  organizing: 'Putting the recipe in order',
})
