import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'
import { twist } from '../twist.ts'

export const shepherdsPie: Dish = {
  id: 'shepherds-pie',
  names: [
    "shepherd's pie",
    'shepherds pie',
    'cottage pie',
    'shepherd pie',
    'savory pie',
    'savoury pie',
    'meat pie',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 75],
  oven: true,
  weight: 0.4,
  takes: ['ground', 'lentil', 'vegetable', 'mushroom', 'melting-cheese', 'poultry'],
  loves: ['beef-ground', 'lamb-ground', 'potato', 'carrot', 'pea-frozen'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground', 'lentil'],
      from: kit.ok('lamb-ground')
        ? /cottage/i.test(kit.craving.text)
          ? ['beef-ground']
          : ['lamb-ground', 'beef-ground']
        : kit.ok('beef-ground')
          ? ['beef-ground']
          : kit.ok('turkey-ground')
            ? ['turkey-ground']
            : ['lentil-brown'],
    })
    if (!main) return kit.fail('no filling')
    const lentil = cookingOf(main) === 'lentil'
    const top = kit.wants('sweet-potato')
      ? 'sweet-potato'
      : kit.diet('low-carb')
        ? 'cauliflower'
        : kit.ok('potato')
          ? 'potato'
          : 'cauliflower'
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['pea-frozen', 'mushroom', 'corn-frozen', 'parsnip', 'leek'],
        not: ['onion', 'carrot', top],
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.add(`${top === 'cauliflower' ? '2 lb cauliflower' : top === 'sweet-potato' ? '4 each sweet-potato' : '2 lb potato'}
      3 tbsp butter
      1/3 cup milk
      1 1/2 tsp salt
      1 tbsp olive-oil
      1 each onion
      2 each carrot | peeled and diced
      ${lentil ? '1 1/4 cup lentil-brown' : `1 1/2 lb ${main}`}
      $veg
      2 clove garlic
      2 tbsp tomato-paste
      1 tbsp all-purpose-flour
      ${lentil ? '3 cup vegetable-stock' : '1 1/2 cup beef-stock'}
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '1 tbsp worcestershire-sauce',
        thyme: '4 sprig thyme | leaves stripped',
        rosemary: '1 sprig rosemary | leaves chopped',
        cheddar: '3/4 cup cheddar',
        'dijon-mustard': '2 tsp dijon-mustard',
        paprika: '1 tsp paprika',
        parsley: '1/4 cup parsley',
        nutmeg: '1/8 tsp nutmeg',
      },
      2,
    )
    const stock = lentil ? 'vegetable-stock' : 'beef-stock'
    kit.step(
      'Heat the oven to 400°F (200°C).',
      `Meanwhile, boil {${top}} in salted water until it crushes easily, 15 minutes. Drain, let it steam dry and mash with {butter,milk,nutmeg} and a third of {salt} until (smooth|light and lump-free).`,
      `Heat {olive-oil} in a wide, oven-safe skillet over medium-high heat. ${lentil ? '' : panText(kit)}`,
      'Add {onion,carrot,veg:hard,veg:firm} and cook until soft, 8 minutes. Stir in {garlic,tomato-paste,all-purpose-flour,thyme,rosemary,paprika} for 1 minute.',
      lentil
        ? `Add {main,${stock}} and the rest of {salt} and simmer until tender and nearly dry, 25 minutes. Stir in {veg:soft,dijon-mustard,worcestershire-sauce,black-pepper}.`
        : `Add {${stock},dijon-mustard,worcestershire-sauce,black-pepper} and the rest of {salt} and simmer until thick enough to stay parted behind a spoon, 8 minutes. [Stir in {veg:soft,veg:leaf}.]`,
      'Spread the mash on top and rough it up with a fork, (since the ridges turn crisp|for crisp ridges).[ Scatter with {cheddar}.]',
      'Bake until bubbling at the edges and golden on the peaks, 22 minutes. Let it stand for 5 minutes.[ Scatter with {parsley} to serve.]',
    )
    nameDish(kit, {
      noun:
        main === 'lamb-ground'
          ? "shepherd's pie"
          : lentil || main === 'turkey-ground'
            ? "shepherd's pie"
            : 'cottage pie',
      main: [main, ...(top === 'potato' ? [] : [top])],
      partners: [...kit.bound('veg'), ...added.filter((id) => id !== 'paprika')],
      methods: ['golden-topped', 'family-style', 'baked'],
      never: ['cheesy', 'garlicky', 'herby', 'creamy'],
    })
    kit.describe(
      '(Savory {-main} with soft vegetables|A rich, thick filling of {-main}) under a fluffy lid with crisp, golden ridges. (Bring the dish to the table and dig in|It can be built a day ahead).',
    )
  },
}
