import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'

/** Cheese 150 g to 350 g of pasta; the sauce is cheese and starch, so the water is little and the pan off the heat. */
export const cacioEPepe: Dish = {
  id: 'cacio-e-pepe',
  names: [
    ...[
      'cacio e pepe',
      'cacio pepe',
      'cacio & pepe',
      'cacio e pepe pasta',
      'spaghetti cacio e pepe',
      'pasta cacio e pepe',
    ],
    ...['cheese and pepper pasta', 'pecorino and pepper pasta', 'cacio y pepe'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 25],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['pasta', 'hard-cheese', 'vegetable'],
  moods: ['quick', 'simple', 'comfort', 'date', 'budget', 'cheesy'],
  write(kit) {
    const shapes = ['spaghetti', 'linguine', 'fettuccine', 'rigatoni'].filter(kit.ok)
    const wanted = kit.wanted.find(
      (id) => kit.ok(id) && /spaghetti|linguine|fettuccine|rigatoni|penne|gnocchi|pasta$/.test(id),
    )
    const pasta =
      wanted ?? kit.inTurn(shapes) ?? (kit.ok('gluten-free-pasta') ? 'spaghetti' : kit.resolve('spaghetti'))
    const cheese = ['pecorino', 'parmesan', 'nutritional-yeast'].find(kit.ok)
    if (!pasta || !cheese) return kit.fail('no pasta, or no cheese')
    const yeast = cheese === 'nutritional-yeast'
    const creamy = yeast ? ['cashew', 'white-bean-canned'].find(kit.ok) : null
    const veg = kit.choose({
      roles: ['vegetable'],
      onlyWanted: true,
      max: 1,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    kit.add(`!${pasta === 'zucchini' ? '4 each zucchini | cut into thin ribbons' : `12 oz ${pasta}`}
      2 tsp black-pepper | coarsely crushed
      ${yeast ? '1/2 cup nutritional-yeast' : `!2 1/2 cup ${cheese} | very finely grated`}
      ${creamy === 'cashew' ? '1/2 cup cashew' : creamy ? '1 can white-bean-canned' : ''}
      ${yeast ? '1 tbsp olive-oil\n2 tsp lemon-juice' : ''}
      1 tsp salt
      $veg x0.6`)
    const low = pasta === 'zucchini'
    kit.step(
      creamy === 'cashew' ? 'Cover {cashew} with boiling water, leave for 10 minutes and drain.' : '',
      creamy
        ? `Blend {${creamy},nutritional-yeast,lemon-juice} with 1/2 cup of water until completely smooth: this is the sauce.`
        : yeast
          ? 'Stir {nutritional-yeast,lemon-juice} with 1/3 cup of warm water until smooth: this is the sauce.'
          : `Mash {${cheese}} with 1/3 cup of cool water in a large bowl to a thick paste, which is what keeps it from clumping later.`,
      low
        ? `Salt {zucchini}, leave for 10 minutes and pat dry.`
        : `Boil {${pasta}} with {salt} in a wide pan in only just enough water to cover, so that the water turns cloudy with starch, until 1 minute short of done, ${pasta === 'gnocchi' ? 3 : 8} minutes.${veg.length > 0 ? ' Drop in {veg} for the last 3 minutes.' : ''} Save 1 1/2 cups of the water and drain.`,
      `Toast {black-pepper}${yeast ? ' in {olive-oil}' : ''} in a wide skillet over medium heat until it smells sharp and warm, 1 minute. ${low ? 'Toss {zucchini,veg} in it until hot and just tender, 3 minutes.' : `Add a ladle of the pasta water, then {${pasta},veg}, and toss until nearly dry, 2 minutes.`}`,
      `Take the skillet off the heat and count to thirty: in a pan that is too hot, the ${yeast ? 'sauce splits' : 'cheese turns to strings'}. Toss in the ${yeast ? 'sauce' : 'paste'}, with ${low ? 'a spoonful of hot water' : 'pasta water by the spoonful'}, until glossy and creamy. Serve at once, with more pepper on top.`,
    )
    callIt(kit, {
      noun: low
        ? 'zucchini cacio e pepe'
        : wanted || pasta !== 'spaghetti'
          ? `${{ linguine: 'linguine', fettuccine: 'fettuccine', rigatoni: 'rigatoni', gnocchi: 'gnocchi' }[pasta as 'gnocchi'] ?? 'pasta'} cacio e pepe`
          : 'spaghetti cacio e pepe',
      true: ['silky', 'Roman', 'peppery'],
      after: [...veg, cheese],
    })
    kit.describe(
      `{-${pasta}} in a glossy sauce of ${yeast ? 'nuts and yeast' : 'nothing but {-pecorino,parmesan} and the pasta water'}, hot with toasted pepper. (Patience with the heat is the one trick|On the table in twenty minutes).`,
    )
  },
}
