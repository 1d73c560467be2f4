import {
  greekBetweenDenial,
  greekContents,
  greekDenials,
  greekHarmless,
  greekInside,
  greekNames,
  greekOtherProducts,
} from './greek-names.ts'
import { plainGreek } from './plain-greek.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(plainGreek))

/** Greek words around the names of foods, folded for comparison: in lower case, without accents. */
export const greek = {
  contents: setOf(greekContents),
  denials: setOf(greekDenials),
  betweenDenial: setOf(greekBetweenDenial),
  inside: setOf(greekInside),
  otherProducts: setOf(greekOtherProducts),
  harmless: setOf(greekHarmless),
}

let made: ReadonlyMap<string, string> | null = null

/** Returns the foods in English by their Greek names, folded for comparison. */
export function greekFoods(): ReadonlyMap<string, string> {
  made ??= new Map(
    greekNames
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', names = ''] = line.split(': ')
        return names.split(', ').map((name): [string, string] => [plainGreek(name), english])
      }),
  )
  return made
}

/** Returns the words of the Greek names, one by one. */
export const greekWords = (): string[] => [...greekFoods().keys()].flatMap((name) => name.split(' '))
