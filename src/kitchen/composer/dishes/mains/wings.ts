import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { withoutOven } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'
import { dipFor } from './dips.ts'
import { eachOf } from './pieces.ts'
import { entitle } from './sides.ts'

interface Coat {
  name: string
  lines: string
  /** How it is made, as a step; the wings are tossed in it at the end. */
  make: string
  tastes: string
}

/** What the wings are tossed in, amounts for four: named in the craving, else one after the other. */
function coatOf(kit: Kit): Coat {
  const text = kit.craving.text.toLowerCase()
  const fat = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok) ?? kit.fail('no fat')
  const garlic = kit.ok('garlic') ? '3 clove garlic' : ''
  const honey = kit.resolve('honey')
  const soy = kit.resolve('soy-sauce')
  const coats: Readonly<Record<string, () => Coat | null>> = {
    buffalo: () =>
      kit.ok('hot-sauce') && !kit.mood('mild')
        ? {
            name: 'Buffalo',
            lines: `1/2 cup hot-sauce\n5 tbsp ${fat}\n~1 tsp ${honey ?? 'sugar'}`,
            make: `Warm {hot-sauce,${fat},${honey ?? 'sugar'}} in a small pan over low heat, whisking, until it is one smooth sauce, 3 minutes.`,
            tastes: 'sharp, buttery Buffalo sauce',
          }
        : null,
    barbecue: () =>
      kit.ok('barbecue-sauce')
        ? {
            name: 'barbecue',
            lines: '2/3 cup barbecue-sauce\n1 tbsp apple-cider-vinegar',
            make: 'Bring {barbecue-sauce,apple-cider-vinegar} to a simmer in a small pan and cook until sticky, 4 minutes.',
            tastes: 'sticky barbecue sauce',
          }
        : null,
    'honey garlic': () =>
      honey && soy && garlic
        ? {
            name: `${honey === 'honey' ? 'honey' : 'sticky'} garlic`,
            lines: `1/3 cup ${honey}\n1/4 cup ${soy}\n5 clove garlic\n1 tbsp rice-vinegar`,
            make: `Simmer {${honey},${soy},garlic,rice-vinegar} in a small pan until it coats a spoon, 5 minutes.`,
            tastes: 'sweet and salty garlic glaze',
          }
        : null,
    'lemon pepper': () =>
      kit.ok('lemon')
        ? {
            name: 'lemon pepper',
            lines: `4 tbsp ${fat}\n2 each lemon | zest finely grated, 1 juiced\n2 tsp black-pepper | coarsely ground`,
            make: `Warm {${fat},black-pepper} in a small pan until it smells of pepper, 2 minutes, and stir in the zest of {lemon} and 2 tablespoons of the juice.`,
            tastes: 'lemon and coarse pepper',
          }
        : null,
    'garlic parmesan': () => {
      const cheese = kit.resolve('parmesan')
      return garlic && cheese
        ? {
            name: 'garlic Parmesan',
            lines: `4 tbsp ${fat}\n4 clove garlic\n${cheese === 'nutritional-yeast' ? '1/4' : '1/2'} cup ${cheese}\n~2 tbsp parsley`,
            make: `Warm {${fat},garlic} in a small pan over low heat until the garlic smells sweet, 2 minutes. Have {${cheese}} ready to scatter over[ with {parsley}].`,
            tastes: 'garlic butter and cheese',
          }
        : null
    },
  }
  const asked = /buffalo|hot wing|spicy/.test(text)
    ? 'buffalo'
    : /bbq|barbe/.test(text)
      ? 'barbecue'
      : /parm/.test(text)
        ? 'garlic parmesan'
        : /lemon/.test(text)
          ? 'lemon pepper'
          : /honey|garlic|sticky|teriyaki/.test(text)
            ? 'honey garlic'
            : ''
  const turn = kit.inTurn(Object.keys(coats)) ?? ''
  const coat = [asked, turn, ...Object.keys(coats)].map((name) => coats[name]?.() ?? null).find(Boolean)
  return coat ?? kit.fail('nothing to toss them in')
}

