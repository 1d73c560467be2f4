import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'

export const wedgeSalad: Dish = {
  id: 'wedge-salad',
  names: [
    ...[
      'wedge salad',
      'wedge',
      'iceberg wedge',
      'iceberg wedge salad',
      'lettuce wedge',
      'lettuce wedge salad',
    ],
    ...[
      'steakhouse salad',
      'steakhouse wedge salad',
      'blue cheese wedge salad',
      'iceberg salad',
      'iceberg lettuce salad',
    ],
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 25],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['vegetable', 'bacon', 'crumbling-cheese', 'egg', 'herb', 'dairy', 'nut'],
  moods: ['quick', 'crunchy', 'fresh', 'date', 'fancy'],
  write(kit) {
    const leaf = ['iceberg-lettuce', 'romaine'].find(kit.ok)
    const mayo = ['mayonnaise', 'vegan-mayonnaise'].find(kit.ok)
    const sour = ['sour-cream', 'greek-yogurt', 'coconut-yogurt', 'soy-yogurt'].find(kit.ok)
    const base = mayo ?? sour
    if (!leaf || !base) return kit.fail('no lettuce, or nothing to dress it with')
    const cheese = kit.choose({
      roles: ['crumbling-cheese'],
      from: [kit.inTurn(['blue-cheese', 'blue-cheese', 'feta'].filter(kit.ok)) ?? 'goat-cheese'],
    })[0]
    const crisp = kit.ok('bacon')
      ? 'bacon'
      : kit.ok('tempeh')
        ? 'tempeh'
        : kit.ok('mushroom')
          ? 'mushroom'
          : null
    const rows = kit.choose({
      roles: ['vegetable'],
      from: ['cherry-tomato'],
      not: [leaf, 'onion', 'mushroom'],
      max: 3,
      where: (item) => item.raw === true || item.speed === 'raw',
    })
    kit.bind('rows', rows)
    const extra =
      kit.lean > 0 ? '' : kit.pick(['red-onion', 'avocado', 'radish', 'egg', 'crouton'].filter(kit.ok))
    const extras: Record<string, string> = {
      'red-onion': '1/4 each red-onion | very finely chopped',
      avocado: '1 each avocado | diced',
      radish: '4 each radish | thinly sliced',
      egg: '2 each egg',
      crouton: '1 cup crouton',
    }
    const cold = kit.craving.equipment.includes('no cook')
    const fried = cold ? null : crisp
    const herb = kit.pick(['chive', 'dill', 'parsley'].filter(kit.ok))
    kit.add(`${fried === 'bacon' ? '6 slice bacon | left whole' : fried === 'tempeh' ? '6 oz tempeh | crumbled\n1 tsp smoked-paprika\n1 tbsp soy-sauce' : fried ? '8 oz mushroom | thinly sliced\n1 tsp smoked-paprika' : ''}
      ${fried && fried !== 'bacon' ? '2 tbsp olive-oil' : ''}
      ${cheese ? `4 oz ${cheese}` : ''}
      ${mayo && sour ? `1/3 cup ${mayo}\n1/3 cup ${sour}` : `2/3 cup ${base}`}
      ~2 tbsp buttermilk
      2 tsp lemon-juice
      ${kit.ok('garlic') ? '1 clove garlic | finely grated' : ''}
      1/4 tsp salt
      1/4 tsp black-pepper
      !1 head ${leaf} | outer leaves removed
      $rows x0.7
      ${extra && !(cold && extra === 'egg') ? `~${extras[extra]}` : ''}
      ~2 tbsp ${herb}`)
    const thin = kit.finished().stands.get('buttermilk') ?? 'buttermilk'
    kit.step(
      fried === 'bacon'
        ? 'Cook {bacon} in a dry skillet over medium heat, turning, until crisp, 8 minutes. Drain and crumble it.'
        : fried
          ? `Fry {${fried}} in {olive-oil} over medium-high heat until brown and crisp, 7 minutes; toss with {smoked-paprika,soy-sauce} for the last minute.`
          : '',
      extra === 'egg' && !cold
        ? 'Meanwhile, lower {egg} into boiling water, simmer for 10 minutes, cool in ice water, peel and chop.'
        : '',
      `Mash ${cheese ? `half of {${cheese}} with ` : ''}{${[mayo ?? '', sour ?? '', thin, 'lemon-juice', 'garlic'].filter(Boolean).join(',')},salt,black-pepper} until the dressing is ${cheese ? 'lumpy and just ' : ''}thick enough to cling.`,
      `Cut {${leaf}} through the core into ${leaf === 'romaine' ? 'long wedges' : kit.servings === 4 ? 'four wedges' : `${kit.servings} wedges`}, which the core holds together, and set one on each plate, cut sides up.`,
      `Spoon the dressing over so that it runs between the leaves, then scatter with {${[fried ?? '', 'rows', extra].filter(Boolean).join(',')}}${cheese ? `, the rest of {${cheese}}` : ''} and {${herb}}. Serve cold, with a knife.`,
    )
    callIt(kit, {
      noun: 'wedge salad',
      true: ['cold', 'crunchy', 'steakhouse'],
      before: [cheese ?? '', fried === 'bacon' ? 'bacon' : ''].filter(Boolean),
      after: [fried ?? '', ...rows, extra, herb].filter(Boolean),
    })
    kit.describe(
      `A cold, crackling wedge of lettuce under a thick ${cheese ? '{-blue-cheese,feta,goat-cheese} ' : 'herb '}dressing[, with {-bacon,tempeh,rows}]. (Chill the plates, and it stays crisp to the last bite|The salad before a steak, or all of dinner).`,
    )
  },
}
