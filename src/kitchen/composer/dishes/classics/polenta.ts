import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const polenta: Dish = {
  id: 'polenta',
  names: ['polenta', 'grits', 'shrimp and grits', 'creamy polenta', 'cheese grits'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  takes: [
    'grain',
    'mushroom',
    'vegetable',
    'sausage',
    'shellfish',
    'poultry',
    'hard-cheese',
    'melting-cheese',
    'bean',
    'bacon',
    'baking',
  ],
  cuisines: ['italian'],
  moods: ['comfort', 'cozy', 'creamy'],
  weight: 0.5,
  loves: ['polenta', 'cornmeal', 'cremini'],
  write(kit) {
    kit.require(kit.ok('polenta') && !kit.diet('low-carb'), 'no polenta')
    const main = chooseMain(kit, {
      roles: ['shellfish', 'sausage', 'poultry', 'bacon', 'bean'],
      from: /grits/i.test(kit.craving.text) ? ['shrimp'] : ['italian-sausage', 'white-bean-canned'],
      onlyWanted: !/shrimp/i.test(kit.craving.text) && (kit.wanted.length > 0 || kit.chance(0.6)),
      not: whole,
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['mushroom', 'cremini', 'kale', 'spinach', 'cherry-tomato', 'zucchini', 'swiss-chard'],
        count: 2,
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const cheese =
      kit.choose({
        roles: ['hard-cheese', 'melting-cheese'],
        from: ['parmesan', 'fontina', 'cheddar'],
        not: ['mozzarella', 'brie'],
      })[0] ?? null
    kit.add(`1 cup polenta
      1 1/4 tsp salt
      1 cup milk
      2 tbsp butter
      ${cheese ? `1/2 cup ${cheese}` : '1/4 cup nutritional-yeast'}
      2 tbsp olive-oil
      $main x0.8
      1 each shallot
      $veg
      3 clove garlic
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        thyme: '4 sprig thyme | leaves stripped',
        rosemary: '1 sprig rosemary | leaves chopped',
        sage: '6 each sage | sliced',
        'balsamic-vinegar': '1 tbsp balsamic-vinegar',
        'lemon-juice': '1 tbsp lemon-juice',
        'white-wine': '1/4 cup white-wine',
        'smoked-paprika': '1 tsp smoked-paprika',
        parsley: '1/4 cup parsley',
      },
      2,
    )
    kit.step(
      'Bring 3 cups of water and {milk} to a simmer in a heavy pot with most of {salt}. Rain in {polenta}, whisking all the while, and cook over low heat, stirring often, until (thick and no longer gritty|it pulls away from the sides), 25 minutes.',
      main
        ? `Meanwhile, heat {olive-oil} in a large skillet over medium-high heat. ${panText(kit)} Set {main} aside.`
        : '',
      main
        ? 'Meanwhile, cook {shallot,veg:hard,veg:firm} in the same skillet until deeply golden, 9 minutes.'
        : 'Meanwhile, cook {shallot,veg:hard,veg:firm} in {olive-oil} in a large skillet over medium-high heat until deeply golden, 9 minutes.',
      `Stir in {garlic,thyme,rosemary,sage,smoked-paprika} for 1 minute. Add {veg:soft,veg:leaf,white-wine,balsamic-vinegar,lemon-juice} and cook until soft and glossy, 3 minutes. Season with {black-pepper} and the rest of {salt}.`,
      `Beat {butter,${cheese ?? 'nutritional-yeast'}} into {polenta}; it should fall from the spoon, so loosen it with hot water if it has set.`,
      `Spoon into shallow bowls and top with {main,veg}[ and {parsley}]. (Serve at once|${kit.say('{-polenta}') || 'It'} sets as it cools, so eat it hot).`,
    )
    nameDish(kit, {
      noun: /grits/i.test(kit.craving.text) ? 'grits' : 'polenta',
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [cheese ?? '', ...added].filter(Boolean),
      methods: ['creamy', 'soft'],
      never: ['garlicky', 'herby', 'cheesy', 'coconut'],
    })
    kit.describe(
      `(Soft, creamy spoonfuls|A soft, golden bed) under {-main,veg}, browned until deeply savory. (Serve it in warm, shallow bowls|Leftovers set firm and fry well).`,
    )
  },
}
