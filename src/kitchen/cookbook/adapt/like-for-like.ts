import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { titleCase } from '../../refine/rename.ts'
import { swapped } from '../../refine/swap.ts'

/** Sugars of grains or crumbs that are measured alike; syrups and powdered sugar change a dough. */
const isSugar = ({ id }: Food): boolean =>
  /(?:^|-)(?:sugar|jaggery|piloncillo|panela)(?:-|$)/.test(id) &&
  !/powdered|confectioner|icing|vanilla/.test(id)
/** Pasta of any shape; noodles of rice or eggs are other dishes. */
const isPasta = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('pasta') ?? false
const isMushroom = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('mushroom') ?? false
/** Cheeses that are grated and melt; Brie and fresh mozzarella are sliced. */
const isGratedCheese = ({ id }: Food): boolean => {
  const item = pantryItem(id)
  return (item?.roles.includes('melting-cheese') ?? false) && /grated/.test(item?.cut ?? '')
}
/** Fats for frying a spoonful of food in; the butter of a dough and the oil of a deep fryer are no such fat. */
const isFryingFat = ({ id }: Food): boolean =>
  /^(?:butter|salted-butter|ghee|lard|duck-fat|bacon-fat|(?:vegetable|canola|sunflower|olive|avocado|coconut|grapeseed)-oil)$/.test(
    id,
  )
const needsItsFat =
  /\b(?:dough|batter|deep[- ]?fry|inches? of oil|cream the|rub the|whisk in the oil|drizzle|dress)/i

/** Flours of wheat, which are measured alike in doughs and batters that no yeast raises. */
const isWheatFlour = ({ id }: Food): boolean =>
  /^(?:all-purpose|whole-wheat|bread|cake|spelt)-flour$/.test(id)
const raisedByYeast = /\b(?:yeast|sourdough|starter|proof|choux|phyllo|strudel|noodles?)\b/i

/** Beans that are cooked, in a can or at home; chickpeas and lentils are other dishes. */
const isCookedBean = ({ id }: Food): boolean =>
  /^(?:black|kidney|pinto|white|cannellini|navy|great-northern|butter|borlotti|pink)-bean-canned$/.test(id)
/** Sausages of raw meat, which take the same time; their safe temperatures differ by the meat. */
const isRawSausage = ({ id, tags }: Food): boolean =>
  tags.includes('raw-risk') && /^(?:merguez|(?:pork|italian|breakfast|chicken)-sausage)$/.test(id)

/** Raw minced meats, which brown alike; sausage meat is seasoned already. */
const isMince = ({ tags, id }: Food): boolean =>
  tags.includes('ground-meat') && (pantryItem(id)?.roles.includes('ground') ?? false)
/** Firm sausages that are sliced and warmed. */
const isSlicedSausage = ({ id }: Food): boolean => /^(?:kielbasa|linguica|chorizo)$/.test(id)
/** Fish that is smoked hot; cold-smoked haddock has to be cooked, so it never takes the place of the others. */
const isSmokedFish = ({ tags }: Food, item: string): boolean =>
  tags.includes('fish') && /\bsmoked\b/i.test(item)
/** Dried fruits of the size of a raisin. */
const isSmallDriedFruit = ({ id }: Food): boolean =>
  /^(?:raisin|(?:currant|cranberry|cherry)-dried)$/.test(id)
/** Nuts that are chopped into a dough or over a dish. */
const isChoppedNut = ({ id }: Food): boolean =>
  /^(?:walnut|pecan|hazelnut|almond|pistachio|macadamia)$/.test(id)
/** Berries that are soft and small; strawberries hold more water, and cranberries are sour. */
const isSoftBerry = ({ id }: Food): boolean => /^(?:blueberry|raspberry|blackberry)$/.test(id)
/** Vinegars of about five percent; those that are sweetened or black taste of something else. */
const isVinegar = ({ id }: Food): boolean =>
  /^(?:white|rice|white-wine|red-wine|sherry|apple-cider)-vinegar$/.test(id)

const kinds: readonly ((food: Food, item: string) => boolean)[] = [
  isSugar,
  isPasta,
  isMushroom,
  isGratedCheese,
  isFryingFat,
  isWheatFlour,
  isCookedBean,
  isRawSausage,
  isMince,
  isSlicedSausage,
  isSmokedFish,
  isSmallDriedFruit,
  isChoppedNut,
  isSoftBerry,
  isVinegar,
]

/** True for a food of a kind of which a cook who names one wants that one: kidney beans, and no pinto beans. */
export const isToldApart = (food: Food): boolean => isCookedBean(food) || isRawSausage(food)

/** True for a food that is eaten as it is bought, so that it may take the place of one that has to be cooked. */
const isReady = ({ tags }: Food): boolean => tags.includes('cooked') || !tags.includes('raw-risk')

/** True for a line that stays, since it is wished for as well. */
type Keeps = (food: Food, item: string) => boolean

/** True where the steps lean on the food of a kind as it is, so that no other takes its place. */
const leansOn = (
  kind: (typeof kinds)[number],
  { title, instructions, ingredients }: RecipeDraft,
): boolean => {
  const steps = instructions.join(' ')
  if (kind === isFryingFat) return needsItsFat.test(steps)
  const all = [title, steps, ...ingredients.map(({ item }) => item)].join(' ')
  return kind === isWheatFlour && raisedByYeast.test(all)
}

/**
 * Returns the name of the food of the same kind that a recipe uses; null where the food is of no such kind, or
 * the recipe has none or several of it.
 * @param keeps tells the lines that stay
 */
export function alikeIn(draft: RecipeDraft, food: Food, keeps: Keeps = () => false): string | null {
  const isOfKind = kinds.find((kind) => kind(food, food.name))
  if (!isOfKind || leansOn(isOfKind, draft)) return null
  const own = draft.ingredients.flatMap((line) => {
    const each = foodOfLine(line)
    const isAlike = each && isOfKind(each, line.item) && (isReady(food) || !isReady(each))
    return isAlike && !keeps(each, line.item) ? [each] : []
  })
  const [first, ...others] = new Set(own.map(({ name }) => name))
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * Returns the recipe with a food in the place of its own of the same kind: cookies with palm sugar, a casserole
 * of macaroni; null where there is none.
 */
export function likeForLike(draft: RecipeDraft, food: Food, keeps?: Keeps): RecipeDraft | null {
  const from = alikeIn(draft, food, keeps)
  if (from === null) return null
  const outcome = swapped(draft, { from, to: food.name })
  if (outcome.kind !== 'changed') return null
  return isWheatFlour(food) ? calledByFlour(outcome.draft, food) : outcome.draft
}

/** Names the flour in a title, as nobody sees it in the dish: "Whole-Wheat Buttermilk Pancakes". */
function calledByFlour(draft: RecipeDraft, { name }: Food): RecipeDraft {
  const word = titleCase(name.replace(/[- ]flour$/, ''))
  return draft.title.toLowerCase().includes(word.toLowerCase()) || name === 'all-purpose flour'
    ? draft
    : { ...draft, title: `${word} ${draft.title}` }
}
