import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import {
  addEggs,
  addFlour,
  askedFor,
  barFor,
  chipsFor,
  fruitLine,
  fruitWay,
  notLumps,
  ownWordsOnly,
  pickNut,
  says,
} from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios, for 4 (flour : liquid : egg : fat : sugar : leavener).
 * Pancakes 190 g : 300 ml : 1 : 30 g : 25 g : 1 tbsp baking powder. Liquid about 1.6 times the flour pours slowly and
 * stands high; more runs flat.
 * Waffles 250 g : 360 ml : 2 : 75 g : 25 g : 1 tbsp. More fat than pancakes: it fries the outside crisp.
 * Crepes 125 g : 300 ml : 2 : 30 g, no leavener: as thin as cream, so that it spreads by itself.
 * Eggless crepes take a third of their flour as chickpea flour, whose protein holds the sheet as egg would.
 * Low-carb 200 g almond flour : 4 eggs : 60 ml: eggs alone hold it.
 */
const toppings = [
  'blueberry',
  'strawberry',
  'raspberry',
  'banana',
  'apple',
  'peach',
  'pear',
  'blackberry',
  'mango',
  'cherry',
  'plum',
]

function pickFruit(kit: Kit, chance = 0.75): string | null {
  const asked = askedFor(kit, ['fruit', 'berry', 'dried-fruit'], notLumps)[0]
  if (asked) return asked
  const low = kit.diet('low-carb')
  const allowed = toppings.filter((id) => kit.ok(id) && !(low && id === 'cherry'))
  return kit.lean < 2 && kit.chance(chance) && allowed.length > 0 ? kit.pick(allowed) : null
}

const quickSyrup = (kit: Kit): string =>
  kit.wants('honey') && kit.ok('honey')
    ? 'honey'
    : kit.ok('maple-syrup')
      ? 'maple-syrup'
      : (kit.resolve('honey') ?? '')

/** Fruit goes in as it is when small and soft, and into a hot pan when it is firm. */
const isFirm = (id: string) =>
  ['apple', 'pear', 'peach', 'nectarine', 'plum', 'pineapple', 'apricot'].includes(id)

function fruitOnTop(fruit: string | null): string {
  if (!fruit) return ''
  return isFirm(fruit)
    ? `Cook {${fruit}} in a little of {butter} over medium heat, stirring, until (soft and golden at the edges|tender and glossy), 6 minutes, and keep warm.`
    : ''
}

