import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import {
  addFlour,
  askedFor,
  barFor,
  chipsFor,
  degrees,
  fruitLine,
  fruitWay,
  notLumps,
  pickNut,
  says,
  wantsChocolate,
} from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios (flour : fat : liquid, with what raises them).
 * Flaky pastry 190 g : 140 g : 60 ml ice water, nothing to raise it: cold fat in pieces makes the layers.
 * Scones and biscuits 310 g : 115 g : 180 ml : 1 tbsp baking powder. More liquid drops from the spoon.
 * Plain loaf 400 g bread flour : 300 ml (75 %) : 7 g yeast : 8 g salt. Focaccia 80 % water, for big holes.
 * Cinnamon rolls 440 g : 75 g fat : 240 ml milk : 7 g yeast : 60 g sugar: the fat keeps them soft, and slows the rise.
 * Pumpkin custard 1 can puree : 3 eggs : 1 cup cream, or 1/4 cup cornstarch in place of the eggs.
 * Granola 3 cups oats : 1 1/2 cups nuts and seeds : 1/3 cup oil : 1/2 cup syrup: enough syrup to clump, not to glue.
 */
const orchard = [
  'apple',
  'pear',
  'peach',
  'plum',
  'nectarine',
  'apricot',
  'blueberry',
  'raspberry',
  'strawberry',
  'cherry',
  'blackberry',
]
const askedFruit = (kit: Kit, max = 2) =>
  askedFor(kit, ['fruit', 'berry'], [...notLumps, 'banana', 'kiwi'], max)
const isJuicy = (id: string) => /berry|cherry|peach|plum|nectarine/.test(id)
const sliced = (id: string): string =>
  ({
    apple: '4 each apple | peeled, cored and thinly sliced',
    pear: '4 each pear | peeled, cored and sliced',
    peach: '5 each peach | pitted and sliced',
    nectarine: '5 each nectarine | pitted and sliced',
    plum: '8 each plum | pitted and sliced',
    apricot: '10 each apricot | pitted and quartered',
    rhubarb: '1 lb rhubarb | cut into 1-inch pieces',
    strawberry: '3 cup strawberry | hulled and halved',
    cherry: '3 cup cherry | pitted',
  })[id] ?? (/berry|cranberry/.test(id) ? `3 cup ${id}` : fruitLine(id, 2))

