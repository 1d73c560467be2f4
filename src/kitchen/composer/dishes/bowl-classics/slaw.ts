import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

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
