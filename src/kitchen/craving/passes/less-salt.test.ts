import { describe, expect, test } from 'vitest'
import { readCraving } from '../read-craving.ts'

describe('a diet for the heart is low in salt and in cholesterol, in any of the five languages', () => {
  test.each([
    'a heart-healthy dinner',
    'a heart-healty dinner',
    'something good for my heart',
    'herzgesundes Abendessen',
    'ein herzgesunder Eintopf',
    'eine Suppe, gut fürs Herz',
    'herzfreundliche Gemüsepfanne',
    'cenas cardiosaludables',
    'una sopa buena para el corazón',
    'un plat bon pour le cœur',
    'un dîner cardioprotecteur',
    'una cena salutare per il cuore',
    'una zuppa che fa bene al cuore',
  ])('%s', (craving) => {
    const { diets, conditions = [] } = readCraving(craving)
    expect(diets).toEqual(['low-sodium'])
    expect(conditions.map(({ id }) => id)).toEqual(['low-cholesterol'])
  })

  test.each([
    'not heart healthy, just a tasty pie',
    'artichoke hearts on toast',
    'una cena con il mio amico del cuore',
    'soup that is good for the heart and soul',
    'Kalbsherz vom Grill',
    "salade de cœurs d'artichaut",
  ])('"%s" asks for neither', (craving) => {
    const { diets, conditions = [] } = readCraving(craving)
    expect([diets, conditions]).toEqual([[], []])
  })
})

describe('little salt is a diet, and a little salt is a seasoning', () => {
  test.each([
    'low salt soup',
    'potatoes low in salt',
    'soup with little salt',
    'not much salt please, a soup',
    'salzreduzierte Suppe',
    'Suppe mit wenig Salz',
    'cena con poca sal',
    'sopa hiposódica',
    'soupe peu salée',
    'soupe pauvre en sodium',
    'un gratin faible en sel',
    'zuppa povera di sodio',
    'zuppa a basso contenuto di sale',
  ])('%s', (craving) => expect(readCraving(craving).diets).toEqual(['low-sodium']))

  test.each([
    'potatoes with a little salt',
    'Kartoffeln mit etwas Salz',
    'papas con un poco de sal',
    "zuppa con un po' di sale",
    'a little salty snack',
  ])('"%s" is none', (craving) => expect(readCraving(craving).diets).toEqual([]))
})
