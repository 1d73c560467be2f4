import type { Dish } from '../../dish.ts'
import { chipsFor, degrees, ownWordsOnly, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { count } from './dough.ts'

export const nutButterCookies: Dish = {
  id: 'nut-butter-cookies',
  names: [
    'peanut butter cookie',
    'nut butter cookie',
    'flourless cookie',
    '3 ingredient cookie',
    'almond butter cookie',
    '5 ingredient cookie',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [20, 25],
  oven: true,
  takes: ['nut-butter', 'chocolate', 'sweetener', 'nut', 'egg'],
  moods: ['sweet', 'simple', 'quick', 'kids', 'budget'],
  weight: 0.6,
  write(kit) {
    if (kit.diet('low-carb')) kit.require(kit.ok('erythritol'), 'sugar')
    const factor = kit.batch(0.5, 1, 2)
    const butter =
      ['peanut-butter', 'almond-butter', 'sunflower-seed-butter'].find((id) => kit.wants(id)) ??
      kit.resolve('peanut-butter')
    if (!butter) kit.fail('no nut butter')
    const egg = kit.ok('egg')
    const fifth = kit.pick(['chip', 'nut', 'spice', 'salt', 'fruit'])
    const chip =
      kit.lean > 1
        ? null
        : kit.wants('chocolate-chip', 'vegan-chocolate-chip') ||
            (kit.lean === 1 ? fifth === 'chip' : kit.chance(0.4))
          ? chipsFor(kit)
          : null
    const dried =
      kit.lean === 1 && fifth === 'fruit'
        ? kit.pick(['raisin', 'cranberry-dried', 'apricot-dried'].filter(kit.ok).concat(''))
        : ''
    const nut =
      kit.lean > 1 || (kit.lean === 1 && fifth !== 'nut') ? null : pickNut(kit, kit.lean === 1 ? 1 : 0.3)
    const spice =
      kit.lean > 1 || (kit.lean === 1 && fifth !== 'spice')
        ? ''
        : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'ginger-ground', 'espresso-powder'])
    const sugar = kit.ok('brown-sugar') ? kit.pick(['brown-sugar', 'sugar']) : 'sugar'
    kit.add(
      `!1 cup ${butter}\n!3/4 cup ${sugar}\n${egg ? '1 each egg' : '!1 tbsp flaxseed-ground'}\n1/2 tsp baking-soda\n${kit.lean === 0 || fifth === 'salt' ? '1/4 tsp salt' : ''}\n${spice ? `1/2 tsp ${spice}` : ''}\n${dried ? `1/3 cup ${dried}` : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/3 cup ${nut}` : ''}`,
    )
    kit.work(6)
    kit.step(
      `Heat the oven to ${degrees(350)} and line (a tray|a baking sheet) with parchment.`,
      egg ? '' : 'Stir {flaxseed-ground} into three times its volume of water and set it aside to thicken.',
      `(Stir|Beat) {${butter},${sugar},egg,flaxseed-ground,baking-soda,salt,${spice || 'nutmeg'}} together until (the dough pulls together and looks less shiny|thick and matte).`,
      `Work in {${chip ?? 'x'},${nut ?? 'y'},${dried || 'z'}}.`,
      `Roll into ${count(factor, 20)} balls, set them 2 inches apart and press a crosshatch into each with a fork${chip ? '' : ', dipped in water when it sticks'}.`,
      `Bake for ${kit.pick([10, 11])} minutes, until (set at the rim and lightly cracked on top|the edges just start to brown). Leave them on the tray until cool; (they are very soft while hot|moved too early, they break).`,
    )
    nameSweet(kit, {
      noun: 'cookies',
      main: [butter ?? '', ...(chip ? [chip] : [])],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : []), ...(dried ? [dried] : [])],
      withs: [sugar],
      methods: [
        'flourless',
        'one-bowl',
        'crosshatch',
        'crumbly',
        'soft',
        'crackled',
        'fork-pressed',
        'five-ingredient',
        'pantry',
        'golden',
        'easy',
      ].filter((word) => word !== 'five-ingredient' || kit.lines.length <= 5),
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crumbly at the rim and tender inside|Soft, rich and a little crackled), made of {-${butter},${sugar}} and next to no flour at all. One bowl, one fork and ten minutes in the oven.`,
      `A one-bowl cookie of {-${butter}}[ with {-${chip ?? 'x'}}], no flour needed. (They set as they cool|Let them cool on the tray), so be patient.`,
    )
  },
}
