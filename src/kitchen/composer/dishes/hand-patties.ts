import type { Dish } from '../dish.ts'
import { callIt, choose, present, withoutFire, withoutOven, wordFor } from './bowl-parts.ts'
import { chooseMain, cookingOf } from './protein.ts'

const styles: Record<
  string,
  { spices: string; herb: string; sauce: 'tomato' | 'yogurt' | 'glaze' | 'cream'; word: string }
> = {
  italian: {
    spices: '1 tsp oregano-dried\n~1/4 tsp chili-flake',
    herb: 'parsley',
    sauce: 'tomato',
    word: 'Italian-style',
  },
  greek: { spices: '1 tsp oregano-dried\n~1 tsp cumin', herb: 'mint', sauce: 'yogurt', word: 'Greek-style' },
  moroccan: {
    spices: '1 tsp cumin\n1 tsp paprika\n~1/2 tsp cinnamon',
    herb: 'cilantro',
    sauce: 'tomato',
    word: 'Moroccan-style',
  },
  turkish: { spices: '1 tsp cumin\n1 tsp paprika', herb: 'mint', sauce: 'yogurt', word: 'Turkish-style' },
  nordic: {
    spices: '1/2 tsp allspice\n~1/4 tsp nutmeg',
    herb: 'dill',
    sauce: 'cream',
    word: 'Swedish-style',
  },
  chinese: {
    spices: '1 inch ginger\n~1/2 tsp five-spice',
    herb: 'scallion',
    sauce: 'glaze',
    word: 'ginger-glazed',
  },
}

