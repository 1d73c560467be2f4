import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const carbonara: Dish = {
  id: 'carbonara',
  names: ['carbonara', 'spaghetti carbonara', 'pasta carbonara', 'carbonarra'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 30],
  weight: 0.2,
  takes: ['pasta', 'bacon', 'vegetable', 'hard-cheese', 'mushroom', 'egg', 'tofu'],
  cuisines: ['italian'],
  loves: ['pancetta', 'bacon', 'spaghetti', 'pecorino'],
  write(kit) {
    const pasta =
      kit.choose({
        roles: ['pasta'],
        from: ['spaghetti', 'rigatoni', 'linguine'],
        not: ['lasagna-noodle', 'orzo'],
      })[0] ?? kit.resolve('spaghetti')
    if (!pasta) return kit.fail('no pasta')
    kit.bind('pasta', [pasta])
    const egg = kit.ok('egg')
    const meat = kit.ok('pancetta')
      ? kit.pick(['pancetta', 'pancetta', 'bacon'])
      : kit.ok('turkey-cooked') && !kit.diet('vegetarian') && !kit.diet('vegan')
        ? 'mushroom'
        : 'mushroom'
    kit.bind('main', [meat])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        onlyWanted: true,
        max: 2,
        not: [meat],
        where: (item) => item.speed !== 'raw',
      }),
    )
    const cheese = kit.pick(['pecorino', 'parmesan'])
    kit.add(`1 lb ${pasta}
      ${meat === 'mushroom' ? '12 oz mushroom' : `6 oz ${meat}`}
      ${meat === 'mushroom' ? '2 tbsp olive-oil\n~1/2 tsp smoked-paprika' : '1 tbsp olive-oil'}
      $veg x0.7
      ${egg ? '4 each egg' : '14 oz tofu-silken\n~1/4 tsp turmeric'}
      ${egg ? `1 cup ${cheese}` : '1/3 cup nutritional-yeast'}
      1 tsp black-pepper
      1/4 tsp salt`)
    const added = twist(kit, {
      garlic: '1 clove garlic | lightly crushed',
      parsley: '2 tbsp parsley',
      nutmeg: '1/8 tsp nutmeg',
      'lemon-juice': '1 tsp lemon-juice',
      'pea-frozen': '3/4 cup pea-frozen',
      'chili-flake': '1/4 tsp chili-flake',
      chive: '2 tbsp chive',
    })
    kit.step(
      '(Bring a large pot of water to a boil and salt it lightly|Set a large pot of lightly salted water to boil). Cook {pasta} until just firm to the bite, 9 minutes. Scoop out 1 cup of the cooking water before you drain.',
      `Meanwhile, cook {main} in {olive-oil}${meat === 'mushroom' ? ' with {smoked-paprika}' : ''} in a large skillet over medium heat until ${meat === 'mushroom' ? 'deeply browned' : 'crisp at the edges and the fat has run'}, 8 minutes. [Stir in {veg,pea-frozen} and cook until tender, 3 minutes.] [Stir in {garlic,chili-flake} for the last 30 seconds.] Take the pan off the heat.`,
      egg
        ? `Beat {egg} with most of {${cheese}}, {black-pepper} and {salt}[ and {nutmeg,lemon-juice}] until (thick|you have a loose paste).`
        : 'Blend {tofu-silken,turmeric,nutritional-yeast,black-pepper,salt,nutmeg,lemon-juice} until completely smooth.',
      `Tip {pasta} into the skillet and toss with a splash of the hot water for 1 minute, (until the sizzling stops|so that it cools a little).`,
      egg
        ? 'Off the heat, pour in the egg mixture and toss fast, adding water by the spoonful, until the sauce turns (glossy and clings|creamy); set the pan back over the lowest heat for 1 minute if it stays thin, and stop at 160°F (71°C), before it scrambles.'
        : 'Pour in the sauce and toss over low heat until hot and glossy, 2 minutes, loosening with the water.',
      `Serve at once[ with the rest of {${cheese}}][ and {parsley,chive}]. (Warm plates help|It waits for nobody).`,
    )
    nameDish(kit, {
      noun: `${kit.wants(pasta) || pasta === 'spaghetti' ? kit.say(`{-${pasta}}`).toLowerCase() : pasta} carbonara`,
      main: meat === 'mushroom' ? ['mushroom'] : added.length ? added : [meat],
      partners: [meat, cheese, ...added, ...kit.bound('veg')],
      methods: ['peppery', 'glossy', 'weeknight'],
      never: ['smoky', 'garlicky', 'cheesy', 'creamy', 'lemony', 'herby'],
    })
    kit.describe(
      `(${pasta === 'spaghetti' || pasta === 'linguine' ? 'Glossy strands' : 'Glossy pasta'}|${egg && !kit.craving.exclusions.includes('cream') ? 'A silky egg sauce' : 'A silky sauce'}) and ${meat === 'mushroom' ? 'deeply browned {-main}' : 'crisp, salty {-main}'}, sharp with black pepper. (Toss it off the heat and eat it at once|Have the plates warm and everyone seated).`,
    )
  },
}
