import type { RecipeDraft } from '#contract/recipe.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { oncePer } from './once-per.ts'
import { minutesInAll } from './times.ts'
import { fold } from './words.ts'

/*
 * Wishes of a cook with little strength, one hand, no oven or a hot kitchen, measured in its lines,
 * steps and times.
 */

/** Words of a line for food that is cut at home. */
const cut =
  /\b(?:chopped|diced|minced|(?:thinly |thickly )?sliced|cut|julienned|quartered|halved|cubed|shredded|grated|peeled|trimmed|zested|cored|seeded|pitted|slivered|shaved)\b/
/** Words of a line for food that is sold as the recipe needs it. */
const soldSo =
  /\b(?:cans?|canned|tinned|jars?|jarred|frozen|bags?|packages?|packets?|tubs?|boxe?s?|baby|pre-?cut|coleslaw mix|deli|rotisserie|store-bought|bought)\b/
/** Food that is bought cut, shelled or grated, or that a packet holds so. */
const soldCut =
  /\b(?:bread|cheese|cheddar|mozzarella|parmesan|bacon|ham|salami|pepperoni|prosciutto|almonds?|shrimp|prawns|coconut|turkey breast, sliced|olives?|dates|walnuts|pecans|nuts)\b/
/** Orders of a step by which food is cut. */
const cuts =
  /\b(?:chop|dice|mince|julienne|slice|peel|halve|quarter|cube|grate|shred|cut)\b(?! (?:the )?(?:sandwich|wrap|sandwiches|wraps|quesadilla|pizza|burrito)s?\b)/

/** Returns the foods of a recipe that have to be cut with a knife, as its lines name them. */
export const foodsToCut = oncePer(({ ingredients }: RecipeDraft): string[] =>
  ingredients.flatMap(({ amount = '', item }) => {
    const text = fold(`${amount} ${item}`)
    if (!cut.test(text) || soldSo.test(text) || soldCut.test(text)) return []
    const food = foodOfLine({ amount, item })
    return [food?.name ?? item.split(',')[0] ?? item]
  }),
)

/** True when a step of a recipe cuts something. */
export const isCutInSteps = oncePer(({ instructions }: RecipeDraft): boolean =>
  instructions.some((step) => cuts.test(step.toLowerCase())),
)

/** Steps that use the big oven; a toaster oven and an oven that keeps food warm do not heat the house. */
const ovenUsed =
  /(?<!dutch |microwave |toaster |mini )\boven\b(?!-?\s?(?:mitt|safe|proof))|(?<!no[- ]|microwave )\bbake (?:for|until|the|in|at)\b|\broast (?:for|until|in)\b|\bbroil(?:er)?\b/

export const heatsOven = oncePer(({ instructions }: RecipeDraft): boolean =>
  instructions.some((step) => ovenUsed.test(step.toLowerCase())),
)

export const isGrilled = oncePer(
  (draft: RecipeDraft): boolean =>
    !heatsOven(draft) && draft.instructions.some((step) => /\bgrill\b/.test(step.toLowerCase())),
)

/** Titles of dishes that are eaten cold, and of those that are eaten hot whatever else they are called. */
const coldTitle =
  /\b(?:salads?|slaw|coleslaw|cold|chilled|gazpacho|ajo blanco|iced?|frozen|popsicles?|parfaits?|overnight|sandwich(?:es)?|wraps?|roll-?ups?|subs?|hoagies?|pinwheels?|summer rolls?|poke|hummus|dip|ceviche|tartare|smoothies?|lassi|pudding|tabbouleh|caprese|cobb|board|bento|tea sandwiches|lettuce wraps|no-cook|muffuletta|deviled eggs|yogurt|icebox)\b/
