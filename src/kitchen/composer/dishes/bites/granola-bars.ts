import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

export const granolaBars: Dish = {
  id: 'granola-bars',
  names: [
    'granola bar',
    'granola bars',
    'oat bar',
    'oat bars',
    'cereal bar',
    'muesli bar',
    'flapjacks',
    'breakfast bar',
    'protein bar',
    'energy bar',
    'granola',
  ],
  categories: ['snack', 'breakfast'],
  kind: 'sweet',
  serves: 12,
  minutes: [40, 45],
  takes: ['grain', 'nut', 'seed', 'dried-fruit', 'chocolate', 'nut-butter', 'sweetener', 'spice', 'fruit'],
  moods: ['kids', 'protein', 'healthy', 'simple'],
  write(kit) {
    const times = kit.batch(0.5, 1, 2)
    const oat = kit.resolve('rolled-oat')
    kit.require(oat, 'no oats')
    const raw = kit.craving.equipment.some((tool) => ['no bake', 'no oven', 'no cook'].includes(tool))
    const loose = /granola(?! bar)/i.test(kit.craving.text)
    const butter = kit.choose({
      roles: ['nut-butter'],
      from: ['peanut-butter', 'almond-butter', 'sunflower-seed-butter', 'tahini'],
    })[0]
    const sweet = kit.resolve(kit.pick(['honey', 'maple-syrup']))
    if (!sweet || (!butter && !kit.ok('coconut-oil'))) return kit.fail('nothing to bind the bars')
    const crunch = kit.choose({
      roles: ['nut', 'seed'],
      from: ['almond', 'pecan', 'pumpkin-seed', 'sunflower-seed', 'sesame-seed', 'coconut-shredded'],
      count: kit.lean > 1 ? 1 : 2,
      max: 3,
      where: (item) => !['flaxseed-ground', 'poppy-seed'].includes(item.id),
    })
    kit.bind('crunch', crunch)
    const fruit = kit.choose({
      roles: ['dried-fruit', 'chocolate'],
      from: ['raisin', 'cranberry-dried', 'apricot-dried', 'date', 'chocolate-chip', 'vegan-chocolate-chip'],
      not: ['cocoa-powder', 'dark-chocolate', 'vegan-dark-chocolate'],
      count: kit.lean > 1 ? 0 : 1,
      max: 2,
    })
    kit.bind('fruit', fruit)
    const spice = kit.pick(['cinnamon', 'ginger-ground', 'cardamom', 'vanilla-extract'])
    kit.add(`2 1/2 cup ${oat}
      ${crunch.map((id) => (id === 'sesame-seed' || id === 'chia-seed' ? `1/4 cup ${id}` : `1/2 cup ${id}`)).join('\n')}
      1/4 tsp salt
      ~1 tsp ${spice}
      ${butter ? `1/2 cup ${butter}` : '1/3 cup coconut-oil'}
      ${loose ? '1/3' : '1/2'} cup ${sweet}
      ${butter ? `2 tbsp ${kit.pick(['coconut-oil', 'butter'])}` : ''}
      ${fruit.map((id) => `1/2 cup ${id}`).join('\n')}`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'coconut-oil'
    const pan = times >= 2 ? 'a 9-by-13-inch pan' : 'an 8-inch square pan'
    if (loose) {
      kit.step(
        'Heat the oven to 325°F (165°C) and line a large rimmed baking sheet with parchment.',
        `Warm {${butter ?? fat},${sweet},${fat}} in a small pan, stirring, until runny, 2 minutes.`,
        `Pour over {${oat},crunch,salt,${spice}} and mix until everything is coated.`,
        'Spread out and press down lightly. Bake, turning once with a spatula, until evenly golden, 25 minutes. (It turns crisp as it cools|It will crisp up later).',
        'Cool without stirring for 15 minutes, then break into clusters and mix in {fruit}.',
      )
    } else {
      kit.step(
        raw
          ? `Line ${pan} with parchment, leaving some over the sides.`
          : `Heat the oven to 325°F (165°C) and line ${pan} with parchment, leaving some over the sides.`,
        `Toast {${oat},crunch} in a large dry skillet over medium heat, stirring, until they smell nutty, 5 minutes. Tip into a bowl with {salt,${spice}}.`,
        `Warm {${butter ?? fat},${sweet},${fat}} in the skillet, stirring, until it bubbles at the edge and turns glossy, 2 minutes.`,
        `Pour over the dry mixture and stir until nothing looks dry. (Let it cool for 5 minutes before you add|Wait 5 minutes, then fold in) {fruit}${fruit.some((id) => /choc/.test(id)) ? ', which would melt in the heat' : ''}.`,
        `Scrape into the pan and press down very firmly with the base of a glass; (loose bars crumble|the harder you press, the better they hold).`,
        raw
          ? 'Chill for 1 hour, until firm enough to cut.'
          : 'Bake until golden at the edges, 20 minutes. Cool completely in the pan, then chill for 30 minutes.',
        'Lift out and cut into bars with a sharp knife. (They keep for a week in a tin|Wrapped one by one, they travel well).',
      )
    }
    nameDish(kit, {
      noun: loose ? 'granola' : 'granola bars',
      main: [...crunch.slice(0, 1), ...fruit],
      partners: [...crunch, ...fruit, ...(butter ? [butter] : []), ...(kit.uses(spice) ? [spice] : [])],
      methods: raw && !loose ? ['no-bake', 'chewy'] : loose ? ['crunchy', 'clustered'] : ['chewy', 'golden'],
      never: ['peanut', 'coconut', 'gingery', 'sesame'],
    })
    kit.describe(
      `(Chewy and toasty|Toasted and just sweet enough), with {-crunch,fruit}${loose ? '' : ' pressed into neat bars'}. (Good in a bag for the afternoon|${loose ? 'Serve over something cold and creamy' : 'One keeps you going until dinner'}).`,
    )
  },
}
