import type { Dish } from '../../dish.ts'
import {
  addFlour,
  askedFor,
  chipsFor,
  degrees,
  fruitLine,
  fruitWay,
  notLumps,
  pickNut,
  says,
  wantsChocolate,
} from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { askedFruit } from './asked-fruit.ts'

export const scones: Dish = {
  id: 'scones',
  names: [
    'scone',
    'biscuit',
    'buttermilk biscuit',
    'cream scone',
    'drop biscuit',
    'shortcake',
    'strawberry shortcake',
    'cheese scone',
    'cheddar biscuit',
    'soda bread',
    'irish soda bread',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [30, 35],
  oven: true,
  takes: [
    'fruit',
    'berry',
    'dried-fruit',
    'nut',
    'melting-cheese',
    'herb',
    'citrus',
    'chocolate',
    'dairy',
    'allium',
  ],
  cuisines: ['british', 'southern', 'american'],
  moods: ['sunday', 'quick', 'cozy', 'sweet'],
  weight: 0.7,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    const factor = kit.batch(0.5, 1, 2, 3)
    const cheese = askedFor(kit, ['melting-cheese', 'hard-cheese'], [])[0] ?? null
    const herb = askedFor(kit, ['herb', 'allium'], ['onion', 'garlic'])[0] ?? null
    const soda = says(kit, /soda bread/)
    const plain = says(kit, /biscuit/) && !askedFruit(kit)[0]
    const savoury = cheese !== null || herb !== null || plain
    const melt =
      cheese ??
      (savoury && !plain && kit.lean === 0
        ? kit.resolve('cheddar')
        : plain && kit.lean === 0 && kit.chance(0.4)
          ? kit.resolve('cheddar')
          : null)
    const green =
      savoury && kit.lean === 0
        ? (herb ??
          kit.pick(
            ['chive', 'scallion', 'thyme-dried', 'dill', null].filter((id) => id === null || kit.ok(id)),
          ))
        : null
    const fruit = savoury
      ? null
      : (askedFor(kit, ['fruit', 'berry', 'dried-fruit'], notLumps)[0] ??
        kit.pick(
          [
            'blueberry',
            'raisin',
            'cranberry-dried',
            'strawberry',
            'apricot-dried',
            'raspberry',
            'date',
            'apple',
          ].filter(kit.ok),
        ))
    const chip = !savoury && wantsChocolate(kit) ? chipsFor(kit) : null
    const zest =
      !savoury && kit.lean === 0 && kit.chance(0.5) ? kit.resolve(kit.pick(['lemon', 'orange'])) : null
    const spice = savoury
      ? kit.pick(['black-pepper', 'paprika', 'cayenne', 'smoked-paprika'])
      : fruit
        ? kit.pick([fruitWay(fruit).spice, 'cardamom', 'ginger-ground'])
        : 'cinnamon'
    const nut = savoury ? null : pickNut(kit, kit.lean > 0 ? 0 : 0.35)
    const wet = kit.resolve(soda ? 'yogurt' : kit.pick(['yogurt', 'heavy-cream', 'milk']))
    if (!wet) kit.fail('no liquid')
    const flour = addFlour(kit, 2.5)
    kit.add(
      `${savoury ? '1 tsp sugar' : '1/4 cup sugar'}\n1 tbsp baking-powder\n1/2 tsp salt\n~1/4 tsp ${spice}\n!1/2 cup butter | cold, cut into cubes\n${melt ? `1 cup ${melt}` : ''}\n${green ? (green === 'thyme-dried' ? '1 tsp thyme-dried' : `3 tbsp ${green} | finely chopped`) : ''}\n${fruit ? fruitLine(fruit, 0.67) : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/2 cup ${nut}` : ''}\n${zest ? `1 each ${zest} | zest finely grated` : ''}\n!${wet === 'yogurt' || wet === 'coconut-yogurt' || wet === 'soy-yogurt' ? 1 : 0.75} cup ${wet}`,
    )
    kit.bind('ins', [melt ?? '', green ?? '', fruit ?? '', chip ?? '', nut ?? ''].filter(Boolean))
    const drop = says(kit, /drop/) || kit.chance(0.3)
    kit.work(8)
    kit.step(
      `Heat the oven to ${degrees(425)} and line a baking sheet with parchment.`,
      `Stir {${flour},sugar,baking-powder,salt,${spice === 'vanilla-extract' ? 'x' : spice}} together in a large bowl. Add {butter} and rub it in with your fingertips until it looks like coarse crumbs with a few bigger flakes.`.replace(
        'looks like coarse crumbs',
        'is coarse and crumbly,',
      ),
      `Toss in {ins}${zest ? ` and the zest of {${zest}}` : ''}.`,
      `Pour in {${wet}${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}} and (stir with a fork|fold with a spatula) just until the dough clumps; (it should look rough|sticky is right, smooth is too far).`,
      soda
        ? 'Shape into a round loaf, set it on the tray and cut a deep cross in the top.'
        : drop
          ? `Drop ${Math.round(8 * factor)} rough mounds onto the tray with a big spoon.`
          : `Pat into a round 1 inch thick, fold it over once and pat out again, for layers. Cut into ${Math.round(8 * factor)} wedges and set them apart on the tray.`,
      soda
        ? 'Bake for 35 minutes, until brown and hollow-sounding when you knock underneath.'
        : `Bake for ${kit.pick([15, 16, 17])} minutes, until (tall and golden on top and underneath|well risen with brown edges).`,
      savoury
        ? '(Serve warm, split open|Best within the hour, still warm).'
        : '(Serve warm, split and spread with whatever you love|Best on the day, still a little warm).',
    )
    nameSweet(kit, {
      noun: soda
        ? 'soda bread'
        : says(kit, /biscuit/)
          ? drop
            ? 'drop biscuits'
            : 'biscuits'
          : says(kit, /shortcake/)
            ? 'shortcakes'
            : 'scones',
      main: [melt ?? '', fruit ?? '', chip ?? ''].filter(Boolean),
      partners: [
        green ?? '',
        nut ?? '',
        zest ?? '',
        spice === 'black-pepper' || spice === 'vanilla-extract' ? '' : spice,
      ].filter(Boolean),
      withs: [wet ?? ''],
      methods: ['tender', 'flaky', 'golden', 'tall', 'bakery-style', 'warm', 'crusty'],
    })
    kit.describe(
      `(Craggy outside and tender inside|Tall and flaky, with golden edges)[, studded with {-ins}]. (On the table in half an hour|Cold fat, quick hands and a hot oven are the whole trick).`,
      `Quick bread without yeast, (crusty on top and soft within|golden and tender)[, with {-ins}]. Handle the dough as little as you can and eat them warm.`,
    )
  },
}