export const galette: Dish = {
  id: 'galette',
  names: [
    'galette',
    'fruit galette',
    'apple pie',
    'fruit pie',
    'pie',
    'tart',
    'fruit tart',
    'apple tart',
    'berry pie',
    'blueberry pie',
    'cherry pie',
    'peach pie',
    'hand pie',
    'tarte',
    'crostata',
    'strawberry tart',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [95, 105],
  oven: true,
  takes: ['fruit', 'berry', 'nut', 'spice', 'citrus', 'sweetener'],
  cuisines: ['french', 'american'],
  moods: ['sweet', 'sunday', 'fancy', 'winter'],
  weight: 0.6,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'pastry')
    kit.batch(0.5, 1, 2, 3)
    const asked = askedFruit(kit)
    const fruit = asked[0] ?? kit.pick(orchard.filter(kit.ok))
    const second =
      asked[1] ??
      (kit.lean === 0 && kit.chance(0.3)
        ? kit.pick(
            ['blueberry', 'raspberry', 'blackberry'].filter((id) => id !== fruit && kit.ok(id)).concat(''),
          ) || null
        : null)
    const spice =
      kit.lean > 0 ? '' : kit.pick([fruitWay(fruit).spice, 'cinnamon', 'cardamom', 'ginger-ground', 'nutmeg'])
    const zest = kit.resolve(kit.pick(['lemon', 'orange']))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    const sugar = kit.pick(['sugar', 'brown-sugar'])
    const flour = addFlour(kit, 1.5)
    kit.add(
      `1/2 tsp salt\n!10 tbsp butter | cold, cut into cubes\n${sliced(fruit)}\n${second ? `1 cup ${second}` : ''}\n!1/3 cup ${sugar}\n!${isJuicy(fruit) ? '2 tbsp' : '1 tbsp'} cornstarch\n${zest ? `~1 each ${zest} | zest finely grated, then juiced` : ''}\n${spice ? `~${spice === 'vanilla-extract' || spice === 'cinnamon' ? '1' : '1/2'} tsp ${spice}` : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.bind('fruit', [fruit, ...(second ? [second] : [])])
    kit.work(20)
    kit.step(
      `Toss {${flour},salt} with {butter} and rub between your fingertips until the largest bits are like peas: (those bits are the flakes to come|stop before it turns to sand). Sprinkle in about 1/4 cup of ice water, a spoonful at a time, until the dough holds when squeezed.`.replace(
        'are like peas',
        'are pea-sized',
      ),
      'Press into a disk, wrap and chill until firm, 30 minutes.',
      `Heat the oven to ${degrees(400)}. Toss {fruit} with {${sugar},cornstarch,${spice || 'x'}}${zest ? ` and the zest and a spoonful of juice of {${zest}}` : ''}.`,
      `Roll the dough on parchment to a rough 13-inch round. Pile the fruit in the middle, leaving 2 inches bare, and fold the edge over it in pleats, pressing where they overlap[; scatter {${nut ?? 'none'}} over the rim]. ${nut ? '' : ''}`,
      `Slide onto a baking sheet and bake for ${kit.pick([42, 45])} minutes, until the crust is deep brown and the juices bubble in the middle; (bubbling juices have thickened, still ones have not|a pale crust is a soft crust).`,
      'Let it stand until the juices have set, then cut into wedges.',
    )
    nameSweet(kit, {
      noun: `${says(kit, /\bfruit\b/) ? 'fruit ' : ''}${says(kit, /\bpies?\b/) ? 'pie' : says(kit, /tart|crostata/) ? 'tart' : 'galette'}`,
      main: [fruit, ...(second ? [second] : [])],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : []), ...(zest ? [zest] : [])],
      methods: ['flaky', 'golden', 'free-form', 'juicy', 'country', 'hand-folded', 'rustic', 'deep-golden'],
      withs: [sugar],
    })
    kit.describe(
      `(Flaky, browned pastry|A crisp, hand-folded crust) around {-fruit}[, with a little {-${spice || 'none'}}]. No tin and no crimping: the rougher the folds, the better it looks.`,
    )
  },
}

export const pumpkinPie: Dish = {
  id: 'pumpkin-pie',
  names: ['pumpkin pie', 'pumpkin tart', 'sweet potato pie'],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [100, 130],
  oven: true,
  onlyNamed: true,
  takes: ['fruit', 'spice', 'dairy', 'nut'],
  write(kit) {
    kit.require(!kit.diet('low-carb') && kit.ok('pumpkin-puree'), 'pumpkin')
    kit.batch(0.5, 1, 2)
    const egg = kit.ok('egg')
    const cream = kit.resolve(kit.pick(['heavy-cream', 'coconut-milk', 'half-and-half']))
    const sweet = kit.pick(['brown-sugar', 'maple-syrup', 'sugar'])
    const spice = kit.pick(['one', 'many'])
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.8)
    const lift =
      kit.lean > 0
        ? ''
        : kit.pick([
            '1 each orange | zest finely grated',
            '1 inch ginger | peeled and finely grated',
            '1 tsp espresso-powder',
            '1/2 tsp cardamom',
            '1/4 tsp nutmeg',
            '1/4 tsp black-pepper',
          ])
    const liftId = lift.split('|')[0]?.trim().split(' ').at(-1) ?? ''
    const crust =
      kit.lean > 0
        ? ''
        : kit.pick(['cornmeal', 'almond-flour', 'sesame-seed', ''].filter((id) => id === '' || kit.ok(id)))
    const flour = addFlour(kit, 1.25)
    if (!cream) kit.fail('no cream')
    kit.add(
      `3/4 tsp salt\n!1/2 cup butter | cold, cut into cubes\n!1 3/4 cup pumpkin-puree\n!${sweet === 'maple-syrup' ? '2/3' : '3/4'} cup ${sweet}\n${egg ? '3 each egg' : '!1/4 cup cornstarch'}\n!1 cup ${cream}\n${spice === 'one' ? '2 tsp pumpkin-pie-spice' : '2 tsp cinnamon\n1 tsp ginger-ground\n1/4 tsp clove-ground'}\n${lift}\n${crust ? `2 tbsp ${crust}` : ''}\n${kit.chance(0.5) ? '~1 tsp vanilla-extract' : ''}\n${nut ? `1/3 cup ${nut}` : ''}`,
    )
    kit.work(20)
    kit.step(
      `(Rub|Work) {butter} into {${flour},${crust || 'x'}} with half of {salt} until the largest bits are pea-sized. Sprinkle in about 1/4 cup of ice water, a spoonful at a time, until the dough holds together. Press into a disk, wrap and chill until firm, 30 minutes.`,
      `Heat the oven to ${degrees(400)}. Roll the dough to a 12-inch round, ease it into a 9-inch pie dish and (crimp the edge|press the edge down with a fork|flute the edge between finger and thumb). Line with parchment, fill with dried rice or pie weights and bake for 20 minutes.`.replace(
        'dried rice or pie weights',
        'pie weights',
      ),
      `Whisk {pumpkin-puree} with {${sweet},egg,cornstarch,pumpkin-pie-spice,cinnamon,ginger-ground,clove-ground,vanilla-extract,${liftId === 'orange' ? 'x' : liftId || 'x'}}${liftId === 'orange' ? ', the zest of {orange}' : ''} and the rest of {salt} until smooth, then whisk in {${cream}}.`,
      `Lift out the weights, pour the filling into the hot crust and turn the oven down to ${degrees(350)}. Bake for ${egg ? 45 : 50} minutes, until (the rim is puffed and set and the middle still trembles|only the very middle still wobbles when you nudge the dish)${egg ? ', 175°F (79°C) inside' : ''}.`,
      `(Cool fully before cutting: it sets as it cools, and a pie cut warm runs|Let it cool on a rack all the way; warm, it would not hold its shape)[. Scatter {${nut ?? 'none'}} over the slices].`,
    )
    nameSweet(kit, {
      noun: 'pumpkin pie',
      main: [...(sweet === 'maple-syrup' ? ['maple-syrup'] : []), ...(nut ? [nut] : [])],
      partners: [
        cream ?? '',
        'pumpkin-pie-spice',
        'cinnamon',
        'ginger-ground',
        liftId === 'black-pepper' ? '' : liftId,
      ],
      methods: ['smooth', 'warm-spiced', 'classic', 'flaky-crusted', 'holiday', 'homemade', 'velvety'],
    })
    kit.describe(
      '(Smooth, softly spiced pumpkin|A custard of pumpkin and warm spice) in a crust baked crisp first, so that it stays that way. (Best on the day after baking, straight from the cold|Make it a day ahead and it cuts like a dream).'.replace(
        'custard',
        'filling',
      ),
    )
  },
}

export const scones: Dish = {
  id: 'scones',
  names: [
    'scone',
    'biscuit',
    'buttermilk biscuit',
    'cream scone',
    'drop biscuit',
    'shortcake',
    'strawberry shortcake',
    'cheese scone',
    'cheddar biscuit',
    'soda bread',
    'irish soda bread',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [30, 35],
  oven: true,
  takes: [
    'fruit',
    'berry',
    'dried-fruit',
    'nut',
    'melting-cheese',
    'herb',
    'citrus',
    'chocolate',
    'dairy',
    'allium',
  ],
  cuisines: ['british', 'southern', 'american'],
  moods: ['sunday', 'quick', 'cozy', 'sweet'],
  weight: 0.7,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    const factor = kit.batch(0.5, 1, 2, 3)
    const cheese = askedFor(kit, ['melting-cheese', 'hard-cheese'], [])[0] ?? null
    const herb = askedFor(kit, ['herb', 'allium'], ['onion', 'garlic'])[0] ?? null
    const soda = says(kit, /soda bread/)
    const plain = says(kit, /biscuit/) && !askedFruit(kit)[0]
    const savoury = cheese !== null || herb !== null || plain
    const melt =
      cheese ??
      (savoury && !plain && kit.lean === 0
        ? kit.resolve('cheddar')
        : plain && kit.lean === 0 && kit.chance(0.4)
          ? kit.resolve('cheddar')
          : null)
    const green =
      savoury && kit.lean === 0
        ? (herb ??
          kit.pick(
            ['chive', 'scallion', 'thyme-dried', 'dill', null].filter((id) => id === null || kit.ok(id)),
          ))
        : null
    const fruit = savoury
      ? null
      : (askedFor(kit, ['fruit', 'berry', 'dried-fruit'], notLumps)[0] ??
        kit.pick(
          [
            'blueberry',
            'raisin',
            'cranberry-dried',
            'strawberry',
            'apricot-dried',
            'raspberry',
            'date',
            'apple',
          ].filter(kit.ok),
        ))
    const chip = !savoury && wantsChocolate(kit) ? chipsFor(kit) : null
    const zest =
      !savoury && kit.lean === 0 && kit.chance(0.5) ? kit.resolve(kit.pick(['lemon', 'orange'])) : null
    const spice = savoury
      ? kit.pick(['black-pepper', 'paprika', 'cayenne', 'smoked-paprika'])
      : fruit
        ? kit.pick([fruitWay(fruit).spice, 'cardamom', 'ginger-ground'])
        : 'cinnamon'
    const nut = savoury ? null : pickNut(kit, kit.lean > 0 ? 0 : 0.35)
    const wet = kit.resolve(soda ? 'yogurt' : kit.pick(['yogurt', 'heavy-cream', 'milk']))
    if (!wet) kit.fail('no liquid')
    const flour = addFlour(kit, 2.5)
    kit.add(
      `${savoury ? '1 tsp sugar' : '1/4 cup sugar'}\n1 tbsp baking-powder\n1/2 tsp salt\n~1/4 tsp ${spice}\n!1/2 cup butter | cold, cut into cubes\n${melt ? `1 cup ${melt}` : ''}\n${green ? (green === 'thyme-dried' ? '1 tsp thyme-dried' : `3 tbsp ${green} | finely chopped`) : ''}\n${fruit ? fruitLine(fruit, 0.67) : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/2 cup ${nut}` : ''}\n${zest ? `1 each ${zest} | zest finely grated` : ''}\n!${wet === 'yogurt' || wet === 'coconut-yogurt' || wet === 'soy-yogurt' ? 1 : 0.75} cup ${wet}`,
    )
    kit.bind('ins', [melt ?? '', green ?? '', fruit ?? '', chip ?? '', nut ?? ''].filter(Boolean))
    const drop = says(kit, /drop/) || kit.chance(0.3)
    kit.work(8)
    kit.step(
      `Heat the oven to ${degrees(425)} and line a baking sheet with parchment.`,
      `Stir {${flour},sugar,baking-powder,salt,${spice === 'vanilla-extract' ? 'x' : spice}} together in a large bowl. Add {butter} and rub it in with your fingertips until it looks like coarse crumbs with a few bigger flakes.`.replace(
        'looks like coarse crumbs',
        'is coarse and crumbly,',
      ),
      `Toss in {ins}${zest ? ` and the zest of {${zest}}` : ''}.`,
      `Pour in {${wet}${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}} and (stir with a fork|fold with a spatula) just until the dough clumps; (it should look rough|sticky is right, smooth is too far).`,
      soda
        ? 'Shape into a round loaf, set it on the tray and cut a deep cross in the top.'
        : drop
          ? `Drop ${Math.round(8 * factor)} rough mounds onto the tray with a big spoon.`
          : `Pat into a round 1 inch thick, fold it over once and pat out again, for layers. Cut into ${Math.round(8 * factor)} wedges and set them apart on the tray.`,
      soda
        ? 'Bake for 35 minutes, until brown and hollow-sounding when you knock underneath.'
        : `Bake for ${kit.pick([15, 16, 17])} minutes, until (tall and golden on top and underneath|well risen with brown edges).`,
      savoury
        ? '(Serve warm, split open|Best within the hour, still warm).'
        : '(Serve warm, split and spread with whatever you love|Best on the day, still a little warm).',
    )
    nameSweet(kit, {
      noun: soda
        ? 'soda bread'
        : says(kit, /biscuit/)
          ? drop
            ? 'drop biscuits'
            : 'biscuits'
          : says(kit, /shortcake/)
            ? 'shortcakes'
            : 'scones',
      main: [melt ?? '', fruit ?? '', chip ?? ''].filter(Boolean),
      partners: [
        green ?? '',
        nut ?? '',
        zest ?? '',
        spice === 'black-pepper' || spice === 'vanilla-extract' ? '' : spice,
      ].filter(Boolean),
      withs: [wet ?? ''],
      methods: ['tender', 'flaky', 'golden', 'tall', 'bakery-style', 'warm', 'crusty'],
    })
    kit.describe(
      `(Craggy outside and tender inside|Tall and flaky, with golden edges)[, studded with {-ins}]. (On the table in half an hour|Cold fat, quick hands and a hot oven are the whole trick).`,
      `Quick bread without yeast, (crusty on top and soft within|golden and tender)[, with {-ins}]. Handle the dough as little as you can and eat them warm.`,
    )
  },
}

