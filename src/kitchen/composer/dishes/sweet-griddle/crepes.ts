import type { Dish } from '../../dish.ts'
import { addFlour, barFor, fruitLine, ownWordsOnly, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { isFirm, pickFruit, quickSyrup, toppings } from './toppings.ts'

export const crepes: Dish = {
  id: 'crepes',
  names: ['crepe', 'crêpe', 'french pancake', 'thin pancake', 'swedish pancake', 'blini', 'palatschinken'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [35, 45],
  takes: ['fruit', 'berry', 'chocolate', 'citrus', 'sweetener', 'nut', 'fresh-cheese', 'dairy', 'nut-butter'],
  cuisines: ['french'],
  moods: ['sweet', 'fancy', 'light'],
  weight: 0.7,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    kit.batch(0.5, 1, 2, 3)
    const egg = kit.ok('egg')
    if (egg) addFlour(kit, 1)
    else kit.add('!3/4 cup all-purpose-flour\n!1/3 cup chickpea-flour')
    const way = kit.wants('lemon')
      ? 'lemon'
      : kit.wants(
            'chocolate-chip',
            'dark-chocolate',
            'vegan-dark-chocolate',
            'cocoa-powder',
            'vegan-chocolate-chip',
          )
        ? 'chocolate'
        : kit.wanted.some((id) => toppings.includes(id))
          ? 'fruit'
          : kit.pick(['lemon', 'chocolate', 'fruit', 'fruit', 'jam', 'cheese'])
    const fruit = way === 'fruit' || way === 'cheese' || way === 'chocolate' ? pickFruit(kit, 1) : null
    const bar = way === 'chocolate' ? barFor(kit) : null
    const cheese =
      way === 'cheese'
        ? (['ricotta', 'mascarpone', 'greek-yogurt'].map((id) => kit.resolve(id)).find((id) => id !== null) ??
          null)
        : null
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.6)
    const scent =
      kit.lean > 0
        ? 'vanilla-extract'
        : kit.pick(
            ['vanilla-extract', 'cinnamon', 'cardamom', 'nutmeg', 'orange', 'ginger-ground']
              .filter((id) => kit.ok(id) && !kit.wants(id))
              .concat('vanilla-extract'),
          )
    const scented = scent === 'orange' ? 'orange' : scent
    kit.add(
      scent === 'orange'
        ? '1 each orange | zest finely grated'
        : `~${scent === 'vanilla-extract' ? '1' : '1/4'} tsp ${scent}`,
    )
    kit.add(
      `!${egg ? 1.25 : 1.33} cup milk\n${egg ? '2 each egg' : ''}\n!3 tbsp butter | melted\n~1 tbsp sugar\n1/4 tsp salt`,
    )
    kit.add(
      `${way === 'lemon' ? '1 each lemon | cut into wedges\n1/4 cup sugar' : ''}\n${way === 'jam' ? '1/2 cup jam' : ''}\n${bar ? `4 oz ${bar}` : ''}\n${cheese ? `1 cup ${cheese}` : ''}\n${fruit ? fruitLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}\n${cheese || way === 'fruit' ? `~2 tbsp ${quickSyrup(kit) || 'honey'}` : ''}`,
    )
    const flour = egg ? 'all-purpose-flour,whole-wheat-flour' : 'all-purpose-flour,chickpea-flour'
    kit.step(
      `(Blend|Whisk) {${flour},salt} with {milk,egg${scented === 'orange' ? '' : `,${scented}`}}${scented === 'orange' ? ', the zest of {orange}' : ''}${way === 'lemon' ? '' : ' and {sugar}'}, then two thirds of {butter}, until (perfectly smooth and as thin as cream|smooth and thin enough to coat a spoon barely).`.replace(
        'as thin as cream',
        'thin enough to run off a spoon',
      ),
      'Let the batter rest for 15 minutes, so that the flour swells and the crepes turn tender.'.replace(
        'Let the batter rest for 15 minutes',
        'Chill the batter for 15 minutes',
      ),
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water until tender, 6 minutes.`
        : '',
      'Heat a 9-inch nonstick skillet over medium heat for 2 minutes and wipe it with a little of {butter}.',
      'Pour in a scant 1/4 cup of batter, tilting at once so that it runs into a thin sheet. Cook until the edge browns and lifts, 1 minute, then flip and cook for 30 seconds. Stack the crepes on a plate and go on with the rest, about 10 minutes in all.'.replace(
        'about 10 minutes in all',
        'wiping the pan in between; the whole batch takes about 12 minutes',
      ),
      way === 'lemon'
        ? 'Sprinkle each crepe with {sugar}, squeeze {lemon} over and (fold into quarters|roll up)[, with {' +
            (nut ?? 'none') +
            '} on top].'
        : `(Spread|Fill) the crepes with {jam,${bar ?? 'x'},${cheese ?? 'y'},${fruit ?? 'z'}}, fold into quarters${bar ? ' while hot, so that the chocolate melts' : ''}[ and scatter with {${nut ?? 'none'}}].`,
      `Drizzle with {maple-syrup,honey,agave-syrup} and serve.`,
    )
    nameSweet(kit, {
      noun: 'crepes',
      main: [
        ...(way === 'lemon' ? ['lemon'] : []),
        ...(bar ? [bar] : []),
        ...(fruit ? [fruit] : []),
        ...(cheese ? [cheese] : []),
        ...(way === 'jam' ? ['jam'] : []),
      ],
      partners: [...(nut ? [nut] : []), scent],
      withs: ['maple-syrup', 'honey', 'sugar'],
      methods: ['thin', 'lacy', 'French-style', 'tender', 'paper-thin', 'folded', 'delicate', 'browned'],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Thin, lacy|Tender and buttery) crepes with browned edges, ${way === 'lemon' ? 'lemon and a crunch of sugar' : 'filled while they are hot'}[ and {-${nut ?? 'none'}} for crunch]. The first one is the cook's; from the second on they come out right.`.replace(
        'buttery',
        'golden',
      ),
    )
  },
}
