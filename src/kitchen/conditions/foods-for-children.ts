import type { Condition } from './condition.ts'
import { group } from './food-group.ts'

/**
 * Foods that small children should not eat. Sources: NHS, "Foods to avoid giving babies and young children"
 * and Start for Life, "Weaning"; CDC, "Foods and drinks to avoid or limit" and "Choking hazards"; American
 * Academy of Pediatrics.
 */

/**
 * Sodium of 100 g above which a food is high in salt: UK Department of Health, front-of-pack labels (1.5 g
 * salt).
 */
const HIGH_SODIUM_MG = 600

const MONTHS_OF_FULL_FAT = 24

export const honey = group({
  why: 'honey may carry botulism and is not for the first year',
  instead: 'Sweeten with mashed banana or apple.',
  tags: ['honey'],
  words: 'honey,honeycomb,royal jelly',
  said: 'honey mustard,honey[- ]roasted,honey',
})

export const salty = group({
  why: 'too salty for a baby to deal with',
  instead: 'Leave it out for the baby; season with herbs, garlic or lemon.',
  fits: ({ sodium }) => sodium >= HIGH_SODIUM_MG,
  // Leaveners are used by the pinch, and the NHS allows mild cheeses from six months.
  but: 'baking-powder baking-soda cheddar mozzarella mozzarella-low-moisture monterey-jack colby muenster tea',
  ids: `
    salt chicken-stock beef-stock fish-stock vegetable-stock dashi gravy kimchi vegan-kimchi sauerkraut dill-pickle
    sweet-pickle tomato-sauce pasta-sauce enchilada-sauce hummus halloumi potato-chip tortilla-chip corn-flake
    pork-sausage breakfast-sausage yeast-extract rye-bread fish-stick chicken-nugget veggie-burger french-fry surimi
    baked-beans fried-onion vegan-mayonnaise
  `,
  words:
    'salt,soy sauce,stock cube,bouillon,broth,bacon,ham,sausage,salami,olive,caper,pickle,anchovy,anchovies,feta,halloumi,miso,gravy,chips,crisps,cured meat',
  said: 'celery salt,garlic salt,onion salt,seasoned salt,salted butter',
  unless: /\b(?:unsalted|no[- ]salt(?:[- ]added)?|salt[- ]free|without salt|low[- ]salt baby)\b/,
})

export const sugar = group({
  why: 'added sugar',
  instead: 'Sweeten with mashed banana, apple or a few soft dates.',
  ids: `
    sugar brown-sugar palm-sugar powdered-sugar maple-sugar maple-syrup agave-syrup corn-syrup golden-syrup molasses
    pomegranate-molasses simple-syrup sweetener erythritol jam jelly marmalade caramel marshmallow toffee lemon-curd
    dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate vegan-dark-chocolate
    vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles maraschino-cherry
    vanilla-pudding-mix custard cake-mix graham-cracker ladyfinger sandwich-cookie gluten-free-cookie vanilla-wafer chocolate-wafer
    malted-milk-powder condensed-milk dulce-de-leche evaporated-coconut-milk eggnog whipped-cream sponge-cake pound-cake
    angel-food-cake vanilla-ice-cream vegan-ice-cream granola cola ginger-ale tonic-water cranberry-juice
    cranberry-relish mango-chutney sweetened-coconut sweetened-almond-milk honey-roasted-peanut ketchup barbecue-sauce
    sweet-chili-sauce balsamic-glaze cranberry-dried fruit-cocktail peach-canned trail-mix mirin banana-chips protein-powder
  `,
  words:
    'sugar,syrup,jam,candy,candies,chocolate,cookie,biscuit,cake,ice cream,sweetener,stevia,jelly,pudding',
  unless: /\b(?:no|without|zero)[- ](?:added[- ])?sugar\b|\bsugar[- ]free\b|\bunsweetened\b|\bsugar snap\b/,
})

const nutIds =
  'almond walnut pecan cashew pistachio hazelnut macadamia brazil-nut mixed-nuts peanut honey-roasted-peanut trail-mix pine-nut pumpkin-seed sunflower-seed'

export const wholeNuts = group({
  why: 'whole nuts and large seeds can choke a small child',
  instead: 'Use nut butter, or nuts and seeds that are finely ground.',
  ids: nutIds,
  words:
    'nut,almond,cashew,peanut,pistachio,pecan,walnut,hazelnut,pumpkin seed,sunflower seed,pepita,whole seed',
  unless:
    /\b(?:finely|ground|crushed|blended|milled|powdered|meal|flour|butter|milk|chopped very fine|minced|pureed|soaked and blended)\b/,
})

