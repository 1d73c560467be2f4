import type { Kit } from '../kit.ts'
import { type Cooking, pantryItem } from '../pantry/index.ts'

/** Safe temperatures: poultry 165°F, ground meat 160°F, whole cuts and fish 145°F (USDA FSIS). */
const pan: Partial<Record<Cooking, string>> = {
  chicken:
    'Add {main} in one layer and (let it brown before you stir|leave it alone for the first 2 minutes so it browns). Cook until golden and 165°F (74°C) in the thickest piece, (7 to 8|8) minutes.',
  duck: 'Lay {main} in the pan skin side down, and cook over medium-low heat until the fat has run and the skin is crisp, 12 minutes. Turn and cook until the middle reaches 165°F (74°C), 6 minutes.',
  'ground-poultry':
    'Add {main} and (break it up with a wooden spoon|crumble it with the edge of a spoon). Cook until no pink is left and it reaches 165°F (74°C), (7|7 to 8) minutes.',
  'ground-meat':
    'Add {main} and (break it up with a wooden spoon|crumble it with the edge of a spoon). Cook until well browned and 160°F (71°C), with no pink left, (7|7 to 8) minutes.',
  steak:
    'Add {main} in one layer, leave it for 1 minute to (brown|sear), then toss until just cooked and 145°F (63°C), 3 minutes.',
  pork: 'Add {main} in one layer and cook, turning now and then, until (golden|lightly browned) and 145°F (63°C) inside, 6 minutes.',
  'lamb-chop':
    'Add {main} and cook, turning now and then, until well browned and 145°F (63°C) inside, 7 minutes.',
  sausage:
    'Add {main} and cook, (stirring and breaking up any large pieces|turning now and then), until browned and 160°F (71°C), 7 minutes.',
  bacon: 'Add {main} and cook until the fat has run out and the edges are crisp, 6 minutes.',
  fish: 'Pat {main} dry, lay it in the pan and cook without moving it until (the edges turn opaque|a golden crust forms underneath), 4 minutes. Turn and cook until it flakes at a nudge and reads 145°F (63°C), 3 minutes.',
  shrimp:
    'Add {main} in one layer and cook, turning once, until pink, curled and opaque throughout, 3 minutes.',
  scallop:
    'Add {main}, well apart, and sear without moving until a brown crust forms, 2 minutes. Turn and cook until opaque in the middle, 2 minutes.',
  squid: 'Add {main} and toss over high heat just until opaque, 2 minutes; longer makes it tough.',
  mussel:
    'Add {main}, cover and steam, shaking once, until the shells open, 5 minutes. Throw away any that stay shut.',
  'canned-fish': 'Fold in {main} and warm through, 2 minutes.',
  'cooked-meat': 'Stir in {main} and heat until steaming hot, 3 minutes.',
  tofu: 'Add {main} in one layer and (leave it alone until the underside is crisp|let the underside turn crisp), then turn until golden all over, 8 minutes.',
  tempeh: 'Add {main} and fry, turning, until (deep golden|crisp) at the edges, 6 minutes.',
  halloumi: 'Add {main} and fry, turning once, until golden on both sides, 4 minutes.',
  bean: 'Stir in {main} and (warm through|let them take up the flavors), 4 minutes.',
}

