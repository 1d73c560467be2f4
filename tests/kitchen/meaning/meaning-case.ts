import { readdirSync, readFileSync } from 'node:fs'
import type { Allergen, Diet } from '#contract/dietary.ts'

/** A craving with what must be read in it and what its recipe must keep. Left out means: not looked at. */
export interface MeaningCase {
  craving: string
  lang: 'en' | 'de' | 'es' | 'fr' | 'it'
  /** Allergens that stay out, as the annex names them. */
  allergies?: Allergen[]
  diets?: Diet[]
  /** Foods that stay out, by English names. */
  out?: string[]
  /** Foods that must be in the recipe; `|` parts names of which one will do. */
  in?: string[]
  /** Words that name something else than a food here: they are no wish, and the recipe has none of it. */
  not_in?: string[]
  /** A word of the dish's title. */
  dish?: string
  conditions?: string[]
  unknown_condition?: string
  targets?: { measure: string; at_most?: number; at_least?: number }[]
  minutes?: number
  servings?: number
  ingredients?: number
  equipment?: string[]
  states?: Record<string, string>
  /** Typing errors and what they are read as. */
  read_as?: Record<string, string>
  /** Words that are right as they stand, however like a food they look. */
  not_mended?: string[]
  /** Words that must be named as not understood. */
  unknown?: string[]
  /** False where no recipe can keep all of it; true where one must be made. */
  can_be_met?: boolean
}

const casesIn = (folder: URL): readonly MeaningCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as MeaningCase),
    )

/** Cravings that are read and made. */
export const meaningCases = casesIn(new URL('./cases/', import.meta.url))
/** Cravings that are only read: they were written apart from the others. */
export const readingCases = casesIn(new URL('./readings/', import.meta.url))