export const alcohol = group({
  why: 'alcohol',
  instead: 'Use water, juice or stock without salt.',
  tags: ['alcohol'],
  words: 'wine,beer,cider,rum,vodka,whisk(?:e)?y,brandy,liqueur,sherry,port,sake,mirin,bourbon,cognac',
  unless: /\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b|\bapple cider\b/,
})

export const fish = group({
  why: 'a large fish that is high in mercury',
  instead: 'Use salmon, cod or trout, cooked through and without bones.',
  ids: 'swordfish',
  words: 'swordfish,shark,marlin,king mackerel,tilefish,bigeye tuna,orange roughy',
  said: 'shark,marlin,king mackerel,tilefish,bigeye',
})

export const softCheese = group({
  why: 'soft cheese with mold or a rind may carry listeria',
  instead: 'Use mild cheddar, cottage cheese or cream cheese, or cook it until it steams.',
  ids: 'brie camembert blue-cheese goat-cheese',
  words: 'brie,camembert,blue cheese,gorgonzola,roquefort,stilton,chevre',
  said: 'raw milk,unpasteuri[sz]ed [a-z]+',
  isFineCooked: true,
})

export const sprouts = group({
  why: 'raw sprouts may carry salmonella and E. coli',
  instead: 'Cook them until they steam, or leave them out.',
  ids: 'alfalfa-sprouts bean-sprout',
  words: 'sprout',
  unless: /\bbrussels?\b|\bmicrogreens?\b/,
  isFineCooked: true,
})

export const riceDrink = group({
  why: 'rice drinks hold arsenic and are not for children under five',
  instead: 'Use whole milk, or an unsweetened oat or soy drink with calcium.',
  ids: 'rice-milk',
  words: 'rice milk,rice drink',
})

export const lowFat = group({
  why: 'small children need the fat of full-fat dairy',
  instead: 'Use the full-fat kind.',
  ids: 'skim-milk low-fat-milk nonfat-greek-yogurt light-cream-cheese low-fat-cottage-cheese fat-free-evaporated-milk part-skim-ricotta',
  said: 'low[- ]fat (?:milk|yogh?urt|cheese),fat[- ]free (?:milk|yogh?urt|cheese),skimmed milk',
})

/**
 * Low-fat foods, which are forbidden before the second birthday (NHS); a child of unknown age may be younger.
 */
export const lowFatUnderTwo = {
  ...lowFat,
  has: (food: Parameters<typeof lowFat.has>[0], condition: Condition) =>
    (condition.months ?? 0) < MONTHS_OF_FULL_FAT && lowFat.has(food, condition),
  said: /(?!)/,
}

export const caffeine = group({
  why: 'caffeine',
  instead: 'Use milk or water.',
  ids: 'coffee espresso espresso-powder ground-coffee tea tea-bag tea-leaf matcha cola coffee-liqueur',
  words: 'coffee,espresso,energy drink,matcha,green tea,black tea',
  unless: /\b(?:decaf|decaffeinated|herbal|rooibos|fruit tea)\b/,
})

export const hot = group({
  why: 'too hot for a small child',
  instead: 'Use sweet paprika, cumin or cinnamon.',
  ids: `
    cayenne chili-flake chili-powder red-chili green-chili jalapeno habanero chili-dried hot-sauce sriracha gochujang
    harissa doubanjiang wasabi horseradish horseradish-root chili-oil thai-red-curry-paste thai-green-curry-paste
    vegan-curry-paste indian-curry-paste jerk-seasoning cajun-seasoning chipotle-in-adobo pickled-jalapeno
    green-chile-canned tomatoes-with-green-chilies kimchi vegan-kimchi chili-seasoning
  `,
  words: 'chil[ei],chill?i,cayenne,hot sauce,wasabi,jalapeno,habanero,sriracha,ghost pepper',
  unless: /\bmild chil[ei]|\bmild chilli\b|\bsweet chil[ei]\b/,
})

export const hardAndSticky = group({
  why: 'it can choke a small child',
  instead: 'Use soft fruit, or puffed snacks that melt in the mouth.',
  ids: 'popcorn popcorn-kernel marshmallow toffee caramel butterscotch-chip',
  words:
    'popcorn,hard candy,boiled sweet,lollipop,chewing gum,gum,jelly cube,jelly bean,gummy bear,marshmallow,toffee,candy,candies,jawbreaker,mint candy,ice cube',
})
