import type { ConditionRule } from './condition.ts'
import { group } from './food-group.ts'

/**
 * Foods that are high in fermentable carbohydrates at a usual serving. Source: facts that Monash University
 * has published of its measurements (monashfodmap.com, "High and low FODMAP foods"; Varney et al. 2017, J
 * Gastroenterol Hepatol 32, suppl. 1), for the first, strict phase. Amounts change with every new
 * measurement.
 */
const fructans = group({
  why: 'fructans',
  instead: 'Use garlic-infused oil, chives or the green parts of scallions in its place.',
  ids: `
    onion red-onion sweet-onion shallot scallion garlic leek pearl-onion onion-powder onion-dried garlic-powder
    fried-onion artichoke artichoke-canned frozen-artichoke jerusalem-artichoke salsify beet savoy-cabbage snow-pea
    bitter-melon grapefruit kimchi vegan-kimchi amaranth-flour
  `,
  words:
    'onion,garlic,shallot,leek,ramp,ramson,wild garlic,black garlic,garlic scape,artichoke,sunchoke,chicory root,inulin,burdock,beetroot,dandelion root,yacon,nectarine',
  said: 'chili crisp,chilli crisp,garlic mayonnaise,aioli,garlic salt,garlic butter,onion salt,chicory root,inulin',
})

/** Sauces, pastes and mixes that are sold with onion or garlic in them. */
const withAlliums = group({
  why: 'onion and garlic are in it',
  instead: 'Season with single spices, herbs and garlic-infused oil.',
  ids: `
    pasta-sauce salsa enchilada-sauce chipotle-in-adobo barbecue-sauce chili-sauce sweet-chili-sauce hoisin-sauce
    sriracha harissa thai-red-curry-paste thai-green-curry-paste vegan-curry-paste indian-curry-paste pesto vegan-pesto
    guacamole ranch-dressing ranch-seasoning caesar-dressing alfredo-sauce taco-seasoning cajun-seasoning jerk-seasoning
    steak-seasoning everything-bagel-seasoning chili-seasoning vadouvan mango-chutney steak-sauce gravy chorizo kielbasa
    meatball chicken-nugget fish-stick veggie-burger falafel hummus cream-of-mushroom-soup cream-of-chicken-soup
    italian-sausage
  `,
  tags: ['allium'],
  but: 'chive',
  words:
    'tzatziki,chimichurri,zhoug,gremolata,baba ganoush,marinade,marinara,ranch,onion dip,curry paste,kimchi',
  said: 'lemon pepper,old bay',
})

const wheat = group({
  why: 'fructans of wheat, rye or barley',
  instead: 'Use a gluten-free kind, or rice, quinoa or oats.',
  allergens: ['gluten'],
  ids: 'wheat-bran wheat-germ granola malted-milk-powder',
  // Sauces, ferments and drinks contain too little of the grain to matter, and oats are low in FODMAPs.
  but: `
    rolled-oat steel-cut-oat oat-bran oat-flour oat-milk sourdough-bread soba soy-sauce ponzu oyster-sauce
    vegetarian-oyster-sauce teriyaki-sauce kecap-manis doubanjiang malt-vinegar black-vinegar shaoxing-wine beer seitan
    vital-wheat-gluten yeast-extract surimi
  `,
  words:
    'wheat,rye,barley,spelt,kamut,einkorn,emmer,triticale,freekeh,bread,brioche,pasta,noodle,couscous,bulgur,semolina,cracker,cookie,biscuit,cake,pastry,crouton,breadcrumb,panko,matzo,bagel,bun,pie crust,dumpling,wonton',
})

const pulses = group({
  why: 'galacto-oligosaccharides',
  instead: 'Use firm tofu, tempeh, edamame, eggs, fish or meat.',
  ids: `
    lentil-red lentil-brown lentil-cooked chickpea-dried chickpea-canned chickpea-flour black-bean-dried
    black-bean-canned kidney-bean-dried kidney-bean-canned white-bean-dried white-bean-canned navy-bean-canned
    pinto-bean-canned baked-beans refried-beans split-pea black-eyed-pea mung-bean fava-bean lima-bean succotash pea
    pea-frozen canned-pea mixed-vegetable-frozen tofu-silken soy-milk soy-yogurt cashew cashew-flour pistachio mixed-nuts
    trail-mix
  `,
  words:
    'bean,lentil,chickpea,dal,pea,split pea,lupin,cashew,pistachio,soy milk,soya milk,soy yogurt,silken tofu,hummus,falafel,gram flour',
  said: 'cashew butter,cashew milk,chickpea pasta,lentil pasta',
})

