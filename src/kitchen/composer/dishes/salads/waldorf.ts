import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'

export const waldorf: Dish = {
  id: 'waldorf-salad',
  names: [
    ...['waldorf salad', 'waldorf', 'apple walnut salad', 'chicken waldorf salad', 'turkey waldorf salad'],
    ...['apple celery salad', 'apple and celery salad', 'waldorf chicken salad', 'classic waldorf salad'],
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 25],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['fruit', 'nut', 'seed', 'cooked-meat', 'dairy', 'dried-fruit', 'vegetable', 'crumbling-cheese'],
  moods: ['quick', 'fresh', 'crunchy', 'fall', 'holiday'],
  write(kit) {
    const fruit = ['apple', 'pear'].find(kit.ok)
    if (!fruit) return kit.fail('no apples')
    const celery = kit.resolve('celery')
    const cream = ['mayonnaise', 'vegan-mayonnaise', 'greek-yogurt'].find(kit.ok)
    const light = ['greek-yogurt', 'sour-cream', 'coconut-yogurt', 'soy-yogurt'].find(kit.ok)
    const nut = kit.choose({
      roles: ['nut', 'seed'],
      from: kit.ok('walnut') ? ['walnut'] : ['pecan', 'sunflower-seed', 'pumpkin-seed'],
    })[0]
    if (!celery || !cream) return kit.fail('no celery, or no dressing')
    const dried = ['grape', 'grape', 'cranberry-dried', 'raisin'].filter(kit.ok)
    const sweet =
      kit.choose({
        roles: ['fruit', 'dried-fruit'],
        onlyWanted: true,
        not: ['apple', 'pear', 'banana'],
      })[0] ?? kit.inTurn(dried)
    const meat = kit.choose({ roles: ['cooked-meat'], onlyWanted: true, not: ['ham', 'bacon'] })[0]
    const chicken =
      meat ??
      (/chicken|turkey/i.test(kit.craving.text)
        ? ['chicken-cooked', 'turkey-cooked'].filter(kit.ok).at(/turkey/i.test(kit.craving.text) ? -1 : 0)
        : undefined)
    const leaf = kit.lean > 0 ? undefined : ['lettuce', 'romaine'].find(kit.ok)
    const lemon = kit.resolve('lemon-juice')
    const heatless = kit.craving.equipment.includes('no cook')
    const cheese = kit.choose({ roles: ['crumbling-cheese'], onlyWanted: true })
    kit.bind('cheese', cheese)
    const mix = light && light !== cream
    kit.add(`${nut ? `3/4 cup ${nut}` : ''}
      ${mix ? `1/4 cup ${cream}\n1/4 cup ${light}` : `1/2 cup ${cream}`}
      ${lemon ? `1 tbsp ${lemon}` : ''}
      1/4 tsp salt
      1/8 tsp black-pepper
      !3 each ${fruit} | cored and cut into 1/2-inch cubes
      4 stalk ${celery}
      ${sweet === 'grape' ? '1 cup grape | halved' : sweet ? `1/3 cup ${sweet}` : ''}
      ${chicken ? `2 cup ${chicken} | diced` : ''}
      $cheese x0.6
      ${leaf ? `1/2 head ${leaf}` : ''}`)
    const added =
      kit.lean > 0 ? '' : kit.pick(['dijon-mustard', 'honey', 'tarragon', 'parsley', 'orange'].filter(kit.ok))
    const more: Record<string, string> = {
      'dijon-mustard': '1 tsp dijon-mustard',
      honey: '2 tsp honey',
      tarragon: '1 tbsp tarragon',
      parsley: '2 tbsp parsley',
      orange: '1 each orange | zest finely grated',
    }
    kit.add(added ? `~${more[added] ?? ''}` : '')
    const scatter =
      nut || cheese.length > 0
        ? ` and scatter with {${nut ?? 'x'},cheese} at the last moment, so that the crunch stays.`
        : '.'
    kit.step(
      nut && !heatless
        ? `Toast {${nut}} in a dry skillet over medium heat, shaking the pan, until they smell nutty, 5 minutes, and let them cool.`
        : '',
      `Whisk {${[cream, mix ? light : '', lemon ?? '', 'dijon-mustard', 'honey'].filter(Boolean).join(',')},salt,black-pepper}[ and the zest of {orange}] in a large bowl until smooth.`,
      `Fold in {${[fruit, celery, sweet ?? '', chicken ?? ''].filter(Boolean).join(',')},tarragon,parsley} at once, before the ${fruit === 'apple' ? 'apples' : 'pears'} can brown.`,
      `[Line a platter with {${leaf ?? 'x'}}. ]Spoon the salad on${leaf ? ' it' : 'to a platter'}${scatter} Serve cool.`,
    )
    callIt(kit, {
      noun: 'Waldorf salad',
      true: ['crunchy', 'cool', 'creamy'],
      before: [fruit, chicken ?? ''].filter(Boolean),
      after: [nut ?? '', sweet ?? '', added, 'celery', ...cheese].filter(Boolean),
    })
    kit.describe(
      'Crisp {-apple,pear,celery} in a light, tangy cream, with {-walnut,pecan,grape,cranberry-dried} for good measure. (Keep the skins on for color|Leave the nuts for the very end).',
    )
  },
}
