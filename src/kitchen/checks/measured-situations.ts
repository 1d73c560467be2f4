import type { RecipeDraft } from '#contract/recipe.ts'
import { colourOfFood } from '../culinary/colour-of-foods.ts'
import { centsPer100g } from '../culinary/price-of-foods.ts'
import type { Food } from '../foods/food.ts'
import { foodById } from '../foods/index.ts'
import { shelves } from '../foods/of-the-shelf.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { oncePer } from './once-per.ts'
import { minutesInAll } from './times.ts'
import { fold } from './words.ts'

/*
 * Measures of a dish for somebody in a certain situation, taken in its lines, figures and steps: how colourful it is,
 * how long it fills, what it costs, how much skill it takes, whether it keeps on a shelf.
 */

const counted = oncePer((draft: RecipeDraft) => computeNutrition(draft))

/** Returns the nutrition of one serving. */
export const figuresOf = (draft: RecipeDraft) => counted(draft).perServing

/** Grams per serving from which on a vegetable is seen on the plate. */
const SEEN = 12
/** Returns the colours that vegetables and fruits bring to a dish. */
export const coloursOf = oncePer((draft: RecipeDraft): readonly string[] => [
  ...new Set(
    counted(draft).parts.flatMap(({ foodId, grams }) =>
      foodId !== null && (grams ?? 0) / Math.max(1, draft.servings) >= SEEN
        ? (colourOfFood(foodId) ?? [])
        : [],
    ),
  ),
])

/** Returns the colour of each food that has one, however little of it there is. */
const coloursIn = (foods: readonly (Food | null)[]): string[] =>
  foods.flatMap((food) => (food === null ? [] : (colourOfFood(food.id) ?? [])))

/** Counts the colours of the vegetables and fruits of a dish. */
export const coloursAmong = (foods: readonly (Food | null)[]): number => new Set(coloursIn(foods)).size

/** Returns how many of the coloured foods of a dish have the colour that is asked for, as a share. */
export function shareOfColour(foods: readonly (Food | null)[], colour: string): number {
  const shown = coloursIn(foods)
  return shown.length === 0 ? 0 : shown.filter((one) => one === colour).length / shown.length
}

const isSeasoningFood = ({ aisle }: Food): boolean =>
  aisle === 'Spices & Seasonings' || aisle === 'Baking' || aisle === 'Oils & Condiments' || aisle === 'Drinks'
/** Returns what the dearest food of a dish costs for 100 g beside others, in cents, seasonings aside. */
export const dearestAmong = (foods: readonly (Food | null)[]): number =>
  Math.max(0, ...foods.map((food) => (food === null || isSeasoningFood(food) ? 0 : centsPer100g(food.id))))

/** Returns what one serving costs beside others, in cents, with the food that costs most. */
export const costOf = oncePer((draft: RecipeDraft): { cents: number; dearest: string | null } => {
  const costs = counted(draft).parts.flatMap(({ foodId, grams }) =>
    foodId === null ? [] : [{ foodId, cents: ((grams ?? 0) / 100) * centsPer100g(foodId) }],
  )
  const [first] = costs.toSorted((a, b) => b.cents - a.cents)
  return {
    cents: costs.reduce((sum, { cents }) => sum + cents, 0) / Math.max(1, draft.servings),
    dearest: first ? (foodById(first.foodId)?.name ?? null) : null,
  }
})

const stepsOf = oncePer(({ instructions }: RecipeDraft): string => fold(instructions.join('\n')))

/** Work that somebody who never cooked has not learned, with the words that a cook would use for it. */
const skills: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bdeep[- ]fr|\binch(?:es)? (?:deep )?(?:of )?(?:the |[a-z]+ )?oil\b|\boil to 3\d\d/, 'frying in hot oil'],
  [/\bseparate the eggs?\b|\begg (?:whites?|yolks?)\b/, 'separating eggs'],
  [/\bsmoking\b|\bwok\b|\bstir-?fr/, 'a very hot pan'],
  [/\bknead/, 'kneading'],
  [/\btemper|\bcurdle|\bdouble boiler|\bcandy thermometer|\bcaramel/, 'a sauce that may turn'],
  [
    /\bflamb|\bdeglaze|\bblanch|\bjulienne|\bbutterfly|\bdebone|\bdevein|\bspatchcock|\bpound\b[^.]*thick/,
    'a trained hand',
  ],
  [/\bin batches\b|\bmeanwhile\b[^.]*\banother\b|\bsecond (?:pan|skillet|pot)\b/, 'several things at once'],
  [/\broll (?:it |the dough )?out\b|\bcrimp|\bpleat|\bpipe\b/, 'shaping a dough'],
  [/\bfold (?:in|into)\b[^.]*\bwhites\b|\bstiff peaks\b/, 'beaten egg whites'],
  [/\broux\b|\bwhisk(?:ing)? constantly\b|\bstirring constantly\b/, 'a sauce that must be watched'],
]
/** Foods that have to be cooked before this dish begins. */
export const readyFoods =
  /\bcold cooked\b|\bday-old\b|\bcooked (?:and cooled )?(?:white |brown |long-grain )?rice\b|\bleftover\b/
