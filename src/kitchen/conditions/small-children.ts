import type { Finding } from '#contract/recipe.ts'
import { donenessOf } from '../checks/raw-foods.ts'
import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import type { Condition, ConditionRule } from './condition.ts'
import { group, split } from './food-group.ts'
import { isCooked, isCut, isCutLengthwise, isMadeFine, rawEggs, runnyEggs } from './method.ts'

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
/**
 * Milligrams of sodium of one serving. NHS: under 1 g of salt (400 mg) a day before the first birthday; half
 * of it.
 */
const BABY_SODIUM_MG = 200
/**
 * Milligrams of sodium of one serving for a toddler. NHS: 2 g of salt (800 mg) a day from 1 to 3 years; half
 * of it.
 */
const TODDLER_SODIUM_MG = 400
/** Grams of added sugar of one serving for a toddler. NHS: 14 g a day at the age of two or three; some two thirds of it. */
const TODDLER_SUGAR_G = 10

const MONTHS_OF_FULL_FAT = 24
const MONTHS_OF_SOFT_FOOD = 9
const MONTHS_OF_SOLIDS = 6
const MONTHS_TOO_EARLY = 4

const honey = group({
  why: 'honey may carry botulism and is not for the first year',
  instead: 'Sweeten with mashed banana or apple.',
  tags: ['honey'],
  words: 'honey,honeycomb,royal jelly',
  said: 'honey mustard,honey[- ]roasted,honey',
})

