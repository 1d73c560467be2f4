import { foodsOfAisle } from '../food-maker.ts'

const food = foodsOfAisle('Drinks')

/** Drinks: water, juices, wine, spirits. */
// biome-ignore format: a table reads best with one food per row
export const drinks = [
  food('water', '14411', [0, 0, 0, 0, 0, 0, 4], { plural: 'none', aliases: ['boiling water', 'ice water', 'cold water', 'warm water', 'hot water', 'lukewarm water', 'tap water', 'tepid water', 'just boiled water', 'pasta water', 'cooking water', 'reserved pasta water', 'pasta cooking water'], density: 1 }),
  food('sparkling-water', '14121', [0, 0, 0, 0, 0, 0, 21], { plural: 'none', aliases: ['club soda', 'soda water', 'seltzer', 'carbonated water'], density: 1, measures: { can: 355 } }),
  food('tonic-water', 'typical label', [34, 0, 8.8, 0, 0, 8.8, 12], { plural: 'none', density: 1.03, measures: { can: 355 } }),
  food('coconut-water', '12119', [19, 0.7, 3.7, 0.2, 1.1, 2.6, 105], { plural: 'none', density: 1.01 }),
  food('coffee', '14209', [1, 0.1, 0, 0, 0, 0, 2], { plural: 'none', aliases: ['brewed coffee', 'black coffee', 'strong coffee', 'cold brew'], density: 1, measures: { shot: 30 } }),
  food('espresso', '14210', [9, 0.1, 1.7, 0.2, 0, 0, 14], { plural: 'none', aliases: ['brewed espresso'], density: 1, measures: { shot: 30 } }),
  food('espresso-powder', '14214', [353, 12.2, 75.4, 0.5, 0, 0, 37], { plural: 'none', aliases: ['instant coffee', 'instant espresso powder', 'coffee granule', 'instant coffee granule', 'instant espresso'], density: 0.2, measures: { packet: 2 } }),
  food('tea', 'USDA NDB 14355, brewed', [1, 0, 0.3, 0, 0, 0, 3], { plural: 'none', aliases: ['black tea', 'green tea', 'brewed tea', 'chai tea'], density: 1 }),
  food('tea-bag', 'typical label', [1, 0, 0.3, 0, 0, 0, 3], { aliases: ['teabag', 'earl grey tea bag'], measures: { each: 2 } }),
  food('matcha', 'typical label', [324, 30, 39, 5, 38, 0, 6], { plural: 'none', aliases: ['matcha powder', 'green tea powder'], density: 0.4 }),
  food('apple-juice', '09016', [46, 0.1, 11.3, 0.1, 0.2, 9.6, 4], { plural: 'none', aliases: ['apple cider', 'sweet cider', 'cloudy apple juice'], density: 1.05 }),
  food('cranberry-juice', '43382', [46, 0.4, 12.2, 0.1, 0.1, 12.1, 2], { plural: 'none', density: 1.06 }),
  food('pineapple-juice', '09273', [53, 0.4, 12.9, 0.1, 0.2, 10, 2], { plural: 'none', density: 1.06 }),
  food('grape-juice', '09135', [60, 0.4, 14.8, 0.1, 0.2, 14.2, 5], { plural: 'none', aliases: ['white grape juice'], density: 1.06 }),
  food('tomato-juice', '11540', [17, 0.8, 4.2, 0.1, 0.4, 3.6, 269], { plural: 'none', aliases: ['vegetable juice'], density: 1.03, mayContain: ['celery'], tags: ['nightshade'] }),
  food('pomegranate-juice', 'typical label', [54, 0.2, 13.1, 0.3, 0.1, 12.7, 9], { plural: 'none', density: 1.05 }),
  food('cola', '14148', [41, 0, 10.6, 0, 0, 10.8, 4], { plural: 'none', aliases: ['coca cola', 'coke'], density: 1.04, measures: { can: 370 }, tags: ['high-carb'] }),
  food('ginger-ale', '14136', [34, 0, 8.8, 0, 0, 8.7, 7], { plural: 'none', aliases: ['lemonade', 'ginger beer', 'lemon lime soda'], density: 1.03, measures: { can: 366 } }),
  food('white-wine', '14106', [82, 0.1, 2.6, 0, 0, 1, 5], { plural: 'none', aliases: ['dry white wine', 'white cooking wine', 'rosé wine', 'rosé', 'dry wine', 'riesling', 'pinot grigio', 'sauvignon blanc', 'chardonnay'], density: 0.99, measures: { glass: 150, bottle: 735 }, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('red-wine', '14096', [85, 0.1, 2.6, 0, 0, 0.6, 4], { plural: 'none', aliases: ['dry red wine', 'cooking wine', 'sweet wine', 'pinot noir', 'chianti', 'shiraz', 'burgundy wine', 'cabernet sauvignon', 'merlot', 'wine'], density: 0.99, measures: { glass: 150, bottle: 735 }, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('sparkling-wine', 'USDA NDB 14106, as white wine', [82, 0.1, 2.6, 0, 0, 1, 5], { plural: 'none', aliases: ['champagne', 'prosecco', 'cava'], density: 0.99, measures: { glass: 125, bottle: 740 }, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('shaoxing-wine', 'USDA NDB 14106, as white wine', [82, 0.1, 2.6, 0, 0, 1, 5], { plural: 'none', aliases: ['chinese rice wine', 'rice wine', 'chinese cooking wine', 'shaohsing wine', 'shaoxing rice wine', 'shao hsing rice wine'], density: 1, allergens: ['gluten'], mayContain: ['sulphites'], tags: ['alcohol'] }),
  food('sake', '43479', [134, 0.5, 5, 0, 0, 0, 2], { plural: 'none', density: 0.99, tags: ['alcohol'] }),
  food('sherry', 'USDA NDB 14057, dessert wine', [160, 0.2, 13.7, 0, 0, 7.8, 9], { plural: 'none', aliases: ['dry sherry', 'port', 'madeira', 'madeira wine', 'dessert wine', 'ruby port', 'sweet sherry', 'port wine'], density: 1.02, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('marsala', 'USDA NDB 14057, dessert wine', [160, 0.2, 13.7, 0, 0, 7.8, 9], { plural: 'none', aliases: ['marsala wine', 'dry marsala', 'sweet marsala'], density: 1.02, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('vermouth', 'USDA NDB 14106, as white wine', [82, 0.1, 2.6, 0, 0, 1, 5], { plural: 'none', aliases: ['dry vermouth'], density: 0.99, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('beer', '14003', [43, 0.5, 3.6, 0, 0, 0, 4], { plural: 'none', aliases: ['lager', 'ale', 'stout', 'guinness', 'pale ale', 'dark beer'], density: 1.005, measures: { can: 356, bottle: 356 }, allergens: ['gluten'], tags: ['alcohol'] }),
  food('hard-cider', 'typical label', [49, 0, 5.9, 0, 0, 5, 5], { plural: 'none', aliases: ['dry cider', 'cider', 'alcoholic cider', 'dry hard cider'], density: 1.01, measures: { can: 355, bottle: 500 }, allergens: ['sulphites'], tags: ['alcohol'] }),
  food('rum', '14037', [231, 0, 0, 0, 0, 0, 1], { plural: 'none', aliases: ['dark rum', 'white rum', 'spiced rum'], density: 0.94, tags: ['alcohol'] }),
  food('brandy', 'USDA NDB 14037, as rum', [231, 0, 0, 0, 0, 0, 1], { plural: 'none', aliases: ['cognac', 'calvados', 'armagnac'], density: 0.94, mayContain: ['sulphites'], tags: ['alcohol'] }),
  food('whiskey', 'USDA NDB 14037, as rum', [231, 0, 0, 0, 0, 0, 1], { plural: 'none', aliases: ['whisky', 'bourbon', 'scotch whisky', 'bourbon whiskey', 'scotch'], density: 0.94, tags: ['alcohol'] }),
  food('vodka', 'USDA NDB 14037, as rum', [231, 0, 0, 0, 0, 0, 1], { plural: 'none', aliases: ['gin', 'tequila', 'pisco'], density: 0.94, tags: ['alcohol'] }),
  food('orange-liqueur', 'USDA NDB 14034, as creme de menthe', [371, 0, 41.6, 0.3, 0, 41.6, 5], { plural: 'none', aliases: ['liqueur', 'grand marnier', 'creme de cacao', 'creme de menthe', 'cointreau', 'triple sec', 'amaretto', 'limoncello'], density: 1.08, mayContain: ['tree-nuts'], tags: ['alcohol'] }),
  food('coffee-liqueur', '14414', [326, 0.1, 46.8, 0.3, 0, 46.4, 8], { plural: 'none', aliases: ['kahlua'], density: 1.1, tags: ['alcohol'] }),
  food('bitters', 'typical label', [230, 0, 4, 0, 0, 4, 5], { plural: 'none', aliases: ['angostura bitters', 'bitter'], density: 1, tags: ['alcohol'] }),
]
