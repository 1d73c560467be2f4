import type { Kit } from '../../kit.ts'

/** A 9-inch crust: 170 g crumbs : 85 g butter : 25 g sugar; ground almonds or oats where there may be no wheat. */
export interface CrumbCrust {
  lines: string
  /** How it is made, without its butter: the order that the step begins with. */
  mix: string
  grind: string
}

export function crumbCrust(kit: Kit, butter: string): CrumbCrust {
  const crumbs = ['graham-cracker', 'almond-flour', 'gluten-free-oat', 'rolled-oat'].find(kit.ok)
  if (!crumbs) return kit.fail('nothing to make a crust of')
  const oats = crumbs.includes('oat')
  return {
    lines: `!${crumbs === 'graham-cracker' ? '12 sheet graham-cracker | finely crushed' : `${oats ? 2 : '1 3/4'} cup ${crumbs}`}
      !6 tbsp ${butter} | melted
      2 tbsp sugar
      1/4 tsp salt`,
    grind: oats ? `Whiz {${crumbs}} in a food processor to a coarse meal.` : '',
    mix: `Mix {${crumbs},sugar,salt} with {${butter}}`,
  }
}
