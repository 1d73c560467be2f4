import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { loaves } from './loaves.ts'

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