export const meatballs: Dish = {
  id: 'meatballs',
  names: [
    'meatball',
    'meatballs',
    'polpette',
    'swedish meatballs',
    'italian meatballs',
    'turkey meatballs',
    'kottbullar',
    'koettbullar',
    'chicken meatballs',
    'lentil balls',
    'bean balls',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 45],
  takes: ['ground', 'bean', 'vegetable', 'herb', 'hard-cheese', 'dairy', 'spice'],
  cuisines: ['italian', 'greek', 'moroccan', 'turkish', 'nordic', 'chinese'],
  moods: ['comfort', 'kids', 'party', 'protein', 'weeknight'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried')
    const id = /swedish|k(o|oe|ö)ttbullar/i.test(kit.craving.text)
      ? 'nordic'
      : kit.profile && styles[kit.profile.id]
        ? kit.profile.id
        : kit.pick(Object.keys(styles))
    const style = styles[id]
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: ['beef-ground', 'turkey-ground', 'pork-ground', 'chicken-ground', 'lamb-ground'].some((each) =>
        kit.ok(each),
      )
        ? ['beef-ground', 'turkey-ground', 'pork-ground', 'lamb-ground', 'chicken-ground']
        : ['chickpea-canned', 'white-bean-canned', 'black-bean-canned'],
    })
    if (!main || !style) return kit.fail('nothing to roll')
    const bean = cookingOf(main) === 'bean'
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const crumb = kit.resolve('breadcrumb')
    const egg = kit.ok('egg')
    kit.require(!bean || crumb, 'nothing to bind the beans')
    const milk = bean ? null : (kit.resolve('milk') ?? null)
    const sauce = style.sauce === 'cream' && !kit.resolve('heavy-cream') ? 'tomato' : style.sauce
    const allium = kit.pick(['onion', 'shallot', 'scallion'])
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: ['spinach', 'zucchini', 'carrot', 'mushroom', 'red-bell-pepper'],
      onlyWanted: kit.lean > 0 || kit.chance(0.35),
      not: ['tomato', 'cherry-tomato', 'avocado', 'cucumber', 'onion', 'shallot', 'scallion'],
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const spices = style.spices.split('\n').map((line) => line.trim().split(' ').at(-1) ?? '')
    kit.bind('spices', spices)
    const tomato = kit.resolve('crushed-tomato')
    const yogurt = kit.resolve('greek-yogurt')
    const sharp = kit.pick(['lemon-juice', 'lime-juice'])
    const baked = !withoutOven(kit) && (kit.craving.maxMinutes ?? 60) > 40 && kit.chance(0.5)
    const side =
      kit.lean > 0 || kit.diet('low-carb') || kit.chance(0.3)
        ? null
        : kit.pick(
            [
              ...(sauce === 'glaze'
                ? ['jasmine-rice', 'white-rice', 'rice-noodle', 'broccoli']
                : sauce === 'cream'
                  ? ['potato', 'egg-noodle', 'new-potato', 'green-bean']
                  : sauce === 'yogurt'
                    ? ['couscous', 'bulgur', 'white-rice', 'new-potato']
                    : ['spaghetti', 'couscous', 'penne', 'green-bean', 'potato']
              ).filter((each) => kit.ok(each)),
              'white-rice',
            ]
              .filter((each) => kit.ok(each) && !veg.includes(each))
              .concat(kit.ok('white-rice') ? [] : ['broccoli']),
          )
    kit.add(`${crumb ? `${bean ? '3/4' : '1/2'} cup ${crumb}` : ''}
      ${milk && crumb ? `1/3 cup ${milk}` : ''}
      ${bean ? `2 can ${main}` : `1 1/4 lb ${main}`}
      ${egg ? '1 each egg' : bean ? '2 tbsp flaxseed-ground' : ''}
      ${{ onion: '1/2 each onion | finely grated', shallot: '2 each shallot', scallion: '4 each scallion' }[allium]}
      2 clove garlic
      ${kit.mood('mild') ? style.spices.replace(/\n?~?.*chili-flake/, '') : style.spices}
      1 tsp salt
      1/4 tsp black-pepper
      ~1/4 cup ${style.herb}
      $veg x0.35 | finely chopped
      2 tbsp olive-oil
      ${{ tomato: `1 can ${tomato ?? 'tomato-sauce'}`, yogurt: yogurt ? `1 cup ${yogurt}\n2 tbsp ${sharp}` : `1 can ${tomato ?? 'tomato-sauce'}`, glaze: '3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp rice-vinegar', cream: '1 cup beef-stock\n1/2 cup heavy-cream\n1 tbsp dijon-mustard' }[sauce]}
      ${side ? ({ potato: '1 1/2 lb potato', 'new-potato': '1 1/2 lb new-potato', broccoli: '12 oz broccoli', 'green-bean': '12 oz green-bean', spaghetti: '12 oz spaghetti', penne: '12 oz penne', 'egg-noodle': '10 oz egg-noodle', 'rice-noodle': '8 oz rice-noodle' }[side] ?? `1 cup ${side}`) : ''}`)
    const binder = crumb ? present(kit, [crumb])[0] : null
    const has = (each: string) => present(kit, [each])[0] ?? each
    kit.step(
      baked ? 'Heat the oven to 425°F (220°C).' : '',
      binder && milk
        ? `(Stir|Mix) {${binder}} with {${has(milk)}} in a large bowl and let it swell while you (chop|get the rest ready); (a soaked crumb is what keeps them tender|this keeps them soft inside).`
        : bean
          ? `Pat {${main}} dry and mash with a fork until (it clings together|pasty), with a few larger pieces.`
          : '',
      `Add {${bean ? `${binder ?? 'breadcrumb'},` : `${main},`}egg,flaxseed-ground,${allium},garlic,spices,veg} with {salt,black-pepper}[ and half of {${style.herb}}] and (mix with your fingers until just combined|work it lightly with one hand until it holds together). ${bean ? 'If it is too soft to roll, leave it to firm up in the cold while you make the sauce.' : ''}`,
      `Roll into ${Math.round(kit.servings * 5)} balls, each about 1 1/2 inches across, (wetting your hands now and then|with damp hands).`,
      baked
        ? `Turn the balls in {olive-oil} on a rimmed baking sheet and bake, shaking the sheet once, until ${bean ? 'browned and hot in the middle' : `browned and the middle of one reads ${safe}`}, 18 minutes.`
        : '',
      side ? `Meanwhile, boil {${side}} in plenty of salted water until tender, and drain well.` : '',
      baked
        ? ''
        : `Heat {olive-oil} in a large skillet over medium${bean ? '' : '-high'} heat and brown the balls on all sides, turning them, ${sauce === 'yogurt' || sauce === 'glaze' ? `until ${bean ? 'crisp and hot in the middle' : `the middle of one reads ${safe}`}, 12 minutes.` : '7 minutes.'}`,
      sauce === 'tomato' || (sauce === 'yogurt' && !yogurt)
        ? `${baked ? 'Bring' : 'Pour in'} {${has(tomato ?? 'tomato-sauce')}} ${baked ? 'to a simmer in a wide pan with a splash of water, add the balls, cover' : 'and half a cup of water, cover'} with the lid ajar and simmer ${bean ? 'gently, without stirring, until the sauce is thick, 6 minutes.' : `until (the sauce is thick|the sauce clings) and the middle of one reads ${safe}, 12 minutes.`}`
        : sauce === 'cream'
          ? `${baked ? 'Simmer' : 'Lift out the balls. Whisk'} {${has('beef-stock')},${has('dijon-mustard')}} ${baked ? 'in a wide pan for 3 minutes, whisking' : 'into the pan, scraping up the browned bits'}, then stir in {${has('heavy-cream')}}. ${baked ? 'Add' : 'Return'} the balls and simmer until the sauce coats a spoon and ${bean ? 'the balls are hot through' : `the middle of one reads ${safe}`}, 8 minutes.`
          : sauce === 'glaze'
            ? `${baked ? 'In a wide pan over medium-high heat, bubble' : 'Pour off the fat, add'} {${has('soy-sauce')},${has('honey')},${has('rice-vinegar')}} with 2 tablespoons of water, and turn the balls in it until (sticky and shining|the glaze clings), 2 minutes.`
            : `Meanwhile, stir {${has(yogurt ?? 'greek-yogurt')},${has(sharp)}} together with a pinch of salt until smooth.`,
      `${sauce === 'yogurt' && yogurt ? 'Pile the balls onto the sauce' : 'Taste the sauce for salt'}[ and scatter with {${style.herb}}]. ${side ? `Serve hot with {${side}}.` : '(Serve hot|Serve at once).'}`,
    )
    callIt(kit, {
      noun: bean ? `${wordFor(main)} balls` : 'meatballs',
      true: [
        style.word,
        ...(sauce === 'glaze' ? ['sticky'] : sauce === 'cream' ? ['creamy'] : ['tender']),
        baked ? 'baked' : 'skillet',
      ],
      before: bean ? [] : [main],
      after: [
        ...veg,
        style.herb,
        ...(sauce === 'tomato' ? [tomato ?? ''] : []),
        ...(sauce === 'yogurt' && yogurt ? [yogurt] : []),
        ...spices,
        allium,
        side ?? '',
        side ?? '',
      ].filter(Boolean),
    })
    kit.describe(
      `(Tender|Well-browned) balls of {-main}, ${{ tomato: 'simmered in a thick tomato sauce', yogurt: 'on a cool, sharp sauce', glaze: 'turned in a sticky glaze', cream: 'in a creamy mustard gravy' }[sauce]}, seasoned with {-spices}. (Spoon plenty of the sauce over|They reheat well the next day).`
        .replace('mustard gravy', kit.uses('dijon-mustard') ? 'mustard gravy' : 'gravy')
        .replace('creamy ', kit.uses('heavy-cream') ? 'creamy ' : 'smooth ')
        .replace('thick tomato', tomato?.includes('tomato') ? 'thick tomato' : 'thick'),
    )
  },
}

