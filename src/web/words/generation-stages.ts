import { words } from './words.ts'

/** What the server is doing while a recipe is made: the codes of its stages. */
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
