import type { PantryItem } from '../culinary/index.ts'

/** A state in which somebody has a food: what frames make of it, and which lines of recipes it rules out. */
interface StateAtHand {
  /** Words of the cook's, tested on the name as typed and as the food table knows it. */
  said: RegExp
  /** Roles or ids of the foods that frames take in another way; the row holds for lines of recipes alone without them. */
  of?: RegExp
  /** Returns what frames take in the place of the raw food. */
  as?: (item: PantryItem, said: string) => PantryItem | readonly string[]
  /** Lines that do not take the food in this state, tested with the id of their food before them. */
  line?: RegExp
}

/** The word for how a food was cooked that a line of ingredients prints. */
const howCooked = (said: string): string =>
  /\b(?:boiled|steamed|roasted|grilled|baked|poached)\b/i.exec(said)?.[0].toLowerCase() ?? 'cooked'
const inWord = (item: PantryItem, word: string): PantryItem => ({
  ...item,
  one: `${word} ${item.one}`,
  many: `${word} ${item.many}`,
  buy: `${word} ${item.one}|${word} ${item.many}`,
  title: item.title ?? item.one,
  state: 'cooked',
})
const without = ({ cooking, speed, ...item }: PantryItem): PantryItem => item

const potato = (item: PantryItem, said: string): PantryItem => {
  const word = howCooked(said)
  return { ...inWord(item, word === 'cooked' ? 'boiled' : word), title: item.one }
}
const vegetable = (item: PantryItem, said: string): PantryItem => ({
  ...inWord(without(item), howCooked(said)),
  cut: 'cut into bite-size pieces',
})
const meat = (item: PantryItem): PantryItem => ({
  ...inWord(without(item), 'cooked'),
  ...{ roles: ['cooked-meat'], amount: '12 oz', cut: 'thinly sliced' },
})
const crumbs = (item: PantryItem): PantryItem => ({ ...meat(item), cut: '' })
const fish = (item: PantryItem): PantryItem => ({
  ...inWord(without(item), 'cooked'),
  ...{ roles: ['canned-fish'], amount: '12 oz', cut: 'flaked' },
})
/** One row stands for all ground game, which keeps the name that the cook gave it. */
const groundGame = /\bground (?:venison|elk|reindeer|moose|buffalo)\b/i
const game = (item: PantryItem, said: string): PantryItem => {
  const name = groundGame.exec(said)?.[0].toLowerCase() ?? item.one
  return { ...item, one: name, many: name, title: name.replace('ground ', '') }
}
const egg = (item: PantryItem): PantryItem => ({ ...inWord(item, 'hard-boiled'), title: 'egg' })

/**
 * States of foods at hand: a steak that is cooked is sliced and warmed, eggs that are boiled are not scrambled, and
 * stale bread makes no soft sandwich. The first row for a food decides what frames take.
 */