const FIRST = { lines: 9, steps: 5, prep: 15, minutes: 60 }

/** Returns the reason why a dish is not for somebody who cooks for the first time; null for one that is. */
export const tooHardAtFirst = oncePer((draft: RecipeDraft): string | null => {
  const { ingredients, instructions, prepTime } = draft
  const skill = skills.find(([words]) => words.test(stepsOf(draft)))
  if (skill) return `it takes ${skill[1]}`
  const ready = ingredients.find(({ item }) => readyFoods.test(fold(item)))
  if (ready) return `${ready.item} has to be there`
  const foods = foodsBesideSeasoning(draft)
  if (foods > FIRST.lines) return `it has ${foods} foods`
  if (instructions.length > FIRST.steps) return `it has ${instructions.length} steps`
  if (prepTime > FIRST.prep) return `it takes ${prepTime} minutes of work before it cooks`
  const minutes = minutesInAll(draft)
  return minutes > FIRST.minutes ? `it takes ${minutes} minutes` : null
})
const isSeasoning =
  /^(?:fine |kosher |sea |black |ground |freshly |coarse )*(?:salt|pepper|water|olive oil|vegetable oil|oil)\b/

/** Counts the foods of a dish besides salt, pepper, oil and water. */
export const foodsBesideSeasoning = oncePer(
  ({ ingredients }: RecipeDraft): number =>
    ingredients.filter(({ item }) => !isSeasoning.test(fold(item))).length,
)

/** Orders of a step that small hands like to follow, each counted once. */
const play =
  /\b(?:roll(?:ing)?(?: into| each| up|ed)?(?= )|shape|press|pat|cut out|cutters?|decorat\w+|sprinkle|spread|thread|skewer|fold|wrap|top (?:each|with|them)|scatter|fill|stuff|dip|flip|stack|arrange|assemble|mash|stamp|crack|pinch|twist|spoon|ice the|frost)\b/g
const dangerous =
  /\bdeep[- ]fr|\binch(?:es)? (?:of )?(?:[a-z]+ )?oil\b|\bhot sugar|\bsmoking\b|\bflamb|\bmandoline|\bboiling syrup/
/** Dishes that children make with a grown-up at their side, as every cook would name them. */
const ofChildren =
  /\b(?:pizzas?|muffins?|pancakes?|cut-?out|cookies?|biscuits|cupcakes?|gingerbread|quesadillas?|wraps?|roll-?ups?|pinwheels?|skewers?|kabobs?|pretzels?|popsicles?|ice pops|dumplings?|bread rolls|calzones?|nachos|crepes|french toast|granola|energy balls|bites|faces?|animals?|smoothies?|parfaits?|bark|dough|gnocchi|ravioli|empanadas?)\b/
const TASKS = 2
const WITH_CHILDREN = { prep: 40, minutes: 150 }

/** Returns how much small hands have to do in a dish: kinds of task in its steps. */
export const tasksForChildren = oncePer(
  (draft: RecipeDraft): number => new Set(stepsOf(draft).match(play)).size,
)
/** True for a dish that is known as one to make with children. */
export const isMadeWithChildren = ({ title }: RecipeDraft): boolean => ofChildren.test(fold(title))

/** Returns the reason why a dish is no play for children; null for one with something for their hands. */
export function noTaskForChildren(draft: RecipeDraft): string | null {
  if (dangerous.test(stepsOf(draft))) return 'it takes hot oil, hot sugar or a sharp tool'
  if (tasksForChildren(draft) < TASKS)
    return 'nothing in its steps is for small hands to shape, fill or decorate'
  if (draft.prepTime > WITH_CHILDREN.prep) return `it takes ${draft.prepTime} minutes of work`
  const minutes = minutesInAll(draft)
  return minutes > WITH_CHILDREN.minutes ? `it takes ${minutes} minutes` : null
}

