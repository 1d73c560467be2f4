import type { Diet } from '../craving/craving.ts'
import type { Allergen, Food, FoodTag } from '../foods/food.ts'

/**
 * Foods that a diet forbids: by the food table, by words for foods that the table lacks, and with exceptions
 * for words that only sound forbidden.
 */
export interface DietRule {
  tags: readonly FoodTag[]
  allergens: readonly Allergen[]
  /** Forbidden foods by id, when tags and allergens do not cover them. */
  ids?: RegExp
  /** Words that break the diet in an item whose food is unknown. */
  words: RegExp
  /** Products that break the diet in any line, even beside a known food: "speck-wrapped asparagus". */
  always?: RegExp
  /** Items that contain a forbidden word and keep the diet: "oat milk", "vegan butter". */
  substitutes: RegExp
}

/** Fat, cured meat and other products of the pig, under the names that they are sold by. */
const pig =
  "lard|manteca|nduja|lardons?|lardo|strutto|saindoux|chicharron(?:es)?|pork (?:rinds?|scratchings?|fat|blood)|guanciale|boudin|coppa|capicola|capocollo|culatello|soppressata|char siu|chitterlings?|chitlins|fatback|salt pork|pigs?'?s? (?:feet|foot|trotters?|ears?|tails?|cheeks?|heads?)|trotters?|wild boar|blood sausages?|black pudding|jambon|jamon|mortadella|head cheese|liverwurst|bratwursts?|kielbasa|carnitas|gammon|spam"
/**
 * Pork words for ingredient lines only, since in a step they mean something else: a speck of salt, a
 * crackling crust.
 */
const pigOnLine = 'speck(?! of| salt| cayenne| pepper)|cracklings?'
/** Fats, offal, cured meats and game whose names do not say meat. */
const hiddenMeat =
  "tallow|schmalt?z|suet|caul fat|bone marrow|marrow ?bones?|bone broth|demi[- ]glace|haggis|white pudding|sweetbreads?|rillettes?|boerewors|boerewurst|merguez|bresaola|biltong|pastrami|confit de canard|boar|elk|moose|ostrich|emu|kangaroo|alligator|crocodile|frogs?'?s? legs|camel|horse ?meat|goat (?:shoulder|leg|chops?|meat|stew meat|ribs?)"
/** Sweets and jellies that are set with gelatin. */
const gelatin =
  'gelatine?|marshmallows?(?! (?:fluff|creme|cream|root))|gummies|gummy (?:bears?|worms?|cand(?:y|ies)|sweets?)|wine gums?|jell-?o|aspic|jelly (?:babies|cubes|crystals)|haribo'
/** Colors and glazes made of insects. */
const insects = 'carmine|cochineal'
const meat = `beef|steak|veal|lamb|mutton|goat meat|venison|bison|pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|sausages?|hot dogs?|corn dogs?|andouille|meatballs?|mince|rashers?|ground meat|chicken|turkey|duck|goose|quail|rabbit|liver|foie gras|pate|oxtail|tripe|jerky|gyro meat|${pig}|${hiddenMeat}|${gelatin}|${insects}`
const fish =
  'fish|salmon|tuna|cod|haddock|halibut|trout|tilapia|sardines?|anchov(?:y|ies)|mackerel|herring|snapper|swordfish|eel|caviar|roe|bonito|katsuobushi|dashi|worcestershire|caesar dressing|isinglass'
const shellfish =
  'shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|langoustines?|scallops?|clams?|mussels?|oysters?|squid|calamari|octopus|cockles?|oyster sauce|shrimp paste|sea urchin|conch|abalone|whelks?|escargots?'
const dairy =
  'milk|butter|buttermilk|cream|half-and-half|cheese|parmesan|mozzarella|cheddar|feta|ricotta|mascarpone|paneer|halloumi|gruyere|yogh?urt|kefir|ghee|whey|casein|creme fraiche|sour cream|ice cream|custard|condensed milk|evaporated milk|queso|labneh|skyr|bechamel|milk chocolate'
