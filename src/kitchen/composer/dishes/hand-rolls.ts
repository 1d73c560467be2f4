import type { Dish } from '../dish.ts'
import { callIt, choose, present, withoutFire, withoutOven, wordFor } from './bowl-parts.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from './protein.ts'

export const quesadillas: Dish = {
  id: 'quesadillas',
  names: [
    'quesadilla',
    'quesadillas',
    'cheese quesadilla',
    'chicken quesadilla',
    'chicken quesadillas',
    'bean quesadilla',
    'breakfast quesadilla',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [20, 30],
  cuisines: ['tex-mex', 'mexican'],
  moods: ['cheesy', 'quick', 'kids', 'comfort', 'simple'],
  takes: [
    'melting-cheese',
    'bean',
    'poultry',
    'cooked-meat',
    'vegetable',
    'egg',
    'sausage',
    'ground',
    'shellfish',
    'bread',
    'mushroom',
    'sauce',
    'dairy',
    'fruit',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'the cheese must melt')
    const shell = choose(kit, {
      roles: ['bread'],
      from: kit.ok('flour-tortilla') ? ['flour-tortilla'] : ['corn-tortilla'],
      where: (item) => /tortilla$/.test(item.id),
    })[0]
    const cheese = choose(kit, {
      roles: ['melting-cheese'],
      from: kit.ok('cheddar')
        ? ['monterey-jack', 'cheddar', 'mozzarella-low-moisture', 'gouda', 'fontina']
        : ['vegan-cheese'],
      not: ['mozzarella', 'brie', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
    })[0]
    if (!shell || !cheese) return kit.fail('no tortilla, or nothing to melt')
    const morning = kit.category === 'breakfast' || /breakfast/i.test(kit.craving.text)
    const wish = kit.wanted.some(
      (id) => kit.ok(id) && ['poultry', 'ground', 'sausage', 'shellfish'].includes(wordRole(id)),
    )
    const main =
      morning && kit.ok('egg')
        ? 'egg'
        : chooseMain(kit, {
            roles: wish ? ['poultry', 'ground', 'sausage', 'shellfish'] : ['bean', 'cooked-meat', 'sausage'],
            from: wish ? undefined : ['black-bean-canned', 'pinto-bean-canned', 'chicken-cooked', 'chorizo'],
            not: [
              ...whole,
              'prosciutto',
              'salami',
              'pepperoni',
              'chickpea-canned',
              'navy-bean-canned',
              'kielbasa',
            ],
          })
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'red-bell-pepper',
        'corn-frozen',
        'mushroom',
        'spinach',
        'zucchini',
        'poblano',
        'scallion',
        'sweet-potato',
      ],
      not: ['avocado', 'tomato', 'lime', 'lemon'],
      count: 1,
      max: 2,
      where: (item) => item.speed !== 'raw' && item.speed !== undefined,
    })
    kit.bind('veg', veg)
    const dip =
      choose(kit, {
        roles: ['sauce', 'dairy', 'vegetable'],
        from: ['salsa', 'sour-cream', 'avocado', 'greek-yogurt'],
        where: (item) => ['salsa', 'sour-cream', 'avocado', 'greek-yogurt', 'hot-sauce'].includes(item.id),
        count: kit.lean > 1 ? 0 : 1,
      })[0] ?? null
    const spice = kit.mood('mild')
      ? kit.pick(['cumin', 'paprika'])
      : kit.pick(['cumin', 'chili-powder', 'smoked-paprika', 'oregano-dried'])
    const accent = kit.mood('mild') ? 'scallion' : kit.pick(['scallion', 'jalapeno', 'cilantro', 'red-onion'])
    kit.add(`1 1/2 tbsp vegetable-oil
      ${main === 'egg' ? '3 each egg' : main ? `${cookingOf(main) === 'bean' ? `3/4 cup ${main}` : `$main x0.4${pieceCut(main)}`}` : ''}
      $veg x0.5${veg.includes('sweet-potato') ? ' | peeled and cut into 1/2-inch cubes' : ''}
      1 tsp ${spice}
      1/4 tsp salt
      ${{ scallion: '~2 each scallion', jalapeno: '~1 each jalapeno', cilantro: '~2 tbsp cilantro', 'red-onion': '~1/4 each red-onion | finely chopped' }[accent]}
      ${shell === 'corn-tortilla' ? '4 each' : '2 each'} ${shell}
      1 cup ${cheese}
      ${dip === 'avocado' ? '1 each avocado | mashed' : dip ? `1/2 cup ${dip}` : ''}`)
    const hard = veg.includes('sweet-potato') || veg.includes('carrot') || veg.includes('potato')
    kit.step(
      main === 'egg'
        ? ''
        : main && cookingOf(main) !== 'bean'
          ? `Heat a third of {vegetable-oil} in a large skillet over medium-high heat. ${panText(kit)} Tip into a bowl.`
          : '',
      `(Warm|Heat) a little of {vegetable-oil} in the skillet over medium-high heat and cook {veg} with {${spice},salt} until (tender and browned in spots|soft, with some color), ${hard ? 12 : 5} minutes; (a wet filling makes a limp tortilla|let the water cook away).`,
      main === 'egg'
        ? 'Beat {egg}, pour over the vegetables and stir over low heat until softly set, with no liquid left, 3 minutes.'
        : main && cookingOf(main) === 'bean'
          ? 'Add {main} and crush some of them with the spoon so that the filling clings.'
          : '',
      `(Scatter|Sprinkle) half of {${cheese}} over one side of each of {${shell}}, top with ${main && main !== 'egg' ? '{main,veg}' : 'the filling'}[, {${accent}}] and the rest of the cheese, and fold over. (Cheese on both sides holds them shut|The cheese above and below is the glue).`,
      'Wipe out the skillet, add the rest of {vegetable-oil} over medium heat and cook side by side until (crisp and mottled with brown|golden and crisp), 3 minutes per side.',
      `${dip ? `Cut into wedges and serve with {${dip}}.` : 'Cut into wedges and serve hot.'}`,
    )
    callIt(kit, {
      noun: kit.pick([morning ? 'breakfast quesadillas' : 'quesadillas']),
      true: ['crisp', 'skillet', ...(kit.uses('smoked-paprika') ? ['smoky'] : []), 'golden'],
      before: [...(main ? [main] : []), ...veg],
      after: [...veg, cheese, ...(main ? [main] : []), dip ?? '', accent].filter(Boolean),
    })
    kit.describe(
      `(Crisp outside and molten within,|Golden, crackling tortillas) filled with {-veg}[, {-main}] and plenty of {-${cheese}}. (Cut them into wedges while the cheese still runs|Good for one, easily doubled for a crowd).`,
    )
  },
}