export const statesAtHand: readonly StateAtHand[] = [
  {
    said: /\b(?:hard-? ?(?:boiled|cooked)|boiled|dyed|easter|colou?red)\b.*\beggs?\b/i,
    of: /^egg$/,
    as: egg,
    line: /^egg(?:-yolk|-white)? (?!.*\b(?:hard-? ?(?:boiled|cooked)|boiled)\b)/,
  },
  { said: groundGame, of: /^bison$/, as: game },
  { said: /\bmash(?:ed)?\b/i, line: /^(?!.*\bmash)/i },
  {
    said: /\b(?:boiled|cooked|left-?over|steamed|roast(?:ed)?|baked|canned|tinned|cold)\b.*\bpotato/i,
    of: /^(?:potato|new-potato)$/,
    as: potato,
    line: /^(?:potato|new-potato) (?!.*\b(?:boiled|cooked|leftover|roasted|cold)\b)/i,
  },
  {
    said: /\bpur[ée]e|\bcanned (?:pumpkin|squash|yams?)\b/i,
    of: /pumpkin|squash/,
    as: () => ['pumpkin-puree'],
    line: /\b(?:peeled|cubes?|cubed|slices?|sliced|wedges|chunks|halved|seeded|pieces|whole)\b|^(?!pumpkin-puree |.*\b(?:pur[ée]e|canned|mashed|cooked)).*\b(?:pumpkins?|kabocha|squash)\b/i,
  },
  {
    said: /\b(?:left-?over|cooked|day-? ?old|dried-? ?out|microwave|ready|instant|minute|precooked|cold|steamed)\b.*\brice\b/i,
    of: /(?:^|-)rice$/,
    as: () => ['cooked-rice'],
    line: /^(?:white|basmati|jasmine|brown|sushi|arborio|short-grain|wild|broken)-rice (?!.*\b(?:cooked|leftover|cold)\b)/,
  },
  {
    said: /\bda+l\b|\bdhal\b|\blentils?\b.*\b(?:in|with) .*\bsauce\b|\bsaucy\b.*\blentils?\b/i,
    of: /^lentil/,
    as: () => [],
    // Food that is cooked to a pulp or in a sauce makes no salad.
    line: /^lentil-(?:cooked|red|brown) (?!.*\b(?:dal|leftover|sauce)\b)/,
  },
  {
    said: /\b(?:left-?over|cooked|canned|tinned)\b.*\b(?:lentils?|beans?)\b/i,
    of: /^lentil/,
    as: () => ['lentil-cooked'],
    line: /^(?:lentil-(?:red|brown)|split-pea|\S+-dried) (?!.*\b(?:cooked|leftover)\b)/,
  },
  {
    said: /\b(?:left-?over|cooked|baked|grilled|roasted|poached)\b.*\b(?:salmon|fish|cod|tuna|trout|haddock|tilapia|halibut|shrimps?|prawns?|steak|venison|lamb|pork|chicken|turkey|wings|thighs|drumsticks|burgers?|patties|roast|brisket|beef|gammon|short ribs|ribs|veal|goat|duck|ground \w+|mince)\b/i,
    of: /^(?:red-meat|stewing|pork-cut|poultry|roast)$/,
    as: meat,
    line: /^(?!.*\b(?:cooked|leftover|canned|flaked|cold (?:roast|cooked|sliced|leftover)\w*|roast beef)\b)/i,
  },
  {
    said: /\b(?:canned|tinned) (?:pork|beef|turkey|lamb)\b/i,
    of: /^(?:red-meat|stewing|pork-cut|poultry)$/,
    as: meat,
  },
  { said: /\b(?:left-?over|cooked|browned)\b/i, of: /^ground$/, as: crumbs },
  {
    said: /\b(?:left-?over|cooked|baked|grilled|roasted|poached)\b/i,
    of: /^fish$/,
    as: fish,
  },
  {
    said: /\b(?:left-?over|cooked|steamed|roasted|grilled|boiled)\b/i,
    of: /^(?:vegetable|mushroom)$/,
    as: vegetable,
  },
  { said: /\b(?:stale|day-old|old|dry|hard)\b/i, line: /\b(?:soft|fresh|fluffy)\b/i },
  { said: /\b(?:carcass|bones?)\b/i, line: /^(?!.*\b(?:carcass|bones?)\b)/i },
  {
    said: /\bcanned corned beef\b/i,
    line: /\b(?:deli|slices?|sliced|rolled|brisket|silverside|in one piece)\b/i,
  },
  { said: /\b(?:canned|tinned)\b/i, line: /\b(?:raw|sashimi|sushi-grade|fresh|steaks?|fillets?)\b/i },
  { said: /\b(?:soft|silken)\b.*\btofu\b/i, line: /^tofu-firm/ },
  { said: /\bred lentils?\b/i, line: /^lentil-brown/ },
  { said: /\b(?:canned|tinned|chopped|crushed|passata)\b.*|^passata/i, line: /^(?:tomato|cherry-tomato) / },
  {
    said: /\b(?:stew(?:ing)?|diced|cubed|cubes|chunks|strips)\b/i,
    line: /\b(?:roast|whole|tied|in one piece|brisket)\b/i,
  },
  {
    said: /\b(?:chorizo|soyrizo|sausages?)\b/i,
    line: /^veggie-burger (?!.*\b(?:chorizo|soyrizo|sausages?)\b)/,
  },
]

/** Returns the foods that frames take for one that is there in a state, such as a cooked steak for a raw one. */
export function inItsState(
  said: string,
  items: readonly PantryItem[],
  itemsOf: (ids: readonly string[]) => PantryItem[],
): PantryItem[] {
  const found = items.flatMap((item): PantryItem[] => {
    if (
      item.roles.includes('cooked-meat') ||
      /^cooked-|(?<!lentil)-cooked$|roasted|canned|dried/.test(item.id)
    )
      return [item]
    const row = statesAtHand.find(
      ({ said: words, of }) =>
        of && words.test(said) && (of.test(item.id) || item.roles.some((role) => of.test(role))),
    )
    const made = row?.as?.(item, said)
    if (made === undefined) return [item]
    return 'id' in made ? [made] : itemsOf(made)
  })
  return found.filter(
    (item, at) => found.findIndex(({ id, one }) => id === item.id && one === item.one) === at,
  )
}

/** True when a food at hand, in the cook's words, is in a state in which a line of a recipe takes it. */
export const isStateFor = (words: readonly string[], line: string): boolean =>
  !statesAtHand.some(
    ({ said, line: refused }) => refused?.test(line) && words.some((name) => said.test(name)),
  )
