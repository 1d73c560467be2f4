import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { broth } from '../well-known/water.ts'

/** Without the dried chilies of the market, their powder: toasted in fat first, for as long as it takes to smell it. */
export const birria: Dish = {
  id: 'birria',
  names: [
    ...[
      'birria',
      'beef birria',
      'lamb birria',
      'birria de res',
      'birria taco',
      'birria tacos',
      'quesabirria',
    ],
    ...[
      'quesabirria tacos',
      'birria quesadilla',
      'birria stew',
      'mushroom birria',
      'jackfruit birria',
      'beef birria tacos',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [100, 220],
  onlyNamed: true,
  cuisines: ['mexican'],
  takes: ['stewing', 'mushroom', 'melting-cheese', 'herb'],
  moods: ['spicy', 'weekend', 'party', 'comfort'],
  write(kit) {
    const text = kit.craving.text
    const tacos = /taco|quesa/i.test(text)
    const meats = /lamb/i.test(text) ? ['lamb-shoulder'] : ['beef-chuck']
    const main = [
      ...meats,
      ...(/jackfruit/i.test(text) ? ['jackfruit'] : []),
      'oyster-mushroom',
      'jackfruit',
    ].find((id) => kit.ok(id) && !(meats.includes(id) && /mushroom|jackfruit/i.test(text)))
    if (!main) return kit.fail('nothing to braise')
    kit.bind('main', [main])
    const meat = meats.includes(main)
    const mild = kit.mood('mild')
    const soup = meat ? 'broth' : 'sauce'
    const stock = broth(kit, meat ? 'beef-stock' : 'vegetable-stock', 4)
    kit.add(`!${meat ? `3 lb ${main} | cut into 3-inch pieces` : main === 'jackfruit' ? '2 can jackfruit | drained and pulled apart' : '2 lb oyster-mushroom | torn into thick strips'}
      2 tsp salt
      2 tbsp vegetable-oil
      1 each onion | roughly chopped
      ${kit.ok('garlic') ? '6 clove garlic' : ''}
      3 tbsp chili-powder | pure ancho or guajillo, if you find it
      ${mild ? '' : '2 each chipotle-in-adobo'}
      2 tsp cumin
      2 tsp oregano-dried
      1 each cinnamon-stick
      1/8 tsp clove-ground
      1 can tomato-canned
      3 tbsp apple-cider-vinegar
      ${stock.line}
      2 each bay-leaf`)
    const cheese = tacos
      ? (['monterey-jack', 'mozzarella-low-moisture', 'vegan-cheese'].find(kit.ok) ?? null)
      : null
    kit.add(`${tacos ? '!18 each corn-tortilla' : '~12 each corn-tortilla'}
      ${cheese ? `2 cup ${cheese}` : ''}
      1/2 cup cilantro
      2 each lime | cut into wedges
      ~${kit.pick(['4 each radish | thinly sliced', '1/2 each red-onion | finely chopped', '1 each avocado | diced'])}`)
    kit.step(
      `Heat half of {vegetable-oil} in a heavy pot over medium-high heat. Season {main} with {salt} and brown well, ${meat ? 'in two rounds, 12 minutes' : '8 minutes'}. Lift out.`,
      `Turn the heat to medium and cook {onion} until soft, 6 minutes. Add {garlic,chili-powder,cumin,oregano-dried,clove-ground} and stir until the spices smell toasted, 1 minute; they burn quickly.`,
      `Add {tomato-canned,chipotle-in-adobo,apple-cider-vinegar} with a cup of ${stock.line ? stock.ref : 'water'}, scrape the bottom and blend until smooth.`,
      `Return the sauce and {main} to the pot with ${stock.line ? `the rest of ${stock.ref}` : stock.ref} and {cinnamon-stick,bay-leaf}. Cover and simmer over low heat until ${meat ? 'the meat falls apart at the push of a fork, about 200°F (93°C) inside, 2 1/2 hours' : 'tender and dark, 35 minutes'}.`,
      meat
        ? `Lift out {main}, pull it into strands with two forks and moisten with a ladle of the ${soup}. Skim off the red fat and keep it.`
        : 'Lift out {main} and pull into strands.',
      tacos
        ? `Heat a skillet over medium heat. Dip {corn-tortilla}, a few at a time, in the top of the ${soup}, lay in the pan and fill one half with {main}${cheese ? ` and {${cheese}}` : ''}. Fold and fry in the rest of {vegetable-oil} until crisp on both sides, 4 minutes each round, 20 minutes in all.`
        : `Return {main} to the ${soup} and taste for salt. Warm {corn-tortilla} in a dry pan.`,
      tacos
        ? `Serve the tacos with {cilantro,radish,red-onion,avocado}, {lime} to squeeze over and small bowls of the ${soup}, well heated, to dip them in.`
        : 'Ladle into bowls, scatter with {cilantro,radish,red-onion,avocado} and serve with {lime}[ and {corn-tortilla}].',
    )
    nameDish(kit, {
      noun: tacos ? 'birria tacos' : 'birria',
      main: [main],
      partners: ['cilantro', 'lime', cheese ?? '', 'radish', 'avocado'].filter(Boolean),
      methods: ['red', ...(meat ? ['slow-simmered'] : []), ...(tacos ? ['crisp'] : [])],
      never: ['cheesy', 'garlicky', 'herby', 'cumin', 'lime', ...(mild ? ['spicy'] : [])],
    })
    kit.describe(
      tacos
        ? `{-main} from a deep red chili ${soup} in tortillas that are dipped in it and fried crisp. (The bowl of ${soup} beside them is half of the pleasure|The braise can be made two days ahead).`
        : `{-main} in a deep red ${soup} of chilies, sweet spices and vinegar. (What is left makes the best tacos|It is better on the second day).`,
    )
  },
}