export const wings: Dish = {
  id: 'wings',
  names: [
    ...['wing', 'chicken wing', 'hot wing', 'buffalo chicken wing', 'buffalo wing', 'party wing'],
    ...eachOf(
      [
        'bbq',
        'barbecue',
        'honey garlic',
        'lemon pepper',
        'garlic parmesan',
        'baked',
        'crispy',
        'crispy baked',
        'sticky',
        'teriyaki',
      ],
      ['wing', 'chicken wing'],
    ),
    ...[
      'cauliflower wing',
      'buffalo cauliflower',
      'buffalo cauliflower wing',
      'bbq cauliflower wing',
      'buffalo cauliflower bite',
    ],
  ],
  categories: ['dinner', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 65],
  onlyNamed: true,
  makes: ['chicken-wing'],
  takes: ['roast', 'poultry', 'vegetable', 'sauce', 'crumbling-cheese'],
  moods: ['crispy', 'party', 'spicy', 'takeout'],
  write(kit) {
    const tools = kit.craving.equipment
    const florets = /cauliflower/i.test(kit.craving.text) || !kit.ok('chicken-wing')
    const main = florets ? 'cauliflower' : 'chicken-wing'
    if (!kit.ok(main)) return kit.fail('no wings, nor what stands in for them')
    kit.bind('main', [main])
    const air = tools.includes('air fryer')
    const stove = !air && withoutOven(kit)
    const coat = coatOf(kit)
    const flour = florets ? (kit.resolve('all-purpose-flour') ?? kit.fail('no flour')) : ''
    const milk = florets ? (kit.resolve('milk') ?? kit.fail('no milk')) : ''
    kit.add(
      florets
        ? `!2 lb cauliflower | cut into large florets\n3/4 cup ${flour}\n3/4 cup ${milk}\n1 tsp garlic-powder\n1 tsp paprika\n3/4 tsp salt\n${stove ? '1/3 cup' : '1 tbsp'} vegetable-oil`
        : `!3 lb chicken-wing | split at the joint, tips removed\n1 1/4 tsp salt\n1/2 tsp black-pepper\n1 tsp garlic-powder\n${stove ? '1 tbsp vegetable-oil' : '1 tbsp baking-powder'}`,
    )
    kit.add(coat.lines)
    const dip = dipFor(
      kit,
      coat.name === 'Buffalo' ? ['blue cheese', 'ranch'] : ['ranch', 'lime', 'blue cheese'],
    )
    const batter = `Whisk {${flour},${milk},garlic-powder,paprika,salt} into a smooth batter and turn {main} in it until every floret is coated; let the excess drip off.`
    const rub = `Pat {main} very dry with paper towels: dry skin is crisp skin. Toss with {salt,black-pepper,garlic-powder${stove ? '' : ',baking-powder'}}.`
    const cook = florets
      ? air
        ? `Brush the basket with {vegetable-oil}. Air-fry half of the florets at ${degrees(375)}, well apart, until crisp and browned, 14 minutes, then the other half for another 14 minutes.`
        : stove
          ? 'Heat {vegetable-oil} in a wide skillet over medium heat and fry half of the florets, turning, until crisp and tender, 10 minutes, then the other half for another 10 minutes.'
          : 'Spread out on the hot, oiled sheet and bake until crisp and browned, turning once, 25 minutes.'
      : air
        ? `Air-fry half of the wings at ${degrees(400)}, in one layer, turning halfway, until deep golden and at least 165°F (74°C) next to the bone, 22 minutes, then the other half for another 22 minutes.`
        : stove
          ? 'Lay {main} in a wide, cold skillet with {vegetable-oil}, cover and cook over medium heat for 12 minutes. Uncover and turn until the skin is crisp and they read at least 165°F (74°C) next to the bone, 15 minutes.'
          : 'Spread out on the rack, skin side up, and bake until deep golden, crisp and at least 165°F (74°C) next to the bone, turning once, 45 minutes.'
    const heat = florets
      ? `Heat the oven to ${degrees(450)} with a baking sheet brushed with {vegetable-oil} inside.`
      : `Heat the oven to ${degrees(425)} and set a rack on a lined baking sheet.`
    kit.step(
      air || stove ? '' : heat,
      `${florets ? batter : rub}`,
      cook,
      dip.make,
      coat.make,
      `Toss the ${florets ? 'florets' : 'wings'} in the ${coat.name.startsWith('garlic') ? 'butter, and then with the cheese,' : coat.name.startsWith('lemon') ? 'lemon butter' : 'sauce'} until coated. Serve at once${dip.serve}.`,
    )
    entitle(
      kit,
      `${air ? 'air-fryer ' : ''}${coat.name} ${florets ? 'cauliflower' : 'chicken'} wings`,
      dip.name,
    )
    kit.describe(
      `${florets ? 'Cauliflower in a crisp batter' : '(Crackling skin, juicy meat|Wings with skin that crackles)'}, tossed in ${coat.tastes}. ${florets ? 'Eat them while the crust is crisp.' : air || stove ? '(Toss them at the last moment|Napkins first).' : '(The baking powder dries the skin, so that it needs no frying|Crisp from the oven, with no pot of oil).'}`,
    )
  },
}
