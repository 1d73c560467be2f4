import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import {
  callIt,
  choose,
  dipperLines,
  dippersFor,
  inHaste,
  present,
  withoutFire,
  withoutOven,
} from './bowl-parts.ts'

/** Tacos with salsa are tacos: a dip that another named dish comes with steps aside. */
const asideFor = (kit: Kit) => kit.require(kit.craving.dishes.length < 2, 'only part of another dish')

export const guacamole: Dish = {
  id: 'guacamole',
  names: ['guacamole', 'guac', 'avocado dip'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['mexican'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'crumbling-cheese', 'seed', 'bread', 'bean', 'spice'],
  write(kit) {
    asideFor(kit)
    const twist = choose(kit, {
      from: [
        'tomato',
        'cherry-tomato',
        'mango',
        'pomegranate',
        'radish',
        'corn-canned',
        'queso-fresco',
        'pumpkin-seed',
        'jicama',
        'pineapple',
      ],
      roles: ['vegetable', 'fruit', 'crumbling-cheese', 'seed', 'bean'],
      not: ['avocado', 'lime', 'lemon'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true && !item.roles.includes('allium'),
    })
    kit.bind('twist', twist)
    const heat =
      kit.mood('mild') || !kit.ok('jalapeno')
        ? null
        : kit.pick(['jalapeno', 'red-chili', 'green-chili', 'chipotle-in-adobo'])
    const allium = kit.pick(['red-onion', 'scallion', 'shallot'])
    const dippers = dippersFor(kit, ['tortilla-chip', 'corn-tortilla'].slice(0, 1))
    kit.add(`3 each avocado | halved and pitted
      1 each lime
      1/2 tsp salt
      ${allium === 'red-onion' ? '1/4 each red-onion | finely chopped' : allium === 'shallot' ? '1 each shallot' : '2 each scallion'}
      ${heat === 'chipotle-in-adobo' ? '1 each chipotle-in-adobo' : heat ? `~1 each ${heat} | seeded and finely chopped` : ''}
      ~1/4 cup cilantro
      ${kit.chance(0.4) ? '~~1/4 tsp cumin' : ''}
      $twist x0.35
      ${dipperLines(dippers)}`)
    const chunky = kit.chance(0.6)
    kit.step(
      `(Put|Tip) {${allium}${heat ? `,${heat}` : ''},salt} in a (bowl|mortar) with half of the juice of {lime} and (crush them together lightly, which takes the rawness off|let them sit while you cut the fruit, so that the acid takes the edge off).`.replace(
        'cut the fruit',
        'open the avocados',
      ),
      `Scoop the flesh of {avocado} into the bowl and mash with a fork${chunky ? ', (leaving it in soft lumps|stopping while there are still pieces to bite on)' : ' until (nearly smooth|creamy, with hardly a lump)'}.`,
      `Fold in {twist,cilantro,cumin}. Taste, and add more of {lime} ${kit.chance(0.5) ? 'and a pinch of salt ' : ''}until it (tastes bright|is as sharp as you like).`,
      dippers.length > 0
        ? '(Serve at once with {dippers} for scooping|Bring it to the table with {dippers} while it is still bright green).'
        : 'Serve at once, while it is bright green.',
    )
    callIt(kit, {
      noun: 'guacamole',
      true: [
        chunky ? 'chunky' : 'creamy',
        ...(heat === 'chipotle-in-adobo' ? ['smoky'] : []),
        ...(heat && heat !== 'chipotle-in-adobo' ? ['fiery'] : []),
        'lime-bright',
      ],
      before: twist,
      after: [...twist, heat ?? '', 'cilantro', allium, ...dippers.slice(0, 1)].filter(Boolean),
    })
    kit.describe(
      `(Ripe avocado|Buttery avocado), sharpened with {-lime} and ${chunky ? 'left in soft pieces' : 'mashed until creamy'}[, with {-twist} folded through]. (Use avocados that give a little under the thumb|Make it last, just before people arrive).`,
    )
  },
}

const hummusBases: Record<string, string> = {
  'chickpea-canned': '2 can chickpea-canned',
  'white-bean-canned': '2 can white-bean-canned',
  'black-bean-canned': '2 can black-bean-canned',
}

export const hummusDip: Dish = {
  id: 'hummus',
  makes: ['hummus'],
  names: [
    'hummus',
    'houmous',
    'homemade hummus',
    'chickpea dip',
    'bean dip',
    'white bean dip',
    'black bean dip',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [10, 15],
  takes: ['bean', 'vegetable', 'herb', 'spice', 'seed', 'nut', 'bread', 'pickle', 'sauce'],
  cuisines: ['middle-eastern', 'turkish', 'greek'],
  moods: ['healthy', 'party', 'simple', 'quick', 'protein'],
  weight: 0.6,
  write(kit) {
    asideFor(kit)
    const named = /hummus|houmous/i.test(kit.craving.text)
    const base = choose(kit, {
      roles: ['bean'],
      from: named ? ['chickpea-canned'] : ['chickpea-canned', 'white-bean-canned'],
    })[0]
    if (!base) return kit.fail('no beans')
    const tahini = kit.resolve('tahini')
    const oil = kit.ok('olive-oil')
    const blend = choose(kit, {
      roles: ['vegetable', 'herb', 'sauce'],
      from: [
        'roasted-red-pepper',
        'basil',
        'sun-dried-tomato',
        'parsley',
        'harissa',
        'artichoke-canned',
        'dill',
        'spinach',
      ],
      not: ['hummus', 'tahini', 'soy-sauce'],
      count: kit.lean > 0 ? 0 : kit.chance(0.7) ? 1 : 0,
      max: 2,
      where: (item) =>
        item.raw === true &&
        !item.roles.includes('allium') &&
        !['cucumber', 'carrot', 'celery', 'tomato', 'romaine', 'lettuce'].includes(item.id),
    })
    kit.bind('blend', blend)
    const spice =
      choose(kit, {
        roles: ['spice'],
        from: ['cumin', 'smoked-paprika', 'sumac', 'zaatar', 'coriander-ground'],
        not: ['salt', 'black-pepper', 'ginger'],
      })[0] ?? 'cumin'
    const top = choose(kit, {
      roles: ['seed', 'nut', 'pickle'],
      from: ['pine-nut', 'pistachio', 'olive-black', 'pumpkin-seed', 'sesame-seed', 'almond'],
      not: ['chia-seed', 'flaxseed-ground', 'poppy-seed'],
      count: kit.lean > 0 ? 0 : 1,
    })
    kit.bind('top', top)
    const dippers = dippersFor(
      kit,
      ['pita', 'gluten-free-bread', 'naan'].slice(0, kit.diet('gluten-free') ? 2 : 3),
    )
    kit.add(`${hummusBases[base] ?? `2 can ${base}`}
      ${tahini ? `1/3 cup ${tahini}` : ''}
      3 tbsp lemon-juice
      1 clove garlic
      $blend x0.5
      1/2 tsp salt
      ~1 tsp ${spice}
      ${oil ? '3 tbsp olive-oil' : ''}
      $top x0.3
      ${dipperLines(dippers)}`)
    kit.step(
      tahini
        ? `(Blend|Work) {${tahini},lemon-juice,garlic,salt} in a food processor until (pale and thick|it turns thick and almost white), scraping down the sides.`
        : `(Blend|Work) {lemon-juice,garlic,salt}${oil ? ' with half of {olive-oil}' : ''} in a food processor until smooth.`,
      `Add {${base},blend}[ with half of {${spice}}] and blend for as long as you have patience, (trickling in a few tablespoons of cold water|adding cold water by the spoonful) until (silky|light and very smooth).`,
      'Taste: it should be (a little sharp and well salted|lemony first and nutty after). (Thin it with more water if it stands up stiffly|It thickens as it stands, so leave it a touch loose).'.replace(
        'nutty',
        tahini === 'tahini' ? 'nutty' : 'creamy',
      ),
      `Spread on a plate${oil ? `, (make a well with the back of a spoon|swirl the surface with a spoon) and pour in ${tahini ? '' : 'the rest of '}{olive-oil}` : ' and swirl the surface with a spoon'}.`,
      `Scatter with {top,${spice}}.`,
      dippers.length > 0 ? 'Serve with {dippers} (to dip|for scooping).' : '',
    )
    const noun =
      base === 'chickpea-canned' || named
        ? 'hummus'
        : `${base === 'white-bean-canned' ? 'white bean' : base.replace('-canned', '').replace(/-/g, ' ')} dip`
    callIt(kit, {
      noun:
        base !== 'chickpea-canned' && named
          ? `${base.replace('-canned', '').replace(/-/g, ' ')} hummus`
          : noun,
      true: ['silky', 'lemony', 'smooth', 'whipped', 'homemade'],
      before: blend,
      after: [...blend, spice, ...top, ...dippers],
    })
    kit.describe(
      `(Smooth enough to pour, thick enough to scoop|Pale, silky and lemony), with {-${base},blend} ${oil ? 'and a pool of olive oil[ under {-top}]' : 'and the richness of sesame'}. (It keeps for four days, covered|Warm bread or cold, crisp vegetables: both belong beside it).`,
    )
  },
}

export const tzatziki: Dish = {
  id: 'tzatziki',
  names: ['tzatziki', 'tsatsiki', 'cucumber yogurt dip', 'yogurt dip', 'raita', 'cacik'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 45],
  cuisines: ['greek'],
  onlyNamed: true,
  takes: ['herb', 'vegetable', 'spice', 'bread', 'dairy'],
  write(kit) {
    asideFor(kit)
    const raita = /raita/i.test(kit.craving.text)
    const herb =
      choose(kit, {
        roles: ['herb'],
        from: raita ? ['mint', 'cilantro'] : ['dill', 'mint', 'parsley', 'chive'],
      })[0] ?? 'dill'
    const acid = kit.pick(
      raita ? ['lime-juice', 'lemon-juice'] : ['lemon-juice', 'red-wine-vinegar', 'white-wine-vinegar'],
    )
    const spice = raita
      ? kit.pick(['cumin', 'coriander-ground'])
      : kit.pick(['sumac', 'chili-flake', 'black-pepper', 'zaatar', 'white-pepper'])
    const extra = choose(kit, {
      roles: ['vegetable'],
      from: ['radish', 'scallion', 'fennel', 'celery', 'tomato', 'carrot'],
      count: kit.lean > 0 ? 0 : kit.chance(0.4) ? 1 : 0,
      max: 2,
      not: ['cucumber'],
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const dippers = dippersFor(kit, ['pita', 'naan', 'gluten-free-bread', 'baguette'])
    kit.add(`!1 each cucumber | coarsely grated
      3/4 tsp salt
      1 1/2 cup greek-yogurt
      ~1 clove garlic | finely grated
      1 tbsp ${acid}
      1 tbsp olive-oil
      2 tbsp ${herb}
      ~~1/4 tsp ${spice}
      $extra x0.25
      ${dipperLines(dippers)}`)
    const yogurt = present(kit, ['greek-yogurt'])[0] ?? 'greek-yogurt'
    const chill = !inHaste(kit) && kit.chance(0.5)
    kit.step(
      '(Toss|Mix) {cucumber} with {salt} in a sieve and leave it over a bowl while you measure the rest. Squeeze it by the handful, (hard, until hardly a drop comes|as dry as you can: water is what makes the dip thin).',
      `(Stir|Beat) {${yogurt}} with {garlic,${acid}}, then half of {olive-oil}, until (smooth|glossy).`,
      `Fold in {cucumber,extra,${herb}}. Taste before you add more salt, since the cucumber (brings its own|is already seasoned).`,
      chill
        ? 'Cover and refrigerate for 30 minutes, (so that the flavors settle|which rounds off the garlic).'.replace(
            'which rounds off the garlic',
            kit.uses('garlic') ? 'which rounds off the garlic' : 'so that it thickens',
          )
        : '',
      `Scrape into a bowl, trickle over the rest of {olive-oil}[ and finish with {${spice}}].`,
      dippers.length > 0 ? 'Serve cold with {dippers}.' : 'Serve cold.',
    )
    callIt(kit, {
      noun: raita ? 'cucumber raita' : 'tzatziki',
      true: ['cool', 'thick', 'chilled'].slice(0, chill ? 3 : 2),
      before: [herb, ...extra],
      after: [herb, ...extra, spice, acid, ...dippers],
    })
    kit.describe(
      `(Cold, thick and garlicky|Cool and thick), with grated {-cucumber} and plenty of {-${herb}}. (Beside anything from the grill, or with {-dippers} on its own|A spoonful rescues dry leftovers, too).`
        .replace('thick and garlicky', kit.uses('garlic') ? 'thick and garlicky' : 'thick and fresh')
        .replace(
          ', or with {-dippers} on its own',
          dippers.length > 0 ? ', or with {-dippers} on its own' : '',
        ),
    )
  },
}

export const salsaDip: Dish = {
  id: 'salsa',
  makes: ['salsa'],
  names: [
    'salsa',
    'pico de gallo',
    'fresh salsa',
    'mango salsa',
    'salsa fresca',
    'pineapple salsa',
    'salsa dip',
    'corn salsa',
    'chips and salsa',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['mexican'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'bean', 'bread', 'spice'],
  write(kit) {
    asideFor(kit)
    const pico = /pico/i.test(kit.craving.text)
    const base =
      kit.wants('mango') || /mango/i.test(kit.craving.text)
        ? 'mango'
        : kit.wants('pineapple')
          ? 'pineapple'
          : kit.ok('tomato')
            ? kit.pick(['tomato', 'tomato', 'cherry-tomato'])
            : kit.ok('mango')
              ? 'mango'
              : 'pineapple'
    const extra = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: [
        'mango',
        'corn-canned',
        'black-bean-canned',
        'cucumber',
        'radish',
        'avocado',
        'pineapple',
        'peach',
        'jicama',
        'strawberry',
        'red-bell-pepper',
      ],
      not: [base, 'tomato', 'cherry-tomato', 'lime', 'lemon'],
      count: pico || kit.lean > 0 ? 0 : kit.chance(0.75) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const chili =
      kit.mood('mild') || !kit.ok('jalapeno')
        ? null
        : kit.pick(['jalapeno', 'red-chili', 'green-chili', 'jalapeno'])
    const allium = kit.pick(['red-onion', 'scallion', 'shallot'])
    const dippers = dippersFor(kit, ['tortilla-chip'])
    const amount =
      {
        tomato: '4 each tomato | cored, seeded and diced',
        'cherry-tomato': '3 cup cherry-tomato | quartered',
        mango: '2 each mango',
        pineapple: '3 cup pineapple',
      }[base] ?? ''
    kit.add(`${amount}
      ${allium === 'red-onion' ? '1/2 each red-onion | finely chopped' : allium === 'shallot' ? '2 each shallot' : '3 each scallion'}
      ${chili ? `~1 each ${chili} | seeded and finely chopped` : ''}
      $extra x0.4${extra.length === 1 && ['cucumber', 'radish', 'red-bell-pepper', 'peach', 'strawberry', 'jicama', 'avocado'].includes(extra[0] ?? '') ? ' | finely diced' : ''}
      1/4 cup cilantro
      ${kit.chance(0.35) ? '~~1/4 tsp cumin' : kit.chance(0.4) ? '~~1 tbsp olive-oil' : ''}
      1 each lime
      1/2 tsp salt
      ${dipperLines(dippers)}`)
    kit.step(
      `Put {${base}} in a (sieve|colander) with {salt} and let the juice drip off while you cut the rest; (a watery salsa slides off the chip|it keeps the salsa from swimming).`.replace(
        'slides off the chip',
        'tastes of little',
      ),
      `(Stir|Toss) {${allium}${chili ? `,${chili}` : ''}} with the juice of {lime} in a bowl, (so that it mellows|which tames it).`,
      `Fold in {${base},extra,cilantro,cumin,olive-oil}. Taste for salt, (sharpness and bite|lime and spice)${chili ? '' : ', remembering that it is meant to be mild'}.`,
      dippers.length > 0
        ? '(Serve within the hour, with {dippers}|Eat it fresh, with {dippers}).'
        : 'Serve within the hour.',
    )
    callIt(kit, {
      noun: pico
        ? 'pico de gallo'
        : base === 'mango' || base === 'pineapple'
          ? `${base} salsa`
          : 'fresh salsa',
      true: ['hand-cut', 'chunky', ...(chili ? ['fiery'] : []), 'lime-dressed'],
      before: [...(pico ? [] : [base === 'cherry-tomato' || base === 'tomato' ? base : '']), ...extra].filter(
        Boolean,
      ),
      after: [...extra, chili ?? '', allium, 'cilantro', ...dippers].filter(Boolean),
    })
    kit.describe(
      `(Hand-cut|Fresh and juicy) {-${base}} with {-extra,lime,cilantro}, sharp and salty in the right places. (Spoon it over grilled fish, beans or eggs|Good with chips, better on tacos).`.replace(
        'grilled fish, beans or eggs',
        'anything from the grill',
      ),
    )
  },
}

export const spinachArtichokeDip: Dish = {
  id: 'spinach-artichoke-dip',
  names: [
    'spinach artichoke dip',
    'spinach and artichoke dip',
    'artichoke dip',
    'spinach dip',
    'hot dip',
    'cheese dip',
    'queso',
    'queso dip',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [20, 40],
  onlyNamed: true,
  takes: ['vegetable', 'melting-cheese', 'hard-cheese', 'fresh-cheese', 'dairy', 'bread', 'crumbling-cheese'],
  write(kit) {
    const stove = withoutOven(kit) || inHaste(kit, 30)
    kit.require(!withoutFire(kit), 'it is a hot dip')
    const queso = /cheese dip|queso/i.test(kit.craving.text)
    const soft = kit.resolve('cream-cheese')
    kit.require(soft, 'no soft cheese')
    const melting = choose(kit, {
      roles: ['melting-cheese'],
      from: [
        'monterey-jack',
        'mozzarella-low-moisture',
        'gruyere',
        'cheddar',
        'fontina',
        'gouda',
        ...(kit.diet('dairy-free') || kit.diet('vegan') ? ['vegan-cheese'] : []),
      ],
      not: ['mozzarella', 'brie', 'provolone'],
    })[0]
    if (!melting) return kit.fail('no cheese')
    const cool = kit.pick(['sour-cream', 'greek-yogurt', 'mayonnaise'])
    const spark = kit.pick(['lemon-juice', 'chili-flake', 'nutmeg', 'smoked-paprika', 'dijon-mustard'])
    const allium = kit.pick(['scallion', 'shallot', 'leek'])
    kit.bind(
      'extra',
      choose(kit, {
        roles: ['vegetable'],
        from: ['roasted-red-pepper', 'sun-dried-tomato', 'green-chile-canned'],
        not: ['spinach', 'spinach-frozen', 'artichoke-canned'],
        count: queso ? 1 : kit.lean > 0 ? 0 : kit.chance(0.35) ? 1 : 0,
        max: 2,
      }),
    )
    const dippers = dippersFor(kit, ['baguette', 'pita', 'tortilla-chip', 'gluten-free-bread'])
    kit.add(`1 tbsp olive-oil
      ${allium === 'scallion' ? '4 each scallion' : allium === 'shallot' ? '2 each shallot' : '1 each leek'}
      ~2 clove garlic
      ${
        queso
          ? ''
          : `10 oz spinach-frozen
      1 can artichoke-canned | drained and chopped`
      }
      $extra x0.7
      8 oz cream-cheese | softened
      1/3 cup ${cool}
      ${spark === 'lemon-juice' ? '1 tbsp lemon-juice' : spark === 'dijon-mustard' ? '2 tsp dijon-mustard' : `1/4 tsp ${spark}`}
      1/4 tsp salt
      1 1/2 cup ${melting}
      ~1/3 cup parmesan
      ${dipperLines(dippers)}`)
    const creamy = present(kit, ['cream-cheese'])[0] ?? 'cream-cheese'
    kit.step(
      stove ? '' : 'Heat the oven to 400°F (200°C).',
      `Heat {olive-oil} in a ${stove ? 'wide saucepan' : 'skillet'} over medium heat and cook {${allium},garlic} until soft but not colored, 4 minutes.`,
      queso
        ? 'Stir in {extra} and cook until the pan is dry, 2 minutes.'
        : 'Add {spinach-frozen,artichoke-canned,extra} and stir until (no more liquid gathers in the pan|the pan looks dry), 3 minutes; (water is the enemy of a thick dip|a wet filling would split the dip).',
      stove
        ? `Turn the heat to low and stir in {${creamy},${cool},${spark},salt} until smooth, 3 minutes. Add {${melting},parmesan} by the handful, stirring until it (melts into a thick, stringy cream|has melted), 3 minutes. Do not let it boil.`
        : `Take the pan off the heat and stir in {${creamy},${cool},${spark},salt}, then {parmesan} and half of {${melting}}.`.replace(
            ', then {parmesan}',
            kit.uses('parmesan') || present(kit, ['parmesan']).length > 0 ? ', then {parmesan}' : ', then',
          ),
      stove
        ? ''
        : `Spread in a small baking dish, scatter with the rest of {${melting}} and bake until (bubbling at the edges and browned in spots|it bubbles and the top is freckled with brown), 18 minutes.`,
      dippers.length > 0
        ? `${stove ? 'Serve warm' : 'Let it settle for a moment, then serve'} with {dippers}.`
        : 'Serve warm.',
    )
    callIt(kit, {
      noun: queso ? 'warm cheese dip' : 'spinach and artichoke dip',
      true: stove ? ['stovetop', 'skillet', 'creamy'] : ['baked', 'bubbling', 'golden'],
      before: [melting],
      after: [melting, 'parmesan', allium, spark, ...kit.bound('extra'), ...dippers],
    })
    kit.describe(
      `${queso ? `Warm, stretchy {-${melting}} cut with {-extra}` : `(Thick and creamy|Warm and stretchy), with more ${'{-spinach-frozen,artichoke-canned}'} than usual under a lid of {-${melting}}`}. (Bring it out while it still bubbles|Have {-dippers} ready before it leaves the heat).`
        .replace('{-spinach-frozen,artichoke-canned}', 'spinach and artichoke')
        .replace(' under a lid of', stove ? ' held together by' : ' under a lid of'),
    )
  },
}
