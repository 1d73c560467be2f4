import type { Kit } from '../../kit.ts'
import { manyFor, wordFor } from '../bowl-parts.ts'
import { cookingOf } from '../protein.ts'

/** How a main food is cut for its dish, amounts for four, and how it is browned in hot fat: a step text for `{main}`. */
export interface Piece {
  line: string
  brown: string
}

const turned = (first: number, sign: string, second: number, lay = 'Lay in {main}') =>
  `${lay} and leave alone until golden underneath, ${first} minutes; turn and cook until ${sign}, ${second} minutes.`
const bird = '165°F (74°C) in the thickest part'
const pork = '145°F (63°C) in the middle'
const flakes = 'it flakes at a nudge and reads 145°F (63°C)'

const large: Readonly<Record<string, Piece>> = {
  'chicken-breast': {
    line: '1 1/2 lb chicken-breast | halved horizontally into thin cutlets',
    brown: turned(4, bird, 4),
  },
  'chicken-thigh': { line: '1 1/2 lb chicken-thigh | trimmed', brown: turned(6, bird, 6) },
  'turkey-breast': { line: '1 1/2 lb turkey-breast | cut into 1/2-inch cutlets', brown: turned(4, bird, 4) },
  veal: { line: '1 1/4 lb veal | pounded 1/4 inch thick', brown: turned(2, pork, 2) },
  'pork-chop': { line: '4 each pork-chop | patted dry', brown: turned(5, pork, 4) },
  'pork-tenderloin': {
    line: '1 1/2 lb pork-tenderloin | cut into 1-inch medallions',
    brown: turned(3, pork, 3),
  },
  'pork-loin': { line: '1 1/2 lb pork-loin | cut into 1/2-inch slices', brown: turned(3, pork, 3) },
  shrimp: {
    line: '1 1/2 lb shrimp | peeled, deveined and patted dry',
    brown:
      'Spread {main} out in one layer and cook until pink underneath, 2 minutes; turn and cook until opaque throughout, 1 minute.',
  },
  scallop: { line: '1 1/2 lb scallop | patted very dry', brown: turned(2, 'opaque in the middle', 2) },
  'tofu-firm': {
    line: '28 oz tofu-firm | pressed dry and cut into 1/2-inch slabs',
    brown: turned(5, 'golden on the other side', 4),
  },
  tempeh: { line: '16 oz tempeh | cut into 1/2-inch slabs', brown: turned(4, 'deep golden', 3) },
  seitan: { line: '16 oz seitan | sliced', brown: turned(4, 'browned and hot through', 3) },
  portobello: { line: '8 each portobello | stems removed', brown: turned(5, 'tender right through', 5) },
  cauliflower: {
    line: '2 lb cauliflower | cut into 3/4-inch slabs',
    brown: turned(6, 'a knife slides in', 6),
  },
  eggplant: { line: '2 each eggplant | cut into 1/2-inch rounds', brown: turned(4, 'tender', 4) },
}

const small: Readonly<Record<string, Piece>> = {
  'tofu-firm': {
    line: '28 oz tofu-firm | pressed dry and cut into 1-inch cubes',
    brown: 'Add {main}, and turn the cubes as each side crisps, until golden all over, 8 minutes.',
  },
  tempeh: {
    line: '16 oz tempeh | cut into 1-inch cubes',
    brown: 'Add {main} and turn until deep golden, 6 minutes.',
  },
  seitan: {
    line: '16 oz seitan | cut into bite-size pieces',
    brown: 'Add {main} and turn until crisp at the edges, 6 minutes.',
  },
  cauliflower: {
    line: '2 lb cauliflower | cut into bite-size florets',
    brown: 'Add {main} and turn until browned and just tender, 10 minutes.',
  },
  shrimp: {
    line: '1 1/2 lb shrimp | peeled, deveined and patted dry',
    brown: 'Add {main} in one layer and cook, turning once, until pink and opaque throughout, 3 minutes.',
  },
}

