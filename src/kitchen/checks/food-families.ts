import type { Allergen, Food, FoodTag } from '../foods/food.ts'
import { singular } from './words.ts'

type Member = (food: Food) => boolean

const tagged =
  (...tags: FoodTag[]): Member =>
  (food) =>
    tags.some((tag) => food.tags.includes(tag))
const carrying =
  (...allergens: Allergen[]): Member =>
  (food) =>
    allergens.some((allergen) => food.allergens.includes(allergen))
const called =
  (words: RegExp): Member =>
  (food) =>
    words.test(food.id) || words.test(food.name)
/** Corn and its products: the chips of a walking taco, but no flour tortillas. */
export const isCorn: Member = called(
  /(?<!pepper|a)corn(?!ed|ichon)|polenta|hominy|masa[- ]harina|masarepa|grits|(?<!flour[- ]|wheat[- ])tortilla|taco[- ]shell/,
)
const any =
  (...members: Member[]): Member =>
  (food) =>
    members.some((member) => member(food))

/** Onions and their relatives without garlic, which people who avoid onions mostly want. */
const onions = called(/onion|shallot|leek|scallion|chive|ramps|\bnegi\b/)
const nuts = any(
  carrying('tree-nuts', 'peanuts'),
  called(/peanut|almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|praline|marzipan|nutella/),
)
const shellfish = any(
  tagged('shellfish'),
  carrying('crustaceans', 'molluscs'),
  called(/oyster sauce|shrimp paste/),
)
/** Chiles in every form in which they are sold, also those that are hardly hot; bell peppers and paprika are none. */
const chiles = called(
  /chil[ei]|jalapeno|serrano(?! ham)|habanero|poblano|wax-pepper|scotch-bonnet|cayenne|chipotle|\bancho\b|guajillo|pasilla|cascabel|arbol|aleppo|espelette|calabrian|peperoncin|pepperoncin|gochugaru|sriracha|harissa|gochujang|doubanjiang|hot-sauce|sambal|berbere|mitmita|piri-piri|\baji-/,
)
const peppers = any(
  called(/bell-pepper|roasted-red-pepper|frozen-pepper|turkish-pepper-paste|pimento|capsicum/),
  chiles,
)
/** Cream, but neither cream of tartar nor marshmallow creme. */
const cream = called(
  /(?<!chestnut[- ])cream$|(?<!marshmallow )creme|crema$|half-and-half|cream[- ](?!cheese|cone|of[- ](?:tartar|wheat|coconut))/,
)
const mayonnaise = called(/mayonnaise|aioli|tartar-sauce|remoulade/)
const fruits =
  /apple|pear(?!l)|banana|berr(?:y|ies)|cherry(?!-tomato)|peach|nectarine|plum|apricot|grape(?!-leaf|seed)|melon|mango|papaya|kiwi|fig|orange|tangerine|mandarin|clementine|pomelo|pomegranate|persimmon|quince|rhubarb|lychee|guava|passion|currant|cantaloupe|honeydew|kumquat|soursop|date$|prune|raisin|starfruit|jackfruit|dragon fruit|durian/i
/** Produce that seasons a dish and is not meant by "vegetables". */
const seasoning =
  /lemon|lime|garlic|ginger|parsley|cilantro|basil|mint|dill|chive|thyme|rosemary|sage|oregano|tarragon|bay|shallot|chil[ei]|jalapeno|serrano|habanero|lemongrass|galangal|turmeric|curry lea|makrut|horseradish|shiso|perilla|epazote|pandan/i
/** Fruit that is fresh, frozen, canned or dried, but not its juice, jam or vinegar. */
export const isFruit: Member = ({ aisle, name, id }) =>
  /Produce|Frozen|Canned|Baking|Snack|Dried/.test(aisle) &&
  (fruits.test(name) || fruits.test(id)) &&
  !/leaf|jam|jelly|preserve|butter|sauce|juice|filling|vinegar|extract|tomato|relish|chutney/.test(id)
export const isVegetable: Member = (food) =>
  (food.aisle === 'Produce' ||
    (/Frozen|Canned/.test(food.aisle) &&
      /corn|pea(?!nut|r|ch)|bean|spinach|broccoli|carrot|tomato|vegetable/.test(food.id))) &&
  !isFruit(food) &&
  !seasoning.test(food.name)
