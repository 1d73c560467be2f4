import type { Dish } from '../../dish.ts'
import { pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, rawLine, sweetener } from './fruit.ts'

export const setCream: Dish = {
  id: 'set-cream',
  names: [
    'pudding',
    'vanilla pudding',
    'custard',
    'blancmange',
    'butterscotch pudding',
    'pots de creme',
    'posset',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [130, 140],
  takes: ['fruit', 'berry', 'dairy', 'citrus', 'chocolate', 'spice', 'sweetener'],
  cuisines: ['italian', 'french'],
  moods: ['fancy', 'sweet', 'creamy', 'smooth'],
  weight: 0.5,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'starch')
    const custard = says(kit, /custard|creme|flan|butterscotch/) && kit.ok('egg')
    const flavor = kit.wants('lemon', 'orange')
      ? kit.wants('orange')
        ? 'orange'
        : 'lemon'
      : kit.wants('coffee', 'espresso-powder')
        ? 'espresso-powder'
        : kit.pick(
            ['vanilla-extract', 'orange', 'cardamom', 'espresso-powder', 'lemon', 'cinnamon'].filter(kit.ok),
          )
    const peel = flavor === 'orange' || flavor === 'lemon'
    const fruit = fruits(kit, 1, ['banana', ...(peel ? ['orange'] : [])])[0]
    const cream = kit.resolve('heavy-cream')
    const sugar = says(kit, /butterscotch/) ? 'brown-sugar' : 'sugar'
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.4)
    kit.add(
      `!${cream ? 1.5 : 2.5} cup milk\n${cream ? '1 cup heavy-cream' : ''}\n!1/4 cup ${sugar}\n!3 tbsp cornstarch\n${custard ? '2 each egg' : ''}\n1 pinch salt\n${peel ? `1 each ${flavor} | zest finely grated` : `${flavor === 'cardamom' ? '1/2' : '1'} tsp ${flavor}`}\n${fruit ? rawLine(fruit) : ''}\n${nut ? `2 tbsp ${nut}` : ''}\n~1 tbsp ${sweetener(kit)}`,
    )
    kit.step(
      `Whisk {cornstarch,${sugar},salt${peel ? '' : `,${flavor}`}} with a splash of {milk} in a saucepan until smooth${custard ? ', then beat in {egg}' : ''}. Whisk in the rest of {milk}[ and {heavy-cream}]${peel ? ` and the zest of {${flavor}}` : ''}.`,
      `Cook over medium heat, whisking without a pause, until it thickens and the first bubbles break${custard ? ' and it reads 170°F (77°C)' : ''}, 7 minutes. Keep it bubbling and whisk for 1 minute more: (that cooks out the starch|undercooked starch tastes chalky).`,
      `Pour through a sieve into ${kit.servings} small glasses. Chill until set, 2 hours.`,
      `Toss {${fruit ?? 'x'}} with {maple-syrup,honey,agave-syrup} and spoon on top just before serving[, with {${nut ?? 'none'}}].`,
      fruit ? '' : `Serve cold[, with {${nut ?? 'none'}} and {maple-syrup,honey,agave-syrup} on top].`,
    )
    nameSweet(kit, {
      noun: custard ? 'custard cups' : kit.pick(['cream pudding', 'pudding cups']),
      main: [flavor, ...(fruit ? [fruit] : [])],
      partners: [...(nut ? [nut] : [])],
      withs: [fruit ?? ''],
      methods: ['silky', 'cool', 'soft-set', 'gentle', 'smooth', 'chilled'],
    })
    kit.describe(
      `(Silky and just set|Cool, smooth and trembling), scented with {-${flavor}}[ and topped with {-${fruit ?? 'none'}}]. Set with starch instead of gelatin, so it can be made the day before.`,
    )
  },
}