const egg = 'eggs?|egg whites?|egg yolks?|mayonnaise|mayo|meringue|aioli|hollandaise|brioche|challah'
const gluten =
  'flour|wheat|bread|breadcrumbs|panko|toast|stuffing|pasta|spaghetti|penne|linguine|fettuccine|macaroni|lasagn[ae]|noodles?|ramen|udon|couscous|bulgur|barley|rye|farro|spelt|semolina|freekeh|seitan|soy sauce|teriyaki sauce|hoisin|beer|malt|crackers?|graham|pita|naan|baguette|buns?|croissants?|phyllo|filo|puff pastry|pie crust|pizza dough|flour tortillas?|croutons|brioche|ciabatta|sourdough|orzo|gnocchi|biscuits?|cookies|matzo'
const nuts =
  'nuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|brazil nuts?|pine nuts?|peanuts?|praline|marzipan|frangipane|nutella|nut butter|almond (?:milk|flour|butter|extract)|peanut butter|satay sauce|amaretto|gianduja'
const alcohol =
  'wine|beer|ale|stout|lager|cider|rum|vodka|whisk(?:e)?y|bourbon|brandy|cognac|gin|tequila|mezcal|liqueur|kahlua|amaretto|marsala|sherry|port|vermouth|sake|mirin|champagne|prosecco|shaoxing|kirsch|cointreau|grand marnier|limoncello|soju|absinthe|pastis|pernod|ouzo|raki|arak|campari|aperol|triple sec|chartreuse|sambuca|cachaca|grappa|pisco|schnapps|hard seltzer|mead|moonshine|curacao|lillet|frangelico|baileys|irish cream|scotch|bitters|creme de (?:cassis|menthe|cacao|violette)|sangria|baijiu|makgeolli|calvados|armagnac|drambuie|chablis|rioja|chianti|merlot|malbec|burgundy wine'

/**
 * Returns a pattern for a claim with the noun behind it, a few words on, but without words that "and" adds.
 * @param foods what the claim does not speak of: a dairy-free mayonnaise has eggs
 */
export const claimed = (claims: string, foods = ''): string =>
  `(?:${claims})(?:[- ](?!(?:and|or|with|in|plus|topped|filled|stuffed|coated|dipped|wrapped|for|from|on|over${foods && `|${foods}`})\\b)[a-z]+){0,4}`
/**
 * Returns a pattern for a claim at the end of a line or part, which applies to the words before it: "bacon
 * bits (vegetarian)", or to the word before it: "chorizo vegan".
 */
const trailing = (claims: string): string =>
  `[a-z'-]+(?: [a-z'-]+){0,3}(?:, | \\()(?:${claims})(?=\\)|,| \\(|$)|[a-z'-]+ (?:${claims})(?=\\)|,| \\(|$)`
/** Returns a pattern for "soy-free tamari" and "miso (soy-free)". */
export const freeOf = (what: string): string => `${trailing(`${what}[- ]free`)}|${claimed(`${what}[- ]free`)}`
/** Makers whose every product is vegan, so that their name is a claim: Daiya cheddar. */
const plantMakers =
  "violife|daiya|miyoko'?s|follow your heart|vegenaise|earth balance|tofutti|kite hill|oatly|so delicious|tofurky|field roast|gardein|beyond meat|just egg|treeline|heura|oatgurt"
/** Lines that name such a maker. */
export const ofPlantMaker = new RegExp(`\\b(?:${plantMakers})\\b`)
/** Plants that a product is based on which takes the place of milk or meat: "oat-based crème fraîche". */
const plantBased =
  '(?:oat|soya?|almond|rice|coconut|cashew|hemp|pea|nut|macadamia|chickpea|lentil|bean|tofu|seitan|mushroom|jackfruit|konjac|seaweed|algae|sunflower|lupin)[- ]based'