export const pancakes: Dish = {
  id: 'pancakes',
  names: [
    'pancake',
    'flapjack',
    'hotcake',
    'griddle cake',
    'panckaes',
    'blueberry pancake',
    'banana pancake',
    'protein pancake',
    'buttermilk pancake',
    'oat pancake',
    'fluffy pancake',
    'pfannkuchen',
    'hot cake',
  ],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [15, 30],
  takes: [
    'fruit',
    'berry',
    'nut',
    'chocolate',
    'sweetener',
    'spice',
    'dairy',
    'egg',
    'grain',
    'baking',
    'fresh-cheese',
    'citrus',
    'dried-fruit',
    'sweet',
    'nut-butter',
    'seed',
  ],
  moods: ['sweet', 'kids', 'quick', 'cozy', 'comfort', 'sunday'],
  weight: 1.3,
  write(kit) {
    if (kit.diet('low-carb')) return almondPancakes(kit)
    const banana =
      kit.wants('banana') && kit.ok('banana')
        ? true
        : !kit.wanted.some((id) => toppings.includes(id)) &&
          kit.lean === 0 &&
          kit.ok('banana') &&
          kit.chance(0.15)
    const pumpkin = kit.wants('pumpkin-puree', 'pumpkin') && kit.ok('pumpkin-puree')
    const protein = kit.wants('protein-powder') && kit.ok('protein-powder')
    const soft =
      ['cottage-cheese', 'ricotta', 'greek-yogurt'].find((id) => kit.wants(id) && kit.ok(id)) ??
      (kit.lean === 0 && kit.chance(0.2) ? kit.pick(['ricotta', 'greek-yogurt', 'yogurt']) : null)
    const wet = soft ? kit.resolve(soft) : null
    const oats =
      kit.lean === 0 &&
      (kit.wants('rolled-oat', 'gluten-free-oat') || kit.chance(0.2)) &&
      kit.resolve('rolled-oat') !== null
    const hurried = (kit.craving.maxMinutes ?? 60) < 30
    kit.batch(0.5, 1, 2, 3)
    const flour = addFlour(kit, oats ? 1 : 1.5)
    const lemon = kit.lean === 0 && kit.ok('lemon') && (kit.wants('lemon') || kit.chance(wet ? 0.4 : 0.15))
    const chip =
      kit.wants('chocolate-chip', 'vegan-chocolate-chip', 'dark-chocolate', 'vegan-dark-chocolate') ||
      (kit.lean === 0 && kit.mood('chocolatey'))
        ? chipsFor(kit)
        : null
    const cocoa = kit.wants('cocoa-powder')
    kit.add(
      `${oats ? '1/2 cup rolled-oat' : ''}\n${cocoa ? '3 tbsp cocoa-powder' : ''}\n${protein ? '1/4 cup protein-powder' : ''}\n~1 tbsp sugar\n1 tbsp baking-powder\n1/4 tsp salt`,
    )
    const fruit = banana ? null : pickFruit(kit)
    const spice =
      kit.lean > 0
        ? ''
        : pumpkin
          ? 'pumpkin-pie-spice'
          : fruit
            ? fruitWay(fruit).spice
            : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'nutmeg'])
    const milk = wet ? 0.75 : banana || pumpkin ? 1 : 1.25
    kit.add(
      `!${milk} cup milk\n${wet ? `3/4 cup ${wet}` : ''}\n${banana ? '!2 each banana | peeled and mashed' : ''}\n${pumpkin ? '1/2 cup pumpkin-puree' : ''}`,
    )
    const eggs = addEggs(kit, 1)
    kit.add(
      `!3 tbsp butter | melted\n${spice ? `~${spice === 'vanilla-extract' ? '1' : spice === 'nutmeg' ? '1/4' : '1/2'} tsp ${spice}` : ''}\n${lemon ? '~1 each lemon | zest finely grated, then juiced' : ''}`,
    )
    const folded = chip ?? (fruit && !isFirm(fruit) && kit.chance(0.6) ? fruit : null)
    if (chip) kit.add(`1/2 cup ${chip}`)
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.55)
    if (fruit) kit.add(fruitLine(fruit, 0.7))
    if (nut) kit.add(`1/3 cup ${nut}`)
    const syrup = quickSyrup(kit)
    if (syrup) kit.add(`~1/4 cup ${syrup}`)
    if (!hurried) kit.work(4)
    kit.step(
      eggs.soak,
      oats
        ? '(Stir {rolled-oat} into {milk} and leave to soften while you measure the rest|Let {rolled-oat} soften in {milk} while you measure the rest).'
        : '',
      `Whisk {${flour},cocoa-powder,protein-powder,sugar,baking-powder,salt${spice && spice !== 'vanilla-extract' ? `,${spice}` : ''}} together in a large bowl.`,
      `(Beat|Whisk) {${eggs.refs},${wet ?? 'none'},${banana ? 'banana,' : ''}pumpkin-puree${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}}${lemon ? ' and the zest and juice of {lemon}' : ''} with about two thirds of {butter}${oats ? '' : ', then beat in {milk}'}.${oats ? ' Add the soaked oats.' : ''}`.replace(
        ' Add the soaked oats.',
        ' Stir in {rolled-oat}, milk and all.',
      ),
      `Pour the wet mixture into the dry and stir (about a dozen strokes|just until the streaks are gone): (a lumpy batter makes the fluffiest pancakes|small lumps are right, smooth means tough).${folded ? ` Fold in {${folded}}.` : ''} Let it stand (while the pan heats|while you warm the pan), so that the flour can swell.`,
      hurried ? '' : fruitOnTop(fruit && fruit !== folded ? fruit : null),
      `Brush a (skillet|griddle|nonstick pan) with a little of {butter} and set it over medium heat until a drop of water dances on it, 2 minutes.`,
      `(Drop in|Ladle in) 1/4 cup of batter per pancake. Cook until (bubbles rise and pop on top and the edges look dry|the top is full of open bubbles and the rim has set), 3 minutes, then flip (once|with one quick turn) and cook until the (underside is golden and the center springs back|second side is golden and the pancake has puffed), 2 minutes. ${hurried ? 'Use two pans side by side, and the rest is done in the same time.' : 'Go on with the rest, brushing the pan in between and turning the heat down if they brown too fast; the whole batch takes about 12 minutes.'}`,
      `Stack and serve hot[, ${fruit && fruit !== folded ? `topped with {${fruit}}` : 'with {none}'}][, scattered with {${nut ?? 'none'}}][ and with {${syrup || 'none'}} poured over].`,
    )
    const base = banana ? 'banana' : pumpkin ? 'pumpkin-puree' : chip ? chip : fruit
    nameSweet(kit, {
      noun: 'pancakes',
      main: [
        ...(base ? [base] : []),
        ...(wet ? [wet] : []),
        ...(oats ? ['rolled-oat'] : []),
        ...(cocoa ? ['cocoa-powder'] : []),
      ],
      partners: [
        ...(lemon ? ['lemon'] : []),
        ...(nut ? [nut] : []),
        ...(wet ? [wet] : []),
        ...(oats ? ['rolled-oat'] : []),
        ...(spice && spice !== 'vanilla-extract' ? [spice] : []),
      ],
      withs: [syrup],
      methods: [
        'fluffy',
        'tender',
        'golden',
        'weekend',
        'griddle',
        'thick',
        'stacked',
        'short-stack',
        'morning',
        'skillet',
      ],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Thick, fluffy|Tall and tender) pancakes with golden edges[, ${folded ? `dotted with {-${folded}}` : base ? `flavored with {-${base}}` : 'scented with {-none}'}]. (Stir the batter as little as you can|Keep the lumps in the batter), and serve them straight from the pan.`,
      `A short stack with soft centers and lacy brown edges${fruit ? `, and {-${fruit}} ${folded === fruit ? 'in every bite' : 'on top'}` : ''}. One bowl for wet, one for dry, and ${hurried ? 'one hot pan' : 'breakfast is on the table in half an hour'}.`,
    )
  },
}

function almondPancakes(kit: Kit) {
  kit.batch(0.5, 1, 2)
  const fruit = pickFruit(kit, 0.9)
  const berry = fruit && kit.ok(fruit) ? fruit : null
  const spice = kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'lemon', 'ginger-ground'])
  const nut = pickNut(kit, 0.6)
  const creamy = kit.pick(
    ['cream-cheese', 'ricotta', 'greek-yogurt', 'coconut-milk', 'almond-milk']
      .filter(kit.ok)
      .concat('almond-milk'),
  )
  const plus = kit.pick(['coconut-shredded', 'flaxseed-ground', 'chia-seed', ''])
  kit.add(
    `!2 cup almond-flour\n~2 tbsp erythritol\n1/2 tsp baking-soda\n1/4 tsp salt\n!4 each egg\n!1/4 cup ${creamy}\n${plus ? `2 tbsp ${plus}` : ''}\n1 tbsp lemon-juice\n${spice === 'lemon' ? '1 each lemon | zest finely grated' : `1 tsp ${spice}`}\n3 tbsp butter\n${berry ? fruitLine(berry, 0.7) : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
  )
  kit.step(
    `Blend {almond-flour,erythritol,baking-soda,salt,egg,${creamy},${plus || 'x'},lemon-juice${spice === 'lemon' ? '' : `,${spice}`}} until smooth and thick.${spice === 'lemon' ? ' Stir in the zest of {lemon}.' : ''}`,
    'Melt a little of {butter} in a nonstick skillet over medium-low heat, 2 minutes.',
    'Spoon in small pancakes, 2 tablespoons of batter each: small ones turn without breaking. Cook until the edges are set and brown, 4 minutes, then flip gently and cook until firm in the center, 3 minutes. Go on with the rest of the batter.',
    `Serve hot[, topped with {${berry ?? 'none'}}][ and scattered with {${nut ?? 'none'}}].`,
  )
  nameSweet(kit, {
    noun: 'almond pancakes',
    main: [...(berry ? [berry] : []), spice],
    partners: nut ? [nut] : [],
    withs: [creamy, plus],
    methods: ['tender', 'golden', 'silver-dollar', 'blender', 'soft', 'small', 'skillet'],
    never: ownWordsOnly,
  })
  kit.describe(
    `(Small and tender|Golden and custardy) pancakes of almond flour and eggs, low in carbohydrates and filling[, with {-${berry ?? 'none'}} on top]. Keep them small and the heat low.`,
  )
}

