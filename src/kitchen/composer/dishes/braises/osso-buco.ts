import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

/** Shanks cut across, so that the marrow cooks into the sauce; gremolata goes on raw, at the very end. */
export const ossoBuco: Dish = {
  id: 'osso-buco',
  names: [
    ...[
      'osso buco',
      'ossobuco',
      'osso bucco',
      'veal osso buco',
      'osso buco milanese',
      'ossobuco alla milanese',
    ],
    ...[
      'braised veal shank',
      'braised veal shanks',
      'veal shank',
      'veal shanks',
      'beef osso buco',
      'osso buco with risotto',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [150, 175],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['stewing', 'vegetable', 'herb', 'grain', 'red-meat'],
  moods: ['fancy', 'winter', 'date', 'comfort', 'slow', 'weekend'],
  makes: ['veal', 'veal-shank'],
  write(kit) {
    const beef = /beef/i.test(kit.craving.text)
    const main = (beef ? ['beef-short-rib', 'veal-shank'] : ['veal-shank', 'beef-short-rib']).find(kit.ok)
    if (!main) return kit.fail('no shanks')
    kit.bind('main', [main])
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    const tomato = kit.resolve('tomato-canned')
    const oven = !withoutOven(kit)
    const wine = kit.ok('white-wine')
    const stock = broth(kit, 'beef-stock', wine ? 1.5 : 2.5)
    kit.add(`!${main === 'veal-shank' ? '4 each veal-shank | cut 1 1/2 inches thick across the bone, tied around the middle' : '3 lb beef-short-rib'}
      1 1/4 tsp salt
      1/2 tsp black-pepper
      ${flour ? `1/4 cup ${flour}` : ''}
      3 tbsp olive-oil
      1 each onion | finely chopped
      1 each carrot | finely chopped
      1 stalk celery | finely chopped
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      ${wine ? '1 cup white-wine' : ''}
      ${tomato ? `1 can ${tomato}` : ''}
      ${stock.line}
      4 sprig thyme
      1 each bay-leaf
      1 each lemon | zest finely grated
      1/4 cup parsley | finely chopped`)
    const added = twist(
      kit,
      {
        butter: '1 tbsp butter',
        rosemary: '1 sprig rosemary',
        anchovy: '2 each anchovy',
        sage: '4 each sage',
        'tomato-paste': '1 tbsp tomato-paste',
      },
      1,
    )
    const side = ['polenta', 'arborio-rice', 'potato'].filter((id) => kit.ok(id) && !kit.diet('low-carb'))
    const asked = kit.unplaced().find((id) => side.includes(id))
    const beside =
      kit.lean > 0
        ? undefined
        : /risotto/i.test(kit.craving.text) && kit.ok('arborio-rice')
          ? 'arborio-rice'
          : (asked ?? kit.inTurn(side.filter((id) => id !== 'arborio-rice')))
    kit.add(
      beside
        ? `${{ polenta: '1 1/4 cup polenta', 'arborio-rice': '1 1/4 cup arborio-rice', potato: '2 lb potato | peeled and cut into chunks' }[beside as 'potato']}`
        : '',
    )
    const veal = main === 'veal-shank'
    const gravy = [wine ? 'white-wine' : '', tomato ?? ''].filter(Boolean)
    kit.step(
      oven ? 'Heat the oven to 325°F (165°C).' : '',
      `Pat {main} very dry, season with two thirds of {salt} and {black-pepper}${flour ? `, and dust with {${flour}}, shaking off what does not cling` : ''}.`,
      `Heat {olive-oil} in a wide, ${oven ? 'oven-safe ' : 'heavy '}pot over medium-high heat and brown {main}, in one layer, 5 minutes on each side. Lift out.`,
      `Turn the heat to medium. Cook {onion,carrot,celery} in the pot until soft and golden, 10 minutes.${kit.uses('garlic') ? ' Stir in half of {garlic} for 1 minute.' : ''}[ Stir in {anchovy,sage,tomato-paste}.]`,
      gravy[0] === 'white-wine'
        ? 'Pour in {white-wine}, scrape up what sticks, and boil until half of it has gone, 4 minutes.'
        : '',
      `Add {${tomato ?? 'thyme'},thyme,bay-leaf,rosemary} and ${stock.ref}, and lay {main} back in, ${veal ? 'the wider side of the bone up, so that the marrow stays in' : 'bone side up'}. The liquid should reach two thirds of the way up.`,
      oven
        ? 'Cover, and braise in the oven, turning once, until the meat gives way to a fork, 1 hour 50 minutes.'
        : 'Cover, and simmer over the lowest heat, turning once, until the meat gives way to a fork, 1 hour 50 minutes.',
      beside === 'polenta'
        ? 'Meanwhile, whisk {polenta} into four times its volume of simmering salted water and stir over low heat until thick, 25 minutes.'
        : beside === 'potato'
          ? 'Meanwhile, boil {potato} in salted water until a knife slides in, 15 minutes, drain and crush with a little of the braising liquid.'
          : beside
            ? 'Meanwhile, cook {arborio-rice} in three times its volume of simmering salted water, stirring often, until creamy and just tender, 18 minutes.'
            : '',
      'For the gremolata, chop the zest of {lemon}, {parsley} and the rest of {garlic} together until fine.',
      `Lift out {main}, and the thyme and bay leaf, which are done. Boil the sauce down until it coats a spoon, 6 minutes, and ${kit.uses('butter') ? 'stir in {butter} and' : 'season with'} the rest of {salt}. ${veal ? 'Cut the strings, and spoon' : 'Spoon'} the sauce over, scatter with the gremolata and serve${beside ? ` with {${beside}}` : ' hot'}.${veal ? ' A small spoon is for the marrow.' : ''}`,
    )
    callIt(kit, {
      noun: 'osso buco',
      true: ['slow-braised', 'fork-tender', 'Milanese'].slice(0, wine ? 3 : 2),
      before: main === 'beef-short-rib' ? ['beef-short-rib'] : [],
      after: [
        beside ?? '',
        'lemon',
        ...added.filter((id) => ['rosemary', 'sage', 'anchovy'].includes(id)),
      ].filter(Boolean),
    })
    kit.describe(
      'Meat that leaves the bone at a touch, in a glossy sauce of {-white-wine,onion,carrot}, woken up with lemon and parsley. (Two hours in the oven, and hardly one of them is work|Better still the next day).',
    )
  },
}
