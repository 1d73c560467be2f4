import type { Kit } from '../../kit.ts'

export interface Dressing {
  lines: string
  refs: string
  word: string
}

export const dressings: readonly Dressing[] = [
  {
    lines: '3 tbsp olive-oil\n2 tbsp lemon-juice\n1 tsp dijon-mustard\n~1 tsp honey',
    refs: 'olive-oil,lemon-juice,dijon-mustard,honey',
    word: 'lemon and mustard',
  },
  {
    lines: '3 tbsp olive-oil\n1 tbsp red-wine-vinegar\n~1 tsp oregano-dried',
    refs: 'olive-oil,red-wine-vinegar,oregano-dried',
    word: 'vinegar and oregano',
  },
  {
    lines: '3 tbsp tahini\n2 tbsp lemon-juice\n~1 clove garlic',
    refs: 'tahini,lemon-juice,garlic',
    word: 'tahini and lemon',
  },
  {
    lines: '2 tbsp olive-oil\n1/3 cup greek-yogurt\n1 tbsp lemon-juice\n~1 tbsp dill',
    refs: 'olive-oil,greek-yogurt,lemon-juice,dill',
    word: 'yogurt and herbs',
  },
  {
    lines: '3 tbsp olive-oil\n1 tbsp balsamic-vinegar\n1 tsp dijon-mustard',
    refs: 'olive-oil,balsamic-vinegar,dijon-mustard',
    word: 'balsamic',
  },
  {
    lines: '2 tbsp vegetable-oil\n2 tbsp lime-juice\n1 tbsp soy-sauce\n~1 tsp honey\n~1 inch ginger',
    refs: 'vegetable-oil,lime-juice,soy-sauce,honey,ginger',
    word: 'lime, soy and ginger',
  },
]

export function dressingFor(kit: Kit): Dressing {
  const asian = ['thai', 'vietnamese', 'chinese', 'japanese', 'korean'].includes(kit.profile?.id ?? '')
  const fits = dressings.filter((dressing) =>
    dressing.refs
      .split(',')
      .slice(0, 2)
      .every((id) => kit.resolve(id)),
  )
  const liked = fits.filter((dressing) => (asian ? /soy/.test(dressing.word) : !/soy/.test(dressing.word)))
  return kit.pick(liked.length > 0 ? liked : fits.length > 0 ? fits : dressings.slice(0, 1))
}

export const dress = (dressing: Dressing) =>
  `(Whisk|Shake) {${dressing.refs},salt,black-pepper} together in (the bottom of a large bowl|a jar or bowl) until (creamy|thick and blended). Taste it on a leaf: (it should be a little too sharp on its own|a dressing should taste slightly too strong by itself).`
