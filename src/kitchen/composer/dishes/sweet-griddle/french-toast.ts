import type { Dish } from '../../dish.ts'
import { fruitLine, ownWordsOnly, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { isFirm, pickFruit, quickSyrup } from './toppings.ts'

export const frenchToast: Dish = {
  id: 'french-toast',
  names: ['french toast', 'eggy bread', 'pain perdu', 'arme ritter', 'frenchtoast'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [20, 30],
  takes: [
    'fruit',
    'berry',
    'bread',
    'nut',
    'sweetener',
    'spice',
    'egg',
    'dairy',
    'chocolate',
    'nut-butter',
    'citrus',
    'fresh-cheese',
  ],
  moods: ['sweet', 'kids', 'sunday', 'budget', 'cozy'],
  weight: 0.8,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'bread')
    const asked = kit.choose({
      roles: ['bread'],
      from: ['bread', 'sourdough-bread'],
      onlyWanted: true,
      not: ['flour-tortilla', 'corn-tortilla', 'pizza-dough', 'panko', 'breadcrumb', 'tortilla-chip'],
    })[0]
    const bread =
      asked ??
      (kit.ok('bread') ? kit.pick(['bread', 'sourdough-bread', 'bread']) : (kit.resolve('bread') ?? ''))
    kit.require(bread !== '' && kit.ok(bread), 'no bread')
    const egg = kit.ok('egg')
    const fruit = pickFruit(kit, 0.9)
    const spice =
      kit.lean > 0 ? '' : kit.pick(['cinnamon', 'cardamom', 'nutmeg', 'ginger-ground', 'pumpkin-pie-spice'])
    const orange = kit.lean === 0 && kit.ok('orange') && (kit.wants('orange') || kit.chance(0.15))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.45)
    const filling = ['cream-cheese', 'ricotta', 'mascarpone', 'peanut-butter', 'almond-butter'].find(
      (id) => kit.wants(id) && kit.ok(id),
    )
    kit.add(
      `!8 slice ${bread}\n${egg ? '4 each egg' : '!1/3 cup chickpea-flour'}\n!${egg ? 1 : 1.25} cup milk\n~1 tbsp sugar\n1/4 tsp salt\n~1 tsp vanilla-extract\n${spice ? `~${spice === 'nutmeg' ? '1/4' : '1'} tsp ${spice}` : ''}\n${orange ? '1 each orange | zest finely grated, then juiced' : ''}\n!2 tbsp butter\n${filling ? `1/2 cup ${filling}` : ''}\n${fruit ? fruitLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}\n~1/4 cup ${quickSyrup(kit) || 'maple-syrup'}`,
    )
    kit.work(2)
    kit.step(
      `Whisk {egg,chickpea-flour,milk,sugar,salt,vanilla-extract,${spice || 'x'}}${orange ? ' with the zest and juice of {orange}' : ''} in a wide, shallow dish until smooth${egg ? ' and no strands of egg are left' : ' and free of lumps'}.`,
      `Lay {${bread}} in the dish and let the slices soak, turning once, until (heavy but not falling apart|soft all the way through).`,
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water in a small pan until tender and glossy, 6 minutes.`
        : '',
      'Melt half of {butter} in a large skillet over medium heat until it foams, 1 minute. Fry half of the slices until deep golden underneath, 4 minutes, then turn and fry until puffed and firm in the middle, 3 minutes.',
      'Wipe the pan and fry the rest in the remaining butter the same way, 7 minutes.'
        .replace('the remaining butter', 'the rest of {butter}')
        .replace('fry the rest in', 'fry the other slices in'),
      `Serve hot[, spread with {${filling ?? 'none'}}][, topped with {${fruit ?? 'none'}}][, scattered with {${nut ?? 'none'}}][ and with {maple-syrup,honey,agave-syrup} over it].`,
    )
    nameSweet(kit, {
      noun: 'French toast',
      main: [...(fruit ? [fruit] : []), ...(orange ? ['orange'] : [])],
      partners: [
        ...(nut ? [nut] : []),
        ...(spice ? [spice] : []),
        ...(bread === 'sourdough-bread' ? [bread] : []),
      ],
      withs: ['maple-syrup', 'honey'],
      methods: ['golden', 'custardy', 'skillet', 'weekend', 'crisp-edged', 'puffed', 'brunch', 'pan-fried'],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Custardy inside and crisp at the edges|Golden slices with a soft, custardy heart)${spice ? `, scented with {-${spice}}` : ''}[ and piled with {-${fruit ?? 'none'}}]. (Bread from yesterday soaks best|A fine end for bread that is past its best).`,
    )
  },
}