const hotTitle =
  /\b(?:hot|warm|melts?|grilled|toasted|panini|toasties?|cheesesteak|fried|pulled|roast(?:ed)?|sloppy|french dip|wilted|baked|bbq|barbecue|meatball|philly|stir-fr\w+|bread pudding|yorkshire|skillet|smash\w*|cuban|reuben|monte cristo|croque|fish|po'? ?boy|beef|sausage|dumplings?)\b/
const servedColdSaid =
  /\bserve(?:d)? (?:it |them |well |very |straight )?(?:chilled|cold|cool|at room temperature|ice-cold)|\b(?:chill|refrigerate)(?: \w+){0,6} (?:until|for) (?:\w+ ){0,3}(?:cold|chilled|(?:at least )?(?:\d+|an?|one|two) hours?)|\beat (?:it |them )?cold|\bcold (?:bowls?|noodles?)\b/

/** True for a dish that is eaten cold, or at the temperature of the room. */
export const isServedCold = oncePer(
  ({ title, description, instructions, cookTime }: RecipeDraft): boolean => {
    const name = fold(title)
    const said = fold(`${description} ${instructions.slice(-2).join(' ')}`)
    if (hotTitle.test(name) && !/\b(?:cold|chilled|salad)\b/.test(name)) return false
    return cookTime === 0 || coldTitle.test(name) || servedColdSaid.test(said)
  },
)

/** Titles of dishes that are eaten from the hand, and of those that are not although they sound so. */
const byHandTitle =
  /\b(?:sandwich(?:es)?|wraps?|burritos?|tacos?|taquitos?|quesadillas?|pitas?|gyros?|subs?|hoagies?|sliders?|(?:ham|cheese|chicken |turkey |veggie |black bean )?burgers?|hot dogs?|corn dogs?|pizzas?|calzones?|stromboli|empanadas?|samosas?|hand pies?|past(?:y|ies)|turnovers?|skewers?|kebabs?|satay|nuggets?|tenders?|fingers?|sticks?|wings?|drumsticks?|poppers?|bites?|balls|bars?|muffins?|scones?|cookies?|brownies?|toasts?|bruschetta|crostini|roll-?ups?|pinwheels?|(?:spring|egg|summer|sausage) rolls?|deviled eggs?|devilled eggs|popcorn|crackers?|pretzels?|scotch eggs?|stuffed mushrooms|tartlets?|mini quiches?|blts?|club|melts?|grilled cheese|panini|toasties?|bagels?|onigiri|arepas?|bao|falafel|blankets|croquettes?|arancini|latkes|fritters|potato skins|jalapeno|bagel bites|dates|kabobs?|lollipops?|flatbreads?|croissants?|mozzarella|edamame|nachos|trail mix|energy)\b/
const byForkTitle =
  /\b(?:soup|salad|pie crust|bowls?|casserole|stew|curry|spaghetti|pasta|noodles?|meatballs|rice|skillet|pudding|chili|open-faced|steak|deep-dish|lasagna|with gravy|dip)\b/

/** True for a dish that is eaten from the hand, without a fork. */
export const isEatenByHand = oncePer(({ title }: RecipeDraft): boolean => {
  const name = fold(title)
  return byHandTitle.test(name) && !byForkTitle.test(name)
})

/** Dishes that drip, crumble or fall apart on the way to the mouth. */
const drips =
  /\b(?:tacos?|sloppy|joes?|(?:cheese)?burgers?|wings|ribs|nachos|spaghetti|noodles?|ramen|soups?|stews?|chili|curry|sauces?|saucy|gravy|dip|fondue|glazed|sticky|bbq|barbecue|gyros?|loaded|poutine|buffalo|honey|syrup|french dip|philly|cheesesteak|meatball|marinara|tostadas?|smothered|soupy|juicy|mess|toast|phyllo|crumble|fajitas?|tortas?|tomato|powdered)\b/
/** True for a dish that leaves no stain: it is dry outside and holds together. */
export const isTidy = ({ title }: RecipeDraft): boolean => !drips.test(fold(title))

/** Foods that spoil, melt or sag within an hour or two without ice. */
const mustStayCold =
  /\b(?:mayonnaise|mayo|sour cream|whipped cream|heavy cream|ice cream|cream cheese|cottage cheese|raw (?:fish|salmon|tuna)|oysters?|sushi-grade|custard|frozen yogurt)\b/
/** Returns the food of a recipe that has to stay cold; undefined when there is none. */
export const foodToKeepCold = ({ ingredients }: RecipeDraft): string | undefined =>
  ingredients.map(({ item }) => mustStayCold.exec(fold(item))?.[0]).find((one) => one !== undefined)

/** Most work of a dish for who has little strength: steps, minutes of work, minutes in all, foods to cut. */
const LITTLE = { steps: 6, prep: 15, minutes: 45, cuts: 4 }

/** Returns the reason why a recipe is more work than a tired cook has strength for; null when it is little. */
export function tooMuchWork(draft: RecipeDraft): string | null {
  const [minutes, cutting] = [minutesInAll(draft), foodsToCut(draft).length]
  if (minutes > LITTLE.minutes) return `it takes ${minutes} minutes`
  if (draft.prepTime > LITTLE.prep) return `it has ${draft.prepTime} minutes of work before it cooks`
  if (draft.instructions.length > LITTLE.steps) return `it has ${draft.instructions.length} steps`
  if (cutting > LITTLE.cuts) return `${cutting} foods have to be cut for it`
  return /\bdeep[- ]fr|\bsmok(?:es|ing)\b|\bin batches\b|\bflamb|\btemper\b/.test(
    draft.instructions.join(' ').toLowerCase(),
  )
    ? 'it has to be watched at the stove'
    : null
}

/** Longest time at the stove on a hot day, in minutes. */
const AT_STOVE = 20
const soup = /\b(?:soup|stew|chili|chowder|ramen|pho|curry|casserole|pot pie|gumbo|braise[d]?)\b/

/** Returns the reason why a recipe heats the kitchen or the eater; null for one that suits a hot day. */
export function tooHotFor(draft: RecipeDraft): string | null {
  if (heatsOven(draft)) return 'it needs the oven'
  if (soup.test(fold(draft.title)) && !isServedCold(draft)) return 'it is eaten hot from the pot'
  return draft.cookTime > AT_STOVE && !isGrilled(draft) ? `it cooks for ${draft.cookTime} minutes` : null
}
