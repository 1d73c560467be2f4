import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

/** Dough 310 g flour : 4 eggs : about 120 ml water, beaten until it falls from the spoon in one slow, tearing sheet. */
export const spaetzle: Dish = {
  id: 'spaetzle',
  names: [
    'spaetzle',
    'spätzle',
    'spatzle',
    'cheese spaetzle',
    'käsespätzle',
    'kaesespaetzle',
    'kasespatzle',
    'spaetzli',
    'german noodles',
    'german mac and cheese',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  onlyNamed: true,
  cuisines: ['german'],
  takes: ['melting-cheese', 'vegetable', 'mushroom', 'bacon', 'cooked-meat', 'herb', 'allium'],
  moods: ['comfort', 'cheesy', 'cozy', 'kids', 'budget', 'winter'],
  write(kit) {
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    kit.require(kit.ok('egg') && flour, 'eggs make the dough')
    const factor = kit.batch(0.5, 1, 1.5, 2)
    const named = kit.choose({ roles: ['melting-cheese'], onlyWanted: true, not: ['mozzarella', 'brie'] })[0]
    const cheese =
      named && kit.craving.foods.includes(named)
        ? named
        : ['gruyere', 'swiss-cheese', 'vegan-cheese'].find(kit.ok)
    const fat = ['butter', 'vegan-butter', 'vegetable-oil'].find(kit.ok) ?? 'olive-oil'
    const onion = kit.resolve('onion')
    if (!flour) return kit.fail('no dough')
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable', 'mushroom', 'bacon', 'cooked-meat'],
        onlyWanted: true,
        max: 2,
        not: ['onion', 'tomato'],
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.add(`!2 1/2 cup ${flour}
      !4 each egg
      1 1/4 tsp salt
      1/4 tsp nutmeg
      3 tbsp ${fat}
      ${onion ? `3 each ${onion} | thinly sliced` : ''}
      ${kit.bound('extra').length > 0 ? '$extra x0.7' : ''}
      ${cheese ? `3 cup ${cheese}` : ''}
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        chive: '3 tbsp chive',
        parsley: '1/4 cup parsley',
        paprika: '1/2 tsp paprika',
        'dijon-mustard': '2 tsp dijon-mustard',
        bacon: '4 oz bacon',
        thyme: '3 sprig thyme | leaves stripped',
      },
      2,
    )
    const fried = [onion ?? '', added.includes('bacon') ? 'bacon' : ''].filter(Boolean).join(',')
    kit.work(10)
    kit.step(
      `Mix {${flour}} with {egg}, most of {salt}, {nutmeg} and about ${spoons(8 * factor)} of water. Beat with a wooden spoon until the dough is smooth, shows bubbles and falls from the spoon in one slow sheet, 4 minutes. Let it rest for 15 minutes.`,
      fried
        ? `Meanwhile, ${/butter/.test(fat) ? 'melt' : 'heat'} {${fat}} in a large skillet over medium heat and cook {${fried}} with a pinch of salt, stirring now and then, until deep golden and sweet, 20 minutes. Lift out half for the top.`
        : `Meanwhile, ${/butter/.test(fat) ? 'melt' : 'heat'} {${fat}} in a large skillet over low heat.`,
      'Add {extra} to the skillet and cook until tender, 7 minutes.',
      'Bring a wide pot of salted water to a boil. Press the dough into it in portions, through a spaetzle maker or the large holes of a grater. As soon as they float, give them 1 minute, lift out with a slotted spoon and drain well.',
      cheese
        ? `Layer the spaetzle and {${cheese}} in the skillet over low heat[ with {dijon-mustard,thyme}], turning gently until everything pulls threads, 3 minutes. Season with {black-pepper} and the rest of {salt}.`
        : 'Turn the spaetzle in the skillet[ with {dijon-mustard,thyme}] until golden at the edges, 4 minutes. Season with {black-pepper} and the rest of {salt}.',
      `${onion ? `Top with the {-${onion}} kept back` : 'Serve hot'}[ and scatter with {chive,parsley,paprika}]${onion ? ', and eat straight from the pan' : ''}.`,
    )
    nameDish(kit, {
      noun: cheese && cheese !== 'vegan-cheese' ? 'cheese spaetzle' : 'spaetzle',
      main: [...(cheese ? [cheese] : []), ...kit.bound('extra')],
      partners: [...(onion ? [onion] : []), ...kit.bound('extra'), ...added],
      methods: ['homemade', 'skillet', 'golden'],
      never: ['cheesy', 'mustard', 'herby', 'thyme', 'paprika'],
    })
    kit.describe(
      `Soft little dumplings${cheese ? ` with threads of melted {-${cheese}}` : ''}${onion ? ` and a tangle of golden {-${onion}}` : ' from the skillet'}. (A grater does the work of the press|A green salad beside it, and nothing else).`,
    )
  },
}