export const yeastBread: Dish = {
  id: 'yeast-bread',
  names: [
    'yeast bread',
    'homemade bread',
    'bread loaf',
    'white bread recipe',
    'no knead bread',
    'focaccia',
    'dinner roll',
    'bread roll',
    'sandwich bread',
    'crusty bread',
    'artisan bread',
    'bake bread',
    'loaf of bread',
    'rosemary focaccia',
    'fresh bread',
    'rustic loaf',
  ],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 8,
  minutes: [150, 190],
  oven: true,
  weight: 0.1,
  takes: ['herb', 'seed', 'vegetable', 'pickle', 'allium', 'fat', 'hard-cheese', 'nut'],
  cuisines: ['italian'],
  moods: ['cozy', 'sunday', 'budget'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb') && kit.ok('bread-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 2, 3)
    const flat = says(kit, /focaccia/)
    const roll = says(kit, /roll/)
    const herb =
      askedFor(kit, ['herb'], [])[0] ??
      kit.pick(
        flat
          ? ['rosemary', 'thyme', 'sage', 'oregano-dried', 'basil', 'zaatar', 'italian-seasoning']
          : ['rosemary', 'thyme-dried', '', '', 'oregano-dried'],
      )
    const top = flat
      ? (askedFor(kit, ['vegetable', 'pickle', 'allium', 'hard-cheese'], [])[0] ??
        kit.pick([
          'cherry-tomato',
          'olive-black',
          'olive-green',
          'red-onion',
          'garlic',
          'zucchini',
          'potato',
          '',
        ]))
      : (askedFor(kit, ['seed', 'nut', 'pickle'], [])[0] ??
        kit.pick(
          ['sunflower-seed', 'pumpkin-seed', 'sesame-seed', 'walnut', '', 'olive-black'].filter(
            (id) => id === '' || kit.ok(id),
          ),
        ))
    const whole = kit.wants('whole-wheat-flour') || (!flat && kit.chance(0.35))
    const sweet = kit.resolve(kit.pick(['sugar', 'honey', 'maple-syrup']))
    const topOk = top && kit.ok(top) ? top : null
    const herbOk = herb && kit.ok(herb) ? herb : null
    const amount: Record<string, string> = {
      'cherry-tomato': '1 cup cherry-tomato | halved',
      'olive-black': '1/2 cup olive-black',
      'red-onion': '1/2 each red-onion | thinly sliced',
      garlic: '3 clove garlic | thinly sliced',
      'olive-green': '1/2 cup olive-green',
      zucchini: '1 each zucchini | very thinly sliced',
      potato: '1 each potato | very thinly sliced',
    }
    if (/sourdough/i.test(kit.craving.text))
      kit.note('A sourdough rises on a living starter; this loaf is raised with yeast.')
    if (/\brye\b/i.test(kit.craving.text)) kit.note('Rye flour is not in the kitchen; this is a wheat loaf.')
    kit.add(
      `!${whole ? 2 : 3} cup bread-flour\n${whole ? '1 cup whole-wheat-flour' : ''}\n!2 1/4 tsp yeast\n1 1/2 tsp salt\n${sweet ? `~1 tsp ${sweet}` : ''}\n!${flat ? '1/4 cup' : '2 tbsp'} olive-oil\n${herbOk ? (/dried|zaatar|italian/.test(herbOk) ? `1 tsp ${herbOk}` : herbOk === 'sage' ? '8 each sage | leaves picked' : /^(rosemary|thyme)$/.test(herbOk) ? `2 sprig ${herbOk} | leaves picked` : `2 tbsp ${herbOk} | chopped`) : ''}\n${topOk ? (amount[topOk] ?? (/each|cup/.test(topOk) ? '' : `1/3 cup ${topOk}`)) : ''}`,
    )
    const water = (flat ? 1.33 : 1.25) * factor
    const cups =
      factor === 1
        ? flat
          ? '1 1/3 cups (320 ml)'
          : '1 1/4 cups (300 ml)'
        : `${Math.round((water * 240) / 10) * 10} ml`
    kit.work(15)
    kit.step(
      `Stir {bread-flour,whole-wheat-flour,yeast,salt}${flat ? '' : herbOk ? ` with {${herbOk}}` : ''} in a large bowl. Add ${cups} of lukewarm water[, {${sweet ?? 'x'}}] and ${flat ? 'a spoonful of {olive-oil}' : '{olive-oil}'} and mix until no dry flour is left.`.replace(
        'no dry flour',
        'no dry patch',
      ),
      flat
        ? 'Wet your hand and fold the dough over itself from all sides, in the bowl, until it tightens into a ball; it stays sticky.'
        : `Knead on the counter until (smooth, springy and no longer sticky|it stretches without tearing), adding as little extra flour as you can[; work in {${topOk ?? 'none'}} at the end].`.replace(
            'adding as little extra flour as you can',
            'keeping the counter barely dusted',
          ),
      `Cover and let it rise in a warm place until doubled, ${flat ? '75 minutes' : '60 minutes'}.`,
      flat
        ? 'Oil a 9-by-13-inch tin with half of the rest of {olive-oil}, tip in the dough and press it out gently. Let it rise again until bubbly, 30 minutes.'
        : roll
          ? `Cut into ${Math.round(12 * factor)} pieces, roll each into a tight ball and set them close together in a tin. Let them rise until puffy, 35 minutes.`
          : 'Flatten, fold the sides in and roll up tightly into a loaf. Set it seam down on parchment, or in a loaf tin, and let it rise until puffy, 35 minutes.',
      `Heat the oven to ${degrees(flat || !roll ? 425 : 375)}.`,
      flat
        ? `Dimple the dough to the bottom with oiled fingers, pour over the rest of {olive-oil} and press in {${topOk ?? 'x'},${herbOk ?? 'y'}}.`
        : roll
          ? ''
          : '(Slash the top with a sharp knife|Cut three slashes into the top), so that the loaf opens where you want it.',
      `Bake for ${flat ? 23 : roll ? 22 : 32} minutes, until ${flat ? 'golden on top and crisp underneath when you lift a corner' : 'deep brown and hollow-sounding when you knock underneath; 195°F (90°C) in the middle'}.`,
      flat
        ? 'Lift onto a rack, cut into squares and eat warm.'
        : 'Cool on a rack before slicing: the crumb sets as it cools, and a hot loaf tears.',
    )
    nameSweet(kit, {
      noun: flat ? 'focaccia' : roll ? 'dinner rolls' : 'loaf',
      main: [
        ...(topOk ? [topOk] : []),
        ...(herbOk ? [herbOk] : []),
        ...(whole ? ['whole-wheat-flour'] : []),
        'bread-flour',
      ].filter((id) => !/flour/.test(id) || (!topOk && !herbOk)),
      partners: [...(herbOk ? [herbOk] : [])],
      withs: ['olive-oil', sweet ?? ''],
      methods: flat
        ? ['dimpled', 'golden', 'crisp-bottomed', 'airy', 'olive oil']
        : ['crusty', 'homemade', 'golden', 'everyday', 'soft-crumbed', 'rustic'],
    })
    kit.describe(
      `(A crackling crust and an open, springy crumb|Golden, springy and full of the smell of yeast)[, with {-${herbOk ?? topOk ?? 'none'}}]. The dough does nearly all of the work while it rises; your share is a quarter of an hour.`,
    )
  },
}

