import { foodsOfAisle } from '../food-maker.ts'

const food = foodsOfAisle('Nuts & Dried Fruit')

/** Nuts & Dried Fruit: nuts, seeds, dried fruit. */
// biome-ignore format: a table reads best with one food per row
export const nutsAndDriedFruit = [
  food('almond', '12061', [579, 21.2, 21.6, 49.9, 12.5, 4.2, 1], { aliases: ['blanched almond', 'flaked almond', 'sliced almond', 'slivered almond', 'whole almond', 'toasted almond', 'raw almond', 'roasted almond', 'toasted flaked almond'], measures: { each: 1.2, cup: 120, handful: 30 }, allergens: ['tree-nuts'] }),
  food('walnut', '12155', [654, 15.2, 13.7, 65.2, 6.7, 2.6, 2], { aliases: ['walnut half', 'walnut piece', 'toasted walnut'], measures: { each: 4, cup: 110, handful: 30 }, allergens: ['tree-nuts'] }),
  food('pecan', '12142', [691, 9.2, 13.9, 72, 9.6, 4, 0], { aliases: ['pecan half', 'pecan nut'], measures: { each: 1.5, cup: 105, handful: 30 }, allergens: ['tree-nuts'] }),
  food('cashew', '12087', [553, 18.2, 30.2, 43.9, 3.3, 5.9, 12], { aliases: ['cashew nut', 'raw cashew', 'roasted cashew', 'unsalted cashew'], measures: { cup: 135, handful: 30 }, allergens: ['tree-nuts'] }),
  food('pistachio', '12151', [562, 20.3, 27.5, 45.4, 10.3, 7.7, 1], { aliases: ['pistachio nut', 'shelled pistachio'], measures: { each: 0.7, cup: 123, handful: 30 }, allergens: ['tree-nuts'] }),
  food('hazelnut', '12120', [628, 15, 16.7, 60.8, 9.7, 4.3, 0], { aliases: ['cobnut', 'blanched hazelnut'], measures: { each: 1.4, cup: 125, handful: 30 }, allergens: ['tree-nuts'] }),
  food('macadamia', '12131', [718, 7.9, 13.8, 75.8, 8.6, 4.6, 5], { name: 'macadamia nut', aliases: ['macadamia'], measures: { cup: 134 }, allergens: ['tree-nuts'] }),
  food('brazil-nut', '12078', [656, 14.3, 12.3, 66.4, 7.5, 2.3, 3], { measures: { each: 5, cup: 133 }, allergens: ['tree-nuts'] }),
  food('pine-nut', '12147', [673, 13.7, 13.1, 68.4, 3.7, 3.6, 2], { aliases: ['pine kernel', 'pignoli', 'toasted pine nut'], measures: { cup: 135, tablespoon: 8.5, handful: 30 }, allergens: ['tree-nuts'] }),
  food('mixed-nuts', '12135', [594, 17.3, 25.4, 51.5, 9, 4.5, 12], { plural: 'none', aliases: ['mixed nut', 'nut', 'chopped nut'], measures: { cup: 137, handful: 30 }, allergens: ['tree-nuts'], mayContain: ['peanuts'] }),
  food('chestnut', '12167', [245, 3.2, 53, 2.2, 5.1, 10.6, 2], { aliases: ['cooked chestnut', 'vacuum packed chestnut'], measures: { each: 8, cup: 143, package: 200 }, tags: ['high-carb'] }),
  food('peanut', '16390', [585, 23.7, 21.5, 49.7, 8, 4.2, 6], { aliases: ['roasted peanut', 'salted peanut', 'dry roasted peanut', 'unsalted peanut'], measures: { cup: 146, handful: 30 }, allergens: ['peanuts'] }),
  food('peanut-butter', '16098', [588, 25.1, 19.6, 50.4, 6, 9.2, 459], { plural: 'none', aliases: ['smooth peanut butter', 'crunchy peanut butter', 'creamy peanut butter', 'natural peanut butter'], density: 1.09, allergens: ['peanuts'] }),
  food('almond-butter', '12195', [614, 21, 18.8, 55.5, 10.3, 4.4, 7], { plural: 'none', aliases: ['nut butter', 'cashew butter'], density: 1.06, allergens: ['tree-nuts'] }),
  food('sunflower-seed-butter', 'typical label', [617, 17, 23, 55, 6, 10, 3], { plural: 'none', aliases: ['sunflower butter', 'seed butter', 'sunbutter'], density: 1.08 }),
  food('sesame-seed', '12023', [573, 17.7, 23.5, 49.7, 11.8, 0.3, 11], { aliases: ['black sesame seed', 'white sesame seed', 'toasted sesame seed', 'sesame'], density: 0.61, allergens: ['sesame'] }),
  food('sunflower-seed', '12036', [584, 20.8, 20, 51.5, 8.6, 2.6, 9], { aliases: ['hulled sunflower seed', 'sunflower kernel'], density: 0.59 }),
  food('pumpkin-seed', '12014', [559, 30.2, 10.7, 49.1, 6, 1.4, 7], { aliases: ['pepita', 'shelled pumpkin seed', 'hulled pumpkin seed'], density: 0.55, measures: { handful: 25 } }),
  food('chia-seed', '12006', [486, 16.5, 42.1, 30.7, 34.4, 0, 16], { aliases: ['chia'], density: 0.71 }),
  food('flaxseed-ground', '12220', [534, 18.3, 28.9, 42.2, 27.3, 1.6, 30], { name: 'flaxseed', aliases: ['flaxseed ground', 'flax seed', 'linseed', 'ground flaxseed', 'flax meal', 'flaxseed meal', 'ground flax', 'ground flax seed', 'ground linseed', 'mixed seed'], density: 0.5 }),
  food('hemp-seed', 'typical label', [553, 31.6, 8.7, 48.8, 4, 1.5, 5], { aliases: ['hemp heart', 'shelled hemp seed'], density: 0.68 }),
  food('coconut-shredded', '12108', [660, 6.9, 23.7, 64.5, 16.3, 7.4, 37], { name: 'desiccated coconut', plural: 'none', aliases: ['coconut shredded', 'shredded coconut', 'flaked coconut', 'coconut', 'unsweetened shredded coconut', 'unsweetened coconut', 'coconut flake', 'dried coconut', 'grated coconut', 'unsweetened coconut flake', 'coconut chip'], density: 0.36, mayContain: ['sulphites'] }),
  food('sweetened-coconut', '12179', [501, 2.9, 47.7, 35.5, 4.5, 43.2, 262], { plural: 'none', aliases: ['sweetened shredded coconut', 'sweetened flaked coconut', 'sweetened coconut flake'], measures: { cup: 93 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('raisin', '09298', [299, 3.1, 79.2, 0.5, 3.7, 59.2, 11], { aliases: ['sultana', 'golden raisin'], density: 0.61, measures: { handful: 40, box: 43 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('currant-dried', '09085', [283, 4.1, 74.1, 0.3, 6.8, 67.3, 8], { name: 'dried currant', aliases: ['currant dried', 'currant', 'zante currant'], density: 0.61, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('cranberry-dried', '09079', [308, 0.1, 82.4, 1.4, 5.7, 65, 3], { name: 'dried cranberry', aliases: ['cranberry dried', 'craisin'], density: 0.51, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('cherry-dried', 'typical label', [333, 1.3, 80, 0.7, 2.5, 67, 10], { name: 'dried cherry', aliases: ['cherry dried', 'dried sour cherry', 'dried tart cherry'], measures: { cup: 140 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('apricot-dried', '09032', [241, 3.4, 62.6, 0.5, 7.3, 53.4, 10], { name: 'dried apricot', aliases: ['apricot dried', 'soft dried apricot', 'ready to eat apricot'], measures: { each: 7, cup: 130 }, allergens: ['sulphites'], tags: ['high-carb'] }),
  food('date', '09421', [277, 1.8, 75, 0.2, 6.7, 66.5, 1], { aliases: ['medjool date', 'pitted date', 'dried date', 'deglet noor date'], measures: { each: 24, cup: 147 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('prune', '09291', [240, 2.2, 63.9, 0.4, 7.1, 38.1, 2], { aliases: ['dried plum', 'pitted prune'], measures: { each: 9.5, cup: 174 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('fig-dried', '09094', [249, 3.3, 63.9, 0.9, 9.8, 47.9, 10], { name: 'dried fig', aliases: ['fig dried'], measures: { each: 8.4, cup: 149 }, mayContain: ['sulphites'], tags: ['high-carb'] }),
  food('mango-dried', 'typical label', [319, 2.5, 78.6, 1.2, 2.4, 66, 162], { name: 'dried mango', plural: 'none', aliases: ['mango dried', 'dried mango slice'], measures: { cup: 120, slice: 12 }, allergens: ['sulphites'], tags: ['high-carb'] }),
  food('mixed-dried-fruit', 'typical label', [285, 2.5, 68, 0.5, 5, 60, 20], { plural: 'none', aliases: ['mixed fruit', 'dried fruit', 'dried mixed fruit', 'candied peel', 'mixed peel'], measures: { cup: 145 }, allergens: ['sulphites'], tags: ['high-carb'] }),
  food('banana-chips', 'typical label', [519, 2.3, 58.4, 33.6, 7.7, 35, 6], { plural: 'none', aliases: ['banana chip'], measures: { cup: 55 }, tags: ['high-carb'] }),
  food('trail-mix', 'typical label', [462, 13.8, 44.9, 29.4, 5, 25, 200], { plural: 'none', measures: { cup: 150 }, allergens: ['tree-nuts'], mayContain: ['peanuts', 'milk', 'sulphites'], tags: ['high-carb'] }),
]
