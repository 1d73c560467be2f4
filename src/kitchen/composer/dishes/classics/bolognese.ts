import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'
import { twist } from '../twist.ts'

export const bolognese: Dish = {
  id: 'bolognese',
  names: [
    'bolognese',
    'spaghetti bolognese',
    'spag bol',
    'ragu',
    'meat sauce',
    'spaghetti with meat sauce',
    'pasta bolognese',
    'lentil bolognese',
    'sloppy joe',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [60, 75],
  weight: 0.3,
  takes: ['ground', 'pasta', 'lentil', 'vegetable', 'bacon', 'mushroom', 'liquid', 'sausage', 'hard-cheese'],
  cuisines: ['italian'],
  loves: ['beef-ground', 'spaghetti', 'red-wine', 'tomato-paste', 'carrot', 'celery'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground', 'lentil', 'sausage'],
      from: kit.ok('beef-ground')
        ? ['beef-ground', 'beef-ground', 'pork-ground']
        : kit.ok('turkey-ground')
          ? ['turkey-ground']
          : ['lentil-brown', 'mushroom'],
    })
    if (!main) return kit.fail('no main')
    const lentil = cookingOf(main) === 'lentil'
    const pasta =
      kit.choose({
        roles: ['pasta'],
        from: /spag/i.test(kit.craving.text)
          ? ['spaghetti']
          : ['spaghetti', 'rigatoni', 'fettuccine', 'penne'],
        not: ['lasagna-noodle', 'orzo'],
      })[0] ?? kit.resolve('spaghetti')
    if (!pasta) return kit.fail('no pasta')
    kit.bind('pasta', [pasta])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        onlyWanted: true,
        max: 3,
        not: ['onion', 'carrot', 'celery'],
        where: (item) => item.speed !== 'raw',
      }),
    )
    const wine = kit.ok('red-wine')
    kit.add(`2 tbsp olive-oil
      1 each onion
      2 each carrot | peeled and finely chopped
      2 stalk celery | finely chopped
      ${lentil ? '$main' : '$main'}
      3 clove garlic
      2 tbsp tomato-paste
      $veg x0.7
      ${wine ? '3/4 cup red-wine' : ''}
      1 can crushed-tomato
      ${lentil ? '2 cup vegetable-stock' : '1/2 cup beef-stock'}
      1 tsp salt
      1/4 tsp black-pepper
      12 oz ${pasta}
      ~1/2 cup parmesan`)
    const added = twist(
      kit,
      {
        nutmeg: '1/8 tsp nutmeg',
        'bay-leaf': '1 each bay-leaf',
        'oregano-dried': '1 tsp oregano-dried',
        milk: '1/4 cup milk',
        pancetta: '3 oz pancetta',
        'rosemary-dried': '1/2 tsp rosemary-dried',
        'fennel-seed': '1/2 tsp fennel-seed',
        basil: '1/4 cup basil',
        mushroom: '6 oz mushroom | finely chopped',
      },
      2,
    )
    kit.step(
      `(Warm|Heat) {olive-oil} in a (Dutch oven|heavy pot) over medium heat. Cook {pancetta,onion,carrot,celery,mushroom,veg:hard,veg:firm} until (soft and sweet|soft, with golden edges), 10 minutes.`,
      lentil ? '' : panText(kit),
      'Stir in {garlic,tomato-paste,oregano-dried,rosemary-dried,fennel-seed,nutmeg} and cook until the paste turns brick red, 2 minutes.',
      wine ? 'Pour in {red-wine} and let it bubble almost away, 3 minutes.' : '',
      `Add {crushed-tomato,${lentil ? 'main,vegetable-stock' : 'beef-stock'},bay-leaf,milk,veg:soft,salt,black-pepper}. Simmer over low heat, partly covered, stirring now and then, until (thick and glossy|the fat rises to the top), 40 minutes.${lentil ? ' The lentils should be tender but whole.' : ''}`,
      'While that simmers, cook {pasta} in plenty of salted boiling water until just firm to the bite, 10 minutes. Drain, keeping back a cup of the water.',
      'Toss {pasta} with the sauce and a splash of its water (until every piece is coated|over the heat), 1 minute. [Lift out {bay-leaf}. ]Serve[ with {parmesan,basil}].',
    )
    nameDish(kit, {
      noun: pasta === 'spaghetti' ? 'spaghetti bolognese' : 'bolognese',
      main: [main],
      partners: [
        ...added.filter((id) => !['bay-leaf', 'milk', 'oregano-dried'].includes(id)),
        ...kit.bound('veg'),
      ],
      methods: ['slow-simmered', 'rich', 'sunday'],
      never: ['cheesy', 'smoky', 'garlicky', 'herby', 'creamy'],
    })
    kit.describe(
      `(A thick, slow-simmered sauce|A glossy, long-cooked sauce) of {-main} and soft vegetables that clings to {-pasta}. (Make it double: it freezes well|It is even better tomorrow).`,
    )
  },
}
