import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { twist } from '../twist.ts'

export const cordonBleu: Dish = {
  id: 'cordon-bleu',
  names: ['cordon bleu', 'chicken cordon bleu', 'veal cordon bleu', 'pork cordon bleu', 'tofu cordon bleu'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  onlyNamed: true,
  cuisines: ['french'],
  takes: ['poultry', 'pork-cut', 'red-meat', 'tofu', 'melting-cheese', 'cooked-meat'],
  moods: ['comfort', 'crispy', 'cheesy', 'kids'],
  write(kit) {
    const stove = withoutOven(kit)
    const text = kit.craving.text
    const usual = /veal/i.test(text)
      ? 'veal'
      : /pork/i.test(text)
        ? 'pork-loin'
        : /tofu/i.test(text)
          ? 'tofu-firm'
          : 'chicken-breast'
    const main = [usual, 'tofu-firm'].find(kit.ok)
    const crumb = kit.resolve('panko')
    const flour = kit.resolve('all-purpose-flour')
    if (!main || !crumb || !flour) return kit.fail('nothing to fill, or no crumbs')
    kit.bind('main', [main])
    const tofu = main === 'tofu-firm'
    kit.add(`!${tofu ? '28 oz tofu-firm | pressed dry and cut into 8 thin slabs' : main === 'chicken-breast' ? '4 each chicken-breast | patted dry' : `1 1/2 lb ${main} | cut into 4 thick cutlets`}
      3/4 tsp salt
      1/2 tsp black-pepper`)
    const slice = kit.ok('ham')
      ? 'ham'
      : (['prosciutto', 'roasted-red-pepper', 'sun-dried-tomato'].find(kit.ok) ?? null)
    const cheese = ['swiss-cheese', 'gruyere', 'gouda', 'vegan-cheese'].find(kit.ok)
    if (!slice || !cheese) return kit.fail('no filling')
    const egg = kit.ok('egg')
    const wet = egg ? 'egg' : (['soy-milk', 'oat-milk', 'rice-milk'].find(kit.ok) ?? 'dijon-mustard')
    const fat = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok)
    kit.add(`1 tbsp dijon-mustard
      ${slice === 'ham' ? '4 oz ham | in thin slices' : slice === 'prosciutto' ? '4 oz prosciutto' : `3/4 cup ${slice}`}
      ${cheese === 'swiss-cheese' ? '4 slice swiss-cheese | thin' : `1 cup ${cheese}`}
      1/2 cup ${flour}
      ${egg ? '2 each egg' : wet === 'dijon-mustard' ? '' : `1/2 cup ${wet}`}
      1 1/2 cup ${crumb}
      ${stove ? '1 cup vegetable-oil | for frying' : `3 tbsp ${fat ?? 'olive-oil'}`}`)
    const added = twist(
      kit,
      {
        'thyme-dried': '1 tsp thyme-dried',
        parmesan: '1/4 cup parmesan',
        paprika: '1 tsp paprika',
        parsley: '2 tbsp parsley',
        lemon: '1 each lemon | cut into wedges',
      },
      2,
    )
    const done = tofu
      ? 'golden and hot through'
      : main === 'chicken-breast'
        ? 'golden and the meat, at its thickest, and the filling both read 165°F (74°C)'
        : 'golden and the meat reads 145°F (63°C) in the middle'
    const crumbs = `${crumb},thyme-dried,parmesan,paprika`
    kit.work(10)
    kit.step(
      stove ? '' : 'Heat the oven to 400°F (200°C).',
      tofu
        ? `Season {main} with {salt,black-pepper} and spread with {dijon-mustard}. Lay {${slice},${cheese}} on half of the slabs and press the other half on top.`
        : `Cut a deep pocket into the side of each piece of {main} and flatten it to an even 3/4 inch. Season inside and out with {salt,black-pepper}, spread the inside with {dijon-mustard}, and fill with {${cheese}} folded into {${slice}}, so that the cheese cannot run out. Close with a toothpick.`,
      stove
        ? ''
        : `Toast {${crumbs}} in {${fat ?? 'olive-oil'}} in a skillet over medium heat, stirring, until pale gold, 4 minutes: crumbs that are golden already need no deep frying.`,
      `Coat each piece with {${flour}}, then with {${wet}}${egg ? ', beaten,' : ''} and ${stove ? `press into {${crumbs}}` : 'press into the crumbs'} until covered.`,
      stove
        ? `Heat {vegetable-oil} in a deep skillet to 340°F (170°C) and fry over medium heat, turning once, until ${done}, 14 minutes. Drain on a rack.`
        : `Set on a rack over a baking sheet and bake until ${done}, ${tofu ? 20 : 26} minutes.`,
      `Rest for 5 minutes, so that the cheese settles. ${tofu ? 'Serve' : 'Draw out the toothpicks and serve'}[ with {lemon} to squeeze over][, scattered with {parsley}].`,
    )
    nameDish(kit, {
      noun: 'cordon bleu',
      main: [main],
      partners: [slice, cheese, ...added.filter((id) => ['parsley', 'lemon', 'parmesan'].includes(id))],
      methods: [stove ? 'pan-fried' : 'baked', 'golden', 'crisp'],
      never: ['cheesy', 'mustard', 'lemony', 'herby', 'paprika', 'thyme'],
    })
    kit.describe(
      `{-main} around {-${slice}} and molten {-${cheese}}, in golden crumbs. (Fold the cheese into the filling and none of it escapes|They can be filled and crumbed in the morning and cooked at night).`,
    )
  },
}
