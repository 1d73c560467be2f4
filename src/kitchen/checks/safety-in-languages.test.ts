import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { emptyCraving } from '../craving/index.ts'
import { blocking, checkRecipe, withSafetySteps } from './index.ts'
import { practices } from './safety-practice.ts'
import { safetySentence } from './safety-sentences.ts'

const draft = (title: string, lines: string[], steps: string[], cookTime = 20): RecipeDraft => ({
  title,
  description: title,
  category: 'dinner',
  prepTime: 10,
  cookTime,
  restTime: 0,
  servings: 2,
  ingredients: lines.map((line) => {
    const [amount = '', item = ''] = line.split(' | ')
    return { amount, item }
  }),
  instructions: steps,
})

describe('a recipe without doneness gets a sentence in its own language', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'Das Geflügel ist gar',
      'Hähnchenpfanne',
      ['300 g | Hähnchenbrustfilet', '1 EL | Rapsöl', '1 | Zwiebel'],
      ['Die Zwiebel schneiden.', 'Das Hähnchenbrustfilet mit der Zwiebel im Rapsöl 20 Minuten braten.'],
    ],
    [
      'La viande hachée est cuite',
      'Boulettes',
      ['400 g | de bœuf haché', "1 c. à s. | d'huile d'olive", '1 | oignon'],
      [
        "Hacher l'oignon et le mélanger avec le bœuf haché.",
        "Cuire les boulettes de bœuf dans l'huile d'olive 20 minutes.",
      ],
    ],
    [
      'El pescado está hecho',
      'Merluza al horno',
      ['400 g | de filetes de merluza', '2 cucharadas | de aceite de oliva', '1 | limón'],
      ['Coloca la merluza en una fuente con el aceite y el limón.', 'Hornea la merluza a 200 °C 20 minutos.'],
    ],
    [
      'Il maiale è cotto',
      'Filetto di maiale',
      ['400 g | di filetto di maiale', "2 cucchiai | di olio d'oliva", '1 rametto | di rosmarino'],
      ["Scaldare l'olio con il rosmarino.", 'Rosolare il filetto di maiale per 20 minuti.'],
    ],
  ])('%s', (sentence, title, lines, steps) => {
    const mended = withSafetySteps(draft(title, lines, steps))
    expect(mended.instructions.at(-1)).toContain(sentence)
    const faults = blocking(checkRecipe(mended, { craving: emptyCraving(), source: 'model' }))
    expect(faults.map(({ message }) => message)).toEqual([])
    // A recipe that contains the added sentence must not get it twice.
    expect(withSafetySteps(mended)).toEqual(mended)
  })
})

test('every practice with a sentence has it in the four other languages', () => {
  const lacking = practices.flatMap(({ rule, sentence }) =>
    sentence !== null && safetySentence(rule, 'de', '') === '' ? [rule] : [],
  )
  expect(lacking).toEqual([])
})