const plant = `${trailing('vegan|plant[- ]based')}|${claimed(plantBased)}|${claimed('(?:fish|tuna|salmon)[- ]free', `${meat}|${shellfish}|${dairy}|${egg}`)}|${claimed(`${plantMakers}|vegan|plant[- ]based`)}|${claimed('non-?dairy|dairy[- ]free', `${meat}|${fish}|${shellfish}|${egg}`)}|${claimed('egg[- ]free|eggless', `${meat}|${fish}|${shellfish}|${dairy}`)}|jackfruit|tofu|tempeh|seitan|soya? (?:milk|cream|yogh?urt|mince|chunks|curls|cheese|chorizo)|(?:beyond|impossible) (?:meat|burgers?|beef|sausages?)`
/** Plants in the shape of meat and fish. */
const meatOfPlants =
  '(?:coconut|tempeh|tofu|seitan|rice paper|mushroom|shiitake|king oyster|portobello|jackfruit|cauliflower|eggplant|aubergine|carrot|beet|lentil|chickpea|walnut|soya?|vegetable|celeriac|banana peel|watermelon|sunflower|black bean) (?:steaks?|meatballs?|sausages?|bacon(?: bits)?|ham|mince|meat|jerky|chorizo|cutlets?|wings?|ribs?|lox|pate|caviar)|(?:chicken|beef|bacon|ham|bologna|turkey|pork|duck|tuna|fish|crab|shrimp)[- ](?:style|flavou?red) (?:seitan|tofu|tempeh|soya?|jackfruit|mushrooms?)|(?:ham|bacon|pork|meat|beef|chicken|gelatine?|lard)[- ]free'
const plantDairy = '(?:oat|soya?|almond|rice|coconut|cashew|hemp|pea|macadamia|nut)'
const meatless = `${trailing('vegetarian|veggie|meatless|meat-free')}|${claimed('vegetarian|veggie|meatless|meat-free|mock')}`
const plantMilk =
  '(?:oat|soya?|almond|rice|coconut|cashew|hemp|pea|hazelnut|macadamia|nut|flax|peanut|apple|cocoa|shea|sunflower|cookie|pumpkin|tahini|sesame|walnut|pecan|pistachio|date)'
/**
 * Plant products under names of meat and dairy; cream and cheese only for plants that are not served with
 * dairy cream.
 */
const madeOfPlants =
  '(?:smoked |firm |silken )?(?:tofu|tempeh|seitan|soya?|cashew|almond|oat|coconut|macadamia|sunflower)(?: cooking| whipping| smoked)? (?:feta|sour cream|cream(?! cheese)|lardons?|halloumi|paneer)|(?:smoked |pulled |shredded )?(?:jackfruit|king oyster mushrooms?|mushroom|seitan|tofu|tempeh|soya?) (?:carnitas|pulled pork|lardons?|gyros|kebabs?|nuggets|jerky|bacon)|(?:lactose-free )?(?:oat|soya?|almond|rice|coconut|hemp|pea) drink|maple butter|aquafaba meringues?'
/** Milk products that say so behind their name: "cream cheese, dairy-free". */
const dairySoldWithout = `(?:[a-z'-]+ ){0,3}(?:${dairy})(?:, | \\()(?:dairy|milk)[- ]free(?=\\)|,| \\(|$)`
const noAnimal = `${madeOfPlants}|${dairySoldWithout}|${freeOf('milk')}|${meatOfPlants}|${plant}|(?:vegetable|veggie|mushroom) (?:stock|broth|bouillon|demi[- ]glace)|(?:vegetable|vegetarian) (?:suet|lard|ghee)|manteca (?:vegetal|de cacao)|agar|just egg|lamb's lettuce|lobster mushrooms?|sea vegetables?|coconut milk (?:yogh?urt|kefir|powder)|${plantDairy} (?:ricotta|mozzarella|parmesan|feta|cream cheese|queso|sour cream|whipped cream|condensed milk|kefir)|${plantMilk} (?:milk|butter|cream|yogh?urt|creamer|cheese|whipping cream)|coconut (?:milk|cream)|cream of (?:tartar|coconut)|butter(?:nut)? (?:beans?|lettuce|squash)|butternut|butterhead|peanut butter|creamed corn|cocoa butter|eggplants?|eggless|flax eggs?|chia eggs?|egg (?:replacer|substitute)|nutritional yeast|aquafaba|king oyster mushrooms?|oyster mushrooms?|chicken of the woods|hen of the woods|beef(?:steak)? tomato(?:es)?|milk thistle|honeydew|honeynut|goose ?berr(?:y|ies)|buttercup squash|crab ?apples?`
/** Noodles of a flour or a starch without gluten, which is part of their name. */
const noodlesWithoutGluten =
  '(?:(?:brown )?rice|corn|tapioca|(?:sweet )?potato|cassava|quinoa|lentil|(?:mung )?bean|soy|(?:split )?pea|chickpea|buckwheat|kudzu|konjac|arrowroot) (?:starch|flour) (?:noodles?|vermicelli|pasta)'