/** Aisles of foods that stand on a shelf until they are opened. */
const closedShelves: ReadonlySet<string> = new Set([...shelves, 'Pasta, Rice & Grains', 'Bakery'])
/** Foods of these aisles that must be kept cold all the same, as bought or once they are open. */
const coldAllTheSame =
  /mayonnaise|pesto|tofu|fresh|refrigerated|cooked|gnocchi|tortellini|ravioli|dough|yogh?urt|milk(?!-powder)|cream(?!-of-tartar)|butter(?!scotch)|egg|cheese|hummus|stock|broth|cake$|custard|juice$/
const keepsAllTheSame =
  /^(?:coconut-milk|coconut-cream|evaporated-milk|condensed-milk|peanut-butter|almond-butter|cashew-butter|sunflower-seed-butter|nut-butter|apple-butter|eggplant|egg-noodle|lemon-juice|lime-juice|butter-bean.*|cocoa-butter|milk-powder|cream-of-tartar|powdered-milk|.*-powder)$/
/** Whole vegetables and fruits that keep for days in a bag. */
const keepsWhole =
  /^(?:onion|red-onion|sweet-onion|shallot|garlic|potato|new-potato|sweet-potato|carrot|apple|orange|lemon|lemon-juice|lemon-zest|lime|lime-juice|lime-zest|banana|tomato|cherry-tomato|cabbage|red-cabbage|beet|butternut-squash|pumpkin|ginger|avocado|bell-pepper|red-bell-pepper|green-bell-pepper|yellow-bell-pepper|cucumber|pear|grapefruit|jalapeno|plantain)$/
const isOnShelf = ({ id, aisle, name }: Food): boolean => {
  if (keepsWhole.test(id)) return true
  if (!closedShelves.has(aisle)) return false
  return keepsAllTheSame.test(id) || !(coldAllTheSame.test(id) || /^(?:cooked|fresh) /.test(name))
}
/** Foods by their line that a can, a pouch or drying makes fit for a shelf. */
const madeToKeep =
  /\b(?:cans?|canned|tins?|tinned|pouch(?:es)?|jerky|shelf-stable|freeze-dried|powdered|dried|dehydrated|uht)\b/
const neverOnShelf = /\b(?:cheese|milk|cream|yogurt|ham|cooked|fresh|frozen|refrigerated|butter|cut|sliced)\b/

/**
 * Returns the food or the step of a dish that needs a refrigerator; null for one that is made of foods from a shelf and
 * eaten at once.
 * @param lines the lines with the food of each, null where the table knows none
 */
export function needsCold(
  lines: readonly { text: string; foods: readonly Food[] }[],
  { instructions }: RecipeDraft,
): string | null {
  for (const { text, foods } of lines) {
    const [said] = text.split(',')
    if (foods.length === 0) {
      if (
        !/^(?:[\d/ .]*(?:cups?|tablespoons?|teaspoons?|ounces?)? ?)?(?:cold |boiling |hot |warm )?(?:water|salt|pepper)/.test(
          text,
        )
      )
        return `“${said?.trim()}” is no food that the kitchen knows to keep`
      continue
    }
    const cold = foods.find(
      (food) => !isOnShelf(food) && !(madeToKeep.test(text) && !neverOnShelf.test(text)),
    )
    if (cold) return `the ${cold.name} in it must be kept cold`
  }
  return /\brefrigerat|\bchill(?:ed)?\b|\bfreez|\bfridge\b|\bovernight\b|\bkeeps? for\b/i.test(
    instructions.join(' '),
  )
    ? 'a step of it needs the cold, or keeps it for later'
    : null
}

/** Dishes for a bowl between people on a sofa. */
const onSofa =
  /\b(?:popcorn|nachos|dips?|chips|crisps|guacamole|salsa|hummus|wings|mozzarella sticks|pigs in (?:a )?blankets?|pretzels?|poppers|sliders?|pizza (?:rolls|bites|bagels)|potato skins|snack mix|party mix|trail mix|nuts|peanuts|chickpeas|crackers|queso|bites|kettle corn|caramel corn|fries|wedges|quesadillas?|puppy chow|muddy buddies|garlic bread|edamame|cheese straws|chex mix)\b/
/** True for a dish that is eaten from a bowl or the hand before a screen. */
export const isForSofa = ({ title }: RecipeDraft): boolean => onSofa.test(fold(title))

const inPieces =
  /\bin batches\b|\bdeep[- ]fr|\bsouffl|\beach (?:chop|steak|fillet|breast|piece)\b|\b(?:2|3|two|three) at a time\b|\bone at a time\b|\bwok\b|\bstir-?fr/
