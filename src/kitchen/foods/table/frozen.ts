import { foodsOfAisle } from '../food-maker.ts'

const food = foodsOfAisle('Frozen')

/** Frozen: frozen vegetables, fruit and ready foods. */
// biome-ignore format: a table reads best with one food per row
export const frozen = [
  food('pea-frozen', '11312', [77, 5.2, 13.6, 0.4, 4.5, 5, 108], { name: 'frozen peas', plural: 'none', aliases: ['pea frozen', 'frozen pea', 'petits pois', 'frozen garden pea', 'petit pois'], measures: { cup: 134, handful: 50 } }),
  food('corn-frozen', '11178', [88, 3, 20.7, 0.8, 2.1, 2.5, 3], { name: 'frozen corn', plural: 'none', aliases: ['corn frozen', 'frozen sweetcorn', 'frozen corn kernel'], measures: { cup: 136 }, tags: ['high-carb'] }),
  food('spinach-frozen', '11463', [29, 3.6, 4.2, 0.6, 2.9, 0.7, 74], { name: 'frozen spinach', plural: 'none', aliases: ['spinach frozen', 'frozen chopped spinach'], measures: { package: 283, cup: 156, cube: 30 } }),
  food('broccoli-frozen', '11094', [29, 3.1, 5.4, 0.3, 3, 1.5, 17], { name: 'frozen broccoli', plural: 'none', aliases: ['broccoli frozen', 'frozen broccoli floret'], measures: { cup: 92 } }),
  food('green-bean-frozen', '11060', [39, 1.8, 7.5, 0.2, 2.6, 2.2, 3], { name: 'frozen green beans', plural: 'none', aliases: ['green bean frozen', 'frozen green bean'], measures: { cup: 121 } }),
  food('mixed-vegetable-frozen', '11583', [72, 3.3, 13.5, 0.5, 4, 4, 47], { name: 'frozen mixed vegetables', plural: 'none', aliases: ['mixed vegetable frozen', 'mixed vegetable', 'frozen vegetable', 'frozen mixed vegetable', 'stir fry vegetable', 'frozen stir fry vegetable'], measures: { cup: 140, bag: 340 } }),
  food('blueberry-frozen', '09054', [51, 0.4, 12.2, 0.6, 2.7, 8.5, 1], { name: 'frozen blueberry', aliases: ['blueberry frozen'], measures: { cup: 155 } }),
  food('strawberry-frozen', '09318', [35, 0.4, 9.1, 0.1, 2.1, 4.6, 2], { name: 'frozen strawberry', aliases: ['strawberry frozen'], measures: { cup: 149 } }),
  food('mixed-berry-frozen', '09048', [64, 1.2, 15.7, 0.4, 5, 10.7, 1], { name: 'frozen mixed berries', plural: 'none', aliases: ['mixed berry frozen', 'mixed berry', 'frozen berry', 'frozen mixed berry', 'berry', 'summer fruit', 'forest fruit', 'frozen raspberry', 'fresh berry'], measures: { cup: 151 } }),
  food('mango-frozen', 'typical label', [60, 0.8, 15, 0.4, 1.6, 13.7, 1], { name: 'frozen mango', plural: 'none', aliases: ['mango frozen', 'frozen mango chunk'], measures: { cup: 150 } }),
  food('french-fry', '31029', [166, 2.6, 22.2, 7.5, 2.4, 0.3, 380], { name: 'french fries', plural: 'none', aliases: ['french fry', 'fries', 'oven chip', 'chip', 'frozen fries', 'frozen french fries', 'frozen chip'], measures: { cup: 100, bag: 900 }, tags: ['high-carb', 'nightshade'] }),
  food('hash-brown', '11390', [82, 2.1, 17.7, 0.6, 1.4, 0.6, 22], { name: 'hash browns', plural: 'none', aliases: ['hash brown', 'frozen hash brown', 'frozen hash brown potato', 'tater tot'], measures: { cup: 105, each: 60 }, tags: ['high-carb', 'nightshade'] }),
  food('vanilla-ice-cream', '19095', [207, 3.5, 23.6, 11, 0.7, 21.2, 80], { plural: 'none', aliases: ['ice cream', 'chocolate ice cream'], density: 0.56, measures: { scoop: 66 }, allergens: ['milk'], mayContain: ['eggs', 'soy'], tags: ['dairy', 'high-carb'] }),
  food('vegan-ice-cream', 'typical label', [180, 1.5, 25, 8, 1, 20, 50], { plural: 'none', aliases: ['dairy free ice cream', 'sorbet', 'lemon sorbet', 'raspberry sorbet'], density: 0.59, measures: { scoop: 70 }, mayContain: ['soy', 'tree-nuts'], tags: ['high-carb'] }),
  food('fish-stick', '15027', [277, 11, 21.7, 16.2, 1.5, 1.7, 402], { aliases: ['fish finger'], measures: { each: 28 }, allergens: ['fish', 'gluten'], mayContain: ['milk', 'eggs'], tags: ['fish', 'high-carb'] }),
  food('chicken-nugget', '22975', [261, 14.4, 16.2, 15.4, 0.7, 1.3, 538], { aliases: ['breaded chicken'], measures: { each: 20 }, allergens: ['gluten'], mayContain: ['milk', 'eggs', 'soy'], tags: ['poultry', 'high-carb'] }),
  food('veggie-burger', '16147', [177, 15.7, 14.3, 6.3, 4.9, 1.1, 569], { aliases: ['vegetarian burger', 'plant based burger', 'veggie patty', 'meatless burger', 'vegan burger', 'vegetarian sausage', 'vegan sausage', 'plant based mince', 'vegetarian mince', 'vegan mince', 'meatless crumble', 'plant based ground beef'], measures: { each: 70, package: 340, cup: 100 }, allergens: ['soy', 'gluten'], mayContain: ['eggs', 'milk'] }),
  food('meatball', 'typical label', [286, 14.4, 8, 22, 2.3, 3.5, 670], { aliases: ['frozen meatball', 'beef meatball'], measures: { each: 28, package: 450 }, allergens: ['gluten'], mayContain: ['eggs', 'milk', 'soy'], tags: ['meat', 'ground-meat'] }),
  food('ice', '14411', [0, 0, 0, 0, 0, 0, 4], { plural: 'none', aliases: ['ice cube', 'crushed ice'], measures: { cup: 140, cube: 30, handful: 90 } }),
  food('falafel', 'typical label', [333, 13.3, 31.8, 17.8, 5, 1, 294], { plural: 'none', aliases: ['cooked falafel', 'falafel mix'], measures: { each: 17 }, mayContain: ['gluten', 'sesame'] }),
]
