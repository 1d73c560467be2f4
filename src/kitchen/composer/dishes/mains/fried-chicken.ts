import type { Dish } from '../../dish.ts'
import { callIt, withoutFire } from '../bowl-parts.ts'
import { mainFor } from './pieces.ts'
import { sideFor } from './sides.ts'

/** An acid soak, a seasoned crust, fat at 325 to 350°F; a thermometer says when, for color does not. */
export const friedChicken: Dish = {
  id: 'fried-chicken',
  names: [
    ...[
      'fried chicken',
      'southern fried chicken',
      'buttermilk fried chicken',
      'crispy fried chicken',
      'fried chicken thighs',
    ],
    ...[
      'fried chicken drumsticks',
      'country fried chicken',
      'classic fried chicken',
      'oven fried chicken',
      'air fryer fried chicken',
    ],
    ...['nashville hot chicken', 'hot chicken', 'spicy fried chicken', 'fried tofu chicken style'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [80, 100],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['poultry', 'tofu', 'vegetable', 'mushroom', 'spice', 'dairy'],
  moods: ['crispy', 'comfort', 'party', 'picnic', 'family'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it is fried')
    const { text } = kit.craving
    const bone = /drumstick/i.test(text)
    const main = mainFor(kit, [
      bone
        ? ['chicken-drumstick']
        : /breast/i.test(text)
          ? ['chicken-breast']
          : ['chicken-thigh', 'chicken-drumstick'],
      ['chicken-breast', 'turkey-breast'].filter((id) => kit.wants(id) || id === 'turkey-breast'),
      ['tofu-firm', 'oyster-mushroom', 'cauliflower'],
    ])
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    const starch = kit.ok('cornstarch')
    if (!flour) return kit.fail('no crust')
    const sour = ['buttermilk', 'yogurt', 'greek-yogurt', 'soy-milk', 'oat-milk'].find(kit.ok)
    if (!sour) return kit.fail('nothing to soak it in')
    const plant = /milk$/.test(sour) && sour !== 'buttermilk'
    const oven = /oven fried/i.test(text)
    const fryer = /air fry/i.test(text)
    const bird = /chicken|turkey/.test(main)
    const hot = /nashville|hot chicken|spicy/i.test(text) && !kit.mood('mild')
    const lines: Record<string, string> = {
      'chicken-thigh': '2 lb chicken-thigh | trimmed',
      'chicken-drumstick': '8 each chicken-drumstick',
      'chicken-breast': '1 3/4 lb chicken-breast | each cut into 3 pieces of one thickness',
      'turkey-breast': '1 3/4 lb turkey-breast | cut into 1/2-inch cutlets',
      'tofu-firm': '28 oz tofu-firm | pressed dry and torn into large pieces',
      'oyster-mushroom': '1 lb oyster-mushroom | in large clusters',
      cauliflower: '2 lb cauliflower | cut into large florets',
    }
    const spice = kit.pick(['paprika', 'smoked-paprika'].filter(kit.ok))
    kit.add(`!${lines[main] ?? `1 3/4 lb ${main}`}
      1 1/2 cup ${sour}
      ${plant ? '1 tbsp apple-cider-vinegar' : ''}
      2 1/2 tsp salt
      1 3/4 cup ${flour}
      ${starch ? '1/4 cup cornstarch' : ''}
      1 tbsp ${spice}
      ${kit.ok('garlic-powder') ? '2 tsp garlic-powder' : ''}
      ${kit.ok('onion-powder') ? '1 tsp onion-powder' : ''}
      1 1/2 tsp black-pepper
      ${kit.mood('mild') ? '' : `${hot ? '1 tbsp' : '1/2 tsp'} cayenne`}
      ${oven || fryer ? '1/3 cup vegetable-oil' : '4 cup vegetable-oil | for frying'}`)
    const more = kit.inTurn(
      ['thyme-dried', 'oregano-dried', 'mustard-seed'].filter((id) => kit.ok(id) && id !== 'mustard-seed'),
    )
    kit.add(more ? `~1 tsp ${more}` : '')
    if (hot) kit.add('2 tbsp brown-sugar')
    const side = sideFor(kit, ['slaw', 'corn', 'mash', 'beans'])
    const inside = bird ? '165°F (74°C) in the thickest part' : 'tender inside'
    const minutes = bone ? 14 : bird ? 9 : 5
    const bake = bone ? 40 : bird ? 28 : 25
    const seasonings = [spice, 'garlic-powder', 'onion-powder', 'black-pepper', more ?? '']
      .filter(Boolean)
      .join(',')
    kit.work(10)
    kit.step(
      `Stir {${sour}${plant ? ',apple-cider-vinegar' : ''}} with half of {salt} in a large bowl, turn {main} in it and marinate in the refrigerator for 30 minutes, or as long as overnight.`,
      side.first,
      `Whisk {${flour},cornstarch} with {${seasonings}} and the rest of {salt}${hot ? ' and a third of {cayenne}' : kit.uses('cayenne') ? ' and {cayenne}' : ''} in a wide dish. Drip a few spoonfuls of the marinade in and rub: the crumbs become the crags of the crust.`,
      'Lift {main} out, press into the flour on all sides and set on a rack for 10 minutes, until the coating looks damp.',
      oven
        ? `Heat the oven to 425°F (220°C) with {vegetable-oil} on a rimmed sheet. Lay {main} in the hot oil and bake, turning once, until deep golden and ${inside}, ${bake} minutes.`
        : fryer
          ? `Brush {main} with {vegetable-oil} and air-fry at 375°F (190°C) in one layer, turning once, until deep golden and ${inside}, ${bone ? 25 : bird ? 18 : 14} minutes.`
          : `Heat {vegetable-oil}, 1 1/2 inches deep, to 350°F (175°C) in a deep, heavy pot; keep it between 325°F and 350°F (165 to 175°C). Fry {main} in two batches, turning once, until deep golden and ${inside}, ${minutes} minutes each, ${minutes * 2} minutes in all. Drain on a rack, not on paper, where the crust would steam.`,
      hot
        ? 'Stir {brown-sugar} and the rest of {cayenne} with 1/4 cup of the hot oil, and brush it over.'
        : '',
      side.later,
      `Let the pieces rest for 5 minutes, and serve${side.ref ? ` with ${side.ref}` : ' hot'}.`,
    )
    callIt(kit, {
      noun: `${bird ? (hot ? 'hot ' : '') : 'Southern-'}fried ${{ 'tofu-firm': 'tofu', 'oyster-mushroom': 'oyster mushrooms', cauliflower: 'cauliflower', 'turkey-breast': 'turkey' }[main as 'cauliflower'] ?? 'chicken'}`,
      true: [
        hot ? 'fiery' : 'crackling',
        oven ? 'oven-baked' : 'craggy',
        ...(sour === 'buttermilk' ? ['buttermilk'] : ['juicy']),
      ],
      after: [spice, ...(side.name ? [] : ['black-pepper'])],
    })
    kit.describe(
      `A craggy, well-seasoned crust that stays crisp, and {-main} that is ${bone ? 'juicy to the bone' : bird ? 'juicy' : 'tender'} under it. (The soak does half of the work overnight|Keep an eye on the thermometer and the rest is easy).`,
    )
  },
}
