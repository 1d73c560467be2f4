import type { Kit } from '../../kit.ts'

interface On {
  /** References for a step. */
  ref: string
  name: string
}

const toppings: readonly (readonly [lines: string, ref: string, name: string])[] = [
  ['1 tbsp chive\n1/8 tsp black-pepper', 'chive,black-pepper', 'chives'],
  ['1/4 tsp smoked-paprika', 'smoked-paprika', 'smoked paprika'],
  ['2 tsp sesame-seed\n1/4 tsp chili-flake', 'sesame-seed,chili-flake', 'sesame and chili'],
  ['1 tbsp dill\n1/8 tsp black-pepper', 'dill,black-pepper', 'dill'],
  ['1 tsp zaatar', 'zaatar', "za'atar"],
  ['1 tsp hot-sauce', 'hot-sauce', 'hot sauce'],
]

/** What is scattered on an egg: what was asked for, else one after the other. */
export function topped(kit: Kit): On {
  if (kit.lean > 1) return { ref: '', name: '' }
  const ids = (ref: string) => ref.split(',')
  const usable = toppings.filter(
    ([, ref]) => ids(ref).every(kit.ok) && !(kit.mood('mild') && /chili|hot/.test(ref)),
  )
  const asked = usable.find(([, ref]) => kit.wants(...ids(ref)))
  const [lines, ref, name] = asked ?? kit.inTurn(usable) ?? ['', '', '']
  kit.add(lines.replace(/^(?=\d)/gm, '~'))
  return { ref, name }
}

/** Buttered toast, where a yolk runs or bread was asked for; in fingers it is called soldiers. */
export function toasted(kit: Kit, runs: boolean): On & { step: string; first: string } {
  const none = { ref: '', name: '', step: '', first: '' }
  const wished = kit.wanted.find((id) => /bread$/.test(id) && kit.ok(id))
  const bread = wished ?? ['sourdough-bread', 'bread', 'gluten-free-bread'].find(kit.ok)
  const fat = ['butter', 'vegan-butter'].find(kit.ok)
  const low = kit.diet('low-carb') || kit.craving.exclusions.includes('bread')
  if (!bread || low || kit.lean > 0 || !(runs || wished)) return none
  kit.add(`~2 slice ${bread}`)
  if (fat) kit.addApart(`1 tbsp ${fat}`, 'toast', [fat])
  const soldiers = /soldier|dippy/i.test(kit.craving.text)
  const order = `{${bread}}${fat ? ' and butter it' : ''}${soldiers ? `${fat ? ',' : ''} and cut it into fingers: these are the soldiers` : ''}`
  return {
    ref: soldiers ? 'the soldiers' : 'the toast',
    name: soldiers ? 'soldiers' : 'toast',
    step: `Meanwhile, toast ${order}.`,
    first: `Toast ${order}.`,
  }
}