const mannitol = group({
  why: 'mannitol',
  instead: 'Oyster mushrooms, zucchini, eggplant and green bell pepper are low.',
  ids: `
    mushroom cremini portobello shiitake shiitake-dried enoki chanterelle morel cauliflower cauliflower-rice celery
    sauerkraut
  `,
  words: 'mushroom,porcini,chanterelle,cauliflower,celery,sauerkraut',
})

const fructoseAndSorbitol = group({
  why: 'more fructose or sorbitol than the body takes up',
  instead: 'Use strawberries, blueberries, oranges, kiwis, pineapple or a just ripe banana.',
  ids: `
    apple pear mango watermelon peach nectarine plum apricot cherry sour-cherry frozen-cherry fig blackberry lychee grape
    persimmon asparagus sugar-snap-pea mango-frozen mixed-berry-frozen applesauce apple-juice grape-juice hard-cider
    peach-canned fruit-cocktail maraschino-cherry raisin currant-dried cranberry-dried cherry-dried apricot-dried date
    prune fig-dried mango-dried mixed-dried-fruit raisin-bread coconut-flour honey agave-syrup molasses
    pomegranate-molasses rum sherry marsala jackfruit honey-roasted-peanut
  `,
  words:
    'apple,pear,mango,peach,plum,cherry,fig,nashi,boysenberry,watermelon,asparagus,honey,agave,molasses,treacle,raisin,sultana,date,prune,dried fruit,high-fructose corn syrup,fruit juice concentrate,cider,port',
  said: 'high[- ]fructose,ripe banana,overripe banana,honey mustard,date syrup,dried fruit',
  unless: /\bjust[- ]ripe\b|\bunripe\b|\bfirm\b/,
})

const polyols = group({
  why: 'a sugar alcohol that ferments',
  instead: 'Sweeten with sugar, maple syrup, glucose or stevia.',
  words: 'sorbitol,mannitol,xylitol,maltitol,isomalt,lactitol',
  said: 'sorbitol,mannitol,xylitol,maltitol,isomalt,lactitol,sugar-free candy,sugar-free gum',
})

const lactose = group({
  why: 'lactose',
  instead: 'Use a lactose-free kind, almond or rice milk, or an aged cheese.',
  ids: `
    milk low-fat-milk skim-milk buttermilk evaporated-milk fat-free-evaporated-milk condensed-milk dulce-de-leche
    milk-powder whey-powder eggnog yogurt greek-yogurt nonfat-greek-yogurt kefir half-and-half light-cream custard
    vanilla-ice-cream vanilla-pudding-mix ricotta part-skim-ricotta cottage-cheese low-fat-cottage-cheese
  `,
  words:
    'milk,buttermilk,yogh?urt,kefir,quark,ice cream,custard,ricotta,cottage cheese,condensed milk,milk powder',
})

