import type { Category } from '#contract/common.ts'
import type { Craving } from './index.ts'
import type { Hit } from './wishes/lexicon.ts'
import { categoryWords, dietPhrases } from './wishes/phrases.ts'
import type { Token } from './wishes/words.ts'

/** Names that are both a dish and a bought food; a craving for one means the dish. */
const dishWins = new Set([
  'lasagna',
  'lasagne',
  'meatball',
  'fries',

  'chili',
  'chilli',
  'chile',
  'hummus',
  'curry',
  'salsa',
  'guacamole',
  'granola',
  'pesto',
])

/** Classes of food that a wish means as they are: a salad with legumes has one of them. */
const ownKinds: ReadonlySet<string> = new Set(['legume', 'pulse', 'poultry', 'citrus'])

/** Adds each meaning of a phrase to the craving once. Changes the craving. */
export function take(craving: Craving, hit: Hit, tokens: readonly Token[]): void {
  const add = (list: string[], id: string) => {
    if (!list.includes(id)) list.push(id)
  }
  const typed = tokens
    .slice(hit.from, hit.to)
    .map((token) => token.word)
    .join(' ')
  const dishOnly = dishWins.has(typed) && hit.entries.some((entry) => entry.kind === 'dish')
  for (const entry of hit.entries) {
    if (dishOnly && entry.kind !== 'dish') continue
    switch (entry.kind) {
      case 'dish':
        add(craving.dishes, entry.id)
        break
      case 'food':
        add(craving.foods, entry.id)
        break
      case 'family':
        add(craving.families ?? [], entry.id)
        break
      case 'diet':
        for (const diet of dietPhrases[typed] ?? dietPhrases[entry.id] ?? []) add(craving.diets, diet)
        if (['paleo', 'whole30'].includes(entry.id))
          for (const word of ['legume', 'sugar', 'rice', 'bread', 'pasta']) add(craving.exclusions, word)
        break
      case 'mood':
        add(craving.moods, entry.id)
        break
      case 'cuisine':
        add(craving.cuisines, entry.id)
        break
      case 'category':
        if (!craving.category) craving.category = categoryWords[entry.id] ?? (entry.id as Category) // ids of this kind are categories
        break
      case 'equipment':
        add(craving.equipment, entry.id)
        break
      case 'class':
        if (ownKinds.has(entry.id) && hit.entries.every(({ kind }) => kind === 'class'))
          add(craving.families ?? [], entry.id)
        break
    }
  }
}
