import type { PhraseRow } from './row.ts'

/** Plants whose milks, creams, butters and flours are sold, with the allergen that the plant itself is. */
const plants: readonly (readonly [string, string])[] = [
  [
    '',
    'coconut, rice, hemp, pea, flax, flaxseed, banana, potato, quinoa, tiger nut, tigernut, sunflower, sunflower seed, pumpkin, pumpkin seed, apple, cocoa, cacao, shea, avocado, pear, plum, mango',
  ],
  ['gluten', 'oat, barley, spelt'],
  ['soy', 'soy, soya, soybean'],
  ['tree-nuts', 'almond, cashew, hazelnut, macadamia, walnut, pecan, pistachio, brazil nut, nut, mixed nut'],
  ['peanuts', 'peanut, groundnut'],
  ['sesame', 'sesame, tahini'],
  ['lupin', 'lupin, lupine'],
]
const products =
  'milk, drink, cream, whipping cream, butter, yogurt, yoghurt, creamer, cheese, cream cheese, ice cream, milk powder, half and half'
const flours: readonly (readonly [string, string])[] = [
  [
    '',
    'rice, brown rice, glutinous rice, sweet rice, coconut, chickpea, gram, besan, buckwheat, corn, maize, tapioca, potato, cassava, sorghum, teff, millet, quinoa, lentil, bean, arrowroot, amaranth, tigernut, tiger nut, banana, green banana, plantain, pea, chestnut, hemp, sunflower seed, mung bean, sweet potato, yam, water chestnut, flaxseed, pumpkin seed, masa, acorn, fava bean, urad',
  ],
  [
    'gluten',
    'oat, barley, spelt, rye, wheat, kamut, einkorn, durum, semolina, atta, maida, malted, freekeh, triticale',
  ],
  ['soy', 'soy, soya, soybean'],
  ['tree-nuts', 'almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, nut'],
  ['peanuts', 'peanut, groundnut'],
  ['sesame', 'sesame'],
  ['lupin', 'lupin, lupine'],
  ['mustard', 'mustard'],
]
const ofFlour =
  'flour, starch, noodle, pasta, spaghetti, penne, fusilli, macaroni, vermicelli, cracker, cake, bread, tortilla, flake, meal, protein, protein powder'

const list = (text: string) => text.split(', ')
const pairs = (kinds: readonly (readonly [string, string])[], heads: string): PhraseRow[] =>
  kinds.map(([carries, names]) => [
    carries,
    list(names)
      .flatMap((name) => list(heads).map((head) => `${name} ${head}`))
      .join(', '),
  ])

/**
 * Names that contain the word of an allergen without carrying it, and plant products named after the food
 * they replace.
 */
// biome-ignore format: a table reads best with one kind per row
export const notWhatItSounds: readonly PhraseRow[] = [
  ...pairs(plants, products),
  ...pairs(flours, ofFlour),
  // A rice cake contains no wheat, but a coconut cake and a potato bread do.
  ['gluten eggs milk', 'coconut cake, banana cake, apple cake, pumpkin cake, quinoa cake, potato cake, chestnut cake, sweet potato cake, carrot cake, corn cake'],
  ['gluten ?milk ?eggs', 'banana bread, pumpkin bread, potato bread, corn bread, coconut bread, plantain bread, chestnut bread, sweet potato bread'],
  ['?gluten', 'corn tortilla, corn chip, tortilla chip, rice cracker, potato cracker, rice cake, corn flake, lentil cracker, rice flake'],
  // Names with milk, butter or cream that contain no dairy.
  ['', 'butter bean, butterbean, butternut, butternut squash, butternut pumpkin, butter lettuce, butterhead, butterhead lettuce, buttercup squash, butter pea'],
  ['', 'cream of tartar, cream of coconut, creamed coconut, coconut cream, coconut butter, cocoa butter, cream soda, milk thistle, milk of magnesia'],
  ['', 'apple butter, pumpkin butter, pear butter, fruit butter, honeydew, creamed honey'],
  ['?milk', 'creamed corn, cream style corn, cream sherry'],
  // Names with "nut" that are no tree nuts. Coconut, chestnut and nutmeg are none, in the EU as in the US
  // (FDA, January 2025).
  ['', 'nutmeg, coconut, coconut sugar, coconut water, coconut oil, chestnut, chestnut mushroom, water chestnut, tiger nut, betel nut, ginkgo nut, nutritional yeast, beech mushroom'],
  ['gluten eggs milk', 'doughnut, donut'],
  ['gluten', 'grape nut, ginger nut, oyster cracker, beer bread, beer batter'],
  // Names with wheat or gluten that contain none.
  ['', 'buckwheat, buckwheat groat, buckwheat kasha, kasha, glutinous rice, sticky rice, sweet rice, rice vermicelli, rice noodle, rice stick, rice paper, rice paper wrapper, glass noodle, mung bean noodle, kelp noodle, shirataki noodle, shirataki, konjac noodle, cellophane noodle, sweet potato noodle, bean thread, bean thread noodle, zucchini noodle, courgetti, spaghetti squash, breadfruit, sweetbread, ginger beer, root beer, birch beer, polenta, grits, corn grits, cornmeal, masa harina, hominy, cauliflower rice, pasta water, pasta cooking water, noodle water, noodle cooking water, hearts of palm pasta'],
  ['?gluten', 'wheatgrass, buckwheat noodle, buckwheat pancake'],
  ['?mustard ?sulphites', 'bread and butter pickle'],
  // Names with egg, fish or shellfish that contain none.
  ['', 'eggplant, egg plant, flax egg, chia egg, egg replacer, aquafaba, oyster mushroom, king oyster mushroom, lobster mushroom, crab apple, crabapple, oyster plant, oyster blade steak, oyster steak, chicken oyster, champagne mango, fish mint, monk fruit, scallop squash, lychee, black eyed pea'],
  ['eggs', 'egg substitute, liquid egg'],
  // Beans and sprouts that are no soy, and a cabbage that is no celery.
  ['', 'bean sprout, mung bean sprout, red bean paste, adzuki bean paste, sweet bean paste, coconut amino'],
  ['', 'celery cabbage, chinese celery cabbage'],
]
