import { expect, test } from 'vitest'
import { parseIngredientLine, toNumber } from './index.ts'

const said = (line: string) => {
  const { quantity, unit, food } = parseIngredientLine(line)
  const number =
    quantity === null
      ? null
      : quantity.kind === 'exact'
        ? toNumber(quantity.value)
        : `${toNumber(quantity.from)}-${toNumber(quantity.to)}`
  return [number, unit, food]
}

test.each([
  ['2 EL Olivenöl', 2, 'tablespoon', 'Olivenöl'],
  ['½ TL Salz', 0.5, 'teaspoon', 'Salz'],
  ['1 ½ EL Paprikapulver', 1.5, 'tablespoon', 'Paprikapulver'],
  ['eine Prise Zucker', 1, 'pinch', 'Zucker'],
  ['1,5 kg Kartoffeln', 1.5, 'kilogram', 'Kartoffeln'],
  ['ca. 200 g Mehl', 200, 'gram', 'Mehl'],
  ['2 gestr. TL Backpulver', 2, 'teaspoon', 'Backpulver'],
  ['2 bis 3 Zehen Knoblauch', '2-3', 'clove', 'Knoblauch'],
  ['zwei Eier', 2, null, 'Eier'],
  ['1 Pck. Vanillezucker', 1, 'package', 'Vanillezucker'],
  ['2 cuillères à soupe de sucre', 2, 'tablespoon', 'sucre'],
  ["2 c. à s. d'huile d'olive", 2, 'tablespoon', "huile d'olive"],
  ['1 c.à.c. de sel', 1, 'teaspoon', 'sel'],
  ['une pincée de sel', 1, 'pinch', 'sel'],
  ['3 gousses d’ail', 3, 'clove', 'ail'],
  ['1 cuillère à soupe rase de farine', 1, 'tablespoon', 'farine'],
  ['1 noix de beurre', 1, 'knob', 'beurre'],
  ['2 noix', 2, null, 'noix'],
  ['entre 2 et 3 carottes', '2-3', null, 'carottes'],
  ['20 cl de crème', 20, 'centiliter', 'crème'],
  ['2 cucharadas colmadas de harina', 2, 'tablespoon', 'harina'],
  ['1 cdta. de sal', 1, 'teaspoon', 'sal'],
  ['2 y 1/2 tazas de leche', 2.5, 'cup', 'leche'],
  ['2 dientes de ajo', 2, 'clove', 'ajo'],
  ['un chorrito de vinagre', 1, 'dash', 'vinagre'],
  ['media cebolla', 0.5, null, 'cebolla'],
  ['3-4 cucchiai di farina', '3-4', 'tablespoon', 'farina'],
  ["2 spicchi d'aglio", 2, 'clove', 'aglio'],
  ['un pizzico di sale', 1, 'pinch', 'sale'],
  ['mezzo bicchiere di vino bianco', 0.5, 'glass', 'vino bianco'],
  ['Filo pastry', null, null, 'Filo pastry'],
  ['El ajo', null, null, 'El ajo'],
])('%s', (line, ...expected) => expect(said(line)).toEqual(expected))
