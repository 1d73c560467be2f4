import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { rice } from './rice-beside.ts'

export const tikkaMasala: Dish = {
  id: 'tikka-masala',
  names: ['tikka masala', 'chicken tikka masala', 'tikka', 'paneer tikka masala', 'chicken tikka'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  weight: 0.3,
  takes: ['poultry', 'grill-cheese', 'tofu', 'bean', 'vegetable', 'dairy', 'nut', 'shellfish', 'grain'],
  cuisines: ['indian'],
  loves: ['garam-masala', 'yogurt', 'paneer'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'grill-cheese', 'tofu', 'shellfish', 'bean'],
      from: kit.ok('chicken-thigh')
        ? ['chicken-thigh', 'chicken-breast']
        : ['paneer', 'tofu-firm', 'chickpea-canned'],
      not: [...whole, 'halloumi'],
    })
    if (!main) return kit.fail('nothing to marinate')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        onlyWanted: true,
        max: 3,
        not: ['onion'],
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.add(`$main${pieceCut(main)}
      1/2 cup yogurt
      1 tbsp lemon-juice
      1 tbsp garam-masala
      2 tsp cumin
      2 tsp paprika
      1/2 tsp turmeric
      1 1/4 tsp salt
      2 tbsp ${kit.pick(['ghee', 'vegetable-oil'])}
      1 each onion
      4 clove garlic
      1 inch ginger
      2 tbsp tomato-paste
      1 can crushed-tomato
      ${kit.mood('mild') ? '' : '~1/4 tsp cayenne'}
      $veg x0.8
      ~1 tsp sugar
      1/2 cup heavy-cream
      ~~1/4 cup cilantro`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'ghee'
    const added = twist(kit, {
      spinach: '4 oz spinach',
      'pea-frozen': '1 cup pea-frozen',
      'red-bell-pepper': '1 each red-bell-pepper | seeded and diced',
      cashew: '1/3 cup cashew',
      'coriander-ground': '1 tsp coriander-ground',
      cardamom: '1/4 tsp cardamom',
      cinnamon: '1/4 tsp cinnamon',
    })
    const late = ['shrimp', 'bean'].includes(cookingOf(main))
    const grain = rice(kit, 'basmati-rice')
    kit.step(
      `Stir {yogurt,lemon-juice} together with half of {garam-masala,cumin,paprika} with {turmeric} and half of {salt}. Add {main}, turn to coat and let it marinate for 15 minutes.`,
      late
        ? ''
        : `Heat half of {${fat}} in a wide, deep skillet over medium-high heat. Lift {main} out of the marinade and brown (in one layer|without crowding), turning once, until charred in spots, 6 minutes. Set {main} aside; it finishes in the sauce.`,
      `${late ? 'Heat' : 'Add the rest of'} {${fat}}${late ? ' in a wide skillet over medium heat' : ''}. Cook {onion,twist:firm,veg:hard,veg:firm} until soft and golden, 8 minutes.`,
      'Stir in {garlic,ginger,tomato-paste,cayenne,coriander-ground,cardamom,cinnamon} with the rest of the spices and fry until the paste darkens, 2 minutes.',
      'Add {crushed-tomato,sugar}, the rest of {salt} and 1/2 cup of water and simmer until thick, with beads of fat at the edge, 10 minutes. (For a smooth sauce, blend it now|Blend it if you like it smooth).',
      cookingOf(main) === 'chicken'
        ? 'Return {main} and simmer until it reaches 165°F (74°C) and the sauce clings, 8 minutes.'
        : cookingOf(main) === 'shrimp'
          ? 'Add {main} and simmer until pink and opaque, 4 minutes.'
          : 'Add {main} with what is left of the marinade and simmer until hot through, 8 minutes.',
      grain,
      'Stir in {heavy-cream,twist:leaf,twist:soft,veg:soft,veg:leaf} and warm through gently, 2 minutes. Taste for salt.',
      `Serve[ over {rice}][, with {cashew,cilantro} on top].`,
    )
    nameDish(kit, {
      noun: 'tikka masala',
      main: [main, ...kit.bound('veg')],
      partners: [...added],
      methods: ['creamy', 'weeknight', 'saucy'],
      never: ['herby', 'lemony', 'garlicky', 'coconut', 'gingery', 'spicy'],
    })
    kit.describe(
      `(Charred, ${kit.ok('yogurt') ? 'yogurt-marinated' : 'spice-marinated'} {-main}|Tender, marinated {-main}) in a (velvety|silky) tomato sauce of garam masala and cumin, rounded with {-heavy-cream}. (Scoop it up with something soft|The sauce is worth making double).`,
    )
  },
}