const wordRole = (id: string): string =>
  /chicken|turkey/.test(id) && !/ground|cooked/.test(id)
    ? 'poultry'
    : /ground/.test(id)
      ? 'ground'
      : /sausage|chorizo/.test(id)
        ? 'sausage'
        : id === 'shrimp'
          ? 'shellfish'
          : ''

export const flatbread: Dish = {
  id: 'flatbread',
  makes: ['pita'],
  names: [
    'flatbread',
    'flatbreads',
    'flatbread pizza',
    'no yeast pizza',
    'no yeast pizza dough',
    'no yeast flatbread',
    'flammkuchen',
    'naan pizza',
    'pita pizza',
    'tortilla pizza',
    'skillet pizza',
    'pan pizza',
    'pizza without yeast',
    'pizza without oven',
    'focaccia pizza',
    'no yeast bread',
    'pide',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 45],
  takes: [
    'vegetable',
    'crumbling-cheese',
    'melting-cheese',
    'fresh-cheese',
    'cooked-meat',
    'fruit',
    'pickle',
    'mushroom',
    'bread',
    'nut',
    'sauce',
    'herb',
    'dairy',
    'bacon',
  ],
  moods: ['quick', 'kids', 'weeknight', 'party'],
  weight: 0.8,
  write(kit) {
    kit.require(!withoutFire(kit), 'it is baked')
    const ready = ['naan', 'pita', 'flour-tortilla'].filter((id) => kit.ok(id))
    const asked = /naan/i.test(kit.craving.text)
      ? 'naan'
      : /pita/i.test(kit.craving.text)
        ? 'pita'
        : /tortilla/i.test(kit.craving.text)
          ? 'flour-tortilla'
          : null
    const short = (kit.craving.maxMinutes ?? 60) <= 25
    const shop = asked && kit.ok(asked) ? asked : short && ready.length > 0 ? kit.pick(ready) : null
    const flour = shop ? null : kit.resolve('all-purpose-flour')
    const yogurt = shop ? null : kit.resolve('greek-yogurt')
    kit.require(shop || (flour && yogurt && flour !== 'cornstarch'), 'no base')
    const stove =
      withoutOven(kit) || /(without|no) (an )?oven/i.test(kit.craving.text) || (!shop && kit.chance(0.35))
    const cheese =
      choose(kit, {
        roles: ['crumbling-cheese', 'fresh-cheese', 'melting-cheese'],
        from: kit.ok('feta')
          ? ['goat-cheese', 'feta', 'ricotta', 'mozzarella-low-moisture', 'fontina', 'blue-cheese']
          : ['vegan-cheese', 'vegan-cream-cheese'],
        not: [
          'cottage-cheese',
          'cream-cheese',
          'queso-fresco',
          ...(kit.ok('feta') ? ['vegan-cheese', 'vegan-cream-cheese'] : []),
        ],
      })[0] ?? null
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'red-onion',
        'zucchini',
        'mushroom',
        'cherry-tomato',
        'roasted-red-pepper',
        'artichoke-canned',
        'asparagus',
        'sun-dried-tomato',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['arugula', 'scallion'],
      where: (item) => item.speed === 'firm' || item.speed === 'soft',
    })
    kit.bind('veg', veg)
    const extra = choose(kit, {
      roles: ['cooked-meat', 'fruit', 'pickle', 'nut'],
      from: ['prosciutto', 'olive-black', 'fig', 'pear', 'walnut', 'pine-nut', 'apple'],
      not: ['lemon', 'lime', 'kimchi', 'dill-pickle', 'sauerkraut', 'chicken-cooked', 'turkey-cooked'],
      count: kit.lean > 0 ? 0 : kit.chance(0.55) ? 1 : 0,
      max: 2,
    })
    kit.bind('extra', extra)
    const spread =
      choose(kit, {
        roles: ['sauce'],
        from: ['pesto', 'hummus', 'harissa'],
        where: (item) => ['pesto', 'hummus', 'tahini', 'harissa', 'barbecue-sauce'].includes(item.id),
        count: cheese && kit.chance(0.5) ? 0 : 1,
      })[0] ?? null
    const finish = kit.pick([
      'arugula',
      'basil',
      'mint',
      'parsley',
      'lemon-juice',
      'balsamic-vinegar',
      'honey',
    ])
    const seasoning = kit.pick(['zaatar', 'oregano-dried', 'chili-flake', 'thyme-dried', 'fennel-seed'])
    kit.add(
      `${shop ? `${shop === 'pita' || shop === 'flour-tortilla' ? '4 each' : '4 each'} ${shop}` : `2 cup ${flour}\n2 tsp baking-powder\n1 1/4 cup ${yogurt}`}
      3/4 tsp salt
      3 tbsp olive-oil
      ${spread ? `1/3 cup ${spread}`.replace('1/3 cup harissa', '2 tbsp harissa') : ''}
      $veg x0.6${veg.some((id) => ['zucchini', 'red-onion', 'asparagus'].includes(id)) && veg.length === 1 ? ' | very thinly sliced' : ''}
      ${cheese ? (cheese === 'ricotta' ? '1 cup ricotta' : '$cheese') : ''}
      $extra x0.6
      ~1 tsp ${seasoning}
      ${{ arugula: '~2 cup arugula', basil: '~1/4 cup basil', mint: '~1/4 cup mint', parsley: '~1/4 cup parsley' }[finish] ?? `~1 tbsp ${finish}`}`.replace(
        '$cheese',
        cheese
          ? `1 ${cheese === 'fontina' || cheese === 'mozzarella-low-moisture' || cheese === 'vegan-cheese' || cheese === 'cheddar' || cheese === 'gruyere' || cheese === 'monterey-jack' || cheese === 'gouda' ? 'cup' : 'cup'} ${cheese}`
          : '',
      ),
    )
    const base = present(kit, [flour ?? shop ?? ''])[0] ?? ''
    const soft = present(kit, [yogurt ?? ''])[0] ?? ''
    kit.step(
      stove
        ? ''
        : `(Set a baking sheet on the lowest rack|Put a heavy baking sheet in the oven) and heat the oven to ${shop ? '425°F (220°C)' : '475°F (245°C)'}.`,
      shop
        ? ''
        : `(Stir|Mix) {${base},baking-powder} with half of {salt}, add {${soft}} and one spoonful of {olive-oil} and bring together by hand. Knead on a floured board until (smooth|no longer sticky), 2 minutes; (too much kneading makes it tough|add a dusting of flour if it clings). Let it rest while you cut the toppings.`,
      `(Toss|Turn) {veg} with {${seasoning}}, ${shop ? '{salt}' : 'the rest of {salt}'} and a little of {olive-oil}${stove ? ' and cook in a hot skillet until tender and browned, 6 minutes' : ''}.`,
      shop
        ? `Lay {${shop}} on ${stove ? 'a board' : 'a sheet of parchment'}${spread ? ` and spread with {${spread}}` : ''}.`
        : `Divide the dough into 4 and roll out as thin as (a coin|you can, about 1/8 inch).`,
      stove
        ? shop
          ? `Top with {veg${cheese ? `,${cheese}` : ''},extra} and cook two at a time in the skillet over medium-low heat, covered, until (crisp underneath and hot on top|the base is crisp), 8 minutes in all.`
          : `Cook one at a time in a dry, heavy skillet over medium-high heat until puffed and charred in spots, 16 minutes in all. ${spread ? `Spread with {${spread}} while hot and` : 'While hot,'} top with {veg${cheese ? `,${cheese}` : ''},extra}.`
        : shop
          ? `Top with {veg${cheese ? `,${cheese}` : ''},extra}, slide onto the hot sheet and bake until (the edges are crisp and brown|crisp at the edges), 9 minutes.`
          : `${spread ? `Spread with {${spread}} and top` : 'Brush with {olive-oil} and top'} with {veg${cheese ? `,${cheese}` : ''},extra}. Slide onto the hot sheet and bake until (the edges are blistered and the base sounds hollow|puffed, crisp and brown in spots), 12 minutes.`,
      `Trickle with the rest of {olive-oil}[, finish with {${finish}}] and (cut into pieces|cut and eat at once).`,
    )
    const pizza = /pizza/i.test(kit.craving.text)
    callIt(kit, {
      noun: shop
        ? `${wordFor(shop)} ${pizza || shop === 'flour-tortilla' ? 'pizza' : 'flatbread'}`
        : pizza
          ? 'no-yeast pizza'
          : 'flatbread',
      true: shop
        ? ['crisp', 'quick']
        : stove
          ? ['skillet', 'no-yeast'].slice(0, pizza ? 1 : 2)
          : ['blistered', 'no-yeast', 'crisp'].filter((word) => !(pizza && word === 'no-yeast')),
      before: [...veg.slice(0, 1), ...(cheese ? [cheese] : [])],
      after: [...veg, ...(cheese ? [cheese] : []), ...extra, spread ?? '', finish].filter(Boolean),
    })
    kit.describe(
      `(A thin, crisp base|Blistered edges) under {-veg,extra${cheese ? `,${cheese}` : ''}}. ${shop ? '(A shop-bought base makes it a weeknight supper|On the table before a delivery could come).' : '(The dough needs no yeast and no waiting|Four things make the dough, and none of them is yeast).'}`.replace(
        'Four things make the dough, and none of them is yeast',
        'Stirred together in minutes, and no rising at all',
      ),
    )
  },
}

