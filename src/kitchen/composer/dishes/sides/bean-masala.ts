import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { riceFirst } from '../classics/rice-beside.ts'

/** Chickpeas or kidney beans in a sauce of onion, tomato and spices that is cooked until the oil parts from it. */
export const beanMasala: Dish = {
  id: 'bean-masala',
  names: [
    'chana masala',
    'channa masala',
    'chole',
    'chole masala',
    'chickpea masala',
    'rajma',
    'rajma masala',
    'kidney bean masala',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['bean', 'vegetable', 'grain', 'herb', 'spice'],
  moods: ['spicy', 'comfort', 'budget', 'healthy', 'protein'],
  write(kit) {
    const red = /rajma|kidney/i.test(kit.craving.text)
    const bean = kit.resolve(red ? 'kidney-bean-canned' : 'chickpea-canned')
    if (!bean) return kit.fail('no beans')
    const leaf = kit.choose({
      roles: ['vegetable'],
      from: ['spinach'],
      onlyWanted: true,
      max: 2,
      not: ['onion'],
    })
    kit.bind('veg', leaf)
    kit.add(`3 tbsp ${kit.pick(['vegetable-oil', 'ghee'])}
      1 1/2 tsp cumin-seed
      2 each onion | finely chopped
      4 clove garlic
      1 1/2 inch ginger
      ${kit.mood('mild') ? '' : '1 each green-chili'}
      2 tsp coriander-ground
      1 tsp cumin
      1/2 tsp turmeric
      ${kit.mood('mild') ? '' : '1/4 tsp cayenne'}
      1 can tomato-canned
      !2 can ${bean}
      $veg
      1 tsp salt
      1 1/2 tsp garam-masala
      1 tbsp lemon-juice
      1/4 cup cilantro`)
    const fat = kit.lines.find(({ item }) => item.roles.includes('fat'))?.item.id ?? 'vegetable-oil'
    const grain = riceFirst(kit, 'basmati-rice')
    kit.step(
      grain,
      `Heat {${fat}} in a wide pan over medium heat and let {cumin-seed} sizzle until a shade darker, 1 minute. Add {onion} and cook, stirring often, until deep golden, 12 minutes.`,
      'Stir in {garlic,ginger,green-chili} for 1 minute, then {coriander-ground,cumin,turmeric,cayenne} for half a minute.',
      'Add {tomato-canned} and cook, crushing the pieces, until thick, with beads of fat at the edge, 8 minutes.',
      `Add {${bean},salt} and 1 cup of water, crush a few of them against the pan and simmer until the sauce clings, 10 minutes.[ Stir in {veg} until wilted, 2 minutes.]`,
      'Stir in {garam-masala,lemon-juice} and scatter with {cilantro}. Serve hot[ with {rice}].',
    )
    callIt(kit, {
      noun: red ? 'rajma masala' : 'chana masala',
      true: ['weeknight', 'saucy', 'slow-browned'],
      after: ['ginger', 'cilantro', 'tomato-canned', ...leaf].filter((id) => id !== 'tomato-canned'),
    })
    kit.describe(
      `{-${bean}} in a (dark, clinging|thick) sauce of browned onion, tomato and garam masala. (From tins, and nobody will know|It only gets better by tomorrow).`,
    )
  },
}
