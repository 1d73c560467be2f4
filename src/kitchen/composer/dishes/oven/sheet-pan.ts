import type { Dish } from '../../dish.ts'
import { woodyHerbs } from '../../kit.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'
import { twist } from '../twist.ts'

/** Minutes at 425°F and the sign of doneness, by how the food behaves. */
const roastDone: Record<string, { minutes: number; sign: string; cut: string }> = {
  chicken: { minutes: 20, sign: 'golden and 165°F (74°C) in the thickest part', cut: ' | left whole' },
  'bone-in-chicken': {
    minutes: 40,
    sign: 'the skin is crisp and the meat near the bone reads 165°F (74°C)',
    cut: '',
  },
  pork: { minutes: 20, sign: 'browned and 145°F (63°C) inside', cut: '' },
  'lamb-chop': { minutes: 15, sign: 'browned and 145°F (63°C) inside', cut: '' },
  steak: { minutes: 12, sign: 'browned and 145°F (63°C) inside', cut: ' | cut into 1 1/2-inch cubes' },
  sausage: { minutes: 20, sign: 'browned and 160°F (71°C) inside', cut: '' },
  fish: { minutes: 12, sign: 'it flakes at a nudge and reads 145°F (63°C)', cut: '' },
  shrimp: { minutes: 8, sign: 'pink and opaque throughout', cut: '' },
  scallop: { minutes: 10, sign: 'opaque throughout', cut: '' },
  tofu: { minutes: 25, sign: 'crisp and golden', cut: '' },
  tempeh: { minutes: 20, sign: 'deep golden', cut: '' },
  halloumi: { minutes: 15, sign: 'golden at the edges', cut: '' },
  bean: { minutes: 20, sign: 'crisp on the outside', cut: ' | drained, rinsed and patted very dry' },
}

const titlesFor = (kit: Parameters<Dish['write']>[0], main: string) => {
  const word = pantryItem(main)?.title ?? pantryItem(main)?.one ?? main
  const [a, b] = kit.bound('veg').map((id) => pantryItem(id)?.many ?? id)
  return a ? [`Sheet-Pan ${word} with ${a}${b ? ` and ${b}` : ''}`, `Roasted ${word} with ${a}`] : []
}

const isMany = (id: string) => {
  const item = pantryItem(id)
  return item?.many !== item?.one || /s$/.test(item?.many ?? '')
}

