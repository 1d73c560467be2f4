import { isOfHomeOven, readyFoods } from '../../checks/measured-situations.ts'
import {
  foodsToCut,
  foodToKeepCold,
  isCutInSteps,
  isEatenByHand,
  isGrilled,
  isServedCold,
  tooHotFor,
  tooMuchWork,
} from '../../checks/measured-work.ts'
import { oncePer } from '../../checks/once-per.ts'
import { minutesInAll } from '../../checks/times.ts'
import type { Craving } from '../../craving/craving.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import { occasionsIn } from '../occasions.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { fitsOfSituations } from './fit-of-situations.ts'

type Fit = (recipe: LinkedRecipe) => number

/** Marks for how well a recipe suits each circumstance, as the checks measure it. */
const fits: Readonly<Record<string, Fit>> = {
  'for a hot day': ({ draft }) => {
    if (tooHotFor(draft) !== null) return -1
    if (isServedCold(draft)) return 0.6
    return isGrilled(draft) ? 0.2 : -0.2
  },
  'served cold': ({ draft }) => (isServedCold(draft) ? 0.6 : -0.6),
  refreshing: ({ draft }) => (isServedCold(draft) ? 0.6 : -0.8),
  takeout: ({ draft, file }) =>
    (isOfHomeOven(draft) ? -1.5 : 0) +
    (saysTakeout.test(`${file.title} ${file.description}`) ? 0.5 : 0) +
    (kitchensOfTakeouts.test(file.cuisine) ? 0.4 : 0),
  'little work': ({ draft }) =>
    tooMuchWork(draft) === null ? 0.3 - 0.02 * foodsToCut(draft).length - 0.005 * draft.prepTime : -0.6,
  'nothing to chop': ({ draft }) => {
    const cuts = foodsToCut(draft).length
    return cuts === 0 && !isCutInSteps(draft) ? 0.6 : -0.2 * Math.max(1, cuts)
  },
  'eaten by hand': ({ draft }) => (isEatenByHand(draft) ? 0.6 : -0.8),
  'keeps outside': (recipe) => {
    const { draft } = recipe
    if (foodToKeepCold(draft) !== undefined || hasRawFlesh(recipe)) return -0.6
    return isServedCold(draft) ? 0.6 : isEatenByHand(draft) ? 0.1 : -0.6
  },
  // Without the appliance a dish may be fried in a pot, and an oven does as well.
  'no deep fryer': ({ draft }) => (draft.instructions.some((step) => inDeepOil.test(step)) ? -0.8 : 0),
  ...fitsOfSituations,
  'from the pantry': (recipe) => 1.6 * shareInStore(recipe) - (hasRawFlesh(recipe) ? 1.4 : 0.8),
}

const saysTakeout = /\btake-?(?:out|away)\b|\brestaurant/i
/** Kitchens whose dishes most takeouts sell. */
const kitchensOfTakeouts =
  /^(?:chinese|thai|indian|japanese|vietnamese|italian|tex-mex|mexican|lebanese|greek)/i

const inDeepOil = /\bdeep[- ]fr|\b(?:oil|fat|lard)\b[^.]{0,30}\b3[3-9]\d°F|\b3[3-9]\d°F[^.]*\boil\b/i

/** Foods of the other aisles that most kitchens have as well. */
const inStore: ReadonlySet<string> = new Set(
  'egg butter milk yellow-onion onion garlic potato carrot lemon cheddar parmesan bread sandwich-bread white-bread pea-frozen corn-frozen bacon'.split(
    ' ',
  ),
)
const freshAisles: ReadonlySet<string> = new Set([
  'Produce',
  'Meat & Fish',
  'Dairy & Eggs',
  'Bakery',
  'Frozen',
])
/** Returns the share of a recipe's foods that most kitchens have in store. */
const shareInStore = oncePer(({ foods }: LinkedRecipe): number => {
  const known = foods.filter((food) => food !== null)
  return known.length === 0
    ? 0
    : known.filter(({ id, aisle }) => !freshAisles.has(aisle) || inStore.has(id)).length / known.length
})

const fleshRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'stewing', 'roast', 'fish', 'shellfish'] as const),
])
/** True for a recipe with raw meat or fish, which has to be thawed or bought. */
const hasRawFlesh = oncePer(({ foods }: LinkedRecipe): boolean =>
  foods.some((food) => food !== null && pantryItem(food.id)?.roles.some((role) => fleshRoles.has(role))),
)

/** Returns the bonus of recipes for the circumstances that a craving tells. */
export function fitOfCircumstances({ moods, equipment }: Craving): Fit {
  const asked = [...new Set([...moods, ...equipment])].flatMap((mood) => fits[mood] ?? [])
  return asked.length === 0 ? () => 0 : (recipe) => asked.reduce((sum, worth) => sum + worth(recipe), 0)
}

/** Most of a dish that is chosen for an ordinary evening: minutes of work, lines and steps. */
const ORDINARY = { prep: 20, lines: 14, steps: 7 }
/** Longest time, in minutes, that dishes of a mood may take; other moods leave a weeknight's time. */
const patience: Readonly<Record<string, number>> = {
  comfort: 75,
  cozy: 90,
  warm: 75,
  hearty: 75,
  winter: 90,
  autumn: 90,
  sick: 75,
  kids: 45,
  party: 120,
  romantic: 75,
  budget: 60,
  fancy: 150,
  'for many': 120,
  'made with children': 75,
  cute: 60,
  'no lumps': 75,
}
const WEEKNIGHT = 40
/** Moods of who has a day for it. */
const hasTime: ReadonlySet<string> = new Set(['sunday', 'slow', 'make ahead', 'freezer'])
/** Longest wait for a dish, as for soaked beans, that nobody who asks for dinner reckons with. */
const WAIT = 45

/** Steps that need more than a stove, an oven and a pan, or a watchful eye. */
const special =
  /\bgrill\b|\bdeep[- ]fr|\bsmoker\b|\bsmok(?:es|ing)\b|\bair[- ]?fry|\bslow cooker\b|\bpressure\b|\bsous vide\b|\b3[5-7]\d°F[^.]*\boil\b|\boil to 3\d\d|\binch(?:es)? (?:deep )?(?:of )?(?:the |[a-z]+ )?oil\b|\bthermometer clipped\b|\bice cream machine\b/
/** Foods of a feast, that few people have or buy for a weeknight. */
const dear =
  /\b(?:lobster|crab|scallops?|lamb|duck|veal|rib-?eye|tenderloin of beef|filet mignon|oysters?|truffles?|saffron|flank steak|(?:courgette|zucchini|squash) (?:flowers|blossoms)|fiddleheads|ramps|monkfish|sea bass|quail|venison|rabbit|tuna steaks?|halibut|grits|paneer|curry leaves|lemongrass|galangal|miso|gochujang|wonton|curry paste|fish sauce|thai basil|lime leaves|doubanjiang|fermented|sichuan|tamarind|dashi|kimchi|black vinegar|shaoxing|chinese rice wine)\b/
const mainRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'sausage', 'fish', 'shellfish', 'canned-fish'] as const),
  ...(['cooked-meat', 'bean', 'lentil', 'tofu', 'pasta', 'noodle', 'grain', 'egg'] as const),
])

/** True for a dish that fills somebody: it has a meat, a fish, eggs, beans, cheese, bread or a grain. */
export const isMeal = oncePer(({ foods, file }: LinkedRecipe): boolean =>
  foods.some(
    (food) =>
      food !== null &&
      // Some cheese on a salad makes no meal of it.
      ((file.course !== 'salad' &&
        /bread|bun|tortilla|cheese|cheddar|feta|mozzarella|halloumi/.test(food.id)) ||
        pantryItem(food.id)?.roles.some((role) => mainRoles.has(role))),
  ),
)

const proteinRoles: ReadonlySet<Role> = new Set<Role>([
  ...fleshRoles,
  ...(['sausage', 'canned-fish', 'cooked-meat', 'bean', 'lentil', 'tofu', 'egg'] as const),
])
const hasRole = ({ foods }: LinkedRecipe, roles: ReadonlySet<Role>): boolean =>
  foods.some((food) => food !== null && pantryItem(food.id)?.roles.some((role) => roles.has(role)))
