import type { Dish } from '../../dish.ts'
import { cookingOf } from '../protein.ts'
import { calledIn, inRush, mainFor, smallPiece } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

/** Thin beef in a sweet soy marinade with grated pear, seared so hot that the sugar catches. */
export const bulgogi: Dish = {
  id: 'bulgogi',
  names: [
    'bulgogi',
    'beef bulgogi',
    'pork bulgogi',
    'spicy pork bulgogi',
    'chicken bulgogi',
    'tofu bulgogi',
    'mushroom bulgogi',
    'bulgogi bowl',
    'beef bulgogi bowl',
    'bulgogi beef',
    'korean bbq beef',
    'korean barbecue beef',
    'korean bbq',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 60],
  onlyNamed: true,
  cuisines: ['korean'],
  takes: [
    'red-meat',
    'poultry',
    'pork-cut',
    'tofu',
    'mushroom',
    'vegetable',
    'grain',
    'noodle',
    'pickle',
    'egg',
  ],
  moods: ['takeout', 'weeknight', 'grill'],
  write(kit) {
    const text = kit.craving.text
    const rush = inRush(kit)
    const mushroomDish = /mushroom bulgogi/i.test(text)
    const main = mainFor(kit, [
      ...(mushroomDish ? [['oyster-mushroom', 'shiitake']] : []),
      ['beef-sirloin', 'beef-flank', 'beef-ribeye'].slice(0, 2),
      ['beef-ribeye', 'pork-tenderloin', 'chicken-thigh', 'chicken-breast', 'turkey-breast'].filter(
        (id) => kit.wants(id) || id === 'chicken-thigh',
      ),
      ['tofu-firm', 'tempeh', 'seitan'].filter((id) => kit.wants(id) || id === 'tofu-firm'),
      ['oyster-mushroom'],
    ])
    const soft = /mushroom|shiitake/.test(main)
    const steak = cookingOf(main) === 'steak'
    const thin = cookingOf(main) === 'pork' || cookingOf(main) === 'chicken'
    const done = cookingOf(main) === 'chicken' ? '165°F (74°C), 4' : '145°F (63°C), 2'
    const piece = soft
      ? {
          line: `1 1/2 lb ${main} | ${main === 'shiitake' ? 'stems discarded, caps sliced' : 'torn into strips'}`,
          brown: 'Add half of {main} in one layer and cook until browned and dry, 5 minutes.',
        }
      : steak
        ? {
            line: `1 1/4 lb ${main} | sliced 1/8 inch thick across the grain`,
            brown:
              'Add half of {main} in one layer and leave alone until the edges are dark, 2 minutes; toss until just cooked and 145°F (63°C), 1 minute.',
          }
        : thin
          ? {
              line: `1 1/2 lb ${main} | sliced 1/4 inch thick`,
              brown: `Add half of {main} in one layer and leave alone until the edges are dark, 2 minutes; toss until ${done} minutes.`,
            }
          : smallPiece(kit, main)
    const soy = kit.resolve('soy-sauce')
    const sugar = kit.resolve('brown-sugar')
    if (!soy || !sugar) return kit.fail('no marinade')
    const fruit = rush ? '' : (['pear', 'apple', 'kiwi'].find(kit.ok) ?? '')
    const hot = /spicy/i.test(text) || cookingOf(main) === 'pork'
    const paste = hot && kit.ok('gochujang') && !kit.mood('mild') ? 'gochujang' : ''
    kit.add(`!${piece.line}
      1/3 cup ${soy}
      2 tbsp ${sugar}
      ${fruit ? `1/2 each ${fruit} | peeled and finely grated` : ''}
      ${paste ? '2 tbsp gochujang' : ''}
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      1 inch ginger
      ${kit.ok('sesame-oil') ? '1 tbsp sesame-oil' : ''}
      1/4 tsp black-pepper
      1 tbsp vegetable-oil
      ${rush ? '' : '~1 each onion | thinly sliced'}
      ${rush ? '' : '~1 each carrot | cut into matchsticks'}
      4 each scallion | cut into 1-inch lengths
      ${kit.ok('sesame-seed') ? '~1 tbsp sesame-seed' : ''}`)
    const rice = sideFor(kit, ['rice', 'jasmine'], 'grain')
    const green =
      kit.lean > 0
        ? ''
        : (kit.inTurn((rush ? ['lettuce'] : ['kimchi', 'lettuce', 'cucumber']).filter(kit.ok)) ?? '')
    kit.add(
      {
        kimchi: '1 cup kimchi',
        lettuce: '1 head lettuce | leaves separated',
        cucumber: '1 each cucumber | thinly sliced',
      }[green] ?? '',
    )
    const rest = kit.craving.maxMinutes !== null && kit.craving.maxMinutes <= 45 ? 10 : 30
    const wait = rush
      ? ''
      : soft || !(steak || thin)
        ? 'Leave to marinate for 10 minutes.'
        : `Leave to marinate for ${rest} minutes, or in the refrigerator until tomorrow.`
    kit.step(
      `Stir {${soy},${sugar},${fruit || 'none'},gochujang,garlic,ginger,sesame-oil,black-pepper} together in a large bowl, and turn {main} in it. ${wait}`,
      rice.first,
      `Heat ${kit.uses('onion', 'carrot') ? 'half of ' : ''}{vegetable-oil} in your largest skillet over high heat until it shimmers, and lift {main} out of the marinade; keep that. ${piece.brown} ${/half of/.test(piece.brown) ? 'Lift onto a plate and do the rest the same way, 3 minutes more.' : 'Lift onto a plate.'}`,
      `${kit.uses('onion', 'carrot') ? 'Add the rest of {vegetable-oil} with {onion,carrot} and stir until tender with dark edges, 4 minutes. ' : ''}Pour in the marinade that was kept and boil until it is a syrup, 2 minutes.`,
      `Return {main} with {scallion} and toss for 1 minute.[ Scatter with {sesame-seed}.] Serve${rice.ref || green ? ` with ${[rice.ref, green ? `{${green}}` : ''].filter(Boolean).join(' and ')}` : ' at once'}${green === 'lettuce' ? ', to wrap it in' : ''}.`,
    )
    const noun = `${steak ? 'beef' : soft ? 'mushroom' : paste ? `spicy ${calledIn(kit, main)}` : calledIn(kit, main)} bulgogi`
    entitle(
      kit,
      noun,
      green === 'lettuce' ? 'lettuce leaves' : green === 'kimchi' ? 'kimchi' : green ? 'cucumber' : rice.name,
    )
    kit.describe(
      `(Thin|Tender) pieces of {-main} in a sweet, gingery soy marinade[ with grated {-${fruit || 'none'}}], seared until the edges catch. ${steak ? '(The pan must be very hot and never crowded|Half-frozen meat is the easiest to slice thinly)' : 'The pan must be very hot and never crowded'}.`,
    )
  },
}
