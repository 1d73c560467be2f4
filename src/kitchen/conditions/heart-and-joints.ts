import type { Finding } from '#contract/recipe.ts'
import type { ConditionRule } from './condition.ts'
import { gramsOf } from './figures.ts'
import { group } from './food-group.ts'

/** Fat of 100 g above which a food is high in fat: UK Department of Health, front-of-pack labels (17.5 g). */
const HIGH_FAT = 17.5

/** Yolks of one serving: AHA 2019 (Carson et al., Circulation 141), about one whole egg a day. */
const YOLKS = 1

/**
 * Foods rich in saturated fat. Sources: NHS, "High cholesterol: how to lower your cholesterol" (fatty meat,
 * sausages, butter, lard, ghee, cream, hard cheese, cakes and biscuits, coconut and palm oil); American Heart
 * Association, "Cooking to lower cholesterol" (organ meat, processed meat, skin, whole-milk products).
 * Saturated fat is not computed.
 */
const fattyMeat = group({
  why: 'fatty meat, rich in saturated fat',
  instead: 'Use skinless poultry, fish, lean meat or pulses.',
  ids: `
    beef-ground beef-chuck beef-ribeye beef-brisket beef-short-rib oxtail corned-beef pork-shoulder pork-belly
    pork-rib pork-ground lamb-shoulder lamb-chop lamb-ground meatball duck chicken-wing cooked-ground-beef
  `,
  words:
    'ribs,burger patty,minced? beef,ground beef,ground lamb,ground pork,goose,pork belly,mutton,brisket,marrow',
  said: 'wagyu,crackling',
  unless:
    /\b(?:extra[- ]lean|lean|fat trimmed|trimmed of (?:all )?fat|skinless|skin removed|9\d% lean|5% fat)\b/,
})

const processedMeat = group({
  why: 'processed meat, rich in saturated fat and salt',
  instead: 'Use skinless poultry, fish, mushrooms or beans.',
  ids: `
    bacon pancetta canadian-bacon ham ham-steak prosciutto salami pepperoni chorizo kielbasa hot-dog mortadella beef-jerky
    cooked-bacon pork-sausage italian-sausage breakfast-sausage chicken-nugget
  `,
  words:
    'sausage,bacon,salami,ham,chorizo,pepperoni,bologna,hot dog,pastrami,spam,pate,nduja,jerky,black pudding',
})

const organs = group({
  why: 'offal, rich in cholesterol',
  instead: 'Use lean meat.',
  ids: 'chicken-liver beef-liver',
  words: 'liver,kidney,heart,brain,sweetbread,tripe,tongue,haggis,foie gras',
})

const dairyFat = group({
  why: 'milk fat, which is saturated',
  instead: 'Use olive oil for butter, low-fat yogurt for cream, and a little reduced-fat cheese.',
  fits: ({ tags, fat }) => tags.includes('dairy') && fat > HIGH_FAT,
  // Pesto has another fat and is eaten by the spoonful.
  but: 'pesto',
  ids: 'half-and-half cream-of-mushroom-soup cream-of-chicken-soup alfredo-sauce vanilla-ice-cream condensed-milk dulce-de-leche eggnog ranch-dressing caesar-dressing',
  words: 'butter,ghee,cream,cheese,ice cream,hollandaise,bechamel',
})

const hardFat = group({
  why: 'a fat that is mostly saturated',
  instead: 'Use olive, rapeseed or sunflower oil.',
  ids: 'coconut-oil coconut-milk coconut-cream evaporated-coconut-milk coconut-shredded sweetened-coconut coconut-yogurt lard suet duck-fat shortening',
  words:
    'palm oil,palm kernel oil,coconut oil,creamed coconut,lard,dripping,tallow,schmaltz,shortening,cocoa butter',
  said: 'palm oil,hydrogenated',
})

const bakedFat = group({
  why: 'baked or fried in saturated fat',
  instead: 'Use whole-grain bread, fruit or a pastry made with oil.',
  ids: `
    croissant brioche-bun puff-pastry pie-crust pound-cake vanilla-wafer chocolate-wafer sandwich-cookie gluten-free-cookie graham-cracker
    biscuit-dough toffee caramel lemon-curd french-fry potato-chip
  `,
  words: 'croissant,brioche,pastry,doughnut,donut,cookie,biscuit,shortbread,fries,chips',
})

