import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { spoons } from '../well-known/water.ts'

export const cilantroLimeRice: Dish = {
  id: 'cilantro-lime-rice',
  names: [
    ...[
      'cilantro lime rice',
      'lime cilantro rice',
      'cilantro and lime rice',
      'coriander lime rice',
      'cilantro rice',
    ],
    ...[
      'chipotle rice',
      'lime rice',
      'arroz con cilantro',
      'cilantro lime cauliflower rice',
      'cilantro lime brown rice',
    ],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 50],
  side: true,
  onlyNamed: true,
  cuisines: ['mexican', 'tex-mex'],
  takes: ['grain', 'herb', 'citrus', 'bean', 'vegetable'],
  moods: ['quick', 'simple', 'fresh', 'budget'],
  write(kit) {
    if (!kit.ok('cilantro') || !kit.ok('lime')) return kit.fail('no cilantro, or no lime')
    const low = kit.diet('low-carb') || /cauliflower/i.test(kit.craving.text)
    const usual = low
      ? ['cauliflower-rice']
      : /brown/i.test(kit.craving.text)
        ? ['brown-rice']
        : ['white-rice', 'basmati-rice', 'jasmine-rice']
    const grain =
      kit.choose({
        roles: ['grain'],
        from: usual,
        where: ({ id }) => /rice$/.test(id) && id !== 'cooked-rice' && id !== 'arborio-rice',
      })[0] ?? usual.find(kit.ok)
    if (!grain) return kit.fail('no rice')
    kit.bind('main', [grain])
    const brown = grain === 'brown-rice'
    const florets = grain === 'cauliflower-rice'
    const fat = kit.resolve('vegetable-oil')
    if (!fat) return kit.fail('no fat')
    const beans = kit.choose({
      roles: ['bean', 'vegetable'],
      onlyWanted: true,
      max: 2,
      not: ['cauliflower', 'onion'],
    })
    kit.bind('extra', beans)
    kit.add(`!${florets ? '6 cup' : '1 3/4 cup'} ${grain}${florets ? '' : ' | rinsed until the water runs clear'}
      1 tbsp ${fat}
      ${florets ? '' : '~1 each bay-leaf'}
      3/4 tsp salt
      $extra x0.7
      2 each lime | zest finely grated, then juiced
      1/2 cup cilantro | finely chopped`)
    const added = twist(
      kit,
      {
        scallion: '3 each scallion',
        garlic: '2 clove garlic',
        jalapeno: '1 each jalapeno | seeded and finely chopped',
        butter: '1 tbsp butter',
        cumin: '1/2 tsp cumin',
      },
      1,
    )
    const water = 28 * (brown ? 1.6 : 1.5)
    kit.step(
      florets
        ? `Heat {${fat}} in a wide skillet over medium-high heat and toss {garlic,jalapeno,cumin} for half a minute. Add {main,salt} and cook, stirring, until tender and dry, 6 minutes.`
        : `Heat {${fat}} in a heavy pot over medium heat and stir {main} with {garlic,jalapeno,cumin} until the grains look glassy, 2 minutes.`,
      florets
        ? ''
        : `Add ${spoons((water * kit.servings) / 4)} of water with {bay-leaf,salt}, bring to a boil, cover tightly and cook over the lowest heat until the water is absorbed, ${brown ? 40 : 15} minutes. Leave it covered, off the heat, for 10 minutes: the steam finishes it.`,
      '[Meanwhile, warm {extra} through with a splash of water, 4 minutes.]',
      `${florets || !kit.uses('bay-leaf') ? '' : 'Lift out the bay leaf. '}Fluff with a fork, and fold in the zest and juice of {lime} with {cilantro,scallion,butter,extra}. Taste: it may want more salt than you think. Serve hot.`,
    )
    callIt(kit, {
      noun: florets
        ? 'cilantro-lime cauliflower rice'
        : brown
          ? 'cilantro-lime brown rice'
          : 'cilantro-lime rice',
      true: ['fluffy', 'zesty', 'bright'],
      after: [...beans, ...added.filter((id) => id !== 'cumin'), 'bay-leaf'].filter(
        (id) => id !== 'bay-leaf',
      ),
    })
    kit.describe(
      'Loose, fluffy grains, green with cilantro and sharp with lime. (The juice goes in at the end, where it stays fresh|Right for burritos, beans and anything from the grill).',
    )
  },
}
