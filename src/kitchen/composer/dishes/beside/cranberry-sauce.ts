import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { spoons } from '../well-known/water.ts'

/** Cranberries bring their own pectin: what looks thin in the pan sets as it cools. */
export const cranberrySauce: Dish = {
  id: 'cranberry-sauce',
  names: [
    ...['cranberry sauce', 'cranberries sauce', 'homemade cranberry sauce', 'thanksgiving cranberry sauce'],
    ...[
      'orange cranberry sauce',
      'cranberry orange sauce',
      'whole berry cranberry sauce',
      'fresh cranberry sauce',
    ],
    ...['cranberry compote', 'cranberry jelly', 'spiced cranberry sauce'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 8,
  minutes: [20, 25],
  side: true,
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['berry', 'citrus', 'sweetener', 'spice', 'nut', 'fruit', 'liquid'],
  moods: ['holiday', 'quick', 'simple', 'fall', 'winter'],
  write(kit) {
    const sweet = kit.resolve(
      kit.wants('maple-syrup') ? 'maple-syrup' : kit.wants('honey') ? 'honey' : 'sugar',
    )
    if (!kit.ok('cranberry') || !sweet) return kit.fail('no cranberries, or nothing to sweeten them')
    const liquids = ['orange-juice', '', 'apple-juice'].filter((id) => id === '' || kit.ok(id))
    const asked = /orange/i.test(kit.craving.text) && kit.ok('orange-juice') ? 'orange-juice' : undefined
    const juice = asked ?? kit.inTurn(liquids) ?? ''
    const zest = juice === 'orange-juice' && kit.ok('orange')
    kit.add(`!1 lb cranberry | picked over
      ${sweet === 'sugar' || sweet === 'erythritol' ? '1 cup' : '3/4 cup'} ${sweet}
      ${juice ? `3/4 cup ${juice}` : ''}
      ${zest ? '1 each orange | zest finely grated' : ''}
      1/8 tsp salt`)
    const added = twist(
      kit,
      {
        'cinnamon-stick': '1 each cinnamon-stick',
        ginger: '1 inch ginger',
        'star-anise': '1 each star-anise',
        allspice: '1/4 tsp allspice',
        thyme: '2 sprig thyme',
        pecan: '1/3 cup pecan',
        apple: '1 each apple | peeled and finely diced',
        pear: '1 each pear | peeled and finely diced',
      },
      1,
    )
    const whole = added.find((id) => ['cinnamon-stick', 'star-anise', 'thyme'].includes(id))
    const lift = whole
      ? `Lift out the ${{ 'cinnamon-stick': 'cinnamon stick', 'star-anise': 'star anise' }[whole as 'star-anise'] ?? 'thyme'}. `
      : ''
    kit.step(
      `Bring {${[juice, sweet].filter(Boolean).join(',')},salt}${juice ? '' : ` and ${spoons((12 * kit.servings) / 8)} of water`}[ with {cinnamon-stick,ginger,star-anise,allspice,thyme}] to a simmer in a saucepan, stirring until ${sweet === 'sugar' ? 'the sugar has dissolved' : 'it is smooth'}, 3 minutes.`,
      'Add {cranberry,apple,pear} and simmer, stirring now and then, until most of the berries have burst and the sauce coats a spoon, 10 minutes.',
      `Take it off the heat. ${lift}[Stir in the zest of {orange}. ][Stir in {pecan}. ]Taste, and sweeten it a little more if it makes you wince.`,
      'Cool to room temperature, when it sets like a soft jam. It keeps in the refrigerator for a week.',
    )
    callIt(kit, {
      noun: 'cranberry sauce',
      true: ['ruby', 'whole-berry', 'make-ahead'],
      before: zest ? ['orange'] : [],
      after: [...added.filter((id) => id !== 'allspice'), zest ? 'orange' : ''].filter(Boolean),
    })
    kit.describe(
      'Burst berries in a ruby sauce, sharp first and sweet after[, with {-orange}][ and {-ginger,apple,pear,pecan}]. (Make it three days ahead|For the turkey, and for the sandwiches after).',
    )
  },
}