const salty = group({
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

const sugar = group({
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
const wholeNuts = group({
  why: 'whole nuts and large seeds can choke a small child',
  instead: 'Use nut butter, or nuts and seeds that are finely ground.',
  ids: nutIds,
  words:
    'nut,almond,cashew,peanut,pistachio,pecan,walnut,hazelnut,pumpkin seed,sunflower seed,pepita,whole seed',
  unless:
    /\b(?:finely|ground|crushed|blended|milled|powdered|meal|flour|butter|milk|chopped very fine|minced|pureed|soaked and blended)\b/,
})

const alcohol = group({
  why: 'alcohol',
  instead: 'Use water, juice or stock without salt.',
  tags: ['alcohol'],
  words: 'wine,beer,cider,rum,vodka,whisk(?:e)?y,brandy,liqueur,sherry,port,sake,mirin,bourbon,cognac',
  unless: /\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b|\bapple cider\b/,
})

const fish = group({
  why: 'a large fish that is high in mercury',
  instead: 'Use salmon, cod or trout, cooked through and without bones.',
  ids: 'swordfish',
  words: 'swordfish,shark,marlin,king mackerel,tilefish,bigeye tuna,orange roughy',
  said: 'shark,marlin,king mackerel,tilefish,bigeye',
})

const softCheese = group({
  why: 'soft cheese with mold or a rind may carry listeria',
  instead: 'Use mild cheddar, cottage cheese or cream cheese, or cook it until it steams.',
  ids: 'brie camembert blue-cheese goat-cheese',
  words: 'brie,camembert,blue cheese,gorgonzola,roquefort,stilton,chevre',
  said: 'raw milk,unpasteuri[sz]ed [a-z]+',
  isFineCooked: true,
})

const sprouts = group({
  why: 'raw sprouts may carry salmonella and E. coli',
  instead: 'Cook them until they steam, or leave them out.',
  ids: 'alfalfa-sprouts bean-sprout',
  words: 'sprout',
  unless: /\bbrussels?\b|\bmicrogreens?\b/,
  isFineCooked: true,
})

const riceDrink = group({
  why: 'rice drinks hold arsenic and are not for children under five',
  instead: 'Use whole milk, or an unsweetened oat or soy drink with calcium.',
  ids: 'rice-milk',
  words: 'rice milk,rice drink',
})

const lowFat = group({
  why: 'small children need the fat of full-fat dairy',
  instead: 'Use the full-fat kind.',
  ids: 'skim-milk low-fat-milk nonfat-greek-yogurt light-cream-cheese low-fat-cottage-cheese fat-free-evaporated-milk part-skim-ricotta',
  said: 'low[- ]fat (?:milk|yogh?urt|cheese),fat[- ]free (?:milk|yogh?urt|cheese),skimmed milk',
})
/**
 * Low-fat foods, which are forbidden before the second birthday (NHS); a child of unknown age may be younger.
 */
const lowFatUnderTwo = {
  ...lowFat,
  has: (food: Parameters<typeof lowFat.has>[0], condition: Condition) =>
    (condition.months ?? 0) < MONTHS_OF_FULL_FAT && lowFat.has(food, condition),
  said: /(?!)/,
}

const caffeine = group({
  why: 'caffeine',
  instead: 'Use milk or water.',
  ids: 'coffee espresso espresso-powder ground-coffee tea tea-bag tea-leaf matcha cola coffee-liqueur',
  words: 'coffee,espresso,energy drink,matcha,green tea,black tea',
  unless: /\b(?:decaf|decaffeinated|herbal|rooibos|fruit tea)\b/,
})

const hot = group({
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

const hardAndSticky = group({
  why: 'it can choke a small child',
  instead: 'Use soft fruit, or puffed snacks that melt in the mouth.',
  ids: 'popcorn popcorn-kernel marshmallow toffee caramel butterscotch-chip',
  words:
    'popcorn,hard candy,boiled sweet,lollipop,chewing gum,gum,jelly cube,jelly bean,gummy bear,marshmallow,toffee,candy,candies,jawbreaker,mint candy,ice cube',
})

/** Round or slippery foods that burst or soften when they cook: NHS and CDC, choking hazards. */
const roundUntilCooked = new Set(
  split(`
    grape cherry-tomato cherry sour-cherry frozen-cherry blueberry blueberry-frozen gooseberry lychee baby-carrot kumquat
    honeydew cantaloupe watermelon quail-egg chestnut redcurrant
  `),
)
/** Round foods that stay firm when they cook. */
const roundAlways = new Set(
  split('olive-black olive-green hot-dog kielbasa pork-sausage breakfast-sausage italian-sausage'),
)
/** Sticky foods, which are a risk for children who cannot chew yet. */
const sticky = new Set(
  split('raisin currant-dried date prune apricot-dried fig-dried cherry-dried mango-dried mixed-dried-fruit'),
)
/** Foods that are hard when raw and must be cooked soft or grated. */
const hardWhenRaw = new Set(
  split('carrot baby-carrot apple celery parsnip beet turnip kohlrabi radish jicama fennel'),
)

/** Sausages of any kind: cut across they are discs of the size of a small throat. */
const isSausage = (id: string): boolean =>
  /sausage|hot-dog|frankfurter|wiener|kielbasa|bratwurst|chorizo|cabanossi|chipolata/.test(id)
const sausageWords = /\b(?:sausages?|hot dogs?|frankfurters?|wieners?|bratwursts?|franks)\b/

function choking(recipe: ReadDraft, id: 'baby' | 'toddler'): Finding[] {
  const isRound = (line: ReadLine): boolean => {
    const food = line.food?.id ?? ''
    if (id === 'baby' && sticky.has(food)) return true
    if (isSausage(food) || (food === '' && sausageWords.test(line.text))) return true
    return roundAlways.has(food) || (roundUntilCooked.has(food) && !isCooked(recipe, line))
  }
  const uncut = recipe.lines
    .filter(isRound)
    .filter((line) =>
      isSausage(line.food?.id ?? '') || sausageWords.test(line.text)
        ? !isCutLengthwise(recipe, line)
        : !isCut(recipe, line),
    )
  const hard = recipe.lines
    .filter(({ food }) => food && hardWhenRaw.has(food.id))
    .filter((line) => !isCooked(recipe, line, true) && !isMadeFine(recipe, line))
  return [
    ...uncut.map((line) => ({
      rule: `condition.${id}.choking`,
      severity: 'error' as const,
      place: `ingredients.${line.index}`,
      message: `${line.item}: round or firm pieces can choke a small child, and nothing says to cut them.`,
      remedy: 'Cut round foods lengthwise into quarters; mash or flatten small ones.',
    })),
    ...hard.map((line) => ({
      rule: `condition.${id}.choking`,
      severity: 'error' as const,
      place: `ingredients.${line.index}`,
      message: `${line.item} stays raw and hard.`,
      remedy: 'Cook it until soft, or grate it finely.',
    })),
  ]
}

/**
 * Finds eggs, meat and fish that are not cooked through, which small children need whatever the dish is like
 * for others.
 */
function uncooked(recipe: ReadDraft, id: 'baby' | 'toddler'): Finding[] {
  const rule = `condition.${id}`
  const [egg] = rawEggs(recipe)
  const found: Finding[] = []
  if (egg)
    found.push({
      rule,
      severity: 'error',
      place: `ingredients.${egg.index}`,
      message: 'The eggs stay raw.',
      remedy: 'Cook them until white and yolk are firm.',
    })
  else if (runnyEggs(recipe))
    found.push({
      rule,
      severity: 'error',
      place: 'recipe',
      message: 'The yolks stay soft.',
      remedy: 'Cook the eggs until white and yolk are firm.',
    })
  for (const line of recipe.lines)
    if ((donenessOf(line) || line.food?.tags.includes('raw-risk')) && !line.food?.tags.includes('egg'))
      if (!/\b(?:cooked|canned|tinned)\b/.test(line.text) && !isCooked(recipe, line))
        found.push({
          rule,
          severity: 'error',
          place: `ingredients.${line.index}`,
          message: `${line.item} stays raw.`,
          remedy: 'Cook it all the way through.',
        })
  return found
}

const soft =
  /\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|soft|softened|tender|smooth|strips|fingers?|flakes?|flaked|soft enough|squash\w* between|batons|porridge|creamy)\b/
const smooth =
  /\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|smooth|very soft|soft|tender|strips|fingers?|batons|flake\w*)\b/

function texture(recipe: ReadDraft, { months }: Condition): Finding[] {
  const young = months !== undefined && months < MONTHS_OF_SOFT_FOOD
  if (
    (young ? smooth : soft).test(
      `${recipe.title}\n${recipe.draft.description.toLowerCase()}\n${recipe.method}`,
    )
  )
    return []
  return [
    {
      rule: 'condition.baby.texture',
      severity: 'warning',
      place: 'recipe',
      message: young
        ? 'Nothing says how soft it is: under nine months food is mashed, or cut into soft strips as long as a finger.'
        : 'Nothing says how soft it is: for a baby food is mashed, minced or cut into soft pieces.',
      remedy: 'Mash it, or cut it into soft strips that can be squashed between two fingers.',
    },
  ]
}

/** Drinks, because milk before the first birthday is for cooking and not for drinking: NHS. */
const drink =
  /\b(?:smoothies?|shakes?|milkshakes?|hot chocolate|latte|drinks?|cocoa|juice|lassi|horchata|tea|mocktail|punch)\b/
function drinks({ title, lines }: ReadDraft): Finding[] {
  const hit = drink.exec(title)?.[0]
  const milk = lines.find(
    ({ food }) =>
      food && (food.tags.includes('dairy') || /-milk$/.test(food.id)) && /milk|kefir/.test(food.id),
  )
  if (!hit || !milk) return []
  return [
    {
      rule: 'condition.baby',
      severity: 'error',
      place: `ingredients.${milk.index}`,
      message: `${milk.item} as a drink is not for a baby under one year; in cooking it is fine.`,
      remedy: 'Use breast milk or formula, or make a purée to be spooned.',
    },
  ]
}

function tooEarly({ months }: Condition): Finding[] {
  if (months === undefined || months >= MONTHS_OF_SOLIDS) return []
  const early = months < MONTHS_TOO_EARLY
  return [
    {
      rule: 'condition.baby.age',
      severity: early ? 'error' : 'warning',
      place: 'recipe',
      message: `At ${months} months ${early ? 'a baby eats no solid food yet' : 'many babies eat no solid food yet'}: breast milk or formula is enough until about six months.`,
      remedy: 'Ask your doctor or health visitor before you start.',
    },
  ]
}

const ofAge = (months: number | undefined): string => (months === undefined ? '' : ` of ${months} months`)

export const baby: ConditionRule = {
  id: 'baby',
  name: 'baby',
  verdict: 'not for a baby',
  groups: [
    honey,
    hardAndSticky,
    wholeNuts,
    salty,
    sugar,
    alcohol,
    fish,
    softCheese,
    sprouts,
    riceDrink,
    lowFat,
    caffeine,
    hot,
  ],
  fine: /(?:no|low|reduced|un)[- ]?salt(?:ed)?(?:[- ]added)? (?:baby )?(?:stock|broth|bouillon|cubes?|vegetable stock|chicken stock|beef stock|butter|peanut butter|hummus|tomatoes|beans|chickpeas)|baby (?:rice|cereal|stock|porridge)|infant (?:cereal|formula)|(?:breast ?milk|formula)|formula milk|(?:unsweetened|no[- ]sugar[- ]added) (?:apple ?sauce|yogh?urt|peanut butter)/,
  labels: [
    {
      ids: 'peanut-butter almond-butter tahini sunflower-seed-butter',
      note: 'Use a smooth one without salt or sugar, thinly spread or stirred in.',
    },
    {
      ids: 'bread whole-wheat-bread pita pasta-cooked chickpea-canned black-bean-canned kidney-bean-canned corn-canned tuna-canned tomato-canned crushed-tomato',
      note: 'Use one with little or no salt, and rinse what comes in brine.',
    },
    {
      ids: 'yogurt greek-yogurt soy-yogurt coconut-yogurt oat-milk soy-milk almond-milk',
      note: 'Use a plain, unsweetened one.',
    },
    {
      ids: 'orange-juice apple-juice grape-juice pineapple-juice pomegranate-juice',
      note: 'For cooking only: juice is no drink for a baby.',
    },
    { ids: 'chicken-liver beef-liver', note: 'NHS: not more than once a week, for its vitamin A.' },
  ],
  limits: [
    { measure: 'sodium', atMost: BABY_SODIUM_MG, says: `a baby's serving has at most ${BABY_SODIUM_MG}` },
  ],
  practice: (recipe, condition) => [
    ...tooEarly(condition),
    ...uncooked(recipe, 'baby'),
    ...choking(recipe, 'baby'),
    ...drinks(recipe),
    ...texture(recipe, condition),
  ],
  says: ({ months }) =>
    `Checked for a baby${ofAge(months)}: no honey, added salt or sugar, salty foods, whole nuts, raw egg, meat or fish, low-fat dairy, caffeine or hot spices, and a word on round, hard or firm pieces. Not checked: allergies of the child, the size of each piece on the plate, and how hot it is. Stay with the baby while it eats, bring in new foods one at a time, and ask your doctor or health visitor when in doubt.`,
}

export const toddler: ConditionRule = {
  id: 'toddler',
  name: 'toddler',
  verdict: 'not for a toddler',
  groups: [
    hardAndSticky,
    wholeNuts,
    alcohol,
    fish,
    softCheese,
    sprouts,
    riceDrink,
    lowFatUnderTwo,
    caffeine,
    hot,
  ],
  fine: /nut butter|(?:peanut|almond|cashew) butter|(?:almond|coconut|oat|nut) milk|coconuts?|nutmeg|butternut|sugar[- ]free gum/,
  labels: [
    { ids: 'salt', note: "Take the child's portion out before you salt." },
    {
      ids: 'soy-sauce tamari fish-sauce chicken-stock beef-stock vegetable-stock bouillon-cube vegetable-bouillon-cube',
      note: 'Use little, or one with less salt.',
    },
    { ids: 'peanut-butter almond-butter', note: 'Spread it thinly: a lump of it sticks in the throat.' },
  ],
  limits: [
    {
      measure: 'sodium',
      atMost: TODDLER_SODIUM_MG,
      isAdvice: true,
      says: `a toddler's serving has at most ${TODDLER_SODIUM_MG}`,
    },
    {
      measure: 'addedSugar',
      atMost: TODDLER_SUGAR_G,
      isAdvice: true,
      says: `a toddler's serving has at most ${TODDLER_SUGAR_G}`,
    },
  ],
  practice: (recipe) => [...uncooked(recipe, 'toddler'), ...choking(recipe, 'toddler')],
  says: ({ months }) =>
    `Checked for a toddler${ofAge(months)}: no whole nuts, popcorn, hard sweets, alcohol, caffeine, hot spices or raw egg, meat or fish, little salt, and a word on round or firm pieces. Not checked: allergies of the child, the size of each piece on the plate, and how hot it is. Stay with the child while it eats.`,
}
