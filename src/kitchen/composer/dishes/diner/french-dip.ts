import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

export const frenchDip: Dish = {
  id: 'french-dip',
  names: [
    'french dip',
    'french dips',
    'french dip sandwich',
    'french dip sandwiches',
    'beef dip sandwich',
    'roast beef au jus sandwich',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [200, 205],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['stewing', 'mushroom', 'melting-cheese', 'bread', 'sauce'],
  moods: ['comfort', 'weekend', 'game day', 'hearty'],
  write(kit) {
    const beef = kit.ok('beef-chuck')
    const main = beef ? 'beef-chuck' : (['portobello', 'seitan'].find(kit.ok) ?? kit.fail('no filling'))
    kit.bind('main', [main])
    const bread = ['hoagie-roll', 'baguette', 'gluten-free-burger-bun', 'gluten-free-bread'].find(kit.ok)
    if (!bread) return kit.fail('no roll to dip')
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: kit.ok('provolone') ? ['provolone', 'swiss-cheese'] : ['vegan-cheese'],
      not: ['mozzarella', 'brie'],
      onlyWanted: kit.lean > 0,
    })[0]
    const stock = broth(kit, beef ? 'beef-stock' : 'vegetable-stock', 4)
    const savory = kit.resolve('worcestershire-sauce')
    kit.add(
      `!${beef ? '3 lb beef-chuck | in one piece, patted dry' : main === 'seitan' ? '24 oz seitan | thinly sliced' : '10 each portobello | stems removed, sliced 1/4 inch thick'}
      1 1/2 tsp salt
      1 tsp black-pepper
      2 tbsp vegetable-oil
      2 each onion | thinly sliced
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      ${stock.line}
      ${savory ? `2 tbsp ${savory}` : ''}
      ~1 tsp thyme-dried
      ~1 each bay-leaf
      6 each ${bread === 'hoagie-roll' || bread.endsWith('bun') ? `${bread} | split` : bread}
      ${cheese ? (/provolone|swiss/.test(cheese) ? `6 slice ${cheese} | thin` : `1 1/2 cup ${cheese}`) : ''}`
        .replace('6 each baguette', '2 each baguette | each cut into 3 and split')
        .replace('6 each gluten-free-bread', '12 slice gluten-free-bread'),
    )
    const added = twist(
      kit,
      {
        horseradish: '2 tbsp horseradish',
        'dijon-mustard': '2 tbsp dijon-mustard',
        rosemary: '1 tsp rosemary',
        'red-wine': '1/2 cup red-wine',
      },
      1,
    )
    kit.step(
      `Season {main} with {salt,black-pepper}. Heat {vegetable-oil} in a heavy pot over medium-high heat and ${beef ? 'brown the beef well on all sides, 12 minutes' : 'brown on both sides, 10 minutes'}. Lift out.`,
      'Turn the heat to medium, add {onion} and cook until soft and golden, 10 minutes. Stir in {garlic,thyme-dried,rosemary} for 1 minute.',
      `Pour in ${stock.ref}[, {red-wine}] and {${savory ?? 'salt'},bay-leaf}, scraping the bottom, and return {main} to the pot.`.replace(
        '{salt,bay-leaf}',
        '{bay-leaf}',
      ),
      beef
        ? 'Cover and simmer over low heat, turning the meat once, until a fork twists in it without effort, about 200°F (93°C) inside, 2 1/2 hours.'
        : 'Cover and simmer over low heat until tender and dark, 20 minutes.',
      beef
        ? 'Lift {main} onto a board, rest for 10 minutes and slice or pull it apart. Strain the liquid into a pan, keep the onions, skim off the fat and boil until it tastes rich, 5 minutes: this is the jus.'
        : 'Lift out {main} and the onions. Strain the liquid into a pan and boil until it tastes rich, 5 minutes: this is the jus.',
      `Toast {${bread}}, cut side down, in a dry skillet until golden, 2 minutes[. Spread with {horseradish,dijon-mustard}], and fill with {main}, the onions and ${cheese ? `{${cheese}}, which melts on the hot filling` : 'a spoonful of the jus'}.`,
      'Pour the hot jus into small bowls and serve beside the sandwiches, for dipping at every bite.',
    )
    nameDish(kit, {
      noun: 'French dip sandwiches',
      main: beef ? [] : [main],
      partners: [cheese ?? '', ...added].filter(Boolean),
      methods: beef ? ['slow-simmered', 'fork-tender'] : ['savory'],
      never: ['cheesy', 'garlicky', 'creamy', 'herby'],
    })
    kit.describe(
      `${beef ? 'Meltingly tender beef' : 'Dark, savory {-main}'} and soft {-onion} in a crusty roll, with a bowl of the jus that it cooked in. (The roll should be sturdier than you think: it has to survive the dipping|The filling and the jus keep for three days).`,
    )
  },
}