const vegetableRoles: ReadonlySet<Role> = new Set<Role>(['vegetable', 'mushroom'])

/** Worth of a dish that is a whole meal by itself: with a meat, a fish, eggs or beans, and with vegetables. */
const bodyOf = oncePer((recipe: LinkedRecipe): number => {
  const [protein, vegetable] = [hasRole(recipe, proteinRoles), hasRole(recipe, vegetableRoles)]
  return (protein ? 0.1 : -0.7) + (vegetable ? 0.25 : 0)
})

/** True for a dish that begins with food cooked the day before, which only who has it wants: fried rice. */
const isOfReadyFood = oncePer(({ draft }: LinkedRecipe): boolean =>
  draft.ingredients.some(({ amount, item }) => readyFoods.test(`${amount} ${item}`.toLowerCase())),
)

/** True for a dish of everyday foods and tools that takes little work. */
const isOrdinary = oncePer(({ draft }: LinkedRecipe): boolean => {
  const method = draft.instructions.join(' ')
  return (
    draft.prepTime <= ORDINARY.prep &&
    draft.ingredients.length <= ORDINARY.lines &&
    draft.instructions.length <= ORDINARY.steps &&
    !special.test(method) &&
    !dear.test([draft.title, ...draft.ingredients.map(({ item }) => item)].join(' ').toLowerCase())
  )
})

/**
 * Returns the bonus of recipes that most cooks make on an ordinary day, for a craving that only says how a meal
 * is to be. All that suit it score alike, so that the cook and the words decide between them.
 */
export function ordinaryFit(craving: Craving, category: string | null): Fit {
  const { moods, cuisines, text, servings, conditions = [] } = craving
  // A feast has dishes of its own, and so have whoever wants something sweet and who eats by a condition.
  const isOther =
    conditions.length > 0 || category === 'dessert' || category === 'snack' || moods.includes('sweet')
  if (isOther || occasionsIn(text).length > 0) return () => 0
  const least = Math.max(WEEKNIGHT, ...moods.map((mood) => patience[mood] ?? 0))
  const isUnhurried = moods.some((mood) => hasTime.has(mood))
  const isForMany =
    (servings ?? 0) > 8 || moods.includes('for many') || moods.includes('party') || moods.includes('fancy')
  // The dishes that people expect of a cuisine count more than how soon it is on the table.
  const [worth, blame] = cuisines.length > 0 ? [0.25, 0.25] : [0.5, 1]
  const isSick = moods.includes('sick')
  // Guests who eat meat expect some of it.
  const isForGuests = moods.includes('fancy') && craving.diets.length === 0
  const isForDinner = category === null || category === 'dinner'
  // Children and the sick are glad of plain noodles; a grown-up's dinner has more to it.
  const wantsBody = isForDinner && !isSick && !moods.includes('kids')
  return (recipe) => {
    const { draft } = recipe
    const ready = isOfReadyFood(recipe) ? -0.7 : 0
    const waits = !isUnhurried && draft.restTime > WAIT ? -0.8 : 0
    const fills = category === 'breakfast' || isMeal(recipe) ? 0 : -0.5
    const isInTime = isUnhurried || minutesInAll(draft) <= least
    // A broth is what most people want when they are ill; a sandwich is hardly a dinner; a drink is no breakfast.
    const ofCourse =
      (isSick && recipe.file.course === 'soup' ? 0.4 : 0) -
      (isForDinner && recipe.file.course === 'sandwich' && !moods.includes('eaten by hand') ? 0.2 : 0) -
      (category === 'breakfast' && recipe.file.course === 'drink' ? 0.6 : 0)
    const body = (wantsBody ? bodyOf(recipe) : 0) + (isForGuests && hasRole(recipe, fleshRoles) ? 0.4 : 0)
    return (
      blame * (waits + fills + ready) +
      ofCourse +
      body +
      (isInTime && (isForMany || isOrdinary(recipe)) ? worth : 0)
    )
  }
}
