import type { Line } from '../lines.ts'
import { formOf, isMeat } from '../meats.ts'

/**
 * Minutes at high pressure, and hours on low in a slow cooker, of foods that decide how long a pot cooks.
 * From the usual charts of both appliances; meat in pieces of an inch or two.
 */
const rows: readonly (readonly [ids: RegExp, pressure: number, lowHours: number])[] = [
  [/chuck|brisket|shank|short-rib|oxtail|goat|mutton|venison|beef-round|tripe|tongue/, 35, 8],
  [/pork-shoulder|pork-rib|pork-hock|pork-belly|lamb-shoulder|lamb-leg|veal/, 30, 8],
  [
    /(?:chickpea|black-bean|kidney-bean|white-bean|pinto-bean|butter-bean|fava-bean)-dried|adzuki-dried/,
    25,
    8,
  ],
  [/pearl-barley|farro|wild-rice|brown-rice/, 20, 6],
  [/split-pea|lentil-brown|black-eyed-pea$|mung/, 15, 7],
  [/bone-in|drumstick|chicken-leg|turkey-leg|chicken-whole|duck|rabbit/, 12, 5],
  [/sausage|ground/, 12, 6],
  [/chicken-thigh|turkey-breast|pork/, 10, 5],
  [/chicken-breast/, 8, 4],
  [/beef|lamb/, 20, 7],
  [/lentil-red/, 6, 4],
  [/potato|carrot|parsnip|turnip|rutabaga|celeriac|beet|squash|cabbage|yam/, 6, 6],
  [/./, 5, 6],
]

const timeOf = (line: Line): readonly [pressure: number, lowHours: number] => {
  const row = rows.find(([ids]) => ids.test(line.food?.id ?? 'x'))!
  const isJoint =
    line.food !== null && isMeat(line.food) && formOf(line.food, line.item) === 'whole' && line.grams > 900
  return isJoint ? [Math.round(row[1] * 1.8), row[2]] : [row[1], row[2]]
}

export const pressureMinutes = (lines: readonly Line[]): number =>
  Math.max(5, ...lines.map((line) => timeOf(line)[0]))
export const slowHours = (lines: readonly Line[]): number =>
  Math.max(4, ...lines.map((line) => timeOf(line)[1]))

const is = (ids: RegExp) => (line: Line) => line.food !== null && ids.test(line.food.id)
/** True for dairy, which curdles or burns on in a closed pot and goes in at the end. */
export const isDairy = is(
  /^(?:milk|low-fat-milk|skim-milk|heavy-cream|light-cream|half-and-half|sour-cream|creme-fraiche|yogurt|greek-yogurt|cream-cheese|mascarpone|buttermilk|cheddar|mozzarella|parmesan|monterey-jack|feta|gruyere|evaporated-milk)/,
)
/** True for thickeners, which settle and scorch under pressure. */
export const isThickener = is(/flour$|^cornstarch$|^potato-starch|^arrowroot|^breadcrumb|^panko/)
/** True for starches that turn to paste in a pot that nobody opens. */
export const isQuickStarch = is(
  /pasta|spaghetti|penne|macaroni|noodle|orzo|rigatoni|fusilli|rice$|couscous|gnocchi|ravioli|quinoa|bulgur/,
)
/** True for fish and shellfish, which are done in minutes. */
export const isDelicate = (line: Line): boolean =>
  line.food !== null &&
  (line.food.tags.includes('shellfish') || line.food.tags.includes('fish')) &&
  line.food.aisle === 'Meat & Fish'
/** True for roots and tubers, which fall apart beside meat that needs long. */
export const isRoot = is(/^(?:potato|new-potato|sweet-potato|carrot|parsnip|butternut-squash|turnip)$/)
/**
 * True for beans that must boil before they go into a slow cooker, which never gets hot enough to make them
 * safe.
 */
export const isRawKidneyBean = is(/kidney-bean-dried|white-bean-dried/)
