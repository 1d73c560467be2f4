import type { Food } from '#kitchen/foods/food.ts'
import { isCorn } from '../checks/food-families.ts'

const tagged =
  (...tags: string[]) =>
  (food: Food) =>
    food.tags.some((tag) => tags.includes(tag))
const allergic =
  (...names: string[]) =>
  (food: Food) =>
    food.allergens.some((name) => names.includes(name)) ||
    (food.mayContain ?? []).some((name) => names.includes(name))
const named = (pattern: RegExp) => (food: Food) => pattern.test(food.id)
const either =
  (...rules: ((food: Food) => boolean)[]) =>
  (food: Food) =>
    rules.some((rule) => rule(food))

const onions = named(/onion|shallot|leek|scallion|chive|ramp$/)
const milk = either(tagged('dairy'), allergic('milk'))

/** Words that exclude more than one food. Keys are singular. */
export const families: Record<string, (food: Food) => boolean> = {
  onion: onions,
  allium: either(onions, named(/garlic/), tagged('allium')),
  dairy: milk,
  milk,
  lactose: milk,
  cheese: named(
    /cheese|parmesan|pecorino|cheddar|mozzarella|feta|gruyere|ricotta|gouda|halloumi|paneer|brie|provolone|mascarpone|queso|monterey|fontina|quark/,
  ),
  'soft cheese': named(
    /brie|camembert|goat-cheese|ricotta|feta|cream-cheese|mascarpone|burrata|blue-cheese|queso-fresco|cottage-cheese|mozzarella/,
  ),
  cream: named(/cream|half-and-half|creme/),
  egg: either(tagged('egg'), allergic('eggs')),
  gluten: allergic('gluten'),
  wheat: allergic('gluten'),
  nut: either(allergic('tree-nuts', 'peanuts'), named(/(?<!butter|water-chest)nut/)),
  'tree nut': allergic('tree-nuts'),
  peanut: allergic('peanuts'),
  soy: either(allergic('soy'), named(/soy|tofu|tempeh|miso|edamame/)),
  sesame: either(allergic('sesame'), named(/sesame|tahini|hummus/)),
  mustard: allergic('mustard'),
  celery: allergic('celery'),
  fish: either(tagged('fish'), allergic('fish')),
  seafood: either(tagged('fish', 'shellfish'), allergic('fish', 'crustaceans', 'molluscs')),
  shellfish: either(tagged('shellfish'), allergic('crustaceans', 'molluscs')),
  prawn: named(/shrimp|prawn/),
  meat: tagged('meat', 'poultry', 'pork'),
  'red meat': named(
    /beef|lamb|veal|pork|venison|bacon|ham$|chorizo|sausage|pancetta|salami|pepperoni|prosciutto/,
  ),
  poultry: either(tagged('poultry'), named(/chicken|turkey|duck/)),
  pork: either(
    tagged('pork'),
    named(/pork|bacon|ham$|chorizo|pancetta|prosciutto|salami|pepperoni|sausage|kielbasa/),
  ),
  alcohol: either(tagged('alcohol'), named(/wine$|beer|rum$|sake|vanilla-extract/)),
  wine: named(/wine/),
  gelatin: tagged('gelatin'),
  nightshade: either(
    tagged('nightshade'),
    named(/tomato|potato$|eggplant|pepper|paprika|chili|cayenne|chile/),
  ),
  bean: either(named(/-bean-canned|lentil|chickpea/)),
  legume: named(/bean|lentil|chickpea|split-pea|peanut|hummus|edamame/),
  pulse: named(/bean-canned|lentil|chickpea|split-pea/),
  mushroom: named(/mushroom|cremini|shiitake|portobello|chanterelle|morel|enoki/),
  pepper: named(/bell-pepper|roasted-red-pepper|poblano|jalapeno/),
  'bell pepper': named(/bell-pepper|roasted-red-pepper/),
  chili: named(/chil|jalapeno|cayenne|sriracha|hot-sauce|harissa|gochujang|curry-paste|chipotle|cajun/),
  spice: named(/chil|jalapeno|cayenne|sriracha|hot-sauce|harissa|gochujang|curry-paste|chipotle|cajun/),
  sugar: named(
    /sugar|honey|maple-syrup|agave|condensed-milk|^jam$|chocolate-chip|marshmallow|teriyaki|hoisin|barbecue|ketchup/,
  ),
  coriander: named(/coriander|cilantro/),
  cilantro: named(/cilantro/),
  rice: named(/rice(?!-paper)|^arborio/),
  pasta: named(
    /pasta|spaghetti|penne|fettuccine|linguine|rigatoni|fusilli|orzo|macaroni|farfalle|lasagna|noodle/,
  ),
  bread: named(/bread|bun$|pita|naan|tortilla|bagel|muffin|baguette|dough|crouton/),
  potato: named(/potato/),
  tomato: named(/tomato|ketchup|salsa|barbecue-sauce|enchilada/),
  corn: isCorn,
  coconut: named(/coconut/),
  chocolate: named(/chocolate|cocoa/),
  citrus: named(/lemon|lime|orange|grapefruit/),
  oil: named(/oil/),
  butter: named(/^butter|ghee/),
  salt: named(/^salt$/),
  flour: named(/flour/),
  tofu: named(/tofu/),
  fruit: named(
    /apple|pear|peach|plum|cherry|mango|banana|berry|orange|grape|kiwi|melon|date$|raisin|fig|apricot/,
  ),
  berry: named(/berry|berries/),
}
