import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { cookingOf, panText } from '../protein.ts'
import { boil, choosePasta } from './boil.ts'

export const bakedMac: Dish = {
  id: 'mac-and-cheese',
  names: [
    'mac and cheese',
    'macaroni and cheese',
    'tuna casserole',
    'tuna noodle casserole',
    'tuna pasta bake',
    'noodle casserole',
    "mac 'n cheese",
    'mac n cheese',
    'mac cheese',
    'macaroni cheese',
    'cheesy pasta bake',
    'pasta bake',
    'baked pasta',
    'baked ziti',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [35, 50],
  takes: [
    'pasta',
    'melting-cheese',
    'vegetable',
    'bacon',
    'cooked-meat',
    'hard-cheese',
    'shellfish',
    'canned-fish',
    'sausage',
    'noodle',
  ],
  moods: ['comfort', 'cheesy', 'kids', 'cozy', 'creamy'],
  write(kit) {
    const pasta = choosePasta(kit, ['macaroni'])
    const stove =
      kit.craving.equipment.some((tool) => tool.startsWith('no ') || tool === 'stovetop') ||
      (kit.craving.maxMinutes ?? 99) < 45 ||
      kit.chance(0.25)
    const dairyFree = !kit.ok('cheddar')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['broccoli', 'cauliflower', 'spinach', 'pea-frozen'],
        onlyWanted: kit.lean > 0 || kit.chance(0.7),
        max: 2,
        where: (item) => item.speed !== 'raw' && item.id !== pasta,
      }),
    )
    const meat = kit.choose({
      roles: ['bacon', 'cooked-meat', 'shellfish', 'sausage', 'canned-fish'],
      onlyWanted: true,
    })
    kit.bind('main', meat)
    const cheeses = kit.choose({
      roles: ['melting-cheese'],
      from: ['cheddar', 'gruyere', 'gouda', 'fontina', 'monterey-jack'],
      count: dairyFree ? 0 : 2,
      max: 3,
    })
    kit.bind('cheeses', cheeses)
    kit.add(`1 lb ${pasta}
      $main
      $veg x0.7
      4 tbsp ${dairyFree ? 'vegan-butter' : 'butter'}
      ${dairyFree ? '2 clove garlic' : ''}
      1/4 cup all-purpose-flour
      4 cup milk
      2 tsp dijon-mustard
      ${kit.random
        .shuffled([
          '~1/2 tsp smoked-paprika',
          '~1/4 tsp nutmeg',
          '~1/4 tsp cayenne',
          '~1 tsp garlic-powder',
          '~1/2 tsp mustard-seed',
          '~1 tsp thyme-dried',
          '~1 tbsp lemon-juice',
          '~2 tsp worcestershire-sauce',
          '~1/4 tsp white-pepper',
          '~2 tbsp chive',
          '~1/2 tsp turmeric',
          '~1 tsp hot-sauce',
        ])
        .filter((line) => !(kit.mood('mild') && /cayenne|hot-sauce/.test(line)))
        .slice(0, 2)
        .join('\n')}
      1 tsp salt
      1/4 tsp black-pepper
      ${dairyFree ? '2 cup vegan-cheese\n1/3 cup nutritional-yeast' : '$cheeses x1.5'}
      ${stove ? '' : '~3/4 cup panko\n~1/3 cup parmesan'}`)
    const milk = kit.resolve('milk') ?? 'milk'
    kit.step(
      stove ? '' : 'Heat the oven to 400°F (200°C) and grease a 9-by-13-inch baking dish.',
      boil(pasta, { keepWater: false }),
      meat.some((id) => !['canned-fish', 'cooked-meat'].includes(cookingOf(id)))
        ? `Set a skillet over medium-high heat. ${panText(kit)}`
        : '',
      'Steam or boil {veg:hard,veg:firm} until just tender, 5 minutes.',
      `Meanwhile, melt {butter,vegan-butter} in a (large saucepan|heavy pot) over medium heat. Add {garlic,all-purpose-flour} and whisk until it (foams and smells nutty|foams), 2 minutes.`,
      `Pour in ${`{${milk === 'milk' ? 'milk' : 'milk'}}`} a splash at a time, whisking out the lumps before the next. Simmer, whisking, until it coats the back of a spoon, 6 minutes.`,
      `Take the pan off the heat and stir in {dijon-mustard,smoked-paprika,nutmeg,cayenne,garlic-powder,mustard-seed,thyme-dried,lemon-juice,worcestershire-sauce,white-pepper,chive,turmeric,hot-sauce}, {-salt} and {-black-pepper}, then ${dairyFree ? '{vegan-cheese,nutritional-yeast}' : '{cheeses}'}, (a handful at a time|in three additions), until smooth. (High heat would make it grainy|Do not let it boil again).`,
      'Fold in {pasta,main,veg}.',
      stove
        ? '(Serve at once, while it is loose and glossy|Let it stand for 2 minutes, then serve).'
        : 'Spread in the dish[, scatter with {panko,parmesan}] and bake until (bubbling at the edges and golden on top|golden and bubbling), 20 minutes. Let it stand for 5 minutes before serving.',
    )
    nameDish(kit, {
      noun:
        said(kit, 'cheesy pasta bake', 'pasta bake', 'baked ziti', 'baked pasta', 'casserole') ??
        'mac and cheese',
      main: [...meat, ...kit.bound('veg'), ...cheeses],
      partners: [...cheeses, ...kit.bound('veg')],
      methods: stove ? ['stovetop', 'creamy'] : ['baked', 'golden baked'],
      never: ['cheesy'],
    })
    kit.describe(
      `(Creamy inside${stove ? ' and glossy' : ' with a crisp golden lid'}|Tender {-pasta} in a smooth, savory sauce), ${kit.ok('dijon-mustard') ? 'sharpened with a little mustard' : 'mellow and filling'}. (A green salad cuts the richness|Leftovers reheat well with a splash of ${milk === 'milk' ? 'milk' : 'water'}).`,
    )
  },
}
