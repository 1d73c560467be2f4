import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const bubbleAndSqueak: Dish = {
  id: 'bubble-and-squeak',
  names: ['bubble and squeak', 'bubble & squeak', 'colcannon cake', 'potato and cabbage cake'],
  categories: ['breakfast', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  onlyNamed: true,
  takes: ['vegetable', 'egg', 'bacon', 'melting-cheese', 'allium'],
  cuisines: ['british'],
  moods: ['comfort', 'budget', 'cozy'],
  write(kit) {
    kit.bind(
      'green',
      kit.choose({
        roles: ['vegetable'],
        from: ['cabbage', 'savoy-cabbage', 'kale', 'brussels-sprout'],
        not: ['potato', 'onion'],
        count: 1,
        max: 2,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const fat = kit.resolve(
      kit.pick(['butter', 'bacon-fat', 'butter', 'vegetable-oil'].filter((id) => id !== 'bacon-fat')),
    )
    const onion = kit.pick(['onion', 'leek', 'red-onion'])
    const eggs = kit.wants('egg') || kit.chance(0.5)
    kit.add(`!1 1/2 lb potato | peeled and cut into chunks
      $green x1 | finely shredded
      3 tbsp ${fat ?? 'vegetable-oil'}
      1 each ${onion} | thinly sliced
      1 tsp salt
      1/4 tsp black-pepper
      ${eggs && kit.ok('egg') ? '4 each egg' : ''}`)
    const added = twist(kit, {
      'dijon-mustard': '1 tbsp dijon-mustard',
      cheddar: '1/2 cup cheddar',
      nutmeg: '1/4 tsp nutmeg',
      scallion: '3 each scallion',
      parsley: '3 tbsp parsley',
      horseradish: '1 tbsp horseradish',
      carrot: '1 each carrot | coarsely grated',
    })
    kit.step(
      'Cover {potato} with cold, salted water, bring to a boil and simmer until a knife slides in, 15 minutes. Add {green} for the last 4 minutes.',
      'Drain well, return to the hot pot and let the steam escape for 2 minutes: wet potatoes do not brown. Crush roughly with {salt,black-pepper,dijon-mustard,nutmeg,horseradish}.',
      `Meanwhile, melt about half of {${fat ?? 'vegetable-oil'}} in a large skillet over medium heat and cook {${onion},carrot} until soft and golden, 8 minutes. Stir into the potatoes[ with {cheddar,scallion,parsley}].`,
      'Melt the rest of the fat in the skillet, press in the mixture and leave it until a deep brown crust forms, 7 minutes. Turn it over in pieces, press down and brown the other side, 6 minutes; it should squeak.',
      eggs && kit.ok('egg')
        ? 'Fry {egg} in a second, lightly oiled pan until the whites and yolks are set, 4 minutes. Cut the cake into wedges and top each with an egg.'
        : 'Cut into wedges and serve hot from the pan.',
    )
    nameDish(kit, {
      noun: 'bubble and squeak',
      main: kit.bound('green'),
      partners: [onion, ...added, ...(eggs ? ['egg'] : [])],
      methods: ['crusty', 'golden', 'skillet'],
      never: ['mustard', 'herby', 'garlicky', 'cheesy'],
    })
    kit.describe(
      "Crushed potatoes and {-green}, fried until (half of it is crust|the edges turn brown and crisp). (Made from scratch here; three cups of cold mash and cooked greens are just as good|A British way with yesterday's vegetables, good at any hour).",
    )
  },
}
