import type { Dish } from '../../dish.ts'
import { calledIn, eachOf, inTurns, largePiece, mainFor, smallPiece } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

const foods = [
  'shrimp',
  'salmon',
  'cod',
  'scallop',
  'chicken',
  'chicken breast',
  'chicken thigh',
  'chicken bite',
  'steak',
  'steak bite',
  'beef bite',
  'pork chop',
  'tofu',
  'mushroom',
]

export const garlicButterSkillet: Dish = {
  id: 'garlic-butter-skillet',
  names: [
    ...eachOf(['garlic butter', 'butter garlic', 'lemon garlic butter'], foods),
    'steak bite',
    'steak bite with garlic butter',
    'garlic steak bite',
    'garlic shrimp',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 35],
  onlyNamed: true,
  takes: [
    'poultry',
    'red-meat',
    'fish',
    'shellfish',
    'pork-cut',
    'tofu',
    'mushroom',
    'vegetable',
    'grain',
    'noodle',
    'pasta',
  ],
  moods: ['quick', 'weeknight', 'simple'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    if (!kit.ok('garlic')) return kit.fail('no garlic')
    const usual = /steak|beef/.test(text)
      ? ['beef-sirloin', 'beef-ribeye']
      : /thigh/.test(text)
        ? ['chicken-thigh']
        : /shrimp/.test(text)
          ? ['shrimp']
          : ['chicken-breast', 'chicken-thigh']
    const main = mainFor(kit, [
      usual,
      [
        'salmon',
        'cod',
        'scallop',
        'pork-chop',
        'shrimp',
        'beef-flank',
        'chicken-breast',
        'turkey-breast',
      ].filter((id) => kit.wants(id) || /salmon|shrimp|chicken/.test(id)),
      ['tofu-firm'],
      ['portobello', 'cremini', 'mushroom'].filter((id) => kit.wants(id) || id === 'portobello'),
    ])
    const mushroom = main === 'cremini' || main === 'mushroom'
    const beef = /^beef/.test(main)
    const bites = /bite/.test(text) || beef
    const piece = beef
      ? {
          line: `1 1/2 lb ${main} | cut into 1-inch cubes and patted dry`,
          brown:
            'Add {main} in one layer, leave alone until dark underneath, 2 minutes, then turn until browned all over and 145°F (63°C) in the middle, 3 minutes.',
        }
      : mushroom
        ? {
            line: `1 1/2 lb ${main} | halved`,
            brown:
              'Add {main} and cook, turning now and then, until their water is gone and they are brown, 10 minutes.',
          }
        : bites
          ? smallPiece(kit, main)
          : largePiece(kit, main)
    const fat = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok) ?? kit.fail('no fat')
    const sharp = kit.resolve('lemon')
    const zested = /lemon/.test(text)
    kit.add(`!${piece.line}
      3/4 tsp salt
      1/2 tsp black-pepper
      ~1/2 tsp paprika
      1 tbsp ${fat === 'olive-oil' ? 'vegetable-oil' : 'olive-oil'}
      4 tbsp ${fat}
      6 clove garlic
      ${sharp ? `1 each ${sharp} | ${zested ? 'zest finely grated, then juiced' : 'cut into wedges'}` : ''}
      ~3 tbsp parsley`)
    const oil = fat === 'olive-oil' ? 'vegetable-oil' : 'olive-oil'
    const side = sideFor(
      kit,
      beef
        ? ['potatoes', 'beans', 'mash', 'asparagus', 'broccoli']
        : ['rice', 'asparagus', 'bread', 'beans', 'potatoes', 'broccoli', 'orzo'],
    )
    const beside = [side.ref, sharp && !zested ? `{${sharp}} to squeeze over` : '']
      .filter(Boolean)
      .join(' and ')
    kit.step(
      side.first,
      `Season {main} with {salt,black-pepper,paprika}. Heat {${oil}} in a large skillet over medium-high heat. ${piece.brown}${inTurns(kit)} Lift onto a plate.`,
      side.later,
      `Turn the heat to low, melt {${fat}} in the same pan and stir {garlic} in it until it smells sweet and just turns golden, 1 minute.`,
      `Return {main} with the juices from the plate and turn in the garlic ${fat === 'olive-oil' ? 'oil' : 'butter'}, 1 minute.[ Scatter with {parsley}.] ${sharp && zested ? `Season with the zest and juice of {${sharp}}. ` : ''}Serve${beside ? ` with ${beside}` : ' at once'}.`,
    )
    const word = beef
      ? 'steak bites'
      : mushroom
        ? 'mushrooms'
        : `${calledIn(kit, main)}${/bite/.test(text) && /chicken/.test(main) ? ' bites' : ''}`
    entitle(
      kit,
      `${fat === 'vegan-butter' ? 'vegan ' : ''}${zested ? 'lemon ' : ''}garlic ${fat === 'olive-oil' ? '' : 'butter '}${word}`,
      side.name,
    )
    kit.describe(
      `(Browned|Well-browned) {-main} turned in ${fat === 'olive-oil' ? '{-olive-oil} full of' : `foaming {-${fat}} with`} {-garlic}. (The garlic goes in last and over low heat, for burnt garlic is bitter|One pan, and most of it is waiting for the pan to get hot).`,
    )
  },
}
