import { expect, test } from 'vitest'
import { at, page } from '#testing/printed-page.ts'
import { pageOf } from '#testing/scripted-reader.ts'
import type { PageText, PageWord } from '../page.ts'
import { lineOf } from '../review.ts'
import { readPages } from './read-pages.ts'

const only = (of: PageText) => {
  const [recipe] = readPages([of]).recipes
  if (!recipe) throw new Error('no recipe was read')
  const { draft, doubts } = recipe
  return { ...draft, lines: draft.ingredients.map(lineOf), doubts }
}

test('a list in two columns above steps of full width is a list and steps, without the number of the page', () => {
  const read = only(
    page(
      at(0, 0, 'Walnut Bars\nMakes 12 bars   Prep 20 min   Bake 30 min'),
      at(0, 140, '2 cups flour\n1 cup oats\n1/2 cup butter'),
      at(700, 140, '1 cup walnuts\n1/3 cup honey\n2 eggs'),
      at(0, 420, 'Heat the oven to 350°F and line a large tin with paper.'),
      at(0, 520, 'Rub the butter into the flour and the oats, stir in everything else and press it in.'),
      at(0, 620, 'Bake for 30 minutes and cut into bars.'),
      at(600, 760, '84'),
    ),
  )
  expect(read.lines).toEqual([
    '2 cups flour',
    '1 cup oats',
    '1/2 cup butter',
    '1 cup walnuts',
    '1/3 cup honey',
    '2 eggs',
  ])
  expect(read.instructions).toEqual([
    'Heat the oven to 350°F and line a large tin with paper.',
    'Rub the butter into the flour and the oats, stir in everything else and press it in.',
    'Bake for 30 minutes and cut into bars.',
  ])
  expect(read).toMatchObject({ title: 'Walnut Bars', servings: 12, prepTime: 20, cookTime: 30 })
})

test.each([
  [
    'the steps reach over both columns',
    ['1. Rub the butter into the flour and the oats, and press it into the tin.', '2. Bake.'],
  ],
  [
    'a short step comes first',
    ['1. Heat the oven.', '2. Rub the butter into the flour and the oats, and press it in.'],
  ],
])('a heading below the left column is above the steps of full width: %s', (_, steps) => {
  const read = only(
    page(
      at(0, 0, 'Walnut Bars\nMakes 12 bars'),
      at(0, 140, 'Ingredients\n2 cups flour\n1 cup oats\n1/2 cup butter'),
      at(700, 180, '1 cup walnuts\n1/3 cup honey\n2 eggs'),
      at(0, 400, 'Method'),
      ...steps.map((step, index) => at(0, 460 + index * 60, step)),
    ),
  )
  expect(read.lines).toHaveLength(6)
  expect(read.instructions).toEqual(steps.map((step) => step.slice(3)))
})

/** Lowers and lifts the edges of words to where their letters end, as they are on a photo. */
const asPrinted = (words: PageWord[], size = 1): PageWord[] =>
  words.map((word) => {
    const { top, bottom } = word.box
    const tall = (bottom - top) * size
    const below = /[gjpqy,]/.test(word.text) ? tall * 0.27 : 0
    const above = /[\p{Lu}\dbdfhklt]/u.test(word.text) ? tall : tall * 0.72
    return { ...word, box: { ...word.box, top: bottom - above, bottom: bottom + below } }
  })

test('steps of a line each are told apart whether or not letters go below the line', () => {
  const steps = [
    'Knead the lamb with the onion, coriander and cinnamon and shape into twelve.',
    'Cover the couscous with hot stock and leave for 8 minutes.',
    'Grill the lamb for 12 minutes, turning often, until browned and cooked through.',
    'Fork the mint, parsley and lemon through the couscous and serve with the yogurt.',
  ]
  const read = only(
    page(
      at(0, 0, 'Lamb Kofta\nIngredients\n1 lb ground lamb\n1 cup couscous\nMethod'),
      ...steps.map((step, index) => asPrinted(at(0, 300 + index * 62, step))),
    ),
  )
  expect(read.instructions).toEqual(steps)
})

