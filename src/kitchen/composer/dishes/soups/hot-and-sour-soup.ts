import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

/** The heat is white pepper and the sour vinegar, which goes in last: boiled, it loses its edge. */
export const hotAndSourSoup: Dish = {
  id: 'hot-and-sour-soup',
  names: [
    ...['hot and sour soup', 'hot & sour soup', 'hot n sour soup', 'hot sour soup', 'hot and sour'],
    ...['chinese hot and sour soup', 'suan la tang', 'sour and hot soup', 'hot and sour tofu soup'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['tofu', 'mushroom', 'egg', 'vegetable', 'pork-cut', 'poultry', 'shellfish', 'sauce'],
  moods: ['takeout', 'spicy', 'quick', 'sick', 'cozy'],
  write(kit) {
    const tofu = ['tofu-firm', 'tofu-silken'].find(kit.ok)
    const mushroom = kit.choose({
      roles: ['mushroom'],
      from: ['shiitake', 'oyster-mushroom', 'cremini', 'mushroom'],
    })[0]
    if (!tofu && !mushroom) return kit.fail('neither tofu nor mushrooms')
    const meat = kit.choose({
      roles: ['pork-cut', 'poultry', 'shellfish'],
      from: ['pork-tenderloin', 'chicken-breast'],
      not: ['chicken-wing', 'chicken-drumstick', 'chicken-whole', 'duck', 'mussel', 'clam'],
      count: kit.lean > 0 || kit.chance(0.4) ? 0 : 1,
      max: 1,
    })[0]
    kit.bind('main', meat ? [meat] : [])
    const sharp = ['rice-vinegar', 'apple-cider-vinegar', 'lime-juice'].find(kit.ok)
    const starch = kit.resolve('cornstarch')
    if (!sharp) return kit.fail('no vinegar')
    const stock = broth(kit, meat ? 'chicken-stock' : 'vegetable-stock', 6)
    const hot = kit.mood('mild') ? '' : kit.pick(['chili-flake', 'sriracha', 'doubanjiang'].filter(kit.ok))
    const bird = meat ? /chicken|turkey/.test(meat) : false
    kit.add(`${meat === 'shrimp' ? '8 oz shrimp | peeled and deveined' : meat ? `8 oz ${meat} | cut into thin matchsticks` : ''}
      1/4 cup soy-sauce
      ${starch ? `3 tbsp ${starch}` : ''}
      ${stock.line}
      2 inch ginger
      ${mushroom ? `6 oz ${mushroom} | thinly sliced` : ''}
      ~1 can bamboo-shoot | drained and cut into matchsticks
      ~1 each carrot | cut into matchsticks
      ${hot ? `${hot === 'doubanjiang' ? '2 tsp' : hot === 'sriracha' ? '2 tsp' : '1/2 tsp'} ${hot}` : ''}
      ${tofu ? `8 oz ${tofu} | cut into matchsticks` : ''}
      ${kit.ok('egg') ? '2 each egg | beaten' : ''}
      1/4 cup ${sharp}
      ${kit.mood('mild') ? '1/2' : '1'} tsp white-pepper
      2 tsp sesame-oil
      4 each scallion`)
    const tossed = meat !== undefined && meat !== 'shrimp'
    kit.step(
      tossed ? 'Toss {main} with a spoonful of {soy-sauce}, and set aside.' : '',
      `Bring ${stock.ref} to a simmer in a large pot with {ginger,${mushroom ?? 'ginger'},bamboo-shoot,carrot${hot ? `,${hot}` : ''}} and ${tossed ? 'the rest of ' : ''}{soy-sauce}, until tender, 8 minutes.`,
      meat
        ? `Stir in {main} and simmer until ${meat === 'shrimp' ? 'pink and opaque throughout' : bird ? 'no pink is left and it reads 165°F (74°C)' : 'it reads 145°F (63°C)'}, 3 minutes.`
        : '',
      `${starch ? `Stir {${starch}} into 1/4 cup of cold water, pour it in and simmer, stirring, until the soup is glossy and coats a spoon, 2 minutes.` : ''}[ Slide in {${tofu ?? 'x'}} and heat through, 2 minutes.]`,
      '[Stir the soup into a slow whirl, pour in {egg} in a thin thread and wait for half a minute until the ribbons are set through.]',
      `Take the pot off the heat and stir in {${sharp},white-pepper,sesame-oil}. Taste: it should prickle and pucker in equal parts. Scatter with {scallion} and serve at once.`,
    )
    callIt(kit, {
      noun: 'hot and sour soup',
      true: ['silky', 'peppery', 'quick'],
      before: meat ? [meat] : tofu ? [tofu] : [],
      after: [...(tofu ? [tofu] : []), mushroom ?? '', 'bamboo-shoot', 'scallion'].filter(Boolean),
    })
    kit.describe(
      `Silky with ${kit.ok('egg') ? 'ribbons of egg' : 'soft pieces in a thickened broth'}, hot with white pepper and sour with vinegar. (The vinegar goes in off the heat, where it stays sharp|Better than delivery, and quicker).`,
    )
  },
}