export const summerRolls: Dish = {
  id: 'summer-rolls',
  names: [
    'summer roll',
    'summer rolls',
    'spring roll',
    'spring rolls',
    'rice paper roll',
    'rice paper rolls',
    'fresh spring rolls',
    'vietnamese rolls',
    'fresh rolls',
    'vietnamese spring rolls',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  cuisines: ['vietnamese'],
  onlyNamed: true,
  takes: [
    'shellfish',
    'tofu',
    'poultry',
    'cooked-meat',
    'vegetable',
    'fruit',
    'herb',
    'nut-butter',
    'noodle',
    'sauce',
    'canned-fish',
  ],
  write(kit) {
    kit.require(kit.ok('rice-paper'), 'no wrappers')
    const cold = withoutFire(kit)
    const main = chooseMain(kit, {
      roles: cold ? ['cooked-meat', 'canned-fish'] : ['shellfish', 'tofu', 'cooked-meat', 'poultry'],
      from: cold ? ['chicken-cooked', 'salmon-smoked'] : ['shrimp', 'tofu-firm', 'chicken-cooked', 'tempeh'],
      not: [
        ...whole,
        'squid',
        'scallop',
        'salami',
        'pepperoni',
        'prosciutto',
        'ham',
        'anchovy',
        'sardine',
        'tuna-canned',
      ],
    })
    const noodles = !cold && kit.lean === 0 && kit.ok('rice-noodle') && kit.chance(0.65)
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'carrot',
        'cucumber',
        'red-bell-pepper',
        'avocado',
        'red-cabbage',
        'mango',
        'radish',
        'daikon',
        'sugar-snap-pea',
      ],
      not: ['lettuce', 'lime', 'lemon'],
      count: main ? 3 : 4,
      max: 5,
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })
    kit.bind('veg', veg)
    const herb = choose(kit, {
      roles: ['herb'],
      from: ['mint', 'cilantro', 'thai-basil', 'basil'],
      count: kit.lean > 0 ? 1 : 2,
      where: (item) => ['mint', 'cilantro', 'thai-basil', 'basil', 'parsley', 'chive'].includes(item.id),
    })
    kit.bind('herb', herb)
    const butter =
      choose(kit, {
        roles: ['nut-butter'],
        from: kit.ok('peanut-butter')
          ? ['peanut-butter', 'peanut-butter', 'almond-butter', 'tahini']
          : ['sunflower-seed-butter', 'tahini', 'almond-butter'],
      })[0] ?? null
    const acid = kit.pick(['lime-juice', 'rice-vinegar', 'lime-juice'])
    const hot = kit.mood('mild') ? null : kit.pick(['sriracha', 'red-chili', 'ginger'])
    kit.add(`12 each rice-paper
      ${main ? `$main x0.75${cookingOf(main) === 'tofu' ? ' | pressed dry and cut into sticks' : cookingOf(main) === 'chicken' ? ' | cut into thin strips' : ''}` : ''}
      ${main && !['cooked-meat', 'canned-fish'].includes(cookingOf(main)) ? '1 tbsp vegetable-oil' : ''}
      ${noodles ? '4 oz rice-noodle' : ''}
      $veg x0.6 | cut into thin sticks
      ~${kit.pick(['1 head lettuce | leaves separated', '2 cup spinach', '1 head romaine | leaves separated'])}
      $herb | leaves picked
      ${butter ? `1/3 cup ${butter}` : ''}
      2 tbsp soy-sauce
      2 tbsp ${acid}
      ~2 tsp honey
      ${hot === 'sriracha' ? '~1 tsp sriracha' : hot === 'red-chili' ? '~1 each red-chili' : hot ? '~1 inch ginger' : ''}`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    const sharp = present(kit, [acid])[0] ?? acid
    const hotMain = main && !['cooked-meat', 'canned-fish'].includes(cookingOf(main))
    kit.step(
      hotMain
        ? `Heat {vegetable-oil} in a skillet over medium-high heat. ${panText(kit)} Leave to cool on a plate.`
        : '',
      noodles
        ? `Cook {rice-noodle} in boiling water until tender, 4 minutes. Rinse under cold water until cold and drain very well.`
        : '',
      `(Whisk|Stir) {${butter ? `${butter},` : ''}${soy},${sharp},honey,sriracha,red-chili,ginger} together${butter ? ', adding water by the spoonful until it (pours slowly|coats a spoon)' : ' until the sauce is smooth'}.`.replace(
        ' until the sauce is smooth',
        ' for dipping',
      ),
      'Set out the fillings in the order that you use them. Dip one of {rice-paper} in a plate of warm water until (it just bends|barely pliable) and lay it on a damp board; (it goes on softening as you fill it|too long a bath and it tears).',
      `Lay {lettuce,spinach,romaine,${noodles ? 'rice-noodle,' : ''}veg,herb${main ? ',main' : ''}} across the lower third, (a little of each|in a neat log). Fold the bottom over, then the sides, and roll up tightly. Repeat with the others.`,
      '(Serve at once with the sauce|Cover with a damp towel until all are done, and serve with the sauce).',
    )
    kit.work(15)
    callIt(kit, {
      noun: kit.pick(['summer rolls', 'fresh spring rolls', 'summer rolls', 'rice paper rolls']),
      true: ['cool', 'crunchy', 'herb-filled'],
      before: [...(main ? [main] : []), ...veg.slice(0, 1)],
      after: [...veg, ...herb, butter ?? ''].filter(Boolean),
    })
    kit.describe(
      `(Cool, see-through rolls|Tight, crunchy rolls) of {-veg,main,herb}, with a dip of {-${butter ? `${butter},` : ''}${soy},${sharp}}. (Let everyone roll their own at the table|The first one is always crooked, and the third one perfect).`.replace(
        '{-soy',
        '{-soy',
      ),
    )
  },
}

