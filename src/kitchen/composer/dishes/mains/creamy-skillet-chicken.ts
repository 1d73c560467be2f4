import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { broth } from '../well-known/water.ts'
import { calledIn, eachOf, inRush, inTurns, largePiece, mainFor, quickPiece } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

type Sauce = 'tuscan' | 'marry me' | 'mushroom' | 'lemon' | 'garlic'

const mains = [
  'chicken',
  'chicken breast',
  'chicken thigh',
  'turkey',
  'salmon',
  'cod',
  'shrimp',
  'pork chop',
  'pork',
  'tofu',
  'mushroom',
  'chickpea',
  'white bean',
]
const notMushroom = mains.filter((main) => main !== 'mushroom')

/** How the sauce is asked for, and what it is when nothing is said. */
const sauceOf = (kit: Kit): Sauce => {
  const text = kit.craving.text.toLowerCase()
  if (/tuscan/.test(text)) return 'tuscan'
  if (/marry/.test(text)) return 'marry me'
  if (/mushroom/.test(text) && kit.ok('cremini')) return 'mushroom'
  if (/lemon/.test(text) && kit.ok('lemon')) return 'lemon'
  if (/garlic|parm/.test(text)) return 'garlic'
  return kit.inTurn(['garlic', 'mushroom', 'lemon', 'tuscan'] as const) ?? 'garlic'
}

