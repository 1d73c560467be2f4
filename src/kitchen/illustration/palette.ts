import type { Colour } from './colour.ts'

/**
 * Shapes in which a food is drawn. Those from `noodle` on are no pieces: they make the ground, or tint it.
 */
// biome-ignore format: a list of names
export const shapes = [
  'leaf', 'herb', 'frill', 'ball', 'bean', 'chunk', 'seared', 'cube', 'strip', 'spear', 'floret', 'shrimp', 'nut',
  'ringlet', 'hoop', 'shred', 'cucumber', 'zucchini', 'radish', 'eggplant', 'citrus', 'tomato', 'halved', 'coin',
  'mushroom', 'egg', 'strawberry', 'beads', 'blueberry', 'crescent', 'wedge', 'fillet', 'crumb', 'seed',
  'noodle', 'pasta', 'grain', 'tint',
] as const
export type Shape = (typeof shapes)[number]

/** Names (alternatives), shape, colour, half the length in pixels. */
type Row = readonly [words: string, shape: Shape, colour: Colour, size: number]

/** Longer names win over shorter ones, so "sweet potato" is not a potato and "coconut milk" no milk. */
// biome-ignore format: a table, one food after the other
const rows: readonly Row[] = [
  // Leaves and herbs
  ['basil', 'leaf', '#4a9440', 30], ['mint', 'leaf', '#58a657', 24], ['sage', 'leaf', '#8aa37f', 24], ['bay lea(?:f|ve)', 'leaf', '#6f8a4c', 28],
  ['parsley|cilantro|coriander lea(?:f|ve)|fresh coriander|chervil|mixed herb|herb', 'herb', '#4f9a3c', 17], ['dill|fennel frond', 'herb', '#6ba353', 15],
  ['thyme|oregano|marjoram|rosemary|tarragon', 'herb', '#6d8f50', 12], ['chive|scallion|spring onion|green onion', 'ringlet', '#66a846', 8],
  ['spinach|chard|watercress', 'frill', '#3f8440', 48], ['kale|collard', 'frill', '#3c7247', 52], ['arugula|rocket', 'frill', '#56963f', 40],
  ['lettuce|romaine|salad green|mixed green|salad lea(?:f|ve)|baby green|endive|mesclun', 'frill', '#79b04a', 60], ['bok choy|pak choi', 'frill', '#69a45a', 50],
  // Vegetables
  ['cherry tomato|grape tomato', 'halved', '#d93a2b', 25], ['sun-dried tomato', 'strip', '#a82f1f', 22], ['tomato', 'tomato', '#d8402c', 36],
  ['tomato paste|tomato puree|crushed tomato|canned tomato|diced tomato|passata|marinara|tomato sauce|pizza sauce|enchilada sauce|ketchup', 'tint', '#c8401f', 0],
  ['cucumber', 'cucumber', '#4d8a45', 32], ['pickle|gherkin|cornichon', 'cucumber', '#7d9440', 22], ['zucchini|courgette', 'zucchini', '#4f8a3e', 32], ['radish', 'radish', '#d5436c', 24],
  ['eggplant|aubergine', 'eggplant', '#5a3560', 38], ['carrot', 'coin', '#ec8327', 24], ['parsnip|turnip|swede|daikon', 'coin', '#ead9ac', 25], ['beetroot|beet', 'coin', '#97254f', 30],
  ['sweet potato|yam', 'seared', '#e58236', 36], ['potato|potatoes', 'seared', '#e7bf68', 36], ['butternut|pumpkin|squash', 'seared', '#ee9c33', 36],
  ['bell pepper|red pepper|capsicum|roasted pepper|pepper strip', 'strip', '#d8442f', 34], ['green pepper|poblano', 'strip', '#5f9b3b', 34], ['yellow pepper|banana pepper', 'strip', '#f0bb32', 34],
  ['jalapeno|green chili|serrano', 'hoop', '#5d9a38', 14], ['red chili|chili pepper|chilli|fresh chili|chile', 'hoop', '#d3361f', 13],
  ['broccoli|broccolini', 'floret', '#5a9441', 42], ['cauliflower', 'floret', '#efe3c2', 42], ['asparagus', 'spear', '#6ca043', 50], ['green bean|snap pea|snow pea|haricot|mange', 'spear', '#5f9f42', 40],
  ['brussels sprout', 'ball', '#7fa84a', 26], ['edamame', 'ball', '#98bf57', 15], ['pea|green pea|frozen pea', 'ball', '#7ab648', 12], ['corn|sweetcorn', 'ball', '#f5c53d', 10],
  ['red onion', 'strip', '#a4527f', 26], ['onion|shallot', 'strip', '#eed9a8', 24], ['leek', 'hoop', '#a9c46c', 20], ['celery', 'crescent', '#9fbf62', 20], ['fennel', 'crescent', '#d9e2b4', 30],
  ['cabbage|coleslaw|slaw|sauerkraut', 'shred', '#b9d284', 34], ['red cabbage|radicchio', 'shred', '#84386c', 34], ['bean sprout', 'shred', '#f1e8cf', 30], ['kimchi', 'shred', '#d8562f', 30],
  ['mushroom|shiitake|portobello|cremini|champignon|porcini', 'mushroom', '#b98d63', 30], ['artichoke', 'crescent', '#a6ac6d', 32], ['avocado|guacamole', 'crescent', '#7f9f3a', 36],
  ['olive', 'hoop', '#43384a', 15], ['green olive', 'hoop', '#8f993f', 15], ['caper', 'ball', '#77823f', 8], ['okra', 'cucumber', '#6c9a45', 18], ['seaweed|nori', 'strip', '#2f4a38', 24], ['bamboo shoot|water chestnut', 'coin', '#efe2bd', 20],
  // Fruit
  ['lemon', 'citrus', '#f4cf3a', 34], ['lime', 'citrus', '#9cc43c', 30], ['orange|clementine|mandarin|tangerine', 'citrus', '#f39a2b', 36], ['grapefruit', 'citrus', '#ec7663', 40],
  ['lemon juice|lime juice|orange juice|lemon zest|lime zest|orange zest', 'tint', '#f1dc7c', 0],
  ['strawberr(?:y|ie)', 'strawberry', '#dc2f3e', 30], ['raspberr(?:y|ie)', 'beads', '#d23b5e', 19], ['blackberr(?:y|ie)', 'beads', '#46294f', 19], ['boysenberr(?:y|ie)|loganberr(?:y|ie)', 'beads', '#7d2345', 19], ['cloudberr(?:y|ie)', 'beads', '#efa24a', 19], ['blueberr(?:y|ie)', 'blueberry', '#4a5fa0', 14],
  ['mixed berr(?:y|ie)|berr(?:y|ie)', 'beads', '#b52e57', 19], ['cranberr(?:y|ie)|currant|pomegranate|lingonberr(?:y|ie)', 'ball', '#b3213a', 10], ['cherr(?:y|ie)', 'ball', '#a31b33', 19], ['grape', 'ball', '#7b4a86', 18],
  ['banana|plantain', 'coin', '#f6dd97', 28], ['apple', 'crescent', '#c9402f', 36], ['pear', 'crescent', '#c3c158', 36], ['peach|nectarine|apricot', 'crescent', '#f08a4b', 36], ['plum|fig', 'crescent', '#7b3558', 32],
  ['mango|papaya', 'cube', '#f7ab2f', 28], ['pineapple', 'cube', '#f6cf4c', 28], ['melon|cantaloupe', 'cube', '#f4a869', 28], ['watermelon', 'cube', '#e4505a', 32], ['kiwi', 'zucchini', '#8db83f', 28], ['feijoa', 'cube', '#e6dfa0', 26],
  ['raisin|sultana|date|prune', 'bean', '#5d3122', 13], ['coconut|desiccated coconut|shredded coconut|coconut flake', 'shred', '#fbf5e6', 15], ['rhubarb', 'strip', '#d25c6c', 28],
  // Meat, fish, eggs, tofu
  ['chicken|turkey', 'seared', '#dfa25c', 42], ['duck|goose', 'seared', '#b5713f', 42], ['beef|steak|chuck|sirloin|brisket|venison', 'seared', '#8f4a2e', 42], ['lamb|mutton|goat', 'seared', '#94523a', 42],
  ['pork|tenderloin', 'seared', '#cf9461', 42], ['ham', 'cube', '#e69a92', 22], ['bacon|pancetta|prosciutto|lardon|guanciale', 'strip', '#b14a38', 28], ['sausage|chorizo|kielbasa|bratwurst|hot dog', 'coin', '#a94f35', 30], ['pepperoni|salami', 'coin', '#b93a2b', 32],
  ['ground beef|minced beef|beef mince|ground lamb|ground meat|mince', 'crumb', '#7f4229', 9], ['ground turkey|ground chicken|ground pork|turkey mince', 'crumb', '#b47a4b', 9], ['meatball|patt(?:y|ie)|falafel', 'seared', '#8d5231', 40],
  ['salmon|trout|char', 'fillet', '#f08a64', 84], ['cod|halibut|haddock|tilapia|white fish|sea bass|snapper|pollock|fish|sole|hake|mahi', 'fillet', '#f2dfc0', 84], ['tuna', 'chunk', '#d9a58c', 28], ['anchov(?:y|ie)|sardine', 'strip', '#8c8478', 20],
  ['shrimp|prawn|crayfish|langoustine', 'shrimp', '#f28a63', 34], ['scallop', 'coin', '#f3dfb8', 30], ['crab|lobster', 'chunk', '#ec7a55', 30], ['mussel|clam|oyster', 'nut', '#3e3f55', 32], ['squid|calamari|octopus', 'hoop', '#f0d6c6', 22],
  ['egg', 'egg', '#f6b428', 40], ['tofu|paneer|halloumi|tempeh', 'cube', '#f3dfae', 30], ['seitan', 'seared', '#b07b4a', 36],
  // Beans and nuts
  ['chickpea|garbanzo', 'ball', '#e3ba69', 14], ['black bean', 'bean', '#3b2c33', 14], ['kidney bean|red bean|adzuki', 'bean', '#8c2a2a', 16], ['pinto bean|baked bean|borlotti', 'bean', '#b0724f', 15],
  ['white bean|cannellini|navy bean|butter bean|lima bean|bean', 'bean', '#efe0b8', 16], ['lentil', 'grain', '#9a7041', 0], ['red lentil|split pea|dal', 'grain', '#e2973c', 0],
  ['almond|hazelnut|brazil nut', 'nut', '#b06f3a', 17], ['walnut|pecan', 'chunk', '#9a6436', 19], ['cashew|macadamia|peanut', 'bean', '#ecca8b', 14], ['pistachio', 'nut', '#8ba850', 14], ['pine nut|nut', 'nut', '#d6a65b', 12],
  ['sesame', 'seed', '#f7e6bd', 4], ['poppy seed|chia|nigella|black sesame', 'seed', '#33303a', 3], ['pumpkin seed|sunflower seed|pepita|seed', 'nut', '#7f9a55', 11], ['flax|linseed', 'seed', '#8a5a33', 4], ['chili flake|red pepper flake|paprika|aleppo', 'seed', '#c33a1e', 3], ['za\'?atar|dukkah', 'seed', '#6c6a34', 3],
  // Dairy
  ['feta|goat cheese|queso fresco|blue cheese|gorgonzola|cotija', 'crumb', '#fffaf0', 13], ['mozzarella|burrata|bocconcini', 'coin', '#fff8ea', 32], ['parmesan|pecorino|grana|gruyere', 'shred', '#f8e6ac', 15], ['cheddar|monterey jack|gouda|cheese|mexican blend|american cheese', 'shred', '#f6b63e', 17],
  ['cream|heavy cream|double cream|sour cream|creme fraiche|yogurt|yoghurt|cream cheese|mascarpone|ricotta|bechamel|alfredo|buttermilk|milk|half-and-half', 'tint', '#fbefd6', 0],
  // Grounds
  ['spaghetti|linguine|fettuccine|tagliatelle|pappardelle|angel hair|vermicelli|bucatini', 'noodle', '#efcd80', 15], ['ramen|egg noodle|lo mein|udon|noodle|chow mein', 'noodle', '#f0d392', 13], ['rice noodle|pad thai noodle|glass noodle', 'noodle', '#f5e9d0', 15], ['soba', 'noodle', '#b9926a', 12],
  ['penne|rigatoni|ziti|macaroni|elbow|fusilli|farfalle|rotini|shell|orecchiette|cavatappi|pasta|gnocchi|tortellini|ravioli', 'pasta', '#f0cd7d', 30], ['orzo', 'grain', '#f0d28a', 0], ['lasagn[ae]', 'tint', '#f0cd7d', 0],
  ['rice|basmati|jasmine rice|arborio|sushi rice|risotto', 'grain', '#faf0da', 0], ['brown rice|wild rice', 'grain', '#cfa873', 0], ['quinoa', 'grain', '#e5cd97', 0], ['couscous|bulgur|millet', 'grain', '#ecce8c', 0], ['farro|barley|freekeh|buckwheat|spelt', 'grain', '#c99c62', 0], ['oat|oats|oatmeal|muesli|granola', 'grain', '#e3c592', 0], ['polenta|grits|cornmeal', 'tint', '#f4cd62', 0],
  ['crouton|bread cube', 'cube', '#d99f52', 20], ['breadcrumb|panko|streusel|graham cracker', 'crumb', '#d29a51', 7], ['pita|naan|flatbread|tortilla chip|cracker', 'crescent', '#dba458', 34],
  // Sauces and colours
  ['coconut milk|coconut cream', 'tint', '#fbf2dc', 0], ['pesto', 'tint', '#7b9a3a', 0], ['soy sauce|tamari|teriyaki|hoisin|oyster sauce|balsamic', 'tint', '#5b2d16', 0], ['curry powder|turmeric|saffron|yellow curry|korma', 'tint', '#e3a326', 0], ['red curry|tikka|masala|harissa|gochujang|sriracha|chipotle|salsa|chili powder|paprika powder|buffalo', 'tint', '#cf5a26', 0], ['green curry|salsa verde|tomatillo|matcha', 'tint', '#9bb552', 0],
  ['stock|broth|bouillon', 'tint', '#d9a24e', 0], ['miso|tahini|peanut butter|almond butter|hummus', 'tint', '#d7ae70', 0], ['maple syrup|honey|caramel|golden syrup|dulce', 'tint', '#c9772b', 0], ['red wine', 'tint', '#7a2a35', 0], ['beer|stout', 'tint', '#7b4a22', 0],
  ['cocoa|dark chocolate|chocolate|brownie|espresso|coffee|nutella', 'tint', '#4e2a1a', 0], ['chocolate chip|chocolate chunk|cacao nib', 'chunk', '#4a2617', 13], ['white chocolate|marshmallow', 'cube', '#fff5e2', 17], ['cinnamon|gingersnap|speculoos', 'tint', '#a8652f', 0], ['peppermint candy|sprinkle', 'seed', '#e0527a', 5],
]

