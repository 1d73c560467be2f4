import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain } from '../protein.ts'
import { dress, dressingFor } from './dressing.ts'

export const pastaSalad: Dish = {
  id: 'pasta-salad',
  names: ['pasta salad', 'cold pasta', 'macaroni salad', 'orzo salad', 'noodle salad'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [25, 30],
  takes: [
    'pasta',
    'vegetable',
    'crumbling-cheese',
    'pickle',
    'cooked-meat',
    'canned-fish',
    'bean',
    'melting-cheese',
  ],
  cuisines: ['italian', 'greek', 'mediterranean'],
  moods: ['summer', 'party', 'light'],
  write(kit) {
    const pasta =
      kit.choose({
        roles: ['pasta'],
        from: ['fusilli', 'farfalle', 'orzo', 'penne'],
        not: ['gnocchi', 'lasagna-noodle'],
      })[0] ?? kit.resolve('penne')
    if (!pasta) return kit.fail('no pasta')
    kit.bind('pasta', [pasta])
    const main = chooseMain(kit, {
      roles: ['canned-fish', 'bean', 'cooked-meat'],
      from: ['chickpea-canned', 'tuna-canned', 'salami', 'chicken-cooked'],
      onlyWanted: kit.lean > 0 || kit.chance(0.3),
      not: ['anchovy'],
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'cherry-tomato',
          'cucumber',
          'red-bell-pepper',
          'arugula',
          'artichoke-canned',
          'roasted-red-pepper',
          'red-onion',
          'spinach',
        ],
        count: kit.lean > 0 ? 2 : 3,
        max: 4,
        where: (item) => item.raw === true,
      }),
    )
    kit.bind(
      'rest',
      kit.choose({
        roles: ['crumbling-cheese', 'pickle', 'melting-cheese'],
        from: ['feta', 'olive-black', 'mozzarella'],
        count: kit.lean > 0 ? 1 : 2,
        max: 3,
      }),
    )
    const dressing = dressingFor(kit)
    kit.add(`1 lb ${pasta}
      ${dressing.lines.replace('3 tbsp olive-oil', '1/3 cup olive-oil')}
      3/4 tsp salt
      1/4 tsp black-pepper
      $main
      $veg
      $rest
      ~~1/4 cup ${kit.pick(['basil', 'parsley', 'dill'])}`)
    kit.step(
      'Cook {pasta} in plenty of salted boiling water until (tender all the way through, since it firms up as it cools|just past the firm stage), 11 minutes. Drain and rinse briefly under cold water.',
      dress(dressing).replace(/ Taste it on a leaf.*$/, ''),
      'Add {pasta} while still slightly warm, (so that it drinks in the dressing|to help it take up the flavor), and toss.',
      'Fold in {main,veg,rest,basil,parsley,dill}. Taste: (cold food needs a little more salt and acid|add salt or acid if it tastes dull).',
      `Serve, or cover and chill for later, (tossing again before serving|with a good toss to wake it up).`,
    )
    nameDish(kit, {
      noun: 'pasta salad',
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: kit.bound('rest'),
      methods: ['picnic'],
      cuisine: true,
      never: ['garlicky', 'creamy', 'honey', 'cheesy'],
    })
    kit.describe(
      `(Cool, well-dressed {-pasta}|Tender {-pasta}) with {-veg,rest}, sharp with ${dressing.word}. (Made for picnics and packed lunches|It tastes even better after an hour).`,
    )
  },
}
