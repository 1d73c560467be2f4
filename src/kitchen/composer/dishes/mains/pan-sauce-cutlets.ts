import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { broth } from '../well-known/water.ts'
import { calledIn, eachOf, inTurns, largePiece, mainFor } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

type Sauce = 'piccata' | 'marsala' | 'lemon' | 'lemon pepper'

const sauceOf = (kit: Kit): Sauce => {
  const text = kit.craving.text.toLowerCase()
  if (/piccata/.test(text)) return 'piccata'
  if (/marsala/.test(text)) return 'marsala'
  return /pepper/.test(text) ? 'lemon pepper' : 'lemon'
}

/** What is named for a cut of meat: veal first of all. */
const named = (kit: Kit): string[] =>
  /veal/i.test(kit.craving.text)
    ? ['veal']
    : /thigh/i.test(kit.craving.text)
      ? ['chicken-thigh']
      : ['chicken-breast']

const pounded: Readonly<Record<string, string>> = {
  'chicken-breast': '1 1/4 lb chicken-breast | halved horizontally and pounded 1/4 inch thick',
  'turkey-breast': '1 1/4 lb turkey-breast | cut into cutlets and pounded 1/4 inch thick',
  'pork-tenderloin': '1 1/4 lb pork-tenderloin | cut into 1-inch slices and pounded 1/4 inch thick',
}
const browned: Readonly<Record<string, string>> = {
  'chicken-breast':
    'Lay in {main} and cook until golden, 3 minutes; turn and cook until 165°F (74°C) in the thickest part, 3 minutes.',
  'turkey-breast':
    'Lay in {main} and cook until golden, 3 minutes; turn and cook until 165°F (74°C) in the thickest part, 3 minutes.',
  'pork-tenderloin':
    'Lay in {main} and cook until golden, 2 minutes; turn and cook until 145°F (63°C) in the middle, 2 minutes.',
}