const noGluten = `${trailing('(?:certified |guaranteed )?gluten[- ]free')}|${noodlesWithoutGluten}|${trailing('(?:100 ?%|pure) buckwheat')}|(?:100 ?%|pure) buckwheat(?: flour| soba)?(?: noodles?)?|(?:gluten[- ]free|gf)(?:[- ](?!and\\b|or\\b|with\\b)[a-z0-9:]+){0,3}|(?:rice|almond|cashew|coconut|chickpea|gram|besan|buckwheat|corn|tapioca|potato|cassava|sorghum|teff|millet|quinoa|lentil|bean|arrowroot|amaranth|hazelnut|tigernut|soy|peanut|banana|pea|chestnut) (?:flour|pasta|spaghetti|penne|fusilli|rotini|macaroni|linguine|lasagn[ae]|starch|breadcrumbs)|rice (?:ramen|udon)(?: noodles?)?|(?:rice|corn|tapioca|potato|cassava|quinoa|lentil|bean|soy|pea) noodles?|(?:rice|cassava|tapioca|buckwheat|chickpea|lentil|quinoa) bread|(?:rice|almond|corn|chickpea|lentil|quinoa|cassava|seed|nut) (?:crackers?|crispbread)|(?:rice|glass|kelp|shirataki|mung bean|cellophane|zucchini|sweet potato|konjac) (?:noodles?|vermicelli(?: noodles?)?|pasta)|(?:corn|cassava|almond|coconut|chickpea)(?: flour)? tortillas?|tortilla chips|rice paper|rice vermicelli(?: noodles?)?|cornbread mix \\(gluten-free\\)|buckwheat(?! noodles?)|tamari(?: soy sauce)?|coconut aminos|rice cakes?|polenta|grits|spaghetti squash|ginger beer|root beer|breadfruit|pasta sauce|beer-free|flourless|cloud bread|lettuce buns?`
const noNuts =
  'coconut|nutmeg|butternut|doughnuts?|donuts?|nut-free|nutritional|chestnut mushrooms?|water chestnuts?|nut free|tiger ?nuts?|soy ?nuts?|corn nuts?|ginger nuts?|grape[- ]nuts|nutty'
const noAlcohol = `${claimed('non-?alcoholic|alcohol[- ]free|dealcoholi[sz]ed|0(?:[.]0)? ?%')}|(?:red|white|rice|sherry|cider|apple cider|champagne|malt|wine|balsamic) ?(?:wine )?vinegar|apple cider|ginger (?:ale|beer)|root beer|rum extract|ginger|port(?:o)?bello|portion|aperol-free|wine vinegar|sweet cider|fresh cider|cider vinegar|sparkling cider`

/** Returns a pattern of whole words, given as alternatives. */
export const wordList = (list: string): RegExp => new RegExp(`(?<![a-z-])(?:${list})(?![a-z])`)
const words = wordList
const animals: Pick<DietRule, 'tags' | 'allergens' | 'words' | 'always'> = {
  tags: ['meat', 'poultry', 'pork', 'fish', 'shellfish', 'gelatin'],
  allergens: ['fish', 'crustaceans', 'molluscs'],
  words: words(`${meat}|${fish}|${shellfish}`),
  always: words(`${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}|${insects}`),
}

