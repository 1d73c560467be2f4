import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

export const garlicBread: Dish = {
  id: 'garlic-bread',
  names: ['garlic bread', 'cheesy garlic bread', 'garlic baguette', 'garlic loaf', 'cheesy bread'],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [25, 30],
  oven: true,
  onlyNamed: true,
  takes: ['bread', 'herb', 'melting-cheese', 'hard-cheese', 'spice', 'fat'],
  cuisines: ['italian'],
  moods: ['quick', 'party', 'cheesy', 'simple'],
  write(kit) {
    const [bread] = kit.choose({
      roles: ['bread'],
      from: ['baguette', 'ciabatta', 'sourdough-bread', 'gluten-free-bread'].filter(kit.ok).slice(0, 2),
      where: (item) => /bread|baguette|ciabatta/.test(item.id) && !/crumb/.test(item.id),
    })
    if (!bread || !kit.ok('garlic')) return kit.fail('no bread')
    const fat = kit.resolve(kit.wants('olive-oil') ? 'olive-oil' : 'butter') ?? 'olive-oil'
    const cheese = kit.mood('cheesy') || /chees/i.test(kit.craving.text) || kit.chance(0.45)
    const topping = cheese ? kit.pick(['mozzarella-low-moisture', 'parmesan', 'gruyere', 'cheddar']) : ''
    const [herb] = kit.choose({
      roles: ['herb'],
      from: ['parsley', 'chive', 'basil', 'thyme'].filter((id) => kit.ok(id)),
    })
    const sliced = /bread/.test(bread)
    kit.add(`!${sliced ? `8 slice ${bread}` : `1 each ${bread}${bread === 'baguette' ? ' | left whole' : ''}`}
      !${fat === 'olive-oil' ? '1/3' : '1/2'} cup ${fat}${fat === 'olive-oil' ? '' : ' | softened'}
      !5 clove garlic | finely grated
      ${herb === 'thyme' ? '3 sprig thyme | leaves picked' : herb ? `1/4 cup ${herb}` : ''}
      1/2 tsp salt
      ${topping ? `3/4 cup ${topping}` : ''}`)
    const added = twist(
      kit,
      {
        'lemon-zest': '1 tsp lemon-zest',
        'chili-flake': '1/4 tsp chili-flake',
        paprika: '1/2 tsp paprika',
        'black-pepper': '1/2 tsp black-pepper',
        'dijon-mustard': '1 tsp dijon-mustard',
        anchovy: '3 each anchovy | mashed',
      },
      1,
    )
    kit.step(
      `Heat the oven to ${degrees(400)}.`,
      `Mash {${fat},garlic,salt}[ with {${herb ?? 'none'},${added.join(',')}}] to a smooth paste.`,
      sliced
        ? `Spread over {${bread}}, right to the edges, and set on a baking sheet.`
        : `Cut {${bread}} into slices not quite through, so that the loaf holds together, and push the paste into every cut. Wrap in foil.`,
      sliced
        ? `Bake until (golden and crisp at the edges|sizzling and golden), 10 minutes.`
        : 'Bake until the middle is hot and soaked, 12 minutes. Open the foil and bake until the top is crisp and golden, 5 minutes.',
      topping
        ? `Scatter with {${topping}} and return to the oven until (melted and bubbling|molten and browned in spots), 4 minutes.`
        : '',
      '(Serve hot, torn apart at the table|Eat at once, while the crust crackles).',
    )
    nameDish(kit, {
      noun: 'garlic bread',
      main: [],
      partners: [...(herb ? [herb] : []), ...(topping ? [topping] : []), ...added],
      methods: ['crisp', 'golden', ...(sliced ? [] : ['pull-apart'])],
      never: ['garlicky', 'herby', 'paprika', 'mustard', 'spicy', 'lemony'],
    })
    kit.describe(
      `Crisp at the crust and (soaked with garlic|rich and fragrant inside)[, with {-${herb ?? 'none'}}]. (Good beside soup, pasta or a salad|Assemble it ahead and bake when the guests sit down).`,
    )
  },
}
