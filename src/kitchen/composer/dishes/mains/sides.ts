import type { Kit } from '../../kit.ts'
import { pantryItem, type Role } from '../../pantry/index.ts'

/** What comes beside a main dish, amounts for four. Steps start with "Meanwhile" or "While": they run beside. */
interface Side {
  food: string
  lines?: string
  /** Lines that keep to themselves: "for the mash". */
  apart?: string
  text: string
  name?: string
  /** Takes longer than a quick main dish: put on first. */
  first?: true
}

export interface Beside {
  /** How a title calls it; empty where there is none. */
  name: string
  /** How a step calls it: a reference, or the salad that it was made into. */
  ref: string
  /** A step for the start, or empty. */
  first: string
  /** A step for before the last one, or empty. */
  later: string
}

const steam = (minutes: number) =>
  `Meanwhile, cook {side} in boiling salted water until just tender, ${minutes} minutes, and drain well.`

const potWater =
  'While you prepare the rest, put {side} in a pot with 1 1/2 times its volume of water, bring to a boil, cover and cook over the lowest heat until the water is absorbed, 15 minutes.'

const sides = {
  mash: {
    food: 'potato',
    lines: '2 lb potato | peeled and cut into chunks',
    apart: '3 tbsp butter\n1/2 cup milk',
    text: 'While you prepare the rest, simmer {side} in salted water until a knife slides in, 15 minutes, drain, and mash until smooth with {mash}.',
    first: true,
  },
  rice: { food: 'white-rice', lines: '1 1/2 cup white-rice', text: potWater, name: 'rice', first: true },
  jasmine: {
    food: 'jasmine-rice',
    lines: '1 1/2 cup jasmine-rice',
    text: potWater,
    name: 'rice',
    first: true,
  },
  noodles: { food: 'egg-noodle', lines: '10 oz egg-noodle', text: steam(7) },
  orzo: { food: 'orzo', lines: '1 1/4 cup orzo', text: steam(9) },
  potatoes: {
    food: 'new-potato',
    lines: '1 1/2 lb new-potato | halved',
    text: 'While you prepare the rest, simmer {side} in salted water until a knife slides in, 15 minutes, drain and leave to steam dry.',
    first: true,
  },
  beans: { food: 'green-bean', lines: '12 oz green-bean | trimmed', text: steam(5) },
  broccoli: { food: 'broccoli', lines: '1 lb broccoli | cut into florets', text: steam(4) },
  asparagus: { food: 'asparagus', lines: '1 lb asparagus | woody ends snapped off', text: steam(3) },
  snowPeas: { food: 'snow-pea', lines: '8 oz snow-pea | strings pulled off', text: steam(2) },
  bokChoy: { food: 'bok-choy', lines: '1 lb bok-choy | quartered lengthwise', text: steam(3) },
  bread: {
    food: 'baguette',
    lines: '1 each baguette | sliced',
    text: 'Meanwhile, warm {side} in a dry skillet.',
    name: 'crusty bread',
  },
  arugula: {
    food: 'arugula',
    lines: '5 oz arugula',
    apart: '2 tsp lemon-juice\n1 tbsp olive-oil',
    text: 'Meanwhile, toss {side} with {apart} and a pinch of salt.',
    name: 'arugula salad',
  },
  cucumber: {
    food: 'cucumber',
    lines: '2 each cucumber | thinly sliced',
    apart: '1 tbsp rice-vinegar\n1 tsp sugar',
    text: 'Meanwhile, toss {side} with {apart} and a pinch of salt.',
    name: 'cucumber salad',
  },
  slaw: {
    food: 'cabbage',
    lines: '12 oz cabbage | finely shredded\n1 each carrot | coarsely grated',
    apart: '1/4 cup mayonnaise\n1 tbsp apple-cider-vinegar\n1 tsp sugar',
    text: 'Meanwhile, toss {side,carrot} with {apart} and a pinch of salt, and leave to soften a little.',
    name: 'coleslaw',
  },
  corn: {
    food: 'corn',
    lines: '4 ear corn | husked',
    text: steam(5),
    name: 'corn on the cob',
  },
  wedges: {
    food: 'potato',
    lines: '2 lb potato | scrubbed and cut into wedges',
    apart: '2 tbsp vegetable-oil',
    text: 'Meanwhile, toss {side} with {apart} and a pinch of salt, spread on a second sheet and roast beside the rest, turning once, until golden.',
    name: 'potato wedges',
  },
} as const satisfies Record<string, Side>