export const cinnamonRolls: Dish = {
  id: 'cinnamon-rolls',
  names: ['cinnamon roll', 'cinnamon bun', 'sticky bun', 'sweet roll', 'morning bun', 'cardamom bun'],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [160, 180],
  oven: true,
  takes: ['spice', 'nut', 'dried-fruit', 'fruit', 'fresh-cheese'],
  moods: ['cozy', 'sweet', 'sunday', 'fancy'],
  weight: 0.3,
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb'), 'gluten')
    const factor = kit.batch(0.5, 1, 2)
    const spice = says(kit, /cardamom/) ? 'cardamom' : 'cinnamon'
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.7)
    const icing = kit.pick(
      ['maple-syrup', 'vanilla-extract', 'lemon-juice', 'coffee'].filter(kit.ok).concat('lemon-juice'),
    )
    const inside = kit.pick(['brown-sugar', 'sugar', 'brown-sugar'])
    const dried =
      askedFor(kit, ['dried-fruit'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.5)
        ? kit.pick(['raisin', 'cranberry-dried', 'date'].filter(kit.ok).concat('')) || null
        : null)
    const second =
      kit.lean > 0
        ? ''
        : kit.pick(
            ['nutmeg', 'ginger-ground', 'cardamom', 'orange', 'allspice', 'espresso-powder', 'lemon']
              .slice(0, 6)
              .concat('')
              .filter((id) => id === '' || (kit.ok(id) && id !== spice)),
          )
    const cheese = kit.chance(0.5) ? kit.resolve('cream-cheese') : null
    const egg = kit.ok('egg') && kit.chance(0.6)
    kit.add(
      `!3 1/2 cup all-purpose-flour\n!2 1/4 tsp yeast\n1/4 cup sugar\n1 tsp salt\n!${egg ? '3/4' : '1'} cup milk\n${egg ? '1 each egg' : ''}\n!1/2 cup butter | softened\n${inside === 'brown-sugar' ? '!1/2 cup brown-sugar' : '!1/2 cup sugar'}\n!1 tbsp ${spice}\n${second ? (second === 'orange' ? '1 each orange | zest finely grated, then juiced' : `1/2 tsp ${second}`) : ''}\n${nut ? `1/2 cup ${nut} | finely chopped` : ''}\n${dried ? `1/2 cup ${dried}${dried === 'date' ? ' | pitted and chopped' : ''}` : ''}\n1 cup powdered-sugar\n${icing === 'vanilla-extract' ? '1 tsp vanilla-extract' : icing === 'coffee' ? '2 tbsp coffee' : icing === 'maple-syrup' ? '2 tbsp maple-syrup' : '1 tbsp lemon-juice'}\n${cheese ? `2 oz ${cheese}` : ''}`,
    )
    kit.work(25)
    kit.step(
      `Warm {milk} with half of {butter} until the butter melts, 3 minutes, and let it cool to lukewarm.`.replace(
        'the butter melts',
        'it melts',
      ),
      `Stir {all-purpose-flour,yeast,salt} with ${inside === 'sugar' ? 'a third of {sugar}' : '{sugar}'}, add the milk[ and {${egg ? 'egg' : 'none'}}] and knead until (smooth and soft|silky and elastic); it should be tacky but leave your hands.`,
      '(Cover and let it rise in a warm place until doubled|Cover the bowl and let the dough rise somewhere warm, until twice its size), 70 minutes.',
      `Mix ${inside === 'sugar' ? 'the rest of ' : ''}{${inside},${spice},${second === 'orange' ? 'x' : second || 'y'}}${second === 'orange' ? ' with the zest of {orange}' : ''}. Roll the dough to a 12-by-16-inch rectangle, spread with the rest of {butter} and strew over the spiced sugar[ and {${nut ?? 'none'},${dried ?? 'none'}}].`,
      `Roll up from the long side, cut into ${Math.round(12 * factor)} slices (a length of thread cuts cleanest) and set them in a lined tin. Let them rise until they touch, 35 minutes.`,
      `Heat the oven to ${degrees(350)}. Bake for ${kit.pick([24, 25, 26])} minutes, until golden on top and set in the middle.`,
      `Beat {powdered-sugar} with {${cheese ?? 'none'}} and {${icing}} until thick and pourable, with a few drops of water if it needs them, and spread over the warm rolls.`.replace(
        ` with {${cheese ?? 'none'}} and `,
        cheese ? ` with {${cheese}} and ` : ' with ',
      ),
    )
    nameSweet(kit, {
      noun: `${spice} rolls`,
      main: [...(nut ? [nut] : []), ...(dried ? [dried] : []), second],
      partners: [second],
      withs: [cheese ?? '', icing],
      methods: ['soft', 'pull-apart', 'weekend', 'swirled', 'iced', 'pillowy', 'warm'],
    })
    kit.describe(
      `(Soft, pull-apart swirls|Pillowy spirals) full of ${spice} sugar[, with {-${nut ?? dried ?? 'none'}}], under a sweet icing. Start them after breakfast and they are ready for coffee time.`.replace(
        'coffee time',
        'the afternoon',
      ),
    )
  },
}

