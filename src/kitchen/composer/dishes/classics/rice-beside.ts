import type { Kit } from '../../kit.ts'

export const rice = (kit: Kit, id: string) => {
  const grain = kit.resolve(id)
  if (!grain || kit.lean > 0) return ''
  kit.bind('rice', [grain])
  kit.add(grain === 'cauliflower-rice' ? '4 cup cauliflower-rice' : `1 1/2 cup ${id}`)
  return grain === 'cauliflower-rice'
    ? 'Meanwhile, toss {rice} in a hot, dry skillet until tender, 4 minutes.'
    : 'While that cooks, put {rice} in a pot with 1 1/2 times its volume of water, bring to a boil, cover and cook over the lowest heat until the water is absorbed, 15 minutes.'
}
