import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { twist } from '../twist.ts'

export const gratin: Dish = {
  id: 'gratin',
  names: [
    'gratin',
    'scalloped potatoes',
    'potatoes au gratin',
    'potato gratin',
    'dauphinoise',
    'casserole',
    'bake',
    'vegetable bake',
    'cheesy casserole',
    'vegetable gratin',
    'cauliflower cheese',
    'chicken casserole',
    'potato bake',
    'thanksgiving side',
    'holiday side',
    'christmas side',
    'winter side',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 80],
  oven: true,
  takes: [
    'vegetable',
    'melting-cheese',
    'hard-cheese',
    'dairy',
    'cooked-meat',
    'canned-fish',
    'herb',
    'bacon',
    'poultry',
    'mushroom',
    'grain',
    'pasta',
  ],
  cuisines: ['french', 'american', 'british'],
  moods: ['comfort', 'cheesy', 'cozy', 'winter', 'creamy', 'sunday'],
  loves: ['potato', 'leek', 'heavy-cream', 'gruyere', 'cauliflower'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const tuber = /potato|dauph|scallop/.test(text)
    const base = kit.choose({
      roles: ['vegetable'],
      from: tuber
        ? ['potato']
        : ['potato', 'cauliflower', 'broccoli', 'sweet-potato', 'butternut-squash', 'leek', 'zucchini'],
      count: tuber ? 1 : kit.pick([1, 2]),
      max: 3,
      where: (item) =>
        (item.speed === 'hard' || item.speed === 'firm') && !['onion', 'carrot', 'celery'].includes(item.id),
    })
    kit.bind('base', base)
    const meat = kit.choose({ roles: ['cooked-meat', 'canned-fish', 'bacon'], onlyWanted: true, max: 1 })
    const chicken = kit.wanted.some((id) => pantryItem(id)?.roles.includes('poultry'))
      ? kit.choose({ from: ['chicken-cooked'], roles: ['cooked-meat'] })
      : []
    kit.bind('main', [...meat, ...chicken])
    const cream = kit.resolve(kit.pick(['heavy-cream', 'half-and-half']))
    const cheese = kit.choose({
      roles: ['melting-cheese', 'hard-cheese'],
      from: ['gruyere', 'cheddar', 'fontina', 'gouda', 'vegan-cheese'],
      not: ['mozzarella', 'brie', 'provolone'],
    })[0]
    if (!cream || !cheese) return kit.fail('nothing to melt')
    const hard = base.some((id) => pantryItem(id)?.speed === 'hard')
    kit.add(`${base.map((id) => (pantryItem(id)?.amount.endsWith('each') ? `${base.length > 1 ? 2 : 4} each ${id}${hard ? ' | peeled and sliced 1/8 inch thick' : ''}` : `${base.length > 1 ? '1 lb' : '2 lb'} ${id}${pantryItem(id)?.speed === 'hard' ? ' | peeled and sliced 1/8 inch thick' : ''}`)).join('\n')}
      $main x0.8
      1 tbsp butter
      2 clove garlic
      1 1/2 cup ${cream}
      ${hard ? '1/2 cup milk' : ''}
      1 1/4 tsp salt
      1/4 tsp black-pepper
      1 1/2 cup ${cheese}`)
    const added = twist(
      kit,
      {
        nutmeg: '1/8 tsp nutmeg',
        thyme: '4 sprig thyme | leaves stripped',
        'dijon-mustard': '1 tbsp dijon-mustard',
        rosemary: '1 sprig rosemary | leaves chopped',
        panko: '1/2 cup panko',
        leek: '1 each leek',
        sage: '6 each sage | sliced',
        chive: '2 tbsp chive',
        paprika: '1 tsp paprika',
      },
      2,
    )
    kit.step(
      `Heat the oven to 375°F (190°C) and rub a 2-quart baking dish with {butter}.`,
      hard
        ? ''
        : 'Boil {base} in salted water until just short of tender, 5 minutes. Drain well and let the steam go off.',
      `Warm {${cream}${hard ? ',milk' : ''}} in a saucepan with {garlic,salt,black-pepper,nutmeg,thyme,rosemary,sage,paprika,dijon-mustard} until it steams, 3 minutes. Do not let it boil.`,
      `Layer {base,main,leek} in the dish with (half|about half) of {${cheese}} between, pour over the seasoned liquid and (press down so that everything is damp|press with your hand until the liquid shows at the edge).`,
      hard
        ? `Cover with foil and bake until a knife slides in without resistance, 40 minutes.`
        : `Scatter with the rest of {${cheese}}[ and {panko}] and bake until (golden and bubbling|browned on top and bubbling), 25 minutes.`,
      hard
        ? `Uncover, scatter with the rest of {${cheese}}[ and {panko}] and bake until (golden and bubbling|deep golden), 20 minutes.`
        : '',
      'Let it stand for 10 minutes (so that it can be cut|before you spoon it out)[, then scatter with {chive}].',
    )
    nameDish(kit, {
      noun: /casserole/.test(text)
        ? 'casserole'
        : /scalloped/.test(text)
          ? 'scalloped potatoes'
          : /bake/.test(text)
            ? 'bake'
            : 'gratin',
      main: [...base, ...kit.bound('main')],
      partners: [cheese, ...added.filter((id) => !['panko', 'paprika'].includes(id))],
      methods: ['golden', 'bubbling', 'creamy'],
      never: ['garlicky', 'herby', 'cheesy', 'coconut'],
    })
    kit.describe(
      '(Soft, creamy layers|Tender slices) of {-base,main} under a bubbling crust of {-' +
        cheese +
        '}. (A sharp salad beside it is welcome|It can wait for half an hour in a warm kitchen).',
    )
  },
}
