import type { Dish } from '../../dish.ts'
import { pantryItem } from '../../pantry/index.ts'
import { steakWays } from './steak-ways.ts'

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
      from: ['apple', 'pear', 'plum', 'cherry'],
      onlyWanted: kit.lean > 0 || !(duck || main === 'pork-chop') || kit.chance(0.6),
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
        // Whoever named a side wants that one.
        count: kit.craving.beside ? 0 : 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const way =
      kit.inTurn(
        steakWays.filter(
          (each) =>
            (each.cuts?.test(main) ?? true) && idsOf(each.lines).every((id) => kit.ok(id) && id !== fruit[0]),
        ),
      ) ?? null
    // What the cook named is in it, whatever the way.
    const asides = kit.choose({ roles: ['herb', 'crumbling-cheese'], onlyWanted: true, max: 2 })
    kit.bind(
      'aside',
      asides.filter((id) => !way || !idsOf(way.lines).includes(id)),
    )
    kit.add(`${line}
      3/4 tsp salt
      1/2 tsp black-pepper
      ${duck ? '' : '1 tbsp vegetable-oil'}
      2 tbsp butter
      ${way?.lines ?? ''}
      $veg x0.6
      $fruit x0.4${fruit[0] === 'orange' ? ' | peeled and cut into segments' : ''}
      $aside x0.5`)
    const [first = '', second = ''] = way ? idsOf(way.lines) : []
    const wedges = ['lemon', 'lime', 'orange'].includes(second) ? second : ''
    const rub = way?.kind === 'rub' ? [first, ...(wedges ? [] : [second])].join(',') : ''
    const baste = way?.kind === 'baste' ? `,${first},${second}` : ''
    const thick = { 'pork-chop': 5, 'beef-flank': 5 }[main] ?? 4
    const pieces = /each/.test(line) || main === 'lamb-chop'
    kit.step(
      `Pat {main} very dry and season all over with {salt,${rub || 'salt'},black-pepper}. (Meat straight from the cold cooks unevenly, so leave it out while you cut the rest|Get everything else ready while the chill goes off).`,
      duck
        ? `Lay {main} skin side down in a cold, heavy skillet. Cook over medium-low heat, pouring off the fat as it gathers, until the skin is crisp and mahogany, 13 minutes. Turn, add {butter${baste}} and cook until the middle reads 165°F (74°C), 5 minutes.`
        : `Heat {vegetable-oil} in a heavy skillet over ${rub ? 'medium-high' : 'high'} heat until it shimmers. Sear {main} undisturbed until (a dark crust has formed|deeply browned underneath), ${thick} minutes. Turn, lower the heat to medium and add {butter${baste}}.`,
      duck
        ? ''
        : `Cook, tilting the pan and spooning the foaming {-butter} over, until a thermometer reads 145°F (63°C), ${thick} minutes.`,
      'Move {main} to a board and rest for 5 minutes, (so that the juices stay inside|loosely covered).',
      `While it rests, cook {veg:hard,veg:firm,fruit} in the drippings until tender and browned, 5 minutes[, and lift them out].`.replace(
        '[, and lift them out]',
        way?.kind === 'glaze' || way?.kind === 'cream' ? ', and lift them out' : '',
      ),
      'While it rests, toss {veg:soft,veg:leaf} in the drippings until just soft, 2 minutes.',
      way?.kind === 'glaze'
        ? `Cook {${first}} in the same pan for 1 minute, stir in {${second}} and a splash of water and let it bubble until syrupy, 2 minutes.`
        : way?.kind === 'cream'
          ? `Stir {${first},${second}} into the pan and simmer, scraping up the brown bits, until it coats a spoon, 2 minutes.`
          : 'Loosen the brown bits in the pan with a splash of water and let it bubble for 1 minute.',
      `${pieces ? 'Serve {main}' : `Slice {main}${main === 'beef-flank' ? ' thinly across the grain' : ''} and serve`} with {veg,fruit} and the ${way?.kind === 'cream' || way?.kind === 'glaze' ? 'sauce' : 'pan juices'} from the skillet[, with {aside} on top].${wedges ? ` Squeeze {${wedges}} over at the table.` : ''}`,
    )
    const item = pantryItem(main)
    const word = main.startsWith('beef-')
      ? (item?.title ?? item?.one ?? 'steak')
      : ((pieces ? item?.many : item?.one) ?? '')
    const noun = main.startsWith('beef-') && !/steak|rib-eye/i.test(word) ? 'beef steak' : word
    const sides = [...fruit, ...kit.bound('veg')].map((id) => pantryItem(id)?.many ?? id)
    const beside = sides.length > 0 ? sides.slice(0, 2).join(' and ') : ''
    const name = way?.name ?? ''
    kit.title(
      `${name.replace(' and ', '-and-')} ${noun}${beside ? ` with ${beside}` : ''}`,
      `${duck ? 'Crisp-Skinned' : 'Pan-Seared'} ${noun} with ${name}${beside ? `, ${sides.slice(0, 1).join('')}` : ''}`.replace(
        /, ([^,]*)$/,
        / and /.test(name) ? '' : ' and $1',
      ),
      `${name.replace(' and ', '-and-')} ${noun}`,
    )
    kit.describe(
      `(A dark, salty crust and a juicy middle|Deeply browned outside, tender within), with {-veg,fruit} cooked in the same drippings. (A thermometer takes the guessing out of it|Rest it before you slice, and the juices stay put).`,
    )
  },
}

const idsOf = (lines: string) =>
  lines.split('\n').map((line) => (line.split('|')[0] ?? '').trim().split(' ').at(-1) ?? '')
