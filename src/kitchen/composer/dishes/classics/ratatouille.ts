import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const ratatouille: Dish = {
  id: 'ratatouille',
  names: ['ratatouille', 'caponata', 'vegetable stew', 'stewed vegetables'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 65],
  takes: ['vegetable', 'herb', 'pickle', 'bean'],
  cuisines: ['french'],
  weight: 0.4,
  loves: ['eggplant', 'zucchini', 'tomato', 'red-bell-pepper'],
  write(kit) {
    kit.require(kit.ok('eggplant') && kit.ok('zucchini'), 'no eggplant')
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable', 'bean'],
        onlyWanted: true,
        max: 3,
        not: ['onion', 'eggplant', 'zucchini', 'red-bell-pepper', 'tomato'],
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.add(`5 tbsp olive-oil
      1 each eggplant
      1 1/4 tsp salt
      1 each onion | thinly sliced
      2 each red-bell-pepper
      2 each zucchini
      $extra x0.7
      4 clove garlic
      4 each tomato
      1 tbsp tomato-paste
      ${kit.pick(['4 sprig thyme', '1 tsp thyme-dried', '1 sprig rosemary', '1 tsp oregano-dried'])}
      1/4 tsp black-pepper
      ~1/4 cup ${kit.pick(['basil', 'parsley'])}`)
    const added = twist(kit, {
      'olive-black': '1/3 cup olive-black',
      caper: '1 tbsp caper',
      'red-wine-vinegar': '1 tbsp red-wine-vinegar',
      'balsamic-vinegar': '2 tsp balsamic-vinegar',
      'fennel-seed': '1/2 tsp fennel-seed',
      'chili-flake': '1/4 tsp chili-flake',
      saffron: '1 pinch saffron',
    })
    kit.step(
      'Heat half of {olive-oil} in a wide, heavy pot over medium-high heat. Cook {eggplant} with a little of {salt} until (browned and tender|golden and soft), 10 minutes, and scrape out onto a plate.',
      'Add the rest of {olive-oil} and cook {onion,red-bell-pepper,extra:hard,extra:firm} until (soft and sweet|golden at the edges), 10 minutes.',
      'Add {zucchini} and cook until lightly browned, 6 minutes. Stir in {garlic,tomato-paste,thyme-dried,oregano-dried,fennel-seed,chili-flake} for 1 minute.',
      'Return {eggplant} with {tomato,thyme,rosemary,saffron} and the rest of {salt}. Cover and simmer over low heat until everything is silky but still in pieces, 20 minutes.[ Stir in {extra:soft,extra:leaf} for the last few of them.]',
      'Uncover and let it bubble until the juices turn syrupy, 5 minutes. Stir in {olive-black,caper,red-wine-vinegar,balsamic-vinegar,black-pepper}.',
      'Serve (hot, warm or at room temperature|warm rather than hot)[, scattered with {basil,parsley}].',
    )
    nameDish(kit, {
      noun: 'ratatouille',
      main: added.length ? added : ['eggplant'],
      partners: ['eggplant', 'zucchini', ...kit.bound('extra')],
      methods: ['slow-cooked', 'silky', 'summer'],
      never: ['garlicky', 'herby', 'smoky'],
    })
    kit.describe(
      `(Silky, slow-cooked|Soft, well-browned) {-eggplant,zucchini,red-bell-pepper} in their own juices, sweet and savory at once. (As good cold as hot|Make it a day ahead, if you can).`,
    )
  },
}