/** Foods that lie on a finished dish although as an ingredient they are not drawn or melt away. */
// biome-ignore format: a table
const served: readonly Row[] = [
  ['powdered sugar|icing sugar|confectioners sugar', 'seed', '#fffaf2', 4], ['sugar|salt|flaky salt|coarse salt', 'seed', '#fffdf6', 4], ['flour', 'seed', '#f7efe0', 4], ['black pepper|pepper|peppercorn|nutmeg', 'seed', '#4a382c', 3], ['spice|cumin|cumin seed|fenugreek|caraway|cayenne|sumac|vanilla', 'seed', '#8a5a2c', 3],
  ['ice|ice cube|crushed ice', 'cube', '#eef6f6', 30], ['star anise|whole clove|cinnamon stick|cardamom', 'nut', '#7a4a2a', 18], ['candied peel|candied ginger|marzipan|candle|candie|gummy|candy|sprinkle', 'bean', '#e8804f', 14], ['marshmallow', 'cube', '#fff8ec', 26],
  ['butter|melted butter|ghee', 'tint', '#f8d978', 0], ['oil|olive oil|chili oil', 'tint', '#d3b23c', 0], ['ketchup', 'tint', '#b52c1c', 0], ['mustard', 'tint', '#d9a62c', 0], ['mayonnaise|mayo|aioli|tartar sauce|ranch', 'tint', '#fbf0d3', 0], ['gravy', 'tint', '#855128', 0], ['soy|wasabi', 'tint', '#5b2d16', 0],
  ['custard|pudding|flan', 'tint', '#f4d688', 0], ['syrup|jam|jelly', 'tint', '#a8482c', 0], ['applesauce|mash|puree', 'tint', '#edd08c', 0], ['dressing|vinaigrette', 'tint', '#d8b565', 0], ['frosting|icing|whipped cream|meringue|glaze', 'tint', '#fff4e2', 0], ['lemonade', 'tint', '#f5e08a', 0], ['tea', 'tint', '#b9672c', 0], ['sauce', 'tint', '#a8552c', 0],
  ['bread|toast|bun|roll|loaf|baguette|brioche|ciabatta|bagel|focaccia|crust|pastry|puff pastry|phyllo|biscuit|cookie|cracker|wafer|cake|sponge|dough|waffle|pancake|crepe|doughnut|pretzel|pie', 'tint', '#d9a155', 0], ['tortilla|wrapper|wonton|lavash', 'tint', '#ecd3a0', 0], ['rye|rye bread|pumpernickel|whole-wheat bread|whole-grain bread', 'tint', '#8a5a38', 0],
  ['dumpling|gyoza|matzo ball', 'ball', '#f0dfb8', 40], ['garlic|ginger', 'nut', '#f1e0b4', 14], ['provolone|swiss cheese|swis|brie|camembert', 'tint', '#f7dd96', 0], ['cold cut|deli meat|mortadella|pastrami|corned beef', 'strip', '#c9706a', 36], ['liver|kidney|giblet', 'seared', '#7a4638', 36], ['ribs', 'seared', '#7d3f24', 46], ['meat', 'seared', '#8f4f30', 38], ['omelet|omelette|scrambled egg|egg ribbon', 'strip', '#f5c955', 34],
  ['greens|sprout|microgreen|fern|nopal|cress', 'frill', '#4f8a3c', 36], ['chile|pepper|pepperoncini|banana pepper|pimiento', 'strip', '#cf4026', 28], ['jackfruit|lychee|longan|guava|passion fruit|fruit', 'chunk', '#f3b74a', 24], ['vegetable', 'coin', '#e08a3c', 22], ['popcorn', 'ball', '#fff3d6', 16], ['tapioca|boba', 'ball', '#4a2a1c', 14], ['plantain', 'coin', '#e0a33c', 30], ['hominy', 'ball', '#f4e8c9', 15], ['caviar|roe', 'ball', '#e8622c', 7],
]

