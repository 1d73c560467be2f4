import type { Dish } from '../../dish.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 240 ml juice : 150 g sugar : 1.2 l water for six glasses: tart, and still right when the ice has melted into it. */
export const lemonade: Dish = {
  id: 'lemonade',
  names: [
    'lemonade',
    'limeade',
    'homemade lemonade',
    'fresh lemonade',
    'pink lemonade',
    'strawberry lemonade',
    'raspberry lemonade',
    'blueberry lemonade',
    'mint lemonade',
    'ginger lemonade',
    'sparkling lemonade',
    'lemon squash',
    'lemon drink',
    'citronnade',
    'zitronenlimonade',
  ],
  categories: ['snack'],
  kind: 'sweet',
  serves: 6,
  minutes: [15, 25],
  onlyNamed: true,
  takes: ['citrus', 'berry', 'fruit', 'herb', 'sweetener', 'drink', 'acid'],
  moods: ['summer', 'light', 'quick', 'simple', 'kids', 'party', 'cold'],
  write(kit) {
    const factor = kit.servings / 6
    const lime = (says(kit, /limeade/) || kit.wants('lime')) && kit.ok('lime')
    const fruit = lime ? 'lime' : ['lemon', 'lime'].find(kit.ok)
    if (!fruit) return kit.fail('no lemons')
    const sweet =
      kit.wanted.find((id) => ['honey', 'maple-syrup', 'agave-syrup'].includes(id) && kit.ok(id)) ??
      kit.resolve('sugar') ??
      kit.resolve('honey')
    if (!sweet) return kit.fail('nothing sweetens it')
    const pink = says(kit, /\bpink\b/)
    const berry =
      kit.choose({ roles: ['berry', 'fruit'], onlyWanted: true, not: ['lemon', 'lime', 'orange'] })[0] ??
      (pink ? ['raspberry', 'strawberry'].find(kit.ok) : null) ??
      null
    const herb = kit.choose({ roles: ['herb'], onlyWanted: true })[0]
    const ginger =
      kit.ok('ginger') && (kit.wants('ginger') || (!berry && !herb && kit.lean === 0 && kit.chance(0.2)))
    const leaf =
      herb ?? (!berry && !ginger && kit.lean === 0 ? kit.pick(['mint', 'mint', 'basil', null, null]) : null)
    const mint = leaf && kit.ok(leaf) ? leaf : null
    const fizzy =
      (says(kit, /sparkling|fizzy|soda/) || kit.wants('sparkling-water')) && kit.ok('sparkling-water')
    const syrupy = /honey|syrup/.test(sweet)
    kit.add(`!${syrupy ? '1/2' : '3/4'} cup ${sweet}
      !${fruit === 'lime' ? 9 : 7} each ${fruit} | 1 thinly sliced, the others juiced
      ${berry ? `1 1/2 cup ${berry}` : ''}
      ${ginger ? '2 inch ginger | thinly sliced' : ''}
      ${mint ? `${mint === 'mint' || mint === 'basil' ? '1/2 cup' : '2 sprig'} ${mint}${mint === 'mint' || mint === 'basil' ? ' | leaves picked' : ''}` : ''}
      ${fizzy ? '!5 cup sparkling-water | cold' : ''}
      1 pinch salt`)
    const cups = (n: number) => {
      const all = Math.max(0.25, Math.round(n * factor * 4) / 4)
      const whole = Math.floor(all)
      const part = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' }[all - whole] ?? ''
      return `${[whole || '', part].filter(Boolean).join(' ')} ${all > 1 ? 'cups' : 'cup'} (${Math.round((all * 240) / 10) * 10} ml)`
    }
    const cook = [berry ?? '', ginger ? 'ginger' : ''].filter(Boolean).join(',')
    kit.step(
      `Bring ${cups(1)} of water to a simmer with {${sweet},salt${cook ? `,${cook}` : ''}} and stir until ${
        berry
          ? 'the fruit is soft, 5 minutes'
          : `${syrupy ? 'it has melted' : 'the crystals are gone'}, 3 minutes: sweetened while warm, no grains sink to the bottom`
      }.`,
      cook
        ? `Press it through a sieve into a pitcher${mint ? ` with {${mint}}` : ''} and let it cool.`
        : `Take it off the heat${mint ? `, stir in {${mint}} and leave it to steep while you juice` : ' and let it cool while you juice'} {${fruit}}${mint ? '. Pour it through a sieve into a pitcher' : ''}.`,
      `${cook || mint ? `Stir in the juice of {${fruit}}` : `Pour into a pitcher with the juice of {${fruit}}`} and ${fizzy ? 'chill. Just before serving, pour in {sparkling-water}' : `${cups(4)} of cold water`}. (Taste: more water if it bites, more juice if it is flat|Taste it: lemons differ, and so do those who drink it).`,
      `Fill ${kit.servings === 1 ? 'a tall glass' : 'tall glasses'} with ice and slices of {${fruit}:one}, pour the ${fruit === 'lime' ? 'limeade' : 'lemonade'} over and serve cold. It keeps for 3 days in the refrigerator.`,
    )
    nameSweet(kit, {
      noun: `${fizzy ? 'sparkling ' : ''}${pink ? 'pink ' : ''}${fruit === 'lime' ? 'limeade' : 'lemonade'}`,
      main: berry ? [berry] : ginger ? ['ginger'] : [],
      partners: [ginger ? 'ginger' : '', mint ?? ''].filter(Boolean),
      withs: [mint ?? '', syrupy ? sweet : ''].filter(Boolean),
      methods: ['fresh', 'ice-cold', 'old-fashioned', 'homemade', 'tart', 'front-porch'],
    })
    kit.describe(
      `(Tart, cold and not too sweet|Bright and cold)[, with {-${berry ?? mint ?? 'none'}}], made of fresh ${fruit === 'lime' ? 'limes' : 'lemons'} and a quick syrup. (A pitcher for a hot afternoon|Good to have in the refrigerator when it is hot out).`,
    )
  },
}
