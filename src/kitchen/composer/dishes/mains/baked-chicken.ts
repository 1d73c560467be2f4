import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { withoutOven } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'
import { calledIn, eachOf, mainFor } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

interface Rub {
  name: string
  lines: string
  refs: string
}

/** What the chicken is rubbed with, named or by turn; amounts for four. */
function rubOf(kit: Kit): Rub {
  const text = kit.craving.text.toLowerCase()
  const garlic = kit.ok('garlic-powder') ? '1 tsp garlic-powder' : ''
  const sugar = kit.resolve('brown-sugar')
  const honey = kit.resolve('honey')
  const cheese = kit.resolve('parmesan')
  const rubs: Readonly<Record<string, Rub | null>> = {
    paprika: {
      name: 'paprika',
      lines: `2 tsp smoked-paprika\n${garlic}\n1 tsp oregano-dried\n${sugar ? `1 tbsp ${sugar}` : ''}`,
      refs: `smoked-paprika,garlic-powder,oregano-dried${sugar ? `,${sugar}` : ''}`,
    },
    lemon: kit.ok('lemon')
      ? {
          name: 'lemon herb',
          lines: `1 each lemon | zest finely grated, then juiced\n1 tbsp rosemary | finely chopped\n1 tsp thyme-dried\n${garlic}`,
          refs: 'lemon,rosemary,thyme-dried,garlic-powder',
        }
      : null,
    parmesan: cheese
      ? {
          name: cheese === 'parmesan' ? 'Parmesan' : 'Italian',
          lines: `${cheese === 'nutritional-yeast' ? '1/4' : '1/2'} cup ${cheese}\n2 tsp italian-seasoning\n${garlic}`,
          refs: `${cheese},italian-seasoning,garlic-powder`,
        }
      : null,
    mustard:
      kit.ok('dijon-mustard') && honey
        ? {
            name: honey === 'honey' ? 'honey mustard' : 'sweet mustard',
            lines: `2 tbsp dijon-mustard\n2 tbsp ${honey}\n${garlic}\n1 tsp paprika`,
            refs: `dijon-mustard,${honey},garlic-powder,paprika`,
          }
        : null,
  }
  const asked = /lemon/.test(text)
    ? 'lemon'
    : /parm|italian/.test(text)
      ? 'parmesan'
      : /mustard|honey/.test(text)
        ? 'mustard'
        : ''
  return (
    [asked, kit.inTurn(Object.keys(rubs)) ?? '', 'paprika'].map((name) => rubs[name]).find(Boolean) ??
    kit.fail('no rub')
  )
}

const cuts: Readonly<Record<string, { line: string; bake: number; air: number; sign: string }>> = {
  'chicken-breast': {
    line: '1 3/4 lb chicken-breast | pounded to an even thickness',
    bake: 20,
    air: 15,
    sign: 'golden at the edges and 165°F (74°C) in the thickest part',
  },
  'chicken-thigh': {
    line: '1 3/4 lb chicken-thigh | trimmed',
    bake: 25,
    air: 16,
    sign: 'browned and 165°F (74°C) in the thickest part',
  },
  'chicken-drumstick': {
    line: '8 each chicken-drumstick',
    bake: 40,
    air: 22,
    sign: 'the skin is crisp and they read 165°F (74°C) next to the bone',
  },
  'turkey-breast': {
    line: '1 3/4 lb turkey-breast | cut into 4 pieces',
    bake: 22,
    air: 17,
    sign: 'golden at the edges and 165°F (74°C) in the thickest part',
  },
  'tofu-firm': {
    line: '28 oz tofu-firm | pressed dry and cut into 1-inch slabs',
    bake: 25,
    air: 15,
    sign: 'crisp and golden',
  },
  cauliflower: {
    line: '2 lb cauliflower | cut into 1-inch slabs',
    bake: 25,
    air: 16,
    sign: 'browned and tender',
  },
}

