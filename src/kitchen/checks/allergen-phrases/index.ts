import type { Allergen } from '../../foods/index.ts'
import { allergens } from '../../foods/index.ts'
import type { PhraseTrie } from '../../foods/phrase-trie.ts'
import { phraseTrie } from '../../foods/phrase-trie.ts'
import { dishes } from './dishes.ts'
import { ingredients } from './ingredients.ts'
import { notWhatItSounds } from './not-what-it-sounds.ts'
import { sauces } from './sauces.ts'

/** Allergens that a phrase certainly or possibly carries. */
export interface Carried {
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
}

let compiled: PhraseTrie<Carried> | null = null

/** Returns all phrases, compiled on first use. Allergens of several rows for one phrase add up. */
export function allergenPhrases(): PhraseTrie<Carried> {
  if (compiled) return compiled
  const trie = phraseTrie<Carried>()
  for (const [carries, phrases] of [...notWhatItSounds, ...ingredients, ...sauces, ...dishes]) {
    const value = carriedOf(carries)
    for (const phrase of phrases.split(', ')) trie.add(phrase, value, (known) => both(known, value))
  }
  compiled = trie
  return trie
}

function carriedOf(text: string): Carried {
  const names = text.split(' ').filter(Boolean)
  const known = (name: string): Allergen => {
    const found = allergens.find((allergen) => allergen === name)
    if (!found) throw new Error(`"${name}" is no allergen of the food table`)
    return found
  }
  return {
    contains: names.filter((name) => !name.startsWith('?')).map(known),
    mayContain: names.filter((name) => name.startsWith('?')).map((name) => known(name.slice(1))),
  }
}

const both = (a: Carried, b: Carried): Carried => ({
  contains: [...new Set([...a.contains, ...b.contains])],
  mayContain: [...new Set([...a.mayContain, ...b.mayContain])],
})
