import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'

export const mousse: Dish = {
  id: 'chocolate-mousse',
  names: [
    'chocolate mousse',
    'mousse',
    'chocolate pudding',
    'pudding',
    'pot de creme',
    'chocolate pot',
    'chocolate dessert',
    'custard',
    'avocado mousse',
    'ganache',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [75, 135],
  takes: ['chocolate', 'berry', 'fruit', 'nut', 'dairy', 'spice', 'tofu', 'citrus', 'drink', 'vegetable'],
  moods: ['fancy', 'creamy', 'sweet', 'smooth'],
  write(kit) {
    const bar = kit.resolve('dark-chocolate')
    const low = kit.diet('low-carb')
    if (!bar && !kit.ok('cocoa-powder')) return kit.fail('no chocolate')
    const ways = [
      ...(kit.ok('tofu-silken') ? ['tofu'] : []),
      ...(kit.ok('avocado') ? ['avocado'] : []),
      ...(kit.ok('coconut-cream') ? ['coconut'] : []),
      ...(kit.ok('heavy-cream') ? ['cream', 'cream'] : []),
    ]
    kit.require(ways.length > 0, 'nothing creamy')
    const way = kit.wants('avocado') ? 'avocado' : kit.wants('tofu-silken') ? 'tofu' : kit.pick(ways)
    const sweet = kit.resolve('maple-syrup')
    if (!sweet) return kit.fail('nothing sweet')
    const top = kit.choose({
      roles: ['berry', 'fruit', 'nut'],
      from: ['raspberry', 'strawberry', 'orange', 'almond', 'hazelnut'],
      count: 1,
      max: 2,
      where: (item) => item.raw === true && !['lemon', 'lime'].includes(item.id),
    })
    kit.bind('top', top)
    const note = kit.pick(
      ['vanilla-extract', 'espresso-powder', 'cinnamon', 'chili-flake', 'cardamom'].filter(
        (id) => !(kit.mood('mild') && id === 'chili-flake'),
      ),
    )
    const useBar = bar && !low && way !== 'avocado'
    kit.add(`${useBar ? `6 oz ${bar}` : '1/2 cup cocoa-powder'}
      ${{ tofu: '14 oz tofu-silken', avocado: '2 each avocado | pitted and peeled', coconut: '1 1/4 cup coconut-cream | chilled', cream: '1 1/4 cup heavy-cream | cold' }[way]}
      ${useBar ? '3' : '5'} tbsp ${sweet}
      ~${{ 'vanilla-extract': '1 tsp vanilla-extract', 'espresso-powder': '1 tsp espresso-powder', cinnamon: '1/4 tsp cinnamon', 'chili-flake': '1/8 tsp chili-flake', cardamom: '1/4 tsp cardamom' }[note]}
      1/8 tsp salt
      ${top.map((id) => (pantryItem(id)?.amount.endsWith('each') ? `1 each ${id} | peeled and sliced` : `${pantryItem(id)?.roles.includes('nut') ? '1/4' : '1'} cup ${id}`)).join('\n')}`)
    const body =
      { tofu: 'tofu-silken', avocado: 'avocado', coconut: 'coconut-cream', cream: 'heavy-cream' }[way] ??
      'heavy-cream'
    const base = useBar ? (bar ?? '') : 'cocoa-powder'
    kit.step(
      useBar
        ? `Melt {${base}} in a bowl over barely simmering water, stirring until smooth, 4 minutes. Let it cool until no longer hot to the touch, 10 minutes.`
        : '',
      way === 'tofu' || way === 'avocado'
        ? `Blend {${body},${useBar ? base : 'cocoa-powder'},${sweet},${note},salt} until (completely smooth and glossy|silky, with no flecks left), stopping to scrape down the sides.`
        : useBar
          ? `Whip {${body}} with {${sweet},${note},salt} to soft peaks. Stir a third of it into ${`{${base}}`} to loosen it, then fold in the rest in two additions, (keeping in as much air as you can|just until no streaks are left).`
          : `Whip {${body}} with {cocoa-powder,${sweet},${note},salt}, sifting the powder in first, until it holds soft peaks.`,
      'Spoon into small glasses, cover and chill for 1 hour, until (set and cold|it holds the mark of a spoon).',
      'Top with {top} just before serving. (Let it stand for a few minutes out of the cold first|It is soft, so serve it straight from the refrigerator).',
    )
    nameDish(kit, {
      noun: /pudding/i.test(kit.craving.text) ? 'chocolate pudding' : 'chocolate mousse',
      main: top,
      partners: [...(kit.uses(note) && note !== 'chili-flake' ? [note] : []), ...top],
      methods: [
        'dark',
        'silky',
        ...(way === 'coconut' ? ['coconut'] : []),
        ...(way === 'avocado' ? ['avocado'] : []),
      ],
      never: ['honey', 'maple', 'spicy', 'creamy'],
    })
    kit.title(
      ...kit.random
        .shuffled([
          `Dark chocolate ${way === 'coconut' ? 'coconut ' : ''}mousse with {-top}`,
          `Silky chocolate ${way === 'avocado' ? 'avocado ' : way === 'coconut' ? 'coconut ' : ''}mousse`,
        ])
        .map((title) => kit.say(title)),
    )
    kit.describe(
      `(Dense, silky and dark|${way === 'tofu' || way === 'avocado' ? 'Thick on the spoon' : 'Airy on the spoon'}, deep in flavor), with {-top} to cut the richness. (Make it in the morning for the evening|Serve it in small glasses: a little goes far).`,
    )
  },
}
