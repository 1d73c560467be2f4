import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'

const eggs = [
  'egg salad',
  'egg mayo',
  'egg mayonnaise',
  'curried egg salad',
  'creamy egg salad',
  'classic egg salad',
]
const tunas = [
  'tuna salad',
  'tuna mayo',
  'tuna mayonnaise',
  'classic tuna salad',
  'creamy tuna salad',
  'tuna salad sandwich filling',
]
const birds = [
  'coronation chicken',
  'curried chicken salad',
  'creamy chicken salad',
  'classic chicken salad',
  'chicken mayo',
  'deli chicken salad',
]

/** What holds together under mayonnaise and goes on bread or leaves: eggs, tuna or cooked chicken. */
export const boundSalad: Dish = {
  id: 'bound-salad',
  names: [...eggs, ...tunas, ...birds, 'chickpea tuna salad', 'salmon mayo', 'canned salmon salad'],
  categories: ['lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 30],
  onlyNamed: true,
  takes: ['egg', 'canned-fish', 'cooked-meat', 'bean', 'vegetable', 'pickle', 'herb', 'spice', 'dried-fruit'],
  moods: ['quick', 'budget', 'simple', 'protein', 'picnic'],
  write(kit) {
    const { text } = kit.craving
    const usual = /\begg/i.test(text)
      ? ['egg', 'tofu-firm']
      : /chickpea/i.test(text)
        ? ['chickpea-canned']
        : /salmon/i.test(text)
          ? ['salmon-canned', 'chickpea-canned']
          : /chicken/i.test(text)
            ? ['chicken-cooked', 'turkey-cooked', 'chickpea-canned']
            : ['tuna-canned', 'chickpea-canned', 'white-bean-canned']
    const main = usual.find(kit.ok)
    const cream = ['mayonnaise', 'vegan-mayonnaise', 'greek-yogurt', 'coconut-yogurt'].find(kit.ok)
    if (!main || !cream) return kit.fail('nothing to bind, or nothing to bind it with')
    kit.require(main !== 'egg' || !kit.craving.equipment.includes('no cook'), 'eggs want boiling')
    kit.bind('main', [main])
    const curried = /curr|coronation/i.test(text)
    const crunch = kit.choose({
      roles: ['vegetable'],
      from: ['celery', 'radish', 'red-bell-pepper'],
      not: ['onion', 'scallion', 'avocado', 'potato'],
      max: 2,
      where: (item) => item.raw === true || item.speed === 'raw' || /celery|pepper/.test(item.id),
    })
    kit.bind('crunch', crunch)
    const allium = ['scallion', 'red-onion', 'shallot', 'chive'].filter(kit.ok)
    const sharpness = kit.inTurn(allium)
    const lines: Record<string, string> = {
      egg: '8 each egg',
      'tofu-firm': '14 oz tofu-firm | pressed dry and crumbled',
      'tuna-canned': '4 can tuna-canned | well drained',
      'salmon-canned': '3 can salmon-canned | drained',
      'chicken-cooked': '3 cup chicken-cooked | diced small',
      'turkey-cooked': '3 cup turkey-cooked | diced small',
    }
    const lemon = kit.resolve('lemon-juice')
    kit.add(`!${lines[main] ?? `2 can ${main}`}
      1/3 cup ${cream}
      ${kit.ok('dijon-mustard') ? '2 tsp dijon-mustard' : ''}
      ${lemon ? `1 tbsp ${lemon}` : ''}
      ${curried ? '2 tsp curry-powder' : ''}
      ${main === 'tofu-firm' ? '1/4 tsp turmeric' : ''}
      1/4 tsp salt
      1/4 tsp black-pepper
      $crunch x0.7 | finely chopped
      ${sharpness ? `${{ scallion: '3 each', 'red-onion': '1/4 each', shallot: '1 each', chive: '2 tbsp' }[sharpness as 'chive']} ${sharpness} | finely chopped` : ''}`)
    const added = twist(
      kit,
      curried
        ? {
            raisin: '1/4 cup raisin',
            mango: '1/2 cup mango | diced',
            almond: '1/4 cup almond',
            cilantro: '2 tbsp cilantro',
          }
        : {
            dill: '2 tbsp dill',
            parsley: '2 tbsp parsley',
            caper: '1 tbsp caper',
            'dill-pickle': '2 each dill-pickle | finely chopped',
            paprika: '1/2 tsp paprika',
            tarragon: '1 tbsp tarragon',
            grape: main.startsWith('chicken') ? '1 cup grape | halved' : '1/2 cup grape | halved',
          },
      2,
    )
    const breads = ['sourdough-bread', 'bread', 'rye-bread', 'gluten-free-bread', 'lettuce']
    const offered = [
      ['sourdough-bread', 'bread', 'gluten-free-bread'].find(kit.ok) ?? '',
      'rye-bread',
      'lettuce',
    ].filter(kit.ok)
    const asked = kit.unplaced().find((id) => breads.includes(id) && kit.ok(id))
    const plate = kit.lean > 0 ? undefined : (asked ?? kit.inTurn(offered))
    kit.add(plate ? (plate === 'lettuce' ? '~1 head lettuce | leaves separated' : `~4 slice ${plate}`) : '')
    const hurried = kit.craving.maxMinutes !== null && kit.craving.maxMinutes < 25
    kit.step(
      main === 'egg'
        ? 'Lower {egg} into a pan of boiling water and cook for 11 minutes. Cool in ice water until cold right through, then peel and chop.'
        : /tuna|salmon/.test(main)
          ? 'Press the last of the liquid out of {main}, which would thin the dressing, and flake it with a fork.'
          : main.endsWith('-canned')
            ? 'Mash {main} with a fork until about half of them are broken.'
            : '',
      `Stir {${[cream, 'dijon-mustard', lemon ?? '', 'curry-powder', main === 'tofu-firm' ? 'turmeric' : '', 'paprika'].filter(Boolean).join(',')},salt,black-pepper} together in a bowl until smooth.`,
      `Fold in {main,crunch,${[sharpness ?? '', ...added.filter((id) => id !== 'paprika')].filter(Boolean).join(',')}}${hurried ? '' : ', and chill for 10 minutes so that the flavors meet'}.`,
      plate
        ? plate === 'lettuce'
          ? 'Taste for salt and spoon into the leaves of {lettuce}.'
          : `Taste for salt and heap onto {${plate}}.`
        : 'Taste for salt and serve cold, on bread or on leaves.',
    )
    const noun =
      {
        egg: 'egg salad',
        'tofu-firm': 'tofu salad',
        'tuna-canned': 'tuna salad',
        'salmon-canned': 'salmon salad',
        'chicken-cooked': /coronation/i.test(text) ? 'coronation chicken' : 'chicken salad',
        'turkey-cooked': 'turkey salad',
      }[main] ?? (main === 'chickpea-canned' ? 'chickpea salad' : 'white bean salad')
    callIt(kit, {
      noun,
      true: ['creamy', 'cool', ...(curried ? ['curried'] : ['deli-style'])],
      after: [...crunch, ...added.filter((id) => id !== 'paprika'), sharpness ?? ''].filter(Boolean),
    })
    kit.describe(
      'Creamy {-main} with the crunch of {-crunch}, sharp with mustard and lemon. (It keeps in the cold for two days|Lunch on bread today, and in a lunchbox tomorrow).',
      'Creamy {-main}, well seasoned and cool. (It keeps in the cold for two days|Lunch on bread today, and in a lunchbox tomorrow).',
    )
  },
}
