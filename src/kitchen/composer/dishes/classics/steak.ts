import type { Dish } from '../../dish.ts'
import { pantryItem } from '../../pantry/index.ts'
import { twist } from '../twist.ts'

export const steak: Dish = {
  id: 'steak',
  names: [
    'steak',
    'steaks',
    'steak dinner',
    'ribeye',
    'rib eye',
    'sirloin',
    'filet mignon',
    'flank steak',
    'steak frites',
    'lamb chops',
    'pork chops',
    'lamb chop',
    'pork chop',
    'duck breast',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [25, 35],
  takes: [
    'red-meat',
    'pork-cut',
    'roast',
    'vegetable',
    'herb',
    'mushroom',
    'crumbling-cheese',
    'fruit',
    'citrus',
  ],
  moods: ['fancy', 'hearty', 'protein', 'quick'],
  weight: 0.4,
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const asked = /lamb chop/.test(text)
      ? 'lamb-chop'
      : /pork chop/.test(text)
        ? 'pork-chop'
        : /duck/.test(text)
          ? 'duck'
          : /filet/.test(text)
            ? 'beef-tenderloin'
            : /flank/.test(text)
              ? 'beef-flank'
              : null
    const cuts = [
      'beef-ribeye',
      'beef-sirloin',
      'beef-tenderloin',
      'beef-flank',
      'lamb-chop',
      'pork-chop',
      'duck',
    ]
    const main =
      kit.wanted.find((id) => cuts.includes(id) && kit.ok(id)) ??
      (asked && kit.ok(asked)
        ? asked
        : kit.ok('beef-ribeye')
          ? kit.pick(['beef-ribeye', 'beef-sirloin', 'beef-tenderloin'])
          : null)
    if (!main) return kit.fail('no steak')
    kit.bind('main', [main])
    const duck = main === 'duck'
    const line =
      {
        'pork-chop': '2 each pork-chop',
        'lamb-chop': '1 lb lamb-chop',
        duck: '1 lb duck',
        'beef-tenderloin': '12 oz beef-tenderloin | cut into 2 thick steaks',
        'beef-ribeye': '1 lb beef-ribeye | 1 inch thick',
        'beef-sirloin': '1 lb beef-sirloin | 1 inch thick',
        'beef-flank': '1 lb beef-flank | in one piece',
      }[main] ?? '$main'
    const fruit = kit.choose({
      roles: ['fruit'],
      from: ['apple', 'pear', 'orange', 'plum', 'cherry'],
      onlyWanted: kit.lean > 0 || !(duck || main === 'pork-chop'),
      max: 1,
      where: (item) => !item.roles.includes('berry') && !['lemon', 'lime'].includes(item.id),
    })
    kit.bind('fruit', fruit)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['asparagus', 'green-bean', 'mushroom', 'spinach', 'cherry-tomato', 'broccoli', 'kale'],
        not: ['onion'],
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const herb =
      kit.choose({ roles: ['herb'], from: ['rosemary', 'thyme', 'tarragon', 'parsley', 'sage'] })[0] ??
      'thyme'
    kit.add(`${line}
      3/4 tsp salt
      1/2 tsp black-pepper
      ${duck ? '' : '1 tbsp vegetable-oil'}
      2 tbsp butter
      3 clove garlic | lightly crushed
      ${['rosemary', 'thyme'].includes(herb) ? `3 sprig ${herb}` : `1 tbsp ${herb}`}
      $veg x0.6
      $fruit x0.4${fruit[0] === 'orange' ? ' | zest finely grated, then juiced' : ''}`)
    const sauce = twist(kit, {
      'dijon-mustard': '2 tsp dijon-mustard',
      'balsamic-vinegar': '1 tbsp balsamic-vinegar',
      'red-wine': '1/3 cup red-wine',
      'lemon-juice': '1 tbsp lemon-juice',
      'blue-cheese': '1 oz blue-cheese',
      shallot: '1 each shallot',
      'worcestershire-sauce': '2 tsp worcestershire-sauce',
      honey: '1 tsp honey',
    })
    const thick = { 'pork-chop': 5, 'beef-flank': 5 }[main] ?? 4
    kit.step(
      'Pat {main} very dry and season all over with {salt,black-pepper}. (Meat straight from the cold cooks unevenly, so leave it out while you cut the rest|Get everything else ready while the chill goes off).',
      duck
        ? 'Lay {main} skin side down in a cold, heavy skillet. Cook over medium-low heat, pouring off the fat as it gathers, until the skin is crisp and mahogany, 13 minutes. Turn, add {butter,garlic} and cook until the middle reads 165°F (74°C), 5 minutes.'
        : `Heat {vegetable-oil} in a heavy skillet over high heat until it shimmers. Sear {main} (without touching the pan|undisturbed) until a dark crust has formed, ${thick} minutes. Turn, lower the heat to medium and add {butter,garlic${['rosemary', 'thyme'].includes(herb) ? `,${herb}` : ''}}.`,
      duck
        ? ''
        : `Cook, tilting the pan and spooning the foaming {-butter} over, until a thermometer reads 145°F (63°C), ${thick} minutes.`,
      'Move {main} to a board and rest for 5 minutes, (so that the juices stay inside|loosely covered).',
      `While it rests, cook {veg:hard,veg:firm,fruit${sauce.includes('shallot') ? ',shallot' : ''}} in the drippings until tender and browned, 5 minutes.`,
      'While it rests, toss {veg:soft,veg:leaf} in the drippings until just soft, 2 minutes.',
      `Stir {dijon-mustard,balsamic-vinegar,red-wine,lemon-juice,worcestershire-sauce,honey} into the pan with a splash of water and let it bubble for 1 minute.`,
      `Slice {main}${main === 'beef-flank' ? ' thinly across the grain' : ''} and serve with {veg,fruit} and the pan juices[, with {blue-cheese${['rosemary', 'thyme'].includes(herb) ? '' : `,${herb}`}} on top].`,
    )
    const word = pantryItem(main)?.one ?? 'steak'
    const sides = [...fruit, ...kit.bound('veg')].map((id) => pantryItem(id)?.many ?? id)
    kit.title(
      ...kit.random
        .shuffled([
          `Pan-Seared ${word} with ${sides.slice(0, 2).join(' and ')}`,
          `${duck ? 'Crisp-Skinned' : 'Butter-Basted'} ${word} with ${sides[0]}`,
        ])
        .map((title) =>
          main.startsWith('beef-') && !/steak/.test(word) ? title.replace(word, 'beef steak') : title,
        ),
    )
    kit.describe(
      `(A dark, salty crust and a juicy middle|Deeply browned outside, tender within), with {-veg,fruit} cooked in the same drippings. (A thermometer takes the guessing out of it|Rest it before you slice, and the juices stay put).`,
    )
  },
}
