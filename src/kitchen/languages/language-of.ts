import { detectLanguage } from './detect.ts'
import type { Language } from './dictionary.ts'
import { splitWords } from './split-words.ts'

/** The language of what a cook typed; English where no other explains its words better. */
export const languageOf = (text: string): Language => detectLanguage(splitWords(text))
