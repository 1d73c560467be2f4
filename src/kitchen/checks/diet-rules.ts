import type { Diet } from '../composer/craving.ts'
import type { Allergen, Food, FoodTag } from '../foods/food.ts'

/** What a diet leaves out: by the food table, by words for foods that the table does not know, and what only sounds like it. */
export interface DietRule {
  tags: readonly FoodTag[]
  allergens: readonly Allergen[]
  /** Foods by id, where tags and allergens do not tell. */
  ids?: RegExp
  /** Raw words that break the diet in an item whose food is unknown. */
  words: RegExp
  /** Items that carry such a word and keep the diet: "oat milk", "vegan butter". */
  substitutes: RegExp
}

const meat =
  'beef|steak|veal|lamb|mutton|goat meat|venison|bison|pork|ham|bacon|pancetta|prosciutto|guanciale|salami|chorizo|pepperoni|sausages?|hot dogs?|bratwurst|kielbasa|andouille|meatballs?|mince|ground meat|chicken|turkey|duck|goose|quail|rabbit|lard|suet|tallow|schmaltz|gelatine?|bone broth|liver|foie gras|pate|oxtail|tripe|jerky|spam|carnitas|gyro meat|manteca|nduja|schmalt?z|tallow|drippings?|speck|lardons?|lardo|strutto|saindoux|chicharron(?:es)?|pork rinds?|bone marrow|caul fat|aspic'
/** Fat and cured fat of the pig under the names that it is sold by. */
const pigFat =
  'lard|manteca|nduja|speck|lardons?|lardo|strutto|saindoux|chicharron(?:es)?|pork rinds?|guanciale'
const fish =
  'fish|salmon|tuna|cod|haddock|halibut|trout|tilapia|sardines?|anchov(?:y|ies)|mackerel|herring|snapper|swordfish|eel|caviar|roe|bonito|dashi|worcestershire|caesar dressing'
const shellfish =
  'shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|langoustines?|scallops?|clams?|mussels?|oysters?|squid|calamari|octopus|cockles?|oyster sauce|shrimp paste'
const dairy =
  'milk|butter|buttermilk|cream|half-and-half|cheese|parmesan|mozzarella|cheddar|feta|ricotta|mascarpone|paneer|halloumi|gruyere|yogh?urt|kefir|ghee|whey|casein|creme fraiche|sour cream|ice cream|custard|condensed milk|evaporated milk|queso|labneh|skyr|bechamel|milk chocolate'
const egg = 'eggs?|egg whites?|egg yolks?|mayonnaise|mayo|meringue|aioli|hollandaise|brioche|challah'
const gluten =
  'flour|wheat|bread|breadcrumbs|panko|pasta|spaghetti|penne|linguine|fettuccine|macaroni|lasagn[ae]|noodles?|ramen|udon|couscous|bulgur|barley|rye|farro|spelt|semolina|freekeh|seitan|soy sauce|teriyaki sauce|hoisin|beer|malt|crackers?|graham|pita|naan|baguette|buns?|croissants?|phyllo|filo|puff pastry|pie crust|pizza dough|flour tortillas?|croutons|brioche|ciabatta|sourdough|orzo|gnocchi|biscuits?|cookies|matzo'
const nuts =
  'nuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|brazil nuts?|pine nuts?|peanuts?|praline|marzipan|frangipane|nutella|nut butter|almond (?:milk|flour|butter|extract)|peanut butter|satay sauce|amaretto|gianduja'
const alcohol =
  'wine|beer|ale|stout|lager|cider|rum|vodka|whisk(?:e)?y|bourbon|brandy|cognac|gin|tequila|mezcal|liqueur|kahlua|amaretto|marsala|sherry|port|vermouth|sake|mirin|champagne|prosecco|shaoxing|kirsch|cointreau|grand marnier|limoncello'

/** A claim covers the noun after it, a few words on, but not what "and" adds. */
const claimed = (claims: string): string =>
  `(?:${claims})(?:[- ](?!and\\b|or\\b|with\\b|in\\b|plus\\b)[a-z]+){0,3}`
