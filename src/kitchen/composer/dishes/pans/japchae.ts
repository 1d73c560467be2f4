import type { Dish } from '../../dish.ts'
import { callIt, inHaste } from '../bowl-parts.ts'
import { cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

const steaks = ['beef-sirloin', 'beef-ribeye', 'beef-flank']
const birds = ['chicken-thigh', 'chicken-breast', 'turkey-breast']
const porks = ['pork-tenderloin', 'pork-loin']
const others = ['shrimp', 'tofu-firm', 'seitan']

const lineOf = (id: string): string => {
  if (id === 'shrimp') return '10 oz shrimp | peeled and deveined'
  if (id === 'tofu-firm') return '14 oz tofu-firm | pressed dry and cut into 1/2-inch sticks'
  if (id === 'seitan') return '8 oz seitan | cut into thin strips'
  return `10 oz ${id} | cut into thin strips${steaks.includes(id) ? ' across the grain' : ''}`
}

const doneness: Readonly<Record<string, string>> = {
  steak: 'toss until browned and 145°F (63°C), 3 minutes',
  pork: 'toss until browned and 145°F (63°C), 4 minutes',
  chicken: 'toss until no pink is left and it reads 165°F (74°C), 5 minutes',
  shrimp: 'toss until pink and opaque throughout, 3 minutes',
  tofu: 'turn now and then until golden on all sides, 7 minutes',
}

/** The noodles are of sweet potato starch; each vegetable is cooked by itself, so that it keeps its color. */
export const japchae: Dish = {
  id: 'japchae',
  names: [
    ...[
      'japchae',
      'jap chae',
      'chap chae',
      'chapchae',
      'korean glass noodles',
      'korean glass noodle stir fry',
    ],
    ...['beef japchae', 'beef jap chae', 'chicken japchae', 'pork japchae', 'shrimp japchae', 'tofu japchae'],
    ...['mushroom japchae', 'vegetable japchae', 'veggie japchae', 'korean sweet potato noodles'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 55],
  onlyNamed: true,
  cuisines: ['korean'],
  takes: [
    'red-meat',
    'poultry',
    'pork-cut',
    'shellfish',
    'tofu',
    'mushroom',
    'vegetable',
    'noodle',
    'seed',
    'egg',
  ],
  moods: ['takeout', 'weeknight', 'party'],
  makes: ['glass-noodle'],
  write(kit) {
    const { text } = kit.craving
    const noodle = ['glass-noodle', 'zucchini'].find(kit.ok)
    const soy = kit.resolve('soy-sauce')
    if (!noodle || !soy) return kit.fail('no noodles, or nothing to season them with')
    const glass = noodle === 'glass-noodle'
    const asked = kit.choose({ from: [...steaks, ...birds, ...porks, ...others], onlyWanted: true })[0]
    const named = (
      [
        [/chicken/i, birds],
        [/pork/i, porks],
        [/shrimp/i, ['shrimp']],
        [/tofu/i, ['tofu-firm']],
      ] as const
    ).find(([word]) => word.test(text))?.[1]
    const meatless = /(?:mushroom|vegetable|veggie) jap ?chae/i.test(text)
    const main =
      asked ??
      (meatless ? undefined : (named ?? [...steaks.slice(0, 2), 'tofu-firm', 'chicken-thigh']).find(kit.ok))
    kit.bind('main', main ? [main] : [])
    const rush = inHaste(kit)
    const shroom = kit.choose({
      roles: ['mushroom'],
      from: ['shiitake', 'oyster-mushroom'].some(kit.ok)
        ? ['shiitake', 'shiitake', 'oyster-mushroom']
        : ['mushroom'],
      not: ['portobello'],
      onlyWanted: rush && main !== undefined,
    })[0]
    kit.bind('shroom', shroom ? [shroom] : [])
    kit.require(main || shroom, 'neither meat nor mushrooms')
    const leaf = ['spinach', 'bok-choy', 'swiss-chard'].find(kit.ok)
    const root = kit.resolve('carrot')
    const pepper = ['red-bell-pepper', 'yellow-bell-pepper'].filter(kit.ok).find((id) => id !== root)
    const onion = rush ? undefined : ['onion', 'red-onion'].find(kit.ok)
    const extra = kit.choose({
      roles: ['vegetable'],
      not: ['onion', 'red-onion', 'carrot', 'scallion', 'shallot', noodle],
      count: 0,
      max: 2,
      onlyWanted: true,
      where: (item) =>
        (item.speed === 'firm' || item.speed === 'soft') &&
        !item.roles.includes('mushroom') &&
        ![leaf, pepper, root].includes(item.id),
    })
    kit.bind('extra', extra)
    const sweet = kit.resolve('brown-sugar')
    const garlic = kit.ok('garlic')
    const aroma = kit.ok('sesame-oil')
    kit.add(`${glass ? '!8 oz glass-noodle' : '!4 each zucchini | cut into long, thin ribbons'}
      1/4 cup ${soy}
      ${sweet ? `2 tbsp ${sweet}` : ''}
      ${aroma ? '2 tbsp sesame-oil' : ''}
      1/2 tsp black-pepper
      ${main ? `!${lineOf(main)}` : ''}
      ${garlic ? '3 clove garlic' : ''}
      ${leaf ? `8 oz ${leaf}${leaf === 'spinach' ? '' : ' | cut into ribbons'}` : ''}
      1 1/2 tbsp vegetable-oil
      ${onion ? `1 each ${onion} | thinly sliced` : ''}
      ${root ? `1 each ${root} | cut into matchsticks` : ''}
      ${pepper ? `1 each ${pepper} | seeded and cut into thin strips` : ''}
      $extra x0.4 | cut into thin strips
      1/4 tsp salt
      ${shroom ? `${main ? '5' : '12'} oz ${shroom} | ${shroom === 'shiitake' ? 'stems discarded, caps thinly sliced' : 'thinly sliced'}` : ''}
      ${kit.ok('scallion') ? '4 each scallion | cut into 1-inch lengths' : ''}
      ${kit.ok('sesame-seed') ? '1 tbsp sesame-seed' : ''}`)
    const added = rush
      ? []
      : twist(
          kit,
          {
            egg: '2 each egg | beaten',
            'chili-flake': '1/4 tsp chili-flake',
            'bean-sprout': '1 1/2 cup bean-sprout',
            'rice-vinegar': '1 tsp rice-vinegar',
          },
          1,
        )
    const crisp = [onion, root, pepper, 'extra', 'bean-sprout'].filter(Boolean).join(',')
    const sauce = [soy, sweet, 'sesame-oil', 'rice-vinegar', 'chili-flake', 'black-pepper']
      .filter(Boolean)
      .join(',')
    const kind = main ? cookingOf(main) : 'tofu'
    kit.work(rush ? 0 : 5)
    kit.step(
      `Stir {${sauce}} together in a bowl until smooth.${main ? ` Toss {main} with a third of this sauce${garlic ? ' and {garlic}' : ''}, and set aside.` : ' Stir in {garlic}.'}`,
      leaf && !rush
        ? `Bring a large pot of water to a boil. Dip in {${leaf}} for 1 minute, lift out, rinse cold and squeeze dry by the handful. Keep the water boiling.`
        : '',
      glass
        ? `Boil {${noodle}} in ${leaf && !rush ? 'the same water' : 'a large pot of water'} until soft and clear with a springy bite, 7 minutes. Drain, rinse cold, snip two or three times with scissors and toss with a spoonful of the sauce, so that they do not stick.`
        : '',
      `Heat ${main && shroom ? 'a third' : 'half'} of {vegetable-oil} in a large skillet over medium-high heat. Add {${crisp},salt} and toss until bright and just tender, 4 minutes. Tip onto a plate.`,
      main
        ? `Heat ${shroom ? 'another third' : 'the rest'} of {vegetable-oil} in the skillet. Add {main} in one layer, leave alone for a moment, then ${doneness[kind] ?? doneness.tofu}. Add to the plate.`
        : '',
      shroom
        ? `Heat the rest of {vegetable-oil} and fry {shroom} until browned and dry, ${main ? 4 : 7} minutes.`
        : '',
      added.includes('egg')
        ? 'Pour {egg} into the hot skillet in a thin layer and cook until set right through, 2 minutes. Roll up and cut into ribbons.'
        : '',
      glass
        ? `Turn the heat to medium, add {${noodle},scallion} and the rest of the sauce and toss until the noodles are glossy and have drunk it up, 2 minutes. Fold in everything from the plate${leaf ? ` and {${leaf}}` : ''}${leaf && rush ? ' until it wilts' : ''}, 1 minute.`
        : `Turn the heat to high, add {${noodle},scallion} and the rest of the sauce and toss until just pliant, 2 minutes. Fold in everything from the plate${leaf ? ` and {${leaf}}` : ''}${leaf && rush ? ' until it wilts' : ''}, 1 minute.`,
      kit.uses('sesame-seed')
        ? 'Scatter with {egg,sesame-seed}. (Good hot, and as good at room temperature|Serve warm or at room temperature).'
        : '[Scatter with {egg}.] (Good hot, and as good at room temperature|Serve warm or at room temperature).',
    )
    callIt(kit, {
      noun: glass ? 'japchae' : 'zucchini japchae',
      true: [glass ? 'springy' : 'light', 'glossy', 'colorful'],
      before: main ? [main] : shroom ? [shroom] : [],
      after: [
        shroom ?? '',
        leaf ?? '',
        root ?? '',
        pepper ?? '',
        ...extra,
        ...added.filter((id) => id === 'egg'),
      ].filter(Boolean),
    })
    kit.describe(
      `${glass ? '(Springy|Slippery) glass noodles' : 'Ribbons of zucchini in place of the glass noodles'} with {-main,shroom,${[leaf, root].filter(Boolean).join(',') || 'scallion'}} in a sweet and savory soy dressing${aroma ? ' that smells of sesame' : ''}. (Everything is cooked by itself and meets at the end|It loses nothing by standing, so it suits a buffet).`,
    )
  },
}