const potOrTray =
  /\b(?:casserole|bake|baked|soup|stew|chili|lasagna|pasta|sheet[- ]pan|tray|pot|sloppy|joes|pulled|burrito|curry|ragu|goulash|meatloaf|shepherd|cottage pie|enchilada|ziti|spaghetti|jambalaya|beans|hash|frittata|strata|mac and cheese|pilaf|roast)\b/
/** Returns how well a dish can be made for a great many: from one pot or tray, and not piece by piece; from -1 to 1. */
export const scalesUp = oncePer((draft: RecipeDraft): number => {
  if (inPieces.test(stepsOf(draft)) || draft.prepTime > 40) return -1
  return potOrTray.test(fold(draft.title)) ? 1 : 0
})

/** Dishes that families bake or leave in a slow cooker, and that no takeout sells. */
const ofHomeOven =
  /\b(?:casserole|hot-?dish|tater tots?|slow[- ]cooker|crock-?pot|sheet[- ]pan|dump|one-pan bake|meatloaf|tuna noodle)\b/
/** True for a dish that nobody orders in. */
export const isOfHomeOven = ({ title }: RecipeDraft): boolean => ofHomeOven.test(fold(title))

/** Words of a dish that is small, shaped or decorated. */
export const cuteWords =
  /\b(?:mini|miniature|tiny|bite-?sized?|heart-shaped|star-shaped|bears?|bunn(?:y|ies)|(?:smiley|funny) faces?|animal|flower-shaped|dumplings?|pinwheels?|bento|onigiri|sliders?|cake pops|cut-?out|decorated|hedgehogs?|mice|snowm[ae]n|bites|tartlets?|muffin cups|egg cups)\b/i
/** Words of a dish that is eaten as a game: on sticks, from a board, layered, to be put together at the table. */
export const funWords =
  /\b(?:pops|popsicles?|sundaes?|trifles?|ice cream sandwich(?:es)?|s['’]?mores?|dirt (?:cups?|cake)|confetti|funfetti|floats?|skewers?|kabobs?|boards?|fondue|nachos|pizza|cannoli dip|dip|banana split|pavlova|ice cream cake|build|dunk|dippers?|sprinkles|parfaits?|mini|bites|sliders?|walking taco|pinwheels?|cups)\b/i

/** Steps that blend a dish, and not only a sauce on it that is stirred smooth. */
const blends = /\b(?:blend(?:er|ed)?|blitz|pur[eé]e|liqui[df]i[sz]e|immersion blender|food mill)\b/
/** Dishes without a piece in them. */
const smoothByNature =
  /\b(?:custard|panna cotta|mousse|pudding|lassi|shake|smoothie|mashed|mash|polenta|velout[eé]|cream of|hummus|puree)\b/
/** Dishes that are a sauce or a soup as a whole, or are served with one. */
const ofSauce =
  /\b(?:bolognese|ragu|sauce|marinara|pomodoro|arrabbiata|soup|bisque|chowder|chili|curry|dal|stew|gravy|goulash|masala|korma)\b/
const simmers = /\bsimmer(?:s|ed|ing)?\b/
/** Foods in a pot that no blender should meet. */
const notToBlend =
  /\b(?:spaghetti|pasta|noodles?|macaroni|penne|orzo|rice|dumplings?|tortellini|ravioli|bones?|drumsticks?|thighs|legs|ribs|shanks?|shells|mussels|clams|shrimp)\b/

/** True for a dish that has no pieces: one that a step blends as a whole, or that never has any. */
export const isSmooth = (draft: RecipeDraft): boolean =>
  smoothByNature.test(fold(draft.title)) || (ofSauce.test(fold(draft.title)) && blends.test(stepsOf(draft)))

/** Returns the index of the step after which the pot of a dish can be blended; -1 where there is none. */
export const stepToBlendAfter = oncePer((draft: RecipeDraft): number => {
  if (!ofSauce.test(fold(draft.title)) || /\b(?:broil|crouton|toast)/.test(stepsOf(draft))) return -1
  const at = draft.instructions.findLastIndex(
    (step) => simmers.test(fold(step)) && !notToBlend.test(fold(step)),
  )
  return draft.instructions.slice(0, at + 1).some((step) => notToBlend.test(fold(step))) ? -1 : at
})
/** True for a dish whose pot can be blended once it has simmered. */
export const mayBeBlended = (draft: RecipeDraft): boolean => stepToBlendAfter(draft) >= 0
