import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** The red one, with canned hominy: what is heaped on top raw is half of the dish. */
export const pozole: Dish = {
  id: 'pozole',
  names: ['pozole', 'posole', 'pozole rojo', 'red pozole', 'chicken pozole', 'pork pozole', 'hominy soup'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 135],
  onlyNamed: true,
  cuisines: ['mexican'],
  takes: ['stewing', 'poultry', 'bean', 'vegetable', 'spice', 'herb'],
  moods: ['comfort', 'party', 'spicy', 'hearty', 'cozy'],
  write(kit) {
    kit.require(kit.ok('hominy'), 'no hominy')
    const bird = /chicken/i.test(kit.craving.text) || (kit.craving.maxMinutes ?? 999) < 120
    const usual = (bird ? ['chicken-thigh'] : ['pork-shoulder', 'chicken-thigh']).find(kit.ok)
    const main = chooseMain(kit, {
      roles: ['stewing', 'poultry', 'bean'],
      from: usual ? [usual] : ['pinto-bean-canned', 'black-bean-canned'],
      not: ['beef-short-rib', 'rabbit', 'venison', 'chicken-wing', 'chicken-drumstick', 'chickpea-canned'],
    })
    if (!main) return kit.fail('nothing to simmer')
    const kind = cookingOf(main)
    const slow = kind === 'stewing-meat'
    const stock = broth(kit, kind === 'bean' ? 'vegetable-stock' : 'chicken-stock', 8)
    const raw = ['cabbage', 'iceberg-lettuce'].find(kit.ok)
    const hot = !kit.mood('mild') && kit.ok('chipotle-in-adobo')
    const tomato = kit.resolve('crushed-tomato')
    kit.add(`${slow ? `!2 lb ${main} | cut into 1 1/2-inch cubes` : kind === 'bean' ? `2 can ${main}` : `!1 1/2 lb ${main} | left whole`}
      2 tbsp vegetable-oil
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '5 clove garlic' : ''}
      2 tbsp chili-powder
      2 tsp cumin
      1 1/2 tsp oregano-dried
      ${hot ? '1 each chipotle-in-adobo' : ''}
      ${tomato === 'crushed-tomato' ? '3/4 cup crushed-tomato | from a can' : ''}
      ${stock.line}
      ${slow ? '~1 each bay-leaf' : ''}
      !3 can hominy
      1 1/2 tsp salt
      ${raw === 'cabbage' ? '6 oz cabbage | very finely shredded' : raw ? `1/2 head ${raw}` : ''}
      6 each radish
      1 each avocado | diced
      2 each lime | cut into wedges
      ~1/3 cup cilantro`)
    const added = twist(
      kit,
      {
        'green-chile-canned': '1 can green-chile-canned',
        jalapeno: '1 each jalapeno | thinly sliced',
        'queso-fresco': '4 oz queso-fresco',
        'tortilla-chip': '4 oz tortilla-chip',
        scallion: '4 each scallion',
      },
      2,
    )
    const top = ['radish', raw ?? 'radish', 'avocado', 'cilantro', 'jalapeno', 'queso-fresco', 'scallion']
    kit.step(
      slow
        ? 'Brown {main} in {vegetable-oil} in a large pot over medium-high heat, in two batches, 10 minutes in all. Lift out.'
        : '',
      `${slow ? 'Turn the heat to medium and' : 'Heat {vegetable-oil} in a large pot over medium heat and'} cook {onion} until soft and golden, 8 minutes. Stir in {garlic,chili-powder,cumin,oregano-dried,chipotle-in-adobo} until it smells toasted, 1 minute. Add {crushed-tomato} and cook until dark and thick, 3 minutes.`,
      slow
        ? `Return the meat, add ${stock.ref}[ and {bay-leaf}] and simmer over low heat, partly covered, until a fork pulls it apart, 85 minutes.`
        : kind === 'bean'
          ? `Add ${stock.ref}[ and {bay-leaf}] and simmer until the color has deepened, 20 minutes.`
          : `Add {main} with ${stock.ref}[ and {bay-leaf}] and simmer gently until it reaches 165°F (74°C) and comes apart, 25 minutes. Lift out, shred and return.`,
      `Add {hominy,green-chile-canned${kind === 'bean' ? ',main' : ''}} and simmer until the kernels are tender and the soup tastes of one thing, 20 minutes. Season with {salt}.`,
      `Ladle into deep bowls and let everyone heap on {${top.join(',')}}.[ Pass {tortilla-chip} to crumble in.] Serve with {lime} to squeeze over.`,
    )
    nameDish(kit, {
      noun: 'pozole',
      main: [main],
      partners: [raw ?? '', 'hominy', 'avocado', 'radish', ...added].filter(Boolean),
      methods: ['red', 'slow-simmered'].slice(0, slow ? 2 : 1),
      never: ['lime', 'spicy', 'herby', 'cumin', 'garlicky', 'smoky'],
    })
    kit.describe(
      `Chewy hominy and tender {-main} in a deep red soup, under a heap of raw, crunchy things. (Set the toppings on the table and let everyone build a bowl|It is even better warmed up the next day).`,
    )
  },
}
