import type { Dish } from '../dish.ts'
import { callIt, choose, inHaste, present, withoutFire } from './bowl-parts.ts'
import { chooseMain, cookingOf, panText } from './protein.ts'

export const caprese: Dish = {
  id: 'caprese',
  names: [
    'caprese',
    'caprese salad',
    'tomato mozzarella salad',
    'tomato and mozzarella salad',
    'insalata caprese',
    'tomato mozzarella',
  ],
  categories: ['lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['italian'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'herb', 'pickle', 'nut', 'melting-cheese', 'cooked-meat'],
  write(kit) {
    const tomato = kit.pick(['tomato', 'tomato', 'cherry-tomato'])
    const extra = choose(kit, {
      roles: ['fruit', 'vegetable', 'pickle', 'cooked-meat'],
      from: [
        'peach',
        'avocado',
        'olive-black',
        'nectarine',
        'prosciutto',
        'arugula',
        'strawberry',
        'roasted-red-pepper',
        'caper',
        'watermelon',
      ],
      not: ['tomato', 'cherry-tomato', 'lemon', 'lime'],
      count: kit.lean > 0 ? 0 : kit.chance(0.65) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true || item.id === 'prosciutto',
    })
    kit.bind('extra', extra)
    const sharp = kit.pick(['balsamic-vinegar', 'red-wine-vinegar', 'lemon-juice', 'balsamic-vinegar'])
    const crunch =
      kit.lean > 0
        ? []
        : choose(kit, {
            roles: ['nut'],
            from: ['pine-nut', 'pistachio', 'almond', 'walnut'],
            onlyWanted: kit.chance(0.6),
          })
    kit.bind('crunch', crunch)
    const spice = kit.pick(['oregano-dried', 'chili-flake', 'fennel-seed', 'black-pepper', 'sumac'])
    kit.add(`${tomato === 'tomato' ? '4 each tomato | cut into 1/4-inch slices' : '4 cup cherry-tomato | halved'}
      1/2 tsp salt
      !8 oz mozzarella${tomato === 'tomato' ? ' | sliced' : ' | torn'}
      $extra x0.5
      3/4 cup basil | leaves left whole
      3 tbsp olive-oil
      1 tbsp ${sharp}
      ~1/4 tsp ${spice}
      ~$crunch x0.4`)
    const cheese = present(kit, ['mozzarella'])[0] ?? 'mozzarella'
    kit.step(
      `(Spread out|Lay) {${tomato}} on a ${tomato === 'tomato' ? 'board' : 'large plate'} and sprinkle with {salt}: (a few minutes of salt bring out the juice|the juice it draws becomes part of the dressing).`,
      tomato === 'tomato'
        ? `(Arrange|Overlap) {${tomato}} with {${cheese},extra} on a (platter|wide plate), (tucking leaves of {basil} in between|with leaves of {basil} in between).`
        : `(Scatter|Tuck) {${cheese},extra,basil} (over and between|among) them.`,
      `(Spoon over|Trickle with) {olive-oil,${sharp}}[ and finish with {${spice},crunch}].`,
      '(Serve at room temperature|Let it lose any chill from the refrigerator before you serve it), with a spoon for the juices.',
    )
    callIt(kit, {
      noun: kit.pick(['caprese salad', 'caprese salad', 'caprese']),
      true: [
        'summer',
        ...(tomato === 'cherry-tomato' ? ['scattered'] : ['layered']),
        ...(sharp === 'balsamic-vinegar' ? ['balsamic'] : []),
      ],
      before: extra,
      after: [
        ...extra,
        ...crunch,
        ...(tomato === 'cherry-tomato' ? [tomato] : []),
        spice === 'black-pepper' ? '' : spice,
        'basil',
        sharp,
      ].filter(Boolean),
    })
    kit.describe(
      `(Ripe {-${tomato}}|Sun-warm {-${tomato}}), milky {-${cheese}} and {-basil}[, with {-extra}], dressed with good olive oil. (Everything depends on the tomatoes, so wait for summer|Eat it within minutes of dressing).`.replace(
        'milky ',
        cheese === 'mozzarella' ? 'milky ' : 'soft ',
      ),
    )
  },
}

export const cobb: Dish = {
  id: 'cobb-salad',
  names: ['cobb salad', 'cobb', 'chicken cobb salad', 'chicken cobb', 'turkey cobb salad'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['american'],
  onlyNamed: true,
  takes: [
    'cooked-meat',
    'poultry',
    'egg',
    'vegetable',
    'crumbling-cheese',
    'bacon',
    'shellfish',
    'bean',
    'tofu',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'eggs and bacon want a pan')
    const protein = choose(kit, {
      roles: ['cooked-meat', 'bean'],
      from: [
        'chicken-cooked',
        'chicken-cooked',
        'turkey-cooked',
        ...(kit.ok('chicken-cooked') ? [] : ['chickpea-canned', 'white-bean-canned']),
      ],
      not: ['salami', 'pepperoni', 'prosciutto'],
    })[0]
    if (!protein) return kit.fail('nothing to fill it with')
    const bacon = kit.ok('bacon') ? 'bacon' : kit.ok('tempeh') ? 'tempeh' : null
    const eggs = kit.ok('egg')
    const cheese = choose(kit, {
      roles: ['crumbling-cheese'],
      from: ['blue-cheese', 'blue-cheese', 'feta', 'goat-cheese'],
    })
    kit.bind('cheese', cheese)
    const leaves = choose(kit, {
      roles: ['vegetable'],
      from: ['romaine', 'lettuce', 'mixed-greens', 'watercress'],
      where: (item) =>
        ['romaine', 'lettuce', 'mixed-greens', 'watercress', 'spinach', 'arugula', 'kale'].includes(item.id),
    })
    kit.bind('leaves', leaves)
    const rows = choose(kit, {
      roles: ['vegetable'],
      from: ['cherry-tomato', 'tomato', 'cucumber', 'radish', 'corn-canned', 'red-onion', 'scallion'],
      not: [...leaves, 'avocado'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true && item.id !== 'scallion',
    })
    kit.bind('rows', rows)
    const acid = kit.pick(['red-wine-vinegar', 'white-wine-vinegar', 'lemon-juice', 'apple-cider-vinegar'])
    const mustard = kit.pick(['dijon-mustard', 'horseradish', 'dijon-mustard'])
    kit.add(`${eggs ? '4 each egg' : ''}
      ${bacon ? `${bacon === 'bacon' ? '5 oz bacon' : '8 oz tempeh'}` : ''}
      ${bacon === 'tempeh' ? '1 tsp smoked-paprika' : ''}
      1/4 cup olive-oil
      2 tbsp ${acid}
      2 tsp ${mustard}
      1/4 tsp salt
      1/4 tsp black-pepper
      $leaves
      ${protein.endsWith('cooked') ? `2 cup ${protein} | diced` : `1 can ${protein}`}
      ~1 each avocado | pitted, peeled and diced
      $rows x0.6
      $cheese x0.75
      ~~2 tbsp chive`)
    kit.step(
      eggs
        ? 'Lower {egg} into boiling water, cook for 9 minutes, then cool in cold water, peel and (quarter|slice).'
        : '',
      bacon === 'bacon'
        ? 'Meanwhile, cook {bacon} in a dry skillet over medium heat until crisp, then drain on paper.'
        : bacon
          ? `${eggs ? 'Meanwhile, fry' : 'Fry'} {tempeh} with {smoked-paprika} in a little of {olive-oil} until browned, 6 minutes.`
          : '',
      `(Shake|Whisk) the rest of {olive-oil} with {${acid},${mustard},salt,black-pepper} until it (thickens|comes together).`
        .replace('the rest of', bacon === 'tempeh' ? 'the rest of' : '')
        .replace('  ', ' '),
      'Toss {leaves} with a third of the dressing and spread over a (platter|wide, shallow bowl).',
      `(Lay|Arrange) {${protein},avocado,rows,egg,${bacon ?? 'egg'},cheese} on top in (neat rows|stripes), (one after the other|side by side), so that (everyone can pick|each forkful can be different).`,
      'Spoon over the rest of the dressing[, scatter with {chive}] and serve at once.',
    )
    callIt(kit, {
      noun: 'Cobb salad',
      true: ['loaded', 'striped', 'big'],
      before: [protein],
      after: [...cheese, ...rows, bacon ?? '', 'avocado', 'egg'].filter(Boolean),
    })
    kit.describe(
      `Rows of {-${protein},avocado,cheese,rows} over crisp {-leaves}, with a sharp dressing. (A salad that is a whole meal|Bring it to the table in stripes and toss it there).`,
    )
  },
}

export const tabbouleh: Dish = {
  id: 'tabbouleh',
  names: [
    'tabbouleh',
    'tabouleh',
    'tabouli',
    'tabbouli',
    'parsley salad',
    'bulgur salad',
    'quinoa tabbouleh',
  ],
  categories: ['lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  cuisines: ['middle-eastern'],
  onlyNamed: true,
  takes: ['grain', 'vegetable', 'herb', 'bean', 'crumbling-cheese', 'nut', 'fruit'],
  write(kit) {
    const grain =
      choose(kit, {
        roles: ['grain'],
        from: [kit.ok('bulgur') ? 'bulgur' : kit.ok('quinoa') ? 'quinoa' : 'cauliflower-rice'],
      })[0] ?? 'quinoa'
    kit.require(
      ['bulgur', 'quinoa', 'cauliflower-rice', 'couscous', 'millet'].includes(grain),
      'not a grain for tabbouleh',
    )
    const extra = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: ['cucumber', 'radish', 'pomegranate', 'red-bell-pepper', 'fennel', 'chickpea-canned'],
      not: ['tomato', 'cherry-tomato', 'lemon', 'lime', grain],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true && !['scallion', 'red-onion', 'shallot'].includes(item.id),
    })
    kit.bind('extra', extra)
    const finish = choose(kit, {
      roles: ['nut', 'crumbling-cheese'],
      from: ['pine-nut', 'pistachio', 'feta', 'almond', 'walnut'],
      onlyWanted: kit.lean > 0 || kit.chance(0.5),
    })
    kit.bind('finish', finish)
    const spice = kit.pick(['sumac', 'allspice', 'cinnamon', 'cumin', 'black-pepper', 'coriander-ground'])
    const tomato = kit.pick(['tomato', 'cherry-tomato'])
    const allium = kit.pick(['scallion', 'red-onion', 'shallot'])
    kit.add(`${grain === 'cauliflower-rice' ? '2 cup cauliflower-rice' : `3/4 cup ${grain}`}
      3 cup parsley | finely chopped
      3/4 cup mint | finely chopped
      ${tomato === 'tomato' ? '3 each tomato | seeded and finely diced' : '2 cup cherry-tomato | quartered'}
      ${allium === 'red-onion' ? '1/2 each red-onion | finely chopped' : allium === 'shallot' ? '2 each shallot' : '4 each scallion'}
      $extra x0.6${['cucumber', 'radish', 'red-bell-pepper', 'fennel'].includes(extra[0] ?? '') && extra.length === 1 ? ' | finely diced' : ''}
      1/3 cup olive-oil
      1/4 cup lemon-juice
      ~1/2 tsp ${spice}
      3/4 tsp salt
      ~$finish x0.5`)
    kit.step(
      grain === 'bulgur'
        ? 'Bring 1 1/4 cups of water to a boil, 4 minutes. (Put|Tip) {bulgur} in a bowl, pour the water over and cover with a plate. Let it soak for 20 minutes, then drain off what it has not taken up and press dry in a sieve.'
        : grain === 'couscous'
          ? 'Bring 3/4 cup of water to a boil, 3 minutes, and pour it over {couscous}. Cover with a plate and let it soak for 5 minutes. Fluff with a fork.'
          : grain === 'cauliflower-rice'
            ? 'Cook {cauliflower-rice} in a dry skillet over medium-high heat, stirring, until just tender, 4 minutes. Spread out on a plate to cool.'
            : `Simmer {${grain}} in 1 1/2 cups of water, covered, until (the water is gone|tender), ${grain === 'millet' ? 18 : 14} minutes. Spread out on a plate to cool.`,
      `(Stir|Toss) {${tomato},${allium},extra} with {lemon-juice,salt${kit.uses(spice) ? `,${spice}` : ''}} in a large bowl and leave them while you chop the rest: (the juice that gathers will season the grain|their juices are half the dressing).`,
      `Add {parsley,mint,${grain}} and {=}`
        .replace(' and {=}', '')
        .concat('; the herbs should (outweigh everything else|make up most of the bowl).'),
      'Pour in {olive-oil}, (toss with two forks|turn it over lightly with your hands) and taste: it should be (lemony and well salted|sharp, green and a little salty).',
      '[Scatter with {finish}.] (Serve at room temperature|Serve cool), (with leaves to scoop it up|beside anything grilled).'.replace(
        '(with leaves to scoop it up|beside anything grilled)',
        'in a heap',
      ),
    )
    callIt(kit, {
      noun:
        grain === 'bulgur'
          ? 'tabbouleh'
          : grain === 'cauliflower-rice'
            ? 'cauliflower tabbouleh'
            : `${grain} tabbouleh`,
      true: ['green', 'lemony', 'very green', 'parsley'],
      before: [...extra, 'mint'],
      after: [...extra, ...finish, spice === 'black-pepper' ? '' : spice, tomato, allium].filter(Boolean),
    })
    kit.describe(
      `(Mostly parsley and mint, as it should be|A heap of chopped parsley and mint), with {-${grain},${tomato},extra} and plenty of lemon. (It is better after an hour|Keeps its edge until the next day).`,
    )
  },
}

export const potatoSalad: Dish = {
  id: 'potato-salad',
  names: [
    'potato salad',
    'german potato salad',
    'warm potato salad',
    'kartoffelsalat',
    'new potato salad',
    'potatoe salad',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [35, 45],
  onlyNamed: true,
  takes: ['vegetable', 'herb', 'pickle', 'egg', 'bacon', 'dairy', 'canned-fish', 'sauce'],
  write(kit) {
    const german =
      kit.craving.cuisines.includes('german') || /german|kartoffel|warm|vinegar/i.test(kit.craving.text)
    const creamy = german ? null : kit.chance(0.55) ? (kit.resolve('mayonnaise') ?? null) : null
    const yogurt = creamy ? kit.pick(['greek-yogurt', 'sour-cream', 'creme-fraiche']) : null
    const potato = kit.ok('new-potato') ? kit.pick(['new-potato', 'potato']) : 'potato'
    const crunch = choose(kit, {
      roles: ['vegetable'],
      from: ['celery', 'radish', 'cucumber', 'fennel', 'apple', 'sugar-snap-pea', 'scallion'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['potato', 'new-potato'],
      where: (item) => item.raw === true && item.speed !== 'leaf' && !item.roles.includes('allium'),
    })
    kit.bind('crunch', crunch)
    const pickle = choose(kit, {
      roles: ['pickle', 'bacon', 'egg'],
      from: ['dill-pickle', 'caper', 'olive-green', ...(kit.chance(0.4) ? ['bacon', 'egg'] : [])],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      not: ['pancetta'],
    })
    kit.bind(
      'pickle',
      pickle.filter((id) => id !== 'bacon' && id !== 'egg'),
    )
    const herb =
      choose(kit, { roles: ['herb'], from: ['chive', 'dill', 'parsley', 'tarragon', 'mint'] })[0] ?? 'chive'
    const acid = kit.pick(['apple-cider-vinegar', 'white-wine-vinegar', 'red-wine-vinegar', 'lemon-juice'])
    const mustard = kit.resolve('dijon-mustard') === 'dijon-mustard' ? 'dijon-mustard' : null
    kit.add(`2 1/2 lb ${potato} | ${potato === 'potato' ? 'waxy, scrubbed and cut into 1-inch chunks' : 'halved'}
      1 1/2 tsp salt
      ${pickle.includes('egg') ? '4 each egg' : ''}
      ${pickle.includes('bacon') ? '4 oz bacon' : ''}
      3 tbsp ${acid}
      ${mustard ? '1 tbsp dijon-mustard' : ''}
      ${creamy ? `1/2 cup ${creamy}\n1/3 cup ${yogurt}` : '1/3 cup olive-oil'}
      ~1/4 tsp black-pepper
      ~${kit.pick(['1/2 each red-onion | finely chopped', '2 each shallot', '4 each scallion'])}
      ${german ? '3/4 cup vegetable-stock' : ''}
      $crunch x0.7
      $pickle x0.5
      3 tbsp ${herb}`)
    const stock = present(kit, ['vegetable-stock'])[0] ?? 'vegetable-stock'
    kit.step(
      `(Cover {${potato}} with cold water, add half of {salt} and bring to a boil|Put {${potato}} in a pan of cold water with half of {salt} and bring to a boil). Simmer until (a knife slides in easily|tender to the middle but still whole), 14 minutes. Drain and let them steam dry.`,
      pickle.includes('egg') ? 'Meanwhile, boil {egg} until firm, cool under cold water, peel and chop.' : '',
      pickle.includes('bacon') ? 'Meanwhile, fry {bacon} in a dry skillet until crisp, and drain.' : '',
      `(Toss|Turn) the warm pieces with {${acid}}${german ? ` and {${stock}}, warmed until steaming` : ''} and the rest of {salt} in a large bowl; (hot, they drink the seasoning in|they take up seasoning only while they are warm).`,
      `Whisk {${mustard ? 'dijon-mustard,' : ''}${creamy ? `${creamy},${yogurt}` : 'olive-oil'},black-pepper} until (smooth|thick) and fold it in[ with {red-onion,shallot,scallion}]. ${creamy ? '(By then they should be no more than lukewarm, or the dressing turns oily|Wait until they are lukewarm: heat splits the dressing).' : ''}`,
      `Add {crunch,pickle,egg,bacon} and {=half of} {${herb}}, turning gently so that the pieces stay whole.`.replace(
        '{=half of} ',
        'half of ',
      ),
      `Taste for salt and sharpness, scatter with the rest of {${herb}} and serve (${german ? 'warm or at room temperature' : 'cool or at room temperature'}).`.replace(
        /\((warm[^)]*|cool[^)]*)\)/,
        '$1',
      ),
    )
    callIt(kit, {
      noun: german ? 'warm potato salad' : 'potato salad',
      true: [
        ...(creamy ? ['creamy', 'picnic'] : ['vinegar-dressed', 'picnic']),
        ...(mustard ? ['mustardy'] : []),
      ],
      before: [herb, ...pickle],
      after: [...crunch, ...pickle, herb, 'red-onion', 'shallot', 'scallion', acid],
    })
    kit.describe(
      `Waxy potatoes dressed while warm, with {-crunch,pickle} and (plenty of|a good handful of) {-${herb}}. (Better after an hour of standing|It travels well to picnics and barbecues).`,
    )
  },
}

export const slaw: Dish = {
  id: 'slaw',
  names: [
    'summer side',
    'bbq side',
    'barbecue side',
    'picnic side',
    'slaw',
    'coleslaw',
    'cole slaw',
    'cabbage salad',
    'asian slaw',
    'apple slaw',
    'krautsalat',
    'carrot slaw',
    'crunchy slaw',
  ],
  categories: ['lunch', 'snack', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 20],
  onlyNamed: true,
  takes: [
    'vegetable',
    'fruit',
    'nut',
    'seed',
    'herb',
    'dried-fruit',
    'citrus',
    'cooked-meat',
    'tofu',
    'bean',
  ],
  write(kit) {
    const asian =
      kit.craving.cuisines.some((id) =>
        ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'].includes(id),
      ) || /asian/i.test(kit.craving.text)
    const cabbage = choose(kit, {
      roles: ['vegetable'],
      from: asian ? ['napa-cabbage', 'red-cabbage', 'cabbage'] : ['cabbage', 'red-cabbage', 'napa-cabbage'],
      where: (item) =>
        ['cabbage', 'red-cabbage', 'napa-cabbage', 'kale', 'brussels-sprout'].includes(item.id),
    })[0]
    if (!cabbage) return kit.fail('no cabbage')
    const second = choose(kit, {
      roles: ['vegetable'],
      from: [
        'carrot',
        'fennel',
        'radish',
        'red-bell-pepper',
        'kohlrabi',
        'sugar-snap-pea',
        'celery',
        'jicama',
      ],
      not: [cabbage, 'cabbage', 'avocado', 'scallion', 'red-onion', 'shallot'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true,
    })
    kit.bind('second', second)
    const fruit = choose(kit, {
      roles: ['fruit', 'dried-fruit'],
      from: asian ? ['mango', 'orange'] : ['apple', 'raisin', 'cranberry-dried', 'pear'],
      not: ['lemon', 'lime', 'banana'],
      onlyWanted: kit.lean > 0 || kit.chance(0.5),
      where: (item) => item.raw === true,
    })
    kit.bind('fruit', fruit)
    const top = choose(kit, {
      roles: ['nut', 'seed'],
      from: asian
        ? ['peanut', 'sesame-seed', 'cashew']
        : ['sunflower-seed', 'walnut', 'pumpkin-seed', 'almond'],
      not: ['chia-seed', 'flaxseed-ground'],
      onlyWanted: kit.lean > 0 || kit.chance(0.35),
    })
    kit.bind('top', top)
    const mayo = kit.resolve('mayonnaise')
    const style = asian ? 'soy' : mayo && kit.chance(0.5) ? 'creamy' : 'sharp'
    const herb = kit.pick(
      asian ? ['cilantro', 'mint', 'thai-basil'] : ['parsley', 'chive', 'dill', 'cilantro'],
    )
    const acid = kit.pick(
      asian ? ['lime-juice', 'rice-vinegar'] : ['apple-cider-vinegar', 'lemon-juice', 'white-wine-vinegar'],
    )
    const accent = kit.pick(
      asian ? ['ginger-ground', 'chili-flake'] : ['black-pepper', 'smoked-paprika', 'fennel-seed'],
    )
    const dressing = {
      soy: `2 tbsp soy-sauce\n2 tbsp ${acid}\n1 tbsp vegetable-oil\n1 tbsp sesame-oil\n~2 tsp honey`,
      creamy: `1/3 cup ${mayo}\n2 tbsp ${acid}\n~1 tsp dijon-mustard\n~1 tsp honey`,
      sharp: `3 tbsp olive-oil\n3 tbsp ${acid}\n~2 tsp dijon-mustard\n~2 tsp honey`,
    }[style]
    const refs = {
      soy: `soy-sauce,${acid},vegetable-oil,sesame-oil,honey`,
      creamy: `${mayo},${acid},dijon-mustard,honey`,
      sharp: `olive-oil,${acid},dijon-mustard,honey`,
    }[style]
    kit.add(`1 1/4 lb ${cabbage} | cored and finely shredded
      1/2 tsp salt
      $second x0.6 | cut into matchsticks
      ${dressing}
      ~~1/4 tsp ${accent}
      $fruit x0.4${fruit[0] === 'apple' || fruit[0] === 'pear' ? ' | cored and cut into matchsticks' : fruit[0] === 'orange' ? ' | peeled and sliced' : ''}
      ~1/4 cup ${herb}
      $top x0.5`)
    kit.step(
      `(Toss|Rub) {${cabbage}} with {salt} in a large bowl, (squeezing it with your hands until it gives|working it with your hands until it begins to glisten), and pour off any liquid that gathers.`,
      `(Whisk|Shake) {${refs}[}`
        .replace('[}', '}')
        .concat(
          `[ with {${accent}}] until (smooth|well blended); (it should taste sharper than you want the salad to be|taste it, and sharpen it if it seems flat).`,
        ),
      'Add {second,fruit} to the bowl, pour over the dressing and (toss well|turn everything over until coated).',
      `Let it stand while you set the table, (so that it softens a little|which takes off the raw edge), then fold in {${herb},top}. (Serve cool and crunchy|Taste once more and serve).`,
    )
    callIt(kit, {
      noun: style === 'creamy' ? 'coleslaw' : 'slaw',
      true: [style === 'creamy' ? 'creamy' : style === 'soy' ? 'sesame' : 'vinegar', 'crunchy', 'crisp'],
      before: [...fruit, ...second],
      after: [...second, ...fruit, ...top, herb],
    })
    kit.describe(
      `(Finely shredded|Crunchy) {-${cabbage}} with {-second,fruit}, ${style === 'creamy' ? 'in a creamy, sharp dressing' : style === 'soy' ? 'in a dressing of soy and citrus' : 'in a sharp mustard dressing'}. (It holds its crunch for a day|Beside anything from the grill, or piled into a bun).`
        .replace('mustard dressing', kit.uses('dijon-mustard') ? 'mustard dressing' : 'vinaigrette')
        .replace('soy and citrus', acid === 'lime-juice' ? 'soy and lime' : 'soy and rice vinegar')
        .replace(/soy (and)/, kit.uses('soy-sauce') ? 'soy $1' : 'sesame $1'),
    )
  },
}

export const pokeBowl: Dish = {
  id: 'poke-bowl',
  names: [
    'poke bowl',
    'poke',
    'salmon poke',
    'tuna poke',
    'sushi bowl',
    'salmon bowl',
    'salmon rice bowl',
    'tofu poke',
    'salmon poke bowl',
    'tuna poke bowl',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['japanese'],
  onlyNamed: true,
  takes: ['fish', 'shellfish', 'tofu', 'canned-fish', 'grain', 'vegetable', 'fruit', 'seed', 'sauce'],
  write(kit) {
    kit.require(!withoutFire(kit), 'the rice wants a pot')
    const main = chooseMain(kit, {
      roles: ['fish', 'shellfish', 'tofu', 'canned-fish'],
      from: ['salmon', 'shrimp', 'tuna-steak', 'tofu-firm', 'salmon-smoked'],
      not: ['tofu-silken', 'mussel', 'clam', 'squid', 'anchovy', 'sardine'],
    })
    if (!main) return kit.fail('nothing for the bowl')
    const cooking = cookingOf(main)
    const rice = choose(kit, {
      roles: ['grain'],
      from: [
        'jasmine-rice',
        'white-rice',
        'brown-rice',
        ...(kit.diet('low-carb') ? ['cauliflower-rice'] : []),
      ],
      where: (item) => /rice$|quinoa/.test(item.id) && item.id !== 'wild-rice',
    })[0]
    if (!rice) return kit.fail('no rice')
    const minutes = { 'brown-rice': 35, quinoa: 15, 'cauliflower-rice': 5, 'cooked-rice': 3 }[rice] ?? 16
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'cucumber',
        'avocado',
        'radish',
        'carrot',
        'mango',
        'red-cabbage',
        'sugar-snap-pea',
        'pineapple',
        'edamame',
      ],
      count: kit.lean > 0 ? 2 : 3,
      max: 4,
      where: (item) => (item.raw === true || item.id === 'edamame') && !item.roles.includes('citrus'),
    })
    kit.bind('veg', veg)
    const sauce = kit.pick(['sriracha', 'lime-juice', 'ginger', 'sesame-oil'])
    const mayo = kit.chance(0.4) ? kit.resolve('mayonnaise') : null
    const top = choose(kit, {
      roles: ['seed', 'spice', 'pickle'],
      from: ['sesame-seed', 'nori', 'kimchi'],
      where: (item) => ['sesame-seed', 'nori', 'kimchi', 'pumpkin-seed'].includes(item.id),
      count: 1,
      max: 2,
    })
    kit.bind('top', top)
    kit.add(`${rice === 'cauliflower-rice' || rice === 'cooked-rice' ? `4 cup ${rice}` : `1 1/2 cup ${rice}`}
      1 tbsp rice-vinegar
      1/4 tsp salt
      1/4 cup soy-sauce
      ~1 tbsp honey
      ${sauce === 'ginger' ? '~1 inch ginger' : sauce === 'sesame-oil' ? '~1 tbsp sesame-oil' : sauce === 'sriracha' ? (kit.mood('mild') ? '' : '~2 tsp sriracha') : '~1 tbsp lime-juice'}
      ${cooking === 'canned-fish' ? (main === 'salmon-smoked' ? '8 oz salmon-smoked' : '$main') : `$main x0.85${cooking === 'fish' ? ' | skinned and cut into 1-inch cubes' : ''}`}
      ${cooking === 'canned-fish' ? '' : '1 tbsp vegetable-oil'}
      $veg x0.8
      ~3 each scallion
      ${mayo ? `~3 tbsp ${mayo}` : ''}
      $top`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    kit.step(
      rice === 'cauliflower-rice'
        ? 'Cook {cauliflower-rice} in a dry skillet over medium-high heat until tender, 5 minutes. Season with {rice-vinegar,salt}.'
        : rice === 'cooked-rice'
          ? 'Warm {cooked-rice} with a splash of water in a covered pan until steaming hot, 4 minutes. Season with {rice-vinegar,salt}.'
          : `Simmer {${rice}} in ${rice === 'brown-rice' ? '3 1/4' : '2 1/4'} cups of water over low heat, covered, until (tender and dry|the water has gone), ${minutes} minutes. Fold in {rice-vinegar,salt} and leave covered.`,
      `(Stir|Whisk) {${soy},honey,sriracha,lime-juice,ginger,sesame-oil} together in a (bowl|small bowl). ${cooking === 'canned-fish' ? 'Turn {main} in half of it.' : ''}`,
      cooking === 'canned-fish'
        ? ''
        : `Heat {vegetable-oil} in a skillet over medium-high heat. ${cooking === 'fish' ? 'Add {main} in one layer and cook, turning the cubes once, until golden outside and 145°F (63°C) within, 5 minutes.' : panText(kit)} Take the pan off the heat, pour in half of the sauce and (turn to glaze|toss until glossy).`,
      kit.uses('edamame') ? 'Meanwhile, boil {edamame} until tender, and drain.' : '',
      `Divide {${rice}} among bowls and arrange {main,veg} on top, (each in its own corner|in separate heaps).`,
      `Spoon over the rest of the sauce[, trickle with {${mayo ?? 'mayonnaise'}}] and finish with {scallion,top}.`,
    )
    callIt(kit, {
      noun: 'poke bowl',
      true: [
        'rainbow',
        ...(cooking === 'canned-fish' ? [] : ['warm', 'glazed']),
        ...(kit.uses('sriracha') ? ['spicy'] : []),
      ],
      before: [main],
      after: [...veg, ...top, rice],
    })
    kit.describe(
      `{-main} in a salty-sweet glaze over {-${rice}}, with cool {-veg}. (Dark, sticky sauce against cold crunch is the point of it|Set out the bowls and let everyone build their own).`,
    )
  },
}

export const burritoBowl: Dish = {
  id: 'burrito-bowl',
  names: [
    'burrito bowl',
    'naked burrito',
    'taco bowl',
    'taco salad',
    'fajita bowl',
    'mexican bowl',
    'chipotle bowl',
    'chicken burrito bowl',
    'mexican rice bowl',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['mexican', 'tex-mex'],
  onlyNamed: true,
  takes: [
    'poultry',
    'red-meat',
    'ground',
    'tofu',
    'bean',
    'shellfish',
    'grain',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'dairy',
    'sauce',
    'fruit',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'a hot bowl')
    const salad = /taco salad/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['poultry', 'red-meat', 'ground', 'tofu', 'shellfish', 'pork-cut'],
      from: ['chicken-thigh', 'beef-ground', 'turkey-ground', 'shrimp', 'tofu-firm', 'beef-sirloin'],
      not: [
        'tofu-silken',
        'mussel',
        'clam',
        'squid',
        'beef-ribeye',
        'beef-tenderloin',
        'lamb-chop',
        'pork-chop',
        'veal',
      ],
    })
    const bean = choose(kit, {
      roles: ['bean'],
      from: ['black-bean-canned', 'pinto-bean-canned'],
      count: kit.lean > 1 && main ? 0 : 1,
    })
    kit.bind('bean', bean)
    kit.require(main ?? bean[0], 'nothing for the bowl')
    const quick = inHaste(kit, 30)
    const base = salad
      ? kit.ok('romaine')
        ? 'romaine'
        : 'mixed-greens'
      : (choose(kit, {
          roles: ['grain'],
          from: quick
            ? ['cooked-rice']
            : kit.diet('low-carb')
              ? ['cauliflower-rice']
              : ['white-rice', 'brown-rice', 'quinoa', 'jasmine-rice'],
          where: (item) => /rice$|quinoa/.test(item.id) && item.id !== 'arborio-rice',
        })[0] ?? 'romaine')
    const cool = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'avocado',
        'tomato',
        'romaine',
        'radish',
        'corn-canned',
        'red-cabbage',
        'mango',
        'cherry-tomato',
      ],
      not: [base],
      count: kit.lean > 0 ? 2 : 3,
      max: 4,
      where: (item) => item.raw === true && !item.roles.includes('citrus'),
    })
    kit.bind('cool', cool)
    const cheese = choose(kit, {
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: ['queso-fresco', 'cheddar', 'monterey-jack', 'feta'],
      onlyWanted: kit.lean > 0 || kit.chance(0.35),
    })
    kit.bind('cheese', cheese)
    const sauce = kit.pick(['salsa', 'sour-cream', 'greek-yogurt', 'salsa'])
    kit.bind('spices', kit.mood('mild') ? ['cumin', 'paprika'] : ['chili-powder', 'cumin', 'smoked-paprika'])
    kit.add(`${{ 'cooked-rice': '4 cup cooked-rice', 'cauliflower-rice': '4 cup cauliflower-rice', romaine: '1 head romaine | shredded', 'mixed-greens': '6 oz mixed-greens' }[base] ?? `1 1/4 cup ${base}`}
      $main x0.8
      ${kit.mood('mild') ? '2 tsp paprika' : '2 tsp chili-powder\n~1/2 tsp smoked-paprika'}
      1 tsp cumin
      3/4 tsp salt
      1 tbsp vegetable-oil
      $bean
      2 each lime
      $cool x0.7
      ~1/3 cup cilantro
      $cheese x0.6
      ~3/4 cup ${sauce}`)
    const leafy = base === 'romaine' || base === 'mixed-greens'
    const lime = present(kit, ['lime'])[0] ?? 'lime'
    kit.step(
      leafy
        ? ''
        : base === 'cooked-rice'
          ? 'Warm {cooked-rice} with 2 tablespoons of water in a covered pan until steaming hot, 4 minutes.'
          : base === 'cauliflower-rice'
            ? 'Cook {cauliflower-rice} in a dry skillet until tender, 5 minutes.'
            : `Simmer {${base}} in ${base === 'brown-rice' ? '3' : '2 1/4'} cups of water with a pinch of salt, covered, until (tender|the water is absorbed), ${{ 'brown-rice': 35, quinoa: 15 }[base] ?? 17} minutes. Leave covered, off the heat.`,
      main ? 'Toss {main} with {spices,salt}, (rubbing them in|until evenly coated).' : '',
      main ? `Heat {vegetable-oil} in a large skillet over medium-high heat. ${panText(kit)}` : '',
      main
        ? 'Add {bean} with a splash of water and stir until hot, 2 minutes.'
        : 'Heat {vegetable-oil} in a skillet over medium heat, add {bean,spices,salt} with 1/4 cup of water and cook, crushing some of them, until thick, 6 minutes.',
      leafy
        ? `Dress {${base},cool} with half of the juice of {${lime}} and divide among bowls.`
        : `Fluff {${base}} with half of {cilantro} and the juice of half of {${lime}}, and divide among bowls.`.replace(
            'half of {cilantro} and',
            kit.ok('cilantro') && kit.lean < 2 ? 'half of {cilantro} and' : '',
          ),
      `Top with {main,bean${leafy ? '' : ',cool'},cheese}, spoon over {${sauce}} and finish with {cilantro} and the rest of {${lime}}.`.replace(
        `, spoon over {${sauce}} and finish with {cilantro} and the rest of {${lime}}`,
        `[, spoon over {${sauce}}] and squeeze over the rest of {${lime}}`,
      ),
      leafy ? '[Scatter with {cilantro} and serve at once.]' : '',
    )
    const noun = salad
      ? 'taco salad'
      : /taco bowl/i.test(kit.craving.text)
        ? 'taco bowl'
        : /fajita/i.test(kit.craving.text)
          ? 'fajita bowl'
          : 'burrito bowl'
    callIt(kit, {
      noun,
      true: ['spiced', 'loaded', 'lime-dressed', 'skillet', 'weeknight'],
      before: [main ?? bean[0] ?? '', ...cool.slice(0, 1)].filter(Boolean),
      after: [...(main ? bean : []), ...cool, ...cheese, leafy ? '' : base, sauce].filter(Boolean),
    })
    kit.describe(
      `Spiced {-main,bean} over ${leafy ? 'crisp' : 'lime-bright'} {-${base}}, with cool {-cool}. (All of a burrito but the wrapper|It packs well for the next day's lunch).`,
    )
  },
}

