import type { Craving } from '../craving.ts'
import { kindsOfDish } from './kinds/kinds-of-dish.ts'
import { lexicon } from './lexicon.ts'
import { phraseOf } from './words.ts'

/**
 * Joins a mood and a dish to the more exact dish, even with a diet or a food between the two words: a "creamy
 * dairy-free mushroom soup" is a creamy soup and no broth. Changes the craving.
 */
export function namedByTaste(craving: Craving): void {
  const names = kindsOfDish.filter(({ id }) => craving.dishes.includes(id)).flatMap((kind) => kind.names)
  const phrases = craving.moods.flatMap((mood) => names.map((name) => phraseOf(`${mood} ${name}`)))
  const meant = phrases.flatMap((phrase) => lexicon().get(phrase) ?? []).filter(({ kind }) => kind === 'dish')
  if (meant.length > 0) craving.dishes = [...new Set(meant.map(({ id }) => id))]
}
