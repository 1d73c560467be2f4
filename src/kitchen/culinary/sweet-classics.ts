import { item, type PantryItem } from './item.ts'

/** Foods for one or two classic desserts; their roles keep them out of dishes that choose foods freely. */
export const forSweetClassics: readonly PantryItem[] = [
  item('egg-yolk', 'egg yolk|egg yolks', 'baking', '3 each', '', {
    buy: 'large egg yolk|large egg yolks',
  }),
  item('egg-white', 'egg white|egg whites', 'baking', '3 each', '', {
    buy: 'large egg white|large egg whites',
  }),
  item('tea-bag', 'tea bag|tea bags', 'drink', '6 each', '', { buy: 'black tea bag|black tea bags' }),
  item('sparkling-water', 'sparkling water', 'drink', '2 cup', '', { raw: true }),
  item('rum', 'rum', 'drink', '2 tbsp', '', { raw: true }),
  item('golden-syrup', 'golden syrup', 'baking', '2 tbsp'),
  item('evaporated-coconut-milk', 'sweetened condensed coconut milk', 'baking', '1 can'),
]