export const waffles: Dish = {
  id: 'waffles',
  names: ['waffle', 'belgian waffle', 'chocolate waffle'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [25, 30],
  takes: ['fruit', 'berry', 'nut', 'chocolate', 'sweetener', 'spice', 'dairy', 'grain', 'citrus', 'baking'],
  moods: ['sweet', 'crispy', 'sunday', 'kids'],
  weight: 0.8,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    kit.batch(0.5, 1, 2, 3)
    const cocoa =
      kit.wants('cocoa-powder', 'dark-chocolate', 'vegan-dark-chocolate') || says(kit, /chocolate waffle/)
    const flour = addFlour(kit, cocoa ? 1.75 : 2)
    const corn = kit.lean === 0 && !cocoa && kit.ok('cornstarch') && kit.chance(0.5)
    const yog = kit.lean === 0 && kit.chance(0.4) ? kit.resolve('yogurt') : null
    kit.add(
      `${cocoa ? '1/3 cup cocoa-powder' : ''}\n${corn ? '1/4 cup cornstarch' : ''}\n~2 tbsp sugar\n1 tbsp baking-powder\n1/2 tsp salt`,
    )
    const fruit = pickFruit(kit, 0.85)
    const spice =
      kit.lean > 0 ? '' : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'nutmeg', 'ginger-ground'])
    kit.add(`!${yog ? 1 : 1.5} cup milk\n${yog ? `1/2 cup ${yog}` : ''}`)
    const eggs = addEggs(kit, 2)
    kit.add(
      `!1/3 cup butter | melted and cooled\n${spice ? `~${spice === 'nutmeg' ? '1/4' : '1'} tsp ${spice}` : ''}`,
    )
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.55)
    const bar = cocoa && kit.wants('dark-chocolate', 'vegan-dark-chocolate') ? barFor(kit) : null
    if (bar) kit.add(`3 oz ${bar}`)
    if (fruit) kit.add(fruitLine(fruit))
    if (nut) kit.add(`1/3 cup ${nut}`)
    const syrup = quickSyrup(kit)
    if (syrup) kit.add(`~1/4 cup ${syrup}`)
    kit.work(4)
    kit.step(
      eggs.soak,
      `Whisk {${flour},cocoa-powder,cornstarch,sugar,baking-powder,salt${spice && spice !== 'vanilla-extract' ? `,${spice}` : ''}} in a large bowl.${corn ? ' The starch makes the crust shatter.' : ''}`,
      `Whisk {${eggs.refs},butter${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}} with {milk}[ and {${yog ?? 'x'}}] in a jug, then stir into the dry mixture (just until combined|until no dry pockets are left)[ and fold in {${bar ?? 'x'}}]. Let the batter rest while the waffle iron gets hot.`,
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water in a small pan over medium heat until tender, 6 minutes.`
        : '',
      'Heat the waffle iron until it is really hot, 5 minutes, and brush it lightly with oil if it tends to stick.'.replace(
        ' and brush it lightly with oil if it tends to stick',
        ' and grease it lightly if it tends to stick',
      ),
      'Pour in batter to cover two thirds of the plate, close, and cook until the steam has nearly stopped and the waffle is deep golden and crisp, 5 minutes. Go on with the rest, about 12 minutes more; (keep finished waffles on a rack, where they stay crisp|never stack waffles, they go limp).',
      `Serve at once[, topped with {${fruit ?? 'none'}}][, scattered with {${nut ?? 'none'}}][ and with {${syrup || 'none'}}].`,
    )
    nameSweet(kit, {
      noun: 'waffles',
      main: [...(cocoa ? ['cocoa-powder'] : []), ...(fruit ? [fruit] : [])],
      partners: [...(nut ? [nut] : []), ...(yog ? [yog] : []), ...(spice ? [spice] : [])],
      withs: [syrup],
      methods: [
        'crisp',
        'golden',
        'light',
        'weekend',
        'deep-pocketed',
        'shatter-crisp',
        'ridged',
        'brunch',
        'morning',
      ],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crisp outside and tender within|Golden waffles with crisp ridges and soft middles)[, under {-${fruit ?? 'none'}}]. (The secret is a properly hot iron and a batter stirred as little as can be|Wait until the steam stops, and they come out crisp every time).`,
    )
  },
}

