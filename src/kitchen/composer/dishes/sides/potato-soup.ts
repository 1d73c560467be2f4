import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

/** Potatoes cooked soft in stock, half of them mashed; what a baked potato is loaded with goes on top. */
export const potatoSoup: Dish = {
  id: 'potato-soup',
  names: [
    'potato soup',
    'loaded potato soup',
    'baked potato soup',
    'loaded baked potato soup',
    'creamy potato soup',
    'potato bacon soup',
    'potato and bacon soup',
    'cheesy potato soup',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  onlyNamed: true,
  takes: ['vegetable', 'bacon', 'sausage', 'melting-cheese', 'dairy', 'herb', 'cooked-meat'],
  moods: ['creamy', 'comfort', 'cozy', 'winter', 'hearty', 'budget'],
  write(kit) {
    const potato = kit.resolve('potato')
    if (!potato) return kit.fail('no potatoes')
    const loaded = /loaded|baked|bacon|chees/i.test(kit.craving.text) || kit.chance(0.5)
    const bacon = kit.ok('bacon') && loaded ? 'bacon' : null
    const cheese = loaded ? kit.resolve('cheddar') : null
    const other = kit.choose({
      roles: ['vegetable'],
      from: ['leek', 'celery', 'carrot'],
      not: ['onion', 'potato'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', other)
    const stock = broth(kit, bacon ? 'chicken-stock' : 'vegetable-stock', 4)
    kit.add(`${bacon ? '5 slice bacon' : ''}
      2 tbsp butter
      1 each onion
      $veg x0.6
      2 clove garlic
      !2 lb ${potato} | peeled and cut into 3/4-inch cubes
      ${stock.line}
      3/4 tsp thyme-dried
      1 1/4 tsp salt
      1/2 tsp black-pepper
      3/4 cup ${kit.resolve('heavy-cream') ?? 'milk'}
      ${cheese ? `1 cup ${cheese}` : ''}
      ~1/3 cup sour-cream
      ~2 tbsp chive`)
    const cream = kit.uses('heavy-cream') ? 'heavy-cream' : (kit.resolve('heavy-cream') ?? 'milk')
    kit.step(
      bacon
        ? 'Cook {bacon} in a large pot over medium heat until the fat has run out and it is crisp, 7 minutes. Lift it out; leave a spoonful of the fat.'
        : '',
      '(Melt {butter} in the pot|Add {butter} to the pot) over medium heat and cook {onion,veg} until soft, 7 minutes. Add {garlic} for 1 minute.',
      `Add {${potato},thyme-dried,salt} and ${stock.ref}, bring to a boil and simmer until a knife slides through, 15 minutes.`,
      'Mash about half of it in the pot, so that it thickens and still has pieces.',
      `Stir in {${cream},black-pepper}${cheese ? ` and half of {${cheese}}` : ''} and warm through, 3 minutes. Thin it with water if a spoon stands up in it.`,
      `Serve hot[, with {sour-cream,bacon,chive}${cheese ? ` and the rest of {${cheese}}` : ''} on top].`,
    )
    callIt(kit, {
      noun: loaded ? 'loaded potato soup' : 'potato soup',
      true: ['creamy', 'thick', 'one-pot'],
      after: ['bacon', 'cheddar', 'chive', 'sour-cream', ...other],
    })
    kit.describe(
      `(Thick and creamy|Half mashed, half in pieces), with {-onion} and thyme${loaded ? ', and all that goes on a baked potato' : ''}. (It asks for nothing but a spoon|Better still the next day).`,
    )
  },
}
