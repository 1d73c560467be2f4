import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

const curryLines = `1 each onion | finely chopped
      2 each carrot | peeled and thinly sliced
      3 clove garlic
      1 inch ginger
      1 1/2 tbsp curry-powder`

const curryTwists = {
  apple: '1/2 each apple | peeled and grated',
  'garam-masala': '1 tsp garam-masala',
  scallion: '2 each scallion',
  'sesame-seed': '1 tbsp sesame-seed',
}

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
    'katsu curry',
    'chicken katsu curry',
    'pork katsu curry',
    'tofu katsu curry',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 65],
  onlyNamed: true,
  cuisines: ['japanese'],
  takes: ['pork-cut', 'poultry', 'tofu', 'fish', 'vegetable', 'grain'],
  moods: ['crispy', 'comfort', 'kids', 'takeout'],
  write(kit) {
    const text = kit.craving.text
    const curry = /curry/i.test(text) && kit.ok('curry-powder')
    // With curry, the chicken is as usual as the pork is without.
    const bird = /chicken|tori/i.test(text) || (curry && !/pork/i.test(text))
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
    const leaves = curry ? null : ['cabbage', 'napa-cabbage', 'iceberg-lettuce'].find(kit.ok)
    const stock = broth(
      kit,
      bird && kit.ok('chicken-stock') && main !== 'tofu-firm' ? 'chicken-stock' : 'vegetable-stock',
      2,
    )
    kit.add(`!${cut}
      1 tsp salt
      1/4 tsp black-pepper
      1/2 cup ${flour}
      ${egg ? '2 each egg' : wet === 'dijon-mustard' ? '1/3 cup dijon-mustard' : `1/2 cup ${wet}`}
      !2 cup ${crumb}
      2 cup vegetable-oil | for frying
      ${curry ? curryLines : `1/4 cup ketchup\n${sauce ? `3 tbsp ${sauce}` : ''}`}
      ${curry ? stock.line : ''}
      ${soy ? `1 tbsp ${soy}` : ''}
      1 tbsp sugar
      ${leaves ? `10 oz ${leaves} | shredded as finely as you can` : ''}
      ${curry ? '' : '~1 each lemon | cut into wedges'}`)
    const added = twist(
      kit,
      curry
        ? curryTwists
        : {
            'sesame-seed': '2 tbsp sesame-seed',
            'dijon-mustard': '1 tsp dijon-mustard',
            'rice-vinegar': '1 tbsp rice-vinegar',
            ginger: '1 inch ginger',
            scallion: '2 each scallion',
            cucumber: '1 each cucumber | thinly sliced',
          },
      2,
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
      curry
        ? 'Cook {onion,carrot} in a spoonful of {vegetable-oil} in a saucepan over medium heat until soft and golden, 10 minutes. Stir in {garlic,ginger,curry-powder,garam-masala} for 1 minute.'
        : `Stir {${parts}} together into a brown, sweet-sharp sauce.`,
      curry
        ? `Stir a spoonful of {${flour}} into the saucepan, pour in ${stock.ref} with {${soy ? `${soy},` : ''}sugar,apple} and simmer until the pieces are very soft, 15 minutes. Blend until smooth and thick enough to coat a spoon.`
        : '',
      `Season {main} on both sides with {salt,black-pepper}. ${kind === 'pork' ? 'Snip the fat at the edge every inch, so that the meat stays flat. ' : ''}Coat with {${flour}} and shake off the excess, turn in {${wet}}${egg ? ', beaten,' : ''} and press firmly into {${crumb}} until covered. Let the pieces stand for 5 minutes, which sets the coat.`,
      `Heat {vegetable-oil}, 1/2 inch deep, in a deep skillet to 340°F (170°C): a crumb sizzles at once without browning. Fry two pieces at a time until deep golden and ${done} minutes on each side. Drain upright on a rack: on paper the crust goes soft.`,
      `Toss {${leaves ?? 'cabbage'},cucumber} with {rice-vinegar} and a pinch of salt.`,
      curry
        ? 'Cut across into strips[, lay on {rice}] and pour the sauce beside the crust rather than over it.[ Scatter with {scallion,sesame-seed}.]'
        : `Cut across into strips and serve with ${leaves ? `{${leaves}}` : 'the sauce'}${leaves ? ' and the sauce' : ''}[, {lemon} to squeeze over][ and {rice}].[ Scatter with {sesame-seed,scallion}.]`,
    )
    nameDish(kit, {
      noun: curry ? 'katsu curry' : kind === 'pork' ? 'tonkatsu' : 'katsu',
      main: kind === 'pork' && !curry ? [] : [main],
      partners: [leaves ?? '', ...added.filter((id) => id !== 'dijon-mustard')].filter(Boolean),
      methods: ['crisp', 'golden', 'crackling'],
      never: ['honey', 'garlicky', 'mustard', 'lemony', 'gingery', 'sesame', 'herby'],
    })
    kit.describe(
      `(${kind === 'tofu' ? 'Tender' : 'Juicy'} {-main} in a coat of coarse crumbs|{-main} in a jagged, crackling crust) with a ${curry ? 'mild, golden curry' : 'sweet-sharp'} sauce${leaves ? ` and a heap of raw {-${leaves}}` : ''}. (Cut it into strips, so that chopsticks can manage|${curry ? 'The sauce freezes well' : 'The sauce keeps for a week in the refrigerator'}).`,
    )
  },
}
