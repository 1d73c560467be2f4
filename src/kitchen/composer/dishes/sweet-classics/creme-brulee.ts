import type { Dish } from '../../dish.ts'
import { degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/*
 * 480 ml cream : 5 yolks : 65 g sugar for four ramekins, baked in a water bath so that it sets without curdling. Where there
 * are no yolks, 1/4 cup of cornstarch sets as much coconut milk on the stove. The sugar on top is melted last.
 */
export const cremeBrulee: Dish = {
  id: 'creme-brulee',
  names: [
    'creme brulee',
    'crème brûlée',
    'crême brulée',
    'crème brulée',
    'crème brulee',
    'creme brulée',
    'creme brule',
    'creme brûlée',
    'crema catalana',
    'burnt cream',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [175, 200],
  onlyNamed: true,
  takes: ['citrus', 'spice', 'drink'],
  cuisines: ['french'],
  moods: ['fancy', 'sweet', 'creamy', 'party'],
  write(kit) {
    const yolks = kit.ok('egg-yolk')
    const cream = ['heavy-cream', 'coconut-milk'].find(kit.ok)
    const sugar = 'sugar'
    kit.require(kit.ok(sugar), 'nothing else melts to a crust')
    if (!cream) return kit.fail('no cream')
    const factor = kit.batch(0.5, 1, 1.5, 2, 3)
    const catalan = says(kit, /catalana/)
    const peel =
      ['orange', 'lemon'].find((id) => kit.wants(id) && kit.ok(id)) ??
      (catalan && kit.ok('lemon') ? 'lemon' : null)
    const asked = kit.choose({
      roles: ['spice'],
      onlyWanted: true,
      not: ['vanilla-extract', 'salt', 'espresso-powder'],
    })[0]
    const coffee = ['coffee', 'espresso-powder'].find((id) => kit.wants(id) && kit.ok(id))
    const spice =
      asked ??
      (catalan
        ? 'cinnamon'
        : kit.lean === 0 && !peel && !coffee && kit.chance(0.3)
          ? kit.resolve(kit.pick(['cardamom', 'nutmeg']))
          : null)
    kit.add(`!${cream === 'coconut-milk' ? '1 can coconut-milk\n~1/4 cup oat-milk' : '2 cup heavy-cream'}
      ${peel ? `1 each ${peel} | peel pared off in strips` : ''}
      ${coffee ? `${coffee === 'coffee' ? '1/4 cup' : '1 tbsp'} ${coffee}` : ''}
      ${spice ? `1/2 tsp ${spice}` : ''}
      1 pinch salt
      ${yolks ? '!5 each egg-yolk' : '!3 tbsp cornstarch'}
      !1/2 cup sugar
      ${coffee ? '' : '2 tsp vanilla-extract'}`)
    const ramekins = `${Math.round(4 * factor)} ramekins (6 ounces each)`
    const liquids = cream === 'coconut-milk' ? 'coconut-milk,oat-milk' : cream
    const scent = [coffee ?? '', spice ?? '', 'salt'].filter(Boolean).join(',')
    if (yolks)
      kit.step(
        `Heat the oven to ${degrees(325)}. Set ${ramekins} in a deep baking dish and put a kettle of water on to boil.`,
        `Warm {${liquids}} with {${scent}}${peel ? ` and the peel of {${peel}}` : ''} in a saucepan until it steams, 5 minutes; (it must not boil|take it off before it boils).`,
        `Whisk {egg-yolk} with two thirds of {sugar}[ and {vanilla-extract}] just until smooth: (froth bakes into a crust|stir rather than beat, for froth shows). Stir in the warm {-${liquids}} in a thin stream and pour through a sieve into a jug.`,
        'Fill the ramekins, put the dish in the oven and pour in hot water to come halfway up their sides. Bake until the edges are set and the middle trembles when you nudge it, 170°F (77°C), 35 minutes.',
      )
    else
      kit.step(
        `Whisk {cornstarch,${scent}} and two thirds of {sugar} with a splash of {coconut-milk,heavy-cream} in a saucepan until smooth, then whisk in the rest${peel ? ` and add the peel of {${peel}}` : ''}[ with {${cream === 'coconut-milk' ? 'oat-milk' : 'none'}}].`,
        `Cook over medium heat, whisking without a pause, until it thickens and bubbles, 6 minutes, and keep it bubbling for 1 minute more to cook out the starch. ${peel ? 'Lift out the peel. ' : ''}Whisk in {vanilla-extract}.`,
        `Pour into ${ramekins}.`,
      )
    kit.step(
      `(Let them cool, then refrigerate|Lift them out, let them cool and refrigerate) until cold right through, 2 hours: (warmth from below melts the crust|the crust stays crisp only on a cold base).`,
      'Blot the tops dry and sprinkle each evenly with some of the rest of {sugar}, about 2 teaspoons. Melt it with a kitchen torch, moving all the time, until bubbling and deep amber, 2 minutes; or set them on the top rack under a hot broiler and watch them closely.',
      '(Wait until the crust is hard, and serve while it still cracks under the spoon|Give the crust a minute to harden and bring them to the table at once, before it melts).',
    )
    nameSweet(kit, {
      noun: catalan ? 'crema catalana' : 'crème brûlée',
      main: [peel && !catalan ? peel : '', coffee ?? '', catalan ? '' : (spice ?? '')].filter(Boolean),
      withs: [coffee || peel ? '' : 'vanilla-extract'].filter(Boolean),
      methods: ['classic', 'silky', 'crackling', 'glassy', 'torched', 'bistro-style'],
    })
    kit.describe(
      `(Cold and silky|Cold and just trembling) under a sheet of burnt sugar that cracks when you tap it. ${yolks ? 'Baked gently in a water bath and chilled' : 'Set on the stove without egg and chilled'}; the crust is made (at the last minute|just before it is served).`,
    )
  },
}
