import type { Finding } from '#contract/recipe.ts'
import type { ConditionRule } from './condition.ts'
import { group } from './food-group.ts'

/**
 * The most carbohydrate of one serving, in grams. Source: the American Diabetes Association and the CDC start
 * a meal at 45 to 60 g ("Carb Counting"); the lower end is taken.
 */
const DIABETES_CARBS = 45

/**
 * The most added sugar of one serving, in grams. Source: WHO 2015 (best under 5 % of energy, some 25 g a
 * day), over three meals; ADA, Standards of Care 2024, ch. 5: as little added sugar as possible.
 */
const DIABETES_ADDED_SUGAR = 8

/** A serving with as much carbohydrate should bring fiber: ADA asks for 14 g per 1000 kcal. */
const CARBS_THAT_NEED_FIBER = 30
const FIBER_PER_THOUSAND_KCAL = 14

/** Net carbohydrate of one keto serving: 20 to 50 g a day (Westman 2007; Harvard T.H. Chan), over meals. */
const KETO_NET_CARBS = 15

const sugaryDrinks = group({
  why: 'a drink full of sugar',
  instead: 'Use water, soda water, unsweetened tea or a drink with a sweetener.',
  ids: 'cola ginger-ale tonic-water eggnog',
  words: 'soda,energy drink,sports drink,soft drink,lemonade,fruit punch,sweet tea,slush',
  unless: /\b(?:diet|zero|sugar[- ]free|unsweetened|without sugar)\b|\bbaking soda\b|\bsoda water\b/,
})

const candy = group({
  why: 'almost nothing but sugar',
  instead: 'Use fresh fruit, or leave it out.',
  ids: 'marshmallow caramel toffee butterscotch-chip sprinkles simple-syrup condensed-milk dulce-de-leche evaporated-coconut-milk chocolate-syrup',
  words: 'candy,candies,gummy bear,jelly bean,fudge,nougat,frosting,icing,marzipan,cotton candy,corn syrup',
  unless: /\b(?:sugar[- ]free|unsweetened)\b/,
})

export const diabetes: ConditionRule = {
  id: 'diabetes',
  name: 'diabetes-friendly',
  verdict: 'not diabetes-friendly',
  groups: [sugaryDrinks, candy],
  labels: [
    {
      ids: 'yogurt greek-yogurt nonfat-greek-yogurt soy-yogurt coconut-yogurt soy-milk oat-milk rice-milk peanut-butter pasta-sauce',
      note: 'Use one without added sugar.',
    },
  ],
  limits: [
    {
      measure: 'carbs',
      atMost: DIABETES_CARBS,
      says: `a diabetes-friendly serving has at most ${DIABETES_CARBS}`,
    },
    {
      measure: 'addedSugar',
      atMost: DIABETES_ADDED_SUGAR,
      says: `a diabetes-friendly serving has at most ${DIABETES_ADDED_SUGAR}`,
    },
  ],
  practice: (_recipe, _condition, { perServing, isEnough }): Finding[] => {
    const due = (perServing.calories / 1000) * FIBER_PER_THOUSAND_KCAL
    if (!isEnough || perServing.carbs < CARBS_THAT_NEED_FIBER || perServing.fiber >= due) return []
    return [
      {
        rule: 'condition.diabetes.fiber',
        severity: 'note',
        place: 'recipe',
        message: `Only ${tenth(perServing.fiber)} g of fiber to ${tenth(perServing.carbs)} g of carbohydrate per serving: whole grains, vegetables or pulses would slow the sugar down.`,
      },
    ]
  },
  says: () =>
    `Checked for diabetes: at most ${DIABETES_CARBS} g of carbohydrate and ${DIABETES_ADDED_SUGAR} g of added sugar per serving, as computed from the food table. Not checked: your own targets, the glycemic index, salt, saturated fat and the brands. Ask your doctor or dietitian what suits you, above all if you take insulin.`,
}

/**
 * Foods that are starch or sugar by their kind; foods with little of it are judged by the computed figure.
 */
