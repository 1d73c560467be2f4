import { describe, expect, test } from 'vitest'
import { readCraving } from '../read-craving.ts'

describe('a craving that rules out what it asks for', () => {
  test.each([
    [
      'shrimp scampi, I am allergic to shrimp',
      /^You asked for shrimp and wrote of an allergy to crustaceans\./,
    ],
    [
      'peanut butter cookies, peanut allergy',
      /^You asked for peanut butter and wrote of an allergy to peanuts\./,
    ],
    ["I'm allergic to shrimp but I want shrimp scampi", /^You asked for shrimp and wrote of an allergy/],
    ['carrot soup without carrots', /^You asked for carrot and asked to leave it out\./],
    ['low FODMAP pasta with garlic', /^(?:Garlic|Pasta) is not low FODMAP/],
    ['allergic to grozzle, soup', /^Larder does not know which foods have "grozzle" in them/],
    ['she has a bad allergy, dinner please', /^Larder could not tell which food the allergy is to/],
  ])('"%s" is refused with the reason', (words, reason) => expect(readCraving(words).refusal).toMatch(reason))

  test.each([
    'pasta for a wheat allergy',
    'mashed potatoes, milk allergy',
    'pesto pasta, allergic to tree nuts',
    'my son outgrew his egg allergy, egg fried rice',
    'allergic to cats, chicken soup',
    "scallop pasta feel, but I'm allergic to shellfish",
    "bagel and lox, but I'm allergic to fish",
    'baked cod with sesame-free tahini-ish sauce, sesame allergy',
    'Garnelenpasta, aber ich bin gegen Krustentiere allergisch',
    'pasta de gambas, pero soy alérgica a los crustáceos',
    'pâtes aux crevettes, mais je suis allergique aux crustacés',
    'pasta ai gamberi, ma sono allergico ai crostacei',
    'crustacean allergy but no problem with mussels, seafood stew',
  ])('"%s" is not', (words) => expect(readCraving(words).refusal).toBeNull())

  test('"my allergies" are those of the profile', () =>
    expect(readCraving('something safe for my allergies')).toMatchObject({
      meansProfile: true,
      refusal: null,
    }))
})