/** Other meat in products that are usually pork: "turkey bacon", "all-beef salami". */
const ofOtherMeat =
  '(?:all[- ])?(?:turkey|beef|chicken|lamb|veal|duck|goat|venison|vegan|soya?|halal|kosher)(?: (?:smoked|breakfast|italian|spicy|hot|sweet|summer))?[- ](?:bacon(?: bits)?|ham|sausages?|hot dogs?|franks?|frankfurters?|salami|pepperoni|chorizo|prosciutto|andouille|kielbasa|bratwursts?|bologna|mortadella|pastrami|cracklings?|merguez)'
/** Animals and fish that are not kosher. */
const unclean =
  "catfish|eels?|unagi|shark|monkfish|swordfish|sturgeon|rabbit|hare|wild boar|alligator|crocodile|frogs?'?s? legs|camel|horse ?meat|kangaroo|ostrich|escargots?"

/** Honey and other products of bees and insects. */
const ofBees = 'honey(?:comb)?(?! mango)|royal jelly|bee pollen|propolis|beeswax|lanolin|shellac'

const nothing = /(?!)/

export const dietRules: Record<Diet, DietRule> = {
  vegetarian: { ...animals, substitutes: words(`${noAnimal}|${meatless}`) },
  vegan: {
    tags: [...animals.tags, 'dairy', 'egg', 'honey'],
    allergens: [...animals.allergens, 'milk', 'eggs'],
    words: words(`${meat}|${fish}|${shellfish}|${dairy}|${egg}|${ofBees}`),
    always: words(
      `${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}|${insects}|${ofBees}|all[- ]butter`,
    ),
    substitutes: words(noAnimal),
  },
  pescatarian: {
    tags: ['meat', 'poultry', 'pork', 'gelatin'],
    allergens: [],
    words: words(meat),
    always: words(`${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}`),
    substitutes: words(
      `${noAnimal}|${meatless}|fish gelatine?|(?:salmon|tuna|fish) (?:bacon|ham|jerky|sausages?)`,
    ),
  },
  'gluten-free': { tags: [], allergens: ['gluten'], words: words(gluten), substitutes: words(noGluten) },
  'dairy-free': {
    tags: ['dairy'],
    allergens: ['milk'],
    words: words(dairy),
    always: words('all[- ]butter'),
    substitutes: words(`${noAnimal}|${freeOf('dairy')}`),
  },
  'egg-free': {
    tags: ['egg'],
    allergens: ['eggs'],
    words: words(egg),
    substitutes: words(`${noAnimal}|${freeOf('egg')}|vegan mayo(?:nnaise)?`),
  },
  'nut-free': {
    tags: [],
    allergens: ['tree-nuts', 'peanuts'],
    words: words(nuts),
    substitutes: words(noNuts),
  },
  'soy-free': {
    tags: [],
    allergens: ['soy'],
    words: words('soya?|soy sauce|tofu|tempeh|edamame|miso|tamari|soybeans?|teriyaki|hoisin'),
    substitutes: words(
      `${freeOf('soya?')}|coconut aminos|(?:chickpea|fava|pumpkin seed) (?:tofu|miso|tempeh)`,
    ),
  },
  'fish-free': {
    tags: ['fish'],
    allergens: ['fish'],
    words: words(fish),
    substitutes: words(
      `(?:(?:vegan|anchovy-free) )+[a-z]+(?: sauce)?|(?:worcestershire|caesar)(?: [a-z]+){0,2}(?:, | \\()(?:anchovy|fish)[- ]free|seaweed caviar|${freeOf('fish')}`,
    ),
  },
  'shellfish-free': {
    tags: ['shellfish'],
    allergens: ['crustaceans', 'molluscs'],
    words: words(shellfish),
    substitutes: words(
      `(?:king )?oyster mushrooms?|lobster mushrooms?|oyster (?:crackers?|plant)|vegetarian oyster sauce|${plant}|crab ?apples?|${freeOf('shellfish')}`,
    ),
  },
  'sesame-free': {
    tags: [],
    allergens: ['sesame'],
    words: words("sesame|tahini|halva|hummus|za'?atar|gomasio|furikake|dukkah"),
    substitutes: words(freeOf('sesame')),
  },
  'low-carb': {
    tags: ['high-carb'],
    allergens: [],
    words: words(
      'sugar|rice|pasta|spaghetti|noodles?|bread|potato(?:es)?|flour|couscous|quinoa|oats?|honey|maple syrup|tortillas?|corn|cornstarch',
    ),
    substitutes: words(
      'cauliflower rice|riced cauliflower|zucchini noodles?|shirataki (?:noodles?|rice)|konjac (?:noodles?|rice)|spaghetti squash|(?:almond|coconut) flour|sugar-free|no[- ](?:added[- ]sugar|sugar[- ]added)|no sugar(?=[),;]|$)|unsweetened [a-z]+|(?:low-carb|keto) [a-z]+|hearts? of palm pasta|baby corn|sugar snap peas|(?:erythritol|monk fruit|stevia|allulose|swerve)(?: [a-z]+)?|corned beef|peppercorns?|rice vinegar|cornichons?',
    ),
  },
  halal: {
    tags: ['pork', 'alcohol', 'gelatin'],
    allergens: [],
    words: words(
      `pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|${pig}|${gelatin}|${alcohol}|vanilla extract \\(alcohol\\)`,
    ),
    always: words(`${pig}|${pigOnLine}|${gelatin}|hard (?:seltzer|cider)`),
    substitutes: words(
      `${noAlcohol}|${meatOfPlants}|${ofOtherMeat}|${plant}|${claimed('halal')}|agar|(?:fish|halal) gelatine?|beef gelatine?`,
    ),
  },
  kosher: {
    tags: ['pork', 'shellfish', 'gelatin'],
    allergens: ['crustaceans', 'molluscs'],
    ids: /^(?:catfish|swordfish|monkfish|eel|shark|rabbit|sturgeon|lard)/,
    words: words(
      `pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|${pig}|${shellfish}|${gelatin}|${insects}|${unclean}`,
    ),
    always: words(`${pig}|${pigOnLine}|${gelatin}|${insects}|${unclean}|snails?`),
    substitutes: words(
      `${meatOfPlants}|${ofOtherMeat}|${plant}|(?:king )?oyster mushrooms?|lobster mushrooms?|kosher (?:salt|dill pickles?|gelatine?|marshmallows?|gummies|beef|chicken|turkey|lamb|stock|broth|bouillon|sausages?|salami|hot dogs?|pastrami)|fish gelatine?|agar|crab ?apples?|welsh rabbit`,
    ),
  },
  'pork-free': {
    tags: ['pork', 'gelatin'],
    allergens: [],
    words: words(`pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|andouille|${pig}|${gelatin}`),
    always: words(`${pig}|${pigOnLine}|${gelatin}`),
    substitutes: words(
      `${meatOfPlants}|${ofOtherMeat}|${plant}|${claimed('halal|kosher')}|${freeOf('pork')}|(?:fish|beef|bovine) gelatine?|agar`,
    ),
  },
  'alcohol-free': {
    tags: ['alcohol'],
    allergens: [],
    words: words(alcohol),
    always: words('hard (?:seltzer|cider)'),
    substitutes: words(`${noAlcohol}|wine gums?`),
  },
  'low-sodium': { tags: [], allergens: [], words: nothing, substitutes: nothing },
}

/** Rule of who cannot digest lactose, for whom makers take it out of milk. */
export const withoutLactose: DietRule = {
  ...dietRules['dairy-free'],
  substitutes: words(`${noAnimal}|${freeOf('dairy')}|${freeOf('lactose')}`),
}

/** True when a food of the table breaks a diet. */
export const breaksDiet = (food: Food, rule: DietRule): boolean =>
  rule.tags.some((tag) => food.tags.includes(tag)) ||
  rule.allergens.some((allergen) => food.allergens.includes(allergen)) ||
  (rule.ids?.test(food.id) ?? false)
