import type { Dish } from '../../dish.ts'
import { callIt, choose, dipperLines, dippersFor, inHaste, present } from '../bowl-parts.ts'
import { asideFor } from './dippers.ts'

export const tzatziki: Dish = {
  id: 'tzatziki',
  names: ['tzatziki', 'tsatsiki', 'cucumber yogurt dip', 'yogurt dip', 'raita', 'cacik'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 45],
  cuisines: ['greek'],
  onlyNamed: true,
  takes: ['herb', 'vegetable', 'spice', 'bread', 'dairy'],
  write(kit) {
    asideFor(kit)
    const raita = /raita/i.test(kit.craving.text)
    const herb =
      choose(kit, {
        roles: ['herb'],
        from: raita ? ['mint', 'cilantro'] : ['dill', 'mint', 'parsley', 'chive'],
      })[0] ?? 'dill'
    const acid = kit.pick(
      raita ? ['lime-juice', 'lemon-juice'] : ['lemon-juice', 'red-wine-vinegar', 'white-wine-vinegar'],
    )
    const spice = raita
      ? kit.pick(['cumin', 'coriander-ground'])
      : kit.pick(['sumac', 'chili-flake', 'black-pepper', 'zaatar', 'white-pepper'])
    const extra = choose(kit, {
      roles: ['vegetable'],
      from: ['radish', 'scallion', 'fennel', 'celery', 'tomato', 'carrot'],
      count: kit.lean > 0 ? 0 : kit.chance(0.4) ? 1 : 0,
      max: 2,
      not: ['cucumber'],
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const dippers = dippersFor(kit, ['pita', 'naan', 'gluten-free-bread', 'baguette'])
    kit.add(`!1 each cucumber | coarsely grated
      3/4 tsp salt
      1 1/2 cup greek-yogurt
      ~1 clove garlic | finely grated
      1 tbsp ${acid}
      1 tbsp olive-oil
      2 tbsp ${herb}
      ~~1/4 tsp ${spice}
      $extra x0.25
      ${dipperLines(dippers)}`)
    const yogurt = present(kit, ['greek-yogurt'])[0] ?? 'greek-yogurt'
    const chill = !inHaste(kit) && kit.chance(0.5)
    kit.step(
      '(Toss|Mix) {cucumber} with {salt} in a sieve and leave it over a bowl while you measure the rest. Squeeze it by the handful, (hard, until hardly a drop comes|as dry as you can: water is what makes the dip thin).',
      `(Stir|Beat) {${yogurt}} with {garlic,${acid}}, then half of {olive-oil}, until (smooth|glossy).`,
      `Fold in {cucumber,extra,${herb}}. Taste before you add more salt, since the cucumber (brings its own|is already seasoned).`,
      chill
        ? 'Cover and refrigerate for 30 minutes, (so that the flavors settle|which rounds off the garlic).'.replace(
            'which rounds off the garlic',
            kit.uses('garlic') ? 'which rounds off the garlic' : 'so that it thickens',
          )
        : '',
      `Scrape into a bowl, trickle over the rest of {olive-oil}[ and finish with {${spice}}].`,
      dippers.length > 0 ? 'Serve cold with {dippers}.' : 'Serve cold.',
    )
    callIt(kit, {
      noun: raita ? 'cucumber raita' : 'tzatziki',
      true: ['cool', 'thick', 'chilled'].slice(0, chill ? 3 : 2),
      before: [herb, ...extra],
      after: [herb, ...extra, spice, acid, ...dippers],
    })
    kit.describe(
      `(Cold, thick and garlicky|Cool and thick), with grated {-cucumber} and plenty of {-${herb}}. (Beside anything from the grill, or with {-dippers} on its own|A spoonful rescues dry leftovers, too).`
        .replace('thick and garlicky', kit.uses('garlic') ? 'thick and garlicky' : 'thick and fresh')
        .replace(
          ', or with {-dippers} on its own',
          dippers.length > 0 ? ', or with {-dippers} on its own' : '',
        ),
    )
  },
}
