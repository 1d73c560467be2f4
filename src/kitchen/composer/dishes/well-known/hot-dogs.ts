import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

/** What goes on: a style of its own each. */
const styles: readonly { name: string; lines: string; make: string; top: string }[] = [
  {
    name: 'sauerkraut and mustard',
    lines: '1 cup sauerkraut\n2 tbsp dijon-mustard\n1/2 tsp caraway',
    make: 'Warm {sauerkraut} with a splash of water in a small pan for 4 minutes.',
    top: '{dijon-mustard,sauerkraut}',
  },
  {
    name: 'onions and mustard',
    lines: '2 each onion | thinly sliced\n2 tbsp dijon-mustard\n1 tsp brown-sugar',
    make: 'Cook {onion} with {brown-sugar} in the oiled skillet over medium heat until soft and deep golden, 14 minutes, and lift onto a plate.',
    top: '{onion,dijon-mustard}',
  },
  {
    name: 'pickles and tomato',
    lines:
      '1 each tomato | cut into thin wedges\n1/2 cup dill-pickle\n1/4 cup red-onion | finely chopped\n2 tbsp dijon-mustard',
    make: '',
    top: '{dijon-mustard,dill-pickle,tomato,red-onion}',
  },
  {
    name: 'quick slaw',
    lines: '6 oz cabbage\n3 tbsp mayonnaise\n1 tbsp apple-cider-vinegar\n2 tbsp ketchup',
    make: 'Shred {cabbage} very finely and toss with {mayonnaise,apple-cider-vinegar} and a pinch of salt.',
    top: '{ketchup,cabbage}',
  },
  {
    name: 'cheddar and jalapeños',
    lines: '1 cup cheddar\n1 each jalapeno | thinly sliced\n2 tbsp ketchup',
    make: '',
    top: '{ketchup,cheddar,jalapeno}',
  },
]
const idsOf = (lines: string) =>
  lines.split('\n').map((line) => line.split(' | ')[0]?.split(' ').at(-1) ?? '')

export const hotDogs: Dish = {
  id: 'hot-dogs',
  names: [
    'hot dog',
    'hot dogs',
    'hotdog',
    'hotdogs',
    'chili dog',
    'sausage in a bun',
    'sausage sandwich',
    'bratwurst',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 30],
  onlyNamed: true,
  takes: ['sausage', 'bread', 'pickle', 'sauce', 'melting-cheese', 'vegetable', 'allium'],
  moods: ['kids', 'quick', 'party', 'game day'],
  write(kit) {
    kit.require(kit.ok('kielbasa'), 'no sausage')
    const bread = kit.resolve('baguette')
    kit.require(bread, 'no bread')
    const fitting = styles.filter(({ lines }) => idsOf(lines).every((id) => kit.ok(id) || id === 'caraway'))
    const style = kit.inTurn(fitting)
    if (!style) return kit.fail('nothing to put on')
    kit.add(`1 tbsp vegetable-oil
      1 lb kielbasa | cut into 4 lengths
      ${bread === 'baguette' ? '1 each baguette | cut into 4 lengths and split' : `4 each ${bread}`}
      ${style.lines.replace('\n1/2 tsp caraway', '')}`)
    kit.step(
      'Heat {vegetable-oil} in a large skillet over medium heat.',
      style.make,
      'Score {kielbasa} in a few places, so that the skin does not burst. Cook in the skillet, turning now and then, until browned all over and 160°F (71°C) inside, 10 minutes.',
      `Open {${bread}} like a book and toast it, cut side down, in the fat of the pan until crisp, 2 minutes.`,
      `Lay the sausages in the bread and top with ${style.top}. Serve at once.`,
    )
    kit.title(
      `Kielbasa Hot Dogs with ${style.name}`,
      `Skillet Hot Dogs with ${style.name}`,
      `Toasted Hot Dogs with ${style.name}`,
      `Crisp-Skinned Hot Dogs with ${style.name}`,
    )
    nameDish(kit, {
      noun: 'hot dogs',
      main: ['kielbasa'],
      methods: ['toasted'],
      never: ['garlicky', 'mustard', 'cheesy', 'herby', 'spicy'],
    })
    kit.describe(
      'Browned, smoky kielbasa in (crisp, pan-toasted bread|bread toasted in its own fat), with enough on top to need two hands. (Use frankfurters and soft buns, where you have them|Any fully cooked sausage goes the same way).',
    )
  },
}