const simmer: Partial<Record<Cooking, string>> = {
  chicken: 'Add {main} and simmer gently until 165°F (74°C) in the thickest piece, 10 minutes.',
  'ground-poultry': 'Add {main} in small pieces and simmer until it reaches 165°F (74°C), 8 minutes.',
  'ground-meat': 'Add {main} in small pieces and simmer until it reaches 160°F (71°C), 8 minutes.',
  steak: 'Add {main} and simmer gently until it reaches 145°F (63°C), 4 minutes.',
  pork: 'Add {main} and simmer gently until 145°F (63°C) inside, 8 minutes.',
  'lamb-chop': 'Add {main} and simmer gently until tender and 145°F (63°C), 15 minutes.',
  sausage: 'Add {main} and simmer until it reaches 160°F (71°C), 8 minutes.',
  bacon: 'Stir in {main} and simmer until cooked through, 10 minutes.',
  fish: 'Slide in {main} and poach at a bare simmer until it turns opaque, flakes easily and reads 145°F (63°C), (5|5 to 6) minutes.',
  shrimp: 'Add {main} and simmer just until pink and opaque, 3 minutes.',
  scallop: 'Add {main} and simmer just until opaque, 3 minutes.',
  squid: 'Add {main} and simmer just until opaque, 2 minutes.',
  mussel: 'Add {main}, cover and cook until the shells open, 5 minutes. Throw away any that stay shut.',
  'canned-fish': 'Stir in {main} and warm through, 2 minutes.',
  'cooked-meat': 'Stir in {main} and simmer until steaming hot, 4 minutes.',
  tofu: 'Slip in {main} and simmer gently until hot through, 5 minutes.',
  tempeh: 'Add {main} and simmer until tender, 8 minutes.',
  halloumi: 'Add {main} and simmer until soft, 4 minutes.',
  bean: 'Stir in {main} and simmer (to bring the flavors together|so that the flavors mingle), 5 minutes.',
}

/** How the main food of a dish is cooked in a hot pan: a step text for `{main}`. */
export function panText(kit: Kit): string {
  const id = kit.bound('main')[0]
  return (id && pan[cookingOf(kit.resolve(id) ?? id)]) || 'Add {main} and cook until tender, 6 minutes.'
}

/** The same for food that cooks in a simmering liquid. */
export function simmerText(kit: Kit): string {
  const id = kit.bound('main')[0]
  return (id && simmer[cookingOf(kit.resolve(id) ?? id)]) || 'Add {main} and simmer until tender, 8 minutes.'
}

export const cookingOf = (id: string): Cooking => pantryItem(id)?.cooking ?? 'bean'

/** Quick proteins for pans, noodles and curries. */
export const panRoles = [
  'poultry',
  'red-meat',
  'pork-cut',
  'ground',
  'sausage',
  'fish',
  'shellfish',
  'tofu',
  'grill-cheese',
  'bean',
  'cooked-meat',
] as const

/** Cuts that hold up as small pieces; chops, steaks and bones are for the skillet and the oven. */
export const whole = [
  'pork-chop',
  'pork-loin',
  'lamb-chop',
  'beef-ribeye',
  'beef-tenderloin',
  'chicken-drumstick',
  'chicken-wing',
  'duck',
  'tofu-silken',
  'mussel',
  'clam',
]

/** The preparation for pieces in a pan or a pot, where the pantry's own cut is another. */
export function pieceCut(id: string): string {
  switch (cookingOf(id)) {
    case 'fish':
      return ' | cut into 1 1/2-inch chunks'
    case 'halloumi':
      return ' | cut into 3/4-inch cubes'
    default:
      return whole.includes(id) &&
        !['mussel', 'clam', 'tofu-silken', 'chicken-drumstick', 'chicken-wing'].includes(id)
        ? ' | cut into 1-inch pieces'
        : ''
  }
}

/** Picks and binds the main food. */
export function chooseMain(kit: Kit, options: Parameters<Kit['choose']>[0]): string | null {
  const [id] = kit.choose(options)
  kit.bind('main', id ? [id] : [])
  return id ?? null
}

/** The cuisine's lines for the pot, bound as `{aromatics}` and `{spices}`. */
export function seasonWith(kit: Kit): void {
  const { profile } = kit
  if (!profile) return
  const ids = (text: string) => text.split(';').map((line) => line.trim().split(' ').at(-1) ?? '')
  const gentle = kit.mood('mild')
  const lines = (text: string) =>
    text
      .split(';')
      .filter(
        (line) => !(gentle && /chili-flake|red-chili|jalapeno|cayenne|gochujang|curry-paste/.test(line)),
      )
      .join('\n')
  kit.bind('aromatics', ids(profile.aromatics))
  kit.bind('spices', ids(profile.spices))
  kit.add(lines(profile.aromatics))
  kit.add(lines(profile.spices))
}
