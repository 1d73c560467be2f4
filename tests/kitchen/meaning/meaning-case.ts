import { readdirSync, readFileSync } from 'node:fs'
import type { Allergen, Diet } from '#contract/dietary.ts'

/** A craving with its expected meaning and the requirements on its recipe. Absent fields are not checked. */
export interface MeaningCase {
  craving: string
  lang: 'en' | 'de' | 'es' | 'fr' | 'it'
  /** Excluded allergens, by their names in the EU annex. */
  allergies?: Allergen[]
  diets?: Diet[]
  /** Excluded foods, by English names. */
  out?: string[]
  /** Foods that must be in the recipe; `|` separates alternative names. */
  in?: string[]
  /** Words that do not name a food here: they are no wish, and the recipe must not contain the food. */
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
  /** Typing errors, each with its correction. */
  read_as?: Record<string, string>
  /** Correct words that look like a misspelled food. */
  not_mended?: string[]
  /** Words that must be reported as not understood. */
  unknown?: string[]
  /** False when no recipe can meet all of it; true when one must be made. */
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

/** Cravings that are parsed and cooked. */
export const meaningCases = casesIn(new URL('./cases/', import.meta.url))
/** Cravings that are only parsed; they were written separately from the others. */
export const readingCases = casesIn(new URL('./readings/', import.meta.url))
