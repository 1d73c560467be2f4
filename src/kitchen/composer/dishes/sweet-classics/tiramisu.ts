import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/*
 * Cream 450 g mascarpone : 240 ml cream : 4 yolks : 100 g sugar in an 8-inch square dish. The yolks are whisked over hot
 * water to 160°F, which makes them safe and foams them; without egg, 1/4 cup more cream and powdered sugar take their place.
 * Where ladyfingers are out, a sheet of 90 g flour : 3 eggs : 60 g sugar, or of flour, oil and milk with powder, is soaked.
 */
export const tiramisu: Dish = {
  id: 'tiramisu',
  names: ['tiramisu', 'tiramisù', 'tirami su', 'tiramisu cake', 'tiramasu', 'strawberry tiramisu'],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 9,
  minutes: [275, 320],
  onlyNamed: true,
  takes: ['berry', 'chocolate', 'fresh-cheese', 'drink', 'liquid'],
  cuisines: ['italian'],
  moods: ['sweet', 'fancy', 'party', 'creamy'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'sponge and sugar')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const cheese = kit.resolve('mascarpone') ?? kit.resolve('cream-cheese')
    const cream = kit.resolve('heavy-cream')
    if (!cheese || !cream) return kit.fail('no cheese or no cream')
    const yolks = kit.ok('egg-yolk')
    const soaked = ['ladyfinger', 'graham-cracker'].find(kit.ok) ?? null
    const coffee = kit.ok('coffee')
    const wet = coffee ? 'coffee' : kit.resolve('milk')
    const dust = ['cocoa-powder', 'dark-chocolate', 'vegan-dark-chocolate'].find(kit.ok)
    if (!wet || !dust || (!coffee && dust !== 'cocoa-powder')) return kit.fail('neither coffee nor cocoa')
    const berry = kit.choose({ roles: ['berry'], onlyWanted: true })[0] ?? null
    const dry = says(kit, /\b(?:kids?|children|virgin|alcohol)\b/)
    const rum = !dry && !berry && kit.ok('rum') && (kit.wants('rum') || (kit.lean === 0 && kit.chance(0.5)))
    const strong = coffee && kit.lean === 0 && kit.ok('espresso-powder') && kit.chance(0.3)
    const curls = dust === 'cocoa-powder' && kit.lean === 0 && kit.ok('dark-chocolate') && kit.chance(0.3)
    kit.add(`${soaked === 'ladyfinger' ? '!24 each ladyfinger' : ''}
      ${soaked === 'graham-cracker' ? '!12 sheet graham-cracker | left whole' : ''}
      !1 1/2 cup ${wet}${coffee ? ' | cooled' : ''}
      ${strong ? '~2 tsp espresso-powder' : ''}
      ${curls ? '~1 oz dark-chocolate | shaved' : ''}
      ${rum ? '~2 tbsp rum | dark' : ''}`)
    if (!soaked) bakeSheet(kit, factor)
    kit.add(`${yolks ? '!4 each egg-yolk\n!1/2 cup sugar' : '!3/4 cup powdered-sugar'}
      !16 oz ${cheese} | ${cheese === 'mascarpone' ? 'cold' : 'softened'}
      !${yolks ? 1 : 1.25} cup ${cream} | cold
      ~1 tsp vanilla-extract
      1 pinch salt
      ${berry ? `2 cup ${berry}` : ''}
      ${dust === 'cocoa-powder' ? `!${coffee ? 2 : 3} tbsp cocoa-powder` : `!1 oz ${dust} | finely grated`}`)
    kit.work(20)
    const dish =
      { 0.25: 'two wide glasses', 0.5: 'a 9-by-5-inch loaf tin', 1: 'an 8-inch square dish' }[factor] ??
      'a 9-by-13-inch dish'
    const bath = rum || strong ? 'it' : `{${wet}}`
    kit.step(
      coffee
        ? ''
        : `Whisk a third of {cocoa-powder} into {${wet}} in a small pan, bring just to a simmer, 4 minutes, and let it cool.`,
      yolks
        ? 'Whisk {egg-yolk} with {sugar,salt} in a heatproof bowl over barely simmering water, without a pause, until pale, thick and 160°F (71°C), 7 minutes: (at that heat the yolks are safe to eat|that heat makes the yolks safe and the foam stable). (Take it off and whisk until just lukewarm|Lift the bowl off and go on whisking until it has cooled to lukewarm).'
        : '',
      yolks
        ? `(Beat|Whisk) {${cheese},vanilla-extract} into the yolks, (a spoonful at a time, until smooth|bit by bit, until no lump is left).`
        : `Beat {${cheese}} with {powdered-sugar,vanilla-extract,salt} until smooth.`,
      `Whip {${cream}} in another bowl to soft peaks and (fold it in gently, so that the filling stays airy|fold it in with a spatula, losing as little air as you can).`,
      `${rum || strong ? `Stir {${[rum ? 'rum' : '', strong ? 'espresso-powder' : ''].filter(Boolean).join(',')}} into {${wet}} in a shallow bowl. ` : ''}${
        soaked === 'ladyfinger'
          ? `Dip {ladyfinger} one by one in ${bath} for no more than a second a side, (and line ${dish} with half of them; longer, and they fall apart|laying half of them side by side in ${dish}; they should stay dry at the heart).`
          : soaked
            ? `Dip {${soaked}} one by one in ${bath}, quickly, and line ${dish} with half of them, breaking them to fit.`
            : `Cut the baked sheet into strips, lay half of them in ${dish} and spoon half of ${bath === 'it' ? 'the coffee' : bath} over.`
      }`,
      `Spread with half of the filling${berry ? ` and scatter half of {${berry}} over` : ''}, then make a second layer of each${soaked ? '' : ', soaked the same way'}. (Smooth the top|Swirl the top with a spoon).`,
      '(Cover and refrigerate|Cover and chill) until firm enough to cut, 4 hours; (overnight is better|a night does it more good still).',
      `${dust === 'cocoa-powder' ? `Sift ${coffee ? '{cocoa-powder}' : 'the rest of {cocoa-powder}'}` : `Scatter {${dust}}`} over the top just before serving, so that it stays dry and dark[, and finish with {${curls ? 'dark-chocolate' : 'none'}}].`,
    )
    if (soaked === 'graham-cracker')
      kit.note('Ladyfingers are made with egg; crackers take their place here.')
    if (!soaked) kit.note('Bought ladyfingers are out; a thin sheet is baked in their place.')
    nameSweet(kit, {
      noun: 'tiramisu',
      main: berry ? [berry] : [],
      withs: [
        rum ? 'rum' : '',
        strong ? 'espresso-powder' : '',
        curls ? 'dark-chocolate' : '',
        cheese === 'mascarpone' ? cheese : '',
      ].filter(Boolean),
      methods: ['classic', 'make-ahead', 'silky', 'old-fashioned', 'Italian-style', 'airy'],
    })
    const scented = coffee ? 'coffee-soaked' : 'cocoa-soaked'
    kit.describe(
      `(Layers of|Soft layers of) ${scented} ${soaked ? `{-${soaked}}` : 'cake'} and a light {-${cheese}} filling under a dark veil of {-${dust}}. ${yolks ? 'The yolks are warmed until they are safe, so nobody need go without' : 'Made without egg, and lighter for it'}.`,
      `Strong ${coffee ? 'coffee' : 'cocoa'}, a cool filling that holds its shape and a veil of {-${dust}}. (It is best the day after|Make it the evening before): the layers need the night to settle.`,
    )
  },
}

