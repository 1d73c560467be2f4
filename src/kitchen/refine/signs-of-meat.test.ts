import { describe, expect, test } from 'vitest'
import { headnoteWithoutMeat, withoutSignsOfMeat } from './signs-of-meat.ts'

const lines = (...items: string[]) => items.map((item) => ({ amount: '1 cup', item }))
const plants = lines('plant-based ground meat', 'olive oil', 'onions')
const rewritten = (sentence: string, ingredients = plants, names = ['plant-based ground meat']) =>
  withoutSignsOfMeat(ingredients, names)(sentence, sentence)

describe('steps in which a plant took the place of meat', () => {
  test.each([
    [
      'Add the plant-based ground meat and cook until browned, with no pink left and at 160°F (71°C), 8 minutes.',
      'Add the plant-based ground meat and cook until browned, 8 minutes.',
    ],
    ['Spoon off the fat.', ''],
    ['Pour off all but a tablespoon of the fat and add the onions.', 'Add the onions.'],
    [
      'Brown the plant-based ground meat for 6 minutes, then drain off the fat.',
      'Brown the plant-based ground meat for 6 minutes.',
    ],
    ['Lift it out and leave the fat.', 'Lift it out.'],
    ['Soften the onions in the fat, 5 minutes.', 'Soften the onions in the oil, 5 minutes.'],
    ['Sear it until brown for medium-rare, or 135°F (57°C).', 'Sear it until brown.'],
    ['Cook the bits until the fat runs, 5 minutes.', 'Cook the bits, 5 minutes.'],
    ['Fry it until the red fat smells.', 'Fry it until the oil smells.'],
  ])('lose its signs: %s', (before, after) => expect(rewritten(before)).toBe(after))

  test('keep the temperature to which leftovers are heated', () => {
    const advice = 'Freeze it for 3 months, thaw it and heat it until the middle reads 165°F (74°C).'
    expect(rewritten(advice)).toBe(advice)
  })

  test('keep the signs of a raw meat that is left', () => {
    const sentence = 'Cook the plant-based ground meat and the pork until no pink is left, 160°F (71°C).'
    expect(rewritten(sentence, [...plants, ...lines('ground pork')])).toBe(sentence)
  })

  test('keep the temperature of a custard, and lose that of the plants beside the eggs', () => {
    const withEggs = [...plants, ...lines('eggs')]
    expect(rewritten('Bake until the eggs are set, 160°F (71°C).', withEggs)).toContain('160°F')
    expect(
      rewritten(
        'Brush with the eggs and bake until deep gold and the vegan sausages are past 160°F (71°C), 18 minutes.',
        withEggs,
        ['vegan sausages'],
      ),
    ).toBe(
      'Brush with the eggs and bake until deep gold and the vegan sausages are hot all the way through, 18 minutes.',
    )
  })

  test('keep the fat where the dish has one that is no oil', () => {
    const sentence = 'Soften the onions in the fat, 5 minutes.'
    expect(rewritten(sentence, [...plants, ...lines('butter')])).toBe(sentence)
  })
})

describe('the headnote of a dish without its meat', () => {
  test('loses the sentence that tells of it, or names the plant in its place', () => {
    expect(
      headnoteWithoutMeat(
        'A weeknight dinner that wants no more than one pan. The chicken bastes the rest.',
        plants,
        'tofu',
      ),
    ).toBe('A weeknight dinner that wants no more than one pan.')
    expect(headnoteWithoutMeat('Spiced white fish, crunchy slaw and lime.', plants, 'tofu')).toBe(
      'tofu, crunchy slaw and lime.',
    )
    expect(
      headnoteWithoutMeat('Onions fried brown, tomatoes cooked to a jam and bones.', plants, 'tofu'),
    ).toBe('Onions fried brown, tomatoes cooked to a jam.')
  })

  test('stays where it names a product of plants, or where meat is left', () => {
    const said = 'Vegan sausages and peppers, stewed soft.'
    expect(headnoteWithoutMeat(said, plants, 'vegan sausages')).toBe(said)
    expect(headnoteWithoutMeat('Chicken and rice.', lines('chicken thighs'), 'tofu')).toBe(
      'Chicken and rice.',
    )
  })
})
