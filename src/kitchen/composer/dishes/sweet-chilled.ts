import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import { pantryItem } from '../pantry/index.ts'
import { askedFor, fruitLine, notLumps, pickNut, says, wantsChocolate } from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios.
 * Chia pudding 1 part seed to 6 parts milk by volume: the seed holds about that much and still pours.
 * Set cream 3 tbsp cornstarch to 2 1/2 cups of milk and cream: sets to the spoon without gelatin or egg.
 * Rice pudding 1/2 cup rice to 4 cups milk: short-grain rice gives its starch and keeps thickening as it cools.
 * Nice cream 3 frozen bananas, or 1 lb of frozen fruit with 1/2 cup of coconut cream: enough pectin and fat to stay soft.
 * Ice pops 2 1/2 cups of fruit to 1/2 cup of liquid and 3 tbsp of syrup: less sugar and they freeze to stone.
 */
const fresh = [
  'strawberry',
  'blueberry',
  'raspberry',
  'blackberry',
  'mango',
  'peach',
  'cherry',
  'kiwi',
  'orange',
  'pineapple',
  'plum',
  'banana',
  'grape',
  'apricot',
  'fig',
]
const lowFruit = ['strawberry', 'blueberry', 'raspberry', 'blackberry']

function fruits(kit: Kit, count: number, not: readonly string[] = []): string[] {
  const asked = askedFor(
    kit,
    ['fruit', 'berry'],
    [
      ...notLumps.filter((id) => id !== 'orange' && id !== 'watermelon' && id !== 'cantaloupe'),
      ...not,
      'cranberry',
      'rhubarb',
    ],
    4,
  )
  const pool = kit.random.shuffled(
    (kit.diet('low-carb') ? lowFruit : fresh).filter(
      (id) => kit.ok(id) && !asked.includes(id) && !not.includes(id),
    ),
  )
  return [...asked, ...pool.slice(0, Math.max(0, count - asked.length))]
}
const sweetener = (kit: Kit) =>
  kit.wants('honey') && kit.ok('honey')
    ? 'honey'
    : (kit.resolve(kit.pick(['maple-syrup', 'honey'])) ?? 'maple-syrup')
const rawCut: Record<string, string> = {
  orange: '1 each orange | peeled and segmented',
  banana: '1 each banana | peeled and sliced',
  peach: '1 each peach | pitted and sliced',
  plum: '2 each plum | pitted and sliced',
  apple: '1 each apple | cored and thinly sliced',
  pear: '1 each pear | cored and sliced',
  watermelon: '2 cup watermelon | cubed',
  cantaloupe: '2 cup cantaloupe | cubed',
}
const rawLine = (id: string, cups = 1) =>
  rawCut[id] ??
  (/each$/.test(pantryItem(id)?.amount ?? '')
    ? fruitLine(id, 0.5)
    : `${cups} cup ${id}${id === 'strawberry' ? ' | hulled and sliced' : id === 'cherry' ? ' | pitted' : ''}`)

