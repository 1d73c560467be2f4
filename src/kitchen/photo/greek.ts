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

/** The Greek words around the names of foods, as they are compared: in lower case, without accents. */
export const greek = {
  contents: setOf(greekContents),
  denials: setOf(greekDenials),
  betweenDenial: setOf(greekBetweenDenial),
  inside: setOf(greekInside),
  otherProducts: setOf(greekOtherProducts),
  harmless: setOf(greekHarmless),
}

let made: ReadonlyMap<string, string> | null = null

/** Each Greek name as it is compared, and the food in English. */
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

/** The words of the Greek names, one by one. */
export const greekWords = (): string[] => [...greekFoods().keys()].flatMap((name) => name.split(' '))
