import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'

/** A dry curry: the vegetables brown first, then finish in their own steam under a lid. */
export const alooGobi: Dish = {
  id: 'aloo-gobi',
  names: [
    ...[
      'aloo gobi',
      'alu gobi',
      'aloo gobhi',
      'alu gobhi',
      'gobi aloo',
      'aloo gobi curry',
      'aloo gobi masala',
    ],
    ...[
      'potato and cauliflower curry',
      'cauliflower and potato curry',
      'cauliflower potato curry',
      'aloo matar',
      'gobi masala',
    ],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['vegetable', 'bean', 'grill-cheese', 'herb', 'spice', 'grain', 'bread'],
  moods: ['spicy', 'comfort', 'budget', 'weeknight', 'healthy'],
  write(kit) {
    const { text } = kit.craving
    const matar = /matar/i.test(text)
    const gobiOnly = /gobi masala/i.test(text) && !/aloo|alu|potato/i.test(text)
    const root = gobiOnly ? null : ['potato', 'sweet-potato'].find(kit.ok)
    const white = matar ? ['pea-frozen'].find(kit.ok) : ['cauliflower', 'broccoli'].find(kit.ok)
    if (!white || (!root && !gobiOnly)) return kit.fail('no potatoes, or no cauliflower')
    const extra = kit.choose({
      roles: ['vegetable', 'bean', 'grill-cheese'],
      from: ['pea-frozen', 'tomato'],
      not: ['onion', 'potato', 'sweet-potato', 'cauliflower', white],
      count: 0,
      max: 2,
      onlyWanted: true,
      where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
    })
    kit.bind('extra', extra)
    const fat = ['ghee', 'vegetable-oil', 'olive-oil'].filter(kit.ok)
    const oil = kit.inTurn(fat.slice(0, 2)) ?? kit.resolve('vegetable-oil')
    if (!oil) return kit.fail('no fat')
    const tomato = kit.ok('tomato')
    const hot = kit.mood('mild') ? '' : (['green-chili', 'chili-flake'].find(kit.ok) ?? '')
    kit.add(`${root ? `!1 1/4 lb ${root} | peeled and cut into 3/4-inch cubes` : ''}
      ${white === 'pea-frozen' ? '2 cup pea-frozen' : `!1 1/2 lb ${white} | cut into small florets`}
      1/4 cup ${oil}
      1 1/2 tsp cumin-seed
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      1 inch ginger
      ${hot === 'green-chili' ? '1 each green-chili' : hot ? '1/2 tsp chili-flake' : ''}
      2 tsp coriander-ground
      3/4 tsp turmeric
      1 1/4 tsp salt
      ${tomato ? '2 each tomato | chopped' : ''}
      $extra x0.6
      1 tsp garam-masala
      2 tsp lemon-juice
      1/4 cup cilantro`)
    const added = twist(
      kit,
      {
        'mustard-seed': '1 tsp mustard-seed',
        'fennel-seed': '1/2 tsp fennel-seed',
        'pea-frozen': '1 cup pea-frozen',
        paprika: '1 tsp paprika',
        yogurt: '1/3 cup yogurt',
      },
      1,
    )
    const grain = riceFirst(kit, 'basmati-rice')
    const peas = ['pea-frozen'].filter((id) => added.includes(id) || white === id)
    kit.step(
      grain,
      `Heat half of {${oil}} in a wide, lidded skillet over medium-high heat. Add {${[root ?? '', white === 'pea-frozen' ? '' : white].filter(Boolean).join(',')}} with half of {salt} and fry, turning now and then, until browned in spots, 8 minutes. Lift out.`,
      `Add the rest of {${oil}} and {cumin-seed,mustard-seed,fennel-seed}, and let them sizzle for half a minute. Add {onion} and cook until golden, 8 minutes, then {garlic,ginger,green-chili} for 1 minute.`,
      `Stir in {coriander-ground,turmeric,chili-flake,paprika} for a few seconds, then ${tomato ? '{tomato} and the rest of {salt}, and cook until the tomatoes have broken down and the oil shows at the edges, 5 minutes' : 'the rest of {salt}'}.`,
      `Return the fried vegetables with 1/4 cup of water, cover and cook over low heat, stirring twice, until a knife slides in and the pan is nearly dry, 12 minutes.[ Stir in {${['extra', ...peas].join(',')}} and warm through, 4 minutes.]`,
      'Fold in {garam-masala,lemon-juice}, scatter with {cilantro} and serve hot[, with {yogurt,rice}].',
    )
    callIt(kit, {
      noun: gobiOnly ? 'gobi masala' : matar ? 'aloo matar' : 'aloo gobi',
      true: ['dry-spiced', 'golden', 'one-pan'],
      after: [
        ...extra,
        ...added.filter((id) => !['paprika', 'fennel-seed'].includes(id)),
        'cumin-seed',
        'ginger',
        'cilantro',
      ],
    })
    kit.describe(
      '{-potato,sweet-potato,cauliflower,broccoli} with browned edges, golden with turmeric and warm with cumin and ginger. (Let them brown before they steam, and nothing turns to mush|With rice or flatbread it is a whole dinner).',
    )
  },
}
