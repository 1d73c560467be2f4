import type { Dish } from '../../dish.ts'
import { askedFor, pickNut, says, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, lowFruit, sweetener } from './fruit.ts'

export const niceCream: Dish = {
  id: 'nice-cream',
  names: [
    'nice cream',
    'banana ice cream',
    'sorbet',
    'frozen yogurt',
    'froyo',
    'vegan ice cream',
    'mango sorbet',
    'frozen dessert',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 130],
  takes: ['fruit', 'berry', 'chocolate', 'nut-butter', 'dairy', 'nut', 'citrus', 'herb', 'sweetener'],
  moods: ['summer', 'sweet', 'light', 'kids', 'simple', 'quick'],
  weight: 0.7,
  write(kit) {
    const asked = fruits(kit, 0, ['watermelon', 'cantaloupe', 'grape', 'orange'])
    const yogurt = says(kit, /yogh?urt|froyo/) ? kit.resolve('greek-yogurt') : null
    const banana = !yogurt && kit.ok('banana') && !kit.diet('low-carb') && !says(kit, /sorbet/)
    const other =
      asked.filter((id) => id !== 'banana')[0] ??
      (banana && kit.chance(0.3)
        ? null
        : kit.pick(
            (kit.diet('low-carb')
              ? lowFruit
              : ['strawberry', 'mango', 'blueberry', 'raspberry', 'cherry', 'peach', 'pineapple']
            ).filter(kit.ok),
          ))
    const cocoa = kit.ok('cocoa-powder') && (wantsChocolate(kit) || (!other && kit.chance(0.5)))
    const butter =
      askedFor(kit, ['nut-butter'], [])[0] ??
      (!other && kit.chance(0.5) ? kit.resolve('peanut-butter') : null)
    const cream = banana
      ? null
      : (yogurt ?? (says(kit, /sorbet/) ? null : kit.resolve(kit.pick(['coconut-cream', 'greek-yogurt']))))
    const acid = kit.wants('lime') ? 'lime' : kit.resolve('lemon')
    const sweet = sweetener(kit)
    const herb = kit.lean > 0 ? null : kit.pick(['mint', null, 'basil', null])
    const spice = kit.lean > 0 ? '' : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'ginger-ground'])
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    kit.require(banana || other, 'no fruit')
    kit.add(
      `${banana ? `!${other ? 2 : 4} each banana | peeled, sliced and frozen solid` : ''}\n${other ? `!${banana ? 2 : 4} cup ${other} | ${other === 'strawberry' ? 'hulled and frozen' : other === 'mango' || other === 'peach' || other === 'pineapple' ? 'diced and frozen' : 'frozen'}` : ''}\n${cream ? `1 cup ${cream}` : ''}\n${cocoa ? '3 tbsp cocoa-powder' : ''}\n${butter ? `3 tbsp ${butter}` : ''}\n${banana && !other ? '' : `2 tbsp ${sweet}`}\n${other && acid ? `1/2 each ${acid} | juiced` : ''}\n~1/2 tsp ${spice || 'cinnamon'}\n${nut ? `1/4 cup ${nut}` : ''}\n${herb ? `1 tbsp ${herb} | torn` : ''}`,
    )
    kit.work(4)
    kit.step(
      `Take {banana,${other ?? 'x'}} out of the freezer and leave on the counter until a knife just goes in.`,
      `Put the fruit in a food processor with {${cream ?? 'x'},cocoa-powder,${butter ?? 'y'},${sweet},${spice || 'cinnamon'}}${other && acid ? ` and the juice of {${acid}}` : ''}.`,
      'Process, scraping down often: it goes from crumbs to pebbles, sticks, and then all at once turns (smooth and creamy, like soft-serve|thick and glossy). Add water by the spoonful only if the blade spins free.',
      `(Eat it at once while it is soft|Scoop it straight from the bowl while soft), or freeze in a shallow box until it can be scooped in balls. Top with {${nut ?? 'x'},${herb ?? 'y'}}.`,
    )
    const noun =
      says(kit, /sorbet/) || (!banana && !cream)
        ? 'sorbet'
        : yogurt
          ? 'frozen yogurt'
          : banana
            ? 'nice cream'
            : 'ice cream'
    nameSweet(kit, {
      noun,
      main: [
        ...(cocoa ? ['cocoa-powder'] : []),
        ...(other ? [other] : []),
        ...(banana ? ['banana'] : []),
        ...(butter ? [butter] : []),
      ],
      partners: [...(nut ? [nut] : []), ...(spice ? [spice] : []), ...(herb ? [herb] : [])],
      withs: [acid ?? '', sweet],
      methods: ['no-churn', 'soft', 'silky', 'instant', 'frosty', 'ten-minute', 'blender'],
    })
    kit.describe(
      `(Soft-serve without a machine|Cold, smooth and scoopable): frozen {-${other ?? 'banana'}${other && banana ? ',banana' : ''}} blitzed until creamy[, with {-${butter ?? 'none'}}][ and {-${nut ?? 'none'}} on top]. Keep a bag of fruit in the freezer and it is ten minutes away.`,
    )
  },
}