const plant = `${claimed('vegan|plant[- ]based|non-?dairy|dairy[- ]free|egg[- ]free')}|jackfruit|tofu|tempeh|seitan|soya? (?:milk|cream|yogh?urt|mince|chunks|curls|cheese|chorizo)|(?:beyond|impossible) (?:meat|burgers?|beef|sausages?)`
const meatless = claimed('vegetarian|veggie|meatless|meat-free|mock')
const plantMilk =
  '(?:oat|soya?|almond|rice|coconut|cashew|hemp|pea|hazelnut|macadamia|nut|flax|peanut|apple|cocoa|shea|sunflower|cookie|pumpkin|tahini|sesame|walnut|pecan|pistachio|date)'
const noAnimal = `${plant}|vegetable (?:stock|broth|bouillon)|mushroom (?:stock|broth)|agar|${plantMilk} (?:milk|butter|cream|yogh?urt|creamer|cheese|whipping cream)|coconut (?:milk|cream)|cream of (?:tartar|coconut)|butter(?:nut)? (?:beans?|lettuce|squash)|butternut|butterhead|peanut butter|creamed corn|cocoa butter|eggplants?|eggless|flax eggs?|chia eggs?|egg (?:replacer|substitute)|nutritional yeast|aquafaba|king oyster mushrooms?|oyster mushrooms?|chicken of the woods|hen of the woods|beef(?:steak)? tomato(?:es)?|milk thistle|honeydew|honeynut|goose ?berr(?:y|ies)|buttercup squash|crab ?apples?`
const noGluten =
  '(?:gluten[- ]free|gf)(?:[- ](?!and\\b|or\\b|with\\b)[a-z]+){0,3}|(?:rice|almond|coconut|chickpea|gram|besan|buckwheat|corn|tapioca|potato|cassava|oat|sorghum|teff|millet|quinoa|lentil|bean|arrowroot|amaranth|hazelnut|tigernut|soy|peanut|banana|pea|chestnut) (?:flour|noodles?|pasta|spaghetti|bread|crackers?|crispbread|starch|breadcrumbs)|(?:rice|glass|kelp|shirataki|mung bean|cellophane|zucchini|sweet potato|konjac) (?:noodles?|vermicelli|pasta)|corn tortillas?|tortilla chips|rice paper|rice vermicelli|cornbread mix \\(gluten-free\\)|buckwheat|tamari|coconut aminos|rice cakes?|polenta|grits|spaghetti squash|ginger beer|root beer|breadfruit|pasta sauce|beer-free|flourless|cloud bread|lettuce buns?'
const noNuts =
  'coconut|nutmeg|butternut|doughnuts?|donuts?|nut-free|nutritional|chestnut mushrooms?|water chestnuts?|nut free|tigernuts?|nutty'
const noAlcohol =
  '(?:non-?alcoholic|alcohol-free|dealcoholi[sz]ed|0%)|(?:red|white|rice|sherry|cider|apple cider|champagne|malt|wine|balsamic) ?(?:wine )?vinegar|apple cider|ginger (?:ale|beer)|root beer|rum extract|ginger|port(?:o)?bello|portion|aperol-free|wine vinegar|sweet cider|fresh cider|cider vinegar|sparkling cider'

/** A pattern of whole words, given as alternatives. */
export const wordList = (list: string): RegExp => new RegExp(`(?<![a-z-])(?:${list})(?![a-z])`)
const words = wordList
const animals: Pick<DietRule, 'tags' | 'allergens' | 'words'> = {
  tags: ['meat', 'poultry', 'pork', 'fish', 'shellfish', 'gelatin'],
  allergens: ['fish', 'crustaceans', 'molluscs'],
  words: words(`${meat}|${fish}|${shellfish}`),
}

const nothing = /(?!)/