export const crepes: Dish = {
  id: 'crepes',
  names: ['crepe', 'crêpe', 'french pancake', 'thin pancake', 'swedish pancake', 'blini', 'palatschinken'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [35, 45],
  takes: ['fruit', 'berry', 'chocolate', 'citrus', 'sweetener', 'nut', 'fresh-cheese', 'dairy', 'nut-butter'],
  cuisines: ['french'],
  moods: ['sweet', 'fancy', 'light'],
  weight: 0.7,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    kit.batch(0.5, 1, 2, 3)
    const egg = kit.ok('egg')
    if (egg) addFlour(kit, 1)
    else kit.add('!3/4 cup all-purpose-flour\n!1/3 cup chickpea-flour')
    const way = kit.wants('lemon')
      ? 'lemon'
      : kit.wants(
            'chocolate-chip',
            'dark-chocolate',
            'vegan-dark-chocolate',
            'cocoa-powder',
            'vegan-chocolate-chip',
          )
        ? 'chocolate'
        : kit.wanted.some((id) => toppings.includes(id))
          ? 'fruit'
          : kit.pick(['lemon', 'chocolate', 'fruit', 'fruit', 'jam', 'cheese'])
    const fruit = way === 'fruit' || way === 'cheese' || way === 'chocolate' ? pickFruit(kit, 1) : null
    const bar = way === 'chocolate' ? barFor(kit) : null
    const cheese =
      way === 'cheese'
        ? (['ricotta', 'mascarpone', 'greek-yogurt'].map((id) => kit.resolve(id)).find((id) => id !== null) ??
          null)
        : null
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.6)
    const scent =
      kit.lean > 0
        ? 'vanilla-extract'
        : kit.pick(
            ['vanilla-extract', 'cinnamon', 'cardamom', 'nutmeg', 'orange', 'ginger-ground']
              .filter((id) => kit.ok(id) && !kit.wants(id))
              .concat('vanilla-extract'),
          )
    const scented = scent === 'orange' ? 'orange' : scent
    kit.add(
      scent === 'orange'
        ? '1 each orange | zest finely grated'
        : `~${scent === 'vanilla-extract' ? '1' : '1/4'} tsp ${scent}`,
    )
    kit.add(
      `!${egg ? 1.25 : 1.33} cup milk\n${egg ? '2 each egg' : ''}\n!3 tbsp butter | melted\n~1 tbsp sugar\n1/4 tsp salt`,
    )
    kit.add(
      `${way === 'lemon' ? '1 each lemon | cut into wedges\n1/4 cup sugar' : ''}\n${way === 'jam' ? '1/2 cup jam' : ''}\n${bar ? `4 oz ${bar}` : ''}\n${cheese ? `1 cup ${cheese}` : ''}\n${fruit ? fruitLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}\n${cheese || way === 'fruit' ? `~2 tbsp ${quickSyrup(kit) || 'honey'}` : ''}`,
    )
    const flour = egg ? 'all-purpose-flour,whole-wheat-flour' : 'all-purpose-flour,chickpea-flour'
    kit.step(
      `(Blend|Whisk) {${flour},salt} with {milk,egg${scented === 'orange' ? '' : `,${scented}`}}${scented === 'orange' ? ', the zest of {orange}' : ''}${way === 'lemon' ? '' : ' and {sugar}'}, then two thirds of {butter}, until (perfectly smooth and as thin as cream|smooth and thin enough to coat a spoon barely).`.replace(
        'as thin as cream',
        'thin enough to run off a spoon',
      ),
      'Let the batter rest for 15 minutes, so that the flour swells and the crepes turn tender.'.replace(
        'Let the batter rest for 15 minutes',
        'Chill the batter for 15 minutes',
      ),
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water until tender, 6 minutes.`
        : '',
      'Heat a 9-inch nonstick skillet over medium heat for 2 minutes and wipe it with a little of {butter}.',
      'Pour in a scant 1/4 cup of batter, tilting at once so that it runs into a thin sheet. Cook until the edge browns and lifts, 1 minute, then flip and cook for 30 seconds. Stack the crepes on a plate and go on with the rest, about 10 minutes in all.'.replace(
        'about 10 minutes in all',
        'wiping the pan in between; the whole batch takes about 12 minutes',
      ),
      way === 'lemon'
        ? 'Sprinkle each crepe with {sugar}, squeeze {lemon} over and (fold into quarters|roll up)[, with {' +
            (nut ?? 'none') +
            '} on top].'
        : `(Spread|Fill) the crepes with {jam,${bar ?? 'x'},${cheese ?? 'y'},${fruit ?? 'z'}}, fold into quarters${bar ? ' while hot, so that the chocolate melts' : ''}[ and scatter with {${nut ?? 'none'}}].`,
      `Drizzle with {maple-syrup,honey,agave-syrup} and serve.`,
    )
    nameSweet(kit, {
      noun: 'crepes',
      main: [
        ...(way === 'lemon' ? ['lemon'] : []),
        ...(bar ? [bar] : []),
        ...(fruit ? [fruit] : []),
        ...(cheese ? [cheese] : []),
        ...(way === 'jam' ? ['jam'] : []),
      ],
      partners: [...(nut ? [nut] : []), scent],
      withs: ['maple-syrup', 'honey', 'sugar'],
      methods: ['thin', 'lacy', 'French-style', 'tender', 'paper-thin', 'folded', 'delicate', 'browned'],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Thin, lacy|Tender and buttery) crepes with browned edges, ${way === 'lemon' ? 'lemon and a crunch of sugar' : 'filled while they are hot'}[ and {-${nut ?? 'none'}} for crunch]. The first one is the cook's; from the second on they come out right.`.replace(
        'buttery',
        'golden',
      ),
    )
  },
}

