import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { cookingOf } from '../protein.ts'
import { spoons } from '../well-known/water.ts'
import { glazeOf } from './glazes.ts'
import { calledIn, eachOf, inRush, inTurns, largePiece, mainFor, smallPiece } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

const meats = ['chicken', 'chicken thigh', 'chicken breast', 'pork', 'beef', 'shrimp', 'tofu', 'cauliflower']
const fish = ['salmon', 'cod']

/** Salmon in one word with its glaze, chicken in bite-size pieces: what most cooks mean by the name alone. */
const usual = (kit: Kit, beef: boolean): string[] =>
  beef
    ? ['beef-flank', 'beef-sirloin']
    : /thigh/i.test(kit.craving.text)
      ? ['chicken-thigh']
      : ['chicken-thigh', 'chicken-breast']

/** Minutes that the second half takes in the pan. */
const second = (main: string) =>
  ({ steak: 3, shrimp: 3, pork: 5, chicken: 7 })[cookingOf(main) as 'pork'] ?? 8

export const stickyGlazed: Dish = {
  id: 'sticky-glazed',
  names: [
    ...eachOf(
      ['honey garlic', 'sticky', 'teriyaki', 'honey soy', 'maple glazed', 'sweet and sour'],
      [...meats, ...fish, 'pork chop'],
    ),
    ...eachOf(['sesame', 'orange'], ['chicken', 'beef', 'shrimp', 'tofu', 'cauliflower', 'pork', 'salmon']),
    ...eachOf(['general tso', "general tso's", 'general tsos'], ['chicken', 'tofu', 'cauliflower', 'shrimp']),
    ...eachOf(['mongolian'], ['beef', 'chicken', 'tofu', 'pork', 'shrimp']),
    ...eachOf(
      ['sticky honey garlic', 'sticky sesame', 'honey sesame'],
      ['chicken', 'salmon', 'tofu', 'cauliflower'],
    ),
    ...['honey glazed salmon', 'soy glazed salmon', 'chinese orange chicken', 'panda express orange chicken'],
    ...['general tso', "general tso's", 'mongolian', 'honey garlic', 'teriyaki', 'sweet and sour'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 40],
  onlyNamed: true,
  takes: [
    'poultry',
    'fish',
    'shellfish',
    'red-meat',
    'pork-cut',
    'tofu',
    'vegetable',
    'mushroom',
    'grain',
    'noodle',
    'nut',
    'seed',
  ],
  moods: ['takeout', 'weeknight', 'quick', 'kids'],
  write(kit) {
    const glaze = glazeOf(kit)
    const main = mainFor(kit, [
      usual(kit, glaze.name === 'Mongolian'),
      [
        ...(glaze.name === 'Mongolian' ? ['chicken-thigh', 'chicken-breast'] : []),
        'pork-tenderloin',
        'pork-chop',
        'beef-flank',
        'beef-sirloin',
        'turkey-breast',
      ].filter((id) => (id === 'pork-chop' ? /chop/i.test(kit.craving.text) : true)),
      ['salmon', 'shrimp', 'cod'].filter((id) => kit.wants(id) || id !== 'cod'),
      ['tofu-firm', 'cauliflower', 'tempeh', 'seitan'].filter((id) => kit.wants(id) || id === 'tofu-firm'),
      ['cauliflower'],
    ])
    const isFish = cookingOf(main) === 'fish'
    const chop = main === 'pork-chop' && /chop/i.test(kit.craving.text)
    const plain = chop ? largePiece(kit, main) : smallPiece(kit, main)
    const starch = ['cornstarch', 'all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    const rush = inRush(kit)
    const piece =
      rush && cookingOf(main) === 'chicken'
        ? {
            line: `1 1/4 lb ${main} | cut into 3/4-inch pieces`,
            brown:
              'Add {main} in one layer and cook, turning twice, until golden and 165°F (74°C) inside, 6 minutes.',
          }
        : plain
    const crisp = glaze.crisp && !rush && !isFish && !chop && starch !== undefined
    kit.add(`!${piece.line}
      1/4 tsp salt
      ${crisp ? `${cookingOf(main) === 'steak' ? '1/4' : '1/3'} cup ${starch}` : ''}
      ${crisp ? '1/4' : '2'} ${crisp ? 'cup' : 'tbsp'} vegetable-oil
      ${glaze.pieces}
      ${glaze.lines}
      ${starch && glaze.thicken ? `1 tbsp ${starch} | ${crisp ? 'for the sauce' : ''}` : ''}`)
    const seeds = kit.ok('sesame-seed') && (glaze.name === 'sesame' || kit.chance(0.5))
    kit.add(`${seeds ? `${glaze.name === 'sesame' ? '2 tbsp' : '1 tbsp'} sesame-seed` : ''}
      ${glaze.pieceRefs === 'scallion' ? '' : '~3 each scallion'}`)
    const rice = sideFor(kit, glaze.name === 'teriyaki' ? ['rice', 'jasmine'] : ['jasmine', 'rice'], 'grain')
    const green = sideFor(
      kit,
      glaze.pieces
        ? ['cucumber', 'bokChoy', 'snowPeas', 'beans']
        : ['broccoli', 'beans', 'snowPeas', 'bokChoy', 'asparagus', 'cucumber'],
      'green',
    )
    const pourOff = crisp ? 'Pour off all but a tablespoon of the fat. ' : ''
    const beside = [rice.ref, green.ref].filter(Boolean).join(' and ')
    const water = Math.round((glaze.water * kit.servings) / 4)
    const blend = starch && glaze.thicken
    kit.step(
      rice.first,
      `Stir {${glaze.refs}} together${blend ? ` with ${crisp ? 'a tablespoon of ' : ''}{${starch}}` : ''}${water > 0 ? ` and ${spoons(water)} of water` : ''} until smooth.`.replace(
        / and (?=[^ ]+ tablespoons? \(|[^ ]+ cups? \()/,
        blend ? ' and ' : ' with ',
      ),
      crisp
        ? `Toss {main} with {salt} and the rest of {${starch}} until every piece looks dry. Heat {vegetable-oil} in a wide skillet over medium-high heat until a piece sizzles at once. ${piece.brown.replace('Add {main}', 'Add half of {main}')} Lift onto a rack, where the crust stays crisp, and fry the second half the same way, ${second(main)} minutes more.`
        : `Pat {main} dry and season with {salt}. Heat {vegetable-oil} in a wide skillet over medium-high heat. ${piece.brown}${inTurns(kit)} Lift onto a plate.`,
      green.later,
      glaze.pieces
        ? `${pourOff}Toss {${glaze.pieceRefs}} in the hot pan until blistered but still crisp, 3 minutes.`
        : '',
      `${glaze.pieces ? '' : pourOff}${glaze.aromatics ? `Stir {${glaze.aromatics}} in the hot pan until fragrant, 1 minute. ` : ''}Pour in the sauce and let it bubble until ${glaze.thicken ? 'thick and glossy' : 'it leaves a trail behind the spoon'}, ${glaze.boil} minutes.`,
      `Return {main}${isFish || chop ? ' and spoon the glaze over until it shines' : ' and toss until every piece is coated'}, 1 minute. [Scatter with {${glaze.pieceRefs === 'scallion' ? 'sesame-seed' : 'sesame-seed,scallion'}}. ]Serve ${beside ? `with ${beside}` : 'at once'}.`,
    )
    const noun = `${glaze.name} ${chop ? 'pork chops' : calledIn(kit, main)}`
    entitle(kit, noun, green.name || rice.name)
    kit.describe(
      `${crisp ? '(Crisp|Crackling) pieces of {-main}' : '(Browned|Well-seared) {-main}'} in a ${glaze.tastes} glaze that clings. (Have the sauce stirred before the pan is hot: the end goes fast|Toss it at the last moment, and ${crisp ? 'the crust keeps its crunch' : 'the glaze keeps its shine'}).`,
    )
  },
}
