import type { Kit } from '../../kit.ts'

/** The same for a dish that is quicker than its rice: put on first, and left alone. */
export const riceFirst = (kit: Kit, id: string) =>
  rice(kit, id).replace(/^While that cooks,/, 'While you prepare the rest,')

export const rice = (kit: Kit, id: string) => {
  const grain = kit.resolve(id)
  if (!grain || kit.lean > 0) return ''
  kit.bind('rice', [grain])
  kit.add(grain === 'cauliflower-rice' ? '4 cup cauliflower-rice' : `1 1/2 cup ${id}`)
  return grain === 'cauliflower-rice'
    ? 'Meanwhile, toss {rice} in a hot, dry skillet until tender, 4 minutes.'
    : 'While that cooks, put {rice} in a pot with 1 1/2 times its volume of water, bring to a boil, cover and cook over the lowest heat until the water is absorbed, 15 minutes.'
}
