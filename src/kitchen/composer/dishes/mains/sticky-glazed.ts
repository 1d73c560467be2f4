import type { Dish } from '../../dish.ts'
import { callIt, wordFor } from '../bowl-parts.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'

interface Glaze {
  /** As it stands before the food: `honey garlic chicken`. */
  name: string
  asked: RegExp
  /** Stirred together before the pan is hot; the first lines name it and cannot be left out. */
  sauce: string
  /** Fried for a moment before the sauce goes in. */
  aromatics: string
  vegetable: string
  /** Its pieces are dusted, so that they crisp and the glaze holds. */
  crisp: boolean
  usual: readonly string[]
}

const chicken = ['chicken-thigh', 'chicken-breast']

const glazes: readonly Glaze[] = [
  {
    name: 'honey garlic',
    asked: /honey.{0,8}garlic|garlic.{0,8}honey/i,
    sauce: '!1/3 cup honey\n!1/4 cup soy-sauce\n1 tbsp rice-vinegar',
    aromatics: '!5 clove garlic',
    vegetable: '12 oz broccoli | cut into small florets',
    crisp: false,
    usual: chicken,
  },
  {
    name: 'orange',
    asked: /orange/i,
    sauce: '!3/4 cup orange-juice\n3 tbsp soy-sauce\n!1/4 cup brown-sugar\n2 tbsp rice-vinegar',
    aromatics: '3 clove garlic\n1 inch ginger\n1/2 tsp chili-flake',
    vegetable: '8 oz green-bean',
    crisp: true,
    usual: chicken,
  },
  {
    name: 'General Tso’s',
    asked: /\btso/i,
    sauce: '!1/4 cup soy-sauce\n3 tbsp rice-vinegar\n!1/4 cup brown-sugar\n1 tbsp tomato-paste',
    aromatics: '4 clove garlic\n1 inch ginger\n!1 tsp chili-flake',
    vegetable: '12 oz broccoli | cut into small florets',
    crisp: true,
    usual: chicken,
  },
  {
    name: 'sweet and sour',
    asked: /sweet (?:and|&|n'?) sour/i,
    sauce: '!1/3 cup ketchup\n!1/4 cup rice-vinegar\n!1/4 cup brown-sugar\n2 tbsp soy-sauce',
    aromatics: '2 clove garlic\n1 inch ginger\n1 1/2 cup pineapple',
    vegetable: '1 each red-bell-pepper | seeded and cut into 1-inch squares',
    crisp: true,
    usual: ['pork-tenderloin', 'chicken-breast'],
  },
  {
    name: 'Mongolian',
    asked: /mongolian/i,
    sauce: '!1/3 cup soy-sauce\n!1/3 cup brown-sugar',
    aromatics: '4 clove garlic\n1 inch ginger\n1/2 tsp chili-flake',
    vegetable: '!6 each scallion | cut into 2-inch lengths',
    crisp: true,
    usual: ['beef-flank', 'beef-sirloin'],
  },
  {
    name: 'teriyaki',
    asked: /teriyaki/i,
    sauce: '!1/3 cup soy-sauce\n!3 tbsp brown-sugar\n2 tbsp rice-vinegar',
    aromatics: '2 clove garlic\n1 inch ginger',
    vegetable: '8 oz sugar-snap-pea',
    crisp: false,
    usual: chicken,
  },
  {
    name: 'sesame',
    asked: /sesame/i,
    sauce: '!1/4 cup honey\n!1/4 cup soy-sauce\n1 tbsp rice-vinegar\n!1 tbsp sesame-oil',
    aromatics: '3 clove garlic\n1 inch ginger',
    vegetable: '12 oz broccoli | cut into small florets',
    crisp: true,
    usual: chicken,
  },
  {
    name: 'sticky',
    asked: /./,
    sauce: '!3 tbsp honey\n!3 tbsp soy-sauce\n2 tbsp ketchup\n1 tbsp rice-vinegar',
    aromatics: '3 clove garlic\n1 inch ginger\n1/4 tsp chili-flake',
    vegetable: '8 oz green-bean',
    crisp: false,
    usual: chicken,
  },
]

const idsIn = (lines: string): string[] =>
  lines.split('\n').map((line) => line.split(' |')[0]?.split(' ').at(-1) ?? '')
const foods = ['chicken', 'salmon', 'shrimp', 'pork', 'beef', 'tofu', 'cauliflower', 'tempeh']
const called = (glaze: string, some = foods) => [glaze, ...some.map((food) => `${glaze} ${food}`)]

/** Small pieces, or a fillet, in a glossy glaze of soy sauce and sugar, with a vegetable and rice. */
export const stickyGlazed: Dish = {
  id: 'sticky-glazed',
  names: [
    ...called('honey garlic'),
    ...called('orange', ['chicken', 'beef', 'tofu', 'cauliflower']).slice(1),
    ...called('sesame', ['chicken', 'beef', 'tofu', 'cauliflower']).slice(1),
    'honey sesame chicken',
    ...called('general tso'),
    ...called('general tsos'),
    ...called('sweet and sour'),
    ...called('mongolian'),
    ...called('sticky').slice(1),
    ...called('teriyaki', ['salmon']).slice(1),
    'glazed salmon',
    'honey glazed salmon',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: [
    'poultry',
    'pork-cut',
    'red-meat',
    'fish',
    'shellfish',
    'tofu',
    'vegetable',
    'grain',
    'sauce',
    'sweetener',
  ],
  moods: ['takeout', 'weeknight', 'sweet', 'kids'],
  write(kit) {
    const glaze = glazes.find(({ asked }) => asked.test(kit.craving.text)) ?? glazes[0]! // the last fits all
    const usual = glaze.usual.filter((id) => kit.ok(id))
    const main =
      /cauliflower/i.test(kit.craving.text) && kit.ok('cauliflower')
        ? 'cauliflower'
        : chooseMain(kit, {
            roles: ['poultry', 'pork-cut', 'red-meat', 'fish', 'shellfish', 'tofu'],
            from: usual.length > 0 ? usual : ['tofu-firm', 'tempeh'],
            not: whole,
          })
    if (!main) return kit.fail('nothing to glaze')
    kit.bind('main', [main])
    const fillet = cookingOf(main) === 'fish'
    const florets = main === 'cauliflower'
    const crisp = glaze.crisp && !fillet
    kit.bind('sauce', idsIn(glaze.sauce))
    kit.bind('aromatics', idsIn(glaze.aromatics))
    const extra = kit.choose({
      roles: ['vegetable'],
      onlyWanted: true,
      max: 2,
      not: ['onion', main],
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', extra.length > 0 ? extra : idsIn(glaze.vegetable))
    const hot = (lines: string) => (kit.mood('mild') ? lines.replace(/!?[\d/ ]+tsp chili-flake/, '') : lines)
    kit.add(`${florets ? '!1 each cauliflower | cut into florets' : `$main${fillet ? '' : pieceCut(main)}`}
      1/2 tsp salt
      ${crisp || florets ? '!1/4 cup cornstarch' : '2 tsp cornstarch'}
      3 tbsp vegetable-oil
      ${glaze.sauce}
      ${hot(glaze.aromatics)}
      ${extra.length > 0 ? '$veg' : `~${glaze.vegetable}`}
      ${glaze.vegetable.includes('scallion') ? '' : '~2 each scallion'}
      ~~1 tbsp sesame-seed`)
    const grain = riceFirst(kit, 'jasmine-rice')
    kit.step(
      grain,
      `Stir {sauce} together with 3 tablespoons of water${crisp || florets ? '' : ' and {cornstarch}'}.`,
      crisp || florets
        ? 'Pat {main} dry, season with {salt} and toss with {cornstarch} until every piece is coated.'
        : 'Pat {main} dry and season with {salt}.',
      'Heat a third of {vegetable-oil} in a large skillet over high heat. Cook {veg}, tossing, until bright and just tender, 5 minutes; tip onto a plate.',
      `Add the rest of {vegetable-oil} and turn the heat to medium-high. ${
        florets
          ? 'Add {main} and cook, turning, until crisp and tender, 12 minutes.'
          : panText(kit).replace('Pat {main} dry, lay it', 'Lay {main}')
      }`,
      'Add {aromatics} and stir for 1 minute.',
      `Pour in the sauce and let it bubble, turning {main} over in it, until it is (glossy and sticky|thick enough to cling), 3 minutes. Return {veg}${glaze.vegetable.includes('scallion') ? '' : '[ and toss in {scallion}]'}.`,
      'Serve at once[ over {rice}][, with {sesame-seed} on top].',
    )
    callIt(kit, {
      noun: `${glaze.name} ${florets ? 'cauliflower' : wordFor(main)}`,
      true: [
        'skillet',
        ...(crisp ? ['crisp'] : []),
        ...(glaze.name === 'sticky' ? [] : ['sticky']),
        'weeknight',
      ],
      after: [...kit.bound('veg'), 'scallion', 'ginger'],
    })
    kit.describe(
      `{-main} in a (glossy|shiny) ${glaze.name} glaze, with {-veg}. (Faster than the delivery|The sauce is mixed before the pan is hot, and then it all goes fast).`,
    )
  },
}
