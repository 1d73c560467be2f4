import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { rice, riceFirst } from '../classics/rice-beside.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** Equal parts of vinegar and soy, boiled unstirred at first, so that the vinegar loses its rawness. */
export const adobo: Dish = {
  id: 'adobo',
  names: [
    ...['adobo', 'chicken adobo', 'pork adobo', 'filipino adobo', 'filipino chicken adobo', 'adobong manok'],
    ...[
      'tofu adobo',
      'mushroom adobo',
      'adobo chicken',
      'adobong baboy',
      'filipino pork adobo',
      'philippine adobo',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 105],
  onlyNamed: true,
  takes: ['poultry', 'stewing', 'tofu', 'mushroom', 'vegetable', 'egg', 'grain', 'pork-cut'],
  moods: ['comfort', 'weeknight', 'simple', 'family'],
  makes: ['chipotle-in-adobo'],
  write(kit) {
    const pork = /pork|baboy/i.test(kit.craving.text)
    const usual = (pork ? ['pork-shoulder', 'chicken-thigh'] : ['chicken-thigh', 'pork-shoulder']).find(
      kit.ok,
    )
    const main = chooseMain(kit, {
      roles: ['poultry', 'stewing', 'tofu'],
      from: usual ? [usual] : ['tofu-firm', 'portobello'],
      not: ['chicken-wing', 'chicken-whole', 'duck', 'tofu-silken', 'rabbit', 'venison', 'beef-short-rib'],
    })
    const soy = kit.resolve('soy-sauce')
    const sharp = ['rice-vinegar', 'apple-cider-vinegar', 'white-wine-vinegar'].find(kit.ok)
    if (!main || !soy || !sharp) return kit.fail('no adobo without soy and vinegar')
    kit.bind('main', [main])
    const slow = cookingOf(main) === 'stewing-meat'
    const bird = /chicken|turkey/.test(main)
    const sweet = kit.resolve('brown-sugar')
    const egg = kit.choose({ roles: ['egg'], onlyWanted: true })
    kit.bind('egg', egg)
    kit.add(`!${slow ? `2 lb ${main} | cut into 1 1/2-inch cubes` : bird ? `1 3/4 lb ${main} | ${main === 'chicken-drumstick' ? 'patted dry' : 'left whole'}` : main === 'tofu-firm' ? '28 oz tofu-firm | pressed dry and cut into 1-inch cubes' : `1 1/2 lb ${main} | thickly sliced`}
      2 tbsp vegetable-oil
      ${kit.ok('garlic') ? '8 clove garlic | crushed' : '1 each onion | thinly sliced'}
      1/2 cup ${sharp}
      1/2 cup ${soy}
      3 each bay-leaf
      1 1/2 tsp black-pepper | coarsely crushed
      ${sweet ? `1 tbsp ${sweet}` : ''}
      ${egg.length > 0 ? '4 each egg' : ''}
      3 each scallion`)
    const added = twist(
      kit,
      {
        'coconut-milk': '3/4 cup coconut-milk',
        'red-chili': '1 each red-chili | split lengthwise',
        potato: '1 lb potato | peeled and cut into 1-inch chunks',
        ginger: '1 inch ginger',
      },
      1,
    )
    const sears = slow || bird || main === 'tofu-firm'
    const grain = slow ? rice(kit, 'jasmine-rice') : riceFirst(kit, 'jasmine-rice')
    const water = slow ? '2 cups' : '1 cup'
    const done = slow
      ? 'Cover and simmer over low heat until far past 145°F (63°C) and a fork pulls the meat apart, 70 minutes.'
      : bird
        ? 'Cover and simmer over low heat, turning once, until 165°F (74°C) in the thickest part and tender, 25 minutes.'
        : 'Simmer over low heat, turning once, until it has taken up the sauce, 12 minutes.'
    kit.step(
      slow ? '' : grain,
      sears
        ? `Pat {main} dry and brown in {vegetable-oil} in a wide, heavy pot over medium-high heat, turning once, ${bird ? 8 : 9} minutes. Push to one side, and cook {${kit.ok('garlic') ? 'garlic' : 'onion'},ginger} until golden, 1 minute.`
        : `Cook {main,${kit.ok('garlic') ? 'garlic' : 'onion'},ginger} in {vegetable-oil} in a wide, heavy pot over medium-high heat until browned, 8 minutes.`,
      `Pour in {${sharp}} and let it boil, without stirring, for 2 minutes: that takes its edge off. Add {${soy},bay-leaf,black-pepper,red-chili${sweet ? `,${sweet}` : ''}} and ${water} of water, and bring to a simmer.`,
      done,
      slow ? grain : '',
      added.includes('potato') ? 'Add {potato}, and simmer until a knife slides in, 14 minutes.' : '',
      egg.length > 0 ? 'Meanwhile, boil {egg} for 10 minutes, cool in cold water and peel.' : '',
      'Lift out {main}, and boil the sauce hard until it is glossy and coats a spoon, 6 minutes.[ Stir in {coconut-milk} and simmer for 2 minutes.] Lift out the bay leaves.',
      'Turn {main,egg} in the sauce, scatter with {scallion} and serve[ over {rice}].',
    )
    callIt(kit, {
      noun: `${bird ? 'chicken' : slow ? (/pork/.test(main) ? 'pork' : 'beef') : main === 'tofu-firm' ? 'tofu' : 'mushroom'} adobo`,
      true: ['glossy', 'garlicky', 'tangy'].filter((word) => word !== 'garlicky' || kit.ok('garlic')),
      after: [...added, ...egg, 'scallion'],
    })
    kit.describe(
      '{-main} in a dark, glossy sauce of soy and vinegar, with {-garlic} and bay[, softened with {-coconut-milk}]. (Six things from the cupboard make the sauce|It tastes even better tomorrow).',
      '{-main} in a dark, glossy sauce of soy and vinegar. (A few things from the cupboard make the sauce|It tastes even better tomorrow).',
    )
  },
}
