import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const katsu: Dish = {
  id: 'katsu',
  names: [
    'tonkatsu',
    'katsu',
    'pork katsu',
    'chicken katsu',
    'tofu katsu',
    'torikatsu',
    'katsu cutlet',
    'pork tonkatsu',
    'chicken tonkatsu',
    'japanese cutlet',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  onlyNamed: true,
  cuisines: ['japanese'],
  takes: ['pork-cut', 'poultry', 'tofu', 'fish', 'vegetable', 'grain'],
  moods: ['crispy', 'comfort', 'kids', 'takeout'],
  write(kit) {
    const text = kit.craving.text
    const bird = /chicken|tori/i.test(text)
    const usual = (bird ? ['chicken-breast'] : ['pork-chop']).filter(kit.ok)
    const main = chooseMain(kit, {
      roles: ['pork-cut', 'poultry', 'tofu', 'fish'],
      from: usual.length > 0 ? usual : ['chicken-breast', 'tofu-firm', 'eggplant'].filter(kit.ok).slice(0, 1),
      not: [
        'pork-loin',
        'chicken-drumstick',
        'chicken-wing',
        'turkey-breast',
        'tofu-silken',
        'tempeh',
        'seitan',
        'mackerel',
        'tuna-steak',
      ],
    })
    const crumb = kit.resolve('panko')
    const flour = kit.resolve('all-purpose-flour')
    if (!main || !crumb || !flour) return kit.fail('nothing to bread')
    const kind = cookingOf(main)
    const egg = kit.ok('egg')
    const wet = egg ? 'egg' : (['soy-milk', 'oat-milk', 'rice-milk'].find(kit.ok) ?? 'dijon-mustard')
    const cut = {
      pork:
        main === 'pork-chop'
          ? '4 each pork-chop | pounded 1/2 inch thick'
          : `1 1/4 lb ${main} | cut into 4 pieces and pounded 1/2 inch thick`,
      chicken: `1 1/4 lb ${main} | ${main === 'chicken-breast' ? 'halved horizontally and ' : ''}pounded 1/2 inch thick`,
      tofu: '14 oz tofu-firm | pressed dry and cut into 4 slabs',
      fish: `1 1/4 lb ${main} | cut into 4 pieces`,
    }[kind as 'fish']
    const done = {
      pork: '145°F (63°C) inside, 3',
      chicken: '165°F (74°C) inside, 4',
      tofu: 'hot through, 3',
      fish: 'it flakes and reads 145°F (63°C), 3',
    }[kind as 'fish']
    if (!cut || !done) return kit.fail('nothing to bread')
    const sauce = kit.resolve('worcestershire-sauce')
    const soy = kit.resolve('soy-sauce')
    const leaves = ['cabbage', 'napa-cabbage', 'iceberg-lettuce'].find(kit.ok)
    kit.add(`!${cut}
      1 tsp salt
      1/4 tsp black-pepper
      1/2 cup ${flour}
      ${egg ? '2 each egg' : wet === 'dijon-mustard' ? '1/3 cup dijon-mustard' : `1/2 cup ${wet}`}
      !2 cup ${crumb}
      2 cup vegetable-oil | for frying
      1/4 cup ketchup
      ${sauce ? `3 tbsp ${sauce}` : ''}
      ${soy ? `1 tbsp ${soy}` : ''}
      1 tbsp sugar
      ${leaves ? `10 oz ${leaves} | shredded as finely as you can` : ''}
      ~1 each lemon | cut into wedges`)
    const added = twist(
      kit,
      {
        'sesame-seed': '2 tbsp sesame-seed',
        'dijon-mustard': '1 tsp dijon-mustard',
        'rice-vinegar': '1 tbsp rice-vinegar',
        ginger: '1 inch ginger',
        scallion: '2 each scallion',
        cucumber: '1 each cucumber | thinly sliced',
      },
      1,
    )
    const grain = riceFirst(kit, 'white-rice')
    const parts = [
      'ketchup',
      sauce ?? '',
      soy && soy !== sauce ? soy : '',
      'sugar',
      'dijon-mustard',
      'ginger',
    ]
      .filter((id) => id && !(id === 'dijon-mustard' && wet === id))
      .join(',')
    kit.step(
      grain,
      `Stir {${parts}} together into a brown, sweet-sharp sauce.`,
      `Season {main} on both sides with {salt,black-pepper}. ${kind === 'pork' ? 'Snip the fat at the edge every inch, so that the meat stays flat. ' : ''}Coat with {${flour}} and shake off the excess, turn in {${wet}}${egg ? ', beaten,' : ''} and press firmly into {${crumb}} until covered. Let the pieces stand for 5 minutes, which sets the coat.`,
      `Heat {vegetable-oil}, 1/2 inch deep, in a deep skillet to 340°F (170°C): a crumb sizzles at once without browning. Fry two pieces at a time until deep golden and ${done} minutes on each side. Drain upright on a rack: on paper the crust goes soft.`,
      `Toss {${leaves ?? 'cabbage'},cucumber} with {rice-vinegar} and a pinch of salt.`,
      `Cut across into strips and serve with ${leaves ? `{${leaves}}` : 'the sauce'}${leaves ? ' and the sauce' : ''}[, {lemon} to squeeze over][ and {rice}].[ Scatter with {sesame-seed,scallion}.]`,
    )
    nameDish(kit, {
      noun: kind === 'pork' ? 'tonkatsu' : 'katsu',
      main: kind === 'pork' ? [] : [main],
      partners: [leaves ?? '', ...added.filter((id) => id !== 'dijon-mustard')].filter(Boolean),
      methods: ['crisp', 'golden', 'crackling'],
      never: ['mustard', 'lemony', 'gingery', 'sesame', 'herby'],
    })
    kit.describe(
      `(Juicy {-main} in a coat of coarse crumbs|{-main} in a jagged, crackling crust) with a sweet-sharp sauce${leaves ? ` and a heap of raw {-${leaves}}` : ''}. (Cut it into strips, so that chopsticks can manage|The sauce keeps for weeks in the refrigerator).`,
    )
  },
}
