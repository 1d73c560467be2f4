import {
  coloursAmong,
  cuteWords,
  dearestAmong,
  foodsBesideSeasoning,
  funWords,
  isForSofa,
  isMadeWithChildren,
  isSmooth,
  mayBeBlended,
  needsCold,
  noTaskForChildren,
  scalesUp,
  shareOfColour,
  tasksForChildren,
  tooHardAtFirst,
} from '../../checks/measured-situations.ts'
import { heatsOven, isTidy } from '../../checks/measured-work.ts'
import { oncePer } from '../../checks/once-per.ts'
import { fold } from '../../checks/words.ts'
import { eras } from '../../craving/circumstances/eras.ts'
import { colours } from '../../culinary/colour-of-foods.ts'
import { deniedColour, foodOfColour, NOT_MESSY } from '../../culinary/denied-looks.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

type Fit = (recipe: LinkedRecipe) => number

/** Foods whose fiber fills for hours. */
const slow =
  /oat|lentil|bean|chickpea|barley|bulgur|quinoa|buckwheat|farro|chia|whole-wheat|rye-bread|brown-rice|split-pea/
const strong: ReadonlySet<Role> = new Set<Role>([
  'egg',
  'poultry',
  'red-meat',
  'ground',
  'pork-cut',
  'fish',
  'canned-fish',
  'tofu',
  'cooked-meat',
])
/** True for a food with much protein: a meat, a fish, eggs, tofu, yogurt or cottage cheese. */
const isStrong = (id: string): boolean =>
  /greek-yogurt|cottage-cheese|skyr/.test(id) ||
  (pantryItem(id)?.roles.some((role) => strong.has(role)) ?? false)

const starchy: ReadonlySet<Role> = new Set<Role>(['pasta', 'noodle', 'grain'])
const heavy =
  /cream|cheddar|mozzarella|bacon|sausage|salami|butter(?!nut|milk)|^bean|lentil|chickpea|cabbage|chil[ie]/
/** Worth of a dish before sport: starch and some protein, and little that lies heavy. */
const fitForSport = oncePer(({ foods, file }: LinkedRecipe): number => {
  const known = foods.filter((food) => food !== null)
  const isStarchy = known.some(
    ({ id }) => /potato(?!-chip)/.test(id) || pantryItem(id)?.roles.some((role) => starchy.has(role)),
  )
  return (
    (isStarchy ? 0.6 : -0.6) +
    (known.some(({ id }) => isStrong(id)) ? 0.2 : 0) -
    0.2 * known.filter(({ id }) => heavy.test(id)).length -
    (file.course === 'sandwich' || file.course === 'salad' ? 0.2 : 0)
  )
})

const hasRawFlesh = ({ foods }: LinkedRecipe): boolean =>
  foods.some((food) => food?.tags.includes('raw-risk') && food.aisle === 'Meat & Fish')

/** True for a dish that is made of foods from a shelf and eaten at once. */
const keepsOnShelf = oncePer(
  ({ draft, foods }: LinkedRecipe): boolean =>
    needsCold(
      draft.ingredients.map(({ amount, item }, at) => {
        const food = foods[at]
        return { text: fold(`${amount} ${item}`), foods: food ? [food] : [] }
      }),
      draft,
    ) === null,
)

/** Marks for how well a recipe suits each situation, by the same measures as the checks. */
export const fitsOfSituations: Readonly<Record<string, Fit>> = {
  colourful: ({ foods }) => 0.4 * Math.min(4, coloursAmong(foods)) - 1,
  'made with children': (recipe) =>
    noTaskForChildren(recipe.draft) !== null
      ? -0.8
      : 0.1 * Math.min(5, tasksForChildren(recipe.draft)) +
        (isMadeWithChildren(recipe.draft) ? 0.7 : -0.3) -
        (hasRawFlesh(recipe) ? 0.3 : 0),
  'first dish': ({ draft }) =>
    tooHardAtFirst(draft) === null
      ? 1.1 - 0.08 * foodsBesideSeasoning(draft) - 0.06 * draft.instructions.length
      : -0.7,
  'keeps full': ({ foods }) =>
    (foods.some((food) => food && slow.test(food.id)) ? 0.5 : -0.4) +
    (foods.some((food) => food && isStrong(food.id)) ? 0.3 : -0.1),
  budget: ({ foods }) => 0.6 - 0.008 * Math.min(200, dearestAmong(foods)),
  'before sport': fitForSport,
  'for a screen': ({ draft, file }) =>
    (isForSofa(draft) ? 0.7 : -0.7) +
    (file.course === 'snack' ? 0.2 : 0) +
    (file.occasions.some((one) => one === 'movie night' || one === 'super bowl') ? 0.3 : 0),
  'no fridge': (recipe) => (keepsOnShelf(recipe) ? 2 : -2),
  'bare kitchen': ({ draft }) =>
    1.6 - 0.25 * foodsBesideSeasoning(draft) - (heatsOven(draft) ? 0.6 : 0) - (draft.prepTime > 15 ? 0.3 : 0),
  'for many': ({ draft, file, foods }) =>
    0.5 * scalesUp(draft) +
    (file.serves >= 8 ? 0.3 : file.serves >= 6 ? 0.2 : -0.2) +
    0.3 -
    0.003 * Math.min(250, dearestAmong(foods)),
  ...Object.fromEntries(
    Object.entries(eras).map(([era, words]) => [
      era,
      ({ file }: LinkedRecipe) => (words.test(`${file.title} ${file.description}`) ? 1.8 : -0.2),
    ]),
  ),
  'to knead': ({ file, draft }) =>
    (file.course === 'bread' ? 0.5 : -0.5) +
    (/\bknead/i.test(draft.instructions.join(' ')) && !/no-knead/i.test(file.title) ? 0.8 : -0.8),
  'no lumps': ({ draft }) => (isSmooth(draft) ? 0.9 : mayBeBlended(draft) ? 0.4 : -0.4),
  ...Object.fromEntries(
    colours.map((colour) => [
      `${colour} to look at`,
      ({ file, foods }: LinkedRecipe) =>
        (shareOfColour(foods, colour) > 0 ? 0.2 + shareOfColour(foods, colour) : -1) +
        (file.title.toLowerCase().includes(colour) ? 0.3 : 0),
    ]),
  ),
  ...Object.fromEntries(
    colours.map((colour) => [
      deniedColour(colour),
      ({ file, foods }: LinkedRecipe) =>
        foodOfColour(foods, colour) || file.title.toLowerCase().includes(colour) ? -2 : 0.3,
    ]),
  ),
  [NOT_MESSY]: ({ draft }) => (isTidy(draft) ? 0.3 : -1.2),
  fun: ({ file }) => (funWords.test(`${file.title} ${file.description}`) ? 0.6 : -0.3),
  cute: ({ file }) =>
    (cuteWords.test(`${file.title} ${file.description}`) ? 0.6 : -0.3) - (file.prep > 35 ? 0.6 : 0),
}
