import type { Dish } from '../../dish.ts'
import { callIt, choose, present } from '../bowl-parts.ts'

export const potatoSalad: Dish = {
  id: 'potato-salad',
  names: [
    'potato salad',
    'german potato salad',
    'warm potato salad',
    'kartoffelsalat',
    'new potato salad',
    'potatoe salad',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [35, 45],
  onlyNamed: true,
  takes: ['vegetable', 'herb', 'pickle', 'egg', 'bacon', 'dairy', 'canned-fish', 'sauce'],
  write(kit) {
    const german =
      kit.craving.cuisines.includes('german') || /german|kartoffel|warm|vinegar/i.test(kit.craving.text)
    const creamy = german ? null : kit.chance(0.55) ? (kit.resolve('mayonnaise') ?? null) : null
    const yogurt = creamy ? kit.pick(['greek-yogurt', 'sour-cream', 'creme-fraiche']) : null
    const potato = kit.ok('new-potato') ? kit.pick(['new-potato', 'potato']) : 'potato'
    const crunch = choose(kit, {
      roles: ['vegetable'],
      from: ['celery', 'radish', 'cucumber', 'fennel', 'apple', 'sugar-snap-pea', 'scallion'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['potato', 'new-potato'],
      where: (item) => item.raw === true && item.speed !== 'leaf' && !item.roles.includes('allium'),
    })
    kit.bind('crunch', crunch)
    const pickle = choose(kit, {
      roles: ['pickle', 'bacon', 'egg'],
      from: ['dill-pickle', 'caper', 'olive-green', ...(kit.chance(0.4) ? ['bacon', 'egg'] : [])],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      not: ['pancetta'],
    })
    kit.bind(
      'pickle',
      pickle.filter((id) => id !== 'bacon' && id !== 'egg'),
    )
    const herb =
      choose(kit, { roles: ['herb'], from: ['chive', 'dill', 'parsley', 'tarragon', 'mint'] })[0] ?? 'chive'
    const acid = kit.pick(['apple-cider-vinegar', 'white-wine-vinegar', 'red-wine-vinegar', 'lemon-juice'])
    const mustard = kit.resolve('dijon-mustard') === 'dijon-mustard' ? 'dijon-mustard' : null
    kit.add(`2 1/2 lb ${potato} | ${potato === 'potato' ? 'waxy, scrubbed and cut into 1-inch chunks' : 'halved'}
      1 1/2 tsp salt
      ${pickle.includes('egg') ? '4 each egg' : ''}
      ${pickle.includes('bacon') ? '4 oz bacon' : ''}
      3 tbsp ${acid}
      ${mustard ? '1 tbsp dijon-mustard' : ''}
      ${creamy ? `1/2 cup ${creamy}\n1/3 cup ${yogurt}` : '1/3 cup olive-oil'}
      ~1/4 tsp black-pepper
      ~${kit.pick(['1/2 each red-onion | finely chopped', '2 each shallot', '4 each scallion'])}
      ${german ? '3/4 cup vegetable-stock' : ''}
      $crunch x0.7
      $pickle x0.5
      3 tbsp ${herb}`)
    const stock = present(kit, ['vegetable-stock'])[0] ?? 'vegetable-stock'
    kit.step(
      `(Cover {${potato}} with cold water, add half of {salt} and bring to a boil|Put {${potato}} in a pan of cold water with half of {salt} and bring to a boil). Simmer until (a knife slides in easily|tender to the middle but still whole), 14 minutes. Drain and let them steam dry.`,
      pickle.includes('egg') ? 'Meanwhile, boil {egg} until firm, cool under cold water, peel and chop.' : '',
      pickle.includes('bacon') ? 'Meanwhile, fry {bacon} in a dry skillet until crisp, and drain.' : '',
      `(Toss|Turn) the warm pieces with {${acid}}${german ? ` and {${stock}}, warmed until steaming` : ''} and the rest of {salt} in a large bowl; (hot, they drink the seasoning in|they take up seasoning only while they are warm).`,
      `Whisk {${mustard ? 'dijon-mustard,' : ''}${creamy ? `${creamy},${yogurt}` : 'olive-oil'},black-pepper} until (smooth|thick) and fold it in[ with {red-onion,shallot,scallion}]. ${creamy ? '(By then they should be no more than lukewarm, or the dressing turns oily|Wait until they are lukewarm: heat splits the dressing).' : ''}`,
      `Add {crunch,pickle,egg,bacon} and {=half of} {${herb}}, turning gently so that the pieces stay whole.`.replace(
        '{=half of} ',
        'half of ',
      ),
      `Taste for salt and sharpness, scatter with the rest of {${herb}} and serve (${german ? 'warm or at room temperature' : 'cool or at room temperature'}).`.replace(
        /\((warm[^)]*|cool[^)]*)\)/,
        '$1',
      ),
    )
    callIt(kit, {
      noun: german ? 'warm potato salad' : 'potato salad',
      true: [
        ...(creamy ? ['creamy', 'picnic'] : ['vinegar-dressed', 'picnic']),
        ...(mustard ? ['mustardy'] : []),
      ],
      before: [herb, ...pickle],
      after: [...crunch, ...pickle, herb, 'red-onion', 'shallot', 'scallion', acid],
    })
    kit.describe(
      `Waxy potatoes dressed while warm, with {-crunch,pickle} and (plenty of|a good handful of) {-${herb}}. (Better after an hour of standing|It travels well to picnics and barbecues).`,
    )
  },
}
