import type { Dish } from '../../dish.ts'
import { callIt, withoutFire } from '../bowl-parts.ts'

export const fattoush: Dish = {
  id: 'fattoush',
  names: ['fattoush', 'fattoush salad', 'fatoush', 'lebanese bread salad', 'pita salad'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 25],
  onlyNamed: true,
  cuisines: ['middle-eastern'],
  takes: ['vegetable', 'bread', 'herb', 'bean', 'crumbling-cheese', 'cooked-meat', 'grill-cheese'],
  moods: ['fresh', 'light', 'summer', 'healthy'],
  write(kit) {
    kit.require(!withoutFire(kit), 'the bread is fried')
    const bread = ['pita', 'gluten-free-bread'].find(kit.ok)
    const leaf = ['romaine', 'lettuce'].find(kit.ok)
    if (!bread || !leaf) return kit.fail('no bread or no leaves')
    const extra = kit.choose({
      roles: ['bean', 'crumbling-cheese', 'cooked-meat', 'vegetable'],
      from: ['green-bell-pepper', 'feta', 'chickpea-canned', 'red-bell-pepper'],
      not: ['ham', 'olive-black', 'tofu-firm'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true || /canned|cooked|feta|cheese/.test(item.id),
    })
    kit.bind('extra', extra)
    kit.add(`!${bread === 'pita' ? '2 each pita | torn into bite-size pieces' : '4 slice gluten-free-bread | torn into bite-size pieces'}
      1/3 cup olive-oil
      3/4 tsp salt
      1 tbsp sumac
      3 tbsp lemon-juice
      ${kit.ok('garlic') ? '1 clove garlic | crushed to a paste' : ''}
      ~1 tsp ${kit.pick(['honey', 'red-wine-vinegar'])}
      1 head ${leaf} | cut across into ribbons
      3 each tomato | cut into wedges
      2 each cucumber | sliced
      6 each radish | thinly sliced
      3 each scallion
      1 cup parsley | leaves
      1/2 cup mint | leaves
      $extra x0.5`)
    kit.step(
      `Heat a third of {olive-oil} in a wide skillet over medium heat and fry {${bread}} with a pinch of {salt}, turning, until golden and crisp right through, 7 minutes. Drain on paper and dust with a little of {sumac}.`,
      'Stir {lemon-juice,garlic,honey,red-wine-vinegar} with the rest of {sumac,salt} in a large bowl and leave for 5 minutes, so that the sumac softens. Beat in the rest of {olive-oil}.',
      `Add {${leaf},tomato,cucumber,radish,scallion,parsley,mint,extra} and toss with your hands until everything shines.`,
      'Toss in the crisp bread at the table and eat at once, while it still crunches.',
    )
    callIt(kit, {
      noun: 'fattoush',
      true: ['crunchy', 'sumac-dressed'],
      after: [...extra, 'radish', 'mint', 'sumac', 'cucumber'],
    })
    kit.describe(
      `Crisp {-${bread}}, {-tomato,cucumber} and handfuls of herbs in a sharp sumac dressing. (The bread goes in last, or it is soft before the forks are out|Cut the vegetables large: this is a salad to crunch).`,
    )
  },
}
