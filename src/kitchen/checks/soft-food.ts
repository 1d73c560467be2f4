import type { Food } from '../foods/food.ts'
import { familyOf } from './food-families.ts'
import type { ReadDraft } from './read-draft.ts'

/** Dishes that a tongue can crush. */
const softDish =
  /\b(?:soft|creamy|silky|smooth|mash(?:ed)?|pur[eé]e|polenta|grits|porridge|oatmeal|congee|risotto|soups?|chowder|bisque|velout[eé]|broth|gazpacho|custard|pudding|panna cotta|mousse|souffl[eé]|smoothies?|shakes?|lassi|yogh?urt|ricotta|scrambled|omelet(?:te)?|frittata|mac and cheese|shepherd's pie|cottage pie|fish pie|meatloaf|dal|dahl|hummus|applesauce|gnocchi|lasagn[ae]|cannelloni|moussaka|egg salad)\b/
/** Words of a description that say so. */
const softSaid = /\b(?:mashed|pur[eé]ed?|spoonable|with a spoon)\b/
/** Words of a dish, in its name or its description, that has to be bitten. */
const hard =
  /\b(?:crisp\w*|crunch\w*|crust(?:y|ed)?|crackl\w*|brittle|chewy|snap\w*|shatter\w*|al dente|charred|steaks?|chops?|ribs|jerky|salad|slaw|pizza|toast(?:ed|s)?|bagels?|baguettes?|sandwich\w*|burgers?|tacos?|quesadillas?|taquitos?|flautas|tostadas?|nachos|chips|crackers?|kebabs?|skewers?|granola|popcorn|sesame brittle|stir-fry|schnitzel|spears|wraps?)\b/
/** Foods that stay hard however they are cooked. */
const hardFoods =
  /nut$|almond|pecan|cashew|pistachio|popcorn|(?:sesame|sunflower|pumpkin|poppy|chia)-seed|pepita|tortilla-chip|potato-chip|cracker|granola|bacon|cucumber|radish|lettuce|romaine|cabbage-|celery$|corn-kernel/
/** Words of a step that makes the whole dish smooth. */
const blended =
  /\b(?:blend(?:er|ed)?|blitz|pur[eé]e|liqui[df]i[sz]e|immersion blender|until (?:very |completely )?smooth|whiz+|(?:push|press|rub|pass)\w* [^.]*\bsieve)\b/
const swallowed =
  /\b(?:soups?|bisque|velout[eé]|cream of|smoothies?|shakes?|lassi|pur[eé]es?|broth|custard|panna cotta|mousse|pudding|congee|porridge|mash(?:ed)?|yogh?urt|gazpacho|hummus|applesauce)\b/

/** Words of a step by which pieces stay in a blended dish, or are put on it. */
const leftInPieces =
  /\b(?:some texture|chunky|coarsely|partly blend\w*|half of the soup|croutons?|set aside (?:a|some|the|half|\d)|reserve (?:a|some|the|half|\d)|scatter\w*|sprinkle\w*|(?:top|finish|garnish)(?:ed)? with (?!(?:the |a )?(?:swirl|drizzle|spoonful|little|cream|oil|yogh?urt|milk))|(?:mushrooms|pieces|slices|cubes|kernels|shreds|florets|tips|peas|beans|seeds|herbs|chives) on top)\b/

/** Meat that is ground, or so tender that it comes apart. */
const tenderMeat =
  /\b(?:ground|minced?|shred\w*|pull(?:ed|s)? apart|falls? apart|falling apart|fork[- ]tender|flak\w*|blend\w*|pur[eé]e\w*|meatloaf|meatballs)\b/
const isPieceOfMeat = (food: Food): boolean =>
  food.aisle === 'Meat & Fish' &&
  food.tags.some((tag) => tag === 'meat' || tag === 'poultry' || tag === 'pork')

const isNut = (food: Food): boolean => familyOf('nut')?.(food) ?? false

/** Returns the reason why a dish is not soft; null when it is. */
export function notSoft(recipe: ReadDraft): string | null {
  const { draft, lines, method } = recipe
  const said = `${draft.title} ${draft.description}`.toLowerCase()
  const line = lines.find(({ foods }) => foods.some((food) => hardFoods.test(food.id) || isNut(food)))
  if (line) return `it has ${line.item}`
  const meat = lines.find(({ foods, text }) => foods.some(isPieceOfMeat) && !tenderMeat.test(text))
  if (meat && !tenderMeat.test(`${said} ${method}`)) return `it has ${meat.item} in pieces`
  const bite = hard.exec(said)?.[0]
  if (bite) return `its words say “${bite}”`
  return softDish.test(draft.title.toLowerCase()) || softSaid.test(draft.description.toLowerCase())
    ? null
    : 'nothing in its words says that it is soft'
}

/** True for a dish whose words say that it is soft, or swallowed as it is, as the mood asks; others are not tried. */
export const maySuitMouth = (
  { title, description }: { title: string; description: string },
  moods: readonly string[],
): boolean =>
  moods.includes('no chewing')
    ? swallowed.test(title.toLowerCase())
    : !moods.includes('soft') ||
      softDish.test(title.toLowerCase()) ||
      softSaid.test(description.toLowerCase())

/** Returns the reason why a dish has to be chewed; null when it is smooth. */
export function notSmooth(recipe: ReadDraft): string | null {
  const reason = notSoft(recipe)
  if (reason !== null) return reason
  const title = recipe.draft.title.toLowerCase()
  if (!swallowed.test(title)) return 'it has pieces to chew'
  const left = leftInPieces.exec(recipe.method)?.[0]
  if (left) return `a step says “${left}”`
  return blended.test(recipe.method) ||
    /\b(?:custard|panna cotta|mousse|pudding|lassi|shake|smoothie)\b/.test(title)
    ? null
    : 'no step makes it smooth'
}
