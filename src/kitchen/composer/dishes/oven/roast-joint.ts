import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { twist } from '../twist.ts'

const joints: Record<string, { minutes: number; safe: string; heat: string; serves: number }> = {
  'pork-loin': { minutes: 60, safe: '145°F (63°C)', heat: '375°F (190°C)', serves: 6 },
  'pork-shoulder': {
    minutes: 180,
    safe: '195°F (90°C), when it pulls apart',
    heat: '325°F (165°C)',
    serves: 6,
  },
  'chicken-whole': {
    minutes: 75,
    safe: '165°F (74°C) in the thickest part of the thigh',
    heat: '425°F (220°C)',
    serves: 4,
  },
  'lamb-leg': { minutes: 75, safe: '145°F (63°C)', heat: '375°F (190°C)', serves: 6 },
  'turkey-breast': { minutes: 60, safe: '165°F (74°C)', heat: '375°F (190°C)', serves: 6 },
  'beef-tenderloin': { minutes: 35, safe: '145°F (63°C)', heat: '425°F (220°C)', serves: 6 },
}

const jointLines: Record<string, string> = {
  'pork-loin': '3 lb pork-loin | patted dry',
  'pork-shoulder': '4 lb pork-shoulder | in one piece, patted dry',
  'chicken-whole': '1 each chicken-whole | patted very dry',
  'lamb-leg': '3 lb lamb-leg | in one piece, tied',
  'turkey-breast': '2 1/2 lb turkey-breast | in one piece, patted dry',
  'beef-tenderloin': '2 1/2 lb beef-tenderloin | in one piece, tied',
}

