import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'
import { panVegetables } from '../vegetables.ts'
import { eggFillingRoles, eggFillings, meatStep } from './eggs.ts'

export const frittata: Dish = {
  id: 'frittata',
  names: [
    'frittata',
    'egg bake',
    'crustless quiche',
    'spanish tortilla',
    'tortilla espanola',
    'egg muffin',
    'egg dish',
    'egg breakfast',
  ],
  categories: ['breakfast', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 40],
  takes: ['egg', ...eggFillingRoles, 'dairy', 'herb', 'bean'],
  moods: ['protein', 'simple', 'weeknight', 'healthy', 'light', 'hearty'],
  loves: ['egg', 'spinach', 'zucchini', 'feta'],
  write(kit) {
    kit.require(kit.ok('egg'), 'needs eggs')
    const { main, cheese } = eggFillings(kit, kit.lean > 1 ? 1 : 2)
    const stove = kit.craving.equipment.some((tool) => tool.startsWith('no ') || tool === 'stovetop')
    const fat = kit.pick(['olive-oil', 'butter'])
    const spice = kit.pick(['smoked-paprika', 'nutmeg', 'thyme-dried', 'chili-flake'])
    kit.add(`2 tbsp ${fat}
      $main x0.7
      $veg x0.8${kit.bound('veg').includes('potato') ? ' | cut into 1/2-inch cubes' : ''}
      8 each egg
      ~1/4 cup ${kit.pick(['milk', 'heavy-cream', 'greek-yogurt'])}
      3/4 tsp salt
      1/4 tsp black-pepper
      ~1/4 tsp ${kit.mood('mild') && spice === 'chili-flake' ? 'thyme-dried' : spice}
      ~$cheese x0.8
      ~~2 tbsp ${kit.pick(['chive', 'parsley', 'basil', 'dill'])}`)
    const used = kit.lines[0]?.item.id ?? fat
    const added = twist(kit, {
      'oregano-dried': '1/2 tsp oregano-dried',
      paprika: '1/2 tsp paprika',
      'dijon-mustard': '2 tsp dijon-mustard',
      caper: '1 tbsp caper',
      'olive-black': '1/4 cup olive-black',
      'sun-dried-tomato': '1/4 cup sun-dried-tomato',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
      mint: '2 tbsp mint',
      cumin: '1/2 tsp cumin',
      scallion: '3 each scallion',
    })
    const cooked = meatStep(kit, main, used)
    kit.step(
      stove ? '' : 'Heat the broiler with a rack 6 inches below it.',
      cooked,
      ...panVegetables(kit, {
        opening: cooked
          ? 'Add'
          : `(Warm|Heat) half of {${used}} in a 10-inch oven-safe skillet over medium heat, add`,
      }),
      'Beat {egg,oregano-dried,paprika,dijon-mustard,cumin,milk,heavy-cream,greek-yogurt,salt,black-pepper,smoked-paprika,nutmeg,thyme-dried,chili-flake} together, (just until no streaks are left|with a fork).',
      `Add the rest of {${used}} to the skillet${main && !cooked ? ' with {main}' : ''}, pour in the egg mixture[ and scatter with {cheese,caper,olive-black,sun-dried-tomato,roasted-red-pepper}]. Cook over medium-low heat, drawing the set edges toward the middle, until set at the rim but loose on top, 6 minutes.`,
      stove
        ? 'Cover and cook over low heat until the middle is set and reads 160°F (71°C), 6 minutes.'
        : 'Slide under the broiler until (puffed and golden|set and spotted with brown) and 160°F (71°C) in the middle, 3 minutes.',
      'Let it stand for 5 minutes, then cut into wedges[ and scatter with {mint,scallion,chive,parsley,basil,dill}]. (Good hot or cold|It is as good at room temperature).',
    )
    nameDish(kit, {
      noun: said(kit, 'spanish tortilla', 'crustless quiche', 'egg bake', 'tortilla espanola') ?? 'frittata',
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [...cheese, ...kit.bound('veg'), ...added],
      methods: ['skillet'],
      never: ['garlicky', 'cheesy', 'herby', 'creamy'],
    })
    kit.describe(
      '(Soft-set eggs|Tender, golden-topped eggs) with {-main,veg,cheese} in every wedge. (Cut it warm for breakfast or cold for a lunchbox|A salad beside it makes it supper).',
    )
  },
}
