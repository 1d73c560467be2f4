import { pantryItem } from '../culinary/index.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/index.ts'

/** True for a meat or fish of the dish, and not for a stock or seasoning made of one. */
export const isMeat = (food: Food): boolean =>
  isFlesh(food) &&
  food.aisle !== 'Spices & Seasonings' &&
  !/stock|dashi|bouillon|broth|sauce|paste/.test(food.id)

/** True for a food that the dish is built on: meat, fish, or a food eaten in their place. */
export const isMain = (food: Food): boolean =>
  (isMeat(food) && !food.tags.includes('cured')) ||
  /^(?:tofu-firm|tempeh|seitan|paneer|halloumi)$/.test(food.id)

/** Forms of meat that tell which kind can take the place of another in the pot. */
export type Form = 'ground' | 'pieces' | 'bone-in' | 'whole' | 'cutlet'

export function formOf({ id, tags }: Food, item: string): Form {
  const text = item.toLowerCase()
  if (tags.includes('ground-meat') || /\bground\b|minced? |\bmince\b/.test(text)) return 'ground'
  if (/cut |cube|chunk|strip|diced|sliced|bite|pieces|stew|fillet|shrimp|prawn|scallop/.test(text))
    return 'pieces'
  if (/whole|leg of|roast\b|brisket|joint|rack of/.test(text) || /-whole$|lamb-leg|brisket/.test(id))
    return 'whole'
  if (
    /bone-in|drumstick|wing|rib(?!eye|-eye)|shank|skin-on/.test(text) ||
    /drumstick|wing|rib(?!eye)|shank|bone-in/.test(id)
  )
    return 'bone-in'
  return 'pieces'
}

/**
 * Foods that a shop sells of an animal in each form. The last of `pieces` is for frying and grilling, the
 * first for stewing.
 */
const sold: Readonly<Record<string, Partial<Record<Form, readonly string[]>>>> = {
  chicken: {
    cutlet: ['chicken-breast'],
    ground: ['chicken-ground'],
    pieces: ['chicken-thigh', 'chicken-breast'],
    'bone-in': ['bone-in-chicken-thigh'],
    whole: ['chicken-whole'],
  },
  turkey: {
    cutlet: ['turkey-breast'],
    ground: ['turkey-ground'],
    pieces: ['turkey-breast'],
    'bone-in': ['turkey-leg'],
    whole: ['turkey-whole'],
  },
  beef: { ground: ['beef-ground'], pieces: ['beef-chuck', 'beef-sirloin'] },
  steak: { pieces: ['beef-sirloin'] },
  pork: { cutlet: ['pork-loin'], ground: ['pork-ground'], pieces: ['pork-shoulder', 'pork-tenderloin'] },
  lamb: { ground: ['lamb-ground'], pieces: ['lamb-shoulder', 'lamb-leg'], whole: ['lamb-leg'] },
  venison: { ground: ['venison-ground'], pieces: ['venison'] },
  veal: { cutlet: ['veal'], ground: ['veal-ground'], pieces: ['veal'] },
  fish: { pieces: ['cod'] },
  shrimp: { pieces: ['shrimp'] },
  prawn: { pieces: ['shrimp'] },
  salmon: { pieces: ['salmon'] },
}

/** True for a word under which meat of one kind is sold: beef, fish. */
export const isAnimal = (word: string): boolean => Object.hasOwn(sold, word)

/** Returns the food that a name means when it replaces another of this form. */
export const soldAs = (name: string, form: Form, isStewed: boolean): string | null => {
  const animal = name.toLowerCase().replace(/s$/, '')
  const ids = sold[animal]?.[form]
  return (isStewed ? ids?.[0] : ids?.at(-1)) ?? null
}

/** Names by which the cutlets of an animal are bought and called in the steps. */
const cutlets: Readonly<Record<string, readonly [buy: string, one: string]>> = {
  'chicken-breast': ['boneless, skinless chicken breasts', 'chicken breast'],
  'turkey-breast': ['turkey breast cutlets', 'turkey cutlet'],
  'pork-loin': ['boneless pork loin chops', 'pork chop'],
  veal: ['veal cutlets', 'veal cutlet'],
}
/** Returns how a meat is bought and called when each eater gets a flat piece of it; undefined if it is not sold so. */
export const cutletOf = ({ id }: Food): readonly [buy: string, one: string] | undefined => cutlets[id]

