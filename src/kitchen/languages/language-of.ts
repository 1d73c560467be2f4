import { detectLanguage } from './detect.ts'
import type { Language } from './dictionary.ts'
import { splitWords } from './split-words.ts'

/** Detects the language of a cook's text; English unless another explains its words better. */
export const languageOf = (text: string): Language => detectLanguage(splitWords(text))