/**
 * Vegetables that people who dislike vegetables leave on the plate; onions in a sauce and potatoes are eaten.
 */
const isDislikedVegetable: Member = (food) =>
  isVegetable(food) &&
  !/onion|scallion|leek|potato|yam$|tofu|tempeh|seitan|yuba|natto|hummus|bean(?!-sprout)|pea-canned|juice|leaf|truffle|avocado|plantain|melon|banana|stock|bouillon|soup|tomato-(?:paste|sauce|puree)|lavender|flower|konjac/.test(
    food.id,
  )
/** Breads of every shape; a bun is left out with all of them, since one is served in place of another. */
const breads = called(
  /(?<!sweet)bread(?![- ]?(?:crumb|fruit|flour))|bun|roll(?!ed|[- ]wrapper)|baguette|pita|naan|ciabatta|sourdough(?![- ]starter)|brioche|bagel(?![- ]season)|toast(?!ed)|english[- ]muffin|focaccia|bolillo|croissant|crouton|chapati|paratha|youtiao|injera|matzo|simit/,
)
const deliMeat = called(/^(?:ham|salami|prosciutto|pepperoni|pastrami|mortadella)|bologna|deli|corned-beef/)
const sausages = called(/sausage|hot-dog|chorizo|kielbasa|bratwurst|frankfurter|merguez|andouille/)
const pasta = called(
  /pasta(?![- ]sauce)|spaghetti(?![- ]squash)|penne|linguine|fettuccine|tagliatelle|macaroni|rigatoni|fusilli|farfalle|lasagn|orzo|noodle|gnocchi|ravioli|tortellini|ramen|udon|soba|vermicelli/,
)

/** Grains by name; vinegar and wine of rice have none left in them. */
const grains = called(
  /(?<!cauliflower[- ])\brice(?![- ](?:vinegar|wine))|quinoa|bulgur|couscous|farro|barley|millet|\boats?\b|oatmeal|freekeh|buckwheat|\brye\b|spelt|semolina|cornmeal|polenta|grits|masa[- ]harina|tortilla|cracker|teff|sorghum|amaranth/,
)
/** Grains and what is baked or rolled of them: flour, bread, pasta, cookies. */
const isGrain: Member = (food) =>
  grains(food) || pasta(food) || (food.allergens.includes('gluten') && !/Condiments|Drinks/.test(food.aisle))

/**
 * Foods that a plain word covers when a cook excludes it or refers to a listed food: no onion also means no
 * shallot, and "the pasta" is the spaghetti of the list.
 */
