import type { Finding } from '#contract/recipe.ts'
import type { ReadDraft } from '../checks/read-draft.ts'
import { capital } from '../prose.ts'
import type { ConditionRule } from './condition.ts'
import { group } from './food-group.ts'
import { peas, pods, pulses, riceAndCorn } from './grains-and-pulses.ts'

/**
 * Foods that paleo, Whole30 and AIP all exclude. Sources: Cordain, The Paleo Diet (thepaleodiet.com, "What to
 * eat") and Mayo Clinic, "Paleo diet"; whole30.com, "The original Whole30 rules" as changed in August 2024;
 * Ballantyne, The Paleo Approach, and Konijeti et al. 2017 (Inflamm Bowel Dis 23) for the elimination phase
 * of the autoimmune protocol.
 */
const grains = group({
  why: 'a grain, or made of one',
  instead: 'Use cauliflower rice, sweet potato, or almond, coconut or cassava flour.',
  allergens: ['gluten'],
  ids: `
    ${riceAndCorn} quinoa quinoa-cooked amaranth amaranth-flour teff sorghum gluten-free-oat wheat-bran baking-powder granola
    cake-mix
  `,
  words:
    'rice,wheat,rye,barley,spelt,oat,corn,quinoa,millet,buckwheat,amaranth,teff,sorghum,bread,pasta,noodle,couscous,bulgur,tortilla,cracker,cereal,flour,semolina,cookie,biscuit,pastry,panko,breadcrumb,malt',
})

/** Vinegar made of rice; Whole30 allows every vinegar but malt vinegar. */
const grainVinegar = group({
  why: 'made of rice',
  instead: 'Use cider, wine or coconut vinegar.',
  ids: 'rice-vinegar',
  words: 'rice vinegar',
})

/** Fried snacks of a maker; Whole30: "no commercially prepared chips or french fries". */
const chips = group({
  why: 'a snack fried by a maker',
  instead: 'Roast potatoes or plantain yourself.',
  ids: 'potato-chip french-fry banana-chips tortilla-chip',
  words: 'chips,fries',
})

const legumeIds = `
  ${pulses} succotash glass-noodle peanut peanut-butter peanut-oil honey-roasted-peanut trail-mix vegan-cream
  vegan-fish-sauce
`
const legumeWords =
  'bean,lentil,chickpea,dal,peanut,soy,soya,tofu,tempeh,edamame,miso,tamari,lupin,gram flour,soybean,natto'

const legumes = group({
  why: 'a legume',
  instead: 'Use meat, fish, eggs, mushrooms or more vegetables.',
  allergens: ['soy', 'peanuts'],
  ids: `${legumeIds} ${peas}`,
  words: `${legumeWords},pea`,
})

/** Legumes without peas and green beans, all kinds of which Whole30 allows. */
const legumesButPeas = group({
  why: 'a legume',
  instead: 'Use meat, fish, eggs, mushrooms or more vegetables.',
  allergens: ['soy', 'peanuts'],
  ids: legumeIds,
  words: legumeWords,
})

const dairyWords = 'milk,butter,cream,cheese,yogh?urt,kefir,whey,casein,ice cream,buttermilk,quark'
const dairy = group({
  why: 'dairy',
  instead: 'Use coconut milk, or olive oil or coconut oil for butter.',
  tags: ['dairy'],
  allergens: ['milk'],
  words: `${dairyWords},ghee`,
})
/** Dairy without clarified butter, which Whole30 allows. */
const dairyButGhee = group({
  why: 'dairy',
  instead: 'Use ghee, coconut milk or olive oil.',
  tags: ['dairy'],
  allergens: ['milk'],
  but: 'ghee',
  words: dairyWords,
})

const refinedIds = `
  sugar brown-sugar powdered-sugar corn-syrup golden-syrup agave-syrup simple-syrup jam jelly marmalade caramel
  marshmallow toffee lemon-curd dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate
  vegan-dark-chocolate vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles
  maraschino-cherry vanilla-pudding-mix custard sweetened-coconut sweetened-almond-milk sandwich-cookie gluten-free-cookie vegan-ice-cream
  cola ginger-ale tonic-water ketchup barbecue-sauce steak-sauce sweet-chili-sauce sriracha chili-sauce mango-chutney
  cranberry-relish cranberry-juice cranberry-dried sweet-pickle pickle-relish peach-canned fruit-cocktail balsamic-glaze
  evaporated-coconut-milk banana-chips teriyaki-sauce hoisin-sauce worcestershire-sauce vegan-worcestershire-sauce vinaigrette
  ranch-dressing caesar-dressing
`
const sugarWords =
  'sugar,corn syrup,agave,candy,candies,jam,jelly,marmalade,caramel,fudge,frosting,icing,soda,lemonade,sorbet,marzipan,nougat'

