import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { riceFirst } from '../classics/rice-beside.ts'

/** Spinach blanched and blended, so that it stays green, with cheese, tofu, chickpeas or potatoes in it. */
export const saag: Dish = {
  id: 'saag',
  names: [
    'saag',
    'saag paneer',
    'palak paneer',
    'saag aloo',
    'aloo palak',
    'chana saag',
    'saag tofu',
    'palak tofu',
    'spinach paneer',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['grill-cheese', 'tofu', 'bean', 'vegetable', 'dairy', 'grain'],
  moods: ['creamy', 'healthy', 'comfort'],
  write(kit) {
    if (!kit.ok('spinach')) return kit.fail('no spinach')
    const { text } = kit.craving
    const asked = /aloo|potato/i.test(text)
      ? ['potato']
      : /chana|chickpea/i.test(text)
        ? ['chickpea-canned']
        : /tofu/i.test(text)
          ? ['tofu-firm']
          : ['paneer', 'tofu-firm', 'chickpea-canned']
    const main = asked.find((id) => kit.ok(id)) ?? ['chickpea-canned', 'potato'].find((id) => kit.ok(id))
    if (!main) return kit.fail('nothing to go with spinach')
    kit.bind('main', [main])
    const cut =
      {
        potato: '1 1/4 lb potato | peeled and cut into 3/4-inch cubes',
        'chickpea-canned': '2 can chickpea-canned',
        'tofu-firm': '14 oz tofu-firm | pressed dry and cut into 3/4-inch cubes',
        paneer: '12 oz paneer | cut into 3/4-inch cubes',
      }[main] ?? `1 lb ${main}`
    kit.add(`!1 1/2 lb spinach
      !${cut}
      3 tbsp vegetable-oil
      1 tsp cumin-seed
      1 each onion | finely chopped
      4 clove garlic
      1 inch ginger
      ${kit.mood('mild') ? '' : '1 each green-chili'}
      2 tsp coriander-ground
      1/2 tsp turmeric
      1 1/4 tsp salt
      1/3 cup heavy-cream
      1 tsp garam-masala
      2 tsp lemon-juice`)
    const grain = riceFirst(kit, 'basmati-rice')
    kit.step(
      grain,
      'Drop {spinach} into a large pot of boiling water, in two lots, until wilted, 1 minute. Drain, rinse cold, squeeze and blend with 1/2 cup of water until smooth.',
      main === 'paneer' || main === 'tofu-firm'
        ? 'Heat half of {vegetable-oil} in a wide skillet over medium-high heat and fry {main}, turning, until golden, 6 minutes. Lift out.'
        : main === 'potato'
          ? 'Boil {main} in salted water until just tender, 10 minutes, and drain.'
          : '',
      `Heat ${main === 'paneer' || main === 'tofu-firm' ? 'the rest of ' : ''}{vegetable-oil} in a wide skillet over medium heat, let {cumin-seed} sizzle for 1 minute, add {onion} and cook until golden, 8 minutes.`,
      'Stir in {garlic,ginger,green-chili,coriander-ground,turmeric} and fry until fragrant, 1 minute.',
      'Add the spinach, {salt} and {main} and simmer gently until it comes together, 6 minutes. Stir in {heavy-cream,garam-masala,lemon-juice} and warm through, 2 minutes.',
      'Serve hot[ with {rice}].',
    )
    const noun =
      main === 'paneer'
        ? 'palak paneer'
        : main === 'potato'
          ? 'saag aloo'
          : main === 'tofu-firm'
            ? 'saag tofu'
            : 'chana saag'
    callIt(kit, {
      noun,
      true: ['silky', 'green', 'gently spiced'],
      after: ['ginger', 'garam-masala', 'heavy-cream'].filter((id) => kit.uses(id)),
    })
    kit.describe(
      `{-main} in a (silky|deep green) sauce of spinach, ginger and garam masala. (Blanching keeps it green|Flatbread is all it needs beside it).`,
    )
  },
}
