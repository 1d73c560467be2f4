import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'

/** Under foil until the meat gives up the bone, then glazed in a hot oven. */
export const ribs: Dish = {
  id: 'ribs',
  names: [
    'rib',
    'bbq rib',
    'barbecue rib',
    'barbecued rib',
    'baby back rib',
    'spare rib',
    'pork rib',
    'sticky rib',
    'oven baked rib',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [150, 200],
  oven: true,
  onlyNamed: true,
  takes: ['roast', 'sauce', 'spice', 'sweetener'],
  moods: ['party', 'summer', 'smoky', 'family', 'weekend'],
  write(kit) {
    if (!kit.ok('pork-rib')) return kit.fail('no ribs')
    if (withoutOven(kit)) return kit.fail('no oven for ribs')
    const glaze = /honey|sticky|asian|soy/i.test(kit.craving.text)
      ? { lines: '!1/3 cup honey\n1/4 cup soy-sauce\n2 clove garlic', say: 'honey and soy' }
      : kit.pick([
          { lines: '!1 cup barbecue-sauce\n1 tbsp apple-cider-vinegar', say: 'barbecue sauce' },
          { lines: '!3/4 cup barbecue-sauce\n2 tbsp maple-syrup', say: 'maple and barbecue sauce' },
        ])
    kit.bind(
      'glaze',
      glaze.lines.split('\n').map((line) => line.split(' ').at(-1) ?? ''),
    )
    kit.add(`!4 lb pork-rib | in whole racks, membrane pulled off
      2 tbsp brown-sugar
      1 tbsp smoked-paprika
      2 tsp salt
      1 tsp black-pepper
      1 tsp garlic-powder
      ${kit.mood('mild') ? '' : '1/4 tsp cayenne'}
      ${glaze.lines}`)
    kit.step(
      'Heat the oven to 300°F (150°C). Stir {brown-sugar,smoked-paprika,salt,black-pepper,garlic-powder,cayenne} together.',
      'Pat {pork-rib} dry and rub the spices in on all sides. Lay them on a large sheet of foil on a baking sheet, bone side down, pour 1/4 cup of water beside them and seal the foil.',
      'Bake until the meat has drawn back from the bones and a knife slides in, 2 hours 30 minutes; in the middle it is well past 190°F (88°C) by then.',
      'Simmer {glaze} in a small pan until it coats a spoon, 5 minutes.',
      'Turn the oven to 425°F (220°C). Open the foil, pour off the juices, brush {pork-rib} with half of the glaze and bake uncovered until dark and sticky, 15 minutes.',
      'Let them rest for 10 minutes, cut between the bones and serve with the rest of the glaze.',
    )
    callIt(kit, {
      noun: /honey|soy/.test(glaze.say) ? 'sticky honey ribs' : 'barbecue ribs',
      true: ['slow-baked', 'tender', 'smoky'],
      after: ['smoked-paprika', ...kit.bound('glaze')],
    })
    kit.describe(
      `Ribs baked under foil until they give up the bone, then glazed with ${glaze.say}. (Most of the time they mind themselves|Messy, as they should be).`,
    )
  },
}
