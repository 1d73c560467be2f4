import { describe, expect, test } from 'vitest'
import { pageOf } from '#testing/scripted-reader.ts'
import { readFacts } from './facts.ts'
import { readPages } from './read-pages.ts'

describe('the facts of a line of small print', () => {
  test.each([
    ['15 min prep | 25 min cook | serves 6', { prepTime: 15, cookTime: 25, servings: 6 }],
    ['30 min Cook 25 min', { cookTime: 25 }],
    ['Takes 15 minutes to prepare and 40 minutes to bake', { prepTime: 15, cookTime: 40 }],
    ['Zubereitung 20 Min. + 30 Min. Backzeit', { prepTime: 20, cookTime: 30 }],
    ['Prep 20m Cook 1h 10m', { prepTime: 20, cookTime: 70 }],
    ['Préparation 15 mn - Cuisson 1 h 10', { prepTime: 15, cookTime: 70 }],
    ['Hands-on time 15 min Cook time 35 mins', { prepTime: 15, cookTime: 35 }],
    ['Active: 20 min Total: 1 hr', { prepTime: 20, totalTime: 60 }],
    ['Prep Time 10 minutes Total Time 1 hour 25 minutes', { prepTime: 10, totalTime: 85 }],
    ['Grilling time 12 min', { cookTime: 12 }],
    ['Serves 4 20 min', { servings: 4, totalTime: 20 }],
    ['Serves2 | Prep10 min', { servings: 2, prepTime: 10 }],
    ['Time: 45 minutes', { totalTime: 45 }],
    ['Dauer: 30 Minuten', { totalTime: 30 }],
  ])('%s', (line, facts) => {
    expect(readFacts(line)).toEqual(facts)
  })
})

test('figures read as letters before a unit or people are figures, and are reported', () => {
  const read = (facts: string) =>
    readPages([
      pageOf(`Leek Soup\n${facts}\nIngredients\n2 leeks\n1 cup cream\nMethod\n1. Simmer them.\n2. Stir.`),
    ]).recipes[0]
  const [soup, gulasch] = [
    read('z servings | Prep 15 min | Cook so min'),
    read('Vorbereitung: 3o Min. Kochzeit: z Std.'),
  ]
  expect(soup?.draft).toMatchObject({ servings: 2, prepTime: 15, cookTime: 50 })
  expect(soup?.doubts.map(({ place }) => place)).toEqual(expect.arrayContaining(['servings', 'cookTime']))
  expect(gulasch?.draft).toMatchObject({ prepTime: 30, cookTime: 120 })
  expect(gulasch?.doubts.map(({ place }) => place)).toEqual(expect.arrayContaining(['prepTime', 'cookTime']))
})
