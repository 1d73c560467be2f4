import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'

const oatToppings = [
  'blueberry',
  'strawberry',
  'banana',
  'apple',
  'raspberry',
  'peach',
  'pear',
  'mango',
  'cherry',
]

export const oats: Dish = {
  id: 'oats',
  names: [
    'oats',
    'oatmeal',
    'porridge',
    'overnight oats',
    'baked oats',
    'baked oatmeal',
    'oat',
    'muesli',
    'chia pudding',
  ],
  categories: ['breakfast'],
  kind: 'sweet',
  serves: 2,
  minutes: [10, 15],
  takes: [
    'grain',
    'fruit',
    'berry',
    'nut',
    'seed',
    'nut-butter',
    'sweetener',
    'spice',
    'dairy',
    'dried-fruit',
    'chocolate',
    'sweet',
  ],
  moods: ['healthy', 'quick', 'simple', 'cozy', 'warm', 'budget'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const chia = /chia pudding/.test(text) || kit.diet('low-carb')
    const cold =
      chia ||
      /overnight|muesli|bircher/.test(text) ||
      kit.craving.equipment.includes('no cook') ||
      kit.mood('summer')
    const oat = kit.resolve('rolled-oat')
    kit.require(chia || oat, 'no oats')
    const fruit = kit.choose({
      roles: ['fruit', 'dried-fruit'],
      from: oatToppings,
      max: 3,
      where: (item) => !item.roles.includes('citrus') && item.id !== 'rhubarb',
    })
    kit.bind('fruit', fruit)
    const crunch = kit.choose({
      roles: ['nut', 'seed', 'nut-butter', 'chocolate'],
      from: ['almond', 'walnut', 'pecan', 'pumpkin-seed', 'almond-butter', 'peanut-butter'],
      onlyWanted: kit.lean > 1,
      max: 2,
      where: (item) =>
        !['tahini', 'chia-seed', 'poppy-seed', 'sesame-seed', 'flaxseed-ground'].includes(item.id),
    })
    kit.bind('crunch', crunch)
    const spice = kit.pick(['cinnamon', 'cardamom', 'vanilla-extract', 'nutmeg', 'ginger-ground'])
    const sweet = kit.pick(['maple-syrup', 'honey'])
    const milk =
      kit.choose({ roles: ['dairy'], onlyWanted: true, where: (item) => /milk$/.test(item.id) })[0] ??
      kit.pick(['milk', 'oat-milk', 'almond-milk'])
    const date = fruit.includes('apple') || fruit.includes('pear')
    kit.add(`${chia ? '1/3 cup chia-seed' : `1 cup ${oat}`}
      ${chia ? '1 1/2' : cold ? '1' : '1'} cup ${milk}
      ${cold && !chia ? '1/2 cup greek-yogurt' : ''}
      ${cold && !chia ? '~1 tbsp chia-seed' : ''}
      ~1 tbsp ${sweet}
      ~1/2 tsp ${spice}
      1/8 tsp salt
      $fruit x0.3${date ? ' | cored and diced' : ''}
      ~$crunch x${crunch.some((id) => pantryItem(id)?.roles.includes('nut-butter')) ? 0.3 : 0.4}`)
    const base = chia ? 'chia-seed' : (oat ?? 'rolled-oat')
    if (cold) {
      kit.step(
        `(Stir|Whisk) {${base},chia-seed,${milk},greek-yogurt,${sweet},${spice},salt} together in a bowl or two jars${chia ? ', wait for a few moments and stir again so that no lumps form' : ''}.`,
        `Cover and chill for ${chia ? '2 hours' : '4 hours'} or overnight, until (thick and spoonable|the ${chia ? 'seeds have' : 'oats have'} drunk up the liquid).`,
        `Stir, loosen with a splash of water if needed, and top with {fruit,crunch}.`,
      )
    } else {
      kit.step(
        `Put {${base},${milk},${spice},salt} in a saucepan with 1 cup of water and bring to a simmer over medium heat, (stirring now and then|scraping the bottom).`,
        `${date ? 'Add half of {fruit} and simmer' : 'Lower the heat and simmer'}, stirring, until (thick and creamy|the spoon leaves a trail), 6 minutes.`,
        `Take off the heat, cover and leave for 2 minutes; (it thickens as it stands|this makes it creamier). Stir in {${sweet}}.`,
        `Spoon into bowls and top with {fruit,crunch}.`,
      )
    }
    nameDish(kit, {
      noun: chia ? 'chia pudding' : cold ? 'overnight oats' : 'oatmeal',
      main: [...fruit, ...crunch],
      partners: [...crunch, ...fruit, ...(kit.uses(spice) ? [spice] : [])],
      methods: cold ? ['make-ahead', 'creamy'] : ['warm', 'creamy'],
      never: ['coconut', 'lemony', 'herby', 'gingery'],
    })
    kit.describe(
      `(Creamy and gently sweet|Thick, soft and spoonable), with {-fruit}[ and ${crunch.some((id) => pantryItem(id)?.roles.includes('nut-butter')) ? 'a swirl of' : 'the crunch of'} {-crunch}]. (${cold ? 'Ready in the refrigerator when you wake' : 'A warm start that keeps you going'}|${cold ? 'Keeps for three days, so make a few jars' : 'Eat it steaming, with a big spoon'}).`,
    )
  },
}
