import type { Kit } from '../../kit.ts'

/** Something cool to dip in, with sticks of vegetables. */
export interface Dip {
  name: string
  make: string
  /** The end of a sentence: ` with the dip and the celery`. */
  serve: string
}

type DipName = 'blue cheese' | 'ranch' | 'lime'

/** One dip by turn, in a dairy-free version where the rules ask for it. */
export function dipFor(kit: Kit, choices: readonly DipName[]): Dip {
  if (kit.lean > 0) return { name: '', make: '', serve: '' }
  const cream = ['sour-cream', 'greek-yogurt', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'].find(
    kit.ok,
  )
  const open = choices.filter((name) => name !== 'blue cheese' || kit.ok('blue-cheese'))
  // Five coats take their turns first, so that each comes with another dip the next time round.
  const name =
    open.includes('blue cheese') && kit.wants('blue-cheese') ? 'blue cheese' : (kit.inTurn(open) ?? 'ranch')
  const sticks = ['celery', 'carrot', 'cucumber'].filter(kit.ok).slice(0, 2)
  kit.add(
    sticks
      .map((id) => ({ celery: '4 stalk celery', carrot: '3 each carrot | peeled' })[id] ?? `1 each ${id}`)
      .map((line) => (line.includes('|') ? `${line} and cut into sticks` : `${line} | cut into sticks`))
      .join('\n'),
  )
  const beside = sticks.length > 0 ? `{${sticks.join(',')}}` : ''
  if (!cream) return { name: '', make: '', serve: beside ? ` with ${beside}` : '' }
  const acid = name === 'lime' ? 'lime-juice' : 'lemon-juice'
  const sharp = kit.resolve(acid) ?? 'apple-cider-vinegar'
  const herb = ['chive', 'dill', 'parsley'].find((id) => kit.ok(id) && !kit.uses(id)) ?? ''
  kit.add(`1/2 cup ${cream}
    ${name === 'blue cheese' ? '2 oz blue-cheese | crumbled' : ''}
    2 tsp ${sharp}
    ${name === 'ranch' && herb ? `2 tbsp ${herb}` : ''}
    ${name === 'lime' && kit.ok('cilantro') ? '2 tbsp cilantro' : ''}`)
  const parts = [
    cream,
    sharp,
    ...(name === 'blue cheese' ? ['blue-cheese'] : name === 'ranch' ? [herb] : ['cilantro']),
  ]
  return {
    name: { 'blue cheese': 'blue cheese dip', ranch: 'ranch dip', lime: 'lime dip' }[name],
    make: `Meanwhile, stir {${parts.filter(Boolean).join(',')}} together with a pinch of salt, and keep cold.`,
    serve: ` with the dip${beside ? ` and ${beside}` : ''}`,
  }
}