const ways: Readonly<Record<string, (id: string) => Piece>> = {
  chicken: (id) => ({
    line: `1 1/2 lb ${id} | cut into 1-inch pieces`,
    brown:
      'Add {main} in one layer, leave alone for 2 minutes, then turn until golden all over and 165°F (74°C) inside, 6 minutes.',
  }),
  pork: (id) => ({
    line:
      id === 'pork-chop'
        ? '4 each pork-chop | cut into 1-inch pieces'
        : `1 1/2 lb ${id} | cut into 1-inch pieces`,
    brown:
      'Add {main} in one layer, leave alone for 2 minutes, then turn until golden all over and 145°F (63°C) inside, 4 minutes.',
  }),
  steak: (id) => ({
    line: `1 1/4 lb ${id} | sliced 1/4 inch thick across the grain`,
    brown:
      'Add {main} in one layer and leave alone until dark underneath, 2 minutes; toss until just cooked and 145°F (63°C), 1 minute.',
  }),
}

const fillets = (kit: Kit, id: string): Piece => ({
  line: `1 1/2 lb ${id} | ${kit.servings > 1 ? `cut into ${kit.servings} fillets` : 'in one piece'}`,
  brown: turned(4, flakes, 3, id === 'salmon' ? 'Lay in {main}, skin side up,' : 'Lay in {main}'),
})

/** Whole pieces, one or two to a plate; beans as they come. */
export function largePiece(kit: Kit, id: string): Piece {
  const own = large[id]
  if (own) return own
  if (cookingOf(id) === 'bean')
    return {
      line: `2 can ${id} | drained, rinsed and patted dry`,
      brown: 'Add {main} and let them brown a little, 4 minutes.',
    }
  if (cookingOf(id) === 'fish') return fillets(kit, id)
  return smallPiece(kit, id)
}

/** Bite-size pieces to toss in a sauce; fish stays in fillets. */
export function smallPiece(kit: Kit, id: string): Piece {
  const way = small[id] ?? ways[cookingOf(id)]?.(id)
  if (way) return way
  if (cookingOf(id) === 'fish') return fillets(kit, id)
  return kit.fail(`no way to cut ${id}`)
}

/** The main food: what was asked for, else one of the first group that the rules leave something of. Bound as `{main}`. */
export function mainFor(kit: Kit, groups: readonly (readonly string[])[]): string {
  // "Fish" is any fish: then rather the one that the dish usually has.
  const wished = (from: readonly string[]) => kit.choose({ from, count: 0, max: 1, onlyWanted: true })[0]
  const asked = wished(groups[0] ?? []) ?? wished(groups.flat())
  const group = groups.map((ids) => ids.filter(kit.ok)).find((ids) => ids.length > 0) ?? []
  const id = asked ?? kit.pick(group)
  kit.bind('main', [id])
  return id
}

/** A crowded pan steams: for more than four the work is done in turns. */
export const inTurns = (kit: Kit): string =>
  kit.servings > 4 ? ' Work in batches, so that the pan is never crowded.' : ''

/** Whether every minute counts: no crust, no reducing, thin cutlets. */
export const inRush = (kit: Kit): boolean => kit.craving.maxMinutes !== null && kit.craving.maxMinutes <= 25

/** Pounded thin, poultry is done in six minutes. */
export function quickPiece(id: string): Piece | null {
  if (cookingOf(id) !== 'chicken') return null
  return {
    line: `1 1/4 lb ${id} | ${id === 'chicken-breast' ? 'halved horizontally and ' : ''}pounded 1/4 inch thick`,
    brown: turned(3, bird, 3),
  }
}

/** `honey garlic` × `chicken`: names of one dish by flavor and main food. */
export const eachOf = (flavors: readonly string[], mains: readonly string[]): string[] =>
  flavors.flatMap((flavor) => mains.map((main) => `${flavor} ${main}`))

/** How a title calls the main food: chicken, pork chops, chickpeas. */
export const calledIn = (kit: Kit, id: string): string => {
  const cut = /\b(thigh|breast)s?\b/i.exec(kit.craving.text)?.[1]?.toLowerCase()
  if (cut && id === `chicken-${cut}`) return `chicken ${cut}s`
  const counted = /^(?:pork-chop|portobello|cremini|scallop|chicken-(?:wing|drumstick))$/.test(id)
  if (id === 'portobello' || id === 'cremini') return 'mushrooms'
  return counted || (cookingOf(id) === 'bean' && id.endsWith('-canned')) ? manyFor(id) : wordFor(id)
}
