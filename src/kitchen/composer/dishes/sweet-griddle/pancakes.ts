import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { addEggs, addFlour, chipsFor, fruitLine, fruitWay, ownWordsOnly, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { isFirm, pickFruit, quickSyrup, toppings } from './toppings.ts'

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
