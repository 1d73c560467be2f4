import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect.ts'
import { gloss, inEnglish } from './gloss.ts'
import { recipeLanguage } from './recipe-language.ts'
import { splitWords } from './split-words.ts'

const english = (text: string) =>
  gloss(text)
    .words.map((word) => word.english)
    .join(' ')

describe('the language of a text', () => {
  test.each([
    ['en', 'chicken with rice and broccoli'],
    ['en', 'chili con carne without beans'],
    ['en', 'pasta carbonara for two'],
    ['en', 'gulab jamun'],
    ['de', 'Kuchen ohne Ei'],
    ['de', 'Zwiebelsuppe'],
    ['es', 'pasta sin queso'],
    ['es', 'pan sin gluten'],
    ['fr', 'sans fruits à coque'],
    ['fr', '100 g de lardons fumés'],
    ['it', 'pasta senza glutine'],
    ['it', 'dolce con le pere'],
  ])('is %s for "%s"', (language, text) => expect(detectLanguage(splitWords(text))).toBe(language))
})

describe('a text in English', () => {
  test.each([
    ['Kuchen ohne Erdnussbutter', 'cake without peanut butter'],
    ['Nussallergie', 'nut allergy'],
    ['eifreier Kuchen', 'egg free cake'],
    ['leche de almendras', 'almond milk'],
    ['lait de coco', 'coconut milk'],
    ['poulet au riz', 'chicken with rice'],
    ['sans lactose au chocolat', 'without lactose chocolate'],
    ['torta senza glutine alle mandorle', 'cake without gluten almond'],
    ['au lieu du beurre', 'instead of butter'],
  ])('of "%s" is "%s"', (text, meaning) => expect(english(text)).toBe(meaning))

  test('keeps the figures and the punctuation of a line, and lists words that no table has', () => {
    expect(inEnglish('1/2 TL Salz, fein', 'de').text).toBe('1/2 teaspoon salt, fine')
    expect(inEnglish('Kräuterquark Alpenglück', 'de').unknown).toEqual(['alpenglück'])
    expect(inEnglish('2 cups flour', 'en')).toEqual({ text: '2 cups flour', unknown: [] })
  })

  test('keeps lactose-free milk apart from milk that is no milk', () =>
    expect(inEnglish('laktosefreie Milch', 'de').text).toBe('lactose free milk'))
})

describe('the language of a list of ingredients', () => {
  test.each([
    ['en', '1 egg'],
    ['en', 'gochujang; tteok; mirin; soy sauce'],
    ['en', 'paneer, cubed; ghee; kasuri methi; toor dal'],
    ['en', 'Jell-O'],
    ['de', 'Mehl; Eier; Butter; Zucker'],
    ['es', 'harina de trigo; huevos; sal; chorizo'],
    ['fr', 'de farine; œufs; de beurre; de crème fraîche'],
    ['it', 'di spaghetti; di guanciale; tuorli; di pecorino romano'],
  ])('is %s for "%s"', (language, text) =>
    expect(recipeLanguage(text.split('; ').map((item) => ({ item })))).toBe(language),
  )
})
