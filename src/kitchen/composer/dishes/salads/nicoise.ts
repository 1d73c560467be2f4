import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'

/** Laid out in heaps, not tossed; potatoes take their dressing while they are warm. */
export const nicoise: Dish = {
  id: 'nicoise',
  names: [
    ...['nicoise salad', 'salad nicoise', 'salade nicoise', 'nicoise', 'tuna nicoise', 'tuna nicoise salad'],
    ...['salmon nicoise', 'salmon nicoise salad', 'nicoise bowl'],
    ...['niçoise salad', 'salade niçoise', 'niçoise'],
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  onlyNamed: true,
  cuisines: ['french'],
  takes: ['canned-fish', 'fish', 'egg', 'vegetable', 'pickle', 'bean', 'herb', 'tofu'],
  moods: ['summer', 'light', 'fresh', 'fancy', 'protein'],
  write(kit) {
    const fishes = kit.choose({
      roles: ['canned-fish', 'fish'],
      from: /\bsalmon\b/i.test(kit.craving.text)
        ? ['salmon']
        : [kit.inTurn(['tuna-canned', 'tuna-canned', 'tuna-steak'].filter(kit.ok)) ?? ''],
      not: ['anchovy', 'sardine', 'salmon-smoked'],
      count: 1,
      max: 1,
    })
    const main = fishes[0] ?? ['white-bean-canned', 'chickpea-canned'].find(kit.ok)
    if (!main) return kit.fail('nothing to build it around')
    kit.bind('main', [main])
    const canned = main.endsWith('-canned')
    const egg = kit.ok('egg')
    const potato = kit.ok('new-potato') ? 'new-potato' : null
    const leaf = ['lettuce', 'romaine', 'mixed-greens'].find(kit.ok)
    const sharp = ['red-wine-vinegar', 'white-wine-vinegar', 'lemon-juice'].filter(kit.ok)
    const acid = kit.inTurn(sharp) ?? kit.resolve('red-wine-vinegar')
    if (!acid) return kit.fail('nothing sharp for the dressing')
    const tomato = kit.choose({ roles: ['vegetable'], from: ['cherry-tomato', 'tomato'] })[0]
    const extra = kit.choose({
      roles: ['vegetable'],
      from: ['radish', 'cucumber', 'artichoke-canned', 'red-bell-pepper'],
      not: [leaf ?? '', potato ?? '', 'green-bean', 'onion'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true || item.speed === 'raw' || item.id === 'red-bell-pepper',
    })
    kit.bind('extra', extra)
    const fresh = !canned
    kit.add(`1/3 cup olive-oil
      2 tbsp ${acid}
      2 tsp dijon-mustard
      1 each shallot | finely chopped
      3/4 tsp salt
      1/4 tsp black-pepper
      ${potato ? '1 lb new-potato | halved' : ''}
      8 oz green-bean | trimmed
      ${egg ? '4 each egg' : ''}
      ${/bean|pea/.test(main) ? `!2 can ${main}` : canned ? `!3 can ${main} | drained` : main === 'tuna-steak' ? '!1 lb tuna-steak' : `!1 1/4 lb ${main}`}
      ${leaf ? `${leaf === 'mixed-greens' ? '5 oz mixed-greens' : `1 head ${leaf}`}` : ''}
      ${tomato ? `8 oz ${tomato} | ${tomato === 'tomato' ? 'cut into wedges' : 'halved'}` : ''}
      $extra x0.5
      1/2 cup olive-black
      ${/tuna|salmon/.test(main) && kit.ok('anchovy') ? '~6 each anchovy | left whole' : ''}
      ~1/4 cup ${kit.pick(['basil', 'parsley', 'chive'])}`)
    const herb = '{basil,parsley,chive}'
    kit.step(
      `Whisk {olive-oil,${acid},dijon-mustard,shallot,black-pepper} with half of {salt} into a dressing.`,
      potato
        ? 'Put {new-potato} in a pot of cold water with the rest of {salt}, bring to a boil and simmer until a knife slides in, 14 minutes. Lift out and toss, while warm, with a quarter of the dressing.'
        : '',
      `${potato ? 'Drop {green-bean} into the same boiling water' : 'Drop {green-bean} into boiling water with the rest of {salt}'} until just tender, 4 minutes, then cool in ice water and drain well.`,
      egg
        ? 'Meanwhile, lower {egg} into a pan of boiling water and cook for 9 minutes, cool in ice water, peel and quarter.'
        : '',
      fresh
        ? 'Rub {main} with a spoonful of the dressing and sear in a hot skillet, turning once, until the fish flakes at a nudge and reads 145°F (63°C), 8 minutes. Break into large pieces.'
        : '',
      `Toss {${leaf ?? 'x'}} with a little of the dressing and spread it over a wide platter.`,
      `Set {main,${potato ? 'new-potato,' : ''}green-bean,${tomato ?? 'green-bean'},extra,egg,olive-black,anchovy} on it in separate heaps.`,
      `Spoon the rest of the dressing over, scatter with ${herb} and serve while the ${potato ? 'potatoes are' : 'beans are'} barely cool.`,
    )
    callIt(kit, {
      noun: 'niçoise salad',
      true: ['sunny', 'composed', 'mustardy'].slice(0, kit.uses('dijon-mustard') ? 3 : 2),
      before: [main],
      after: [potato ?? '', 'green-bean', 'olive-black', ...extra, ...(egg ? ['egg'] : [])].filter(Boolean),
    })
    kit.describe(
      'Heaps of {-main,green-bean,new-potato,olive-black} under a sharp mustard dressing. (A whole meal on one platter|Everything but the dressing can be cooked in the cool of the morning).',
    )
  },
}
