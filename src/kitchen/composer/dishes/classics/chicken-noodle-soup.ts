import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const chickenNoodleSoup: Dish = {
  id: 'chicken-noodle-soup',
  names: ['chicken noodle soup', 'chicken soup', 'turkey noodle soup', 'soup for a cold'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  takes: ['poultry', 'cooked-meat', 'noodle', 'pasta', 'vegetable', 'herb', 'citrus', 'bean', 'tofu'],
  moods: ['sick', 'cozy', 'comfort', 'winter'],
  weight: 0.5,
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'cooked-meat', 'tofu', 'bean'],
      from: kit.ok('chicken-thigh') ? ['chicken-thigh', 'chicken-breast'] : ['chickpea-canned', 'tofu-firm'],
      not: [...whole, 'ham', 'salami', 'pepperoni', 'prosciutto'],
    })
    if (!main) return kit.fail('no main')
    const noodle =
      kit.choose({
        roles: ['noodle', 'pasta'],
        from: ['egg-noodle', 'fusilli', 'orzo'],
        not: ['lasagna-noodle', 'gnocchi'],
      })[0] ?? kit.resolve('egg-noodle')
    kit.bind('noodle', noodle && !(noodle === 'zucchini' && kit.lean > 1) ? [noodle] : [])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['leek', 'parsnip', 'spinach', 'pea-frozen', 'corn-frozen', 'fennel'],
        not: ['onion', 'carrot', 'celery'],
        onlyWanted: kit.lean > 0,
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const stock = kit.resolve('chicken-stock')
    kit.add(`2 tbsp ${kit.pick(['olive-oil', 'butter'])}
      1 each onion
      3 each carrot
      2 stalk celery
      2 clove garlic
      ${stock ? '8 cup chicken-stock' : ''}
      $main | left whole
      1 1/4 tsp salt
      1/4 tsp black-pepper
      $veg x0.7
      ${noodle ? (noodle === 'zucchini' ? '2 each zucchini | cut into ribbons' : `6 oz ${noodle}`) : ''}`)
    const added = twist(
      kit,
      {
        thyme: '4 sprig thyme',
        'bay-leaf': '1 each bay-leaf',
        'lemon-juice': '2 tbsp lemon-juice',
        dill: '3 tbsp dill',
        parsley: '1/4 cup parsley',
        ginger: '1 inch ginger',
        turmeric: '1/2 tsp turmeric',
      },
      2,
    )
    const fat = kit.lines[0]?.item.id ?? 'olive-oil'
    const chicken = cookingOf(main) === 'chicken'
    kit.step(
      `(Warm|Heat) {${fat}} in a large pot over medium heat. Add {onion,carrot,celery,leek,fennel,parsnip} and cook until soft but not brown, 7 minutes.`,
      'Stir in {garlic,ginger,turmeric} and cook for 1 minute.',
      `Pour in ${stock ? '{chicken-stock}' : '8 cups of water'} and add {${chicken ? 'main,' : ''}thyme,bay-leaf,salt}. Bring to a bare simmer, cover and cook gently ${chicken ? 'until {main} reaches 165°F (74°C) in the thickest part' : 'to bring the flavors together'}, 16 minutes. (A hard boil makes it cloudy|Keep it from boiling).`,
      chicken ? 'Lift {main} out, pull it into shreds with two forks and set aside.' : '',
      'Add {noodle} to the pot and simmer until just tender, 7 minutes.',
      `${chicken ? 'Return' : 'Add'} {main}[ with {pea-frozen,corn-frozen,spinach}] and heat through, 2 minutes.`,
      `Season with {black-pepper,lemon-juice} and taste for salt.[ Lift out {thyme,bay-leaf}.] Ladle into deep bowls[ and scatter with {dill,parsley}].`,
    )
    nameDish(kit, {
      noun: noodle && noodle !== 'zucchini' ? 'noodle soup' : 'soup',
      main: [main],
      partners: [...kit.bound('veg'), ...added.filter((id) => id !== 'bay-leaf')],
      methods: ['homey', 'simmered', 'one-pot'],
      never: ['garlicky', 'herby', 'creamy'],
    })
    kit.describe(
      '(Clear, savory broth|A golden, steaming broth) with tender {-main}, soft vegetables and {-noodle}. (The bowl to make when someone is under the weather|It keeps for three days, though the noodles drink it up).',
      '(Clear, savory broth|A golden, steaming broth) with tender {-main} and soft vegetables. (The bowl to make when someone is under the weather|It keeps for three days).',
    )
  },
}
