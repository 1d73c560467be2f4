import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const potatoes: Dish = {
  id: 'potato-side',
  names: [
    'roast potatoes',
    'roasted potatoes',
    'crispy potatoes',
    'potato wedges',
    'fries',
    'french fries',
    'oven fries',
    'mashed potatoes',
    'mash',
    'mashed potato',
    'smashed potatoes',
    'potato salad',
    'sweet potato fries',
    'home fries',
    'side dish',
    'potato side',
    'easy side',
    'dinner side',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 50],
  side: true,
  onlyNamed: true,
  takes: ['vegetable', 'herb', 'dairy', 'hard-cheese', 'bacon', 'pickle', 'egg', 'melting-cheese'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const way = /salad/.test(text)
      ? 'salad'
      : /mash(?!ed)|mashed/.test(text) && !/smash/.test(text)
        ? 'mash'
        : 'roast'
    const main = /sweet/.test(text) || kit.wants('sweet-potato') ? 'sweet-potato' : 'potato'
    if (!kit.ok(main)) return kit.fail('no potatoes')
    kit.bind('main', [main])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable', 'egg', 'bacon', 'pickle'],
        onlyWanted: true,
        max: 3,
        not: [main],
        where: (item) => item.raw === true || item.id === 'egg' || item.id === 'bacon',
      }),
    )
    const line = main === 'potato' ? '2 lb potato' : '3 each sweet-potato'
    if (way === 'mash') {
      const rich = kit.pick(['milk', 'heavy-cream', 'buttermilk', 'sour-cream'])
      kit.add(
        `${line} | peeled and cut into 1 1/2-inch chunks\n1 tsp salt\n4 tbsp butter\n1/2 cup ${rich}\n1/4 tsp black-pepper`,
      )
      twist(
        kit,
        {
          garlic: '3 clove garlic | peeled',
          chive: '2 tbsp chive',
          nutmeg: '1/8 tsp nutmeg',
          parmesan: '1/3 cup parmesan',
          'dijon-mustard': '1 tbsp dijon-mustard',
          thyme: '3 sprig thyme',
          scallion: '3 each scallion',
          cheddar: '1/2 cup cheddar',
        },
        2,
      )
      kit.step(
        'Put {main} in a large pot[ with {garlic}], cover with cold water, add half of {salt} and bring to a boil. Simmer until (a knife meets no resistance|they fall off a fork), 16 minutes.',
        `Meanwhile, warm {butter,${rich},thyme} together in a small pan until the fat has melted.`,
        'Drain {main} well and return to the hot pot for 1 minute to steam dry, (since water makes a gluey mash|which keeps the mash fluffy).',
        `Mash until smooth, then beat in the warm liquid in three additions. Fold in {nutmeg,parmesan,dijon-mustard,chive,scallion,cheddar,black-pepper} and the rest of {salt}.`,
        `(Serve hot, with a well in the middle|Cover and keep warm; loosen with a splash of hot water before serving).`,
      )
      nameDish(kit, {
        noun: main === 'potato' ? 'mashed potatoes' : 'mashed sweet potatoes',
        main: kit.bound('twist'),
        partners: kit.bound('twist'),
        methods: ['fluffy', 'creamy'],
        never: ['herby', 'garlicky', 'cheesy', 'coconut'],
      })
      kit.describe(
        '(Fluffy and rich|Smooth, hot and soft), seasoned all the way through and finished with {-twist}. (Serve with anything that has a gravy|It keeps warm for half an hour under a lid).',
        '(Fluffy and rich|Smooth, hot and soft), seasoned all the way through. (Serve with anything that has a gravy|It keeps warm for half an hour under a lid).',
      )
    } else if (way === 'salad') {
      const dressing = kit.pick(['mayonnaise', 'greek-yogurt', 'olive-oil'])
      kit.add(
        `${line} | scrubbed and cut into 1-inch chunks\n1 1/4 tsp salt\n1/3 cup ${dressing}\n2 tbsp apple-cider-vinegar\n1 tbsp dijon-mustard\n1/4 tsp black-pepper\n~2 stalk celery\n~1/4 each red-onion | finely chopped\n$veg x0.6`,
      )
      twist(
        kit,
        {
          dill: '2 tbsp dill',
          chive: '2 tbsp chive',
          caper: '1 tbsp caper',
          'dill-pickle': '2 each dill-pickle | diced',
          parsley: '1/4 cup parsley',
          radish: '6 each radish',
          egg: '3 each egg',
        },
        2,
      )
      kit.step(
        'Put {main} in a large pot, cover with cold water, add half of {salt} and simmer until just tender, 12 minutes. Drain.',
        '[Meanwhile, boil {egg} for 9 minutes, cool in cold water, peel and chop. ]',
        'Toss {main} while warm with {apple-cider-vinegar} (so that it soaks in|and leave to cool to lukewarm).',
        `Stir {${dressing},dijon-mustard,black-pepper} together with the rest of {salt} and fold in with {celery,red-onion,veg,caper,dill-pickle,radish,egg}.`,
        `Scatter with {dill,chive,parsley}. Serve at room temperature.`,
      )
      nameDish(kit, {
        noun: 'potato salad',
        main: [...(main === 'potato' ? [] : [main]), ...kit.bound('twist')],
        partners: kit.bound('twist'),
        methods: ['picnic', 'tangy'],
        never: ['herby', 'creamy', 'garlicky', 'lemony'],
      })
      kit.describe(
        `(Waxy, well-seasoned chunks|Tender chunks) in a sharp mustard dressing, with {-celery,twist} for bite. (Made for picnics and grills|It is better when it has had an hour to settle).`,
      )
    } else {
      kit.add(
        `${line} | ${/fries|wedge/.test(text) ? 'cut into 1/2-inch-thick sticks' : 'cut into 1 1/2-inch chunks'}\n3 tbsp olive-oil\n1 tsp salt\n1/4 tsp black-pepper\n$veg x0.5`,
      )
      twist(
        kit,
        {
          rosemary: '2 sprig rosemary | leaves chopped',
          'smoked-paprika': '1 tsp smoked-paprika',
          garlic: '4 clove garlic',
          'garlic-powder': '1/2 tsp garlic-powder',
          parmesan: '1/3 cup parmesan',
          thyme: '4 sprig thyme | leaves stripped',
          cumin: '1 tsp cumin',
          zaatar: '1 tbsp zaatar',
          'oregano-dried': '1 tsp oregano-dried',
          cornstarch: '1 tbsp cornstarch',
        },
        2,
      )
      kit.step(
        'Put a large rimmed baking sheet in the oven and heat it to 425°F (220°C).',
        main === 'potato'
          ? 'Boil {main} in salted water until the edges turn fuzzy, 6 minutes. Drain and shake in the pot to roughen them up, (since rough edges turn crisp|this is where the crust comes from).'
          : 'Pat {main} very dry.',
        'Toss with {olive-oil,salt,black-pepper,cornstarch,smoked-paprika,garlic-powder,cumin,zaatar,oregano-dried,rosemary,thyme} and spread out on the hot sheet in one layer.',
        'Roast, turning once, until (deep golden and crisp|brown and crunchy), 30 minutes.[ Add {garlic} for the last stretch, so that it does not burn.]',
        `Scatter with {parmesan,veg}. Serve at once, (while they crackle|straight from the sheet).`,
      )
      nameDish(kit, {
        noun: /fries|wedge/.test(text)
          ? `${main === 'potato' ? 'oven' : 'sweet potato'} fries`
          : `roast ${main === 'potato' ? 'potatoes' : 'sweet potatoes'}`,
        main: kit.bound('twist').filter((id) => id !== 'cornstarch'),
        partners: kit.bound('twist').filter((id) => id !== 'cornstarch'),
        methods: ['crisp', 'golden'],
        never: ['herby', 'garlicky', 'cheesy', 'smoky'],
      })
      kit.describe(
        '(Glassy-crisp outside and fluffy within|Crunchy edges, soft middles), seasoned with {-twist}. (Give them room on the sheet and they cannot fail|Eat them at once: they do not wait).',
        '(Glassy-crisp outside and fluffy within|Crunchy edges, soft middles), hot from the oven. (Give them room on the sheet|Eat them at once: they do not wait).',
      )
    }
  },
}
