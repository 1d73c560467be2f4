import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const stroganoff: Dish = {
  id: 'stroganoff',
  names: ['stroganoff', 'beef stroganoff', 'mushroom stroganoff', 'stroganov'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  weight: 0.3,
  takes: ['red-meat', 'mushroom', 'poultry', 'noodle', 'pasta', 'dairy', 'vegetable', 'pork-cut', 'tofu'],
  loves: ['beef-sirloin', 'mushroom', 'sour-cream', 'egg-noodle'],
  write(kit) {
    const veg = /mushroom strog/i.test(kit.craving.text) || !kit.ok('beef-sirloin')
    const main = chooseMain(kit, {
      roles: ['red-meat', 'poultry', 'pork-cut', 'tofu'],
      from: veg ? [] : ['beef-sirloin'],
      onlyWanted: veg,
      not: whole,
    })
    const shroom = kit.choose({
      roles: ['mushroom'],
      from: ['mushroom', 'cremini'],
      where: (item) => item.id !== 'portobello',
    })[0]
    if (!shroom) return kit.fail('no mushrooms')
    kit.bind('shroom', [shroom])
    const noodle =
      kit.choose({
        roles: ['noodle', 'pasta'],
        from: ['egg-noodle', 'fettuccine'],
        where: (item) =>
          !['udon', 'soba', 'ramen-noodle', 'rice-noodle'].includes(item.id) || kit.wants(item.id),
      })[0] ?? kit.resolve('egg-noodle')
    kit.bind('noodle', noodle ? [noodle] : [])
    kit.add(`${noodle ? (noodle === 'zucchini' ? '3 each zucchini | cut into ribbons' : `10 oz ${noodle}`) : ''}
      $main x0.9${main ? pieceCut(main) : ''}
      1 tsp salt
      1/2 tsp black-pepper
      3 tbsp butter
      ${main ? '8 oz' : '1 1/4 lb'} ${shroom}
      1 each onion | thinly sliced
      2 clove garlic
      1 tbsp all-purpose-flour
      2 tsp paprika
      1 cup ${main ? 'beef-stock' : 'vegetable-stock'}
      2 tsp dijon-mustard
      3/4 cup sour-cream`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '2 tsp worcestershire-sauce',
        'tomato-paste': '1 tbsp tomato-paste',
        parsley: '1/4 cup parsley',
        dill: '2 tbsp dill',
        'dill-pickle': '1 each dill-pickle | cut into matchsticks',
        'thyme-dried': '1/2 tsp thyme-dried',
        'lemon-juice': '2 tsp lemon-juice',
        'white-wine': '1/4 cup white-wine',
      },
      2,
    )
    const stock = main ? 'beef-stock' : 'vegetable-stock'
    kit.step(
      noodle
        ? `Cook {noodle} in salted boiling water until just tender, ${noodle === 'zucchini' ? '2 minutes' : '8 minutes'}; drain.`
        : '',
      main
        ? `Season {main} with half of {salt,black-pepper}. Melt a third of {butter} in a large skillet over high heat. ${panText(kit)} Set {main} aside.`
        : '',
      main
        ? 'Lower the heat to medium-high. Add the rest of {butter} and cook {shroom,onion} until (deep golden and dry|well browned), 9 minutes.'
        : 'Warm {butter} in a large skillet over medium-high heat and cook {shroom,onion} until (deep golden and dry|well browned), 9 minutes.',
      'Stir in {garlic,all-purpose-flour,paprika,tomato-paste,thyme-dried} and cook for 1 minute.',
      `Pour in {${stock},white-wine,worcestershire-sauce,dijon-mustard}, scrape the pan and simmer until lightly thickened, 4 minutes.`,
      `Take the pan off the heat. Stir in {sour-cream} a spoonful at a time (so that it stays smooth|to keep it from splitting)${main ? ', then return {main} and its juices' : ''}. Season with ${main ? 'the rest of {salt' : '{salt'},black-pepper}.`,
      'Serve[ over {noodle}][ with {parsley,dill,dill-pickle,lemon-juice}].',
    )
    nameDish(kit, {
      noun: 'stroganoff',
      main: [...(main ? [main] : []), shroom],
      partners: added,
      methods: ['creamy', 'weeknight', 'skillet'],
      never: ['garlicky', 'herby', 'coconut', 'lemony'],
    })
    kit.describe(
      '(Browned {-main,shroom}|Tender {-main,shroom}) in a tangy, paprika-tinted sauce finished with {-sour-cream}. (On the table in half an hour|Serve it the moment the sauce is smooth).',
    )
  },
}