export const chiaPudding: Dish = {
  id: 'chia-pudding',
  names: ['chia pudding', 'chia seed pudding', 'chia pot', 'overnight chia', 'chia'],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 15],
  takes: [
    'fruit',
    'berry',
    'seed',
    'liquid',
    'dairy',
    'chocolate',
    'nut',
    'sweetener',
    'citrus',
    'spice',
    'nut-butter',
  ],
  moods: ['healthy', 'light', 'simple', 'sweet'],
  weight: 0.7,
  write(kit) {
    kit.require(kit.ok('chia-seed'), 'no chia')
    const fruit = fruits(kit, kit.lean > 0 ? 1 : kit.pick([1, 2]))
    const milk =
      ['coconut-milk', 'almond-milk', 'oat-milk', 'soy-milk', 'milk'].find(
        (id) => kit.wants(id) && kit.ok(id),
      ) ??
      kit.resolve(
        kit.diet('low-carb') ? 'almond-milk' : kit.pick(['almond-milk', 'oat-milk', 'milk', 'soy-milk']),
      )
    if (!milk) return kit.fail('no milk')
    const cocoa = wantsChocolate(kit) || (kit.lean === 0 && kit.chance(0.2) && kit.ok('cocoa-powder'))
    const cream =
      kit.lean === 0 && kit.chance(0.5)
        ? kit.resolve(kit.pick(['greek-yogurt', 'yogurt', 'coconut-yogurt']))
        : null
    const spice = kit.lean > 0 ? '' : kit.pick(['vanilla-extract', 'cinnamon', 'cardamom', 'ginger-ground'])
    const sweet = sweetener(kit)
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    kit.bind('fruit', fruit)
    kit.add(
      `!1/2 cup chia-seed\n!${cream ? 2.5 : 3} cup ${milk}\n${cream ? `1/2 cup ${cream}` : ''}\n~2 tbsp ${sweet}\n${cocoa ? '3 tbsp cocoa-powder' : ''}\n${spice ? `~${spice === 'cardamom' ? '1/4' : '1'} tsp ${spice}` : ''}\n~1 pinch salt\n${fruit.map((id) => rawLine(id)).join('\n')}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.step(
      `Whisk {${milk}} with {${cream ?? 'x'},${sweet},cocoa-powder,${spice || 'y'},salt} in a (bowl|large jar) until no (streaks|lumps) are left.`,
      'Rain in {chia-seed}, whisking all the while. Let it stand for a few minutes, then whisk again hard: the second whisking breaks up the clumps that would otherwise stay.',
      'Cover and chill overnight, or until it is thick enough to hold a spoon upright; stir once more in between if you pass the fridge.',
      `Stir, loosen with a splash of water if it is too thick, and (spoon into glasses|divide among bowls). Top with {fruit}[ and {${nut ?? 'none'}}].`,
    )
    nameSweet(kit, {
      noun: 'chia pudding',
      main: [...(cocoa ? ['cocoa-powder'] : []), ...fruit],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : [])],
      withs: [sweet, cream ?? ''],
      methods: ['overnight', 'creamy', 'cold', 'make-ahead', 'thick', 'fridge', 'layered'],
    })
    kit.describe(
      `(Thick and spoonable|Soft and cool), with {-fruit} on top${cocoa ? ' and cocoa all through' : ''}. (Stirred together in five minutes in the evening, ready in the morning|It keeps four days in the fridge, so make it once for the week).`,
    )
  },
}

export const fruitSalad: Dish = {
  id: 'fruit-salad',
  names: ['fruit salad', 'fruit bowl', 'fruit platter', 'fruit cup', 'ambrosia', 'macedonia'],
  categories: ['dessert', 'snack', 'breakfast'],
  kind: 'sweet',
  serves: 6,
  minutes: [15, 20],
  takes: ['fruit', 'berry', 'citrus', 'herb', 'sweetener', 'nut', 'dairy'],
  moods: ['light', 'summer', 'healthy', 'quick', 'simple', 'sweet', 'party', 'kids'],
  weight: 0.7,
  write(kit) {
    const fruit = fruits(kit, kit.lean > 0 ? 3 : kit.pick([4, 5]), ['fig'])
    kit.require(fruit.length > 1, 'not enough fruit')
    const acid = kit.wants('lemon')
      ? 'lemon'
      : kit.wants('lime')
        ? 'lime'
        : kit.resolve(kit.pick(['lime', 'lemon']))
    const sweet = sweetener(kit)
    const herb =
      kit.lean > 0 ? null : (askedFor(kit, ['herb'], [])[0] ?? kit.pick(['mint', 'basil', null, 'mint']))
    const spice =
      kit.lean > 0 || kit.chance(0.5)
        ? ''
        : kit.pick([
            '1 inch ginger | peeled and finely grated',
            '1/4 tsp cardamom',
            '1/2 tsp vanilla-extract',
            '1/4 tsp cinnamon',
          ])
    const spiceId = spice.split('|')[0]?.trim().split(' ').at(-1) ?? ''
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.35)
    kit.bind('fruit', fruit)
    kit.add(
      `${fruit.map((id) => rawLine(id, 1.5).replace(/^1 each/, '2 each')).join('\n')}\n${acid ? `1 each ${acid} | juiced` : ''}\n1 tbsp ${sweet}\n${spice}\n${herb ? `2 tbsp ${herb} | torn` : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.work(6)
    kit.step(
      `(Stir|Whisk) the juice of {${acid ?? 'x'}} with {${sweet},${spiceId || 'y'}} in a large bowl.`,
      'Add {fruit} and turn gently with your hands, so that every piece is glossy and nothing is crushed. (Cut fruit browns, so it goes into the juice as you cut it|Soft berries go in last).',
      `Chill for 10 minutes, until the juices begin to run; (longer and it turns watery|that is the dressing).`,
      `Serve cold[, with {${herb ?? 'none'}} torn over][ and {${nut ?? 'none'}} for crunch].`,
    )
    nameSweet(kit, {
      noun: 'fruit salad',
      main: fruit,
      partners: [...fruit.slice(1), ...(herb ? [herb] : [])],
      withs: [herb ?? '', nut ?? '', acid ?? '', spiceId],
      methods: ['bright', 'fresh', 'cool', 'sunny', 'juicy', 'glossy'],
    })
    kit.describe(
      `(Bright and juicy|Cool and fresh): {-fruit} in ${acid ? `{-${acid}} juice and a little {-${sweet}}` : `a little {-${sweet}}`}. (Best within the hour it is cut|Use whatever is ripest and cut it at the last moment).`,
    )
  },
}

export const niceCream: Dish = {
  id: 'nice-cream',
  names: [
    'nice cream',
    'banana ice cream',
    'sorbet',
    'frozen yogurt',
    'froyo',
    'vegan ice cream',
    'mango sorbet',
    'frozen dessert',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 130],
  takes: ['fruit', 'berry', 'chocolate', 'nut-butter', 'dairy', 'nut', 'citrus', 'herb', 'sweetener'],
  moods: ['summer', 'sweet', 'light', 'kids', 'simple', 'quick'],
  weight: 0.7,
  write(kit) {
    const asked = fruits(kit, 0, ['watermelon', 'cantaloupe', 'grape', 'orange'])
    const yogurt = says(kit, /yogh?urt|froyo/) ? kit.resolve('greek-yogurt') : null
    const banana = !yogurt && kit.ok('banana') && !kit.diet('low-carb') && !says(kit, /sorbet/)
    const other =
      asked.filter((id) => id !== 'banana')[0] ??
      (banana && kit.chance(0.3)
        ? null
        : kit.pick(
            (kit.diet('low-carb')
              ? lowFruit
              : ['strawberry', 'mango', 'blueberry', 'raspberry', 'cherry', 'peach', 'pineapple']
            ).filter(kit.ok),
          ))
    const cocoa = kit.ok('cocoa-powder') && (wantsChocolate(kit) || (!other && kit.chance(0.5)))
    const butter =
      askedFor(kit, ['nut-butter'], [])[0] ??
      (!other && kit.chance(0.5) ? kit.resolve('peanut-butter') : null)
    const cream = banana
      ? null
      : (yogurt ?? (says(kit, /sorbet/) ? null : kit.resolve(kit.pick(['coconut-cream', 'greek-yogurt']))))
    const acid = kit.wants('lime') ? 'lime' : kit.resolve('lemon')
    const sweet = sweetener(kit)
    const herb = kit.lean > 0 ? null : kit.pick(['mint', null, 'basil', null])
    const spice = kit.lean > 0 ? '' : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'ginger-ground'])
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    kit.require(banana || other, 'no fruit')
    kit.add(
      `${banana ? `!${other ? 2 : 4} each banana | peeled, sliced and frozen solid` : ''}\n${other ? `!${banana ? 2 : 4} cup ${other} | ${other === 'strawberry' ? 'hulled and frozen' : other === 'mango' || other === 'peach' || other === 'pineapple' ? 'diced and frozen' : 'frozen'}` : ''}\n${cream ? `1 cup ${cream}` : ''}\n${cocoa ? '3 tbsp cocoa-powder' : ''}\n${butter ? `3 tbsp ${butter}` : ''}\n${banana && !other ? '' : `2 tbsp ${sweet}`}\n${other && acid ? `1/2 each ${acid} | juiced` : ''}\n~1/2 tsp ${spice || 'cinnamon'}\n${nut ? `1/4 cup ${nut}` : ''}\n${herb ? `1 tbsp ${herb} | torn` : ''}`,
    )
    kit.work(4)
    kit.step(
      `Take {banana,${other ?? 'x'}} out of the freezer and leave on the counter until a knife just goes in.`,
      `Put the fruit in a food processor with {${cream ?? 'x'},cocoa-powder,${butter ?? 'y'},${sweet},${spice || 'cinnamon'}}${other && acid ? ` and the juice of {${acid}}` : ''}.`,
      'Process, scraping down often: it goes from crumbs to pebbles, sticks, and then all at once turns (smooth and creamy, like soft-serve|thick and glossy). Add water by the spoonful only if the blade spins free.',
      `(Eat it at once while it is soft|Scoop it straight from the bowl while soft), or freeze in a shallow box until it can be scooped in balls. Top with {${nut ?? 'x'},${herb ?? 'y'}}.`,
    )
    const noun =
      says(kit, /sorbet/) || (!banana && !cream)
        ? 'sorbet'
        : yogurt
          ? 'frozen yogurt'
          : banana
            ? 'nice cream'
            : 'ice cream'
    nameSweet(kit, {
      noun,
      main: [
        ...(cocoa ? ['cocoa-powder'] : []),
        ...(other ? [other] : []),
        ...(banana ? ['banana'] : []),
        ...(butter ? [butter] : []),
      ],
      partners: [...(nut ? [nut] : []), ...(spice ? [spice] : []), ...(herb ? [herb] : [])],
      withs: [acid ?? '', sweet],
      methods: ['no-churn', 'soft', 'silky', 'instant', 'frosty', 'ten-minute', 'blender'],
    })
    kit.describe(
      `(Soft-serve without a machine|Cold, smooth and scoopable): frozen {-${other ?? 'banana'}${other && banana ? ',banana' : ''}} blitzed until creamy[, with {-${butter ?? 'none'}}][ and {-${nut ?? 'none'}} on top]. Keep a bag of fruit in the freezer and it is ten minutes away.`,
    )
  },
}

