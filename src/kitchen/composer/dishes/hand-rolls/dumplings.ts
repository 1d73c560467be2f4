import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

export const dumplings: Dish = {
  id: 'dumplings',
  names: [
    'dumpling',
    'dumplings',
    'potsticker',
    'potstickers',
    'pot sticker',
    'gyoza',
    'wonton',
    'wontons',
    'jiaozi',
    'mandu',
    'momos',
    'vegetable dumplings',
    'chicken dumplings',
    'pork dumplings',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 55],
  cuisines: ['chinese'],
  onlyNamed: true,
  takes: ['ground', 'tofu', 'shellfish', 'vegetable', 'mushroom', 'sauce', 'herb', 'bread'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried and steamed')
    const wrapper =
      kit.ok('wonton-wrapper') && !kit.diet('vegan')
        ? 'wonton-wrapper'
        : kit.ok('rice-paper')
          ? 'rice-paper'
          : null
    if (!wrapper) return kit.fail('no wrappers')
    const main = chooseMain(kit, {
      roles: ['ground', 'tofu', 'shellfish'],
      from:
        kit.ok('pork-ground') || kit.ok('chicken-ground')
          ? ['pork-ground', 'chicken-ground', 'turkey-ground', 'beef-ground', 'shrimp']
          : ['tofu-firm'],
      not: ['tofu-silken', 'mussel', 'clam', 'squid', 'scallop', 'tempeh', 'seitan'],
    })
    if (!main) return kit.fail('no filling')
    const cooking = cookingOf(main)
    const done =
      {
        'ground-poultry': 'the filling reads 165°F (74°C)',
        'ground-meat': 'the filling reads 160°F (71°C)',
        shrimp: 'the filling is pink and opaque throughout',
      }[cooking as 'shrimp'] ?? 'hot all through'
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'napa-cabbage',
        'cabbage',
        'carrot',
        'shiitake',
        'bok-choy',
        'water-chestnut',
        'mushroom',
        'spinach',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['scallion', 'avocado', 'tomato'],
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const allium = kit.pick(['scallion', 'chive'])
    const hot = kit.mood('mild') ? 'sesame-seed' : kit.pick(['chili-flake', 'sriracha', 'sesame-seed'])
    const acid = kit.pick(['rice-vinegar', 'lime-juice'])
    const paper = wrapper === 'rice-paper'
    kit.add(`${cooking === 'tofu' ? '12 oz tofu-firm | pressed dry and crumbled' : cooking === 'shrimp' ? '12 oz shrimp | peeled, deveined and finely chopped' : `12 oz ${main}`}
      $veg x0.35 | finely chopped
      ${allium === 'scallion' ? '4 each scallion' : '3 tbsp chive'}
      1 inch ginger
      2 clove garlic
      1/4 cup soy-sauce
      1 tbsp sesame-oil
      ${cooking === 'tofu' ? '1 tbsp cornstarch' : '~1 tsp cornstarch'}
      1/4 tsp ${kit.pick(['white-pepper', 'five-spice', 'salt'])}
      ${paper ? '24 each rice-paper' : '32 each wonton-wrapper'}
      2 tbsp vegetable-oil
      2 tbsp ${acid}
      ${hot === 'sriracha' ? '~1 tsp sriracha' : hot === 'chili-flake' ? '~1/4 tsp chili-flake' : '~2 tsp sesame-seed'}`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    const oil = present(kit, ['sesame-oil'])[0] ?? 'sesame-oil'
    const sharp = present(kit, [acid])[0] ?? acid
    kit.work(20)
    kit.step(
      `Put {main,veg,${allium},ginger,garlic} in a bowl with half of {${soy}}, half of {${oil}} and {-cornstarch,white-pepper,five-spice,salt}. Stir in one direction until (the mixture turns sticky|it clings together), (which keeps the filling juicy|about as long as it takes to count to fifty).`,
      paper
        ? 'Dip one sheet of {rice-paper} at a time in warm water until it just bends. Set a heaped spoonful of filling in the middle, fold in the sides and roll into a (small parcel|tight parcel), then wrap in a second sheet for a crisp skin.'
        : 'Set a heaped teaspoon of filling on each of {wonton-wrapper}, wet the edges with water, fold over and press out the air, (pleating the edge if you like|sealing from the middle outward). Keep them under a towel as you go.',
      paper
        ? `Heat {vegetable-oil} in a large nonstick skillet over medium heat and fry the parcels, not touching, until crisp on all sides and ${done}, 12 minutes.`
        : `Heat {vegetable-oil} in a large nonstick skillet over medium-high heat and set in the dumplings flat side down. Fry until (golden underneath|the bases are golden), 3 minutes. Pour in 1/2 cup of water, cover and steam until ${done} and the water has gone, 6 minutes. Uncover and let the bases crisp again, 1 minute.`,
      `Stir the rest of {${soy},${oil}} with {${sharp}}[ and {${hot}}], and serve (as a dip|beside the hot dumplings).`.replace(
        'the rest of {',
        'the rest of {',
      ),
    )
    callIt(kit, {
      noun: paper ? 'rice paper dumplings' : kit.pick(['potstickers', 'dumplings', 'pan-fried dumplings']),
      true: ['crisp-bottomed', 'gingery', 'homemade', 'crisp', 'pan-crisped'].slice(paper ? 1 : 0),
      before: [main, ...veg.slice(0, 1)],
      after: [...veg, allium, hot, 'garlic'].filter(Boolean),
    })
    kit.describe(
      `(Crisp at the edges and tender above|Juicy inside, with crackling edges), filled with {-main,veg,ginger}, with a sharp dip. (Fold them in company: it goes twice as fast|They freeze well before cooking).`,
    )
  },
}
