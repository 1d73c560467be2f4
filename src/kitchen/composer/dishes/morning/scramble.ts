import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'
import { panVegetables } from '../vegetables.ts'
import { eggFillingRoles, eggFillings, meatStep } from './eggs.ts'

export const scramble: Dish = {
  id: 'scramble',
  names: [
    'scramble',
    'scrambled eggs',
    'scrambled egg',
    'tofu scramble',
    'egg scramble',
    'breakfast scramble',
    'migas',
    'omelette',
    'omelet',
    'breakfast hash',
    'hash',
  ],
  categories: ['breakfast', 'lunch'],
  kind: 'savoury',
  serves: 2,
  minutes: [15, 25],
  takes: ['egg', 'tofu', ...eggFillingRoles, 'bean', 'bread'],
  moods: ['quick', 'protein', 'simple', 'healthy'],
  loves: ['egg'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const egg = kit.ok('egg') && !/tofu/.test(text)
    const omelette = egg && (/omelet/.test(text) || (!/scrambl|hash|migas/.test(text) && kit.chance(0.4)))
    kit.require(egg || kit.ok('tofu-firm'), 'no eggs and no tofu')
    const { main, cheese } = eggFillings(kit, kit.lean > 0 ? 1 : kit.pick([1, 2]))
    const fat = kit.resolve('butter') ?? 'olive-oil'
    kit.add(`2 tbsp ${fat}
      $main x0.5
      $veg x0.5${kit.bound('veg').includes('potato') ? ' | cut into 1/2-inch cubes' : ''}
      ${egg ? '5 each egg' : '14 oz tofu-firm | crumbled\n1/2 tsp turmeric\n~2 tbsp nutritional-yeast\n~1/2 tsp cumin'}
      ~${egg ? '1 tbsp milk' : '2 tbsp oat-milk'}
      1/2 tsp salt
      1/8 tsp black-pepper
      ~$cheese x0.4
      ~~1 tbsp ${kit.pick(['chive', 'parsley', 'dill', 'cilantro'])}`)
    const added = twist(kit, {
      'smoked-paprika': '1/4 tsp smoked-paprika',
      'chili-flake': '1/4 tsp chili-flake',
      basil: '2 tbsp basil',
      scallion: '2 each scallion',
      nutmeg: '1/8 tsp nutmeg',
      'dijon-mustard': '1 tsp dijon-mustard',
      'oregano-dried': '1/2 tsp oregano-dried',
      'thyme-dried': '1/4 tsp thyme-dried',
      'hot-sauce': '1 tsp hot-sauce',
      caper: '2 tsp caper',
    })
    kit.step(
      meatStep(kit, main, fat),
      ...panVegetables(kit, {
        opening: `Warm half of {${fat}} in a nonstick skillet over medium heat, add`,
        firm: 5,
      }),
    )
    if (!egg) {
      kit.step(
        `Add the rest of {${fat}} with {tofu-firm,turmeric,cumin,smoked-paprika,oregano-dried,thyme-dried,nutmeg,dijon-mustard} and cook, stirring now and then, until (golden in places and dry at the edges|hot and lightly browned), 6 minutes.`,
        'Stir in {nutritional-yeast,oat-milk,salt,black-pepper,main} and cook until creamy and hot, 2 minutes.',
      )
    } else {
      kit.step(
        'Tip the vegetables onto a plate. Beat {egg,milk,salt,black-pepper,nutmeg,dijon-mustard,smoked-paprika,oregano-dried,thyme-dried} (with a fork|until no streaks are left).',
        omelette
          ? `Add half of the remaining {-${fat}} to the skillet over medium heat and pour in half of {egg}. Draw the set edges inward and tilt so that the liquid runs out, until barely set, 2 minutes.`
          : `Add the rest of {${fat}} to the skillet over low heat, pour in {egg} and stir slowly with a spatula (in long strokes|from the outside in) until they form soft curds with no liquid left, 4 minutes.`,
        omelette
          ? 'Spread half of {veg,main,cheese} over one side, fold the other half over and cook until set through, 1 minute. Slide out and repeat, 3 minutes.'
          : 'Fold in {veg,main,cheese} and take the pan off the heat while everything still looks a little soft.',
      )
    }
    kit.step(
      egg
        ? 'Serve at once[, with {chive,parsley,dill,cilantro,basil,scallion,caper,chili-flake,hot-sauce} on top]. Eggs go on cooking on the plate.'
        : 'Serve hot[, with {cheese,basil,scallion,caper,chili-flake,hot-sauce,chive,parsley,dill,cilantro} on top].',
    )
    nameDish(kit, {
      noun: omelette
        ? 'omelette'
        : (said(kit, 'breakfast hash', 'hash', 'migas') ??
          (egg ? (/scramble\b/.test(text) ? 'egg scramble' : 'scrambled eggs') : 'tofu scramble')),
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [...cheese, ...kit.bound('veg'), ...added],
      methods: egg ? ['soft'] : ['golden'],
      never: ['garlicky', 'cheesy', 'creamy', 'herby'],
    })
    const dry = kit.diet('gluten-free') || kit.diet('low-carb')
    kit.describe(
      `(Softly set|Tender and creamy) ${egg ? 'eggs' : 'tofu'} with {-veg,main,cheese}, ready in the time it takes to lay the table. (${dry ? 'Serve at once' : 'Pile it onto toast'}|Eat it straight from the warm plate).`,
    )
  },
}
