import { foodsOfAisle } from '../food-maker.ts'

const food = foodsOfAisle('Bakery')

/** Bakery: breads, flatbreads, rolls. */
// biome-ignore format: a table reads best with one food per row
export const bakery = [
  food('bread', '18069', [265, 9.2, 49.1, 3.2, 2.7, 5.1, 491], { name: 'white bread', plural: 'none', aliases: ['bread', 'sandwich bread', 'sliced bread', 'toast', 'bread slice', 'stale bread', 'white sandwich bread', 'day old bread'], measures: { slice: 28, loaf: 450, cup: 35 }, allergens: ['gluten'], mayContain: ['milk', 'soy'], tags: ['high-carb'] }),
  food('whole-wheat-bread', '18075', [252, 12.5, 42.7, 3.5, 6, 4.3, 455], { name: 'whole-wheat bread', plural: 'none', aliases: ['whole wheat bread', 'wholemeal bread', 'whole grain bread', 'brown bread', 'wholegrain bread'], measures: { slice: 32, loaf: 500 }, allergens: ['gluten'], mayContain: ['milk', 'soy', 'sesame'], tags: ['high-carb'] }),
  food('sourdough-bread', '18029', [289, 11.8, 56.4, 1.8, 2.4, 2.6, 513], { plural: 'none', aliases: ['sourdough', 'crusty bread', 'rustic bread', 'country bread', 'artisan bread'], measures: { slice: 50, loaf: 700, cup: 40 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('baguette', '18029', [289, 11.8, 56.4, 1.8, 2.4, 2.6, 513], { aliases: ['french bread', 'french stick', 'ciabatta', 'italian bread', 'crusty loaf'], measures: { each: 250, slice: 15, half: 125, loaf: 250 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('rye-bread', '18060', [259, 8.5, 48.3, 3.3, 5.8, 3.9, 603], { plural: 'none', aliases: ['pumpernickel'], measures: { slice: 32 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('crouton', '18242', [407, 11.9, 73.5, 6.6, 5.1, 4, 698], { aliases: ['garlic crouton'], measures: { cup: 30, handful: 20 }, allergens: ['gluten'], mayContain: ['milk', 'soy'], tags: ['high-carb'] }),
  food('gluten-free-burger-bun', 'typical label', [260, 4.5, 46, 6, 5, 5, 440], { name: 'gluten-free burger bun', aliases: ['gluten free burger bun', 'gluten free bun', 'gluten free hamburger bun', 'gluten free roll'], measures: { each: 65 }, mayContain: ['eggs', 'soy'], tags: ['high-carb'] }),
  food('gluten-free-pizza-crust', 'typical label', [280, 4, 54, 5, 3, 3, 500], { name: 'gluten-free pizza crust', aliases: ['gluten free pizza crust', 'gluten free pizza base', 'gluten free pizza dough'], measures: { each: 200 }, mayContain: ['eggs', 'milk', 'soy'], tags: ['high-carb'] }),
  food('gluten-free-bread', 'typical label', [250, 4, 46, 5.5, 5, 4, 450], { name: 'gluten-free bread', plural: 'none', aliases: ['gluten free bread', 'gluten free sandwich bread'], measures: { slice: 33 }, mayContain: ['eggs', 'soy'], tags: ['high-carb'] }),
  food('pita', '18041', [275, 9.1, 55.7, 1.2, 2.2, 1.3, 536], { aliases: ['pita bread', 'pitta', 'pitta bread', 'flatbread', 'flat bread', 'lavash'], measures: { each: 60, small: 28, large: 60 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('naan', 'typical label', [290, 9, 49, 6, 2.2, 3.5, 460], { aliases: ['naan bread'], measures: { each: 90 }, allergens: ['gluten', 'milk'], tags: ['dairy', 'high-carb'] }),
  food('flour-tortilla', '18364', [301, 8, 51.2, 6.7, 2.3, 4.4, 686], { aliases: ['tortilla', 'wrap', 'tortilla wrap', 'wheat tortilla'], measures: { small: 30, medium: 47, large: 70, each: 47 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('corn-tortilla', '18449', [222, 5.7, 46.6, 2.5, 5.2, 0.9, 11], { measures: { each: 26, small: 20, medium: 26 }, tags: ['high-carb'] }),
  food('taco-shell', '18360', [474, 6.5, 64, 21.3, 7, 1.5, 243], { aliases: ['hard taco shell'], measures: { each: 13 }, tags: ['high-carb'] }),
  food('burger-bun', '18350', [278, 9.9, 50.2, 3.8, 2.1, 6.4, 500], { name: 'hamburger bun', aliases: ['burger bun', 'hot dog bun', 'hot dog roll', 'slider bun', 'soft roll', 'bun'], measures: { each: 43 }, allergens: ['gluten'], mayContain: ['milk', 'eggs', 'sesame', 'soy'], tags: ['high-carb'] }),
  food('brioche-bun', 'typical label', [340, 9, 48, 12, 2, 9, 400], { aliases: ['brioche', 'brioche roll', 'challah'], measures: { each: 60, slice: 40 }, allergens: ['gluten', 'milk', 'eggs'], tags: ['dairy', 'egg', 'high-carb'] }),
  food('dinner-roll', '18342', [310, 10.9, 52, 6.5, 2, 5.6, 467], { aliases: ['bread roll', 'crusty roll', 'ciabatta roll'], measures: { each: 43 }, allergens: ['gluten'], mayContain: ['milk', 'eggs'], tags: ['high-carb'] }),
  food('hoagie-roll', '18342', [310, 10.9, 52, 6.5, 2, 5.6, 467], { aliases: ['sub roll', 'hero roll', 'submarine roll'], measures: { each: 85 }, allergens: ['gluten'], mayContain: ['milk', 'eggs'], tags: ['high-carb'] }),
  food('bagel', '18001', [257, 10, 50.5, 1.6, 2.2, 5.1, 477], { measures: { small: 69, medium: 105, each: 105 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('english-muffin', '18258', [227, 8.9, 44.2, 1.7, 3.5, 3.5, 425], { measures: { each: 57 }, allergens: ['gluten'], mayContain: ['milk'], tags: ['high-carb'] }),
  food('croissant', '18239', [406, 8.2, 45.8, 21, 2.6, 11.3, 467], { aliases: ['butter croissant'], measures: { each: 57 }, allergens: ['gluten', 'milk'], mayContain: ['eggs'], tags: ['dairy', 'high-carb'] }),
  food('cornbread', '18024', [266, 6.7, 43.5, 7.1, 0, 12, 658], { aliases: ['corn bread'], measures: { piece: 65 }, allergens: ['gluten', 'milk', 'eggs'], tags: ['dairy', 'egg', 'high-carb'] }),
  food('pizza-dough', 'typical label', [255, 8, 48, 3.2, 2, 2, 500], { aliases: ['ready made pizza dough', 'pizza base', 'pizza crust', 'bread dough'], measures: { each: 400, ball: 250 }, allergens: ['gluten'], tags: ['high-carb'] }),
  food('sponge-cake', '18133', [290, 5.4, 61, 2.7, 0.5, 36.7, 623], { aliases: ['sponge'], measures: { piece: 38, each: 300 }, allergens: ['gluten', 'eggs'], mayContain: ['milk'], tags: ['egg', 'high-carb'] }),
  food('pound-cake', '18120', [353, 5, 53.6, 14, 0.6, 33.4, 377], { aliases: ['madeira cake', 'loaf cake'], measures: { slice: 50, each: 450 }, allergens: ['gluten', 'eggs', 'milk'], tags: ['egg', 'dairy', 'high-carb'] }),
]
