import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

export const mapoTofu: Dish = {
  id: 'mapo-tofu',
  names: ['mapo tofu', 'mapo doufu', 'ma po tofu', 'mabo tofu', 'mapo', 'mapo eggplant'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['tofu', 'ground', 'mushroom', 'vegetable', 'grain', 'sauce'],
  moods: ['spicy', 'quick', 'weeknight', 'comfort'],
  write(kit) {
    const base =
      /eggplant/i.test(kit.craving.text) && kit.ok('eggplant')
        ? 'eggplant'
        : (/\bfirm\b/i.test(kit.craving.text)
            ? ['tofu-firm', 'tofu-silken']
            : ['tofu-silken', 'tofu-firm']
          ).find(kit.ok)
    if (!base) return kit.fail('no tofu')
    const meat = chooseMain(kit, {
      roles: ['ground', 'mushroom'],
      from: ['pork-ground', 'beef-ground'].some(kit.ok)
        ? ['pork-ground', 'pork-ground', 'beef-ground']
        : ['shiitake', 'mushroom'],
    })
    const paste =
      kit.ok('doubanjiang') && !kit.mood('mild') ? 'doubanjiang' : ['gochujang', 'miso'].find(kit.ok)
    if (!paste) return kit.fail('no bean paste')
    const ground = meat ? cookingOf(meat).startsWith('ground') : false
    const stock = broth(kit, ground ? 'chicken-stock' : 'vegetable-stock', 1.5)
    const soy = kit.resolve('soy-sauce')
    kit.add(`!${base === 'eggplant' ? '2 each eggplant | cut into 1-inch sticks' : base === 'tofu-silken' ? '28 oz tofu-silken | cut into 3/4-inch cubes' : '28 oz tofu-firm | cut into 3/4-inch cubes'}
      1/4 tsp salt
      3 tbsp vegetable-oil
      ${ground ? `8 oz ${meat}` : meat ? `6 oz ${meat} | finely chopped` : ''}
      ${kit.mood('mild') ? '1/2' : '1 1/2'} tsp sichuan-pepper | toasted and ground
      !${paste === 'miso' ? '3 tbsp' : '2 tbsp'} ${paste}
      1 inch ginger
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      ${stock.line}
      ${soy ? `1 tbsp ${soy}` : ''}
      1 tsp sugar
      1 tbsp cornstarch
      4 each scallion`)
    const added = twist(
      kit,
      {
        'chili-flake': '1 tsp chili-flake',
        'sesame-oil': '1 tsp sesame-oil',
        'rice-vinegar': '1 tsp rice-vinegar',
        cilantro: '1/4 cup cilantro',
        'pea-frozen': '1 cup pea-frozen',
      },
      1,
    )
    const safe = meat && cookingOf(meat) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const grain = riceFirst(kit, 'jasmine-rice')
    kit.step(
      grain,
      base === 'eggplant'
        ? 'Toss {eggplant} with {salt} and two thirds of {vegetable-oil} and cook in a wide skillet over medium-high heat, turning, until soft and browned, 12 minutes. Lift out.'
        : `Bring a pan of water with {salt} to a bare simmer, slide in {${base}} and leave over low heat for 5 minutes: it firms up and seasons the inside. Drain carefully.`,
      ground
        ? `Heat ${base === 'eggplant' ? 'the rest of ' : ''}{vegetable-oil} in a wok over high heat. Add {main}, break it up and fry until dry, brown and ${safe}, with no pink left, 6 minutes.`
        : `Heat ${base === 'eggplant' ? 'the rest of ' : ''}{vegetable-oil} in a wok over high heat and fry {main} until browned and dry, 6 minutes.`,
      `Turn the heat to medium. Add {${paste},chili-flake} and stir until ${paste === 'miso' ? 'it smells toasted' : 'the oil turns red'}, 2 minutes; then add {ginger,garlic}, half of {sichuan-pepper} and the white parts of {scallion} for 1 minute.`,
      `Pour in ${stock.ref} with {${soy ? `${soy},` : ''}sugar}, bring to a simmer and slide in {${base},pea-frozen}. Simmer, pushing rather than stirring so that the pieces stay whole, 5 minutes.`,
      'Stir {cornstarch} into 2 tablespoons of cold water, add in three parts and let the sauce bubble after each until it clings, 2 minutes.[ Stir in {sesame-oil,rice-vinegar}.]',
      'Scatter with the rest of {sichuan-pepper}, the green of {scallion}[ and {cilantro}], and serve hot[ over {rice}].',
    )
    nameDish(kit, {
      noun: base === 'eggplant' ? 'mapo eggplant' : 'mapo tofu',
      main: meat ? [meat] : [],
      partners: [
        'scallion',
        'sichuan-pepper',
        ...added.filter((id) => !['sesame-oil', 'chili-flake'].includes(id)),
      ],
      methods: ['saucy', 'wok-tossed', ...(kit.mood('mild') ? [] : ['tingling'])],
      never: ['gingery', 'garlicky', 'herby', 'miso', 'sesame'],
    })
    kit.describe(
      `(Trembling|Soft) {-${base}} and {-main} in a ${kit.mood('mild') ? 'glossy brown sauce' : 'red, glossy sauce that tingles more than it burns'}. (Rice is not optional here|On the table in half an hour, and eaten in ten minutes).`,
    )
  },
}
