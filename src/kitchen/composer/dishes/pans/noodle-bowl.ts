import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'
import { fastMain, tenderFast, wokVegetables } from './wok.ts'

const simmerOf = (id: string) =>
  ({
    chicken: 'Add {main} and simmer gently until 165°F (74°C) in the thickest piece, 8 minutes.',
    shrimp: 'Add {main} and simmer just until pink and opaque, 3 minutes.',
    steak: 'Add {main} and simmer just until cooked, 145°F (63°C), 2 minutes.',
    pork: 'Add {main} and simmer until 145°F (63°C) inside, 6 minutes.',
    'ground-meat': 'Add {main} in small pieces and simmer until it reaches 160°F (71°C), 8 minutes.',
    'ground-poultry': 'Add {main} in small pieces and simmer until it reaches 165°F (74°C), 8 minutes.',
    tofu: 'Slip in {main} and simmer until hot through, 4 minutes.',
  })[cookingOf(id) as 'chicken'] ?? 'Add {main} and simmer just until opaque and cooked through, 4 minutes.'

export const noodleBowl: Dish = {
  id: 'noodle-bowl',
  names: [
    'noodle',
    'noodles',
    'noodle bowl',
    'noodle soup',
    'ramen',
    'udon',
    'lo mein',
    'chow mein',
    'soba',
    'pho',
    'laksa',
    'asian noodles',
    'stir fried noodles',
    'peanut noodles',
    'drunken noodles',
    'rice noodles',
    'noodle stir fry',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'noodle',
    'vegetable',
    'shellfish',
    'poultry',
    'tofu',
    'red-meat',
    'pork-cut',
    'egg',
    'mushroom',
    'nut',
    'sauce',
    'nut-butter',
    'ground',
    'fish',
    'liquid',
  ],
  cuisines: ['thai', 'vietnamese', 'japanese', 'chinese', 'korean'],
  moods: ['quick', 'cozy', 'takeout', 'spicy', 'weeknight'],
  loves: ['rice-noodle', 'udon', 'soba', 'peanut-butter', 'bok-choy'],
  write(kit) {
    const noodle =
      kit.choose({
        roles: ['noodle'],
        from: (
          {
            thai: ['rice-noodle'],
            vietnamese: ['rice-noodle'],
            japanese: ['udon', 'soba', 'ramen-noodle'],
            chinese: ['egg-noodle'],
            korean: ['udon', 'egg-noodle'],
          } as Record<string, string[]>
        )[kit.profile?.id ?? 'chinese'] ?? ['rice-noodle', 'egg-noodle'],
      })[0] ?? kit.resolve('udon')
    kit.require(noodle, 'no noodles')
    kit.bind('noodle', noodle ? [noodle] : [])
    const main = chooseMain(kit, { roles: fastMain, not: [...whole, 'egg'] })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: wokVegetables,
        not: ['onion'],
        count: kit.lean > 1 ? 1 : 2,
        max: 4,
        where: (item) => item.speed !== 'raw' && tenderFast(item) && item.id !== noodle,
      }),
    )
    const soupy =
      /soup|ramen|pho|broth|laksa/i.test(kit.craving.text) ||
      (!/stir|mein|peanut|drunken/i.test(kit.craving.text) && (kit.mood('cozy', 'sick') || kit.chance(0.3)))
    const laksa =
      soupy && (/laksa/i.test(kit.craving.text) || (kit.profile?.id === 'thai' && kit.chance(0.6)))
    const paste = /sesame/i.test(kit.craving.text) ? 'tahini' : 'peanut-butter'
    const nut =
      !soupy &&
      (kit.wants('peanut-butter', 'peanut') || /peanut|sesame noodle/i.test(kit.craving.text)) &&
      (kit.ok(paste) ? paste : null)
    const fiery = kit.mood('spicy') || (!kit.mood('mild') && kit.chance(0.5))
    const chili = fiery ? kit.pick(['red-chili', 'sriracha', 'chili-flake']) : ''
    const chiliLine =
      { 'red-chili': '1 each red-chili', sriracha: '1 tbsp sriracha', 'chili-flake': '1/2 tsp chili-flake' }[
        chili
      ] ?? ''
    kit.add(`${noodle === 'zucchini' ? '4 each' : '10 oz'} ${noodle}${noodle === 'zucchini' ? ' | cut into long, thin ribbons' : ''}
      2 tbsp vegetable-oil
      $main x0.9${main ? pieceCut(main) : ''}
      $veg x0.8
      3 clove garlic
      1 inch ginger
      ${chiliLine}`)
    if (laksa) kit.add('2 tbsp thai-red-curry-paste\n1 can coconut-milk')
    const stock = soupy
      ? main && pantryItem(main)?.roles.includes('poultry')
        ? 'chicken-stock'
        : 'vegetable-stock'
      : ''
    const broth = soupy ? kit.resolve(stock) : null
    if (broth) kit.add(`${laksa ? 4 : 6} cup ${stock}`)
    if (soupy && kit.profile?.id === 'japanese') kit.add('2 tbsp miso')
    kit.add(`${nut ? `1/3 cup ${nut}` : ''}
      ${soupy ? '2' : '3'} tbsp soy-sauce
      ${['thai', 'vietnamese'].includes(kit.profile?.id ?? '') ? '~1 tbsp fish-sauce\n2 tbsp lime-juice\n~2 tsp brown-sugar' : '1 tbsp rice-vinegar\n~2 tsp sesame-oil\n~1 tsp honey'}
      ~2 each scallion
      ~~1/4 cup ${['thai', 'vietnamese'].includes(kit.profile?.id ?? '') ? 'cilantro' : 'chive'}`)
    const sauce = 'soy-sauce,fish-sauce,lime-juice,brown-sugar,rice-vinegar,sesame-oil,honey'
    const soak =
      noodle === 'zucchini'
        ? ''
        : noodle === 'rice-noodle'
          ? 'Pour boiling water over {noodle} in a bowl and let them soften until they bend but keep some bite, 8 minutes. Drain and rinse cold.'
          : 'Cook {noodle} in plenty of boiling water until just tender, (5|5 to 6) minutes. Drain and rinse (under cold water|cold) so that they do not stick.'
    if (soupy) {
      kit.step(
        soak,
        `${soak ? 'Meanwhile, h' : 'H'}eat {vegetable-oil} in a large pot over medium heat. Add {garlic,ginger,red-chili,chili-flake,thai-red-curry-paste} and stir until fragrant, 1 minute.`,
        `Pour in ${broth ? `{${stock}${laksa ? ',coconut-milk' : ''}}` : '6 cups of water[ and {coconut-milk}]'} and add {${sauce},sriracha}. Bring to a simmer, 4 minutes.`,
        main ? simmerOf(main) : '',
        'Add {veg:hard} and simmer until tender, 6 minutes.',
        'Add {veg:firm} and simmer until just tender, 4 minutes.',
        'Add {veg:soft,veg:leaf} and cook for 1 minute.',
        `Loosen {miso} with a ladleful of the broth and stir it back in.`,
        noodle === 'zucchini'
          ? 'Add {noodle} and let it soften for 2 minutes. Ladle into bowls and finish with {scallion,cilantro,chive}.'
          : 'Divide {noodle} among bowls and ladle the hot broth over. Finish with {scallion,cilantro,chive}.',
      )
    } else {
      kit.step(
        soak,
        `(Whisk|Stir) {${nut ? `${nut},` : ''}${sauce},sriracha} together with (3 tablespoons|1/4 cup) of water in a bowl${nut ? ' until smooth' : ''}.`,
        main
          ? `Heat half of {vegetable-oil} in a (wok|large skillet) over high heat. ${panText(kit)} Tip {main} onto a plate.`
          : '',
        `${main ? 'Add the rest of {vegetable-oil}' : 'Heat {vegetable-oil} in a wok over high heat'} and cook {veg:hard,veg:firm} until crisp-tender, 4 minutes.`,
        'Add {garlic,ginger,red-chili,chili-flake} and stir until fragrant, 30 seconds.',
        `Add {noodle,veg:soft,veg:leaf${main ? ',main' : ''}} and the sauce and toss until (glossy and hot through|everything is coated and steaming), 2 minutes.`,
        'Serve (at once|hot), scattered with {scallion,cilantro,chive}.',
      )
    }
    nameDish(kit, {
      noun:
        said(kit, 'lo mein', 'chow mein', 'laksa', 'drunken noodles', 'ramen', 'pho', 'noodle bowl') ??
        (noodle === 'zucchini'
          ? soupy
            ? 'noodle-style soup'
            : 'zucchini noodles'
          : soupy
            ? /ramen/i.test(kit.craving.text)
              ? 'ramen noodle soup'
              : 'noodle soup'
            : 'noodles'),
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: kit.bound('veg'),
      methods: nut ? [nut === 'tahini' ? 'sesame' : 'peanut'] : ['wok-tossed'].slice(soupy ? 1 : 0),
      cuisine: true,
      never: ['herby', 'garlicky', 'lemony', 'creamy'],
    })
    kit.describe(
      `(Slippery {-noodle}|Tender {-noodle}) with {-main,veg} in a ${soupy ? (laksa ? 'fragrant coconut broth' : kit.ok('ginger') ? 'clear, gingery broth' : 'clear broth') : nut ? `creamy ${nut === 'tahini' ? 'sesame' : 'peanut'} sauce` : 'glossy, savory sauce'}${fiery ? ' with a real kick' : ''}. (Slurp it while it is hot|Everything is cooked in the time it takes to lay the table).`,
    )
  },
}