export const frenchToast: Dish = {
  id: 'french-toast',
  names: ['french toast', 'eggy bread', 'pain perdu', 'arme ritter', 'frenchtoast'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [20, 30],
  takes: [
    'fruit',
    'berry',
    'bread',
    'nut',
    'sweetener',
    'spice',
    'egg',
    'dairy',
    'chocolate',
    'nut-butter',
    'citrus',
    'fresh-cheese',
  ],
  moods: ['sweet', 'kids', 'sunday', 'budget', 'cozy'],
  weight: 0.8,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'bread')
    const asked = kit.choose({
      roles: ['bread'],
      from: ['bread', 'sourdough-bread'],
      onlyWanted: true,
      not: ['flour-tortilla', 'corn-tortilla', 'pizza-dough', 'panko', 'breadcrumb', 'tortilla-chip'],
    })[0]
    const bread =
      asked ??
      (kit.ok('bread') ? kit.pick(['bread', 'sourdough-bread', 'bread']) : (kit.resolve('bread') ?? ''))
    kit.require(bread !== '' && kit.ok(bread), 'no bread')
    const egg = kit.ok('egg')
    const fruit = pickFruit(kit, 0.9)
    const spice =
      kit.lean > 0 ? '' : kit.pick(['cinnamon', 'cardamom', 'nutmeg', 'ginger-ground', 'pumpkin-pie-spice'])
    const orange = kit.lean === 0 && kit.ok('orange') && (kit.wants('orange') || kit.chance(0.15))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.45)
    const filling = ['cream-cheese', 'ricotta', 'mascarpone', 'peanut-butter', 'almond-butter'].find(
      (id) => kit.wants(id) && kit.ok(id),
    )
    kit.add(
      `!8 slice ${bread}\n${egg ? '4 each egg' : '!1/3 cup chickpea-flour'}\n!${egg ? 1 : 1.25} cup milk\n~1 tbsp sugar\n1/4 tsp salt\n~1 tsp vanilla-extract\n${spice ? `~${spice === 'nutmeg' ? '1/4' : '1'} tsp ${spice}` : ''}\n${orange ? '1 each orange | zest finely grated, then juiced' : ''}\n!2 tbsp butter\n${filling ? `1/2 cup ${filling}` : ''}\n${fruit ? fruitLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}\n~1/4 cup ${quickSyrup(kit) || 'maple-syrup'}`,
    )
    kit.work(2)
    kit.step(
      `Whisk {egg,chickpea-flour,milk,sugar,salt,vanilla-extract,${spice || 'x'}}${orange ? ' with the zest and juice of {orange}' : ''} in a wide, shallow dish until smooth${egg ? ' and no strands of egg are left' : ' and free of lumps'}.`,
      `Lay {${bread}} in the dish and let the slices soak, turning once, until (heavy but not falling apart|soft all the way through).`,
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water in a small pan until tender and glossy, 6 minutes.`
        : '',
      'Melt half of {butter} in a large skillet over medium heat until it foams, 1 minute. Fry half of the slices until deep golden underneath, 4 minutes, then turn and fry until puffed and firm in the middle, 3 minutes.',
      'Wipe the pan and fry the rest in the remaining butter the same way, 7 minutes.'
        .replace('the remaining butter', 'the rest of {butter}')
        .replace('fry the rest in', 'fry the other slices in'),
      `Serve hot[, spread with {${filling ?? 'none'}}][, topped with {${fruit ?? 'none'}}][, scattered with {${nut ?? 'none'}}][ and with {maple-syrup,honey,agave-syrup} over it].`,
    )
    nameSweet(kit, {
      noun: 'French toast',
      main: [...(fruit ? [fruit] : []), ...(orange ? ['orange'] : [])],
      partners: [
        ...(nut ? [nut] : []),
        ...(spice ? [spice] : []),
        ...(bread === 'sourdough-bread' ? [bread] : []),
      ],
      withs: ['maple-syrup', 'honey'],
      methods: ['golden', 'custardy', 'skillet', 'weekend', 'crisp-edged', 'puffed', 'brunch', 'pan-fried'],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Custardy inside and crisp at the edges|Golden slices with a soft, custardy heart)${spice ? `, scented with {-${spice}}` : ''}[ and piled with {-${fruit ?? 'none'}}]. (Bread from yesterday soaks best|A fine end for bread that is past its best).`,
    )
  },
}