/** Something to soak, in one sheet, for whom the bought fingers hold wheat or egg. */
function bakeSheet(kit: Kit, factor: number) {
  const egg = kit.ok('egg')
  const flour = kit.resolve('all-purpose-flour')
  const milk = kit.resolve('milk')
  if (!flour || !milk) return kit.fail('no flour')
  kit.require(egg || flour === 'all-purpose-flour', 'neither egg nor gluten to hold it')
  kit.add(
    egg
      ? `!3 each egg\n!3/4 cup powdered-sugar\n!3/4 cup ${flour}`
      : `!1 1/4 cup ${flour}\n1 1/2 tsp baking-powder\n!1/2 cup sugar\n!3/4 cup ${milk}\n!1/4 cup vegetable-oil`,
  )
  const sheet =
    factor < 0.4
      ? 'an 8-inch square tin'
      : factor > 1
        ? 'two 9-by-13-inch baking sheets'
        : 'a 9-by-13-inch baking sheet'
  kit.step(
    `Heat the oven to 375°F (190°C). Line ${sheet} with parchment.`,
    egg
      ? `Beat {egg} with {powdered-sugar} at high speed until thick, pale and tripled, 6 minutes. Sift {${flour}} over and fold in until no streak is left.`
      : `Whisk {${flour},baking-powder,sugar}, then stir in {${milk},vegetable-oil} until smooth.`,
    'Spread it thinly and bake until golden and springy, 12 minutes. Cool on a rack and peel off the paper.',
  )
}
