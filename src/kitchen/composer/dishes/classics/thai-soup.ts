import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { chooseMain, pieceCut, simmerText, whole } from '../protein.ts'

export const thaiSoup: Dish = {
  id: 'tom-yum',
  names: [
    'tom yum',
    'tom yum soup',
    'tom yam',
    'tom kha',
    'tom kha gai',
    'thai soup',
    'thai coconut soup',
    'thai hot and sour soup',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  weight: 0.2,
  takes: ['shellfish', 'poultry', 'tofu', 'mushroom', 'vegetable', 'noodle', 'fish'],
  cuisines: ['thai'],
  loves: ['lemongrass', 'coconut-milk', 'fish-sauce'],
  write(kit) {
    const kha = /kha|coconut/i.test(kit.craving.text) && kit.ok('coconut-milk')
    const main = chooseMain(kit, {
      roles: ['shellfish', 'poultry', 'fish', 'tofu'],
      from: kha ? ['chicken-thigh', 'shrimp', 'tofu-firm'] : ['shrimp', 'chicken-thigh', 'tofu-firm'],
      not: [...whole, 'tuna-steak', 'mackerel'],
    })
    if (!main) return kit.fail('no main')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['mushroom', 'oyster-mushroom', 'cherry-tomato', 'bok-choy', 'snow-pea'],
        count: 2,
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const stock = kit.resolve(kit.pick(['chicken-stock', 'vegetable-stock']))
    const heat = kit.mood('mild')
      ? ''
      : kit.pick(['1 each red-chili', '1/2 tsp chili-flake', '2 each green-chili'])
    kit.add(`${stock ? `5 cup ${stock}` : ''}
      2 stalk lemongrass | bruised and cut into 2-inch lengths
      2 inch ginger | sliced into coins
      2 each shallot | thinly sliced
      2 clove garlic
      ${heat}
      ${kha ? '1 can coconut-milk' : ''}
      $main x0.8${pieceCut(main)}
      $veg
      3 tbsp fish-sauce
      1 tsp brown-sugar
      1/4 cup lime-juice
      1/3 cup ${kit.pick(['cilantro', 'thai-basil'])}`)
    const hot = heat.split(' ').at(-1) ?? 'red-chili'
    kit.step(
      `Put ${stock ? `{${stock}}` : '5 cups of water'} in a pot with {lemongrass,ginger,shallot,garlic,${hot || 'red-chili'}} and simmer until the broth smells of them, 10 minutes.`,
      '[Lift out {lemongrass}, which is only there for its scent.]',
      kha ? 'Stir in {coconut-milk} and bring back to a gentle simmer, 2 minutes.' : '',
      'Add {veg:firm} and simmer until tender, 4 minutes.',
      simmerText(kit),
      'Add {veg:soft,veg:leaf} and cook for 1 minute.',
      'Take the pot off the heat and stir in {fish-sauce,brown-sugar,lime-juice}. Taste: (hot, sour and salty should all be there at once|it should make you sit up). Ladle into bowls and scatter with {cilantro,thai-basil}.',
    )
    const called = said(kit, 'tom yum', 'tom kha')
    nameDish(kit, {
      noun: called ? `${called} soup` : 'hot and sour soup',
      main: [main],
      partners: [...kit.bound('veg'), 'lemongrass', 'ginger'],
      methods: kha ? ['coconut'] : ['bright'],
      never: ['garlicky', 'herby', 'lemony', 'creamy', 'spicy'],
    })
    kit.describe(
      `(Hot, sour and fragrant|A clear, bracing broth) of {-lemongrass,ginger,lime-juice} with {-main,veg}${kha ? ', softened with coconut' : ''}. (Drink every drop|It clears the head).`,
    )
  },
}