export const sheetPan: Dish = {
  id: 'sheet-pan',
  names: [
    'cauliflower steak',
    'sheet pan',
    'sheet pan dinner',
    'tray bake',
    'traybake',
    'roasted vegetables',
    'roast vegetables',
    'roasted',
    'baked salmon',
    'baked chicken',
    'roast chicken thighs',
    'baked fish',
    'oven baked',
    'baked cod',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 55],
  oven: true,
  takes: [
    'grain',
    'poultry',
    'red-meat',
    'pork-cut',
    'sausage',
    'fish',
    'shellfish',
    'tofu',
    'grill-cheese',
    'vegetable',
    'bean',
    'crumbling-cheese',
    'mushroom',
    'fruit',
    'roast',
  ],
  cuisines: [
    'greek',
    'italian',
    'mediterranean',
    'middle-eastern',
    'moroccan',
    'spanish',
    'mexican',
    'american',
    'indian',
    'turkish',
    'nordic',
  ],
  moods: ['weeknight', 'healthy', 'simple', 'crispy', 'protein', 'hearty'],
  loves: ['salmon', 'chicken-thigh', 'new-potato', 'broccoli', 'sweet-potato', 'rosemary', 'brussels-sprout'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: [
        'poultry',
        'pork-cut',
        'sausage',
        'fish',
        'shellfish',
        'red-meat',
        'tofu',
        'grill-cheese',
        'bean',
      ],
      not: [
        'mussel',
        'clam',
        'squid',
        'tofu-silken',
        'beef-ribeye',
        'pork-loin',
        'beef-tenderloin',
        'beef-flank',
        'turkey-breast',
        'chorizo',
        'veal',
      ],
      onlyWanted: /roast(ed)? veg|cauliflower steak/i.test(kit.craving.text),
    })
    const cooking = main ? cookingOf(main) : 'bean'
    const done = roastDone[cooking] ?? { minutes: 20, sign: 'golden', cut: '' }
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'broccoli',
          'cauliflower',
          'red-bell-pepper',
          'zucchini',
          'sweet-potato',
          'new-potato',
          'asparagus',
          'green-bean',
          'carrot',
          'brussels-sprout',
          'cherry-tomato',
          'fennel',
          'red-onion',
          'butternut-squash',
          'eggplant',
        ],
        count: main ? 2 : 3,
        max: 5,
        where: (item) => item.speed !== 'raw' && item.speed !== 'leaf',
      }),
    )
    const top = kit.choose({
      roles: ['crumbling-cheese'],
      onlyWanted: !['greek', 'mediterranean'].includes(kit.profile?.id ?? ''),
      from: ['feta'],
    })
    kit.bind('top', top)
    const { profile } = kit
    const spices = (profile?.spices ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(
        (line) =>
          line && !/thai|miso|gochujang/.test(line) && !(kit.mood('mild') && /chili|cayenne/.test(line)),
      )
    kit.bind(
      'spices',
      spices.map((line) => line.split(' ').at(-1) ?? ''),
    )
    const sweet =
      kit.lean === 0 && kit.chance(0.3) ? kit.pick(['honey', 'maple-syrup', 'balsamic-vinegar']) : ''
    const cut =
      main && ['chicken-breast', 'chicken-thigh'].includes(main)
        ? ' | patted dry'
        : main === 'pork-tenderloin'
          ? ' | cut into 1 1/2-inch medallions'
          : main === 'italian-sausage'
            ? ' | left whole'
            : done.cut
    kit.add(`$main${cut}
      ${/cauliflower steak/i.test(kit.craving.text) ? '2 lb cauliflower | cut through the core into 1-inch-thick slabs' : ''}
      $veg
      3 tbsp olive-oil
      ~2 clove garlic
      ${spices.join('\n')}
      ${sweet ? `~1 tbsp ${sweet}` : ''}
      1 tsp salt
      1/4 tsp black-pepper
      1 each ${profile?.acid === 'lime' ? 'lime' : 'lemon'} | zest finely grated, then juiced
      ~$top
      ~~1/4 cup ${profile?.herb ?? 'parsley'}`)
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
    const added = twist(
      kit,
      {
        caper: '1 tbsp caper',
        'olive-black': '1/4 cup olive-black',
        'dijon-mustard': '1 tbsp dijon-mustard',
        'fennel-seed': '1 tsp fennel-seed',
        almond: '1/4 cup almond',
        'pumpkin-seed': '2 tbsp pumpkin-seed',
        tahini: '2 tbsp tahini',
        'greek-yogurt': '1/3 cup greek-yogurt',
        'rosemary-dried': '1/2 tsp rosemary-dried',
        'thyme-dried': '1/2 tsp thyme-dried',
        'garlic-powder': '1/2 tsp garlic-powder',
        'smoked-paprika': '1 tsp smoked-paprika',
        scallion: '3 each scallion',
        pomegranate: '1/4 cup pomegranate',
      },
      2,
    )
    const acid = profile?.acid === 'lime' ? 'lime' : 'lemon'
    const speedMinutes = (speed: string) => ({ hard: 30, firm: 20, soft: 12 })[speed as 'hard'] ?? 15
    const speeds = ['hard', 'firm', 'soft'].filter((speed) =>
      kit.bound('veg').some((id) => pantryItem(id)?.speed === speed),
    )
    const longest = Math.max(main ? done.minutes : 0, ...speeds.map(speedMinutes))
    const first = speeds.filter((speed) => speedMinutes(speed) >= longest - 4)
    const mainFirst = main && done.minutes >= longest - 4
    const side = sideGrain(kit)
    kit.step(
      `Heat the oven to 425°F (220°C) and (line a large rimmed baking sheet with parchment|set out a large rimmed baking sheet).`,
      `(Stir|Whisk) {olive-oil,garlic,woody,dijon-mustard,fennel-seed,rosemary-dried,thyme-dried,garlic-powder,smoked-paprika,spices,${sweet || 'spices'}} together with {salt,black-pepper} and the zest of {${acid}}.`,
    )
    const later = speeds.filter((speed) => !first.includes(speed))
    const group = (list: readonly string[]) => list.map((speed) => `veg:${speed}`).join(',')
    const firstGroup = [group(first), mainFirst ? 'main' : ''].filter(Boolean).join(',')
    const restGroup = [group(later), main && !mainFirst ? 'main' : ''].filter(Boolean).join(',')
    if (restGroup === '') {
      kit.step(
        `Toss {${firstGroup}} with the seasoned oil on the baking sheet and spread out in one layer, (with space between the pieces so that they brown|not touching, or they steam).`,
        `Roast, turning the vegetables once, until they are tender with dark edges${main ? ` and {main} is ready: ${done.sign}` : ''}, ${longest} minutes.`,
      )
    } else {
      const restMinutes = Math.max(main && !mainFirst ? done.minutes : 0, ...later.map(speedMinutes), 8)
      kit.step(
        `Toss {${firstGroup}} with (half|about half) of the seasoned oil on the baking sheet, spread out in one layer and roast ${first.length > 0 && !mainFirst ? 'until just starting to brown' : 'on their own'}, ${Math.max(5, longest - restMinutes)} minutes.`,
        `Coat {${restGroup}} in the rest of the oil and tuck in between. Roast until the vegetables are tender with dark edges${main ? ` and {main} ${isMany(kit.resolve(main) ?? main) ? 'are' : 'is'} done: ${done.sign}` : ''}, ${restMinutes} minutes.`,
      )
    }
    kit.step(side)
    kit.step(
      `Squeeze the juice of {${acid}} over everything[ and scatter with {top,caper,olive-black,almond,pumpkin-seed,scallion,pomegranate,${profile?.herb ?? 'parsley'}}].[ Add spoonfuls of {tahini,greek-yogurt}.] ${main && ['chicken', 'pork', 'lamb-chop'].includes(cooking) ? 'Let it rest for 5 minutes before serving[ with {side}].' : '(Serve from the pan|Serve hot, with the juices from the pan)[ and {side}].'}`,
    )
    nameDish(kit, {
      noun: said(kit, 'cauliflower steak')
        ? 'cauliflower steaks'
        : main
          ? kit.pick(['traybake', 'roast'])
          : 'roasted vegetables',
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), ...top, ...added.filter((id) => !id.includes('powder'))],
      methods: main ? ['sheet-pan', 'roasted', 'sheet-pan'] : ['sheet-pan'],
      cuisine: true,
      never: ['garlicky', 'cheesy'],
    })
    if (main) kit.title(...titlesFor(kit, main))
    kit.describe(
      `(Browned edges and tender middles|Crisp at the edges and juicy inside): {-main,veg} roasted together with ${profile?.taste ?? 'garlic and lemon'}. (One pan, very little washing up|Serve it straight from the baking sheet).`,
    )
  },
}