export const bakedChicken: Dish = {
  id: 'baked-chicken',
  names: [
    ...eachOf(
      [
        'baked',
        'oven baked',
        'honey mustard',
        'crispy baked',
        'juicy baked',
        'baked parmesan',
        'baked honey mustard',
        'baked lemon',
      ],
      ['chicken breast', 'chicken thigh', 'chicken drumstick', 'chicken leg', 'chicken'],
    ),
    ...[
      'baked drumstick',
      'honey mustard chicken bake',
      'baked boneless chicken breast',
      'baked boneless skinless chicken breast',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 55],
  onlyNamed: true,
  takes: ['poultry', 'roast', 'tofu', 'vegetable', 'grain', 'noodle'],
  moods: ['weeknight', 'simple', 'healthy', 'family'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const usual = /thigh/.test(text)
      ? 'chicken-thigh'
      : /drumstick|leg/.test(text)
        ? 'chicken-drumstick'
        : 'chicken-breast'
    const main = mainFor(kit, [
      [usual],
      ['chicken-thigh', 'chicken-breast', 'turkey-breast'].filter((id) => kit.wants(id) || kit.ok(id)),
      ['tofu-firm'],
      ['cauliflower'],
    ])
    const cut = cuts[main]
    if (!cut) return kit.fail('nothing to bake')
    const air = kit.craving.equipment.includes('air fryer')
    const stove = !air && withoutOven(kit)
    const rub = rubOf(kit)
    kit.add(`!${cut.line}
      1 tsp salt
      1/2 tsp black-pepper
      2 tbsp olive-oil
      ${rub.lines}
      ~2 tbsp parsley`)
    const side = sideFor(
      kit,
      air || stove
        ? ['potatoes', 'beans', 'rice', 'arugula', 'broccoli']
        : ['wedges', 'beans', 'mash', 'broccoli', 'rice'],
    )
    const coat = rub.refs.startsWith('lemon')
      ? `the zest and half of the juice of {lemon} with {${rub.refs.replace('lemon,', '')},salt,black-pepper}`
      : `{${rub.refs},salt,black-pepper}`
    kit.step(
      air || stove ? '' : `Heat the oven to ${degrees(425)} and line a baking sheet.`,
      `Pat {main} dry and turn in {olive-oil}. Mix ${coat}, and rub in on all sides.`,
      air
        ? `Air-fry at ${degrees(375)} in one layer, turning once, until ${cut.sign}, ${cut.air} minutes.${kit.servings > 2 ? ' Do it in two batches if the basket is small.' : ''}`
        : stove
          ? `Lay in a wide, cold skillet with a lid, cover and cook over medium heat, turning once, until ${cut.sign}, ${Math.round(cut.bake * 0.8)} minutes.`
          : `Lay on the sheet, well apart, and bake until ${cut.sign}, ${cut.bake} minutes.`,
      side.first.replace('While you prepare the rest', 'While that cooks') || side.later,
      `Let ${main === 'tofu-firm' || main === 'cauliflower' ? 'it' : 'the meat'} rest for 5 minutes and pour the juices over.${rub.refs.startsWith('lemon') ? ' Squeeze the rest of the lemon over.' : ''}[ Scatter with {parsley}.] Serve${side.ref ? ` with ${side.ref}` : ''}.`,
    )
    entitle(
      kit,
      `${air ? 'air-fryer ' : stove ? '' : 'baked '}${rub.name} ${main === 'chicken-drumstick' ? 'drumsticks' : calledIn(kit, main)}`,
      side.name,
    )
    kit.describe(
      `(Juicy|Tender) {-main} rubbed with ${rub.name === 'paprika' ? 'smoky paprika' : rub.name === 'lemon herb' ? 'lemon and herbs' : rub.name.endsWith('mustard') ? 'mustard and a little sweetness' : 'cheese and herbs'} and ${air ? 'air-fried' : stove ? 'cooked under a lid' : 'baked hot and fast'} until just done. (A thermometer tells you the minute it is done|Slice what is left over a salad tomorrow).`,
    )
  },
}