export const buddhaBowl: Dish = {
  id: 'buddha-bowl',
  names: [
    'buddha bowl',
    'nourish bowl',
    'power bowl',
    'vegetable bowl',
    'hippie bowl',
    'macro bowl',
    'roasted vegetable bowl',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 45],
  onlyNamed: true,
  takes: [
    'grain',
    'bean',
    'lentil',
    'tofu',
    'vegetable',
    'seed',
    'nut',
    'sauce',
    'egg',
    'grill-cheese',
    'nut-butter',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'a warm bowl')
    const grain = choose(kit, {
      roles: ['grain'],
      from: kit.diet('low-carb')
        ? ['cauliflower-rice']
        : ['quinoa', 'brown-rice', 'farro', 'bulgur', 'millet', 'white-rice'],
      not: [
        'rolled-oat',
        'gluten-free-oat',
        'polenta',
        'popcorn',
        'cooked-rice',
        'arborio-rice',
        'wild-rice',
      ],
    })[0]
    if (!grain) return kit.fail('no grain')
    const main = chooseMain(kit, {
      roles: ['bean', 'tofu', 'grill-cheese'],
      from: ['chickpea-canned', 'tofu-firm', 'black-bean-canned', 'white-bean-canned', 'tempeh'],
      not: ['tofu-silken'],
    })
    const hot = choose(kit, {
      roles: ['vegetable'],
      from: [
        'sweet-potato',
        'broccoli',
        'cauliflower',
        'carrot',
        'beet',
        'brussels-sprout',
        'butternut-squash',
        'zucchini',
        'red-bell-pepper',
        'eggplant',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) =>
        (item.speed === 'hard' || item.speed === 'firm') &&
        !item.roles.includes('allium') &&
        item.id !== 'celery',
    })
    kit.bind('hot', hot)
    const cool = choose(kit, {
      roles: ['vegetable'],
      from: ['avocado', 'spinach', 'red-cabbage', 'cucumber', 'radish', 'arugula', 'kale', 'mixed-greens'],
      not: hot,
      count: 1,
      max: 2,
      where: (item) => item.raw === true && item.speed !== 'hard',
    })
    kit.bind('cool', cool)
    const top = choose(kit, {
      roles: ['seed', 'nut'],
      from: ['pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'almond', 'cashew'],
      not: ['chia-seed', 'flaxseed-ground', 'coconut-shredded'],
      count: kit.lean > 0 ? 0 : 1,
    })
    kit.bind('top', top)
    const cream = kit.pick(
      ['tahini', 'peanut-butter', 'greek-yogurt', 'tahini', 'hummus']
        .filter((id) => kit.resolve(id))
        .concat('tahini'),
    )
    const spice = kit.pick(['cumin', 'smoked-paprika', 'curry-powder', 'coriander-ground', 'garam-masala'])
    const stove =
      kit.craving.equipment.some((tool) => ['no oven', 'stovetop', 'no bake'].includes(tool)) ||
      inHaste(kit, 30)
    const minutes =
      {
        'brown-rice': 35,
        quinoa: 15,
        farro: 25,
        bulgur: 12,
        millet: 18,
        couscous: 5,
        'pearl-barley': 30,
        'cauliflower-rice': 5,
      }[grain] ?? 17
    kit.add(`${grain === 'cauliflower-rice' ? '4 cup cauliflower-rice' : `1 cup ${grain}`}
      $hot${kit.bound('hot').length > 0 ? ` | ${stove ? 'cut into 1/2-inch pieces' : 'cut into 1-inch pieces'}` : ''}
      $main x0.8
      2 tbsp olive-oil
      ~1 tsp ${spice}
      3/4 tsp salt
      1/3 cup ${cream}
      1 each lemon
      ~1 clove garlic | finely grated
      $cool x0.8
      ~$top x0.5`)
    const creamy = present(kit, [cream])[0] ?? cream
    kit.step(
      stove ? '' : 'Heat the oven to 425°F (220°C).',
      `${stove ? 'Heat {olive-oil} in a wide skillet over medium-high heat, add {hot,main' : '(Toss|Turn) {hot,main,olive-oil'},${spice}} and half of {salt}${stove ? ' and cook, turning now and then, until browned and tender, 14 minutes.' : ' on a large baking sheet and spread out in one layer. Roast, turning once, until (tender with dark edges|browned at the edges and soft inside), 25 minutes.'}`.replace(
        `,${spice}} and`,
        kit.uses(spice) ? `,${spice}} and` : '} and',
      ),
      grain === 'cauliflower-rice'
        ? 'Meanwhile, cook {cauliflower-rice} in a dry skillet until tender.'
        : minutes > 25 && !stove
          ? `Meanwhile, simmer {${grain}} in plenty of salted water until tender and drain well; it will take about as long again as the vegetables, so start it first.`.replace(
              '; it will take about as long again as the vegetables, so start it first',
              ', which takes a little longer than the vegetables',
            )
          : `Meanwhile, simmer {${grain}} in plenty of salted water until tender, and drain well.`,
      `(Whisk|Stir) {${creamy},garlic} with the zest and juice of {lemon}, the rest of {salt} and enough warm water, a spoonful at a time, to make a sauce that (coats a spoon|pours slowly). (It may seize at first, then it loosens|Keep stirring if it thickens: it loosens again).`,
      `(Divide|Spoon) {${grain}} into bowls and (set|arrange) {hot,main,cool} on top.`,
      'Spoon over the sauce[ and scatter with {top}].',
    )
    callIt(kit, {
      noun: kit.pick(['Buddha bowl', 'Buddha bowl', 'nourish bowl']),
      true: [stove ? 'skillet' : 'roasted', 'rainbow'],
      before: [...hot.slice(0, 1), ...(main ? [main] : [])],
      after: [...hot, ...(main ? [main] : []), ...cool, creamy, grain],
    })
    kit.describe(
      `(Browned|Sweet, browned) {-hot,main} over {-${grain}}, with fresh {-cool} and a sauce of {-${creamy}} and lemon. (Every part can be made ahead|Good warm, and good cold from a box).`,
    )
  },
}