export const granola: Dish = {
  id: 'granola',
  names: ['granola', 'muesli', 'crunchy oats', 'homemade granola', 'granola cluster', 'toasted muesli'],
  categories: ['breakfast', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [40, 50],
  oven: true,
  takes: [
    'grain',
    'nut',
    'seed',
    'dried-fruit',
    'sweetener',
    'spice',
    'chocolate',
    'nut-butter',
    'fat',
    'citrus',
  ],
  moods: ['crunchy', 'healthy', 'sweet', 'simple', 'budget'],
  weight: 0.8,
  write(kit) {
    kit.batch(0.5, 1, 2)
    const low = kit.diet('low-carb')
    const nuts = kit.random.shuffled(
      ['almond', 'walnut', 'pecan', 'cashew', 'hazelnut', 'pistachio'].filter(kit.ok),
    )
    const asked = askedFor(
      kit,
      ['nut', 'seed'],
      ['chia-seed', 'flaxseed-ground', 'poppy-seed', 'coconut-shredded'],
      3,
    )
    const crunch = [...new Set([...asked, ...nuts])].slice(
      0,
      Math.max(asked.length, low ? 3 : kit.lean > 0 ? 1 : 2),
    )
    const seeds = kit.random
      .shuffled(
        ['pumpkin-seed', 'sunflower-seed', 'sesame-seed'].filter((id) => kit.ok(id) && !crunch.includes(id)),
      )
      .slice(0, crunch.length < 2 || low ? 2 : kit.lean > 0 ? 0 : 1)
    const coconut =
      kit.lean === 0 &&
      kit.ok('coconut-shredded') &&
      (kit.wants('coconut-shredded') || low || kit.chance(0.4))
    const dried = low
      ? []
      : askedFor(kit, ['dried-fruit'], [], 2)
          .concat(
            kit.random.shuffled(
              ['cranberry-dried', 'raisin', 'apricot-dried', 'date'].filter(
                (id) => kit.ok(id) && !kit.wants(id),
              ),
            ),
          )
          .slice(0, 1)
    const chip = wantsChocolate(kit) ? (chipsFor(kit) ?? barFor(kit)) : null
    const fat = kit.resolve(kit.pick(['coconut-oil', 'olive-oil', 'vegetable-oil'])) ?? 'vegetable-oil'
    const sweet = low
      ? 'erythritol'
      : (['honey', 'maple-syrup'].find((id) => kit.wants(id) && kit.ok(id)) ??
        kit.resolve(kit.pick(['honey', 'maple-syrup'])) ??
        'maple-syrup')
    const spice = kit.pick(['cinnamon', 'cardamom', 'ginger-ground', 'vanilla-extract', 'pumpkin-pie-spice'])
    kit.add(
      `${low ? '' : '!3 cup rolled-oat'}\n${crunch.map((id) => `${low ? 1.25 : 0.75} cup ${id}`).join('\n')}\n${seeds.map((id) => (id === 'sesame-seed' ? '1/4 cup sesame-seed' : `1/2 cup ${id}`)).join('\n')}\n${coconut ? '1/2 cup coconut-shredded' : ''}\n~1 1/2 tsp ${spice}\n1/2 tsp salt\n!1/3 cup ${fat}\n!${low ? '1/3' : '1/2'} cup ${sweet}\n${low && kit.ok('egg') ? '1 each egg' : ''}\n${dried.map((id) => `~2/3 cup ${id}${id === 'date' ? ' | pitted and chopped' : ''}`).join('\n')}\n${chip ? `1/2 cup ${chip}` : ''}`,
    )
    kit.bind('crunch', [...crunch, ...seeds])
    kit.bind('after', [...dried, ...(chip ? [chip] : [])])
    kit.work(4)
    kit.step(
      `Heat the oven to ${degrees(325)} and line a large baking sheet with parchment.`,
      `Toss {rolled-oat,crunch,coconut-shredded,${spice === 'vanilla-extract' ? 'x' : spice},salt} together in a large bowl.`,
      `Warm {${fat}} with {${sweet}} until ${low ? 'hot' : 'it runs freely'}, 2 minutes[, and stir in {${spice === 'vanilla-extract' ? spice : 'none'}}]. Pour it over and (stir|toss) until every piece glistens.${low ? ' Beat {egg} until foamy and toss it through; it makes the clusters.' : ''}`,
      `Spread on the baking sheet and press flat with the back of a spoon: (pressed flat, it sets in clusters|that makes the clusters). Bake for ${kit.pick([24, 25, 26])} minutes, turning the tray halfway, until golden all over and smelling of toasted nuts; it crisps as it cools.`.replace(
        'smelling of toasted nuts',
        'toasty-smelling',
      ),
      'Leave untouched on the tray until cold, then break into clusters[ and toss with {after}].',
    )
    nameSweet(kit, {
      noun: 'granola',
      main: [
        crunch[0] ?? seeds[0] ?? '',
        ...dried,
        ...(chip ? [chip] : []),
        ...(coconut ? ['coconut-shredded'] : []),
      ],
      partners: [...crunch.slice(1), ...seeds, spice],
      withs: [sweet],
      methods: ['crunchy', 'clustered', 'golden', 'toasted', 'big-cluster', 'everyday'],
    })
    kit.describe(
      `(Golden clusters|Crunchy and toasty), with {-crunch}[ and {-after}]. (It keeps for three weeks in a closed jar|Good by the handful and good in a bowl), and costs half of what the bought kind does.`,
    )
  },
}

export const mugCake: Dish = {
  id: 'mug-cake',
  names: [
    'mug cake',
    'microwave cake',
    'mug brownie',
    'cake in a mug',
    'single serve cake',
    'microwave dessert',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 1,
  minutes: [5, 10],
  takes: ['chocolate', 'fruit', 'berry', 'nut-butter', 'spice', 'citrus', 'sweetener', 'nut'],
  moods: ['quick', 'sweet', 'simple', 'chocolatey', 'kids'],
  weight: 0.4,
  write(kit) {
    const low = kit.diet('low-carb')
    const kind =
      wantsChocolate(kit) || says(kit, /brownie|choc/)
        ? 'chocolate'
        : kit.wants('lemon')
          ? 'lemon'
          : kit.pick(['chocolate', 'vanilla', 'spice', 'lemon', 'chocolate'])
    const flour = low ? 'almond-flour' : 'all-purpose-flour'
    const egg = low
    const soft =
      !low && kit.lean === 0 && kit.chance(0.4)
        ? (askedFor(kit, ['nut-butter'], [])[0] ?? kit.resolve('peanut-butter'))
        : (askedFor(kit, ['nut-butter'], [])[0] ?? null)
    const berry =
      askedFor(kit, ['berry'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.6)
        ? kit.pick(['raspberry', 'blueberry', 'blackberry', 'strawberry'].filter(kit.ok).concat('')) || null
        : null)
    const chip = !low && kind === 'chocolate' ? chipsFor(kit) : null
    const fat = kit.resolve(kit.pick(['butter', 'vegetable-oil'])) ?? 'vegetable-oil'
    const sugar = low ? 'erythritol' : kit.pick(['sugar', 'brown-sugar'])
    const spice =
      kind === 'lemon'
        ? ''
        : kind === 'spice'
          ? 'cinnamon'
          : kit.pick(['vanilla-extract', 'cinnamon', 'espresso-powder', 'cardamom', 'ginger-ground'])
    kit.add(
      `!${kind === 'chocolate' ? 3 : 4} tbsp ${flour}\n${kind === 'chocolate' ? '1 1/2 tbsp cocoa-powder' : ''}\n!2 tbsp ${sugar}\n1/4 tsp ${low ? 'baking-soda' : 'baking-powder'}\n1 pinch salt\n${spice ? `~1/4 tsp ${spice}` : ''}\n${egg ? '!1 each egg' : low ? '' : '!3 tbsp milk'}\n!1 tbsp ${fat}${fat.includes('oil') ? '' : ' | melted'}\n${kind === 'lemon' ? '1/2 each lemon | zest finely grated, then juiced' : ''}\n${soft ? `1 tbsp ${soft}` : ''}\n${chip ? `1 tbsp ${chip}` : ''}\n${berry ? `2 tbsp ${berry}` : ''}`,
    )
    kit.step(
      `Stir {${flour},cocoa-powder,${sugar},baking-soda,baking-powder,salt,${spice || 'x'}} together in a large mug${kit.servings > 1 ? ', or divide among mugs' : ''}, right into the corners.`,
      `Add {milk,egg,${fat}}${kind === 'lemon' ? ' with the zest and a spoonful of juice of {lemon}' : ''} and beat with a fork until smooth. Drop {${soft ?? 'x'},${chip ?? 'y'},${berry ?? 'z'}} into the middle.`,
      `Microwave on high until the cake has climbed and the top is just dry, 1 minute${kit.servings > 1 ? ' per mug' : ''}; (a wet spot in the middle is fine|go on in bursts of ten seconds if it is still runny). Microwaves differ, so watch it.`,
      'Let it stand until it has stopped steaming, and eat it from the mug.',
    )
    nameSweet(kit, {
      noun: 'mug cake',
      main: [
        kind === 'chocolate' ? 'cocoa-powder' : kind === 'lemon' ? 'lemon' : spice,
        ...(berry ? [berry] : []),
      ],
      partners: [soft ?? '', spice].filter(Boolean),
      withs: [chip ?? '', berry ?? '', sugar],
      methods: [
        'five-minute',
        'soft',
        'microwave',
        'spoonable',
        'midnight',
        'one-mug',
        'late-night',
        'molten',
        'tender',
        'single-mug',
      ].filter(
        (word) =>
          (word !== 'molten' || chip !== null || soft !== null) &&
          (word !== 'single-mug' || kit.servings === 1),
      ),
    })
    kit.describe(
      `(Soft, warm cake|A small, warm cake) in the time it takes to find a spoon[, with {-${berry ?? soft ?? chip ?? 'none'}} in the middle]. One mug, one fork, and nothing to wash but those.`,
    )
  },
}
