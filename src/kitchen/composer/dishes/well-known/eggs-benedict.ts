import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'

/** Hollandaise 1 yolk : 45 g butter; at 160°F (71°C) the yolks are thick and safe, above 175°F (80°C) they scramble. */
export const eggsBenedict: Dish = {
  id: 'eggs-benedict',
  names: [
    'egg benedict',
    'eggs benedict',
    'eggs benny',
    'egg benny',
    'eggs florentine',
    'eggs royale',
    'eggs benedict florentine',
    'benedict',
  ],
  categories: ['breakfast', 'lunch'],
  kind: 'savoury',
  serves: 2,
  minutes: [30, 35],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['egg', 'cooked-meat', 'bacon', 'canned-fish', 'vegetable', 'bread'],
  moods: ['fancy', 'comfort'],
  write(kit) {
    kit.require(kit.ok('egg'), 'eggs, poached, in a sauce of eggs')
    const fat = ['butter', 'vegan-butter', 'ghee'].find(kit.ok) ?? kit.resolve('butter')
    const sour = kit.resolve('lemon-juice')
    if (!fat || !sour) return kit.fail('no hollandaise')
    const text = kit.craving.text
    const usual = /florentine/i.test(text)
      ? ['spinach']
      : /royale/i.test(text)
        ? ['salmon-smoked']
        : [['canadian-bacon'], ['salmon-smoked'], ['spinach', 'avocado']].find((ids) => ids.some(kit.ok))
    const top = kit.choose({
      roles: ['cooked-meat', 'bacon', 'canned-fish', 'vegetable'],
      from: usual ?? [],
      not: [
        'anchovy',
        'sardine',
        'tuna-canned',
        'salmon-canned',
        'chicken-cooked',
        'turkey-cooked',
        'onion',
        'corned-beef',
      ],
      max: 2,
    })
    kit.require(top.length > 0, 'nothing to put under the eggs')
    kit.bind('top', top)
    const bread =
      kit.choose({
        roles: ['bread'],
        onlyWanted: true,
        where: (item) => /bread$|bagel|muffin|croissant/.test(item.id),
      })[0] ?? ['english-muffin', 'gluten-free-bread', 'portobello'].find(kit.ok)
    if (!bread) return kit.fail('nothing to set it on')
    const eggs = kit.servings * 2
    const loose = ['spinach', 'spinach-frozen', 'kale', 'swiss-chard', 'mushroom', 'asparagus', 'tomato']
    const green = top.filter(
      (id) =>
        loose.includes(id) ||
        !['avocado', 'salmon-smoked', 'ham', 'canadian-bacon', 'bacon', 'prosciutto', 'crab'].includes(id),
    )
    const amount = (id: string) =>
      ({
        'canadian-bacon': '4 slice canadian-bacon',
        ham: '4 oz ham | thinly sliced',
        bacon: '4 oz bacon | left in slices',
        'salmon-smoked': '4 oz salmon-smoked | sliced',
        avocado: '1 each avocado',
        spinach: '8 oz spinach',
      })[id] ?? `$top x0.5`
    kit.add(`${[...new Set(top.map(amount))].join('\n')}
      !6 each egg | ${kit.servings} of them separated
      !6 tbsp ${fat}
      1 tbsp ${sour}
      1/4 tsp salt
      ${kit.mood('mild') ? '' : '~1 pinch cayenne'}
      1 tbsp white-wine-vinegar
      ${bread === 'english-muffin' ? '2 each english-muffin | split' : bread === 'portobello' ? '4 each portobello' : bread === 'bagel' ? '2 each bagel | split' : `4 slice ${bread}`}`)
    const added = twist(
      kit,
      {
        chive: '1 tbsp chive',
        'dijon-mustard': '1/2 tsp dijon-mustard',
        dill: '1 tbsp dill',
        paprika: '1/4 tsp paprika',
        tarragon: '2 tsp tarragon',
      },
      1,
    )
    const meat = top.filter((id) => ['canadian-bacon', 'ham', 'bacon'].includes(id))
    kit.bind('green', green)
    kit.bind('meat', meat)
    kit.bind(
      'cold',
      top.filter((id) => !green.includes(id) && !meat.includes(id)),
    )
    kit.step(
      `Melt {${fat}} and keep it warm. In a heatproof bowl over barely simmering water, whisk the ${kit.servings} yolks with {${sour}} and a spoonful of water until thick, pale and 160°F (71°C), 4 minutes; (lift the bowl off for a moment whenever the edge starts to set|too hot, and they scramble).`,
      `Take the bowl off the heat and whisk in the warm ${/oil/.test(fat) ? 'oil' : 'butter'} in a thin stream until the sauce falls in a ribbon. Season with {salt,cayenne,dijon-mustard} and keep it over the warm water, loosened with a few drops of water if it thickens.`,
      meat.includes('bacon')
        ? 'Meanwhile, fry {meat} in a dry skillet until the edges are crisp, 6 minutes.'
        : meat.length > 0
          ? 'Meanwhile, brown {meat} in a dry skillet, 1 minute on each side.'
          : '',
      'Meanwhile, cook {green} in a lightly oiled skillet with a pinch of salt until tender and dry, 4 minutes.',
      bread === 'portobello'
        ? 'Meanwhile, cook {portobello} in the skillet with a pinch of salt until tender and their water has gone, 8 minutes.'
        : `Meanwhile, toast {${bread}} until golden.`,
      `Bring 3 inches of water with {white-wine-vinegar} to a bare simmer. Break the ${eggs} whole eggs into cups, slide them in one after the other and poach until the whites are firm and the yolks begin to thicken, 4 minutes; give them 2 minutes more where soft yolks are not for everyone. Lift out onto a towel.`,
      `Set {${[...(meat.length > 0 ? ['meat'] : []), 'green', 'cold'].join(',')}} on {${bread}}, an egg on each, and spoon the sauce over.[ Finish with {chive,dill,paprika,tarragon}.] Serve at once.`,
    )
    const noun =
      top.includes('spinach') && top.length === 1 && /florentine/i.test(text)
        ? 'eggs florentine'
        : (said(kit, 'eggs royale') ?? 'eggs benedict')
    nameDish(kit, {
      noun,
      main: top.filter((id) => id !== 'canadian-bacon'),
      partners: added,
      methods: ['classic', 'brunch', 'silky'],
      never: ['lemony', 'mustard', 'herby', 'paprika', 'spicy'],
    })
    kit.describe(
      'Poached eggs on {-top} under a warm, lemony sauce that runs down the sides. (Make the sauce first; it waits better than the eggs do|Set the table before you poach: it will not wait).',
    )
  },
}
