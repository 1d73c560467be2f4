import type { Kit } from '../../kit.ts'
import { addEggs, addFlour, degrees } from '../sweet-basics.ts'

/*
 * Ratios, for 24 cookies (flour : fat : sugar : egg : leavener).
 * Drop cookies 280 g : 170 g : 250 g : 2 : 1 tsp soda. Sugar near the flour's weight and more brown than white keeps
 * them chewy; fat at 60 % of the flour lets them spread, but not run.
 * Oat cookies put 135 g of oats for nearly half of the flour and keep the rest: oats drink what the flour would.
 * Shortbread 250 : 227 : 100 with nothing to raise or bind it: fat near the flour's weight makes it short.
 * Flourless nut-butter cookies 255 g nut butter : 200 g sugar : 1 egg: the nut's own starch and protein set them.
 */
export const count = (factor: number, full = 24) => Math.round(full * factor)

export const mixWords = {
  cream:
    'Beat {butter} with {-SUGARS} (with an electric mixer|with a sturdy spoon or a mixer) until (pale and fluffy|light in color and creamy).',
  melted:
    'Melt {butter} in a small pan over low heat, 3 minutes, and let it cool until just warm. (Whisk|Beat) in {-SUGARS} until (glossy and smooth|thick and shiny).',
  browned:
    'Cook {butter} in a pale pan over medium heat, swirling, until the foam settles and the flecks on the bottom turn a deep, even brown, 6 minutes. Pour it into a bowl with every fleck and let it cool until just warm, then whisk in {-SUGARS} until (glossy|smooth and shiny).',
}

/** One plan for all that is scooped: what differs is what goes in. */
export function dropDough(
  kit: Kit,
  plan: {
    flour: number
    extra: string
    extraRefs: string
    sugars: string
    sugarRefs: string
    spices: string
    spiceRefs: string
    folds: string
    foldRefs: string
    minutes: number
    way?: keyof typeof mixWords
    finish?: string
  },
): number {
  const factor = kit.batch(0.5, 1, 1.5, 2, 3)
  const flour = addFlour(kit, plan.flour)
  kit.add(plan.extra)
  kit.add(
    `1 tsp baking-soda\n1/2 tsp salt\n${plan.spices}\n!3/4 cup butter | ${plan.way && plan.way !== 'cream' ? '' : 'softened'}`,
  )
  kit.add(plan.sugars)
  const eggs = addEggs(kit, 2)
  kit.add(`~2 tsp vanilla-extract\n${plan.folds}`)
  kit.work(12)
  const solid = kit.uses('butter', 'vegan-butter')
  const way =
    mixWords[
      solid ? (plan.way === 'browned' && !kit.uses('butter') ? 'melted' : (plan.way ?? 'cream')) : 'melted'
    ]
  const thin = plan.way !== undefined && plan.way !== 'cream'
  kit.step(
    `Heat the oven to ${degrees(plan.minutes < 11 ? 375 : 350)} and line (two trays|two baking sheets) with parchment.[ ${eggs.soak}]`,
    `Whisk {${flour},${plan.extraRefs}baking-soda,salt,${plan.spiceRefs}} together in a bowl.`,
    way.replaceAll('{-SUGARS}', `{${plan.sugarRefs}}`),
    `(Beat|Mix) in {${eggs.refs},vanilla-extract} until smooth. Stir in the dry mixture just until no streaks are left; (overworked dough bakes up tough|stop there, so that the cookies stay tender).`,
    plan.foldRefs ? `Fold in {${plan.foldRefs}}.` : '',
    thin || kit.chance(0.4)
      ? '(Cover and chill|Chill) the dough for 30 minutes: (cold dough spreads less and browns better|it firms up and the flour takes in the moisture).'
      : '',
    `(Scoop|Roll) into ${count(factor)} balls, about 1 1/2 tablespoons each, ${plan.finish ?? ''}and set them 2 inches apart on the trays.`,
    `Bake one tray at a time for ${plan.minutes} minutes, until (the edges are golden and set while the centers still look soft|the rims are brown and the middles puffed but underdone). They (firm up|set) on the hot tray; move them to a rack when they hold together.`,
  )
  return factor
}
