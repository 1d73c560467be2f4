/** Moods that a recipe file may declare. */
export const moodNames = [
  'cozy',
  'comfort',
  'quick',
  'easy',
  'fancy',
  'light',
  'healthy',
  'hearty',
  'spicy',
  'cheap',
  'crowd',
  'kids',
  'sunday',
  'romantic',
  'no-cook',
  'make ahead',
  'freezer',
  'sick day',
  'hangover',
  'project',
] as const
export type Mood = (typeof moodNames)[number]

/** Moods of recipes that answer each mood of a craving, the closest first. */
const answers: Readonly<Record<string, readonly Mood[]>> = {
  cozy: ['cozy', 'comfort'],
  comfort: ['comfort', 'cozy'],
  warm: ['cozy', 'comfort'],
  winter: ['cozy', 'hearty'],
  summer: ['light'],
  autumn: ['cozy', 'hearty'],
  spring: ['light'],
  refreshing: ['no-cook', 'light'],
  light: ['light', 'healthy'],
  healthy: ['healthy', 'light'],
  hearty: ['hearty', 'comfort'],
  spicy: ['spicy'],
  quick: ['quick'],
  simple: ['easy', 'quick'],
  weeknight: ['quick', 'easy'],
  sunday: ['sunday', 'project'],
  slow: ['sunday', 'hearty'],
  fancy: ['fancy'],
  kids: ['kids'],
  party: ['crowd'],
  budget: ['cheap'],
  takeout: ['comfort'],
  sick: ['sick day'],
  hangover: ['hangover'],
  'make ahead': ['make ahead'],
  freezer: ['freezer'],
  'no-cook': ['no-cook'],
  romantic: ['romantic'],
  'for a hot day': ['no-cook', 'light'],
  'served cold': ['no-cook', 'make ahead'],
  'little work': ['easy', 'quick'],
  'nothing to chop': ['easy', 'quick'],
  'eaten by hand': ['kids', 'crowd'],
  'keeps outside': ['make ahead', 'crowd'],
  'from the pantry': ['cheap', 'easy'],
  greasy: ['hangover'],
  carby: ['comfort', 'hearty'],
  rich: ['comfort', 'hearty'],
  'before sport': ['healthy', 'quick'],
  colourful: ['healthy', 'light'],
  'made with children': ['kids'],
  'first dish': ['easy', 'quick'],
  'keeps full': ['hearty', 'healthy'],
  'for a screen': ['crowd', 'comfort'],
  'no fridge': ['no-cook', 'easy'],
  'bare kitchen': ['easy', 'quick'],
  'for many': ['crowd', 'cheap'],
  cute: ['kids', 'crowd'],
  fun: ['crowd', 'kids'],
  'green to look at': ['healthy', 'light'],
  'red to look at': ['healthy', 'comfort'],
  'orange to look at': ['healthy', 'cozy'],
  'yellow to look at': ['healthy', 'light'],
  'purple to look at': ['healthy', 'fancy'],
  'to knead': ['project', 'sunday'],
  'no lumps': ['comfort', 'cozy'],
}

/** True for a mood that recipes declare; other moods are found by words and by checks. */
export const isRecipeMood = (mood: string): boolean => Object.hasOwn(answers, mood)

/** Moods that no recipe declares, with the words of a title or a description that has them. */
const saidInText: Readonly<Record<string, RegExp>> = {
  soft: /\bsoft\b|silky|creamy|mash|puree|purée|porridge|custard|polenta|risotto|congee|velvet/i,
  'no chewing': /smooth|silky|velvet|puree|purée|cream of|bisque|custard|smoothie|soup/i,
  crunchy: /crunch|crisp|crackl|brittle|snap/i,
  crispy: /crunch|crisp|crackl|brittle/i,
  creamy: /cream|silky|velvet/i,
  rich: /\brich|butter|cream|cheese|velvet|fudg|marrow/i,
  refreshing: /refresh|chilled|\bcold\b|\bcool|iced|crisp|cucumber|citrus|lime|mint|melon/i,
  cheesy: /chees|parmesan|cheddar/i,
  smoky: /smok|char(?:red|coal)/i,
  garlicky: /garlic/i,
  tangy: /tang|sour|lemon|lime|vinegar|pickle/i,
}

/** Returns how well a recipe's title and description answer the moods that only words tell, from -1 to 1. */
export function saidFit(asked: readonly string[], { title, description }: RecipeText): number {
  const words = asked.flatMap((mood) => saidInText[mood] ?? [])
  if (words.length === 0) return 0
  const met = words.filter((word) => word.test(`${title} ${description}`)).length
  return (2 * met) / words.length - 1
}
interface RecipeText {
  title: string
  description: string
}

/** Worth of a mood that is only close to the one asked for: comfort for cozy. */
const NEARLY = 0.8

/**
 * Returns how well the moods of a recipe answer those of a craving: 1 when all are met, -1 when none is, 0
 * when none is asked.
 */
export function moodFit(asked: readonly string[], own: readonly string[]): number {
  const known = asked.flatMap((mood) => (answers[mood] ? [answers[mood]] : []))
  if (known.length === 0) return 0
  const fitOf = ([first, ...others]: readonly Mood[]) =>
    first && own.includes(first) ? 1 : others.some((mood) => own.includes(mood)) ? NEARLY : 0
  const met = known.reduce((sum, moods) => sum + fitOf(moods), 0)
  return (2 * met) / known.length - 1
}
