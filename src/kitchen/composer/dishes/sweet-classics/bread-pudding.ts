import type { Dish } from '../../dish.ts'
import { chipsFor, degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

const loaves = ['bread', 'sourdough-bread', 'baguette', 'whole-wheat-bread', 'gluten-free-bread']

/** 400 g bread : 720 ml milk and cream : 4 eggs : 135 g sugar in an 8-inch dish; without egg 1/4 cup of cornstarch sets the custard. */
export const breadPudding: Dish = {
  id: 'bread-pudding',
  names: [
    'bread pudding',
    'bread and butter pudding',
    'butter pudding',
    'chocolate bread pudding',
    'gluten free bread pudding',
    'sourdough bread pudding',
    'whole wheat bread pudding',
    'apple bread pudding',
    'banana bread pudding',
    'brioche bread pudding',
    'capirotada',
    'ofenschlupfer',
    'um ali',
  ],
  categories: ['dessert', 'breakfast'],
  kind: 'sweet',
  serves: 8,
  minutes: [75, 90],
  oven: true,
  onlyNamed: true,
  takes: ['dried-fruit', 'fruit', 'berry', 'nut', 'spice', 'chocolate', 'bread', 'dairy'],
  cuisines: ['british', 'american'],
  moods: ['cozy', 'comfort', 'winter', 'sweet', 'budget', 'sunday'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'bread')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const asked = kit.choose({ roles: ['bread'], from: loaves, onlyWanted: true })[0]
    // A stand-in for the usual loaf goes by its own name, so that the title says what diet it keeps.
    const bread = asked && asked !== 'gluten-free-bread' && !kit.isKitchensChoice(asked) ? asked : 'bread'
    const loaf = kit.resolve(bread)
    const milk = kit.resolve('milk')
    const butter = kit.resolve('butter')
    if (!loaf || !milk || !butter || !/bread|baguette/.test(loaf)) return kit.fail('no bread or no milk')
    const egg = kit.ok('egg')
    const cream = kit.resolve('heavy-cream')
    const fresh = kit.choose({ roles: ['fruit', 'berry'], onlyWanted: true })[0] ?? null
    const chocolate = says(kit, /choc/) ? chipsFor(kit) : null
    const dried =
      chocolate || fresh
        ? (kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ?? null)
        : (kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ??
          kit.pick(['raisin', 'raisin', 'cranberry-dried', 'apricot-dried'].filter(kit.ok)))
    const nut =
      kit.wanted.some((id) => ['walnut', 'pecan', 'almond', 'hazelnut', 'pistachio'].includes(id)) ||
      kit.chance(0.25)
        ? (kit.choose({ roles: ['nut'], onlyWanted: true })[0] ?? ['pecan', 'walnut'].find(kit.ok) ?? null)
        : null
    const spice =
      kit.choose({ roles: ['spice'], onlyWanted: true, not: ['vanilla-extract', 'salt'] })[0] ??
      kit.resolve(kit.pick(['cinnamon', 'cinnamon', 'nutmeg']))
    const layered = says(kit, /bread (?:and|&|n) butter/) && !fresh
    kit.add(`!${bread === 'baguette' ? '1 1/2 each baguette' : loaf === 'sourdough-bread' ? `8 slice ${bread}` : `14 slice ${bread}`} | ${layered ? 'a day old' : 'a day old, cut into 1-inch cubes'}
      !${layered ? '5' : '3'} tbsp ${butter} | ${layered ? 'softened' : 'melted'}
      ${dried ? `~1/2 cup ${dried}` : ''}
      ${fresh ? (/berry/.test(fresh) ? `1 1/2 cup ${fresh}` : fresh === 'banana' ? '2 each banana | peeled and sliced' : `2 each ${fresh} | cored and diced`) : ''}
      ${chocolate ? `1 cup ${chocolate}` : ''}
      ${nut ? `~~1/2 cup ${nut}` : ''}
      !${cream ? '2 1/2' : '3'} cup ${milk}
      ${cream ? `~~1/2 cup ${cream}` : ''}
      ${egg ? '!4 each egg' : '!1/4 cup cornstarch'}
      !2/3 cup ${kit.pick(['sugar', 'brown-sugar'])}
      ${spice ? `~${spice === 'nutmeg' ? '1/2' : '1'} tsp ${spice}` : ''}
      ~2 tsp vanilla-extract
      1/4 tsp salt`)
    const dish =
      factor < 0.4
        ? 'two 10-ounce ramekins'
        : factor < 0.8
          ? 'a small (1-quart) baking dish'
          : factor > 1.4
            ? 'a 9-by-13-inch baking dish'
            : 'an 8-inch square baking dish'
    const strew = [dried ?? '', fresh ?? '', chocolate ?? '', nut ?? ''].filter(Boolean).join(',')
    kit.step(
      layered
        ? `Grease ${dish} with a little of {${butter}}. Spread {${bread}} with the rest, cut into triangles and arrange overlapping in the dish[, strewing {${strew || 'none'}} between the slices].`
        : `Toss {${bread}} with {${butter}} in ${dish}[, and tuck {${strew || 'none'}} in between].`,
      `Whisk {${egg ? 'egg' : 'cornstarch'},sugar,brown-sugar,${spice ?? 'salt'},vanilla-extract,salt} until smooth, then whisk in {${milk}${cream ? `,${cream}` : ''}}.`,
      `(Pour evenly over the bread, pressing it under|Pour it over the bread and push down what floats). Let it soak until the bread has drunk most of it, 20 minutes.`,
      `Heat the oven to ${degrees(350)}. Bake until puffed, golden and ${egg ? 'set in the middle, 165°F (74°C)' : 'bubbling thickly all the way to the middle'}, 45 minutes; cover with foil if the top browns too soon.`,
      'Let it settle until warm, then spoon out of the dish.',
    )
    nameSweet(kit, {
      noun: layered && butter === 'butter' ? 'bread and butter pudding' : 'bread pudding',
      main: [chocolate ?? '', fresh ?? '', dried ?? ''].filter(Boolean),
      partners: [spice ?? '', nut ?? ''].filter(Boolean),
      withs: [nut ?? '', spice ?? ''].filter(Boolean),
      methods: ['custardy', 'golden', 'old-fashioned', 'crisp-topped', 'Sunday', 'warm'],
    })
    kit.describe(
      `Day-old bread soaked in a ${egg ? 'vanilla custard' : 'vanilla cream'} and baked until crisp on top and trembling beneath[, with {-${strew || 'none'}}]. (The best end that a loaf can come to|Stale bread is not a makeshift here: it drinks more).`,
    )
  },
}
