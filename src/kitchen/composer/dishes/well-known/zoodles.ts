import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'

/** Strands of zucchini in place of pasta: salted first and cooked for two minutes, they stay strands. */
export const zoodles: Dish = {
  id: 'zucchini-noodles',
  names: [
    'zucchini noodle',
    'zucchini noodles',
    'zoodle',
    'zoodles',
    'courgetti',
    'courgette noodles',
    'zucchini spaghetti',
    'zucchini pasta',
    'spiralized zucchini',
    'zucchini noodles with pesto',
    'pesto zoodles',
    'pesto zucchini noodles',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 30],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: [
    'vegetable',
    'shellfish',
    'poultry',
    'canned-fish',
    'fish',
    'bean',
    'nut',
    'hard-cheese',
    'crumbling-cheese',
    'fresh-cheese',
    'sauce',
    'herb',
    'bacon',
    'tofu',
    'ground',
  ],
  moods: ['light', 'quick', 'summer', 'healthy', 'weeknight'],
  write(kit) {
    kit.require(kit.ok('zucchini'), 'no zucchini')
    const asked = /pesto/i.test(kit.craving.text)
    const jar = kit.ok('pesto') && kit.chance(0.5)
    const main = chooseMain(kit, {
      roles: ['shellfish', 'poultry', 'ground', 'fish', 'canned-fish', 'bean', 'tofu', 'bacon'],
      from: ['shrimp', 'chicken-breast', 'white-bean-canned', 'chickpea-canned'],
      onlyWanted: asked ? kit.wanted.length > 2 || kit.chance(0.6) : kit.lean > 0,
      not: [...whole, 'anchovy', 'sardine'],
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['cherry-tomato', 'sun-dried-tomato', 'pea-frozen', 'roasted-red-pepper'],
        not: ['zucchini', 'onion', 'basil'],
        max: 2,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const nut = ['pine-nut', 'almond', 'walnut', 'sunflower-seed'].find(kit.ok)
    const cheese = kit.resolve('parmesan')
    // Pesto is a word for nuts and cheese, too: where one of them is out, the paste is called what it is.
    const word = kit.ok('pesto') ? 'pesto' : 'paste'
    const leaf = ['basil', 'parsley', 'spinach'].find(kit.ok)
    if (!leaf) return kit.fail('no green for the pesto')
    const sour = kit.resolve('lemon-juice')
    kit.add(`!4 each zucchini | cut into long, thin strands
      1 tsp salt
      ${jar ? '1/2 cup pesto' : `2 cup ${leaf}${leaf === 'basil' ? '' : ' | leaves picked'}\n1/3 cup olive-oil`}
      ${jar ? '2 tbsp olive-oil' : ''}
      ${!jar && nut ? `1/4 cup ${nut}` : ''}
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      ${!jar && cheese ? (cheese === 'nutritional-yeast' ? '2 tbsp nutritional-yeast' : `1/2 cup ${cheese}`) : ''}
      ${sour ? `1 tbsp ${sour}` : ''}
      $main x0.9${main ? pieceCut(main) : ''}
      $veg
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        'chili-flake': '1/4 tsp chili-flake',
        feta: '1/2 cup feta',
        arugula: '2 oz arugula',
        'olive-black': '1/4 cup olive-black',
        caper: '1 tbsp caper',
      },
      1,
    )
    kit.step(
      'Toss {zucchini} with half of {salt} in a colander and leave for 10 minutes; pat dry in a towel, or they drown the sauce.',
      jar
        ? ''
        : `Pound or blend {${leaf}${nut ? `,${nut}` : ''}} with {garlic${cheese ? `,${cheese}` : ''}${sour ? `,${sour}` : ''}}, the rest of {salt} and most of {olive-oil} to a rough, thick ${word}.`,
      main
        ? `Heat ${jar ? 'half' : 'a spoonful'} of {olive-oil} in a large skillet over medium-high heat. ${panText(kit)} Lift {main} onto a plate.`
        : '',
      main
        ? `Put {veg${jar ? ',garlic' : ''}} into the same skillet and cook until hot and starting to soften, 3 minutes.`
        : `Heat ${jar ? '' : 'the rest of '}{olive-oil} in a large skillet over medium-high heat and cook {veg${jar ? ',garlic' : ''}} until hot and starting to soften, 3 minutes.`,
      'Add the strands and toss just until they bend and are hot through, 2 minutes: longer, and they turn to water.',
      `Take off the heat and toss with ${jar ? `{pesto${sour ? `,${sour}` : ''},black-pepper,chili-flake} and the rest of {salt}` : `the ${word} and {black-pepper,chili-flake}`}.${main ? ' Set {main} on top.' : ''} Serve at once[, with {feta,arugula,olive-black,caper} scattered over].`,
    )
    nameDish(kit, {
      noun: 'zucchini noodles',
      main: [...(main ? [main] : [])],
      partners: [...kit.bound('veg'), ...(jar ? [] : [leaf, nut ?? '']), ...added].filter(Boolean),
      methods: kit.ok('pesto') ? ['pesto'] : ['green', 'summery'],
      never: ['garlicky', 'herby', 'lemony', 'cheesy', 'spicy'],
    })
    kit.describe(
      `Long green strands of zucchini instead of pasta, in ${jar ? 'basil' : `{-${leaf}}`} ${word} with {${main ? '-main,' : '-'}veg}. (A peeler makes ribbons if you have no spiral cutter|Everything else is ready before they touch the pan).`,
    )
  },
}