export type SideName = keyof typeof sides

const none: Beside = { name: '', ref: '', first: '', later: '' }
const table: Readonly<Record<SideName, Side>> = sides

/** A vegetable that was asked for and has no row of its own. */
function plain(id: string): Side | null {
  const item = pantryItem(id)
  if (!item?.roles.some((role) => ['vegetable', 'grain', 'noodle', 'pasta'].includes(role))) return null
  if (item.speed === 'raw') return { food: id, text: 'Meanwhile, toss {side} with a pinch of salt.' }
  if (item.speed === 'leaf')
    return { food: id, text: 'Meanwhile, wilt {side} in a covered skillet over medium heat, 3 minutes.' }
  const minutes = item.speed === 'hard' ? 12 : item.speed === 'soft' ? 3 : 6
  if (item.roles.includes('grain'))
    return id === 'cauliflower-rice'
      ? { food: id, text: 'Meanwhile, toss {side} in a hot, dry skillet until tender, 4 minutes.' }
      : {
          food: id,
          text: 'While you prepare the rest, cook {side} in plenty of boiling salted water until tender, and drain.',
          first: true,
        }
  return { food: id, text: steam(minutes) }
}

const starches: readonly Role[] = ['grain', 'noodle', 'bread', 'pasta']
const greens: readonly Role[] = ['vegetable']

/** The side: what was asked for, else one of the choices by turn. Bound as `{side-NAME}` through `slot`. */
export function sideFor(
  kit: Kit,
  choices: readonly SideName[],
  slot: 'side' | 'grain' | 'green' = 'side',
): Beside {
  // Whoever named a side wants that one.
  if (kit.lean > 0 || kit.craving.beside) return none
  const wished = slot === 'grain' ? starches : slot === 'green' ? greens : [...starches, ...greens]
  const asked = kit
    .unplaced()
    .find((id) => kit.ok(id) && pantryItem(id)?.roles.some((role) => wished.includes(role)))
  const byName = asked
    ? (choices.map((name) => table[name]).find(({ food }) => food === asked) ??
      Object.values(table).find(({ food }) => food === asked) ??
      plain(asked))
    : null
  const hurry = kit.craving.maxMinutes !== null && kit.craving.maxMinutes <= 25
  const open = choices.filter((name) => {
    const food = kit.resolve(table[name].food)
    return food !== null && !kit.uses(food) && !(hurry && table[name].first && food === table[name].food)
  })
  const name = kit.inTurn(open)
  const side = byName ?? (name ? table[name] : null)
  if (!side) return none
  const food = kit.resolve(side.food)
  if (!food) return none
  kit.bind(slot, [food])
  kit.add(side.lines && food === side.food ? side.lines : `$${slot}`)
  const apart = (side.apart ?? '').split('\n').flatMap((line) => {
    const id = line.split(' ').at(-1) ?? ''
    const use = id === '' ? null : kit.resolve(id)
    return use ? [line.replace(id, use)] : []
  })
  kit.addApart(
    apart.join('\n'),
    side.name ?? 'mash',
    kit.lines.map(({ item }) => item.id),
  )
  const refs = apart.map((line) => line.split(' ').at(-1) ?? '').join(',')
  const text = side.text
    .replace('{side', `{${slot}`)
    .replace(/\{(?:apart|mash)\}/, `{${refs}}`)
    .replace(/^While you prepare the rest, put.*/, (whole) =>
      food === 'cauliflower-rice'
        ? `Meanwhile, toss {${slot}} in a hot, dry skillet until tender, 4 minutes.`
        : whole,
    )
  const many = pantryItem(food)?.many ?? food
  const isMash = side === table.mash
  const title = isMash ? `mashed ${many}` : food === side.food && side.name ? side.name : many
  const made = isMash
    ? 'the mash'
    : food === side.food && /slaw|salad/.test(title)
      ? `the ${title}`
      : `{${slot}}`
  return { name: title, ref: made, first: side.first ? text : '', later: side.first ? '' : text }
}

/** The dish by its name, and with a partner that fits. */
export function entitle(kit: Kit, noun: string, ...partners: readonly string[]): void {
  kit.title(noun, ...partners.filter(Boolean).map((partner) => `${noun} with ${partner}`))
}
