import type { Dish } from '../../dish.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** A bag for a glass, steeped strong in half of the water and thinned with the cold half: quick to cool, and never stewed. */
export const icedTea: Dish = {
  id: 'iced-tea',
  names: [
    'iced tea',
    'ice tea',
    'icetea',
    'eistee',
    'sweet tea',
    'southern sweet tea',
    'peach iced tea',
    'peach tea',
    'lemon iced tea',
    'lemon ice tea',
    'iced green tea',
    'mint iced tea',
    'raspberry iced tea',
    'arnold palmer',
  ],
  categories: ['snack'],
  kind: 'sweet',
  serves: 6,
  minutes: [75, 85],
  onlyNamed: true,
  takes: ['citrus', 'fruit', 'berry', 'herb', 'sweetener', 'acid', 'drink', 'allium', 'spice'],
  moods: ['summer', 'light', 'simple', 'party', 'cold'],
  write(kit) {
    const factor = kit.servings / 6
    const plain = says(kit, /unsweet|no sugar|sugar[- ]free/)
    const sweet = plain
      ? null
      : (kit.wanted.find((id) => ['honey', 'maple-syrup', 'agave-syrup'].includes(id) && kit.ok(id)) ??
        kit.resolve('sugar') ??
        kit.resolve('honey'))
    const fruit =
      kit.choose({ roles: ['berry', 'fruit'], onlyWanted: true, not: ['lemon', 'lime', 'orange'] })[0] ?? null
    const citrus = kit.wants('orange') && kit.ok('orange') ? 'orange' : kit.resolve('lemon')
    const herb =
      kit.choose({ roles: ['herb'], onlyWanted: true })[0] ??
      (!fruit && kit.lean === 0 ? kit.pick([null, ...['mint', 'mint', 'basil'].filter(kit.ok)]) : null)
    const ginger =
      kit.ok('ginger') && (kit.wants('ginger') || (!fruit && !herb && kit.lean === 0 && kit.chance(0.5)))
    const half = says(kit, /arnold palmer/)
    const more = /southern|sweet tea/.test(kit.craving.text.toLowerCase())
    kit.add(`!6 each tea-bag
      ${sweet ? `!${half || more ? '3/4' : '1/3'} cup ${sweet}` : ''}
      ${fruit ? `${/berry/.test(fruit) ? '1 1/2 cup' : '3 each'} ${fruit}${/berry/.test(fruit) ? '' : ' | pitted and sliced'}` : ''}
      ${citrus ? `${half ? '5' : '1'} each ${citrus} | ${half ? 'juiced' : 'thinly sliced'}` : ''}
      ${ginger ? '2 inch ginger | thinly sliced' : ''}
      ${herb ? `1/2 cup ${herb} | leaves picked` : ''}`)
    const litres = (n: number) => {
      const cups = Math.max(1, Math.round(n * factor))
      return `${cups} ${cups > 1 ? 'cups' : 'cup'} (${Math.round((cups * 240) / 10) * 10} ml)`
    }
    kit.step(
      `Bring ${litres(4)} of water to a boil in a saucepan and take it off the heat. ${says(kit, /green/) ? 'Wait a minute, for green tea turns bitter in boiling water. ' : ''}Add {tea-bag${ginger ? ',ginger' : ''}} and steep for ${says(kit, /green/) ? 3 : 5} minutes; (longer makes it bitter, not stronger|for a stronger tea take another bag, not more time).`,
      `Lift out the bags${ginger ? ' and the ginger' : ''} without squeezing them${sweet ? ` and stir {${sweet}} into the hot tea until it has dissolved` : ''}[, then add {${fruit ?? 'none'}} and leave to infuse while it cools].`,
      `Pour into a pitcher with ${litres(4)} of cold water${half && citrus ? ` and the juice of {${citrus}}` : ''} and refrigerate until cold, 1 hour.`,
      half || !citrus
        ? `Fill tall glasses with ice[, add {${herb ?? 'none'}}] and pour the tea over.`
        : `Fill tall glasses with ice and slices of {${citrus}:one}[, add {${herb ?? 'none'}}] and pour the tea over.`,
    )
    if (says(kit, /green/)) kit.note('For green tea, take green tea bags in place of black ones.')
    nameSweet(kit, {
      noun: half ? 'lemonade iced tea' : more ? 'sweet iced tea' : 'iced tea',
      main: fruit ? [fruit] : [],
      partners: [],
      withs: half ? [] : [ginger ? 'ginger' : '', citrus ?? '', herb ?? ''].filter(Boolean),
      methods: ['clear', 'cold', 'fresh-brewed', 'front-porch', 'homemade'],
    })
    kit.describe(
      `Tea steeped strong and short, so that it is (clear and never bitter|amber and clear), then poured over plenty of ice[ with {-${citrus ?? 'none'}}]. (A pitcher keeps for 2 days in the refrigerator|Make it in the morning for the afternoon).`,
    )
  },
}
