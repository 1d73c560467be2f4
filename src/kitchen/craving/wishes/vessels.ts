/** Things to bake, set or serve in, which are named after what they once held. */
const container =
  '(?:cans?|tins?|jars?|mugs?|cups?|cartons?|bottles?|buckets?|tubs?|canisters?|crates?|box(?:es)?|molds?|moulds?)'
/** Words between the preposition and the food of a container: "a clean one pound". */
const measure =
  '(?:(?:an?|the|my|our|some|old|empty|clean|cleaned|washed|recycled|large|small|big|little|tall|wide|metal|paper|\\d+|one|two|three|half|pound|lb|lbs|ounce|oz|quart|pint)(?:[- ]|\\. ?))*'
/** Verbs of making in a container that is no ingredient; the beer of a "beer can" stays in it and is drunk by the bird. */
const done =
  '(?:baked|bake|bakes|baking|cooked|cook|cooking|steamed|steaming|boiled|made|make|set|frozen|molded|moulded|raised|risen|served|packed|layered|pressed|chilled)(?: up| it| them)?'
const inContainer = new RegExp(
  `(?<=\\b${done} )(in|inside|using) ${measure}(?!beer\\b)(?:\\p{L}+)[- ](${container})\\b(?! of\\b)`,
  'giu',
)
/** Bakes that are named after the tin: "coffee-can cake", "soup can bread". */
const ofContainer =
  /\b(?:coffee|soup|bean|juice|vegetable|tomato|fruit|milk|pumpkin|baked bean)[- ](?:can|tin)s? ((?:\p{L}+ ){0,2}(?:cakes?|breads?|loaf|loaves|brown bread))\b(?! (?:baked|cooked|made|steamed) in\b)/giu
const ofContainerTwice =
  /\b(?:coffee|soup|bean|juice|vegetable|tomato|fruit|milk|pumpkin|baked bean)[- ](?:can|tin)s? (?=(?:\p{L}+ ){0,2}(?:cakes?|breads?|loaf|loaves)\b)/giu

/**
 * Returns a craving whose tins and jars are named without the food that was in them: nobody who bakes a cake in a
 * coffee can asks for coffee in it.
 */
export const withoutHeldFoods = (text: string): string =>
  text
    .replace(inContainer, (_, at: string, held: string) => `${at} a ${held.replace(/s$/, '')}`)
    .replace(ofContainer, '$1 baked in a can')
    .replace(ofContainerTwice, '')
