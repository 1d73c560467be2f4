import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

export const stuffedPeppers: Dish = {
  id: 'stuffed-peppers',
  names: [
    'stuffed peppers',
    'stuffed pepper',
    'stuffed bell peppers',
    'stuffed vegetables',
    'stuffed zucchini',
    'stuffed tomatoes',
    'stuffed mushrooms',
    'filled peppers',
    'stuffed portobello',
    'stuffed eggplant',
    'stuffed bell pepper',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 60],
  cuisines: ['mediterranean', 'tex-mex', 'italian', 'turkish', 'greek'],
  onlyNamed: true,
  oven: true,
  takes: [
    'ground',
    'bean',
    'grain',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'sausage',
    'lentil',
    'cooked-meat',
    'mushroom',
  ],
  write(kit) {
    kit.require(!withoutOven(kit), 'they are baked')
    const text = kit.craving.text.toLowerCase()
    const shellId = /zucchini|courgette/.test(text)
      ? 'zucchini'
      : /mushroom|portobello/.test(text)
        ? 'portobello'
        : /eggplant|aubergine/.test(text)
          ? 'eggplant'
          : /tomato/.test(text)
            ? 'tomato'
            : kit.wants('green-bell-pepper')
              ? 'green-bell-pepper'
              : kit.wants('poblano')
                ? 'poblano'
                : kit.pick(['red-bell-pepper', 'yellow-bell-pepper', 'red-bell-pepper'])
    const shell = kit.ok(shellId) ? shellId : kit.ok('zucchini') ? 'zucchini' : null
    if (!shell) return kit.fail('nothing to fill')
    kit.bind('shell', [shell])
    const main = chooseMain(kit, {
      roles: ['ground', 'bean', 'sausage', 'cooked-meat'],
      from: [
        'beef-ground',
        'turkey-ground',
        'black-bean-canned',
        'chickpea-canned',
        'lamb-ground',
        'italian-sausage',
        'white-bean-canned',
      ],
      not: ['prosciutto', 'salami', 'pepperoni', 'kielbasa'],
    })
    if (!main) return kit.fail('no filling')
    const cooking = cookingOf(main)
    const grain = kit.diet('low-carb')
      ? kit.resolve('cauliflower-rice')
      : (choose(kit, {
          roles: ['grain'],
          from: ['cooked-rice'],
          where: (item) =>
            ['cooked-rice', 'couscous', 'quinoa', 'bulgur', 'cauliflower-rice'].includes(item.id),
        })[0] ?? null)
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: ['mushroom', 'spinach', 'zucchini', 'corn-frozen', 'carrot'],
      not: [shell, 'tomato', 'cherry-tomato', 'onion', 'red-bell-pepper', 'yellow-bell-pepper'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => (item.speed !== 'raw' && item.speed !== 'hard') || item.id === 'carrot',
    })
    kit.bind('veg', veg)
    const cheese = choose(kit, {
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: kit.ok('cheddar')
        ? ['cheddar', 'monterey-jack', 'feta', 'mozzarella-low-moisture']
        : ['vegan-cheese'],
      not: ['brie', 'mozzarella', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
    })
    kit.bind('cheese', cheese)
    const spice =
      {
        'tex-mex': 'chili-powder',
        italian: 'italian-seasoning',
        turkish: 'paprika',
        greek: 'oregano-dried',
        mediterranean: 'oregano-dried',
      }[kit.profile?.id ?? ''] ?? 'smoked-paprika'
    const second = kit.pick(
      ['cumin', 'smoked-paprika', 'coriander-ground', 'garlic-powder'].filter((id) => id !== spice),
    )
    const herb = kit.profile?.herb ?? 'parsley'
    const lines: Record<string, string> = {
      zucchini: '4 each zucchini | halved lengthwise, middles scooped out and chopped',
      portobello: '8 each portobello | stems removed',
      eggplant: '2 each eggplant | halved lengthwise, middles scooped out and chopped',
      tomato: '8 each tomato | large, tops cut off and hollowed out',
      poblano: '4 each poblano | halved lengthwise and seeded',
    }
    kit.add(`${lines[shell] ?? `4 each ${shell} | halved lengthwise and seeded`}
      2 tbsp olive-oil
      1 each onion
      2 clove garlic
      ${cooking === 'bean' ? `2 can ${main}` : cooking === 'cooked-meat' ? '$main' : cooking === 'sausage' ? '$main' : `1 lb ${main}`}
      $veg x0.5 | finely chopped
      2 tsp ${spice}
      ~1 tsp ${second}
      3/4 tsp salt
      1 can tomato-canned
      ${grain === 'cooked-rice' || grain === 'cauliflower-rice' ? `1 1/2 cup ${grain}` : grain ? `1/2 cup ${grain}` : ''}
      $cheese
      ~2 tbsp ${herb}`)
    const tomato = present(kit, ['tomato-canned'])[0] ?? 'tomato-canned'
    const raw = grain && !['cooked-rice', 'cauliflower-rice'].includes(grain)
    const brown =
      {
        'ground-meat': 'until browned and 160°F (71°C), with no pink left, 7 minutes',
        'ground-poultry': 'until no pink is left and it reaches 165°F (74°C), 7 minutes',
        sausage: 'until browned and 160°F (71°C), 7 minutes',
        bean: 'until hot, 3 minutes',
        'cooked-meat': 'until hot, 3 minutes',
      }[cooking as 'bean'] ?? 'until hot, 3 minutes'
    kit.step(
      `Heat the oven to 400°F (200°C). Set {shell} cut side up in a baking dish, brush with half of {olive-oil} and bake until (beginning to soften|they just give), 15 minutes.`.replace(
        'cut side up',
        shell === 'portobello' ? 'gill side up' : 'cut side up',
      ),
      `Meanwhile, cook {onion,garlic} in the rest of {olive-oil} in a skillet over medium heat until soft.`,
      `Add {main}[ and {veg}] to the skillet and cook${['ground-meat', 'ground-poultry', 'sausage'].includes(cooking) ? ', breaking it up,' : ''} ${brown}. Stir in {${spice},${second},salt,${tomato}}${raw ? ` with {${grain}} and 1/2 cup of water, cover and simmer until tender, 12 minutes.` : grain ? ` and {${grain}} and simmer until steaming hot and (thick enough to mound|nearly dry), 4 minutes.` : ' and simmer until thick, 5 minutes.'}`,
      `(Spoon|Pile) the filling into {shell}, mounding it, and top with {cheese}.`,
      `Bake until {shell} are tender and the top is (golden and bubbling|browned in spots), 15 minutes. Let them stand for 5 minutes[, then scatter with {${herb}}].`,
    )
    const noun = `stuffed ${shell.includes('bell') || shell === 'poblano' ? (shell === 'poblano' ? 'poblanos' : 'peppers') : shell === 'portobello' ? 'portobello mushrooms' : shell === 'tomato' ? 'tomatoes' : shell === 'eggplant' ? 'eggplant' : 'zucchini'}`
    callIt(kit, {
      noun,
      true: [
        'baked',
        ...(kit.profile ? [kit.profile.adjective] : []),
        ...(kit.uses('smoked-paprika') ? ['smoky'] : []),
      ],
      before: [main],
      after: [
        ...veg,
        ...cheese,
        grain === 'cooked-rice' ? '' : (grain ?? ''),
        herb,
        ...(cooking === 'bean' ? [main] : []),
      ].filter(Boolean),
    })
    kit.describe(
      `(Soft, sweet|Tender) {-shell} filled with {-main}[, {-veg}] and tomato under a lid of {-cheese}. (They reheat well for lunch|The filling can be made the day before).`
        .replace('Soft, sweet|', shell.includes('bell') ? 'Soft, sweet|' : '')
        .replace(' and tomato', tomato.includes('tomato') ? ' and tomato' : ''),
    )
  },
}