export const lowFodmap: ConditionRule = {
  id: 'low-fodmap',
  name: 'low FODMAP',
  verdict: 'not low FODMAP',
  groups: [fructans, withAlliums, polyols, wheat, pulses, mannitol, fructoseAndSorbitol, lactose],
  fine: new RegExp(
    [
      '(?:garlic|onion|shallot|leek)[- ](?:infused|flavou?red)[a-z ]* oil',
      String.raw`(?:scallions?|spring onions?|green onions?|leeks?)(?=[^;]*\b(?:green|dark green) (?:parts?|tops?|leaves|ends?)\b)`,
      '(?:scallion|spring onion|green onion|leek) (?:greens?|tops?)(?: only)?|leek leaves',
      String.raw`(?:green|dark green) (?:parts?|tops?|ends?)(?: only)?(?: of (?:the )?(?:\d+ )?(?:scallions?|spring onions?|green onions?|leeks?))?`,
      'lactose[- ]free [a-z]+(?: (?:yogurt|yoghurt|cheese|milk|cream))?',
      '(?:low[- ]fodmap|fodmap[- ]friendly)(?: certified)? [a-z]+(?: [a-z]+)?',
      'canned (?:button )?(?:mushrooms|champignons)|(?:button )?(?:mushrooms|champignons), (?:canned|from a can)',
      '(?:onion|garlic)[- ]free|(?:without|no) (?:onions?|garlic)(?: (?:and|or) (?:onions?|garlic))?',
      'gluten[- ]free (?:bread|pasta|noodles?|flour|oats?|breadcrumbs|panko|crackers?|tortillas?|spaghetti|penne|buns?|soy sauce)',
    ].join('|'),
  ),
  labels: [
    {
      ids: 'chicken-stock low-sodium-chicken-stock beef-stock vegetable-stock vegetable-stock-low-sodium fish-stock bouillon-cube vegetable-bouillon-cube',
      note: 'Most stock is made with onion and garlic: use one that is made without.',
    },
    {
      ids: 'pork-sausage breakfast-sausage salami pepperoni hot-dog mortadella ham beef-jerky corned-beef surimi tapenade tartar-sauce vinaigrette tomato-sauce stewed-tomato tomatoes-with-green-chilies chili-oil gochujang doubanjiang teriyaki-sauce ketchup curry-powder ras-el-hanout hash-brown seitan',
      note: 'Some brands have onion, garlic, honey or sorbitol in it: read the label.',
    },
    {
      ids: 'gluten-free-bread gluten-free-burger-bun gluten-free-pizza-crust gluten-free-pasta gluten-free-flour gluten-free-breadcrumb vegan-ice-cream vegan-cheese vegan-cream protein-powder coconut-yogurt',
      note: 'Some brands have inulin, soy flour, bean flour or apple in it: read the label.',
    },
    { ids: 'sourdough-bread', note: 'Use bread that was fermented for long in the traditional way.' },
    { ids: 'banana', note: 'Use a banana that is just ripe: fructans grow as it gets spotted.' },
    { ids: 'corn-syrup golden-syrup', note: 'Use one without added fructose.' },
    { ids: 'beet-canned', note: 'Use canned or pickled beets: fresh ones are high.' },
    { ids: 'oat-milk', note: 'Use little of it, some 100 ml: more is high in fructans.' },
    { ids: 'tofu-firm', note: 'Use firm tofu, drained: silken tofu is high.' },
  ],
  // Published servings at which these foods are still low in FODMAPs; larger ones are not.
  portions: [
    { ids: 'almond hazelnut', grams: 15 },
    { ids: 'almond-flour', grams: 24 },
    { ids: 'almond-butter', grams: 25 },
    { ids: 'cream-cheese light-cream-cheese sour-cream creme-fraiche mascarpone', grams: 45 },
    { ids: 'heavy-cream whipped-cream', grams: 60 },
    { ids: 'coconut-milk coconut-cream', grams: 80 },
    { ids: 'avocado', grams: 60 },
    { ids: 'pomegranate', grams: 45 },
    { ids: 'butternut-squash', grams: 60 },
    { ids: 'brussels-sprout', grams: 40 },
    { ids: 'fennel', grams: 50 },
    { ids: 'sweet-potato canned-sweet-potato', grams: 80 },
    { ids: 'corn corn-frozen corn-canned', grams: 75 },
    { ids: 'zucchini strawberry strawberry-frozen', grams: 75 },
    { ids: 'raspberry', grams: 60 },
    { ids: 'coconut-water', grams: 120 },
    { ids: 'sun-dried-tomato', grams: 10 },
    { ids: 'milk-chocolate white-chocolate dark-chocolate chocolate-chip semisweet-chocolate', grams: 30 },
  ],
  limits: [],
  says: () =>
    'Checked for low FODMAP: no food on the list is known to be high in fructans, GOS, lactose, excess fructose or polyols, and the amounts of some that are low only in small servings were compared with published ones. Not checked: the brands, and what several small amounts add up to. Use it with the help of a dietitian; the strict phase is meant to last a few weeks only.',
}