export const creamySkilletChicken: Dish = {
  id: 'creamy-skillet-chicken',
  names: [
    ...eachOf(['tuscan', 'creamy tuscan', 'tuscan garlic', 'marry me', 'creamy', 'creamy garlic'], mains),
    ...eachOf(['garlic parmesan', 'creamy garlic parmesan', 'creamy lemon', 'garlic cream'], notMushroom),
    ...eachOf(['creamy mushroom', 'mushroom'], ['chicken', 'chicken breast', 'chicken thigh', 'pork chop']),
    'chicken in mushroom sauce',
    'chicken with mushroom sauce',
    'pork chop with mushroom sauce',
    'pork chop in mushroom sauce',
    'pork chop and mushroom sauce',
    'creamy chicken and mushroom',
    'creamy chicken skillet',
    'creamy chicken breast with mushroom',
    'tuscan chicken skillet',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 45],
  onlyNamed: true,
  takes: [
    'poultry',
    'fish',
    'shellfish',
    'pork-cut',
    'tofu',
    'bean',
    'mushroom',
    'vegetable',
    'grain',
    'noodle',
    'pasta',
    'bread',
  ],
  moods: ['comfort', 'cozy', 'weeknight', 'quick'],
  write(kit) {
    const sauce = sauceOf(kit)
    const ownMushrooms = /creamy mushrooms?\s*$|(?:tuscan|me|garlic) mushroom/i.test(kit.craving.text)
    const main = mainFor(kit, [
      ...(ownMushrooms ? [['portobello']] : []),
      inRush(kit) ? ['chicken-breast'] : ['chicken-breast', 'chicken-thigh'],
      ['turkey-breast', 'salmon', 'cod', 'shrimp', 'pork-chop', 'pork-tenderloin'].filter(
        (id) => kit.wants(id) || ['salmon', 'shrimp'].includes(id),
      ),
      ['tofu-firm', 'chickpea-canned', 'white-bean-canned'],
      ['portobello'],
    ])
    const rush = inRush(kit)
    const piece = rush ? (quickPiece(main) ?? largePiece(kit, main)) : largePiece(kit, main)
    const cream = kit.resolve('heavy-cream')
    if (!cream) return kit.fail('no cream, nor what stands in for it')
    const thin = /-milk$/.test(cream) && cream !== 'coconut-milk'
    const cheese = sauce === 'lemon' ? null : kit.resolve('parmesan')
    const flesh = /chicken|turkey|pork/.test(main)
    const stock = broth(kit, flesh ? 'chicken-stock' : 'vegetable-stock', 0.5)
    const mushrooms = sauce === 'mushroom' && !kit.uses('cremini')
    const red = sauce === 'tuscan' || sauce === 'marry me'
    const leaf = sauce === 'tuscan' ? (['spinach', 'kale', 'swiss-chard'].find(kit.ok) ?? '') : ''
    const herb = { tuscan: '', 'marry me': 'basil', mushroom: 'thyme', lemon: 'parsley', garlic: 'parsley' }[
      sauce
    ]
    kit.add(`!${piece.line}
      3/4 tsp salt
      1/4 tsp black-pepper
      1 tbsp olive-oil
      1 tbsp butter
      ${mushrooms ? '12 oz cremini | thickly sliced' : ''}
      ${mushrooms || sauce === 'lemon' ? '1 each shallot | finely chopped' : ''}
      ${kit.ok('garlic') ? `${sauce === 'garlic' ? 8 : 4} clove garlic` : ''}
      ${red ? '1/2 cup sun-dried-tomato | sliced' : ''}
      ${red ? '1 tsp italian-seasoning' : ''}
      ${sauce === 'marry me' && !kit.mood('mild') ? '1/2 tsp chili-flake' : ''}
      ${thin ? '1 tbsp cornstarch' : ''}
      ${rush ? '' : stock.line}
      !1 cup ${cream}
      ${cheese ? `${cheese === 'nutritional-yeast' ? '1/4' : '1/2'} cup ${cheese}` : ''}
      ${leaf ? `4 oz ${leaf}` : ''}
      ${sauce === 'lemon' ? '1 each lemon' : ''}
      ${herb === 'thyme' ? '4 sprig thyme | leaves stripped' : herb === 'basil' ? '~1/4 cup basil' : herb ? `~2 tbsp ${herb}` : ''}`)
    const side = sideFor(
      kit,
      sauce === 'mushroom' || sauce === 'garlic'
        ? ['mash', 'beans', 'noodles', 'rice', 'asparagus']
        : sauce === 'lemon'
          ? ['potatoes', 'asparagus', 'rice', 'beans', 'orzo']
          : ['noodles', 'bread', 'mash', 'arugula', 'orzo', 'rice'],
    )
    kit.step(
      side.first,
      `Season {main} with {salt,black-pepper}. Heat {olive-oil,butter} in a large skillet over medium-high heat. ${piece.brown}${inTurns(kit)} Lift onto a plate.`,
      mushrooms
        ? 'Add {cremini} to the same pan and cook until their water is gone and they are brown, 7 minutes.'
        : '',
      mushrooms || sauce === 'lemon'
        ? 'Turn the heat to medium. Add {shallot,garlic} and stir until soft, 2 minutes.'
        : red
          ? 'Turn the heat to medium. Add {garlic,sun-dried-tomato,italian-seasoning,chili-flake} and stir until fragrant, 1 minute.'
          : 'Turn the heat to medium. Add {garlic} and stir until it just turns golden, 1 minute.',
      `${thin ? `Stir {cornstarch} into {${cream}}. ` : ''}${rush ? 'Scrape up what sticks to the pan with a splash of water. ' : `Pour in ${stock.ref}, scrape up what sticks to the pan and boil it down by half, 2 minutes. `}Add {${cream}${herb === 'thyme' ? ',thyme' : ''}} and simmer until the sauce coats a spoon, ${rush ? 2 : 4} minutes${cheese ? `; stir in {${cheese}} off the boil` : ''}.`,
      side.later,
      `${leaf ? `Stir in {${leaf}} until wilted, ${leaf === 'spinach' ? 1 : 3} minutes. `.replace('1 minutes', '1 minute') : ''}Return {main} with the juices from the plate and spoon the sauce over, 1 minute. ${sauce === 'lemon' ? 'Season with the zest and as much of the juice of {lemon} as you like. ' : ''}[Scatter with {${herb && herb !== 'thyme' ? herb : 'none'}}. ]Serve ${side.name ? `with ${side.ref}` : 'at once'}.`,
    )
    const word = calledIn(kit, main)
    const noun = {
      tuscan: `Tuscan ${word}`,
      'marry me': `marry me ${word}`,
      mushroom: `creamy mushroom ${word}`,
      lemon: `creamy lemon ${word}`,
      garlic:
        /parm/i.test(kit.craving.text) && cheese
          ? `garlic Parmesan ${word}`
          : `creamy ${kit.uses('garlic') ? 'garlic ' : ''}${word}`,
    }[sauce]
    entitle(kit, noun, side.name)
    kit.describe(
      `(Golden {-main}|{-main}, browned well,) in a cream sauce ${red ? 'with {-sun-dried-tomato}' : mushrooms ? 'with {-cremini}' : sauce === 'lemon' ? 'with {-lemon}' : 'with plenty of {-garlic}'}${cheese && sauce !== 'tuscan' ? ` and {-${cheese}}` : leaf ? ` and {-${leaf}}` : ''}, made in one pan. (The sauce is finished in the browned bits that stay in the pan|Keep the sauce at a simmer: a hard boil splits it).`,
    )
  },
}