export const icePops: Dish = {
  id: 'ice-pops',
  names: [
    'popsicle',
    'ice pop',
    'ice lolly',
    'paleta',
    'freezer pop',
    'ice lollie',
    'fudgsicle',
    'creamsicle',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 8,
  minutes: [250, 260],
  takes: ['fruit', 'berry', 'citrus', 'dairy', 'herb', 'liquid', 'chocolate', 'drink'],
  moods: ['summer', 'kids', 'light', 'simple', 'sweet'],
  weight: 0.4,
  write(kit) {
    const fruit = fruits(kit, kit.lean > 0 ? 1 : kit.pick([1, 2, 2]), [
      'fig',
      'grape',
      'orange',
      'banana',
    ]).slice(0, 2)
    const creamy = kit.chance(0.5)
      ? kit.resolve(kit.pick(['greek-yogurt', 'coconut-milk', 'coconut-yogurt']))
      : null
    const juice = creamy
      ? null
      : kit.resolve(kit.pick(['orange-juice', 'apple-juice', 'coconut-milk', 'oat-milk']))
    const sweet = sweetener(kit)
    const acid = kit.wants('lemon') ? 'lemon' : kit.resolve('lime')
    const herb = kit.lean > 0 ? null : kit.pick(['mint', 'basil', 'thyme', null])
    kit.bind('fruit', fruit)
    kit.add(
      `${fruit.map((id) => (fruit.length > 1 ? rawLine(id, 1.25).replace(/^1 each/, '2 each') : rawLine(id, 2.5).replace(/^\d each/, '3 each'))).join('\n')}\n${creamy ? `3/4 cup ${creamy}` : ''}\n${juice ? `1/2 cup ${juice}` : ''}\n!3 tbsp ${sweet}\n${acid ? `~1 each ${acid} | juiced` : ''}\n${herb ? (herb === 'thyme' ? '2 sprig thyme | leaves picked' : `1 tbsp ${herb} | chopped`) : ''}\n~1 pinch salt`,
    )
    kit.work(5)
    kit.step(
      `Blend {fruit} with {${juice ?? 'x'},${sweet},salt}${acid ? ` and the juice of {${acid}}` : ''} until (smooth|almost smooth; a few pieces look pretty). Taste: it should be a little too sweet, as the cold dulls it.`,
      creamy
        ? `(Swirl in {${creamy}} with a few turns of a spoon for streaks|Stir in {${creamy}})[ and {${herb ?? 'none'}}].`
        : `Stir in {${herb ?? 'none'}}.`,
      `Pour into ${Math.max(1, kit.servings)} pop molds, leaving a finger's width free, and put in the sticks. Freeze until solid, 4 hours.`,
      'Hold the molds under the running tap until the pops let go, and pull gently.',
    )
    nameSweet(kit, {
      noun: 'ice pops',
      main: fruit,
      partners: [...(creamy ? [creamy] : []), ...(herb ? [herb] : [])],
      withs: [acid ?? '', sweet],
      methods: ['icy', 'bright', 'summer', 'juicy', 'frosty', creamy ? 'creamy' : 'fresh'],
    })
    kit.describe(
      `(Bright, cold and full of fruit|Real fruit on a stick): {-fruit}[ swirled with {-${creamy ?? 'none'}}], frozen until solid. They keep for a month, for the next hot afternoon.`,
    )
  },
}

export const ricePudding: Dish = {
  id: 'rice-pudding',
  names: [
    'rice pudding',
    'arroz con leche',
    'milchreis',
    'kheer',
    'riz au lait',
    'mango sticky rice',
    'milk rice',
  ],
  categories: ['dessert', 'breakfast', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [40, 45],
  takes: ['fruit', 'berry', 'spice', 'dried-fruit', 'nut', 'sweetener', 'grain', 'liquid', 'citrus'],
  moods: ['cozy', 'sweet', 'comfort', 'budget', 'kids'],
  weight: 0.6,
  write(kit) {
    const short = kit.lean > 0
    const milk =
      kit.wants('coconut-milk') && kit.ok('coconut-milk')
        ? 'oat-milk'
        : (kit.resolve(short ? kit.pick(['milk', 'oat-milk', 'almond-milk']) : 'milk') ?? 'milk')
    const sweet = short ? kit.pick(['sugar', 'honey', 'maple-syrup', 'brown-sugar'].filter(kit.ok)) : 'sugar'
    const rich = kit.wants('coconut-milk')
      ? 'coconut-milk'
      : kit.lean === 0 && kit.chance(0.4)
        ? kit.pick(['heavy-cream', 'coconut-milk'])
        : null
    const spice =
      kit.lean > 0
        ? ''
        : kit.pick(['cinnamon-stick', 'cardamom', 'vanilla-extract', 'nutmeg', 'cinnamon', 'saffron'])
    const zest = kit.lean === 0 && kit.chance(0.4) ? kit.resolve(kit.pick(['lemon', 'orange'])) : null
    const dried =
      askedFor(kit, ['dried-fruit'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.4)
        ? kit.pick(['raisin', 'apricot-dried', 'cranberry-dried', 'date'].filter(kit.ok).concat('')) || null
        : null)
    const fruit = fruits(kit, dried || kit.lean > 1 ? 0 : 1, ['banana', 'kiwi'])[0]
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.6)
    const rice =
      askedFor(kit, ['grain'], ['rolled-oat', 'cooked-rice', 'brown-rice', 'quinoa', 'gluten-free-oat'])[0] ??
      'arborio-rice'
    const use = kit.resolve(rice) ?? 'white-rice'
    kit.require(kit.ok(use), 'no rice')
    kit.add(
      `!2/3 cup ${use}\n!${rich ? 3.5 : 4} cup ${milk}\n${rich ? `1/2 cup ${rich}` : ''}\n!1/4 cup ${sweet}\n1/4 tsp salt\n${spice ? (spice === 'cinnamon-stick' ? '1 each cinnamon-stick' : spice === 'saffron' ? '1 pinch saffron' : `${spice === 'vanilla-extract' ? '1' : '1/2'} tsp ${spice}`) : ''}\n${zest ? `1 each ${zest} | zest finely grated` : ''}\n${dried ? `1/3 cup ${dried}` : ''}\n${fruit ? rawLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.step(
      `Bring {${use},${milk},salt,cinnamon-stick,saffron} to a bare simmer in a heavy saucepan over medium heat, stirring so that nothing catches, 8 minutes.`,
      `Turn the heat to low and simmer uncovered, stirring every few minutes and scraping the bottom, until the rice is soft and everything moves as one when you tilt the pan, 25 minutes. (It should still be soupy, as it thickens while it cools|Stop while it looks a little too wet).`.replace(
        'the milk',
        'the liquid',
      ),
      `Stir in {${sweet},${rich ?? 'x'},${dried ?? 'y'},${spice === 'cinnamon-stick' || spice === 'saffron' || !spice ? 'z' : spice}}${zest ? ` and the zest of {${zest}}` : ''} and simmer for 3 minutes.`,
      `${kit.uses('cinnamon-stick') ? 'Lift out the cinnamon stick. ' : ''}(Serve warm or cold|Spoon into bowls and serve warm)[, with {${fruit ?? 'none'}}][ and {${nut ?? 'none'}} on top].`,
    )
    nameSweet(kit, {
      noun: 'rice pudding',
      main: [
        ...(sweet === 'sugar' ? [] : [sweet]),
        ...(rich === 'coconut-milk' ? ['coconut-milk'] : []),
        ...(spice && spice !== 'cinnamon-stick' ? [spice] : spice ? ['cinnamon-stick'] : []),
        ...(dried ? [dried] : []),
        ...(fruit ? [fruit] : []),
      ],
      partners: [...(zest ? [zest] : []), ...(nut ? [nut] : [])],
      withs: [fruit ?? ''],
      methods: ['creamy', 'stovetop', 'old-fashioned', 'gentle', 'slow-stirred', 'soft'],
    })
    kit.describe(
      `(Creamy and gently sweet|Soft, spoonable and warm)${spice ? `, scented with {-${spice}}` : ''}[ and topped with {-${fruit ?? 'none'}}]. It asks for a low flame and a little patience, and is as good cold the next day.`,
    )
  },
}

export const setCream: Dish = {
  id: 'set-cream',
  names: [
    'panna cotta',
    'cream cotta',
    'pudding',
    'vanilla pudding',
    'custard',
    'blancmange',
    'butterscotch pudding',
    'pots de creme',
    'posset',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [130, 140],
  takes: ['fruit', 'berry', 'dairy', 'citrus', 'chocolate', 'spice', 'sweetener'],
  cuisines: ['italian', 'french'],
  moods: ['fancy', 'sweet', 'creamy', 'smooth'],
  weight: 0.5,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'starch')
    const custard = says(kit, /custard|creme|flan|butterscotch/) && kit.ok('egg')
    const flavor = kit.wants('lemon', 'orange')
      ? kit.wants('orange')
        ? 'orange'
        : 'lemon'
      : kit.wants('coffee', 'espresso-powder')
        ? 'espresso-powder'
        : kit.pick(
            ['vanilla-extract', 'orange', 'cardamom', 'espresso-powder', 'lemon', 'cinnamon'].filter(kit.ok),
          )
    const peel = flavor === 'orange' || flavor === 'lemon'
    const fruit = fruits(kit, 1, ['banana', ...(peel ? ['orange'] : [])])[0]
    const cream = kit.resolve('heavy-cream')
    const sugar = says(kit, /butterscotch/) ? 'brown-sugar' : 'sugar'
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.4)
    kit.add(
      `!${cream ? 1.5 : 2.5} cup milk\n${cream ? '1 cup heavy-cream' : ''}\n!1/4 cup ${sugar}\n!3 tbsp cornstarch\n${custard ? '2 each egg' : ''}\n1 pinch salt\n${peel ? `1 each ${flavor} | zest finely grated` : `${flavor === 'cardamom' ? '1/2' : '1'} tsp ${flavor}`}\n${fruit ? rawLine(fruit) : ''}\n${nut ? `2 tbsp ${nut}` : ''}\n~1 tbsp ${sweetener(kit)}`,
    )
    kit.step(
      `Whisk {cornstarch,${sugar},salt${peel ? '' : `,${flavor}`}} with a splash of {milk} in a saucepan until smooth${custard ? ', then beat in {egg}' : ''}. Whisk in the rest of {milk}[ and {heavy-cream}]${peel ? ` and the zest of {${flavor}}` : ''}.`,
      `Cook over medium heat, whisking without a pause, until it thickens and the first bubbles break${custard ? ' and it reads 170°F (77°C)' : ''}, 7 minutes. Keep it bubbling and whisk for 1 minute more: (that cooks out the starch|undercooked starch tastes chalky).`,
      `Pour through a sieve into ${kit.servings} small glasses. Chill until set, 2 hours.`,
      `Toss {${fruit ?? 'x'}} with {maple-syrup,honey,agave-syrup} and spoon on top just before serving[, with {${nut ?? 'none'}}].`,
      fruit ? '' : `Serve cold[, with {${nut ?? 'none'}} and {maple-syrup,honey,agave-syrup} on top].`,
    )
    nameSweet(kit, {
      noun: says(kit, /panna cotta/)
        ? 'stovetop panna cotta'
        : custard
          ? 'custard cups'
          : kit.pick(['cream pudding', 'pudding cups']),
      main: [flavor, ...(fruit ? [fruit] : [])],
      partners: [...(nut ? [nut] : [])],
      withs: [fruit ?? ''],
      methods: ['silky', 'cool', 'soft-set', 'gentle', 'smooth', 'chilled'],
    })
    kit.describe(
      `(Silky and just set|Cool, smooth and trembling), scented with {-${flavor}}[ and topped with {-${fruit ?? 'none'}}]. Set with starch instead of gelatin, so it can be made the day before.`,
    )
  },
}