const refinedSugar = group({
  why: 'refined sugar, or made with it',
  instead: 'Sweeten with fruit, dates, honey or maple syrup.',
  ids: refinedIds,
  words: sugarWords,
})

const sweeteners = group({
  why: 'a sweetener',
  instead: 'Sweeten with fruit.',
  ids: 'sweetener erythritol',
  words: 'stevia,monk fruit,xylitol,erythritol,sucralose,aspartame,saccharin,allulose,swerve,sweetener',
})

/** Sweeteners of every kind; Whole30 excludes all added sugar, natural ones included. */
const anySweetener = group({
  why: 'an added sweetener',
  instead: 'Sweeten with fruit or fruit juice only, and not to make a treat.',
  ids: `${refinedIds} honey maple-syrup maple-sugar palm-sugar molasses pomegranate-molasses sweetener erythritol`,
  words: `${sugarWords},honey,maple syrup,coconut sugar,date syrup,syrup,molasses,stevia,monk fruit,xylitol,sweetener,erythritol,allulose`,
})

const seedOils = group({
  why: 'an oil pressed from seeds or grain',
  instead: 'Use olive, avocado or coconut oil.',
  ids: `
    vegetable-oil canola-oil sunflower-oil peanut-oil corn-oil grapeseed-oil margarine shortening cooking-spray
    vegan-butter mayonnaise vegan-mayonnaise tartar-sauce chili-oil
  `,
  words:
    'canola oil,rapeseed oil,soybean oil,sunflower oil,safflower oil,corn oil,margarine,shortening,mayonnaise,mayo',
})

const alcohol = group({
  why: 'alcohol',
  instead: 'Use stock with a little vinegar or lemon juice.',
  tags: ['alcohol'],
  words:
    'wine,beer,cider,rum,vodka,whisk(?:e)?y,bourbon,brandy,cognac,gin,tequila,liqueur,sherry,port,sake,mirin',
  unless: /\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b/,
})

const processed = group({
  why: 'a processed food',
  instead: 'Use fresh meat, herbs and single spices.',
  ids: `
    hot-dog mortadella american-cheese chicken-nugget fish-stick meatball veggie-burger vegan-cheese vegan-cream-cheese
    cream-of-mushroom-soup cream-of-chicken-soup bouillon-cube vegetable-bouillon-cube msg surimi potato-chip dashi-powder
  `,
  words: 'hot dog,spam,bouillon,msg,artificial flavou?r,carrageenan,surimi,crab stick',
})

const potatoes = group({
  why: 'white potatoes, which paleo leaves out',
  instead: 'Use sweet potatoes, celeriac or rutabaga.',
  ids: 'potato new-potato potato-starch potato-flake french-fry hash-brown gnocchi potato-chip',
  words: 'potato,fries,hash brown',
})

const meatLabels = {
  ids: 'bacon cooked-bacon pancetta canadian-bacon ham ham-steak prosciutto salami pepperoni chorizo kielbasa pork-sausage italian-sausage breakfast-sausage beef-jerky salmon-smoked smoked-trout corned-beef',
  note: 'Most brands are cured with sugar: use one without.',
}
const jarLabels = {
  ids: 'chicken-stock low-sodium-chicken-stock beef-stock vegetable-stock vegetable-stock-low-sodium fish-stock pasta-sauce salsa hot-sauce mustard dijon-mustard whole-grain-mustard fish-sauce coconut-aminos dill-pickle curry-powder almond-milk coconut-milk coconut-yogurt taco-seasoning cajun-seasoning jerk-seasoning chili-seasoning enchilada-sauce tomato-sauce kimchi vegan-kimchi vegan-pesto vegan-curry-paste indian-curry-paste mixed-dried-fruit harissa tapenade thai-red-curry-paste thai-green-curry-paste',
  note: 'Read the label: no sugar, soy, grain or seed oil may be in it.',
}

const flours =
  '(?:almond|coconut|cassava|tapioca|plantain|banana|hazelnut|chestnut|sweet potato|arrowroot) (?:flour|starch|tortillas?|meal)'
const plantDairy =
  '(?:almond|coconut|cashew|hazelnut|macadamia) (?:milk|cream|yogh?urt|butter|cheese)|coconut (?:milk|cream)'
const vegetableNoodles =
  'cauliflower rice|riced cauliflower|(?:zucchini|sweet potato|kelp|squash) noodles?|spaghetti squash'

/** Names that contain a forbidden word but are allowed by all three diets. */
const sounds = `${flours}|${plantDairy}|${vegetableNoodles}|arrowroot(?: powder)?|cream of tartar|cocoa butter|butternut|butter lettuce|green beans?|coconut aminos|vanilla beans?|water chestnuts?|nut butter|sugar[- ]free|unsweetened|no[- ]sugar[- ]added|jicama`