/** Returns the name of a food for the shopping list. */
export function buyAs(food: Food): string {
  return known[food.id] ?? pantryItem(food.id)?.buy?.split('|').at(-1) ?? food.name
}
const known: Readonly<Record<string, string>> = {
  'bone-in-chicken-thigh': 'bone-in, skin-on chicken thighs',
  'turkey-leg': 'turkey legs',
  'beef-chuck': 'boneless beef chuck',
  'beef-sirloin': 'beef sirloin',
  'pork-shoulder': 'boneless pork shoulder',
  'pork-tenderloin': 'pork tenderloin',
  'lamb-shoulder': 'boneless lamb shoulder',
  'lamb-leg': 'boneless leg of lamb',
  veal: 'veal shoulder',
}

/**
 * Minutes until pieces are done: fried or simmered in a sauce, braised in a pot, roasted in a hot oven. Only
 * their ratio is used: what took 8 minutes as chicken takes 5 as shrimp.
 */
const minutes: readonly (readonly [ids: RegExp, fried: number, braised: number, roasted: number])[] = [
  [/ground|sausage|merguez|chorizo|boudin|meatloaf-mix/, 8, 30, 25],
  [/bone-in|drumstick|chicken-leg|turkey-leg|duck/, 14, 40, 40],
  [/chicken-thigh/, 8, 30, 25],
  [/chicken|turkey|quail|hen/, 7, 22, 22],
  [/chuck|brisket|short-rib|oxtail|shank|goat|mutton|venison/, 6, 105, 120],
  [/pork-shoulder|pork-belly|pork-rib/, 7, 90, 90],
  [/lamb-shoulder/, 6, 90, 90],
  [/lamb|veal/, 6, 80, 25],
  [/beef|bison/, 4, 105, 25],
  [/rabbit|pheasant|goose|capon/, 14, 60, 45],
  [/boar/, 6, 105, 90],
  [/pork/, 5, 60, 25],
  [/shrimp|scallop|squid|mussel|clam|crab|lobster|crayfish|oyster/, 4, 4, 8],
  [/tofu|tempeh|seitan|halloumi|paneer/, 8, 20, 28],
  [/mushroom|cremini|portobello|shiitake|eggplant|cauliflower/, 8, 20, 25],
  [/canned|lentil-cooked|chickpea|bean/, 4, 20, 20],
]
const fishMinutes = [6, 8, 14] as const

export type Heat = 'fried' | 'braised' | 'roasted'
const column: Readonly<Record<Heat, 0 | 1 | 2>> = { fried: 0, braised: 1, roasted: 2 }

/** Returns the minutes that a food takes in this heat; null if the table does not know it. */
export function minutesOf({ id, tags }: Food, heat: Heat): number | null {
  const row = tags.includes('fish') ? fishMinutes : minutes.find(([ids]) => ids.test(id))?.slice(1)
  return (row?.[column[heat]] as number | undefined) ?? null
}

/** Returns the sign that a food is done, in the words of a step; null for food that needs none. */
export function signOf({ id, tags }: Food, heat: Heat): string | null {
  if (tags.includes('cooked') || !tags.includes('raw-risk')) return null
  if (tags.includes('poultry')) return 'no longer pink inside and at 165°F (74°C)'
  if (tags.includes('ground-meat')) return 'no pink is left and it reads 160°F (71°C)'
  if (tags.includes('fish')) return 'it is opaque and flakes easily, at 145°F (63°C)'
  if (tags.includes('shellfish')) return 'pink and opaque'
  return heat === 'braised' || /chuck|shoulder|brisket/.test(id)
    ? 'very tender, far past 145°F (63°C)'
    : 'browned and at 145°F (63°C) inside'
}

/** Returns the class of a food; foods of one class are done at the same temperature and look alike then. */
export const donenessClass = ({ tags }: Food): string =>
  (['poultry', 'ground-meat', 'fish', 'shellfish', 'meat'] as const).find((tag) => tags.includes(tag)) ??
  'plant'