export const roastJoint: Dish = {
  id: 'roast',
  names: [
    'roast',
    'sunday roast',
    'roast chicken',
    'roast pork',
    'roast beef',
    'roast lamb',
    'roast dinner',
    'pork roast',
    'beef roast',
    'whole roast chicken',
    'roasted chicken',
    'leg of lamb',
    'roast pork loin',
    'roast turkey',
    'roasted turkey',
    'turkey roast',
    'roast turkey breast',
    'thanksgiving turkey',
    'christmas turkey',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 220],
  oven: true,
  takes: ['roast', 'pork-cut', 'vegetable', 'fruit', 'herb'],
  moods: ['sunday', 'fancy', 'comfort', 'winter', 'hearty', 'slow'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const guess = /turkey/.test(text)
      ? 'turkey-breast'
      : /beef/.test(text)
        ? 'beef-tenderloin'
        : /lamb/.test(text)
          ? 'lamb-leg'
          : /pulled/.test(text)
            ? 'pork-shoulder'
            : /pork/.test(text)
              ? 'pork-loin'
              : /chicken/.test(text)
                ? 'chicken-whole'
                : null
    const wanted = kit.wanted.find((id) => joints[id])
    const options = Object.keys(joints).filter((id) => kit.ok(id))
    const joint =
      wanted ??
      (guess && kit.ok(guess) ? guess : null) ??
      (options.length > 0
        ? kit.pick(
            ['chicken-whole', 'pork-loin', 'lamb-leg']
              .filter((id) => options.includes(id))
              .concat(options.slice(0, 1)),
          )
        : null)
    if (!joint) return kit.fail('no joint to roast')
    const { minutes, safe, heat } = joints[joint] ?? {
      minutes: 60,
      safe: '145°F (63°C)',
      heat: '375°F (190°C)',
    }
    kit.bind('main', [joint])
    const fruit = kit.choose({
      roles: ['fruit'],
      from: ['apple', 'pear', 'plum'],
      onlyWanted: !joint.startsWith('pork'),
      where: (item) => !item.roles.includes('berry') && !item.roles.includes('citrus'),
    })
    kit.bind('fruit', fruit)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'potato',
          'carrot',
          'parsnip',
          'new-potato',
          'fennel',
          'brussels-sprout',
          'sweet-potato',
          'red-onion',
        ],
        count: 2,
        max: 4,
        where: (item) => item.speed === 'hard' || item.speed === 'firm',
      }),
    )
    const herb = kit.choose({ roles: ['herb'], from: ['rosemary', 'thyme', 'sage'] })[0] ?? 'thyme'
    const rub = kit.pick(['dijon-mustard', 'fennel-seed', 'paprika', 'smoked-paprika'])
    kit.add(`${jointLines[joint] ?? ''}
      1 tbsp salt
      1 tsp black-pepper
      3 tbsp olive-oil
      4 clove garlic
      ${/sage/.test(herb) ? '8 each sage' : herb === 'thyme' || herb === 'rosemary' ? `4 sprig ${herb}` : `2 tbsp ${herb}`} | leaves finely chopped
      1 ${rub === 'dijon-mustard' ? 'tbsp' : 'tsp'} ${rub}
      $veg x1.5
      $fruit
      1 cup ${/chicken|turkey/.test(joint) ? 'chicken-stock' : kit.pick(['apple-juice', 'chicken-stock', 'white-wine'])}
      ~1 tbsp apple-cider-vinegar`)
    const liquid = kit.lines.find((line) =>
      ['liquid', 'drink'].some((role) => line.item.roles.includes(role as 'liquid')),
    )?.item.id
    const early = minutes - 45
    const added = twist(kit, {
      'fennel-seed': '1 tsp fennel-seed',
      cumin: '1 tsp cumin',
      'chili-flake': '1/2 tsp chili-flake',
      honey: '1 tbsp honey',
      lemon: '1 each lemon | zest finely grated, then juiced',
      'coriander-ground': '1 tsp coriander-ground',
      'oregano-dried': '1 tsp oregano-dried',
      'garlic-powder': '1 tsp garlic-powder',
      'maple-syrup': '1 tbsp maple-syrup',
    })
    kit.step(
      `Heat the oven to ${heat}. (Take {main} out of the refrigerator while it heats|While it heats, let {main} lose its chill).`,
      `(Mix|Pound) {olive-oil,garlic,${herb},${rub},fennel-seed,cumin,chili-flake,honey,maple-syrup,lemon,coriander-ground,oregano-dried,garlic-powder} with {salt,black-pepper} and rub it all over {main}. Set {main} in a large roasting pan${joint === 'chicken-whole' ? ', breast side up' : ', fat side up'}.`,
      early > 5 ? `Roast for ${early} minutes (on its own|, so that the outside starts to brown).` : '',
      `Scatter {veg} around {main}, turn them in the drippings[ and pour in half of {${liquid}}]. Roast until the vegetables begin to brown, 20 minutes.`,
      `${fruit.length > 0 ? 'Add {fruit} and roast' : 'Go on roasting'} until the middle of {main} reads ${safe}, about 25 minutes more. (Start checking early: ovens differ|Check early and trust the thermometer).`,
      `Move {main} to a board, cover loosely and let it rest for 15 minutes, (so that the juices settle|which keeps it juicy). Keep {veg,fruit} warm.`,
      `Meanwhile, set the pan over medium heat, add ${liquid ? `the rest of {${liquid}}` : '1 cup of water'}[ and {apple-cider-vinegar}] and simmer, scraping up what sticks, until slightly syrupy, 5 minutes. (Carve|Slice) and serve with the vegetables and the pan juices.`,
    )
    nameDish(kit, {
      noun: 'roast',
      main: [joint, ...fruit],
      partners: [...fruit, ...kit.bound('veg'), ...added],
      methods: ['sunday', 'herb-crusted', 'slow-roasted'].slice(0, minutes > 100 ? 3 : 2),
      never: ['garlicky', 'lemony'],
    })
    const word = pantryItem(joint)?.one ?? ''
    kit.title(
      `Roast ${word} with ${[...fruit, ...kit.bound('veg')]
        .map((id) => pantryItem(id)?.many)
        .slice(0, 2)
        .join(' and ')}`,
    )
    kit.describe(
      `(A burnished crust|Well-browned edges) and juicy slices of {-main}, with {-fruit,veg} cooked in the drippings. (Carve it at the table|The pan juices are the sauce).`,
    )
  },
}
