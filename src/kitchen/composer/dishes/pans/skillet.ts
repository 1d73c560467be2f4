import type { Dish } from '../../dish.ts'
import { woodyHerbs } from '../../kit.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'

export const skillet: Dish = {
  id: 'skillet',
  names: ['skillet', 'one pan', 'one pan dinner', 'pan fried', 'pan seared', 'seared', 'saute', 'sauteed'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'grain',
    'poultry',
    'red-meat',
    'pork-cut',
    'ground',
    'sausage',
    'fish',
    'shellfish',
    'tofu',
    'grill-cheese',
    'vegetable',
    'mushroom',
    'bean',
    'dairy',
    'crumbling-cheese',
    'hard-cheese',
    'pickle',
    'cooked-meat',
  ],
  cuisines: [
    'italian',
    'french',
    'greek',
    'mexican',
    'spanish',
    'moroccan',
    'mediterranean',
    'american',
    'middle-eastern',
    'cajun',
    'nordic',
  ],
  moods: ['quick', 'weeknight', 'healthy', 'simple', 'protein', 'light'],
  loves: ['salmon', 'cod', 'asparagus', 'chicken-breast', 'pork-chop', 'cherry-tomato'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: [
        'poultry',
        'red-meat',
        'pork-cut',
        'ground',
        'sausage',
        'fish',
        'shellfish',
        'tofu',
        'grill-cheese',
        'bean',
      ],
      not: ['chicken-drumstick', 'chicken-wing', 'tofu-silken', 'mussel', 'clam', 'lamb-leg'],
    })
    kit.require(main, 'no main')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'zucchini',
          'cherry-tomato',
          'spinach',
          'asparagus',
          'green-bean',
          'red-bell-pepper',
          'mushroom',
          'broccoli',
          'kale',
          'cauliflower',
          'fennel',
          'cabbage',
        ],
        not: ['onion'],
        count: kit.lean > 1 ? 1 : 2,
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const saucy = kit.choose({ roles: ['dairy'], onlyWanted: true })
    const cream = saucy[0] ?? (kit.mood('creamy') ? 'heavy-cream' : null)
    const cheese = kit.choose({ roles: ['crumbling-cheese', 'hard-cheese'], onlyWanted: true })
    const pickle = kit.choose({
      roles: ['pickle'],
      from: ['olive-black', 'caper'],
      onlyWanted: !(
        ['greek', 'italian', 'mediterranean', 'spanish'].includes(kit.profile?.id ?? '') && kit.chance(0.5)
      ),
    })
    kit.bind('pickle', [...pickle, ...cheese])
    const { profile } = kit
    const fat = profile?.fat ?? 'olive-oil'
    const acid = profile?.acid === 'lime' ? 'lime' : profile?.acid === 'lemon' ? 'lemon' : 'lemon'
    const spiceLines = (profile?.spices ?? '1 tsp paprika')
      .split(';')
      .filter((line) => !(kit.mood('mild') && /chili-flake|cayenne|cajun/.test(line)))
    kit.bind(
      'spices',
      spiceLines.map((line) => line.trim().split(' ').at(-1) ?? ''),
    )
    const cooking = cookingOf(main ?? '')
    const large = ['fish', 'pork', 'chicken', 'steak', 'lamb-chop'].includes(cooking)
    const whole =
      cooking === 'chicken'
        ? ' | halved horizontally into thin cutlets'
        : cooking === 'steak' && !['beef-ribeye', 'beef-tenderloin'].includes(main ?? '')
          ? ' | sliced thinly across the grain'
          : ''
    kit.add(`$main${main === 'chicken-breast' ? whole : ''}
      1 tsp salt
      1/4 tsp black-pepper
      ${spiceLines
        .filter((line) => !/tbsp (miso|gochujang|thai)/.test(line))
        .map((line) => line.trim().replace('2 tsp', '1 tsp').replace('1 tbsp', '2 tsp'))
        .join('\n')}
      2 tbsp ${fat}
      $veg
      3 clove garlic
      ${cream ? `1/2 cup ${cream}` : ''}
      $pickle
      1 each ${acid} | cut into wedges
      ~~2 tbsp ${profile?.herb ?? 'parsley'}`)
    kit.bind(
      'woody',
      kit.choose({
        roles: ['herb'],
        onlyWanted: true,
        max: 2,
        where: (item) => woodyHerbs.includes(item.id),
      }),
    )
    kit.add('$woody | leaves finely chopped')
    const side = sideGrain(kit)
    kit.step(
      cooking === 'bean'
        ? ''
        : `(${cooking.startsWith('ground') ? 'Season {main}' : 'Pat {main} dry and season'}|Season {main}) with {salt,black-pepper,spices}.`,
      `Heat ${cooking === 'bean' ? '' : 'half of '}{${fat}} in a (large|wide, heavy) skillet over medium-high heat. ${main === 'chicken-breast' ? 'Add {main} and leave it until the underside is golden, 4 minutes; turn and cook to 165°F (74°C) in the thickest part, 4 minutes.' : ['pork-chop', 'lamb-chop', 'beef-ribeye', 'beef-tenderloin'].includes(main ?? '') ? 'Add {main} and sear until a deep crust has formed, 5 minutes; turn and cook to 145°F (63°C) in the middle, 4 minutes.' : cooking === 'bean' ? '' : panText(kit)}`,
      cooking === 'bean'
        ? ''
        : `Lift {main} onto a plate${large ? ' and let it rest, loosely covered' : ''}.`,
      `${cooking === 'bean' ? 'Add' : `Add the rest of {${fat}} and`} {veg:hard} and cook, covered, stirring twice, until a knife slides in, 14 minutes.`,
      `${
        kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard') || cooking === 'bean'
          ? 'Add {veg:firm}'
          : `Add the rest of {${fat}} and {veg:firm}`
      }${cooking === 'bean' ? '' : ' to the pan'} and cook, stirring now and then, until (tender and browned in spots|just tender and golden), 6 minutes.`,
      `Stir in {garlic,woody${cooking === 'bean' ? ',spices' : ''}} and cook until fragrant, 1 minute.`,
      `Add {veg:soft,veg:leaf} and cook until (softened|just soft), 2 minutes.`,
      cooking === 'bean'
        ? 'Add {main}, {salt} and {black-pepper} with a splash of water and simmer until thick and hot, 5 minutes.'
        : '',
      cream ? `Pour in {${cream}} and simmer, scraping the pan, until lightly thickened, 2 minutes.` : '',
      cooking === 'bean' ? '' : 'Return {main} with its juices to the pan and warm through, 1 minute.',
      side,
      `Scatter with {pickle}. Serve[ over {side}] with {${acid}} to squeeze over[ and {${profile?.herb ?? 'parsley'}} on top].`,
    )
    nameDish(kit, {
      noun: 'skillet',
      main: main ? [main, ...kit.bound('veg')] : [],
      partners: [...kit.bound('veg'), ...kit.bound('pickle')],
      methods: kit.craving.beside ? ['golden'] : ['one-pan'],
      cuisine: true,
      never: ['garlicky', 'cheesy'],
    })
    kit.describe(
      kit.craving.beside
        ? `(Well-browned {-main}|Golden {-main}) with {-veg}, seasoned with ${profile?.taste ?? 'herbs and lemon'}, and what you asked for beside it. (Start the side first, and both are ready together|A whole dinner, and no more than two pans).`
        : `(Well-browned {-main}|Golden {-main}) with {-veg}, all from one pan, seasoned with ${profile?.taste ?? 'herbs and lemon'}. (One pan to wash, nothing else|Everything comes to the table in the pan).`,
    )
  },
}