export const falafel: Dish = {
  id: 'falafel',
  names: [
    'falafel',
    'falafels',
    'felafel',
    'falafel wrap',
    'falafel pita',
    'falafel bowl',
    'chickpea patties',
    'chickpea balls',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['middle-eastern'],
  onlyNamed: true,
  takes: ['bean', 'vegetable', 'herb', 'bread', 'sauce', 'pickle', 'dairy', 'seed'],
  write(kit) {
    kit.require(!withoutFire(kit) && kit.ok('chickpea-canned'), 'no chickpeas, or no heat')
    const flour = kit.ok('chickpea-flour')
      ? kit.pick(['chickpea-flour', kit.resolve('all-purpose-flour') ?? 'chickpea-flour'])
      : kit.resolve('all-purpose-flour')
    if (!flour) return kit.fail('nothing to bind them')
    const bowl = /bowl/i.test(kit.craving.text)
    const herb = kit.pick(['parsley', 'cilantro'])
    const second = kit.pick(['mint', 'dill', 'scallion', 'cilantro'].filter((id) => id !== herb))
    const spice = kit.pick(
      ['coriander-ground', 'cayenne', 'paprika', 'cinnamon'].filter(
        (id) => !(id === 'cayenne' && kit.mood('mild')),
      ),
    )
    const bread =
      bowl || kit.diet('low-carb')
        ? null
        : (choose(kit, {
            roles: ['bread'],
            from: ['pita', ...(kit.ok('pita') ? ['naan'] : ['romaine'])],
            where: (item) => ['pita', 'naan', 'flour-tortilla', 'corn-tortilla'].includes(item.id),
          })[0] ?? null)
    const fresh = choose(kit, {
      roles: ['vegetable', 'pickle'],
      from: [
        'cucumber',
        'tomato',
        'cherry-tomato',
        'radish',
        'red-cabbage',
        'romaine',
        'mixed-greens',
        'dill-pickle',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true && item.id !== 'scallion',
    })
    kit.bind('fresh', fresh)
    const tahini = kit.resolve('tahini')
    const yogurt = kit.resolve('greek-yogurt')
    const sauce = kit.chance(0.6) ? (tahini ?? yogurt) : (yogurt ?? tahini)
    const bake = !withoutOven(kit) && kit.mood('light', 'healthy')
    kit.add(`!2 can chickpea-canned
      ${kit.pick(['1/2 each onion | roughly chopped', '1/2 each red-onion | roughly chopped', '2 each shallot | roughly chopped'])}
      3 clove garlic | roughly chopped
      1 cup ${herb} | leaves and tender stems
      ${second === 'scallion' ? '~3 each scallion' : `~1/4 cup ${second}`}
      2 tsp cumin
      1 tsp ${spice === 'cayenne' ? 'paprika' : spice}
      ${spice === 'cayenne' ? '~1/4 tsp cayenne' : ''}
      1 tsp salt
      1 tsp baking-powder
      1/3 cup ${flour}
      ~~2 tbsp sesame-seed
      1/3 cup vegetable-oil
      ${sauce ? `1/3 cup ${sauce}` : ''}
      2 tbsp lemon-juice
      $fresh x0.6
      ${bread ? `4 each ${bread}`.replace('4 each corn', '8 each corn') : ''}`)
    const bind = present(kit, [flour])[0] ?? flour
    const cream = sauce ? (present(kit, [sauce])[0] ?? sauce) : null
    const lead = spice === 'cayenne' ? 'paprika,cayenne' : spice
    kit.step(
      bake ? 'Heat the oven to 425°F (220°C).' : '',
      '(Dry|Rub) {chickpea-canned} well in a towel: (wet ones make a paste that falls apart|the drier they are, the better they hold).',
      `(Pulse|Chop) {onion,red-onion,shallot,garlic,${herb},${second}} in a food processor until fine. Add {chickpea-canned,cumin,${lead},salt} and pulse to (coarse crumbs that hold when pressed|something like damp sand), not a puree. Stir in {${bind},baking-powder,sesame-seed}.`.replace(
        'damp sand',
        'coarse, damp crumbs',
      ),
      'Refrigerate for 15 minutes, (so that the mixture firms up|which makes it hold), then shape into 16 small, flat patties, (pressing firmly|squeezing each in your palm).',
      bake
        ? 'Brush the patties with {vegetable-oil} on a baking sheet and bake, turning once, until (browned and crisp|deep golden on both sides), 22 minutes.'
        : 'Heat {vegetable-oil} in a large skillet over medium heat. Fry half of the patties until (deep brown and crisp|dark golden) underneath, 4 minutes, then turn and fry for 3 minutes more. Drain on paper while you fry the others, 7 minutes.',
      cream
        ? `Meanwhile, stir {${cream},lemon-juice} with a pinch of salt and enough cold water to make a pouring sauce.`
        : '',
      bread
        ? `Warm {${bread}} and fill with the patties, {fresh}${cream ? ' and the sauce' : ''}.`
        : `Serve the patties over {fresh}${cream ? ', with the sauce spooned over' : ''}.`,
      cream ? '' : 'Squeeze {lemon-juice} over before serving.'.replace('Squeeze', 'Sprinkle'),
    )
    callIt(kit, {
      noun: bowl
        ? 'falafel bowl'
        : bread
          ? `falafel in ${wordFor(bread)}`.replace('in tortilla', 'wraps')
          : 'falafel',
      true: [bake ? 'baked' : 'crisp', 'herb-packed', 'green'],
      before: [herb],
      after: [...fresh, cream ?? '', second, spice].filter(Boolean),
    })
    kit.describe(
      `(Crisp outside and green within|Dark, crisp patties), full of {-${herb}} and cumin, with {-fresh}[ and a sauce of {-${cream ?? 'tahini'}}]. (Eat them hot, while the crust is loud|The mixture keeps for two days before frying).`,
    )
  },
}

export const fritters: Dish = {
  id: 'fritters',
  names: [
    'fritter',
    'fritters',
    'corn fritters',
    'zucchini fritters',
    'potato pancakes',
    'latkes',
    'latke',
    'vegetable patties',
    'potato fritters',
    'fish cakes',
    'fish cake',
    'crab cakes',
    'crab cake',
    'salmon cakes',
    'salmon patties',
    'tuna patties',
    'tuna cakes',
    'rosti',
    'carrot fritters',
  ],
  categories: ['dinner', 'lunch', 'breakfast', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  onlyNamed: true,
  takes: [
    'vegetable',
    'canned-fish',
    'crumbling-cheese',
    'melting-cheese',
    'hard-cheese',
    'herb',
    'dairy',
    'spice',
    'fish',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried')
    const text = kit.craving.text.toLowerCase()
    const fish = /fish|crab|salmon|tuna/.test(text)
      ? (choose(kit, {
          roles: ['canned-fish'],
          from: /crab/.test(text)
            ? ['crab']
            : /tuna/.test(text)
              ? ['tuna-canned']
              : ['salmon-canned', 'tuna-canned'],
          not: ['anchovy', 'sardine', 'salmon-smoked'],
        })[0] ?? null)
      : null
    const potatoes = /latke|potato|rosti/.test(text)
    const base =
      fish ??
      choose(kit, {
        roles: ['vegetable'],
        from: potatoes
          ? ['potato']
          : ['zucchini', 'corn-frozen', 'carrot', 'sweet-potato', 'potato', 'cauliflower', 'parsnip'],
        where: (item) =>
          [
            'zucchini',
            'corn-frozen',
            'corn',
            'corn-canned',
            'carrot',
            'sweet-potato',
            'potato',
            'cauliflower',
            'parsnip',
            'beet',
            'broccoli',
            'celeriac',
            'yellow-squash',
            'cabbage',
          ].includes(item.id),
      })[0]
    if (!base) return kit.fail('nothing to fry')
    kit.bind('base', [base])
    const egg = kit.ok('egg')
    const flour =
      kit.chance(0.35) && kit.ok('chickpea-flour') && !potatoes
        ? 'chickpea-flour'
        : kit.resolve('all-purpose-flour')
    if (!flour) return kit.fail('no flour')
    const extra = choose(kit, {
      roles: ['vegetable'],
      from: ['scallion', 'pea-frozen', 'spinach', 'red-bell-pepper', 'carrot', 'corn-frozen'],
      not: [base, 'tomato', 'avocado', 'cucumber'],
      count: kit.lean > 0 || potatoes ? 0 : 1,
      max: 2,
      where: (item) =>
        item.speed === 'soft' ||
        item.speed === 'leaf' ||
        item.id === 'carrot' ||
        item.id === 'red-bell-pepper',
    })
    kit.bind('extra', extra)
    const cheese = choose(kit, {
      roles: ['crumbling-cheese', 'hard-cheese', 'melting-cheese'],
      from: ['feta', 'parmesan', 'cheddar', 'goat-cheese'],
      onlyWanted: fish !== null || potatoes || kit.lean > 0 || kit.chance(0.4),
    })
    kit.bind('cheese', cheese)
    const herb =
      choose(kit, { roles: ['herb'], from: ['dill', 'chive', 'parsley', 'mint', 'cilantro'] })[0] ?? 'chive'
    const spice = kit.pick([
      'cumin',
      'smoked-paprika',
      'black-pepper',
      'curry-powder',
      'nutmeg',
      'coriander-ground',
    ])
    const cream = kit.pick(['greek-yogurt', 'sour-cream', 'greek-yogurt'])
    const allium = kit.pick(['onion', 'shallot'])
    const lines: Record<string, string> = {
      zucchini: '3 each zucchini | coarsely grated',
      'yellow-squash': '3 each yellow-squash | coarsely grated',
      'corn-frozen': '3 cup corn-frozen | thawed',
      corn: '4 ear corn',
      'corn-canned': '2 can corn-canned',
      carrot: '5 each carrot | peeled and coarsely grated',
      'sweet-potato': '2 each sweet-potato | peeled and coarsely grated',
      potato: '1 1/2 lb potato | peeled and coarsely grated',
      cauliflower: '1 lb cauliflower | finely chopped',
      parsnip: '4 each parsnip | peeled and coarsely grated',
      beet: '4 each beet | peeled and coarsely grated',
      broccoli: '12 oz broccoli | finely chopped',
      celeriac: '1 lb celeriac | peeled and coarsely grated',
      cabbage: '1 lb cabbage | finely shredded',
      crab: '1 lb crab',
      'salmon-canned': '3 can salmon-canned | canned, drained',
      'tuna-canned': '3 can tuna-canned',
    }
    const wet = ['zucchini', 'yellow-squash', 'potato', 'celeriac', 'cabbage', 'sweet-potato'].includes(base)
    const moist = fish ? `1/4 cup ${kit.resolve('mayonnaise') ?? cream}` : ''
    kit.add(
      `${lines[base] ?? `3 cup ${base}`}
      ${fish ? '1/4' : '1'} tsp salt
      ${fish ? '3/4 cup breadcrumb' : ''}
      ${moist}
      ${allium === 'onion' ? `1/2 each onion | ${potatoes ? 'coarsely grated' : 'finely chopped'}` : '2 each shallot'}
      $extra x0.4 | finely chopped
      $cheese x0.6
      ~1/4 cup ${herb} | chopped
      ~1/2 tsp ${spice}
      ${egg ? '2 each egg' : '2 tbsp flaxseed-ground'}
      ${fish ? '2 tbsp' : potatoes ? '1/3 cup' : '2/3 cup'} ${flour}
      ${fish || potatoes ? '' : '1 tsp baking-powder'}
      1/4 cup vegetable-oil
      ~3/4 cup ${cream}
      1 each lemon | cut into wedges`.replaceAll('| chopped', '| chopped'),
    )
    const bind = present(kit, [flour])[0] ?? flour
    const lemon = present(kit, ['lemon'])[0] ?? 'lemon'
    const mayo = moist ? (present(kit, [kit.resolve('mayonnaise') ?? cream])[0] ?? '') : ''
    const shared = mayo === present(kit, [cream])[0]
    kit.step(
      wet
        ? `(Toss|Mix) {base} with {salt} in a colander and leave it while you prepare the rest. Squeeze hard, by the handful, until (hardly a drop comes|as dry as you can make it): (water is what makes them soggy|this is the step that makes them crisp).`
        : fish
          ? `Flake {base} into a bowl, (leaving some larger pieces|not too finely).`
          : `Put {base} in a large bowl with {salt}.`,
      `Add {${fish ? `salt,breadcrumb,${mayo || 'egg'},` : ''}egg,flaxseed-ground,${allium},extra,cheese,${herb},${spice},${bind},baking-powder} and ${egg ? '' : '3 tablespoons of water, then '}(stir until it just holds together|mix until a spoonful holds its shape). ${egg ? '' : 'Let it thicken while the pan heats.'}`,
      `Heat half of {vegetable-oil} in a large skillet over medium heat. Drop in heaped tablespoons, (flatten|press) to ${potatoes ? '1/4' : '1/2'} inch and cook until (deep golden and crisp|well browned) underneath, 4 minutes. Turn and cook the other side until golden${egg || fish ? ' and firm, with no wet middle' : ' and set'}, 3 minutes.`,
      'Drain on paper and repeat with the rest of the mixture and {vegetable-oil}, 7 minutes.',
      `Serve hot with ${shared ? '' : `{${cream},${lemon}}`}.`.replace(
        'with .',
        `with {${lemon}} and the rest of {${cream}}.`,
      ),
    )
    const noun = fish
      ? `${fish === 'crab' ? 'crab' : fish === 'salmon-canned' ? 'salmon' : 'tuna'} cakes`
      : /latke/.test(text)
        ? 'latkes'
        : potatoes
          ? 'potato pancakes'
          : `${wordFor(base)} fritters`
    callIt(kit, {
      noun,
      true: ['crisp', 'golden', 'skillet'],
      before: [...cheese, herb],
      after: [...cheese, ...extra, herb, spice === 'black-pepper' ? '' : spice, cream].filter(Boolean),
    })
    kit.describe(
      `(Lacy, crisp edges and a tender middle|Crisp outside, soft within): {-base} with {-${herb}}[, {-cheese}][ and {-extra}], fried until deep golden. (Eat them straight from the pan|A green salad makes them a meal).`.replace(
        'Lacy, crisp',
        fish ? 'Browned, crisp' : 'Lacy, crisp',
      ),
    )
  },
}

export const stuffedPeppers: Dish = {
  id: 'stuffed-peppers',
  names: [
    'stuffed peppers',
    'stuffed pepper',
    'stuffed bell peppers',
    'stuffed vegetables',
    'stuffed zucchini',
    'stuffed tomatoes',
    'stuffed mushrooms',
    'filled peppers',
    'stuffed portobello',
    'stuffed eggplant',
    'stuffed bell pepper',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 60],
  cuisines: ['mediterranean', 'tex-mex', 'italian', 'turkish', 'greek'],
  onlyNamed: true,
  oven: true,
  takes: [
    'ground',
    'bean',
    'grain',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'sausage',
    'lentil',
    'cooked-meat',
    'mushroom',
  ],
  write(kit) {
    kit.require(!withoutOven(kit), 'they are baked')
    const text = kit.craving.text.toLowerCase()
    const shellId = /zucchini|courgette/.test(text)
      ? 'zucchini'
      : /mushroom|portobello/.test(text)
        ? 'portobello'
        : /eggplant|aubergine/.test(text)
          ? 'eggplant'
          : /tomato/.test(text)
            ? 'tomato'
            : kit.wants('green-bell-pepper')
              ? 'green-bell-pepper'
              : kit.wants('poblano')
                ? 'poblano'
                : kit.pick(['red-bell-pepper', 'yellow-bell-pepper', 'red-bell-pepper'])
    const shell = kit.ok(shellId) ? shellId : kit.ok('zucchini') ? 'zucchini' : null
    if (!shell) return kit.fail('nothing to fill')
    kit.bind('shell', [shell])
    const main = chooseMain(kit, {
      roles: ['ground', 'bean', 'sausage', 'cooked-meat'],
      from: [
        'beef-ground',
        'turkey-ground',
        'black-bean-canned',
        'chickpea-canned',
        'lamb-ground',
        'italian-sausage',
        'white-bean-canned',
      ],
      not: ['prosciutto', 'salami', 'pepperoni', 'kielbasa'],
    })
    if (!main) return kit.fail('no filling')
    const cooking = cookingOf(main)
    const grain = kit.diet('low-carb')
      ? kit.resolve('cauliflower-rice')
      : (choose(kit, {
          roles: ['grain'],
          from: ['cooked-rice'],
          where: (item) =>
            ['cooked-rice', 'couscous', 'quinoa', 'bulgur', 'cauliflower-rice'].includes(item.id),
        })[0] ?? null)
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: ['mushroom', 'spinach', 'zucchini', 'corn-frozen', 'carrot'],
      not: [shell, 'tomato', 'cherry-tomato', 'onion', 'red-bell-pepper', 'yellow-bell-pepper'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => (item.speed !== 'raw' && item.speed !== 'hard') || item.id === 'carrot',
    })
    kit.bind('veg', veg)
    const cheese = choose(kit, {
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: kit.ok('cheddar')
        ? ['cheddar', 'monterey-jack', 'feta', 'mozzarella-low-moisture']
        : ['vegan-cheese'],
      not: ['brie', 'mozzarella', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
    })
    kit.bind('cheese', cheese)
    const spice =
      {
        'tex-mex': 'chili-powder',
        italian: 'italian-seasoning',
        turkish: 'paprika',
        greek: 'oregano-dried',
        mediterranean: 'oregano-dried',
      }[kit.profile?.id ?? ''] ?? 'smoked-paprika'
    const second = kit.pick(
      ['cumin', 'smoked-paprika', 'coriander-ground', 'garlic-powder'].filter((id) => id !== spice),
    )
    const herb = kit.profile?.herb ?? 'parsley'
    const lines: Record<string, string> = {
      zucchini: '4 each zucchini | halved lengthwise, middles scooped out and chopped',
      portobello: '8 each portobello | stems removed',
      eggplant: '2 each eggplant | halved lengthwise, middles scooped out and chopped',
      tomato: '8 each tomato | large, tops cut off and hollowed out',
      poblano: '4 each poblano | halved lengthwise and seeded',
    }
    kit.add(`${lines[shell] ?? `4 each ${shell} | halved lengthwise and seeded`}
      2 tbsp olive-oil
      1 each onion
      2 clove garlic
      ${cooking === 'bean' ? `2 can ${main}` : cooking === 'cooked-meat' ? '$main' : cooking === 'sausage' ? '$main' : `1 lb ${main}`}
      $veg x0.5 | finely chopped
      2 tsp ${spice}
      ~1 tsp ${second}
      3/4 tsp salt
      1 can tomato-canned
      ${grain === 'cooked-rice' || grain === 'cauliflower-rice' ? `1 1/2 cup ${grain}` : grain ? `1/2 cup ${grain}` : ''}
      $cheese
      ~2 tbsp ${herb}`)
    const tomato = present(kit, ['tomato-canned'])[0] ?? 'tomato-canned'
    const raw = grain && !['cooked-rice', 'cauliflower-rice'].includes(grain)
    const brown =
      {
        'ground-meat': 'until browned and 160°F (71°C), with no pink left, 7 minutes',
        'ground-poultry': 'until no pink is left and it reaches 165°F (74°C), 7 minutes',
        sausage: 'until browned and 160°F (71°C), 7 minutes',
        bean: 'until hot, 3 minutes',
        'cooked-meat': 'until hot, 3 minutes',
      }[cooking as 'bean'] ?? 'until hot, 3 minutes'
    kit.step(
      `Heat the oven to 400°F (200°C). Set {shell} cut side up in a baking dish, brush with half of {olive-oil} and bake until (beginning to soften|they just give), 15 minutes.`.replace(
        'cut side up',
        shell === 'portobello' ? 'gill side up' : 'cut side up',
      ),
      `Meanwhile, cook {onion,garlic} in the rest of {olive-oil} in a skillet over medium heat until soft.`,
      `Add {main}[ and {veg}] to the skillet and cook${['ground-meat', 'ground-poultry', 'sausage'].includes(cooking) ? ', breaking it up,' : ''} ${brown}. Stir in {${spice},${second},salt,${tomato}}${raw ? ` with {${grain}} and 1/2 cup of water, cover and simmer until tender, 12 minutes.` : grain ? ` and {${grain}} and simmer until steaming hot and (thick enough to mound|nearly dry), 4 minutes.` : ' and simmer until thick, 5 minutes.'}`,
      `(Spoon|Pile) the filling into {shell}, mounding it, and top with {cheese}.`,
      `Bake until {shell} are tender and the top is (golden and bubbling|browned in spots), 15 minutes. Let them stand for 5 minutes[, then scatter with {${herb}}].`,
    )
    const noun = `stuffed ${shell.includes('bell') || shell === 'poblano' ? (shell === 'poblano' ? 'poblanos' : 'peppers') : shell === 'portobello' ? 'portobello mushrooms' : shell === 'tomato' ? 'tomatoes' : shell === 'eggplant' ? 'eggplant' : 'zucchini'}`
    callIt(kit, {
      noun,
      true: [
        'baked',
        ...(kit.profile ? [kit.profile.adjective] : []),
        ...(kit.uses('smoked-paprika') ? ['smoky'] : []),
      ],
      before: [main],
      after: [
        ...veg,
        ...cheese,
        grain === 'cooked-rice' ? '' : (grain ?? ''),
        herb,
        ...(cooking === 'bean' ? [main] : []),
      ].filter(Boolean),
    })
    kit.describe(
      `(Soft, sweet|Tender) {-shell} filled with {-main}[, {-veg}] and tomato under a lid of {-cheese}. (They reheat well for lunch|The filling can be made the day before).`
        .replace('Soft, sweet|', shell.includes('bell') ? 'Soft, sweet|' : '')
        .replace(' and tomato', tomato.includes('tomato') ? ' and tomato' : ''),
    )
  },
}
