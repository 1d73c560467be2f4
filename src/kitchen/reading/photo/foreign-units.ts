import { unitOf } from '../../ingredients/units.ts'
import { dictionaryOf, type ForeignLanguage, type Language } from '../../languages/dictionary.ts'
import { splitWords } from '../../languages/split-words.ts'

/** What counts as a unit behind a number in another language: its English is a measure, or a piece of food. */
const LONGEST = 3
/** "Knoblauchzehen" and "Eier" are foods; of the kitchen's words only these are units. */
const pieces = new Set(
  'tablespoon teaspoon cup pinch handful bunch clove slice sprig leaf stalk head can jar glass package packet piece dash drop knob'.split(
    ' ',
  ),
)

/** How many letters of an item are the unit in front of it: `2 EL | Öl`, `3 dientes | de ajo`. 0 where there is none. */
export function foreignUnitLength(item: string, language: Language): number {
  if (language === 'en') return 0
  const words = splitWords(item).slice(0, LONGEST)
  for (let length = words.length; length >= 1; length--) {
    const folded = words
      .slice(0, length)
      .map((word) => word.folded)
      .join(' ')
    const last = words[length - 1]
    if (last && last.end < item.length && isUnit(folded, language)) return last.end
  }
  return 0
}

function isUnit(folded: string, language: ForeignLanguage): boolean {
  const english = dictionaryOf(language).get(folded)?.english
  return english !== undefined && pieces.has(english) && unitOf(english) !== null
}
