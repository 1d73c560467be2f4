import type { Kit } from '../../kit.ts'
import { cookingOf } from '../protein.ts'

/**
 * What a stew of the sea is of, told apart by how it is cooked: bound as `fish`, `shell` (what is done in three minutes)
 * and `mussel`, with their lines and what is done to mussels before anything else ('' without any).
 */
export function fromTheSea(kit: Kit, sea: readonly string[]) {
  const of = (...kinds: string[]) => sea.filter((id) => kinds.includes(cookingOf(id)))
  const [fish, shell, mussel] = [of('fish'), of('shrimp', 'scallop', 'squid'), of('mussel')]
  kit.bind('fish', fish)
  kit.bind('shell', shell)
  kit.bind('mussel', mussel)
  const share = sea.length === 1 ? '1 1/2 lb' : '12 oz'
  return {
    fish,
    shell,
    mussel,
    lines: [
      ...fish.map((id) => `!${share} ${id} | cut into 2-inch chunks`),
      ...shell.map((id) => `!${share} ${id}${id === 'shrimp' ? ' | peeled and deveined' : ''}`),
      ...mussel.map((id) => `${sea.length === 1 ? '3 lb' : '1 lb'} ${id}`),
    ].join('\n'),
    rinse:
      mussel.length > 0
        ? '(Scrub {mussel} under the cold tap|Rinse {mussel} in cold water). Throw away any that are broken, or stay open when tapped.'
        : '',
  }
}
