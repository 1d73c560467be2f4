import { type Season, seasons } from '#contract/popular.ts'
import { oncePer } from '../../../checks/once-per.ts'
import { isOfCuisine } from '../../../craving/wishes/cuisines.ts'
import { pantryItem, type Role } from '../../../culinary/index.ts'
import { showsDenied } from '../../../culinary/textures.ts'
import { moodFit, saidFit } from '../../moods.ts'
import { occasionsIn } from '../../occasions.ts'
import type { LinkedRecipe } from '../../open-cookbook.ts'
import { mealFit } from '../asked-words.ts'
import { fitOfCircumstances, ordinaryFit } from '../fit-of-circumstances.ts'
import { fitOfKeeping, fitOfTextures } from '../fit-of-description.ts'
import { coursesFor, isOfFeast, meals } from '../may-be-meant.ts'
import type { Rule } from './match.ts'

/** Prefers recipes of the meal that the words name. */
const mealNamed: Rule = ({ craving: { category, claims = [] } }) =>
  category !== null && claims.some(({ namesA = [] }) => namesA.includes('category'))
    ? ({ recipe }) => (recipe.category === category ? 0 : -0.6)
    : null

/** Prefers dishes that make a meal, where no list of foods decides. */
const makesMeal: Rule = ({ isOfFoods }) =>
  isOfFoods ? null : ({ recipe }) => (meals.has(recipe.file.course) ? 0.08 : 0)

/** Prefers the usual courses of a meal where nothing else is asked for. */
const usualCourse: Rule = ({ craving, asked: { head }, wanted }) =>
  head === null && wanted.length === 0 ? ({ recipe }) => mealFit(recipe, craving) : null

/** Prefers what most cooks make on an ordinary day for a craving that names neither dish nor food. */
const ordinaryDish: Rule = ({ craving, circumstances, isUnnamed }) => {
  if (!isUnnamed) return null
  const worth = ordinaryFit(craving, circumstances.category ?? craving.category)
  return ({ recipe }) => worth(recipe)
}

/** Prefers desserts for who wants something sweet, and puts savory dishes last. */
const sweetDish: Rule = ({ craving }) =>
  craving.moods.includes('sweet') ? ({ recipe }) => sweetness(recipe) : null

/** Prefers dishes for the occasion that the words name. */
const forOccasion: Rule = ({ occasions }) =>
  occasions.length === 0
    ? null
    : ({ recipe }) => (occasions.some((one) => recipe.file.occasions.includes(one)) ? 0.9 : 0)

/** Keeps the dishes of a feast for who names one. */
const feastUnasked: Rule = ({ occasions, isOpen }) =>
  occasions.length > 0 ? null : ({ recipe }) => (isOfFeast(recipe) ? (isOpen ? -0.8 : -0.2) : 0)

/** Keeps a dish with a day in its title, "Christmas Turkey Dinner", for that day. */
const dayUnasked: Rule = ({ occasions }) =>
  occasions.length > 0 ? null : ({ recipe, isNamed }) => (!isNamed && isTitledForDay(recipe) ? -0.8 : 0)

/** Prefers dishes of the cuisine asked for itself to those of the kitchens that belong to it. */
const ofCuisine: Rule = ({ craving: { cuisines } }) =>
  cuisines.length === 0
    ? null
    : ({ recipe }) => (cuisines.some((one) => recipe.file.cuisine.toLowerCase() === one) ? 0.4 : 0)

/** Kitchen of a side for a dish of no recipe's name: a plain one. */
const PLAIN_KITCHEN = 'american'
/** Prefers a side of the kitchen of the dish that it goes with: what goes with rouladen is German. */
const sideOfSameKitchen: Rule = ({ cookbook: { names, bySlug }, craving: { isSide, purpose = [] } }) => {
  if (!isSide) return null
  const [slug] = names.get(purpose.join(' ')) ?? []
  const kitchen = bySlug.get(slug ?? '')?.file.cuisine.toLowerCase() ?? PLAIN_KITCHEN
  return ({ recipe }) => (isOfCuisine(recipe.file.cuisine, kitchen) ? 0.5 : 0)
}

/** Prefers dishes of the season that the words name, or else of today's. */
const inSeason: Rule = ({ craving: { moods }, circumstances }) => {
  const named = seasons.find((one) => moods.includes(one))
  const season: Season | undefined = named ?? circumstances.season
  if (season === undefined) return null
  const [fits, not] = named ? [0.4, -0.4] : [0.05, -0.25]
  return ({ recipe }) =>
    recipe.seasons.length === seasons.length ? 0 : recipe.seasons.includes(season) ? fits : not
}

/** Prefers dishes of the moods asked for: those that the author declares, and those that the text speaks of. */
const ofMood: Rule = ({ craving: { moods }, isOpen }) =>
  moods.length === 0
    ? null
    : ({ recipe: { file } }) => (isOpen ? 0.8 : 0.5) * moodFit(moods, file.moods) + 0.3 * saidFit(moods, file)

/** Prefers spicy dishes for who wants one. */
const spicy: Rule = ({ craving: { moods } }) =>
  moods.includes('spicy') ? ({ recipe }) => (recipe.file.moods.includes('spicy') ? 0 : -0.5) : null

/** Puts spicy dishes behind for who wants a mild one and names none that is spicy. */
const mild: Rule = ({ craving: { moods } }) =>
  moods.includes('mild')
    ? ({ recipe, isNamed }) => (recipe.file.moods.includes('spicy') && !isNamed ? -0.6 : 0)
    : null

/** Puts a dish behind whose description speaks of a texture that is not wanted. */
const deniedTexture: Rule = ({ craving }) => {
  const shows = showsDenied(craving.deniedTextures)
  return craving.deniedTextures === undefined
    ? null
    : ({ recipe }) => (shows(recipe.file.description) === undefined ? 0 : -0.4)
}

/** Prefers dishes that suit the circumstances told, the textures and the days of keeping asked for. */
const asDescribed: Rule = ({ craving }) => {
  const rates = [fitOfCircumstances(craving), fitOfTextures(craving), fitOfKeeping(craving)]
  return ({ recipe }) => rates.reduce((sum, rate) => sum + rate(recipe), 0)
}

/** Rules about the meal, the day and how the dish is to be. */
export const rulesByMeal: readonly Rule[] = [
  ...[mealNamed, makesMeal, usualCourse, ordinaryDish, sweetDish],
  ...[forOccasion, feastUnasked, dayUnasked, ofCuisine, sideOfSameKitchen, inSeason],
  ...[ofMood, spicy, mild, deniedTexture, asDescribed],
]

const isTitledForDay = oncePer(({ file }: LinkedRecipe) => occasionsIn(file.title).length > 0)

/** Roles of foods that no sweet dish has. */
const savoryRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'sausage', 'bacon', 'fish', 'shellfish'] as const),
  ...(['canned-fish', 'cooked-meat', 'allium', 'bean', 'lentil', 'mushroom'] as const),
])
const sweetness = ({ file, foods }: LinkedRecipe): number =>
  coursesFor.dessert.includes(file.course)
    ? 0.5
    : foods.some((food) => food && pantryItem(food.id)?.roles.some((role) => savoryRoles.has(role)))
      ? -1.5
      : 0