export interface FoodLook {
  shape: Shape
  colour: Colour
  size: number
  /** Words of the item that were recognized. */
  word: string
}

/**
 * Sorts alternatives so that "cream cheese" is tried before "cream"; bars inside brackets separate no names.
 */
const longestFirst = (words: string): string =>
  words
    .split(/\|(?![^(]*\))/)
    .sort((a, b) => b.length - a.length)
    .join('|')

const patternsOf = (table: readonly Row[]) =>
  table.map(([words, shape, colour, size]) => ({
    pattern: new RegExp(`(?<![a-z])(?:${longestFirst(words)})(?:e?s)?(?![a-z])`, 'g'),
    shape,
    colour,
    size,
  }))
const ingredients = patternsOf(rows)
const onDishes = [...patternsOf(served), ...ingredients]

/**
 * Returns the look of an ingredient, or null for salt, water, flour and everything unknown. Later and longer
 * words win.
 */
export function lookOf(item: string): FoodLook | null {
  const text =
    item
      .toLowerCase()
      .replace(/\(.*?\)/g, ' ')
      .split(',')[0] ?? ''
  return hidden.test(text) ? null : best(text, ingredients)
}

/**
 * Finds the food that lower-case words name on a finished dish, including food that its ingredient list
 * leaves out.
 */
export const foodIn = (text: string): FoodLook | null => best(text, onDishes)

/** Finds the longest and last name. */
function best(text: string, patterns: typeof ingredients): FoodLook | null {
  let found: FoodLook | null = null
  let reach = 0
  for (const { pattern, shape, colour, size } of patterns) {
    // A loop with exec, because matchAll would copy each of the hundred patterns for each ingredient.
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const end = match.index + match[0].length
      const score = end + match[0].length * 2
      if (score > reach) {
        reach = score
        found = { shape, colour, size, word: match[0] }
      }
    }
  }
  return found
}

/** Ingredients that do not show: oils, vinegars, powders, extracts. */
const hidden =
  /(?<![a-z])(?:oil|oils|vinegar|extract|flour|starch|powdered|bouillon|garlic powder|onion powder|black pepper|white pepper|peppercorns?|ground pepper|cayenne|cooking spray|baking (?:powder|soda)|yeast|sugar|salt|water|ground coriander|coriander seeds?|ground ginger|mustard seeds?|celery seeds?|cumin|gelatin|fish sauce|juice of|mayonnaise|mustard|worcestershire|ghee|pizza dough)(?![a-z])|(?<!peanut |almond |cashew |nut )butter(?!milk|nut| bean| lettuce)/
