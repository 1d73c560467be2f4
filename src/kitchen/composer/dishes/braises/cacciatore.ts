import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { sideFor } from '../mains/sides.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

export const cacciatore: Dish = {
  id: 'cacciatore',
  names: [
    ...[
      'cacciatore',
      'chicken cacciatore',
      'chicken cacciatora',
      'pollo alla cacciatora',
      "hunter's chicken",
    ],
    ...[
      'hunters chicken',
      'hunter chicken',
      'rabbit cacciatore',
      'tofu cacciatore',
      'mushroom cacciatore',
      'chicken thigh cacciatore',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [60, 85],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['poultry', 'mushroom', 'vegetable', 'pickle', 'herb', 'bean', 'tofu', 'stewing', 'pasta', 'grain'],
  moods: ['comfort', 'family', 'hearty', 'cozy', 'winter'],
  write(kit) {
    const rabbit = /rabbit/i.test(kit.craving.text) && kit.ok('rabbit')
    const main = rabbit
      ? 'rabbit'
      : chooseMain(kit, {
          roles: ['poultry', 'tofu', 'bean'],
          from: kit.ok('chicken-thigh')
            ? [kit.inTurn(['chicken-thigh', 'chicken-drumstick']) ?? 'chicken-thigh']
            : ['portobello', 'white-bean-canned', 'chickpea-canned'],
          not: ['chicken-wing', 'chicken-whole', 'duck', 'tofu-silken'],
        })
    if (!main) return kit.fail('nothing to braise')
    kit.bind('main', [main])
    const bird = /chicken|turkey/.test(main)
    const bone = main === 'chicken-drumstick'
    const bean = cookingOf(main) === 'bean'
    const tomato = kit.resolve('crushed-tomato')
    if (!tomato) return kit.fail('no tomatoes')
    const peppers = ['red-bell-pepper', 'green-bell-pepper', 'yellow-bell-pepper'].filter(kit.ok)
    const pepper = kit.wanted.find((id) => peppers.includes(id)) ?? kit.inTurn(peppers)
    const mushroom = main === 'portobello' ? undefined : ['cremini', 'mushroom'].find(kit.ok)
    const wine = kit.ok('red-wine') ? '3/4 cup red-wine' : ''
    const stock = wine ? null : broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', 0.75)
    const cut: Record<string, string> = {
      'chicken-thigh': '1 3/4 lb chicken-thigh | trimmed, left whole',
      'chicken-drumstick': '8 each chicken-drumstick',
      'chicken-breast': '1 1/2 lb chicken-breast | left whole',
      rabbit: '2 1/2 lb rabbit | jointed',
      portobello: '8 each portobello | cut into thick slices',
      'tofu-firm': '28 oz tofu-firm | pressed dry and cut into slabs',
    }
    kit.add(`!${cut[main] ?? (bean ? `2 can ${main}` : `1 1/2 lb ${main}`)}
      1 tsp salt
      1/2 tsp black-pepper
      3 tbsp olive-oil
      1 each onion | thinly sliced
      ${pepper ? `1 each ${pepper} | cut into strips` : ''}
      ${mushroom ? `8 oz ${mushroom} | quartered` : ''}
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      ${wine || stock?.line || ''}
      1 can ${tomato}
      1 sprig rosemary
      ~1 each bay-leaf
      ~1/4 cup parsley`)
    const added = twist(
      kit,
      {
        'olive-black': '1/2 cup olive-black',
        caper: '2 tbsp caper',
        'oregano-dried': '1 tsp oregano-dried',
        'chili-flake': '1/4 tsp chili-flake',
        anchovy: '3 each anchovy',
        sage: '4 each sage',
        'olive-green': '1/2 cup olive-green',
      },
      2,
    )
    const dry = stock?.ref ?? '{red-wine}'
    const cooked = bean || main === 'tofu-firm' || main === 'portobello'
    const browning = bean
      ? ''
      : `Pat {main} dry and season with half of {salt} and {black-pepper}. Brown in {olive-oil} in a wide, deep skillet over medium-high heat, in two lots, ${bird || rabbit ? '5 minutes on each side' : '4 minutes on each side'}. Lift out.`
    const braise = cooked
      ? 'Return {main} and simmer, uncovered, until the sauce clings, 15 minutes.'
      : rabbit
        ? 'Lay {main} back in, cover and simmer over low heat until the meat comes easily from the bone and reads at least 160°F (71°C), 60 minutes.'
        : `Lay {main} back in, cover and simmer over low heat until ${bone ? 'the meat pulls from the bone' : 'tender'} and 165°F (74°C) in the thickest part, ${bone ? 35 : main === 'chicken-breast' ? 18 : 28} minutes. Uncover for the last few, if the sauce is thin.`
    const side = sideFor(kit, ['bread', 'orzo', 'mash', 'potatoes'])
    kit.step(
      side.first,
      browning,
      `${bean ? 'Heat {olive-oil} in a wide, deep skillet over medium heat and cook' : 'Turn the heat to medium and cook'} {onion,${pepper ?? 'onion'}${mushroom ? `,${mushroom}` : ''}} until soft and browned at the edges, 9 minutes. Stir in {garlic,anchovy,sage,chili-flake,oregano-dried} for 1 minute.`,
      `Pour in ${dry}, scrape up what sticks, and boil until half of it has gone, 4 minutes. Add {${tomato},rosemary,bay-leaf}${bean ? ', {salt} and {black-pepper}' : ' and the rest of {salt}'}.`,
      braise,
      side.later,
      `Stir in {olive-black,olive-green,caper} and warm through, 2 minutes. Lift out what is left of {rosemary,bay-leaf}, scatter with {parsley} and serve${side.ref ? ` with ${side.ref}` : ' hot'}.`,
    )
    const names: Record<string, string> = {
      rabbit: 'rabbit',
      portobello: 'mushroom',
      'tofu-firm': 'tofu',
      'chickpea-canned': 'chickpea',
    }
    const called = names[main] ?? (bean ? 'white bean' : /turkey/.test(main) ? 'turkey' : 'chicken')
    callIt(kit, {
      noun: `${called} cacciatore`,
      true: ['braised', 'rustic', 'one-pan'],
      after: [
        pepper ?? '',
        ...added.filter((id) => /olive|caper|anchovy|sage/.test(id)),
        'rosemary',
        mushroom ?? '',
      ].filter(Boolean),
    })
    kit.describe(
      '{-main} braised with {-onion,red-bell-pepper,green-bell-pepper,yellow-bell-pepper} and rosemary until the sauce is thick and tastes of the whole pan. (It waits well, and warms up better|Soft polenta takes up the sauce).',
    )
  },
}
