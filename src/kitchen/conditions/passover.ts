import type { ConditionRule } from './condition.ts'
import { group } from './food-group.ts'
import { peas, pods, pulses, riceAndCorn } from './grains-and-pulses.ts'

/**
 * Foods that are left out for Passover by the Ashkenazi custom, which is the stricter one. Source: Orthodox
 * Union, "OU Guide to Passover" (oukosher.org/passover): chametz of the five grains, and kitniyot. The rules of
 * a kosher kitchen come from the kosher diet, which the condition includes.
 */
const leaven = group({
  why: 'chametz, made of grain that may have leavened',
  instead: 'Use matzo, matzo meal, potato starch or ground almonds.',
  allergens: ['gluten'],
  ids: `
    yeast fresh-yeast sourdough-starter beer wheat-beer whiskey blended-whiskey yeast-extract malt-vinegar rolled-oat
    gluten-free-oat oat-flour oat-milk
  `,
  but: 'matzo matzo-meal',
  words:
    'wheat,rye,barley,spelt,oat,bread,pasta,noodle,couscous,bulgur,cracker,cereal,flour,semolina,cookie,biscuit,pastry,panko,breadcrumb,malt,yeast,beer,ale,whisk(?:e)?y,bourbon',
})

const rice = group({
  why: 'kitniyot: rice, corn and their like',
  instead: 'Use quinoa, potatoes or cauliflower; thicken with potato starch.',
  ids: `${riceAndCorn} rice-vinegar corn-syrup`,
  words: 'rice,corn,millet,buckwheat,kasha,tortilla,hominy,grits,polenta,popcorn',
})

const legumes = group({
  why: 'kitniyot: a legume',
  instead: 'Use vegetables, mushrooms, eggs or quinoa.',
  allergens: ['soy', 'peanuts'],
  ids: `${pulses} ${peas} ${pods}`,
  words:
    'bean,lentil,chickpea,dal,pea,peanut,soy,soya,tofu,tempeh,edamame,miso,tamari,gram flour,soybean,natto',
})

const seeds = group({
  why: 'kitniyot: a seed or a spice of one',
  instead: 'Use horseradish, ginger, nuts or lemon.',
  allergens: ['mustard', 'sesame'],
  ids: 'sunflower-seed poppy-seed caraway-seed fennel-seed tahini sesame-oil',
  but: 'mustard-greens',
  words: 'mustard,sesame,tahini,halva,poppy seed,sunflower seed,caraway',
})

export const passover: ConditionRule = {
  id: 'passover',
  name: 'Passover',
  verdict: 'not for Passover',
  groups: [leaven, rice, legumes, seeds],
  fine: /mat[zs][aoe]h?s?(?: [a-z]+)?|(?:kosher )?(?:for )?passover [a-z]+|(?:almond|coconut|cassava|tapioca|hazelnut|chestnut|potato|quinoa|arrowroot) (?:flour|starch|meal|noodles?)|(?:zucchini|spaghetti squash|egg crepe) noodles?|cauliflower rice|vanilla beans?|cocoa beans?|coffee beans?|almond milk|coconut milk|peppercorns?|corned beef|mustard greens/,
  labels: [
    {
      ids: 'baking-powder vanilla-extract powdered-sugar almond-extract white-vinegar apple-cider-vinegar vegetable-oil canola-oil sunflower-oil margarine mayonnaise ketchup chicken-stock low-sodium-chicken-stock beef-stock vegetable-stock bouillon-cube dark-chocolate chocolate-chip semisweet-chocolate cocoa-powder almond-milk red-wine white-wine matzo matzo-meal tomato-paste tomato-sauce potato-starch',
      note: 'Buy it with a kosher-for-Passover label.',
    },
  ],
  limits: [],
  says: () =>
    'Checked for Passover by the Ashkenazi custom: no leaven, no grain but matzo, no rice, corn, legumes, mustard or sesame, and the rules of a kosher dish. Not checked: the brands and your own custom; buy what is packed with a kosher-for-Passover label.',
}