export const dietRules: Record<Diet, DietRule> = {
  vegetarian: { ...animals, substitutes: words(`${noAnimal}|${meatless}`) },
  vegan: {
    tags: [...animals.tags, 'dairy', 'egg', 'honey'],
    allergens: [...animals.allergens, 'milk', 'eggs'],
    words: words(`${meat}|${fish}|${shellfish}|${dairy}|${egg}|honey|royal jelly|isinglass`),
    substitutes: words(noAnimal),
  },
  pescatarian: {
    tags: ['meat', 'poultry', 'pork', 'gelatin'],
    allergens: [],
    words: words(meat),
    substitutes: words(`${noAnimal}|${meatless}`),
  },
  'gluten-free': { tags: [], allergens: ['gluten'], words: words(gluten), substitutes: words(noGluten) },
  'dairy-free': { tags: ['dairy'], allergens: ['milk'], words: words(dairy), substitutes: words(noAnimal) },
  'egg-free': {
    tags: ['egg'],
    allergens: ['eggs'],
    words: words(egg),
    substitutes: words(`${noAnimal}|vegan mayo(?:nnaise)?`),
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
    substitutes: words('soy-free|coconut aminos'),
  },
  'fish-free': {
    tags: ['fish'],
    allergens: ['fish'],
    words: words(fish),
    substitutes: words('vegan [a-z]+(?: sauce)?|vegan worcestershire|fish-free'),
  },
  'shellfish-free': {
    tags: ['shellfish'],
    allergens: ['crustaceans', 'molluscs'],
    words: words(shellfish),
    substitutes: words(
      '(?:king )?oyster mushrooms?|vegetarian oyster sauce|vegan oyster sauce|crab ?apples?|imitation crab \\(vegan\\)',
    ),
  },
  'sesame-free': {
    tags: [],
    allergens: ['sesame'],
    words: words("sesame|tahini|halva|hummus|za'?atar|gomasio|furikake|dukkah"),
    substitutes: words('sesame-free'),
  },
  'low-carb': {
    tags: ['high-carb'],
    allergens: [],
    words: words(
      'sugar|rice|pasta|spaghetti|noodles?|bread|potato(?:es)?|flour|couscous|quinoa|oats?|honey|maple syrup|tortillas?|corn|cornstarch',
    ),
    substitutes: words(
      'cauliflower rice|riced cauliflower|zucchini noodles?|shirataki (?:noodles?|rice)|konjac (?:noodles?|rice)|spaghetti squash|(?:almond|coconut) flour|sugar-free|(?:low-carb|keto) [a-z]+|hearts? of palm pasta|baby corn|sugar snap peas|(?:erythritol|monk fruit|stevia|allulose|swerve)(?: [a-z]+)?|corned beef|peppercorns?|rice vinegar|cornichons?',
    ),
  },
  halal: {
    tags: ['pork', 'alcohol', 'gelatin'],
    allergens: [],
    words: words(
      `pork|ham|bacon|pancetta|prosciutto|guanciale|salami|chorizo|pepperoni|${pigFat}|gelatine?|${alcohol}|vanilla extract \\(alcohol\\)`,
    ),
    substitutes: words(
      `${noAlcohol}|(?:turkey|beef|halal|chicken|lamb|vegan|duck) (?:bacon|ham|sausages?|salami|pepperoni|chorizo|prosciutto)|halal [a-z]+|agar|(?:fish|beef|halal) gelatine?`,
    ),
  },
  kosher: {
    tags: ['pork', 'shellfish'],
    allergens: ['crustaceans', 'molluscs'],
    ids: /^(?:catfish|swordfish|monkfish|eel|shark|rabbit|sturgeon|lard)/,
    words: words(
      `pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|${pigFat}|${shellfish}|catfish|eel|shark|monkfish|rabbit`,
    ),
    substitutes: words(
      '(?:turkey|beef|kosher|vegan|lamb|duck) (?:bacon|ham|sausages?|salami|pepperoni|chorizo)|(?:king )?oyster mushrooms?|kosher salt|crab ?apples?',
    ),
  },
  'pork-free': {
    tags: ['pork'],
    allergens: [],
    words: words(
      `pork|ham|bacon|pancetta|prosciutto|guanciale|salami|chorizo|pepperoni|${pigFat}|carnitas|gammon`,
    ),
    substitutes: words(
      '(?:turkey|beef|vegan|lamb|duck|chicken|soy) (?:bacon|ham|sausages?|salami|pepperoni|chorizo|prosciutto)',
    ),
  },
  'alcohol-free': { tags: ['alcohol'], allergens: [], words: words(alcohol), substitutes: words(noAlcohol) },
  'low-sodium': { tags: [], allergens: [], words: nothing, substitutes: nothing },
}

/** Whether a food of the table breaks a diet. */
export const breaksDiet = (food: Food, rule: DietRule): boolean =>
  rule.tags.some((tag) => food.tags.includes(tag)) ||
  rule.allergens.some((allergen) => food.allergens.includes(allergen)) ||
  (rule.ids?.test(food.id) ?? false)
