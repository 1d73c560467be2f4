import type { Dish } from '../../dish.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, rawLine, sweetener } from './fruit.ts'

export const icePops: Dish = {
  id: 'ice-pops',
  names: [
    'popsicle',
    'ice pop',
    'ice lolly',
    'paleta',
    'freezer pop',
    'ice lollie',
    'fudgsicle',
    'creamsicle',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 8,
  minutes: [250, 260],
  takes: ['fruit', 'berry', 'citrus', 'dairy', 'herb', 'liquid', 'chocolate', 'drink'],
  moods: ['summer', 'kids', 'light', 'simple', 'sweet'],
  weight: 0.4,
  write(kit) {
    const fruit = fruits(kit, kit.lean > 0 ? 1 : kit.pick([1, 2, 2]), [
      'fig',
      'grape',
      'orange',
      'banana',
    ]).slice(0, 2)
    const creamy = kit.chance(0.5)
      ? kit.resolve(kit.pick(['greek-yogurt', 'coconut-milk', 'coconut-yogurt']))
      : null
    const juice = creamy
      ? null
      : kit.resolve(kit.pick(['orange-juice', 'apple-juice', 'coconut-milk', 'oat-milk']))
    const sweet = sweetener(kit)
    const acid = kit.wants('lemon') ? 'lemon' : kit.resolve('lime')
    const herb = kit.lean > 0 ? null : kit.pick(['mint', 'basil', 'thyme', null])
    kit.bind('fruit', fruit)
    kit.add(
      `${fruit.map((id) => (fruit.length > 1 ? rawLine(id, 1.25).replace(/^1 each/, '2 each') : rawLine(id, 2.5).replace(/^\d each/, '3 each'))).join('\n')}\n${creamy ? `3/4 cup ${creamy}` : ''}\n${juice ? `1/2 cup ${juice}` : ''}\n!3 tbsp ${sweet}\n${acid ? `~1 each ${acid} | juiced` : ''}\n${herb ? (herb === 'thyme' ? '2 sprig thyme | leaves picked' : `1 tbsp ${herb} | chopped`) : ''}\n~1 pinch salt`,
    )
    kit.work(5)
    kit.step(
      `Blend {fruit} with {${juice ?? 'x'},${sweet},salt}${acid ? ` and the juice of {${acid}}` : ''} until (smooth|almost smooth; a few pieces look pretty). Taste: it should be a little too sweet, as the cold dulls it.`,
      creamy
        ? `(Swirl in {${creamy}} with a few turns of a spoon for streaks|Stir in {${creamy}})[ and {${herb ?? 'none'}}].`
        : `Stir in {${herb ?? 'none'}}.`,
      `Pour into ${Math.max(1, kit.servings)} pop molds, leaving a finger's width free, and put in the sticks. Freeze until solid, 4 hours.`,
      'Hold the molds under the running tap until the pops let go, and pull gently.',
    )
    nameSweet(kit, {
      noun: 'ice pops',
      main: fruit,
      partners: [...(creamy ? [creamy] : []), ...(herb ? [herb] : [])],
      withs: [acid ?? '', sweet],
      methods: ['icy', 'bright', 'summer', 'juicy', 'frosty', creamy ? 'creamy' : 'fresh'],
    })
    kit.describe(
      `(Bright, cold and full of fruit|Real fruit on a stick): {-fruit}[ swirled with {-${creamy ?? 'none'}}], frozen until solid. They keep for a month, for the next hot afternoon.`,
    )
  },
}
