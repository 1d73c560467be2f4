export { figuresAreInPhoto, readPages } from './read-pages.ts'
export type { Copied } from './read-transcription.ts'
export { readTranscription } from './read-transcription.ts'
export { HANDWRITING, type Reading, type ReadRecipe } from './reading.ts'