export const paleo: ConditionRule = {
  id: 'paleo',
  name: 'paleo',
  verdict: 'not paleo',
  groups: [
    grains,
    grainVinegar,
    legumes,
    dairy,
    refinedSugar,
    sweeteners,
    alcohol,
    seedOils,
    potatoes,
    processed,
  ],
  fine: new RegExp(
    `${sounds}|coconut sugar|(?:avocado oil|olive oil|homemade|paleo) mayo(?:nnaise)?|paleo [a-z]+|snow peas?|sugar snap(?: peas?)?`,
  ),
  labels: [meatLabels, jarLabels],
  limits: [],
  says: () =>
    'Checked for paleo: no grains, legumes, dairy, refined sugar, alcohol, seed oils or white potatoes. Not checked: the brands, and how strictly you read the rules on salt, honey and cured meat.',
}

/**
 * Dishes that copy treats with allowed foods: whole30.com, "no baked goods, junk foods or treats with
 * approved ingredients".
 */
const treats =
  /\b(?:pancakes?|waffles?|crepes?|muffins?|cupcakes?|cakes?|cookies?|brownies?|blondies?|bread|buns?|biscuits?|tortillas?|wraps?|pizza|pie crust|pastry|granola|cereal|ice cream|doughnuts?|donuts?|fudge|truffles?|candy|chips|french fries|scones?|crackers?|energy (?:balls|bites)|fat bombs?)\b/
const noTreat =
  /\b(?:crab|fish|salmon|tuna|meat|potato|shrimp|sweet potato) (?:cakes?|chips)\b|\b(?:lettuce|collard|cabbage|egg) wraps?\b|\bwithout\b.*$|\bpizza(?:-style| style)\b|\bin a bowl\b|\bbreadless\b|\bbunless\b/g

export const whole30: ConditionRule = {
  id: 'whole30',
  name: 'Whole30',
  verdict: 'not Whole30',
  groups: [grains, legumesButPeas, dairyButGhee, anySweetener, alcohol, chips],
  fine: new RegExp(
    `${sounds}|clarified butter|(?:whole ?30|compliant)(?:[- ]compliant)? [a-z]+(?: [a-z]+)?|sugar[- ]free bacon|sugar snap(?: peas?)?|snow peas?|green peas?`,
  ),
  labels: [
    meatLabels,
    jarLabels,
    {
      ids: 'mayonnaise vegan-butter vegan-cheese vegan-cream-cheese msg hot-dog mortadella bouillon-cube vegetable-bouillon-cube',
      note: 'Read the label: no sugar, soy or grain may be in it.',
    },
  ],
  limits: [],
  practice({ title, draft }: ReadDraft): Finding[] {
    const treat = treats.exec(title.replace(noTreat, ' '))?.[0]
    if (!treat && draft.category !== 'dessert') return []
    return [
      {
        rule: 'condition.whole30',
        severity: 'error',
        place: 'title',
        message: `${treat ? capital(treat) : 'A dessert'}, even of allowed foods, is not Whole30: no baked goods, junk foods or treats.`,
        remedy: 'Make a plain meal of meat, fish or eggs, vegetables and fruit.',
      },
    ]
  },
  says: () =>
    'Checked for Whole30: no added sweetener of any kind, alcohol, grains, legumes but peas and green beans, or dairy but ghee, and no treats. Not checked: the brands; read every label.',
}

