import type { Craving } from '../craving/craving.ts'
import type { Dish } from './dish.ts'
import type { Kit, Line } from './kit.ts'
import type { Role } from './pantry/index.ts'

/** So much of it a serving makes a dish so; a spoonful on top does not. */
const CREAM_CUPS = 1 / 12
const CHEESE_OUNCES = 3 / 4
const GARLIC_CLOVES = 3 / 4

/**
 * Words that say how the food itself must turn out, each with what makes a dish so that is not so by its nature. Moods of
 * an evening ("cozy", "quick") are wishes that any dish may serve; "cheesy chicken" without cheese is another dish.
 */
const tastes: Readonly<Record<string, (lines: readonly Line[], servings: number) => boolean>> = {
  creamy: (lines, servings) =>
    cupsOf(lines, ['dairy']) >= CREAM_CUPS * servings ||
    ouncesOf(lines, ['fresh-cheese']) >= CHEESE_OUNCES * servings,
  cheesy: (lines, servings) =>
    ouncesOf(lines, ['melting-cheese', 'hard-cheese', 'grill-cheese']) >= CHEESE_OUNCES * servings,
  crispy: () => false,
  crunchy: () => false,
  smoky: (lines) => lines.some(({ item }) => /smoked|chipotle|bacon|chorizo/.test(item.id)),
  garlicky: (lines, servings) =>
    lines.some(({ item, amount }) => item.id === 'garlic' && amount.value >= GARLIC_CLOVES * servings),
}

const OUNCES_OF_A_CUP = 4

/** Together, in ounces; what is counted in pieces is taken for none. */
const ouncesOf = (lines: readonly Line[], roles: readonly Role[]): number =>
  OUNCES_OF_A_CUP * cupsOf(lines, roles)

function cupsOf(lines: readonly Line[], roles: readonly Role[]): number {
  const cups: Partial<Record<Line['amount']['unit'], number>> = {
    tbsp: 1 / 16,
    cup: 1,
    can: 1.5,
    oz: 1 / OUNCES_OF_A_CUP,
    lb: 16 / OUNCES_OF_A_CUP,
  }
  return lines
    .filter(({ item }) => item.roles.some((own) => roles.includes(own)))
    .reduce((sum, { amount }) => sum + amount.value * (cups[amount.unit] ?? 0), 0)
}

/** Whether a mood is one of these words. */
export const isTaste = (mood: string): boolean => Object.hasOwn(tastes, mood)

const askedOf = ({ moods }: Craving): string[] => moods.filter(isTaste)

/** How much a dish is preferred for what it is by its nature, as a factor; 1 where nothing of the kind was asked for. */
export const promise = (dish: Dish, craving: Craving): number =>
  8 ** askedOf(craving).filter((taste) => dish.moods?.includes(taste)).length

/** What was asked for and did not come of it: `cheesy`. */
export const unmetTastes = ({ craving, dish, lines, servings }: Kit): string[] =>
  askedOf(craving).filter((taste) => !dish.moods?.includes(taste) && !tastes[taste]?.(lines, servings))