export const dumplings: Dish = {
  id: 'dumplings',
  names: [
    'dumpling',
    'dumplings',
    'potsticker',
    'potstickers',
    'pot sticker',
    'gyoza',
    'wonton',
    'wontons',
    'jiaozi',
    'mandu',
    'momos',
    'vegetable dumplings',
    'chicken dumplings',
    'pork dumplings',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 55],
  cuisines: ['chinese'],
  onlyNamed: true,
  takes: ['ground', 'tofu', 'shellfish', 'vegetable', 'mushroom', 'sauce', 'herb', 'bread'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried and steamed')
    const wrapper =
      kit.ok('wonton-wrapper') && !kit.diet('vegan')
        ? 'wonton-wrapper'
        : kit.ok('rice-paper')
          ? 'rice-paper'
          : null
    if (!wrapper) return kit.fail('no wrappers')
    const main = chooseMain(kit, {
      roles: ['ground', 'tofu', 'shellfish'],
      from:
        kit.ok('pork-ground') || kit.ok('chicken-ground')
          ? ['pork-ground', 'chicken-ground', 'turkey-ground', 'beef-ground', 'shrimp']
          : ['tofu-firm'],
      not: ['tofu-silken', 'mussel', 'clam', 'squid', 'scallop', 'tempeh', 'seitan'],
    })
    if (!main) return kit.fail('no filling')
    const cooking = cookingOf(main)
    const done =
      {
        'ground-poultry': 'the filling reads 165°F (74°C)',
        'ground-meat': 'the filling reads 160°F (71°C)',
        shrimp: 'the filling is pink and opaque throughout',
      }[cooking as 'shrimp'] ?? 'hot all through'
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'napa-cabbage',
        'cabbage',
        'carrot',
        'shiitake',
        'bok-choy',
        'water-chestnut',
        'mushroom',
        'spinach',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['scallion', 'avocado', 'tomato'],
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const allium = kit.pick(['scallion', 'chive'])
    const hot = kit.mood('mild') ? 'sesame-seed' : kit.pick(['chili-flake', 'sriracha', 'sesame-seed'])
    const acid = kit.pick(['rice-vinegar', 'lime-juice'])
    const paper = wrapper === 'rice-paper'
    kit.add(`${cooking === 'tofu' ? '12 oz tofu-firm | pressed dry and crumbled' : cooking === 'shrimp' ? '12 oz shrimp | peeled, deveined and finely chopped' : `12 oz ${main}`}
      $veg x0.35 | finely chopped
      ${allium === 'scallion' ? '4 each scallion' : '3 tbsp chive'}
      1 inch ginger
      2 clove garlic
      1/4 cup soy-sauce
      1 tbsp sesame-oil
      ${cooking === 'tofu' ? '1 tbsp cornstarch' : '~1 tsp cornstarch'}
      1/4 tsp ${kit.pick(['white-pepper', 'five-spice', 'salt'])}
      ${paper ? '24 each rice-paper' : '32 each wonton-wrapper'}
      2 tbsp vegetable-oil
      2 tbsp ${acid}
      ${hot === 'sriracha' ? '~1 tsp sriracha' : hot === 'chili-flake' ? '~1/4 tsp chili-flake' : '~2 tsp sesame-seed'}`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    const oil = present(kit, ['sesame-oil'])[0] ?? 'sesame-oil'
    const sharp = present(kit, [acid])[0] ?? acid
    kit.work(20)
    kit.step(
      `Put {main,veg,${allium},ginger,garlic} in a bowl with half of {${soy}}, half of {${oil}} and {-cornstarch,white-pepper,five-spice,salt}. Stir in one direction until (the mixture turns sticky|it clings together), (which keeps the filling juicy|about as long as it takes to count to fifty).`,
      paper
        ? 'Dip one sheet of {rice-paper} at a time in warm water until it just bends. Set a heaped spoonful of filling in the middle, fold in the sides and roll into a (small parcel|tight parcel), then wrap in a second sheet for a crisp skin.'
        : 'Set a heaped teaspoon of filling on each of {wonton-wrapper}, wet the edges with water, fold over and press out the air, (pleating the edge if you like|sealing from the middle outward). Keep them under a towel as you go.',
      paper
        ? `Heat {vegetable-oil} in a large nonstick skillet over medium heat and fry the parcels, not touching, until crisp on all sides and ${done}, 12 minutes.`
        : `Heat {vegetable-oil} in a large nonstick skillet over medium-high heat and set in the dumplings flat side down. Fry until (golden underneath|the bases are golden), 3 minutes. Pour in 1/2 cup of water, cover and steam until ${done} and the water has gone, 6 minutes. Uncover and let the bases crisp again, 1 minute.`,
      `Stir the rest of {${soy},${oil}} with {${sharp}}[ and {${hot}}], and serve (as a dip|beside the hot dumplings).`.replace(
        'the rest of {',
        'the rest of {',
      ),
    )
    callIt(kit, {
      noun: paper ? 'rice paper dumplings' : kit.pick(['potstickers', 'dumplings', 'pan-fried dumplings']),
      true: ['crisp-bottomed', 'gingery', 'homemade', 'crisp', 'pan-crisped'].slice(paper ? 1 : 0),
      before: [main, ...veg.slice(0, 1)],
      after: [...veg, allium, hot, 'garlic'].filter(Boolean),
    })
    kit.describe(
      `(Crisp at the edges and tender above|Juicy inside, with crackling edges), filled with {-main,veg,ginger}, with a sharp dip. (Fold them in company: it goes twice as fast|They freeze well before cooking).`,
    )
  },
}