test('a title of two lines of one size is whole, although only its second one goes below the line', () => {
  const read = only(
    page(
      asPrinted(at(0, 0, 'Cauliflower and Bean'), 2),
      asPrinted(at(0, 90, 'Curry'), 2),
      at(0, 190, 'A quick pan for a Tuesday.\nIngredients\n1 onion\n1 cauliflower\nMethod\n1. Fry them.'),
    ),
  )
  expect(read.title).toBe('Cauliflower and Bean Curry')
})

test('"Step" read in two parts begins a step, too', () => {
  const read = only(
    pageOf(
      'Poulet\nIngrédients\n4 cuisses de poulet\n2 oignons\nÉtapes\nÉta pe 1\nFaites dorer le poulet\nÉtape 2\nAjoutez les oignons',
    ),
  )
  expect(read.instructions).toEqual(['Faites dorer le poulet', 'Ajoutez les oignons'])
})

test('a T alone before a food is the figure one, and is reported', () => {
  const read = only(pageOf(soup('Serves 4').replace('2 leeks', 'T medium leek')))
  expect(read.lines[0]).toBe('1 medium leek')
  expect(read.doubts).toContainEqual(expect.objectContaining({ place: 'ingredients.0', kind: 'mended' }))
})

test('labels above their values, and steps under "Step 1", as apps have them', () => {
  const read = only(
    page(
      at(0, 0, 'Walnut Bars'),
      at(0, 100, 'PREP'),
      at(400, 100, 'COOK'),
      at(800, 100, 'SERVINGS'),
      at(0, 150, '20 min'),
      at(400, 150, '1 hr 5 min'),
      at(800, 150, '12'),
      at(0, 300, 'Ingredients\n2 cups flour\n1 cup walnuts\nMethod'),
      at(
        0,
        500,
        'Step 1\nRub the butter into the flour\nuntil it looks like crumbs\nStep 2\nBake until golden',
      ),
    ),
  )
  expect(read).toMatchObject({ servings: 12, prepTime: 20, cookTime: 65 })
  expect(read.instructions).toEqual([
    'Rub the butter into the flour until it looks like crumbs',
    'Bake until golden',
  ])
  expect(read.doubts.filter(({ kind }) => kind === 'assumed')).toEqual([])
})

test('a title beside the gutter of two columns is above both', () => {
  const read = only(
    page(
      at(760, 0, 'Fish Tacos'),
      at(760, 60, 'Serves 4'),
      at(0, 240, 'Ingredients\n1 lb cod\n8 tortillas\n2 limes'),
      at(760, 240, 'Method\n1. Fry the fish in hot oil.\n2. Warm the tortillas.\n3. Serve with lime.'),
    ),
  )
  expect([read.title, read.servings, read.lines]).toEqual([
    'Fish Tacos',
    4,
    ['1 lb cod', '8 tortillas', '2 limes'],
  ])
})

test('small print that nearly reaches the gutter of a list in two columns is no line of it', () => {
  const read = only(
    page(
      at(0, 0, 'Pear Cake'),
      at(0, 70, 'Makes 12 squares   Prep 25 mins   Bake 50 mins'),
      at(0, 130, '2 cups flour\n1 tsp ginger\n3/4 cup butter'),
      at(720, 130, '1/2 cup syrup\n3 eggs, beaten\n2 ripe pears'),
      at(0, 400, '1. Sift the flour and the ginger into a large bowl and melt the butter with the syrup.'),
      at(0, 450, '2. Bake for 50 minutes.'),
    ),
  )
  expect(read.lines).toHaveLength(6)
  expect(read).toMatchObject({ title: 'Pear Cake', servings: 12, prepTime: 25, cookTime: 50 })
  expect(read.instructions).toHaveLength(2)
})

