import type { Dish } from '../dish.ts'
import { callIt, choose, inHaste, present, withoutFire } from './bowl-parts.ts'
import { chooseMain, cookingOf, panText } from './protein.ts'

const loaves = ['sourdough-bread', 'bread', 'whole-wheat-bread'] as const

export const grilledCheese: Dish = {
  id: 'grilled-cheese',
  names: [
    'grilled cheese',
    'grilled cheese sandwich',
    'cheese toastie',
    'toasted cheese sandwich',
    'cheese sandwich',
    'toasted cheese',
    'croque monsieur',
    'ham and cheese sandwich',
    'ham and cheese toastie',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [15, 20],
  onlyNamed: true,
  takes: [
    'melting-cheese',
    'vegetable',
    'fruit',
    'cooked-meat',
    'pickle',
    'bacon',
    'sauce',
    'bread',
    'sweetener',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'it wants a pan')
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, ...(kit.ok('sourdough-bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'gluten-free-bread'].includes(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    const cheeses = choose(kit, {
      roles: ['melting-cheese'],
      from: kit.ok('cheddar')
        ? [
            'cheddar',
            'gruyere',
            'gouda',
            'monterey-jack',
            'fontina',
            'swiss-cheese',
            'mozzarella-low-moisture',
          ]
        : ['vegan-cheese'],
      count: kit.lean > 0 || !kit.ok('cheddar') ? 1 : 2,
      not: ['mozzarella', 'provolone', 'brie', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
    })
    kit.bind('cheeses', cheeses)
    kit.require(cheeses.length > 0, 'no cheese')
    const croque = /croque|ham/i.test(kit.craving.text) && kit.ok('ham')
    const inside = choose(kit, {
      roles: ['vegetable', 'fruit', 'cooked-meat', 'pickle'],
      from: croque
        ? ['ham']
        : [
            'tomato',
            'apple',
            'pear',
            'dill-pickle',
            'sauerkraut',
            'arugula',
            'kimchi',
            'sun-dried-tomato',
            'roasted-red-pepper',
            'ham',
            'spinach',
          ].filter((id) => id !== 'ham' || kit.chance(0.4)),
      count: croque || (kit.lean < 1 && (cheeses.length < 2 || kit.chance(0.75))) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true || item.roles.includes('cooked-meat'),
    })
    kit.bind('inside', inside)
    const spread = kit.pick(
      ['dijon-mustard', 'horseradish', 'dijon-mustard']
        .filter((id) => kit.resolve(id))
        .concat('dijon-mustard'),
    )
    const outside = kit.pick(['butter', 'butter', 'mayonnaise'])
    const accent = kit.pick(['black-pepper', 'garlic-powder', 'smoked-paprika', 'thyme-dried', 'chili-flake'])
    const cuts: Record<string, string> = {
      tomato: '1 each tomato | thinly sliced',
      apple: '1/2 each apple | thinly sliced',
      pear: '1/2 each pear | thinly sliced',
      'dill-pickle': '1 each dill-pickle | thinly sliced',
      ham: '3 oz ham | sliced',
      spinach: '1 cup spinach',
      arugula: '1 cup arugula',
      kimchi: '1/3 cup kimchi',
      sauerkraut: '1/3 cup sauerkraut',
      'sun-dried-tomato': '1/4 cup sun-dried-tomato',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
    }
    kit.add(`4 slice ${bread}
      2 tbsp ${outside}
      ~2 tsp ${spread}
      ${cheeses.map((id) => `${cheeses.length > 1 ? '3/4' : '1 1/2'} cup ${id}`).join('\n')}
      ~~1/8 tsp ${accent}
      ${inside
        .map((id) => cuts[id] ?? `$inside`)
        .filter((line, at, all) => all.indexOf(line) === at)
        .join('\n')
        .replace('$inside', '$inside x0.25')}`)
    const fat = present(kit, [outside])[0] ?? outside
    const wet = inside.some((id) =>
      ['tomato', 'kimchi', 'sauerkraut', 'dill-pickle', 'roasted-red-pepper'].includes(id),
    )
    kit.step(
      `(Mix|Toss) {cheeses}[ with {${accent}}] in a bowl${cheeses.length > 1 ? ', (one for stretch and one for flavor|so that both melt together)' : ''}.`,
      wet
        ? '(Press|Pat) {inside} dry with a paper towel, (or the bread goes soft|so that the bread stays crisp).'
        : '',
      `[Spread two slices of {${bread}} with {${spread}}. ]Pile on {cheeses${inside.length > 0 ? ',inside' : ''}}, ${inside.length > 0 ? 'with cheese above and below so that it glues everything together' : '(right to the edges|all the way out)'}, and close with the other slices.`,
      `Spread the outsides with {${fat}}, (thinly and to the very edge|all the way to the crust).`,
      `Cook in a skillet over medium-low heat, pressing lightly, until the underside is (deep golden|golden and crisp), 4 minutes. Turn and cook until the other side matches and the cheese (runs at the edges|has melted to the middle), 4 minutes; (low heat gives it the time|if the bread browns too fast, turn the heat down).`,
      'Let it stand for 1 minute, (so that the filling sets a little|or it all runs out), then cut in half.',
    )
    callIt(kit, {
      noun: croque ? 'ham and cheese toastie' : 'grilled cheese',
      true: ['crisp', 'golden', 'skillet', 'melted', 'pan-toasted', ...(fat === 'butter' ? ['buttery'] : [])],
      before: [...cheeses, ...inside, bread],
      after: [
        ...cheeses,
        ...inside,
        ...inside,
        spread,
        bread,
        accent === 'black-pepper' ? '' : accent,
      ].filter(Boolean),
    })
    kit.describe(
      `(Crisp outside and molten within|Deep-golden bread and long strings of cheese), with {-cheeses,inside} on {-${bread}}. (Eat it while it crackles|A bowl of tomato soup is its oldest friend).`.replace(
        'A bowl of tomato soup is its oldest friend',
        'A bowl of soup is its oldest friend',
      ),
    )
  },
}

export const tunaMelt: Dish = {
  id: 'tuna-melt',
  names: [
    'tuna melt',
    'tuna sandwich',
    'tuna salad sandwich',
    'tuna toastie',
    'salmon melt',
    'tuna mayo sandwich',
    'chickpea melt',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  onlyNamed: true,
  takes: ['canned-fish', 'bean', 'melting-cheese', 'vegetable', 'pickle', 'herb', 'bread', 'sauce'],
  write(kit) {
    const melt = /melt|toastie/i.test(kit.craving.text) && !withoutFire(kit)
    const fish = choose(kit, {
      roles: ['canned-fish', 'bean'],
      from: kit.ok('tuna-canned') ? ['tuna-canned'] : ['chickpea-canned', 'white-bean-canned'],
      where: (item) =>
        ['tuna-canned', 'salmon-canned', 'chickpea-canned', 'white-bean-canned'].includes(item.id),
    })[0]
    if (!fish) return kit.fail('nothing to fill it with')
    const bean = cookingOf(fish) === 'bean'
    const mayo = kit.resolve('mayonnaise')
    if (!mayo) return kit.fail('nothing to bind it')
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, 'english-muffin', ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'english-muffin', 'gluten-free-bread', 'bagel', 'pita'].includes(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    const cheese = melt
      ? (choose(kit, {
          roles: ['melting-cheese'],
          from: kit.ok('cheddar')
            ? ['cheddar', 'gruyere', 'swiss-cheese', 'monterey-jack', 'gouda']
            : ['vegan-cheese'],
          not: ['mozzarella', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
        })[0] ?? null)
      : null
    kit.require(!melt || cheese, 'no cheese')
    const crunch = choose(kit, {
      roles: ['vegetable'],
      from: ['celery', 'red-onion', 'scallion', 'cucumber', 'fennel', 'radish'],
      count: 1,
      max: 2,
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })
    kit.bind('crunch', crunch)
    const pickle = choose(kit, {
      roles: ['pickle'],
      from: ['caper', 'dill-pickle', 'olive-green', 'olive-black'],
      count: kit.lean > 0 ? 0 : 1,
      not: ['kimchi', 'sauerkraut'],
    })
    kit.bind('pickle', pickle)
    const leaf = melt
      ? []
      : choose(kit, {
          roles: ['vegetable'],
          from: ['lettuce', 'arugula', 'spinach', 'watercress', 'romaine'],
          not: crunch,
          where: (item) =>
            ['lettuce', 'arugula', 'spinach', 'watercress', 'romaine', 'tomato'].includes(item.id),
          count: kit.lean > 1 ? 0 : 1,
        })
    kit.bind('leaf', leaf)
    const herb = kit.pick(['parsley', 'dill', 'chive', 'tarragon'])
    const spark = kit.pick(['dijon-mustard', 'lemon-juice', 'hot-sauce', 'dijon-mustard'])
    const each = bread === 'english-muffin' || bread === 'bagel' || bread === 'pita'
    kit.add(
      `2 can ${fish}`.replace('2 can', bean ? '1 can' : '2 can').concat(`
      1/4 cup ${mayo}
      ${spark === 'lemon-juice' ? '1 tbsp' : '1 tsp'} ${spark}
      ${crunch.map((id) => ({ celery: '1 stalk celery | finely diced', 'red-onion': '1/4 each red-onion | finely diced', scallion: '2 each scallion', cucumber: '1/2 each cucumber | finely diced', fennel: '1/2 each fennel | finely diced', radish: '4 each radish | finely diced' })[id] ?? '$crunch x0.25').join('\n')}
      $pickle x0.4${pickle.includes('dill-pickle') || pickle.includes('olive-green') || pickle.includes('olive-black') ? ' | finely chopped' : ''}
      ~1 tbsp ${herb}
      1/8 tsp salt
      1/8 tsp black-pepper
      ${each ? '2 each' : '4 slice'} ${bread}
      ${cheese ? `3/4 cup ${cheese}` : ''}
      $leaf x0.25`),
    )
    kit.step(
      bean ? `Mash {${fish}} with a fork, leaving some in large flakes.` : '',
      `(Fold|Stir) {${bean ? '' : `${fish},`}${mayo},${spark},crunch,pickle,${herb}} together (with a fork|lightly)${bean ? ', mixing in the mash' : ', leaving the flakes large'}. Season with {salt,black-pepper} and taste: (it should be sharp enough to stand up to the bread|a little more acid rarely hurts).`,
      melt
        ? `(Toast|Lightly toast) {${bread}} under a hot broiler on one side, 2 minutes. (Turn over|Turn), spread the filling to the edges and cover with {${cheese}}.`
        : `(Heap|Spread) the filling on half of {${bread}}[, add {leaf}] and close with the rest, pressing gently.`,
      melt
        ? 'Broil 5 inches from the heat until (the cheese bubbles and browns in spots|melted, bubbling and freckled with brown), 3 minutes. Serve hot.'
        : '(Cut in half|Cut corner to corner) and serve, or wrap in paper for later the same day and keep it cold.',
    )
    const word =
      fish === 'tuna-canned'
        ? 'tuna'
        : fish === 'salmon-canned'
          ? 'salmon'
          : fish === 'chickpea-canned'
            ? 'chickpea'
            : 'white bean'
    callIt(kit, {
      noun: `${bean && /tuna/i.test(kit.craving.text) ? `${word} no-tuna` : word} ${melt ? 'melt' : 'sandwich'}`,
      true: melt ? ['broiled', 'open-faced', 'bubbling'] : ['crunchy', 'lunchbox', 'piled-high'],
      before: [cheese ?? herb],
      after: [...pickle, ...crunch, ...leaf, herb, cheese ?? '', bread].filter(Boolean),
    })
    kit.describe(
      `${melt ? '(Hot, savory filling under blistered cheese|Crisp bread, warm filling and melted cheese)' : '(Crisp and creamy at once|A generous filling with some crunch in it)'}: ${word} with {-crunch,pickle${cheese ? `,${cheese}` : ''}}. (Ready while the kettle boils|Made from what is usually in the cupboard).`,
    )
  },
}

export const clubSandwich: Dish = {
  id: 'club-sandwich',
  names: [
    'club sandwich',
    'clubhouse sandwich',
    'blt',
    'blt sandwich',
    'turkey club',
    'chicken club',
    'triple decker',
    'bacon lettuce tomato',
    'bacon sandwich',
    'turkey sandwich',
    'chicken sandwich',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [15, 25],
  cuisines: ['american'],
  onlyNamed: true,
  takes: ['cooked-meat', 'bacon', 'vegetable', 'melting-cheese', 'bread', 'tofu', 'egg', 'sauce', 'poultry'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it wants a pan')
    const blt = /\bblt\b|bacon/i.test(kit.craving.text)
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'gluten-free-bread'].includes(item.id),
    })[0]
    const mayo = kit.resolve('mayonnaise')
    if (!bread || !mayo) return kit.fail('no bread or nothing to spread')
    const meat = choose(kit, {
      roles: ['cooked-meat'],
      from: /chicken/i.test(kit.craving.text) ? ['chicken-cooked'] : ['turkey-cooked', 'chicken-cooked'],
      not: ['salami', 'pepperoni', 'prosciutto'],
      count: blt ? 0 : 1,
    })
    const bacon = kit.ok('bacon')
      ? 'bacon'
      : kit.ok('tempeh')
        ? 'tempeh'
        : kit.ok('mushroom')
          ? 'mushroom'
          : null
    if (!bacon) return kit.fail('nothing crisp')
    kit.bind('meat', meat)
    const cheese = choose(kit, {
      roles: ['melting-cheese'],
      from: ['cheddar', 'swiss-cheese', 'gouda', 'monterey-jack'],
      onlyWanted: blt || kit.lean > 0 || kit.chance(0.5),
      not: ['vegan-cheese'],
    })
    kit.bind('cheese', cheese)
    const leaf = choose(kit, {
      roles: ['vegetable'],
      from: ['romaine', 'lettuce', 'arugula', 'iceberg-lettuce', 'watercress'],
      where: (item) =>
        ['romaine', 'lettuce', 'arugula', 'iceberg-lettuce', 'watercress', 'spinach'].includes(item.id),
    })
    kit.bind('leaf', leaf)
    const extra = choose(kit, {
      roles: ['vegetable', 'pickle'],
      from: ['avocado', 'cucumber', 'red-onion', 'dill-pickle', 'radish'],
      not: [...leaf, 'tomato'],
      count: kit.lean > 0 ? 0 : kit.chance(0.7) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const stir = kit.pick(['dijon-mustard', 'lemon-juice', 'horseradish', 'chive', 'basil', 'hot-sauce'])
    const triple = !blt && kit.chance(0.6)
    const tomato = kit.ok('tomato')
    kit.add(`${bacon === 'bacon' ? '4 oz bacon | in whole slices' : bacon === 'tempeh' ? '6 oz tempeh | thinly sliced' : '8 oz mushroom | thickly sliced'}
      ${bacon === 'bacon' ? '' : '1 tbsp olive-oil\n1 tsp smoked-paprika\n2 tsp soy-sauce'}
      ${triple ? 6 : 4} slice ${bread}
      2 tbsp ${mayo}
      ${stir === 'chive' || stir === 'basil' ? `~1 tbsp ${stir}` : `~1 tsp ${stir}`}
      $meat x0.5${meat.length > 0 ? ' | sliced' : ''}
      $cheese x0.4
      ${tomato ? '1 each tomato | sliced' : '1/2 cup roasted-red-pepper'}
      $leaf x0.25
      ${extra.map((id) => ({ avocado: '1/2 each avocado | sliced', cucumber: '1/2 each cucumber | sliced', 'red-onion': '1/4 each red-onion | thinly sliced', 'dill-pickle': '1 each dill-pickle | sliced', radish: '4 each radish | thinly sliced' })[id] ?? '$extra x0.25').join('\n')}
      1/8 tsp salt`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    kit.step(
      bacon === 'bacon'
        ? 'Lay {bacon} in a cold skillet, set it over medium heat and cook, turning often, until (crisp and evenly browned|brown and crisp), 9 minutes. Drain on paper towels.'
        : `Fry {${bacon}} in {olive-oil} over medium-high heat until (deeply browned|brown and crisp at the edges), 8 minutes. Add {smoked-paprika,${soy}} and toss until the pan is dry, 1 minute.`,
      `Meanwhile, toast {${bread}} until golden. (Stir|Mix) {${mayo}}[ with {${stir}}] and spread it on one side of every slice.`.replace(
        '{=}',
        '',
      ),
      `Sprinkle {tomato,roasted-red-pepper} with {salt}, (to bring out the flavor|which brings out its juice).`,
      triple
        ? 'Layer {meat,cheese} and half of {leaf} on two of the slices, cover with two more and add {tomato,roasted-red-pepper,extra,' +
            bacon +
            '} and what is left of the leaves. Close with the last slices.'
        : `Layer {leaf,tomato,roasted-red-pepper,meat,cheese,extra,${bacon}} on two of the slices and close with the others, (spread side down|pressing gently).`,
      `Press lightly, (pin with picks|hold with picks) and cut into ${triple ? 'quarters' : 'halves'}. Serve at once.`,
    )
    const noun = blt ? (bacon === 'bacon' ? 'BLT' : `${bacon} BLT`) : 'club sandwich'
    callIt(kit, {
      noun,
      true: ['toasted', triple ? 'triple-decker' : 'crisp', 'stacked'],
      before: meat,
      after: [...extra, ...cheese, ...leaf, stir, bread, bacon],
    })
    kit.describe(
      `Toasted {-${bread}} stacked with {-${bacon}}[, {-meat}][, {-extra}] and ripe {-tomato,roasted-red-pepper}. (Crisp, cool and salty in one bite|Cut it and eat it before the toast goes soft).`,
    )
  },
}

export const banhMi: Dish = {
  id: 'banh-mi',
  names: ['banh mi', 'bahn mi', 'banh mi sandwich', 'vietnamese sandwich', 'bánh mì'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['vietnamese'],
  onlyNamed: true,
  takes: ['pork-cut', 'poultry', 'tofu', 'ground', 'shellfish', 'vegetable', 'red-meat', 'herb', 'mushroom'],
  write(kit) {
    kit.require(!withoutFire(kit), 'the filling is fried')
    const main = chooseMain(kit, {
      roles: ['pork-cut', 'poultry', 'tofu', 'ground', 'red-meat', 'shellfish'],
      from: ['pork-tenderloin', 'chicken-thigh', 'tofu-firm', 'pork-ground', 'shrimp', 'beef-sirloin'],
      not: [
        'pork-chop',
        'tofu-silken',
        'beef-ribeye',
        'beef-tenderloin',
        'lamb-chop',
        'mussel',
        'clam',
        'squid',
        'scallop',
        'veal',
        'pork-loin',
      ],
    })
    if (!main) return kit.fail('no filling')
    const bread = kit.resolve('baguette')
    const mayo = kit.resolve('mayonnaise')
    if (!bread) return kit.fail('no bread')
    const pickles = choose(kit, {
      roles: ['vegetable'],
      from: ['carrot', 'daikon', 'radish', 'red-cabbage', 'kohlrabi'],
      count: 2,
      max: 2,
      not: ['cucumber'],
      where: (item) =>
        item.raw === true &&
        ['carrot', 'daikon', 'radish', 'red-cabbage', 'kohlrabi', 'jicama', 'cabbage'].includes(item.id),
    })
    kit.bind('pickles', pickles)
    const hot = kit.mood('mild')
      ? null
      : kit.pick(['jalapeno', 'red-chili', 'sriracha'].filter((id) => kit.ok(id)).concat('jalapeno'))
    const scent = kit.pick(['lemongrass', 'ginger', 'five-spice', 'black-pepper'])
    const herb = kit.pick(['cilantro', 'mint', 'cilantro', 'thai-basil'])
    kit.add(`$pickles x0.6 | cut into thin matchsticks
      1/3 cup rice-vinegar
      1 tbsp sugar
      3/4 tsp salt
      $main x0.8${cookingOf(main) === 'pork' || cookingOf(main) === 'chicken' ? ' | thinly sliced' : ''}
      2 tbsp ${kit.ok('fish-sauce') && kit.chance(0.6) ? 'fish-sauce' : 'soy-sauce'}
      2 clove garlic
      ${{ lemongrass: '~1 stalk lemongrass', ginger: '~1 inch ginger', 'five-spice': '~1/2 tsp five-spice', 'black-pepper': '~1/2 tsp black-pepper' }[scent]}
      1 tbsp vegetable-oil
      ${bread === 'baguette' ? '2 each baguette | split lengthwise' : `8 slice ${bread}`}
      ${mayo ? `1/4 cup ${mayo}` : ''}
      1/2 each cucumber | cut into long strips
      ${hot === 'sriracha' ? '~1 tbsp sriracha' : hot ? `~1 each ${hot} | thinly sliced` : ''}
      1/2 cup ${herb} | leaves picked`)
    const salty = present(kit, ['fish-sauce', 'soy-sauce'])[0] ?? 'soy-sauce'
    const sharp = present(kit, ['rice-vinegar'])[0] ?? 'rice-vinegar'
    const sweet = present(kit, ['sugar'])[0] ?? 'sugar'
    kit.step(
      `(Toss|Turn) {pickles} with {${sharp},${sweet},salt} in a bowl, (pressing them down into the liquid|rubbing with your fingers until they bend), and leave them to pickle while you do the rest.`,
      `Mix {main} with {${salty},garlic,${scent}}, (turning until coated|until every piece glistens).`,
      `Heat {vegetable-oil} in a large skillet over high heat. ${panText(kit)}`,
      `Warm {${bread}} in a hot, dry pan or under the broiler until (the crust crackles|crisp), 3 minutes.`,
      `${mayo ? `Spread {${bread}} with {${mayo}}${hot === 'sriracha' ? '[ and {sriracha}]' : ''}. ` : ''}(Fill|Pile in) {main,cucumber}, then the drained {-pickles}, ${hot && hot !== 'sriracha' ? `{${hot},${herb}}` : `{${herb}}`}. (Press shut|Close) and cut into portions.`
        .replace(/, (\{[^}]*\})\. /, ' and $1. ')
        .replace('(Fill|Pile in)', '(Fill with|Pile in)'),
    )
    callIt(kit, {
      noun: kit.pick(['banh mi', 'banh mi', 'banh mi sandwiches']),
      true: [
        ...(scent === 'lemongrass' && kit.uses('lemongrass') ? ['lemongrass'] : []),
        ...(scent === 'five-spice' && kit.uses('five-spice') ? ['five-spice'] : []),
        ...(scent === 'ginger' && kit.uses('ginger') ? ['gingery'] : []),
        'crackling',
        'weeknight',
      ],
      before: [main],
      after: [...pickles, herb, hot ?? '', 'cucumber'].filter(Boolean),
    })
    kit.describe(
      `(Crackling bread|A shattering crust) around hot, savory {-main}, cool {-cucumber,${herb}}, with sharp pickled {-pickles}. (Everything but the filling can wait in the refrigerator|Eat it with both hands, over the plate).`,
    )
  },
}

export const avocadoToast: Dish = {
  id: 'avocado-toast',
  makes: ['bread'],
  names: [
    'avocado toast',
    'avo toast',
    'smashed avocado toast',
    'avocado on toast',
    'smashed avocado',
    'avocado bread',
  ],
  categories: ['breakfast', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  onlyNamed: true,
  takes: [
    'egg',
    'vegetable',
    'crumbling-cheese',
    'seed',
    'herb',
    'canned-fish',
    'bread',
    'bean',
    'fruit',
    'bacon',
    'pickle',
  ],
  write(kit) {
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'gluten-free-bread', 'bagel', 'english-muffin'].includes(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    kit.require(kit.ok('avocado') && !withoutFire(kit), 'no avocado, or no toaster')
    const egg =
      kit.wants('egg') || (kit.ok('egg') && !inHaste(kit, 12) && (kit.mood('protein') || kit.chance(0.3)))
    const top = choose(kit, {
      roles: ['vegetable', 'canned-fish', 'bean', 'fruit', 'pickle'],
      from: [
        'cherry-tomato',
        'radish',
        'cucumber',
        'salmon-smoked',
        'chickpea-canned',
        'arugula',
        'pomegranate',
        'roasted-red-pepper',
        'white-bean-canned',
        'strawberry',
      ],
      not: ['avocado', 'lemon', 'lime', 'anchovy', 'kimchi'],
      count: 1,
      max: 2,
      where: (item) => item.raw === true || item.roles.includes('canned-fish'),
    })
    kit.bind('top', top)
    const finish = choose(kit, {
      roles: ['crumbling-cheese', 'seed'],
      from: ['feta', 'goat-cheese', 'pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'queso-fresco'],
      not: ['chia-seed', 'flaxseed-ground', 'blue-cheese'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
    })
    kit.bind('finish', finish)
    const dust = kit.mood('mild')
      ? kit.pick(['sumac', 'zaatar', 'black-pepper'])
      : kit.pick(['chili-flake', 'sumac', 'zaatar', 'black-pepper', 'smoked-paprika'])
    const herb = kit.pick(['chive', 'basil', 'mint', 'cilantro', 'dill'])
    const acid = kit.pick(['lemon-juice', 'lime-juice'])
    const amounts: Record<string, string> = {
      'cherry-tomato': '3/4 cup cherry-tomato | halved',
      radish: '4 each radish',
      cucumber: '1/2 each cucumber | thinly sliced',
      'salmon-smoked': '3 oz salmon-smoked',
      'chickpea-canned': '1/2 cup chickpea-canned',
      'white-bean-canned': '1/2 cup white-bean-canned',
      arugula: '1 cup arugula',
      pomegranate: '1/4 cup pomegranate',
      strawberry: '1/2 cup strawberry',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
    }
    const each = bread === 'bagel' || bread === 'english-muffin'
    kit.add(`${each ? '2 each' : '4 slice'} ${bread}
      2 each avocado | halved and pitted
      1 tbsp ${acid}
      1/4 tsp salt
      ${egg ? '2 each egg' : ''}
      ${top.map((id) => amounts[id] ?? '$top x0.25').join('\n')}
      ~1 tbsp olive-oil
      $finish x0.25
      ~1 tbsp ${herb}
      ~1/4 tsp ${dust}`)
    kit.step(
      egg
        ? '(Lower {egg} into boiling water and cook for 7 minutes|Boil {egg} for 7 minutes), for yolks that are just set. Cool under cold water and peel.'
        : '',
      `Toast {${bread}} until (dark at the edges|deep golden and crisp), 3 minutes; (pale toast goes limp under the topping|it has to carry a load).`,
      `Scoop {avocado} into a bowl and (crush|mash) with {${acid},salt}, (leaving it rough|keeping some lumps).`,
      `(Heap|Spread) it on {${bread}} and top with {top}${egg ? ' and {egg}, torn into halves' : ''}.`,
      `(Trickle|Drizzle) with {olive-oil} and scatter with {finish,${herb},${dust}}. (Serve at once|Eat it while the toast is hot).`,
    )
    callIt(kit, {
      noun: 'avocado toast',
      true: ['smashed', 'crisp', 'loaded'],
      before: [...finish, ...top.slice(0, 1)],
      after: [...top, ...(egg ? ['egg'] : []), ...finish, herb, dust === 'black-pepper' ? '' : dust].filter(
        Boolean,
      ),
    })
    kit.describe(
      `(Hot, crisp {-${bread}} under cool, sharp avocado|Rough, sharp avocado on toast that crackles), with {-top}[ and {-finish}]. (Ten minutes from bread to table|Breakfast, lunch, or the gap between).`.replace(
        'Ten minutes from bread to table|',
        egg ? '' : 'Ten minutes from bread to table|',
      ),
    )
  },
}

export const bruschetta: Dish = {
  id: 'bruschetta',
  names: [
    'bruschetta',
    'bruschette',
    'crostini',
    'tomato toast',
    'pan con tomate',
    'tomato bruschetta',
    'garlic toast',
  ],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 20],
  cuisines: ['italian'],
  onlyNamed: true,
  takes: [
    'vegetable',
    'fresh-cheese',
    'melting-cheese',
    'crumbling-cheese',
    'bean',
    'herb',
    'fruit',
    'pickle',
    'cooked-meat',
    'bread',
    'mushroom',
    'nut',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'the bread is toasted')
    const bread = kit.resolve('baguette')
    if (!bread) return kit.fail('no bread')
    const base = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: [
        'tomato',
        'cherry-tomato',
        'tomato',
        ...(/bruschetta$|crostini/i.test(kit.craving.text)
          ? ['white-bean-canned', 'peach', 'roasted-red-pepper']
          : []),
      ],
      count: 1,
      not: ['lemon', 'lime', 'avocado'],
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })[0]
    if (!base) return kit.fail('no topping')
    const second = choose(kit, {
      roles: ['fresh-cheese', 'crumbling-cheese', 'pickle', 'cooked-meat', 'melting-cheese', 'hard-cheese'],
      from: [
        'ricotta',
        'goat-cheese',
        'olive-black',
        'caper',
        'mozzarella',
        'parmesan',
        'prosciutto',
        'feta',
      ],
      not: ['kimchi', 'sauerkraut', 'dill-pickle', 'vegan-cheese', 'tofu-silken'],
      count: kit.lean > 0 ? 0 : kit.chance(0.75) ? 1 : 0,
      max: 2,
    })
    kit.bind('second', second)
    const herb =
      choose(kit, { roles: ['herb'], from: ['basil', 'basil', 'mint', 'parsley', 'chive'] })[0] ?? 'basil'
    const sharp = kit.pick(['balsamic-vinegar', 'red-wine-vinegar', 'lemon-juice'])
    const spice = kit.pick(['chili-flake', 'oregano-dried', 'black-pepper', 'fennel-seed'])
    const lines: Record<string, string> = {
      tomato: '4 each tomato | seeded and diced',
      'cherry-tomato': '2 cup cherry-tomato | quartered',
      'white-bean-canned': '1 can white-bean-canned',
      peach: '2 each peach | pitted and diced',
      'roasted-red-pepper': '1 1/2 cup roasted-red-pepper | drained and chopped',
    }
    kit.add(`${lines[base] ?? `1 1/2 cup ${base}`}
      1/2 tsp salt
      2 tsp ${sharp}
      3 tbsp olive-oil
      ${bread === 'baguette' ? '1 each baguette | cut into 1/2-inch slices' : `8 slice ${bread}`}
      1 clove garlic | halved
      $second x0.5
      1/4 cup ${herb}
      ~1/4 tsp ${spice}`)
    kit.step(
      `${base === 'white-bean-canned' ? '(Crush|Mash) {white-bean-canned} roughly and stir' : `(Stir|Toss) {${base}}`} with {salt,${sharp}}[, {${spice}}] and half of {olive-oil}, and leave to (get acquainted|draw juice) while the bread toasts.`,
      `Brush {${bread}} with the rest of {olive-oil} and toast in a hot grill pan or under the broiler until (golden, with dark edges|crisp outside and still soft in the middle), 2 minutes per side.`,
      `Rub the hot toast with {garlic}: (the rough surface grates it|two strokes are enough).`,
      `${second.length > 0 && ['ricotta', 'goat-cheese', 'mascarpone'].includes(second[0] ?? '') ? `Spread with {second}, then spoon on {${base}}` : `Spoon {${base}} over${second.length > 0 ? ' and add {second}' : ''}`}, with some of its juices. Scatter with {${herb}} and serve (before the bread softens|at once).`,
    )
    callIt(kit, {
      noun: /crostini/i.test(kit.craving.text) ? 'crostini' : 'bruschetta',
      true: [
        'crisp',
        ...(kit.uses('garlic') ? ['garlic-rubbed'] : []),
        ...(kit.uses('balsamic-vinegar') ? ['balsamic'] : []),
        'summer',
      ],
      before: [base, ...second],
      after: [base, ...second, herb, spice === 'black-pepper' ? '' : spice].filter(Boolean),
    })
    kit.describe(
      `(Crisp|Hot, crisp) slices of {-${bread}} under juicy {-${base}}[, {-second}] and {-${herb}}. (Toast the bread last, so that it is still hot|Good with a drink in hand, or before pasta).`
        .replace('juicy {-white', 'soft {-white')
        .replace('juicy {-roasted', 'silky {-roasted'),
    )
  },
}
