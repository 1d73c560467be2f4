import type { Dish } from '../../dish.ts'
import { callIt, choose, withoutFire } from '../bowl-parts.ts'
import { cookingOf } from '../protein.ts'
import { loaves } from './loaves.ts'

export const tunaMelt: Dish = {
  id: 'tuna-melt',
  names: [
    'tuna melt',
    'tuna sandwich',
    'tuna salad sandwich',
    'tuna toastie',
    'salmon melt',
    'tuna mayo sandwich',
    'chickpea melt',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  onlyNamed: true,
  takes: ['canned-fish', 'bean', 'melting-cheese', 'vegetable', 'pickle', 'herb', 'bread', 'sauce'],
  write(kit) {
    const melt = /melt|toastie/i.test(kit.craving.text) && !withoutFire(kit)
    const fish = choose(kit, {
      roles: ['canned-fish', 'bean'],
      from: kit.ok('tuna-canned') ? ['tuna-canned'] : ['chickpea-canned', 'white-bean-canned'],
      where: (item) =>
        ['tuna-canned', 'salmon-canned', 'chickpea-canned', 'white-bean-canned'].includes(item.id),
    })[0]
    if (!fish) return kit.fail('nothing to fill it with')
    const bean = cookingOf(fish) === 'bean'
    const mayo = kit.resolve('mayonnaise')
    if (!mayo) return kit.fail('nothing to bind it')
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, 'english-muffin', ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'english-muffin', 'gluten-free-bread', 'bagel', 'pita'].includes(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    const cheese = melt
      ? (choose(kit, {
          roles: ['melting-cheese'],
          from: kit.ok('cheddar')
            ? ['cheddar', 'gruyere', 'swiss-cheese', 'monterey-jack', 'gouda']
            : ['vegan-cheese'],
          not: ['mozzarella', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
        })[0] ?? null)
      : null
    kit.require(!melt || cheese, 'no cheese')
    const crunch = choose(kit, {
      roles: ['vegetable'],
      from: ['celery', 'red-onion', 'scallion', 'cucumber', 'fennel', 'radish'],
      count: 1,
      max: 2,
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })
    kit.bind('crunch', crunch)
    const pickle = choose(kit, {
      roles: ['pickle'],
      from: ['caper', 'dill-pickle', 'olive-green', 'olive-black'],
      count: kit.lean > 0 ? 0 : 1,
      not: ['kimchi', 'sauerkraut'],
    })
    kit.bind('pickle', pickle)
    const leaf = melt
      ? []
      : choose(kit, {
          roles: ['vegetable'],
          from: ['lettuce', 'arugula', 'spinach', 'watercress', 'romaine'],
          not: crunch,
          where: (item) =>
            ['lettuce', 'arugula', 'spinach', 'watercress', 'romaine', 'tomato'].includes(item.id),
          count: kit.lean > 1 ? 0 : 1,
        })
    kit.bind('leaf', leaf)
    const herb = kit.pick(['parsley', 'dill', 'chive', 'tarragon'])
    const spark = kit.pick(['dijon-mustard', 'lemon-juice', 'hot-sauce', 'dijon-mustard'])
    const each = bread === 'english-muffin' || bread === 'bagel' || bread === 'pita'
    kit.add(
      `2 can ${fish}`.replace('2 can', bean ? '1 can' : '2 can').concat(`
      1/4 cup ${mayo}
      ${spark === 'lemon-juice' ? '1 tbsp' : '1 tsp'} ${spark}
      ${crunch.map((id) => ({ celery: '1 stalk celery | finely diced', 'red-onion': '1/4 each red-onion | finely diced', scallion: '2 each scallion', cucumber: '1/2 each cucumber | finely diced', fennel: '1/2 each fennel | finely diced', radish: '4 each radish | finely diced' })[id] ?? '$crunch x0.25').join('\n')}
      $pickle x0.4${pickle.includes('dill-pickle') || pickle.includes('olive-green') || pickle.includes('olive-black') ? ' | finely chopped' : ''}
      ~1 tbsp ${herb}
      1/8 tsp salt
      1/8 tsp black-pepper
      ${each ? '2 each' : '4 slice'} ${bread}
      ${cheese ? `3/4 cup ${cheese}` : ''}
      $leaf x0.25`),
    )
    kit.step(
      bean ? `Mash {${fish}} with a fork, leaving some in large flakes.` : '',
      `(Fold|Stir) {${bean ? '' : `${fish},`}${mayo},${spark},crunch,pickle,${herb}} together (with a fork|lightly)${bean ? ', mixing in the mash' : ', leaving the flakes large'}. Season with {salt,black-pepper} and taste: (it should be sharp enough to stand up to the bread|a little more acid rarely hurts).`,
      melt
        ? `(Toast|Lightly toast) {${bread}} under a hot broiler on one side, 2 minutes. (Turn over|Turn), spread the filling to the edges and cover with {${cheese}}.`
        : `(Heap|Spread) the filling on half of {${bread}}[, add {leaf}] and close with the rest, pressing gently.`,
      melt
        ? 'Broil 5 inches from the heat until (the cheese bubbles and browns in spots|melted, bubbling and freckled with brown), 3 minutes. Serve hot.'
        : '(Cut in half|Cut corner to corner) and serve, or wrap in paper for later the same day and keep it cold.',
    )
    const word =
      fish === 'tuna-canned'
        ? 'tuna'
        : fish === 'salmon-canned'
          ? 'salmon'
          : fish === 'chickpea-canned'
            ? 'chickpea'
            : 'white bean'
    callIt(kit, {
      noun: `${bean && /tuna/i.test(kit.craving.text) ? `${word} no-tuna` : word} ${melt ? 'melt' : 'sandwich'}`,
      true: melt ? ['broiled', 'open-faced', 'bubbling'] : ['crunchy', 'lunchbox', 'piled-high'],
      before: [cheese ?? herb],
      after: [...pickle, ...crunch, ...leaf, herb, cheese ?? '', bread].filter(Boolean),
    })
    kit.describe(
      `${melt ? '(Hot, savory filling under blistered cheese|Crisp bread, warm filling and melted cheese)' : '(Crisp and creamy at once|A generous filling with some crunch in it)'}: ${word} with {-crunch,pickle${cheese ? `,${cheese}` : ''}}. (Ready while the kettle boils|Made from what is usually in the cupboard).`,
    )
  },
}
