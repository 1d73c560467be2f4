import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** Batter 125 g flour : 3 eggs : 240 ml milk, as for a Yorkshire pudding: the eggs and the steam raise it, nothing else. */
export const toadInTheHole: Dish = {
  id: 'toad-in-the-hole',
  names: ['toad in the hole', 'toad in hole', 'sausage yorkshire pudding', 'yorkshire pudding'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 65],
  oven: true,
  onlyNamed: true,
  takes: ['sausage', 'vegetable', 'allium', 'herb'],
  cuisines: ['british'],
  moods: ['comfort', 'kids', 'cozy', 'winter'],
  write(kit) {
    kit.require(
      kit.ok('egg') && kit.ok('all-purpose-flour') && kit.ok('italian-sausage'),
      'no batter or no sausages',
    )
    const milk = kit.resolve('milk')
    kit.require(milk, 'no milk')
    const onion = kit.pick(['red-onion', 'onion', 'leek'])
    const herb = kit.pick(['thyme', 'rosemary'])
    kit.add(`!1 cup all-purpose-flour
      !3 each egg
      1 cup ${milk}
      1/2 tsp salt
      !1 lb italian-sausage | left whole
      1 each ${onion} | cut into thin wedges
      2 tbsp vegetable-oil
      3 sprig ${herb} | leaves picked`)
    const added = twist(
      kit,
      {
        'dijon-mustard': '1 tbsp dijon-mustard',
        apple: '1 each apple | cored and cut into wedges',
        'cherry-tomato': '1 cup cherry-tomato',
        mushroom: '6 oz mushroom | halved',
        'black-pepper': '1/2 tsp black-pepper',
      },
      1,
    )
    kit.step(
      `Whisk {all-purpose-flour,salt,black-pepper} with {egg} to a thick paste, then whisk in {${milk},dijon-mustard} until smooth. Let it stand while the oven heats.`,
      `Heat the oven to ${degrees(425)}.`,
      `Toss {italian-sausage,${onion},apple,mushroom} with {vegetable-oil} in a 9-by-13-inch metal tin and roast until the sausages are browned, 20 minutes.`,
      `Working quickly, scatter {${herb},cherry-tomato} over and pour the batter into the hot, sizzling fat.`,
      'Bake without opening the door until puffed, crisp and deep brown at the edges, and the sausages read 160°F (71°C), 28 minutes.',
      'Bring it to the table at once, before it sinks, and cut into squares.',
    )
    nameDish(kit, {
      noun: 'toad in the hole',
      main: [],
      partners: [onion, herb, ...added.filter((id) => id !== 'black-pepper')],
      methods: ['puffed', 'crisp-edged', 'golden'],
      never: ['herby', 'garlicky'],
    })
    kit.describe(
      '(Browned sausages baked into a batter that climbs the sides of the tin|Sausages in a towering Yorkshire pudding), crisp at the edges and soft in the middle. (The fat must sizzle when the batter goes in|Peas and gravy are its old friends).',
    )
  },
}
