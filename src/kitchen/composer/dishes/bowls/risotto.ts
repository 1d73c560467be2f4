import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, panText, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const risotto: Dish = {
  id: 'risotto',
  names: ['risotto', 'mushroom risotto', 'creamy rice', 'pea risotto', 'seafood risotto'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  takes: [
    'grain',
    'vegetable',
    'mushroom',
    'shellfish',
    'sausage',
    'bacon',
    'poultry',
    'hard-cheese',
    'liquid',
    'fish',
    'crumbling-cheese',
  ],
  cuisines: ['italian'],
  moods: ['creamy', 'comfort', 'cozy', 'fancy'],
  loves: ['arborio-rice', 'asparagus', 'pea-frozen', 'mushroom', 'saffron'],
  write(kit) {
    kit.require(kit.ok('arborio-rice'), 'no rice')
    const main = chooseMain(kit, {
      roles: ['shellfish', 'sausage', 'bacon', 'poultry', 'fish', 'bean'],
      onlyWanted: true,
      not: whole.filter((id) => id !== 'mussel'),
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'mushroom',
          'asparagus',
          'pea-frozen',
          'butternut-squash',
          'zucchini',
          'spinach',
          'leek',
          'fennel',
          'cremini',
        ],
        count: kit.lean > 1 ? 1 : kit.pick([1, 2]),
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const stock = kit.resolve('vegetable-stock') ?? kit.resolve('chicken-stock')
    const wine = kit.ok('white-wine') && !/no wine/.test(kit.craving.text)
    const finish = kit.pick(['lemon-juice', 'thyme', 'nutmeg', 'chive'])
    kit.add(`${stock ? `5 cup ${stock}` : ''}
      3 tbsp butter
      $main x0.7
      $veg
      1 each shallot
      2 clove garlic
      1 1/2 cup arborio-rice
      ${wine ? '1/2 cup white-wine' : ''}
      ${{ 'lemon-juice': '~1 tbsp lemon-juice', thyme: '~3 sprig thyme | leaves stripped', nutmeg: '~1/8 tsp nutmeg', chive: '~2 tbsp chive' }[finish]}
      3/4 cup parmesan
      1/2 tsp salt
      1/4 tsp black-pepper`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'butter'
    const added = twist(kit, {
      basil: '1/4 cup basil',
      mint: '2 tbsp mint',
      'goat-cheese': '2 oz goat-cheese',
      mascarpone: '1/4 cup mascarpone',
      'fennel-seed': '1/2 tsp fennel-seed',
      'pine-nut': '2 tbsp pine-nut',
      saffron: '1 pinch saffron',
      'chili-flake': '1/4 tsp chili-flake',
      parsley: '1/4 cup parsley',
      walnut: '1/4 cup walnut',
      'bay-leaf': '1 each bay-leaf',
    })
    kit.step(
      stock
        ? `Bring {${stock}} to a bare simmer in a saucepan and keep it hot; (cold liquid would stop the rice cooking|adding it cold would slow everything down).`
        : 'Keep 5 cups of water at a bare simmer in a saucepan.',
      `${main ? `Heat a third of {${fat}} in a wide, heavy pot over medium-high heat. ${panText(kit)} Lift {main} out.` : ''}`,
      `${main ? 'Add' : fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Warm'} half of {${fat}}${main ? ' to the pot over medium heat' : ' in a wide, heavy pot over medium heat'}. Add {veg:hard,veg:firm} and cook until (tender and golden|lightly browned), 8 minutes. ` +
        (kit.bound('veg').some((id) => ['hard', 'firm'].includes(pantryItem(id)?.speed ?? ''))
          ? 'Add {shallot,garlic} and cook for 2 minutes more.'
          : `Add {shallot,garlic} with some of {${fat}} and cook until soft, 3 minutes.`),
      'Stir in {arborio-rice,fennel-seed,saffron,chili-flake,bay-leaf} and toast until the edges turn translucent, 2 minutes.[ Add {white-wine} and stir until it is gone, 2 minutes.]',
      `Add the hot ${stock ? 'stock' : 'water'} a ladleful at a time, stirring often and waiting until each is nearly absorbed, until the rice is (tender with a small firm heart|creamy around a firm middle), 18 minutes.`,
      'Fold in {veg:soft,veg:leaf,main} and cook for 2 minutes.',
      `Off the heat, beat in the rest of {${fat}} with {parmesan,goat-cheese,mascarpone,lemon-juice,thyme,nutmeg,chive,salt,black-pepper}. Cover for 2 minutes, then serve[ with {basil,mint,parsley,pine-nut,walnut} on top]; it should (flow slowly across the plate|spread slowly when you tilt the bowl).`,
    )
    nameDish(kit, {
      noun: 'risotto',
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), finish, ...added.filter((id) => id !== 'bay-leaf')],
      methods: ['slow-stirred', 'creamy'],
      never: ['garlicky', 'cheesy', 'herby'],
    })
    kit.describe(
      '(Loose and creamy|Softly flowing), with {-main,veg} folded through rice that keeps a little bite. (It waits for nobody, so call everyone to the table first|Serve it in shallow bowls, straight from the pot).',
    )
  },
}
