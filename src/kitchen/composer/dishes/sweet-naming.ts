import type { Kit } from '../kit.ts'
import { pantryItem } from '../pantry/index.ts'
import { listOf } from '../prose.ts'

interface SweetNaming {
  noun: string
  main: readonly string[]
  /** May join the lead with "and", or follow with "with". */
  partners?: readonly string[]
  /** Only ever follow with "with": syrups, sauces, toppings. */
  withs?: readonly string[]
  /** True adjectives of texture or method. */
  methods: readonly string[]
  /** Accepted for likeness with savoury naming; sweet titles take no adjectives from ingredients. */
  never?: readonly string[]
}

const quiet = new Set([
  'salt',
  'vegetable-oil',
  'sugar',
  'all-purpose-flour',
  'baking-powder',
  'egg',
  'milk',
  'butter',
  'rolled-oat',
])
/** Nobody bakes a cake with milk, as far as its title goes. */
const unspoken = /^(?:(?:oat-|almond-|soy-|rice-)?milk|sugar|vegetable-oil|cornstarch|rolled-oat|egg)$/
/** What a title calls a food whose shop name is clumsy there. */
const short: Record<string, string> = {
  'espresso-powder': 'espresso',
  'ginger-ground': 'ginger',
  'pumpkin-pie-spice': 'pumpkin spice',
  'oregano-dried': 'oregano',
  'thyme-dried': 'thyme',
  'whole-wheat-flour': 'whole wheat',
}
const wordOf = (id: string) => short[id] ?? pantryItem(id)?.title ?? pantryItem(id)?.one ?? id
const manyOf = (kit: Kit, id: string) => {
  const item = pantryItem(id)
  const amount = kit.lines.find((line) => line.item.id === id)?.amount
  if (amount?.unit === 'each' && amount.value <= 1) return wordOf(id)
  // "With Lemon": its zest and juice, never whole lemons.
  if (short[id] || item?.roles.includes('citrus')) return wordOf(id)
  return item?.title && item.one === item.many ? item.title : (item?.many ?? id)
}
const rootsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|y|s)$/, ''))
const shares = (a: string, b: string) => rootsOf(a).some((root) => rootsOf(b).includes(root))

/** Offers titles in many shapes: texture, flavour, company. Every word of them is a fact of the recipe. */
export function nameSweet(kit: Kit, { noun, main, partners = [], withs = [], methods }: SweetNaming): void {
  const stands = kit.finished().stands
  const present = (ids: readonly string[]) =>
    [...new Set(ids.map((id) => stands.get(id) ?? id))].filter((id) => kit.uses(id))
  const apart = (ids: readonly string[], from: string) =>
    ids.filter(
      (id, index) =>
        !shares(wordOf(id), from) && !ids.slice(0, index).some((other) => shares(wordOf(other), wordOf(id))),
    )
  const asked = kit.wanted
    .map((id) => stands.get(id) ?? id)
    .filter((id) => kit.uses(id) && !(quiet.has(id) && !main.includes(id)))
  const mains = present(main)
  const first = mains.slice(0, 1)
  const leads = apart(
    [...first.filter((id) => asked.includes(id) || asked.length === 0), ...asked, ...first],
    noun,
  ).slice(0, asked.length > 1 ? 3 : Math.max(1, asked.length))
  const lead = listOf(leads.map(wordOf))
  const taken = `${noun} ${lead}`
  const joiners = apart([...mains, ...present(partners)], taken)
  const followers = apart([...mains, ...present(partners), ...present(withs)], taken).filter(
    (id) => !unspoken.test(id),
  )
  const shapes: string[] = []
  for (let i = 0; i < 40; i++) {
    const adjective = methods[i % Math.max(1, methods.length)] ?? ''
    const own = shares(adjective, taken) ? '' : adjective
    const joiner = joiners.length > 0 && leads.length < 3 ? wordOf(kit.pick(joiners)) : ''
    const follower = followers.length > 0 ? manyOf(kit, kit.pick(followers)) : ''
    const both = joiner ? listOf([...leads.map(wordOf), joiner]) : lead
    const shape = kit.random.between(0, 9)
    const whole = `${own} ${both} ${noun} with ${follower}`
    if (shape > 6 && joiner && follower && !shares(joiner, follower) && whole.length < 62) shapes.push(whole)
    else if (shape === 0 || (!joiner && !follower)) shapes.push(`${own} ${lead} ${noun}`)
    else if (shape <= 4 && follower) shapes.push(`${own} ${lead} ${noun} with ${follower}`)
    else if (shape === 5 && follower && joiner && !shares(joiner, follower))
      shapes.push(`${both} ${noun} with ${follower}`)
    else if (joiner) shapes.push(`${own} ${both} ${noun}`)
    else shapes.push(`${own} ${lead} ${noun} with ${follower}`)
  }
  shapes.push(`${lead} ${noun}`)
  kit.title(...shapes)
}