export const families: Readonly<Record<string, Member>> = {
  onion: onions,
  allium: any(tagged('allium'), onions, called(/garlic/)),
  garlic: called(/garlic|aioli/),
  nut: nuts,
  almond: called(/almond|marzipan|amaretti|frangipane/),
  'tree nut': carrying('tree-nuts'),
  peanut: carrying('peanuts'),
  shellfish,
  seafood: any(shellfish, tagged('fish'), carrying('fish')),
  fish: any(tagged('fish'), carrying('fish')),
  crustacean: carrying('crustaceans'),
  cephalopod: called(/squid|octopus|cuttlefish|calamari/),
  meat: tagged('meat', 'poultry', 'pork'),
  'red meat': (food) => tagged('meat')(food) && !tagged('poultry', 'pork')(food),
  pork: any(tagged('pork'), called(/pork|bacon|ham$|prosciutto|pancetta|lard$|chorizo|pepperoni|salami/)),
  beef: called(/beef|steak|brisket|oxtail|corned/),
  lamb: called(/lamb|mutton/),
  poultry: tagged('poultry'),
  chicken: called(/chicken/),
  turkey: called(/turkey/),
  bird: tagged('poultry'),
  sausage: sausages,
  dairy: any(tagged('dairy'), carrying('milk')),
  lactose: any(tagged('dairy'), carrying('milk')),
  milk: any(tagged('dairy'), carrying('milk')),
  cheese: called(
    /cheese|parmesan|cheddar|mozzarella|feta|ricotta|gruyere|pecorino|gouda|halloumi|paneer|mascarpone|brie|provolone|burrata|cotija|monterey|fontina|queso|quark|camembert|asiago|scamorza|raclette|reblochon|velveeta|colby|\bedam\b|muenster|havarti|manchego|kashk|boursin|brunost/,
  ),
  'soft cheese': called(
    /brie|camembert|goat-cheese|ricotta|feta|cream-cheese|mascarpone|burrata|blue-cheese|queso-fresco|cottage-cheese|mozzarella/,
  ),
  cream,
  yogurt: called(/yogh?urt|skyr|labneh/),
  egg: any(tagged('egg'), carrying('eggs')),
  gluten: carrying('gluten'),
  wheat: carrying('gluten'),
  soy: carrying('soy'),
  soya: carrying('soy'),
  sesame: any(carrying('sesame'), called(/sesame|tahini/)),
  mustard: carrying('mustard'),
  celery: any(carrying('celery'), called(/celery|celeriac/)),
  sulphite: carrying('sulphites'),
  lupin: carrying('lupin'),
  alcohol: tagged('alcohol'),
  wine: called(/wine(?![- ]vinegar)|mirin|^sake$|port$|sherry|marsala|vermouth|champagne|prosecco/),
  beer: called(/beer|stout|\bale$|lager/),
  gelatin: tagged('gelatin'),
  honey: tagged('honey'),
  nightshade: any(tagged('nightshade'), called(/tomato|eggplant|^potato|paprika/), peppers),
  pepper: peppers,
  'bell pepper': called(/bell-pepper|capsicum|roasted-red-pepper|roasted-pepper/),
  chili: chiles,
  chile: chiles,
  chilli: chiles,
  'hot pepper': chiles,
  pasta,
  noodle: pasta,
  rice: called(
    /(?<![a-z]|cauliflower[- ])rice(?![- ](?:vinegar|noodle|wine|flour|paper))|arborio|basmati|risotto/,
  ),
  grain: isGrain,
  buckwheat: called(/buckwheat|\bsoba\b/),
  oat: called(/\boats?\b|oatmeal/),
  corn: isCorn,
  tea: called(/\btea\b/),
  caffeine: called(
    /coffee|espresso|(?<!barley-|ginger-|herbal-)\btea\b|matcha|chai|cola|energy-drink|yerba|guarana/,
  ),
  bread: any(breads, called(/tortilla(?![- ]chip)/)),
  breadcrumb: called(/breadcrumb|panko/),
  crumb: called(/crumb|panko|cracker|cornflake/),
  toast: called(/bread|bun|baguette|sourdough|brioche|bagel|ciabatta|toast(?!ed)/),
  banger: called(/sausage|bratwurst|chorizo|merguez/),
  bun: breads,
  tortilla: called(/tortilla|wrap/),
  // Ground nuts are a flour when a line calls them one.
  flour: called(/(?<!almond-|cashew-|hazelnut-|almond |cashew )flour|masa-harina|baking-mix|^atta$/),
  sugar: called(/sugar(?![- ]snap)/),
  'refined sugar': called(/(?<!coconut[- ])sugar|corn-syrup/),
  'deli meat': deliMeat,
  'processed meat': any(deliMeat, sausages, called(/bacon|pancetta|jerky|hot-dog|spam/)),
  offal: any(
    called(
      /\b(?:liver|gizzards?|tripe|tongue|sweetbreads?|brains?|giblets?|haggis|foie gras|chitterlings?)\b/,
    ),
    (food) => food.aisle === 'Meat & Fish' && /\b(?:kidney|heart)s?\b/.test(food.name),
  ),
  'seed oil': called(
    /^(?:vegetable|canola|sunflower|safflower|corn|soybean|grapeseed|cottonseed|rice-bran|peanut)[- ]oil|cooking-spray|shortening|margarine/,
  ),
  ham: called(/\bham\b|prosciutto|serrano(?!-(?:pepper|chil))|\bspeck\b|parma/),
  bacon: called(/bacon|pancetta|guanciale|lardon/),
  'soy sauce': called(/soy-sauce|tamari/),
  'dried fruit': called(/raisin|^date$|prune|dried|sultana|currant/),
  'heavy cream': cream,
  oil: called(/oil$|-oil|spray/),
  fat: called(/oil$|butter|ghee|lard|shortening|fat$/),
  butter: called(/butter$|ghee|niter-kibbeh/),
  // Spreads of plant oils that are baked with like butter.
  margarine: called(/margarine|vegan-butter/),
  shortening: called(/shortening/),
  mayonnaise,
  mayo: mayonnaise,
  vinegar: called(/vinegar|balsamic-glaze/),
  stock: called(/stock|broth|bouillon/),
  broth: called(/stock|broth|bouillon/),
  bean: called(
    /(?<!vanilla[- ]|coffee[- ])bean(?![- ]sprout)|chickpea|lentil|edamame|black-eyed-pea|pigeon-pea|urad-dal|falafel|hummus/,
  ),
  lentil: called(/lentil|dal$/),
  pulse: called(
    /(?<!vanilla-|coffee-|green-)bean(?!-sprout|-sauce)|chickpea|lentil|split-pea|pigeon-pea|black-eyed/,
  ),
  tofu: called(/tofu/),
  legume: called(
    /(?<!vanilla[- ]|coffee[- ]|cocoa[- ])bean|chickpea|lentil|pea(?:s|$)|edamame|peanut|hummus|falafel|lupin|[- ]dal$|^dal$|mixed-vegetable|succotash|glass-noodle|satay|trail-mix/,
  ),
  green: called(
    /spinach|kale|lettuce|arugula|chard|greens|cabbage|bok-choy|watercress|endive|collard|romaine/,
  ),
  lettuce: called(/lettuce|romaine|greens/),
  herb: called(/basil|parsley|cilantro|mint|dill|thyme|rosemary|oregano|sage|chive|tarragon|marjoram|bay/),
  mushroom: called(
    /mushroom|portobello|shiitake|cremini|porcini|chanterelle|morel|enoki|shimeji|wood-ear|huitlacoche/,
  ),
  tomato: called(/tomato|passata|marinara|ketchup|pasta-sauce|^salsa$/),
  potato: called(/potato/),
  squash: called(/squash|pumpkin(?![- ](?:seed|pie))|zucchini|chayote|bottle-gourd/),
  cabbage: called(/cabbage|slaw|bok-choy/),
  fruit: isFruit,
  vegetable: isDislikedVegetable,
  veggie: isDislikedVegetable,
  veg: isDislikedVegetable,
  melon: called(/(?:^|[ -])melon|cantaloupe/),
  // Juniper and caper berries are spices.
  berry: called(/(?<!juniper[- ]|caper)berr(?:y|ies)|currant|acai/),
  citrus: called(/lemon|lime|orange|grapefruit|clementine|mandarin/),
  coconut: called(/coconut/),
  chocolate: called(/chocolate|cocoa|cacao/),
  shrimp: called(/shrimp|prawn/),
  prawn: called(/shrimp|prawn/),
  // Tahini and sesame oil are seeds as well: an allergy to seeds leaves them out.
  seed: called(/seed|sesame|tahini/),
  syrup: called(/syrup|honey|agave|molasses/),
  'food coloring': called(
    /^(?:food-coloring|sprinkles|silver-dragee|maraschino-cherry|fruit-cocktail|hard-candy|candy-coated-chocolate|gummy-candy|jelly-powder|licorice-candy|frosting|cake-mix|(?:vanilla|chocolate)-pudding-mix|melon-liqueur|soft-drink|diet-soda|pickle-relish|candied-citrus|marshmallow|edible-glitter)$/,
  ),
  spice: (food) => food.aisle === 'Spices & Seasonings',
}

/** Returns the family that a word names, in the singular or plural. */
export const familyOf = (word: string): Member | undefined => {
  const name = word.trim().toLowerCase().replace(/-/g, ' ')
  const stem = name.split(' ').map(singular).join(' ')
  return Object.hasOwn(families, name)
    ? families[name]
    : Object.hasOwn(families, stem)
      ? families[stem]
      : undefined
}
