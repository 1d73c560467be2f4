import type { ChooseOptions, Kit } from '../kit.ts'
import { pantryItem } from '../pantry/index.ts'
import { listOf } from '../prose.ts'

/** How a food is called in a title: `feta`, `black bean`. */
export const wordFor = (id: string): string => pantryItem(id)?.title ?? pantryItem(id)?.one ?? id

/** How it is called after "with": `black beans`. */
export const manyFor = (id: string): string => {
  const item = pantryItem(id)
  return item?.title && item.one === item.many ? item.title : (item?.many ?? id)
}

/** The ids, or their stand-ins, that the recipe really has. */
export const present = (kit: Kit, ids: readonly string[]): string[] => {
  const { stands } = kit.finished()
  return [...new Set(ids.map((id) => stands.get(id) ?? id))].filter((id) => kit.uses(id))
}

/** As the kit chooses, but `not` holds for wishes, too: what a slot cannot take goes to another slot. */
export const choose = (kit: Kit, options: ChooseOptions): string[] => {
  const { not = [], where = () => true } = options
  return kit.choose({ ...options, where: (item) => !not.includes(item.id) && where(item) })
}

/** Whether the cook has no time for what waits in the cold or stands long at the stove. */
export const inHaste = (kit: Kit, minutes = 25): boolean =>
  (kit.craving.maxMinutes !== null && kit.craving.maxMinutes <= minutes) || kit.mood('quick')

export const withoutOven = (kit: Kit): boolean =>
  kit.craving.equipment.some((tool) =>
    ['no oven', 'no bake', 'stovetop', 'no cook', 'microwave'].includes(tool),
  )

export const withoutFire = (kit: Kit): boolean => kit.craving.equipment.includes('no cook')

const sameWord = (a: string, b: string) => {
  const words = b.toLowerCase().split(/[\s-]+/)
  return a
    .toLowerCase()
    .split(/[\s-]+/)
    .some(
      (word) => word.length > 2 && words.some((other) => other.replace(/s$/, '') === word.replace(/s$/, '')),
    )
}

export interface Calling {
  /** What the dish is called: `guacamole`. */
  noun: string
  /** Adjectives that the steps make true. */
  true?: readonly string[]
  /** Ids that may stand before the noun: `feta and mint`. */
  before?: readonly string[]
  /** Ids that may follow in "with …". */
  after?: readonly string[]
}

/** Titles for a dish with a name of its own: the name stays whole, what varies stands around it. */
export function callIt(kit: Kit, { noun, true: facts = [], before = [], after = [] }: Calling): void {
  const differs = (word: string) => !sameWord(word, noun)
  const asked = kit.wanted.filter(
    (id) => kit.uses(id) && !['salt', 'olive-oil', 'black-pepper'].includes(id) && differs(wordFor(id)),
  )
  const leads = present(kit, before).filter((id) => differs(wordFor(id)))
  const tails = present(kit, after).filter((id) => differs(wordFor(id)))
  const shapes: string[] = []
  for (let i = 0; i < 32; i++) {
    const fact = facts.length > 0 && kit.chance(asked.length > 0 ? 0.8 : 0.75) ? kit.pick(facts) : ''
    const rest = kit.random.shuffled(tails.filter((id) => !asked.includes(id)))
    const count = kit.chance(asked.length > 0 ? 0.85 : 0.72) ? 2 : 1
    const most =
      asked.length > 0
        ? Math.min(asked.length + kit.pick([0, 1, 1, 2]), Math.max(3, Math.min(4, asked.length + 1)))
        : count
    const tail = [...asked, ...rest]
      .filter((id, at, all) => !all.slice(0, at).some((other) => sameWord(wordFor(other), wordFor(id))))
      .slice(0, most)
    const lead = leads.length > 0 && kit.chance(asked.length === 0 ? 0.5 : 0.35) ? kit.pick(leads) : ''
    const others = tail.filter((id) => id !== lead && !sameWord(wordFor(id), `${wordFor(lead)} ${fact}`))
    const start = `${fact} ${lead ? wordFor(lead) : ''} ${noun}`
    shapes.push(others.length > 0 ? `${start} with ${listOf(others.map(manyFor))}` : start)
    const first = asked.length === 1 ? wordFor(asked[0] ?? '') : ''
    const behind = rest
      .filter((id) => !sameWord(wordFor(id), `${first} ${fact}`))
      .slice(0, kit.chance(0.6) ? 2 : 1)
    if (first && behind.length > 0)
      shapes.push(`${fact} ${first} ${noun} with ${listOf(behind.map(manyFor))}`)
  }
  shapes.push(noun)
  kit.title(...kit.random.shuffled(shapes.slice(0, -1).filter((shape) => shape.length < 72)), noun)
}

/** Something to dip: bread or vegetables, as the rules allow. Bound as `{dippers}`. */
export function dippersFor(kit: Kit, bread: readonly string[], count = 2): string[] {
  if (kit.lean > 1) return [...kit.bind('dippers', [])]
  const raw = [
    'carrot',
    'cucumber',
    'red-bell-pepper',
    'celery',
    'radish',
    'sugar-snap-pea',
    'endive',
    'yellow-bell-pepper',
  ]
  const breads = bread.filter((id) => kit.ok(id))
  const vegetables = kit.random.shuffled(raw.filter((id) => kit.ok(id) && !kit.uses(id)))
  const first = breads.length > 0 && kit.chance(0.75) ? [kit.pick(breads)] : []
  const chosen = [...first, ...vegetables].slice(0, kit.lean > 0 ? 1 : count)
  kit.bind('dippers', chosen)
  return chosen
}

const sticks: Record<string, string> = {
  carrot: '3 each carrot | peeled and cut into sticks',
  cucumber: '1 each cucumber | cut into sticks',
  'red-bell-pepper': '1 each red-bell-pepper | seeded and cut into wide strips',
  'yellow-bell-pepper': '1 each yellow-bell-pepper | seeded and cut into wide strips',
  celery: '4 stalk celery | cut into sticks',
  radish: '10 each radish | halved',
  'sugar-snap-pea': '6 oz sugar-snap-pea',
  endive: '2 each endive',
  pita: '3 each pita | cut into wedges',
  naan: '2 each naan | cut into strips',
  baguette: '1 each baguette | sliced',
  'gluten-free-bread': '6 slice gluten-free-bread | cut into fingers',
  'tortilla-chip': '6 oz tortilla-chip',
}

/** The ingredient lines of what is dipped. */
export const dipperLines = (ids: readonly string[]): string =>
  ids.map((id) => `~${sticks[id] ?? `1 cup ${id}`}`).join('\n')