const yolks = group({
  why: 'rich in cholesterol',
  instead: 'Use egg whites, or a single whole egg per serving.',
  ids: 'fish-roe',
  words: 'caviar,roe,duck egg',
})

const eggsPerServing = new Map([
  ['egg', 50],
  ['egg-yolk', 17],
  ['hard-boiled-egg', 50],
  ['duck-egg', 70],
  ['quail-egg', 45],
])

export const lowCholesterol: ConditionRule = {
  id: 'low-cholesterol',
  name: 'low cholesterol',
  verdict: 'not suited to lowering cholesterol',
  groups: [fattyMeat, processedMeat, organs, dairyFat, hardFat, bakedFat, yolks],
  fine: /(?:reduced|low|half|light|lite|non|zero|0%)[- ]?fat [a-z]+(?: [a-z]+)?|fat[- ]free [a-z]+(?: [a-z]+)?|(?:peanut|almond|nut|seed|cashew|sunflower|apple) butter|cream of tartar|butter beans?|butternut|butter lettuce|oat cream|soya? cream|kidney beans?|artichoke hearts?|hearts? of palm|romaine hearts?|celery hearts?|tortilla chips/,
  labels: [
    { ids: 'milk yogurt greek-yogurt evaporated-milk', note: 'Choose the skimmed or low-fat kind.' },
    {
      ids: 'bone-in-chicken-thigh chicken-leg chicken-drumstick chicken-whole turkey-whole',
      note: 'Take the skin off: most of the fat is in it.',
    },
    {
      ids: 'beef-tenderloin beef-sirloin beef-round beef-flank lamb-leg pork-loin pork-chop veal veal-shank',
      note: 'Trim off all fat that can be seen.',
    },
    {
      ids: 'margarine vegan-butter vegan-cheese vegan-cream vegan-cream-cheese',
      note: 'Use one without palm, coconut or hydrogenated fat.',
    },
  ],
  limits: [],
  practice(recipe, _condition, figures): Finding[] {
    const count = recipe.lines.reduce((sum, { food, index }) => {
      const one = food ? eggsPerServing.get(food.id) : undefined
      return one === undefined ? sum : sum + (figures.grams[index] ?? 0) / one
    }, 0)
    const findings: Finding[] = []
    if (count > YOLKS + 0.05)
      findings.push({
        rule: 'condition.low-cholesterol',
        severity: 'error',
        place: 'recipe',
        message: `About ${Math.round(count * 10) / 10} egg yolks per serving; ${YOLKS} is enough.`,
        remedy: 'Use egg whites for some of the eggs.',
      })
    if (/\bdeep[- ]?fr(?:y|ied|ies|ying)\b/.test(`${recipe.title}\n${recipe.method}`))
      findings.push({
        rule: 'condition.low-cholesterol.frying',
        severity: 'warning',
        place: 'recipe',
        message: 'It is deep-fried; grilling, steaming, poaching or baking takes less fat.',
      })
    return findings
  },
  says: () =>
    'Checked for low cholesterol: no butter, cream, full-fat cheese, coconut or palm fat, fatty or processed meat or offal, and at most one egg yolk per serving. Not checked: saturated fat and cholesterol as figures, and the brands. Ask your doctor or dietitian, above all if you take medicine for it.',
}

/** Meat, poultry and fish of one serving, in grams as bought: Mayo Clinic, gout diet (113 to 170 g a day). */
const GOUT_MEAT_G = 170

/**
 * Foods rich in purines, beer, spirits and fructose syrup. Sources: American College of Rheumatology
 * guideline 2020 (limit purines, alcohol and high-fructose corn syrup); NHS and UK Gout Society, "All about
 * gout and diet" (offal, game, oily fish, mussels, scallops, yeast and meat extracts).
 */
