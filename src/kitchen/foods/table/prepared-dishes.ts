import type { Allergen, Food, FoodTag } from '../food.ts'
import { foodsOfAisle } from '../food-maker.ts'

/*
 * Dishes that are bought ready or left over and go into another dish: "4 ham and cheese sandwiches", "leftover pizza".
 * They are no foods to wish for, so only ingredient lines know them. What such a dish holds beside what its name says is
 * never certain, so no line of one proves a diet.
 */

const dish = foodsOfAisle('Other', true)
type Figures = Parameters<typeof dish>[2]

/** Makes one row: names separated by commas, what the usual recipe certainly and possibly holds. */
const row = (
  id: string,
  figures: Figures,
  names: string,
  measures: Readonly<Record<string, number>>,
  holds: { allergens?: readonly Allergen[]; mayContain?: readonly Allergen[]; tags?: readonly FoodTag[] },
): Food =>
  dish(id, 'USDA FoodData Central, survey foods', figures, {
    aliases: names.split(', '),
    measures,
    ...holds,
  })

const BAKED = { allergens: ['gluten', 'eggs', 'milk'], tags: ['egg', 'dairy', 'high-carb'] } as const
const MAY_ALL: readonly Allergen[] = ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard']

/** Dishes by the last words of their names, longer ones before shorter ones where both fit. */
// biome-ignore format: a table reads best with one dish per row
export const preparedDishes: readonly Food[] = [
  row('sandwich', [250, 11, 27, 11, 1.6, 4, 560], 'toastie, toasted sandwich, panini, panino, sub sandwich, tramezzino', { each: 140, half: 70, slice: 40 }, { allergens: ['gluten'], mayContain: ['milk', 'eggs', 'soy', 'sesame', 'mustard'], tags: ['high-carb'] }),
  row('grilled-cheese', [330, 13, 28, 18, 1.5, 4, 700], 'grilled cheese sandwich, cheese toastie, croque monsieur', { each: 120 }, { allergens: ['gluten', 'milk'], mayContain: ['eggs', 'soy'], tags: ['dairy', 'high-carb'] }),
  row('pizza', [266, 11.4, 33.3, 9.7, 2.3, 3.6, 598], 'pizza slice, calzone, stromboli', { slice: 107, each: 700 }, { allergens: ['gluten', 'milk'], mayContain: ['eggs', 'soy'], tags: ['dairy', 'high-carb'] }),
  row('lasagna', [135, 8, 12, 6, 1.2, 3, 330], 'leftover lasagna, leftover lasagne, leftover vegetable lasagna, frozen lasagna, baked lasagna, cooked lasagna, cold lasagna, meat lasagna, beef lasagna, vegetable lasagna, spinach lasagna, lasagna square', { slice: 250, piece: 250, square: 250, serving: 250, cup: 240 }, { allergens: ['gluten', 'milk'], mayContain: ['eggs', 'celery', 'soy'], tags: ['meat', 'dairy', 'high-carb'] }),
  row('macaroni-and-cheese', [164, 6.5, 18, 7.4, 1.2, 3, 350], 'mac and cheese, macaroni cheese, mac n cheese', { cup: 200, serving: 200 }, { allergens: ['gluten', 'milk'], mayContain: ['eggs', 'mustard'], tags: ['dairy', 'high-carb'] }),
  row('pie', [265, 2.4, 37, 12.5, 1.6, 16, 210], 'fruit pie, pie slice, hand pie, turnover, cobbler', { slice: 125, each: 1000 }, { allergens: ['gluten'], mayContain: ['milk', 'eggs', 'sulphites', 'tree-nuts'], tags: ['high-carb'] }),
  row('cream-pie', [270, 4, 35, 13, 1, 24, 220], 'pumpkin pie, custard pie, key lime pie, lemon meringue pie, chocolate pie, banana cream pie, coconut cream pie, custard tart', { slice: 130, each: 1000 }, { ...BAKED, mayContain: ['tree-nuts'] }),
  row('pecan-pie', [407, 4.5, 52, 22, 2, 28, 320], 'walnut pie', { slice: 113 }, { ...BAKED, allergens: ['gluten', 'eggs', 'milk', 'tree-nuts'] }),
  row('pot-pie', [204, 6, 19, 11, 1.4, 2, 390], 'chicken pot pie, turkey pot pie, steak pie, meat pie, chicken pie, pork pie, pasty, sausage roll, empanada, samosa', { each: 220, slice: 220 }, { allergens: ['gluten'], mayContain: ['milk', 'eggs', 'celery'], tags: ['high-carb'] }),
  row('shepherds-pie', [110, 6, 11, 4.5, 1.6, 2, 300], 'shepherd\'s pie, cottage pie, fish pie', { cup: 240, serving: 300 }, { allergens: ['milk'], mayContain: ['gluten', 'celery', 'fish'], tags: ['meat', 'dairy', 'high-carb'] }),
  row('quiche', [250, 9, 16, 17, 0.8, 3, 380], 'quiche lorraine, savory tart', { slice: 150, each: 900 }, BAKED),
  row('cake', [367, 5, 53, 15, 1, 35, 330], 'cupcake, layer cake, bundt cake, sheet cake, coffee cake, snack cake, tres leches', { slice: 80, piece: 80, each: 900, cup: 70 }, { ...BAKED, mayContain: ['soy', 'tree-nuts'] }),
  row('carrot-cake', [415, 4.6, 52, 22, 1.5, 38, 280], 'nut cake, walnut cake, hazelnut cake, almond cake', { slice: 90, each: 1000 }, { ...BAKED, allergens: ['gluten', 'eggs', 'milk', 'tree-nuts'] }),
  row('cheesecake', [321, 5.5, 25.5, 22.5, 0.4, 22, 440], 'cheese cake', { slice: 125 }, BAKED),
  row('muffin', [377, 5.5, 52, 16, 1.5, 27, 340], 'blueberry muffin, bran muffin, scone, danish, danish pastry, cinnamon roll, banana bread, zucchini bread, pumpkin bread, french toast, bread pudding', { each: 110, slice: 60 }, { ...BAKED, mayContain: ['tree-nuts', 'soy'] }),
  row('brownie', [405, 4.8, 64, 16, 2.1, 37, 312], 'blondie', { each: 56, piece: 56 }, { ...BAKED, mayContain: ['tree-nuts', 'soy'] }),
  row('doughnut', [420, 5.5, 50, 22, 1.6, 22, 350], 'donut, doughnut hole, donut hole, beignet, churro, fritter', { each: 60 }, { ...BAKED, mayContain: ['soy'] }),
  row('waffle', [273, 6.6, 41, 9.6, 2, 4.5, 620], 'belgian waffle', { each: 75 }, { ...BAKED, mayContain: ['soy'] }),
  row('pancake', [227, 6.4, 28.3, 9.7, 0.9, 5, 439], 'buttermilk pancake, crepe, blini', { each: 40 }, BAKED),
  row('fried-chicken', [250, 22, 9, 14, 0.4, 0, 560], 'leftover fried chicken, breaded chicken, crispy chicken, popcorn chicken, chicken schnitzel, breaded chicken tender, crispy chicken tender, frozen chicken tender', { piece: 120, each: 120, cup: 140 }, { allergens: ['gluten'], mayContain: ['eggs', 'milk', 'soy'], tags: ['poultry', 'cooked', 'high-carb'] }),
  row('fried-fish', [232, 14, 17, 12, 0.7, 1, 480], 'battered fish, breaded fish, beer-battered fish, breaded fish fillet, battered fish fillet', { piece: 100, each: 100 }, { allergens: ['fish', 'gluten'], mayContain: ['eggs', 'milk'], tags: ['fish', 'cooked', 'high-carb'] }),
  row('leftover-stuffing', [177, 3.2, 21.7, 8.6, 2.9, 2, 520], 'cooked stuffing, prepared stuffing, bread stuffing, cornbread stuffing, leftover bread dressing', { cup: 200 }, { allergens: ['gluten'], mayContain: ['milk', 'eggs', 'celery'], tags: ['high-carb'] }),
  row('dumpling', [200, 8, 25, 7, 1.5, 2, 480], 'wonton, soup dumpling, dim sum, frozen spring roll, frozen egg roll, leftover egg roll, vegetable egg roll, pork egg roll, chicken egg roll, bao, pierogi', { each: 30 }, { allergens: ['gluten'], mayContain: ['soy', 'eggs', 'crustaceans', 'sesame', 'milk', 'molluscs'], tags: ['high-carb'] }),
  row('pasta-salad', [190, 4.5, 22, 9.5, 1.5, 2.5, 400], 'macaroni salad, noodle salad', { cup: 200 }, { allergens: ['gluten'], mayContain: ['eggs', 'milk', 'mustard'], tags: ['high-carb'] }),
  row('potato-salad', [143, 2.7, 11, 8.2, 1.3, 2, 529], 'german potato salad', { cup: 250 }, { allergens: ['eggs'], mayContain: ['mustard', 'celery', 'milk'], tags: ['egg', 'high-carb'] }),
  row('egg-salad', [250, 9, 2, 23, 0.1, 1, 400], 'chicken salad, turkey salad, ham salad', { cup: 220 }, { allergens: ['eggs'], mayContain: ['mustard', 'celery', 'milk'], tags: ['egg'] }),
  row('tuna-salad', [187, 16, 9.4, 9.3, 0, 5, 402], 'salmon salad, tuna mayo', { cup: 205 }, { allergens: ['fish', 'eggs'], mayContain: ['mustard', 'celery'], tags: ['fish', 'egg'] }),
  row('coleslaw', [150, 1, 14, 10, 2, 11, 250], 'prepared coleslaw, creamy coleslaw, leftover coleslaw', { cup: 150 }, { allergens: ['eggs'], mayContain: ['mustard', 'milk'], tags: ['egg'] }),
  row('burrito', [206, 8, 27, 7.4, 3, 1.5, 490], 'chimichanga, breakfast burrito, taquito', { each: 220 }, { allergens: ['gluten'], mayContain: ['milk', 'soy', 'eggs'], tags: ['high-carb'] }),
  row('quesadilla', [290, 12, 25, 16, 1.6, 2, 650], 'cheese quesadilla, enchilada', { each: 140 }, { allergens: ['milk'], mayContain: ['gluten', 'soy'], tags: ['dairy', 'high-carb'] }),
  row('taco', [220, 9, 20, 12, 3, 2, 400], 'beef taco, chicken taco, fish taco, tamale, tamal', { each: 90 }, { mayContain: ['gluten', 'milk', 'soy'], tags: ['high-carb'] }),
  row('omelette', [154, 10.6, 0.7, 12, 0, 0.4, 160], 'omelet, frittata, tortilla espanola', { each: 120, slice: 100 }, { allergens: ['eggs'], mayContain: ['milk'], tags: ['egg'] }),
  row('casserole', [140, 7, 12, 7, 1.2, 2, 400], 'hotdish, gratin, pasta bake', { cup: 240, serving: 240 }, { mayContain: MAY_ALL, tags: ['high-carb'] }),
  row('stew', [95, 7, 7, 4, 1.2, 1.5, 350], 'beef stew, meat chili, beef chili, bean chili, turkey chili, chili con carne, vegetarian chili, leftover chili, goulash, tagine', { cup: 245, serving: 300 }, { mayContain: MAY_ALL }),
  row('curry', [115, 6, 8, 7, 1.8, 3, 380], 'leftover curry, chicken curry, vegetable curry, lamb curry, beef curry, chickpea curry, fish curry, dal curry', { cup: 240, serving: 300 }, { mayContain: [...MAY_ALL, 'tree-nuts', 'peanuts', 'fish', 'crustaceans'] }),
  row('risotto', [150, 4, 20, 5.5, 0.6, 0.6, 400], 'fried rice, paella, pilaf', { cup: 200 }, { mayContain: [...MAY_ALL, 'sesame', 'crustaceans', 'fish'], tags: ['high-carb'] }),
]
