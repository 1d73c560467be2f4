import type { Dish } from '../../dish.ts'
import { askedFor, notLumps, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 4 egg whites : 200 g sugar, with starch and acid so that the heart stays soft; dried in a low oven more than baked. */
export const pavlova: Dish = {
  id: 'pavlova',
  names: [
    'pavlova',
    'pavlova cake',
    'berry pavlova',
    'strawberry pavlova',
    'mini pavlova',
    'meringue nest',
    'eton mess',
    'meringue',
    'meringue cookie',
    'meringue kiss',
    'baiser',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [120, 160],
  oven: true,
  onlyNamed: true,
  takes: ['berry', 'fruit', 'dairy', 'citrus', 'nut', 'chocolate'],
  cuisines: ['australian'],
  moods: ['fancy', 'sweet', 'summer', 'party', 'light'],
  write(kit) {
    kit.require(
      kit.ok('egg-white') && kit.ok('sugar') && !kit.diet('low-carb'),
      'egg white and sugar are all there is',
    )
    const factor = kit.batch(0.5, 1, 2)
    const kisses = says(kit, /meringue|baiser/) && !says(kit, /nest|pavlova|pie/)
    const mess = says(kit, /eton mess/)
    const nests = says(kit, /nest|mini/) || kit.servings < 4
    const acid = ['lemon-juice', 'white-wine-vinegar', 'apple-cider-vinegar'].find(kit.ok)
    if (!acid) return kit.fail('nothing steadies the whites')
    const cream = kisses ? null : kit.resolve('heavy-cream')
    kit.require(kisses || cream, 'no cream')
    const asked = askedFor(
      kit,
      ['berry', 'fruit'],
      notLumps.filter((id) => id !== 'passion-fruit'),
      3,
    )
    const fruit = kisses
      ? []
      : asked.length > 0
        ? asked
        : mess
          ? ['strawberry']
          : [
              kit.pick(['strawberry', 'raspberry'].filter(kit.ok)),
              ...(kit.lean > 0 ? [] : [kit.pick(['blueberry', 'kiwi', 'passion-fruit'].filter(kit.ok))]),
            ]
    const amount = fruit.length > 1 ? '1 1/2 cup' : '3 cup'
    const lines = fruit.map(
      (id) =>
        ({
          kiwi: '2 each kiwi | peeled and sliced',
          'passion-fruit': '3 each passion-fruit | pulp scooped out',
          strawberry: `${amount} strawberry | hulled and halved`,
          peach: '3 each peach | pitted and sliced',
          mango: '1 each mango | peeled and diced',
          banana: '2 each banana | peeled and sliced',
        })[id] ?? `${amount} ${id}`,
    )
    kit.add(`!4 each egg-white | at room temperature
      1 pinch salt
      !1 cup sugar
      ${kisses || mess ? '' : '!2 tsp cornstarch'}
      !1 tsp ${acid}
      1 tsp vanilla-extract
      ${cream ? `!1 1/4 cup ${cream} | cold` : ''}
      ${lines.join('\n')}`)
    kit.bind('fruit', fruit)
    kit.work(15)
    const small = kisses || mess
    kit.step(
      `Heat the oven to ${small ? '225°F (105°C)' : '300°F (150°C)'} and line ${small || nests ? 'two baking sheets' : factor > 1 ? 'two baking sheets' : 'a baking sheet'} with parchment. Wipe a large bowl clean of every trace of fat.`,
      'Whip {egg-white} with {salt} to soft peaks. Add {sugar} a tablespoon at a time, whipping well after each, until stiff, glossy and no grains can be felt between your fingers, 8 minutes.',
      small
        ? `Whip in {${acid},vanilla-extract}. Pipe or spoon into ${Math.round((kisses ? 40 : 24) * factor)} small mounds, an inch apart.`
        : `Fold in {cornstarch,${acid},vanilla-extract} gently. ${nests ? `Spoon into ${Math.max(2, Math.round(8 * factor))} nests, 4 inches wide, each with a hollow in the middle.` : `Heap onto the parchment, spread to ${factor > 1 ? 'two 9-inch rounds' : factor < 1 ? 'a 6-inch round' : 'a 9-inch round'} and hollow the middle a little.`}`,
      small
        ? 'Bake until dry and crisp and they lift off the paper cleanly, 90 minutes; they should stay pale. Let them cool in the switched-off oven.'
        : `Put into the oven and turn it down at once to 250°F (120°C). Bake until crisp and dry outside, ${nests ? 50 : 80} minutes. Let it cool completely in the switched-off oven, door ajar: cold air would crack it.`,
      kisses
        ? 'Keep them in a tightly closed box, where they stay crisp for 2 weeks.'
        : mess
          ? `Whip {${cream ?? 'none'}} to soft peaks. Crush a third of {fruit}, break the meringues into rough pieces and fold everything together loosely. Serve soon, while the meringue crackles.`
          : `Just before serving, whip {${cream ?? 'none'}} to soft peaks, spread over the top and pile on {fruit}.`,
    )
    nameSweet(kit, {
      noun: kisses ? 'meringues' : mess ? 'Eton mess' : nests ? 'mini pavlovas' : 'pavlova',
      main: fruit,
      partners: fruit.slice(1),
      withs: kisses ? ['vanilla-extract'] : [],
      methods: kisses
        ? ['crisp', 'snow-white', 'melting', 'airy', 'classic']
        : ['billowy', 'crisp-shelled', 'marshmallowy', 'cloud-light', 'classic', 'summer'].filter(
            (word) => !mess || !/shelled|mallow/.test(word),
          ),
    })
    kit.describe(
      kisses
        ? 'Crisp, melting bites of nothing but egg white and sugar, dried slowly in a low oven. (Beat until no grain of sugar can be felt|A dry day makes the best ones), and keep them well closed.'
        : mess
          ? `Crushed {-fruit}, whipped {-${cream ?? 'none'}} and meringue broken up and folded together (at the last minute|just before it goes to the table). It cannot look wrong, and it cannot wait: the meringue should crackle.`
          : `(Crisp outside and soft as a cloud within|A crackling shell with a soft heart), under whipped {-${cream ?? 'none'},fruit}. The meringue can be baked the day before; crown it only when everyone is at the table.`,
    )
  },
}