const starchAndSugar = group({
  why: 'starch or sugar',
  instead: 'Use cauliflower rice, zucchini noodles, almond flour or erythritol.',
  tags: ['high-carb'],
  // Very dark chocolate is eaten by the square, and powders and sauces by the spoonful, so the computed
  // figure judges them.
  but: 'dark-chocolate vegan-dark-chocolate ketchup balsamic-glaze kecap-manis hominy',
  ids: `
    hominy rice-milk oat-milk sweetened-almond-milk milk-powder whey-powder malted-milk-powder eggnog custard
    wheat-germ falafel veggie-burger vegan-cheese tonic-water ginger-ale simple-syrup honey-roasted-peanut
  `,
  words:
    'rice,pasta,noodle,bread,flour,potato,oat,quinoa,couscous,bulgur,barley,corn,tortilla,cracker,cereal,granola,sugar,honey,syrup,agave,molasses,candy,cake,cookie,juice concentrate,maltodextrin,dextrose',
})

const pulses = group({
  why: 'pulses are rich in starch',
  instead: 'Use mushrooms, nuts, tofu or meat.',
  ids: `
    lentil-red lentil-brown lentil-cooked chickpea-canned black-bean-canned kidney-bean-canned white-bean-canned
    navy-bean-canned pinto-bean-canned baked-beans refried-beans lima-bean succotash fava-bean chickpea-flour hummus
    chickpea-dried black-bean-dried kidney-bean-dried white-bean-dried split-pea black-eyed-pea mung-bean
  `,
  words: 'bean,lentil,chickpea,dal,split pea,gram flour',
})

const sweetFruit = group({
  why: 'sweet fruit',
  instead: 'Use a few raspberries, blackberries or strawberries.',
  ids: `
    apple pear banana grape mango pineapple cherry sour-cherry frozen-cherry fig pomegranate lychee jackfruit persimmon
    orange mandarin grapefruit peach nectarine plum apricot kiwi papaya passion-fruit guava dragon-fruit kumquat quince
    watermelon cantaloupe honeydew blueberry blueberry-frozen mango-frozen mixed-berry-frozen pineapple-canned
    peach-canned fruit-cocktail applesauce redcurrant elderberry orange-juice apple-juice grape-juice pineapple-juice
    pomegranate-juice cranberry-juice cranberry-relish
  `,
  words: 'apple,pear,banana,grape,mango,pineapple,cherry,date,raisin,dried fruit,fruit juice',
})

const sweetDrinks = group({
  why: 'a drink with sugar or malt in it',
  instead: 'Use dry wine, spirits or stock.',
  ids: 'beer hard-cider mirin sherry marsala orange-liqueur coffee-liqueur cola',
  words: 'beer,cider,liqueur,soda,lemonade,port,dessert wine',
  unless: /\b(?:diet|zero|sugar[- ]free|unsweetened)\b|\bbaking soda\b|\bsoda water\b/,
})

export const keto: ConditionRule = {
  id: 'keto',
  name: 'keto',
  verdict: 'not keto',
  groups: [starchAndSugar, pulses, sweetFruit, sweetDrinks],
  fine: /cauliflower rice|riced cauliflower|(?:zucchini|shirataki|konjac|hearts? of palm|kelp) (?:noodles?|rice|pasta|spaghetti)|(?:almond|coconut|flax(?:seed)?|lupin|sesame|hazelnut|pecan|walnut) (?:flour|meal)|(?:keto|low[- ]carb) [a-z]+|sugar[- ]free [a-z]+(?: syrup)?|(?:allulose|monk ?fruit|stevia|swerve|erythritol)(?: sweetener| syrup)?|oat fiber|baby corn|green beans?|black soy ?beans?/,
  labels: [
    {
      ids: 'bacon ham pork-sausage breakfast-sausage hot-dog salami pepperoni beef-jerky almond-milk coconut-milk mayonnaise pasta-sauce peanut-butter almond-butter yogurt greek-yogurt',
      note: 'Use one without added sugar.',
    },
  ],
  limits: [
    { measure: 'netCarbs', atMost: KETO_NET_CARBS, says: `a keto serving has at most ${KETO_NET_CARBS}` },
  ],
  says: () =>
    `Checked for keto: at most ${KETO_NET_CARBS} g of net carbohydrate (less fiber and erythritol) per serving, as computed from the food table, and no starchy or sugary foods. Not checked: the share of fat, the brands, and whether you are in ketosis. Ask your doctor first if you take medicine for diabetes or blood pressure, or are pregnant.`,
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10)