export const panSauceCutlets: Dish = {
  id: 'pan-sauce-cutlets',
  names: [
    ...eachOf(
      ['chicken', 'veal', 'pork', 'turkey', 'tofu', 'cauliflower', 'eggplant'],
      ['piccata', 'marsala'],
    ),
    ...[
      'salmon piccata',
      'cod piccata',
      'fish piccata',
      'shrimp piccata',
      'mushroom marsala',
      'piccata',
      'marsala',
    ],
    ...[
      'chicken scallopini',
      'chicken scaloppine',
      'chicken francese',
      'chicken francaise',
      'veal scaloppine',
    ],
    ...eachOf(
      ['lemon', 'lemon pepper', 'lemon butter', 'lemon garlic'],
      ['chicken', 'chicken breast', 'chicken thigh', 'salmon', 'cod', 'tofu'],
    ),
    ...[
      'lemon caper chicken',
      'lemon caper salmon',
      'lemon herb chicken',
      'lemon pepper pork chop',
      'lemon pork chop',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 40],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: [
    'poultry',
    'red-meat',
    'pork-cut',
    'fish',
    'shellfish',
    'tofu',
    'vegetable',
    'mushroom',
    'grain',
    'noodle',
    'pickle',
    'pasta',
  ],
  moods: ['weeknight', 'quick', 'fancy', 'date'],
  write(kit) {
    const sauce = sauceOf(kit)
    const mushroomDish = /mushroom marsala/i.test(kit.craving.text)
    const main = mainFor(kit, [
      ...(mushroomDish ? [['portobello']] : []),
      named(kit),
      ['turkey-breast', 'chicken-thigh', 'pork-tenderloin', 'pork-chop', 'veal', 'beef-sirloin'].filter(
        (id) => kit.wants(id) || /turkey|thigh/.test(id),
      ),
      ['cod', 'salmon', 'shrimp', 'tilapia', 'halibut', 'trout'].filter(
        (id) => kit.wants(id) || id === 'cod',
      ),
      ['tofu-firm', 'cauliflower', 'eggplant'].filter((id) => kit.wants(id) || id === 'tofu-firm'),
      ['cauliflower'],
      ['portobello'],
    ])
    const piece = largePiece(kit, main)
    const flour = kit.resolve('all-purpose-flour')
    const flesh = !/tofu|cauliflower|eggplant|portobello|cod|salmon|shrimp|tilapia|halibut|trout/.test(main)
    const fatty = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok) ?? kit.fail('no fat')
    const marsala = sauce === 'marsala'
    const wine = marsala ? kit.ok('marsala') : kit.ok('white-wine') && sauce === 'piccata'
    if (!marsala && !kit.ok('lemon')) return kit.fail('no lemon')
    const stock = broth(kit, flesh ? 'chicken-stock' : 'vegetable-stock', marsala && !wine ? 1.25 : 0.75)
    const caper =
      sauce === 'piccata' || /caper/i.test(kit.craving.text)
        ? (['caper', 'olive-green'].find(kit.ok) ?? '')
        : ''
    const mushrooms = marsala ? (['cremini', 'mushroom'].find((id) => kit.ok(id) && id !== main) ?? '') : ''
    const vinegar = kit.ok('balsamic-vinegar') ? 'balsamic-vinegar' : 'apple-cider-vinegar'
    const pepper = sauce === 'lemon pepper'
    kit.add(`!${pounded[main] ?? piece.line}
      3/4 tsp salt
      ${pepper ? '2 tsp black-pepper | coarsely ground' : '1/4 tsp black-pepper'}
      ${flour ? `1/3 cup ${flour}` : ''}
      2 tbsp olive-oil
      3 tbsp ${fatty}
      ${mushrooms ? `10 oz ${mushrooms} | sliced` : ''}
      ${marsala ? '1 each shallot | finely chopped' : ''}
      ${kit.ok('garlic') ? `${sauce === 'lemon' || pepper ? 4 : 2} clove garlic` : ''}
      ${wine ? (marsala ? '3/4 cup marsala' : '1/2 cup white-wine') : ''}
      ${marsala && !wine ? `1 tbsp ${vinegar}` : ''}
      ${stock.line}
      ${marsala ? '' : '2 each lemon | 1 juiced, 1 thinly sliced'}
      ${caper ? `3 tbsp ${caper} | ${caper === 'caper' ? 'rinsed' : 'chopped'}` : ''}
      ${marsala ? '~4 sprig thyme | leaves stripped' : '~2 tbsp parsley'}`)
    const side = sideFor(
      kit,
      marsala
        ? ['mash', 'beans', 'noodles', 'asparagus', 'bread']
        : ['potatoes', 'asparagus', 'noodles', 'beans', 'rice', 'arugula'],
    )
    const herb = marsala ? 'thyme' : 'parsley'
    const liquid = [
      wine ? (marsala ? '{marsala}' : '{white-wine}') : '',
      stock.ref,
      marsala && !wine ? `{${vinegar}}` : '',
      marsala ? '' : 'the juice of the lemon',
    ].filter(Boolean)
    const pour = liquid.length > 1 ? `${liquid.slice(0, -1).join(', ')} and ${liquid.at(-1)}` : liquid[0]
    const rest = fatty === 'olive-oil' ? 'half of {olive-oil}' : `{olive-oil} with a third of {${fatty}}`
    const end = fatty === 'olive-oil' ? 'the rest of {olive-oil}' : `the rest of {${fatty}}`
    kit.step(
      side.first,
      `Pat {main} dry and season with {salt,black-pepper}.${flour ? ` Turn in {${flour}} and shake off what does not cling.` : ''}`,
      `Heat ${rest} in a large skillet over medium-high heat. ${browned[main] ?? piece.brown}${inTurns(kit)} Lift onto a plate.`,
      mushrooms
        ? `Add {${mushrooms}} to the pan and cook until their water is gone and they are brown, 7 minutes.`
        : '',
      `${marsala ? 'Add {shallot,garlic} and stir for 1 minute. ' : 'Stir {garlic} in the pan until it smells sweet, 30 seconds. '}Pour in ${pour}, scrape up what sticks and boil until reduced by half, ${marsala ? 5 : 4} minutes.`,
      side.later,
      `Take the pan off the heat and swirl in ${end}[ with {${[caper, herb].filter(Boolean).join(',')}}] until the sauce is glossy. ${marsala ? '' : 'Lay in the lemon slices. '}Return {main} with the juices from the plate, turn once in the sauce and serve${side.ref ? ` with ${side.ref}` : ' at once'}.`,
    )
    const word = calledIn(kit, main)
    const plainName = marsala && !wine ? `${word} in ${mushrooms ? 'mushroom ' : ''}pan sauce` : ''
    entitle(
      kit,
      plainName ||
        (marsala
          ? `${word} Marsala`
          : sauce === 'piccata'
            ? `${word} piccata`
            : `${pepper ? 'lemon pepper' : 'lemon butter'} ${word}`.replace(
                'lemon butter',
                fatty === 'butter' ? 'lemon butter' : 'lemon',
              )),
      side.name,
    )
    kit.describe(
      marsala && !wine
        ? `Made without the wine that gives the dish its name: (thin, golden|lightly floured) {-main} in a dark sauce of stock and {-${vinegar}}[ with {-${mushrooms || 'none'}}].`
        : marsala
          ? `(Thin, golden|Lightly floured) {-main} in a dark sauce of Marsala[ with {-${mushrooms || 'none'}}]. (The whole sauce is made in the pan that browned it|Half an hour, and it looks like a restaurant's).`
          : `(Thin, golden|Lightly floured) {-main} in a bright lemon sauce[ with {-${caper || 'none'}}]. (The whole sauce is made in the pan that browned it|The last of the fat goes in off the heat and makes it shine).`,
    )
  },
}