test.each([
  [
    'German',
    `Ungarisches Gulasch
Für 4 Personen   Vorbereitung: 30 Min.   Kochzeit: 2 Std.
Zutaten
800 g Rindfleisch
2 EL Schweineschmalz
1 TL Kümmel
1 Prise Zucker
Zubereitung
1. Das Fleisch in Würfel schneiden und die Zwiebeln fein hacken.
2. Mit der Brühe ablöschen und zugedeckt schmoren.`,
    [4, 30, 120],
    ['2 EL', 'Schweineschmalz'],
  ],
  [
    'French',
    `Gratin de courgettes
Pour 6 personnes   Préparation : 25 min   Cuisson : 1 heure
Ingrédients
1 kg de courgettes
2 cuillères à soupe d'huile d'olive
3 œufs
Préparation
1. Coupez les courgettes et faites-les dorer dans l'huile.
2. Battez les œufs avec la crème et versez sur le plat.`,
    [6, 25, 60],
    ['2 cuillères à soupe', "d'huile d'olive"],
  ],
  [
    'Spanish',
    `Tortilla de patatas
4 raciones   Preparación: 15 min   Cocción: 30 minutos
Ingredientes
600 g de patatas
1 cucharadita de sal
6 huevos
Elaboración
1 Pela las patatas y córtalas en láminas finas.
2 Bate los huevos con la sal y mezcla con las patatas.`,
    [4, 15, 30],
    ['1 cucharadita', 'de sal'],
  ],
  [
    'Italian',
    `Minestra di zucchine
Per 4 persone   Preparazione: 10 min   Cottura: 25 min
Ingredienti
600 g di zucchine
2 cucchiai di olio
1 cipolla bianca
Procedimento
1. Tritate la cipolla e fatela appassire con un poco di olio.
2. Versate il brodo caldo e cuocete con il riso.`,
    [4, 10, 25],
    ['2 cucchiai', 'di olio'],
  ],
])('a page in %s', (_, text, [servings, prepTime, cookTime], [amount, item]) => {
  const read = only(pageOf(text))
  expect(read).toMatchObject({ servings, prepTime, cookTime })
  expect(read.ingredients.find((line) => line.amount === amount)).toEqual({ amount, item })
  expect(read.instructions).toHaveLength(2)
  expect(read.doubts.filter(({ kind }) => kind === 'assumed')).toEqual([])
})

const soup = (facts: string) =>
  `Leek Soup\n${facts}\nIngredients\n2 leeks\n1 cup cream\nMethod\n1. Simmer the leeks.\n2. Stir in the cream.`

test('a time is assumed and reported when the sign before its figure may be a figure', () => {
  const read = only(pageOf(soup('Serves 2 | Prep 10 min | Bake §5 min')))
  expect(read.prepTime).toBe(10)
  expect(read.doubts.map(({ place, kind }) => `${place}: ${kind}`)).toContain('cookTime: assumed')
})

test('servings that a second look read otherwise are reported', () => {
  const words = pageOf(soup('Serves 2 | Prep 10 min | Cook 20 min')).words.map((word, index, all) =>
    all[index - 1]?.text === 'Serves' ? { ...word, other: '5' } : word,
  )
  const read = only(page(words))
  expect(read.servings).toBe(2)
  expect(read.doubts).toContainEqual(
    expect.objectContaining({ place: 'servings', reason: 'This can also be read as "5".' }),
  )
})

test('a step is not the title of a page whose head could not be read', () => {
  const read = only(
    pageOf(
      '1. Heat the grill to high and line a tray with foil.\n2. Mix the syrup with the soy sauce.\n3. Grill the fish.',
    ),
  )
  expect([read.title, read.instructions.length]).toEqual(['Recipe from a photo', 3])
})

test.each([
  ['soo ml Rinderbrühe', '500 ml Rinderbrühe'],
  ['z Lorbeerblätter', '2 Lorbeerblätter'],
  ['2 thsp maple syrup', '2 tbsp maple syrup'],
])('misread old-style figures and spoons are corrected and reported: %s', (line, mended) => {
  const read = only(pageOf(`Stew\nIngredients\n${line}\n500 g flour\nMethod\nBake it well.`))
  expect(read.lines[0]).toBe(mended)
  expect(read.doubts.map(({ place, kind }) => `${place}: ${kind}`)).toContain('ingredients.0: mended')
})

test('a doubt of a page that was turned to be read points to its place on the photo', () => {
  // The page lay on its side, so its x runs up the photo.
  const turned: PageText = {
    ...pageOf('Bread\nIngredients\n% cup milk\n500 g flour\nMethod\nBake it well.'),
    ontoPhoto: [0, -1 / 1200, 1 / 1600, 0, 0, 1],
  }
  const doubt = only(turned).doubts.find(({ place }) => place === 'ingredients.0')
  const line = turned.words.find(({ text }) => text === '%')
  expect(doubt?.spot?.left).toBeCloseTo((line?.box.top ?? 0) / 1600, 2)
  expect((doubt?.spot?.height ?? 0) > (doubt?.spot?.width ?? 0)).toBe(true)
})
