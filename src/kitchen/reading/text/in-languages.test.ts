import { expect, test } from 'vitest'
import { readServings } from '../servings.ts'
import { readText } from './read-text.ts'

test.each([
  {
    language: 'German',
    text: 'Linsensuppe\n\nFür 4 Personen\nZubereitungszeit: 45 Minuten\n\nZutaten\n250 g braune Linsen\n1 Zwiebel\n2 EL Öl\n\nZubereitung\n1. Die Zwiebel würfeln und im Öl 5 Minuten dünsten.\n2. Linsen zugeben und 30 Minuten köcheln lassen.',
    minutes: { prepMinutes: 45 },
  },
  {
    language: 'French',
    text: 'Soupe de lentilles\n\nPour 4 personnes\nPréparation : 10 min\nCuisson : 35 min\n\nIngrédients\n250 g de lentilles vertes\n1 oignon\n2 c. à s. d’huile\n\nPréparation\n1. Émincer l’oignon et le faire revenir 5 minutes.\n2. Ajouter les lentilles et laisser mijoter 30 minutes.',
    minutes: { prepMinutes: 10, cookMinutes: 35 },
  },
  {
    language: 'Spanish',
    text: 'Sopa de lentejas\nRaciones: 4\nTiempo: 45 minutos\nIngredientes\n250 g de lentejas\n1 cebolla\n2 cucharadas de aceite\nElaboración\n1. Sofríe la cebolla 5 minutos.\n2. Añade las lentejas y cuece 30 minutos.',
    minutes: { totalMinutes: 45 },
  },
  {
    language: 'Italian',
    text: 'Zuppa di lenticchie\nDosi per 4 persone\nTempo totale: 1 ora e 5 minuti\nIngredienti\n250 g di lenticchie\n1 cipolla\n2 cucchiai di olio\nPreparazione\n1. Soffriggere la cipolla per 5 minuti.\n2. Unire le lenticchie e cuocere per 30 minuti.',
    minutes: { totalMinutes: 65 },
  },
])('a pasted recipe in $language has its lines, steps, times and servings', ({ text, minutes }) => {
  const [recipe, ...others] = readText(text)
  expect(others).toEqual([])
  expect(recipe).toMatchObject({ ...minutes, description: '' })
  expect(recipe?.ingredients).toHaveLength(3)
  expect(recipe?.steps).toHaveLength(2)
  expect(readServings(recipe?.yield ?? null)).toEqual({ servings: 4, as: 'said' })
})

test.each(['4 Portionen', '4 raciones', 'Para 4 comensales', '4 porzioni', 'Pour 4 convives'])(
  '%s is for four',
  (words) => {
    expect(readServings(words)).toEqual({ servings: 4, as: 'said' })
  },
)