const offal = group({
  why: 'offal, very rich in purines',
  instead: 'Use a little lean meat, eggs or dairy.',
  ids: 'chicken-liver beef-liver',
  words: 'liver,kidney,heart,sweetbread,brain,tripe,pate,foie gras,haggis,giblet,black pudding',
})
const purineSeafood = group({
  why: 'fish or shellfish rich in purines',
  instead: 'Use a small portion of white fish, or eggs.',
  ids: 'anchovy sardine herring mackerel mussel scallop trout fish-roe shrimp-paste dashi-powder',
  words:
    'anchovy,anchovies,sardine,herring,mackerel,mussel,scallop,sprat,whitebait,roe,caviar,bloater,pilchard,bonito',
})
const game = group({
  why: 'game, rich in purines',
  instead: 'Use chicken or turkey in a small portion.',
  ids: 'venison rabbit quail',
  words: 'venison,rabbit,hare,pheasant,partridge,quail,pigeon,grouse,wild boar,elk,moose,goose,bison',
})
const extracts = group({
  why: 'a yeast or meat extract, rich in purines',
  instead: 'Use vegetable stock and herbs.',
  ids: 'yeast-extract nutritional-yeast gravy bouillon-cube',
  words:
    "yeast extract,marmite,vegemite,bovril,nutritional yeast,brewer's yeast,meat extract,gravy,demi-glace,bone broth",
  said: 'bone broth,demi[- ]?glace,meat extract',
})
const drinks = group({
  why: 'beer and spirits raise uric acid',
  instead: 'Use stock, vinegar or lemon juice.',
  tags: ['alcohol'],
  // Wine for cooking is allowed, with a note to the cook.
  but: 'white-wine red-wine sparkling-wine shaoxing-wine sake mirin sherry marsala vermouth',
  words: 'beer,ale,lager,stout,whisk(?:e)?y,vodka,rum,gin,brandy,tequila,liqueur',
  unless: /\b(?:non-?alcoholic|alcohol[- ]free)\b|\b(?:ginger|root) (?:beer|ale)\b/,
})
const fructose = group({
  why: 'sugared drinks and fructose syrup raise uric acid',
  instead: 'Use water or soda water; sweeten with a little sugar.',
  ids: 'cola ginger-ale tonic-water corn-syrup agave-syrup',
  words: 'high-fructose corn syrup,energy drink,soft drink,fructose,agave',
  said: 'high[- ]fructose',
  unless: /\b(?:diet|zero|sugar[- ]free)\b/,
})

export const gout: ConditionRule = {
  id: 'gout',
  name: 'gout',
  verdict: 'not for someone with gout',
  groups: [offal, purineSeafood, game, extracts, drinks, fructose],
  fine: /kidney beans?|artichoke hearts?|hearts? of palm|romaine hearts?|celery hearts?/,
  labels: [
    {
      ids: 'white-wine red-wine sparkling-wine shaoxing-wine sake mirin sherry marsala vermouth',
      note: 'Leave it out in an attack of gout: any alcohol can bring one on.',
    },
    {
      ids: 'shrimp crab lobster crayfish clam oyster squid octopus salmon tuna-canned tuna-steak sea-bass',
      note: 'Keep it a small portion: seafood holds purines.',
    },
    {
      ids: 'beef-stock chicken-stock low-sodium-chicken-stock fish-stock dashi fish-sauce worcestershire-sauce',
      note: 'Use little of it: meat and fish stocks hold purines.',
    },
  ],
  limits: [],
  practice(recipe, _condition, figures): Finding[] {
    const grams = gramsOf(recipe, figures, ({ food }) => {
      const tags = food?.tags ?? []
      return (
        tags.some((tag) => tag === 'meat' || tag === 'poultry' || tag === 'fish' || tag === 'shellfish') &&
        (food?.aisle === 'Meat & Fish' || food?.id === 'tuna-canned' || food?.id === 'salmon-canned')
      )
    })
    if (grams <= GOUT_MEAT_G) return []
    return [
      {
        rule: 'condition.gout',
        severity: 'error',
        place: 'recipe',
        message: `About ${Math.round(grams)} g of meat, poultry or fish per serving; with gout at most ${GOUT_MEAT_G} g a day is advised.`,
        remedy: 'Make the portion smaller, or use eggs, dairy or beans for some of it.',
      },
    ]
  },
  says: () =>
    `Checked for gout: no offal, game, oily fish, mussels, scallops, yeast or meat extracts, beer, spirits or fructose syrup, and at most ${GOUT_MEAT_G} g of meat, poultry or fish per serving. Not checked: purines as a figure, and the brands. Diet alone seldom lowers uric acid enough: ask your doctor.`,
}