const eggs = group({
  why: 'eggs are left out in the elimination phase',
  instead: 'Bind with gelatin, mashed sweet potato or arrowroot.',
  tags: ['egg'],
  allergens: ['eggs'],
  words: 'egg,mayonnaise,mayo,meringue,aioli',
})
const nuts = group({
  why: 'a nut',
  instead: 'Use coconut or tigernuts.',
  allergens: ['tree-nuts', 'peanuts'],
  ids: 'pine-nut chestnut walnut-oil almond-extract trail-mix pesto vegan-pesto',
  words: 'nut,almond,walnut,pecan,cashew,pistachio,hazelnut,macadamia,marzipan,praline',
})
const seeds = group({
  why: 'a seed, or pressed from one',
  instead: 'Use coconut, olive oil or avocado oil.',
  allergens: ['sesame'],
  ids: `
    sesame-seed sunflower-seed pumpkin-seed chia-seed flaxseed-ground hemp-seed poppy-seed sunflower-seed-butter tahini
    sesame-oil multigrain-bread psyllium-husk
  `,
  words: 'seed,sesame,tahini,chia,flax,hemp,psyllium,halva',
})
const seedSpices = group({
  why: 'a spice that is a seed or a berry',
  instead: 'Use ginger, turmeric, cinnamon, cloves, mace, saffron, or leafy herbs.',
  allergens: ['mustard'],
  ids: `
    cumin cumin-seed coriander-ground fennel-seed fenugreek caraway-seed celery-seed mustard-seed mustard-powder mustard
    dijon-mustard whole-grain-mustard nutmeg annatto star-anise allspice juniper-berry black-pepper white-pepper
    sichuan-pepper cardamom sumac vanilla-bean curry-powder garam-masala five-spice vadouvan poultry-seasoning
    pumpkin-pie-spice zaatar dukkah chaat-masala ras-el-hanout steak-seasoning everything-bagel-seasoning furikake
    indian-curry-paste bitters ranch-seasoning chili-seasoning pork-sausage breakfast-sausage italian-sausage kielbasa salami
    pepperoni chorizo corned-beef
  `,
  // Leaves of the mustard plant are no spice.
  but: 'mustard-greens',
  words:
    'pepper,peppercorn,cumin,coriander seed,mustard,nutmeg,cardamom,anise,caraway,juniper,allspice,curry,masala',
})
const nightshades = group({
  why: 'a nightshade',
  instead: 'Use sweet potato, beets, carrots, or horseradish for heat.',
  tags: ['nightshade'],
  ids: 'pasta-sauce ketchup salsa hot-sauce chili-powder curry-powder worcestershire-sauce chaat-masala vegetable-stock vegetable-bouillon-cube steak-sauce guacamole',
  words:
    'tomato,potato,eggplant,aubergine,pepper,chil[ei],chill?i,paprika,cayenne,pimento,goji,tomatillo,tabasco,harissa,salsa,ketchup,marinara,hot sauce',
})
const coffeeAndCocoa = group({
  why: 'made of a seed',
  instead: 'Use carob, or tea.',
  ids: 'coffee espresso espresso-powder coffee-liqueur cocoa-powder unsweetened-chocolate',
  words: 'coffee,espresso,cocoa,cacao,chocolate',
})
const additives = group({
  why: 'an additive that the elimination phase leaves out',
  instead: 'Thicken with arrowroot or tapioca, or set with gelatin.',
  ids: 'xanthan-gum msg food-coloring liquid-smoke',
  words: 'xanthan gum,guar gum,carrageenan,lecithin,msg,food colou?ring',
})
const podLegumes = group({
  why: 'a legume with its pod',
  instead: 'Use asparagus, zucchini or broccoli.',
  ids: pods,
  words: 'green bean,snow pea,sugar snap,runner bean',
})

const madeForVegans = group({
  why: 'made of seeds, legumes or additives',
  instead: 'Use coconut oil, avocado oil or olive oil.',
  ids: 'vegan-butter vegan-cheese vegan-cream-cheese vegan-cream vegan-mayonnaise',
  words: 'vegan butter,margarine,vegan cheese',
})

export const aip: ConditionRule = {
  id: 'aip',
  name: 'AIP',
  verdict: 'not AIP',
  groups: [
    grains,
    grainVinegar,
    legumes,
    podLegumes,
    dairy,
    madeForVegans,
    eggs,
    nuts,
    seedSpices,
    seeds,
    nightshades,
    coffeeAndCocoa,
    alcohol,
    refinedSugar,
    sweeteners,
    seedOils,
    processed,
    additives,
  ],
  fine: new RegExp(
    `(?:coconut|cassava|tapioca|plantain|tigernut|sweet potato|arrowroot|banana) (?:flour|starch|tortillas?|milk|cream|yogh?urt|sugar|butter)|${vegetableNoodles}|arrowroot(?: powder)?|carob(?: powder| chips)?|cream of tartar|butternut|butter lettuce|coconut aminos|water chestnuts?|tiger ?nuts?|sweet potato(?:es)?|(?:aip|nomato|no[- ]mato)(?:[- ]friendly)? [a-z]+(?: [a-z]+)?|eggplant-free`,
  ),
  labels: [
    {
      ids: 'bacon cooked-bacon pancetta canadian-bacon ham ham-steak prosciutto beef-jerky salmon-smoked smoked-trout',
      note: 'Most brands are cured with sugar and pepper: use one without.',
    },
    {
      ids: 'chicken-stock low-sodium-chicken-stock beef-stock fish-stock fish-sauce coconut-aminos coconut-milk dill-pickle sauerkraut vanilla-extract olive-black olive-green apple-cider-vinegar vegetable-stock-low-sodium asafoetida tapenade truffle-oil mixed-dried-fruit horseradish wasabi',
      note: 'Read the label: no pepper, seed spice, nightshade, gum or sugar may be in it.',
    },
  ],
  limits: [],
  says: () =>
    'Checked for AIP, elimination phase: no grains, legumes, dairy, eggs, nuts, seeds and seed spices, nightshades, coffee, cocoa, alcohol, refined sugar, sweeteners or seed oils. Not checked: the brands. The phase is short and meant to be led by your doctor or dietitian.',
}
