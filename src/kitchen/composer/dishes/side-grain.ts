import type { Kit } from '../kit.ts'

/** Grains by how they are cooked beside a dish. */
const ways: readonly [pattern: RegExp, text: string][] = [
  [
    /couscous/,
    'Meanwhile, put {side} in a bowl with a pinch of salt, pour over as much boiling water, cover and leave for 5 minutes. Fluff with a fork.',
  ],
  [
    /polenta/,
    'Meanwhile, whisk {side} into four times its volume of simmering salted water and stir over low heat until thick, 20 minutes.',
  ],
  [/cauliflower-rice|cooked-rice/, 'Meanwhile, toss {side} in a hot, dry skillet until steaming, 4 minutes.'],
  [
    /noodle|udon|soba|pasta|orzo/,
    'Meanwhile, boil {side} in salted water until just tender, 8 minutes, and drain.',
  ],
  [/./, 'Meanwhile, cook {side} in plenty of boiling salted water until tender, drain and keep warm.'],
]

/** Couscous with the stew, rice with the chili: when a grain was asked for and the dish itself has none. */
export function sideGrain(kit: Kit): string {
  const [id] = kit.choose({
    roles: ['grain', 'noodle'],
    onlyWanted: true,
    where: (item) => !/oat$|popcorn/.test(item.id),
  })
  if (!id) return ''
  kit.bind('side', [id])
  kit.add(
    id.includes('cauliflower') || id === 'cooked-rice'
      ? `4 cup ${id}`
      : /noodle|udon|soba/.test(id)
        ? `8 oz ${id}`
        : `1 1/4 cup ${id}`,
  )
  return ways.find(([pattern]) => pattern.test(id))?.[1] ?? ''
}
