import type { Food } from '../foods/food.ts'
import { colourOfFood } from './colour-of-foods.ts'

/** Mood of a dish that nobody has to wipe up after. */
export const NOT_MESSY = 'not messy'
/** Returns the mood of a dish in which nothing of a colour is to be seen. */
export const deniedColour = (colour: string): string => `nothing ${colour}`

/** Foods that colour a dish although nobody puts them on the plate for it, by their ids. */
const alsoColours: Readonly<Record<string, RegExp>> = {
  red: /tomato|ketchup|marinara|salsa|pizza-sauce|pasta-sauce|enchilada-sauce|sriracha|harissa|gochu|red-chil|red-pepper|pepperoni|chorizo|beet|red-cabbage|strawberr|raspberr|cranberr|cherr(?:y|ies)$|pomegranate|red-curry|hot-sauce|salami|red-wine$|radish|watermelon|paprika|red-kidney|kidney-bean/,
  orange: /carrot|sweet-potato|pumpkin|squash|orange|mango|apricot|peach|papaya|cantaloupe|cheddar|buffalo/,
  yellow:
    /corn(?:$|-)(?!starch|flour|ed)|mustard|turmeric|curry-powder|pineapple|saffron|banana|lemon(?!grass)|egg$|egg-yolk/,
  green:
    /parsley|cilantro|basil|chive|scallion|green-onion|spring-onion|dill|mint|leek|pesto|celery|jalapeno|lime$|guacamole|tomatillo|salsa-verde|pickle|caper|olive$|pistachio|rosemary|green-chil|cabbage|lettuce|greens|pea$|peas/,
  purple:
    /red-cabbage|red-onion|eggplant|beet|blueberr|blackberr|radicchio|plum|fig$|grape$|grape-juice|olive/,
}

/** Returns the first food of a dish that shows a colour; undefined where none does. */
export const foodOfColour = (foods: readonly (Food | null)[], colour: string): Food | undefined =>
  foods.find(
    (food): food is Food =>
      food !== null && (colourOfFood(food.id) === colour || (alsoColours[colour]?.test(food.id) ?? false)),
  ) ?? undefined
