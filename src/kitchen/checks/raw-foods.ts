import type { ReadLine } from './read-draft.ts'

/**
 * Requirement for a food that must be cooked through, with its signs. Temperatures: USDA FSIS, safe minimum
 * internal temperatures.
 */
export interface Doneness {
  kind: 'poultry' | 'ground-meat' | 'pork' | 'fish' | 'shellfish' | 'molluscs'
  /** Degrees Celsius that the inside must reach. */
  inside: number
  asText: string
  /** Signs that also count, since a cook cannot put a thermometer into a shrimp. */
  signs: RegExp | null
  /** Returns the sentence for a recipe that does not mention doneness. */
  sentence: (name: string) => string
}

const doneness: Record<Doneness['kind'], Doneness> = {
  poultry: {
    kind: 'poultry',
    inside: 74,
    asText: '165°F (74°C)',
    signs: null,
    sentence: (name) => `The ${name} is done when its thickest part reaches 165°F (74°C).`,
  },
  'ground-meat': {
    kind: 'ground-meat',
    inside: 71,
    asText: '160°F (71°C)',
    signs: null,
    sentence: (name) => `The ${name} is done when no pink is left and it reaches 160°F (71°C) inside.`,
  },
  pork: {
    kind: 'pork',
    inside: 63,
    asText: '145°F (63°C)',
    signs: null,
    sentence: (name) =>
      `The ${name} is done when its center reaches 145°F (63°C); let it rest before cutting.`,
  },
  fish: {
    kind: 'fish',
    inside: 63,
    asText: '145°F (63°C)',
    signs: /\bflak(?:es?|y|ing)\b|\bopaque\b/,
    sentence: (name) => `The ${name} is done when it is opaque and flakes easily, at 145°F (63°C).`,
  },
  shellfish: {
    kind: 'shellfish',
    inside: 63,
    asText: '145°F (63°C)',
    signs: /\bopaque\b|\bpink\b|\bturn(?:s|ed)? (?:red|white|coral|orange)\b|\bbright red\b/,
    sentence: (name) => `The ${name} is done when pink and opaque all the way through.`,
  },
  molluscs: {
    kind: 'molluscs',
    inside: 63,
    asText: '145°F (63°C)',
    signs: /\bopen(?:s|ed)?\b|\bopaque\b|\bfirm\b/,
    sentence: (name) => `Cook the ${name} until open or opaque, and throw away any that stay closed.`,
  },
}

export const donenessFor = (kind: Doneness['kind']): Doneness => doneness[kind]

/** Wording of meat and fish that is no longer raw, wherever it stands in a line. */
const ready =
  /\b(?:canned|tinned|can|cans|tin|tins|jar|jarred|cooked|precooked|pre-cooked|rotisserie|leftover|smoked|cured|pickled|deli|roasted|grilled|jerky|surimi|imitation|vegan|vegetarian|veggie|plant-based|meatless|substitute)\b/

/**
 * Wording of what is made of meat and never was meat: stock, sauces, fats, ham. It counts in the name of the
 * line only, since "chicken thighs, cut into cubes" and "duck breasts, fat scored" are raw meat.
 */
const madeOfMeat =
  /\b(?:stock|broth|bouillon|consomme|sauce|paste|gravy|powder|seasoning|flavou?r(?:ed)?|fat|drippings|lard|ham|pepperoni|salami|prosciutto|bacon|pancetta|lox|gravlax|tarama)\b/

/** True when a line's meat or fish need not be cooked any more. */
const isHarmless = (text: string): boolean =>
  ready.test(text) || madeOfMeat.test(text.split(/[,(]/)[0] ?? text)

/** Whole cuts that were ground, which moves the germs of the outside to the inside. */
const groundCut =
  /\b(?:ground|minced) (?:[a-z]+ )?(?:chuck|sirloin|round|brisket|short ribs?|steak|beef|veal|venison|bison|lamb|goat|shoulder)\b/

const unknownRaw: readonly [RegExp, Doneness['kind']][] = [
  [/\b(?:ground|minced) (?:chicken|turkey|poultry|duck)\b|\b(?:chicken|turkey) mince\b/, 'poultry'],
  [
    /\b(?:ground|minced) (?:beef|pork|lamb|veal|meat|bison|venison)\b|\b(?:beef|pork|lamb) mince\b|\bsausages?\b|\bburger patt/,
    'ground-meat',
  ],
  [groundCut, 'ground-meat'],
  [/\b(?:chicken|turkey|duck|goose|quail|pheasant|guinea fowl|partridge|cornish hen)s?\b/, 'poultry'],
  [/\bpork\b/, 'pork'],
  [
    /\b(?:salmon|cod|haddock|halibut|tilapia|trout|tuna steaks?|fish fillets?|snapper|sea bass|mahi|grouper|perch|barramundi|catfish)\b/,
    'fish',
  ],
  [/\b(?:shrimps?|prawns?|lobster tails?|crayfish|langoustines?)\b/, 'shellfish'],
  [/\b(?:mussels|clams|oysters|scallops|cockles)\b/, 'molluscs'],
]

/** Returns the doneness that a line's food requires, or null for food that may be eaten as it is. */
export function donenessOf(line: ReadLine): Doneness | null {
  if (isHarmless(line.text)) return null
  const food = line.food
  if (!food) {
    const hit = unknownRaw.find(([words]) => words.test(line.text))
    return hit ? doneness[hit[1]] : null
  }
  const has = (tag: (typeof food.tags)[number]) => food.tags.includes(tag)
  if (!has('raw-risk') || has('cooked') || has('cured')) return null
  if (has('poultry')) return doneness.poultry
  if (has('ground-meat') || (has('meat') && groundCut.test(line.text))) return doneness['ground-meat']
  if (has('pork')) return doneness.pork
  if (food.allergens.includes('molluscs')) return doneness.molluscs
  if (has('shellfish') || food.allergens.includes('crustaceans')) return doneness.shellfish
  if (has('fish')) return doneness.fish
  return null
}

/** Dishes of fish eaten raw on purpose, for which advice on freezing and freshness replaces a temperature. */
export const rawFishDish =
  /\b(?:sushi|sashimi|nigiri|maki|tuna rolls?|ceviche|tiradito|tartare|poke|crudo|carpaccio|gravlax|aguachile|boquerones|(?<!(?:grilled|baked|broiled|roasted)\b.*)half shell)\b/
export const rawFishWords = /\b(?:sushi[- ]grade|sashimi[- ]grade|previously frozen|frozen for|harvest tag)\b/
export const rawFishSentence =
  'Use only seafood sold as sushi-grade or previously frozen, and keep it cold until serving.'
