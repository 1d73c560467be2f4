import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { rice } from '../classics/rice-beside.ts'

export const rendang: Dish = {
  id: 'rendang',
  names: [
    'rendang',
    'beef rendang',
    'chicken rendang',
    'lamb rendang',
    'jackfruit rendang',
    'rendang curry',
    'rendang daging',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [70, 190],
  onlyNamed: true,
  takes: ['stewing', 'poultry', 'grain'],
  moods: ['spicy', 'weekend', 'hearty'],
  write(kit) {
    const text = kit.craving.text
    const first = /chicken/i.test(text)
      ? 'chicken-thigh'
      : /lamb/i.test(text)
        ? 'lamb-shoulder'
        : /jackfruit/i.test(text)
          ? 'jackfruit'
          : 'beef-chuck'
    const main = [first, 'jackfruit'].find(kit.ok)
    if (!main || !kit.ok('coconut-milk')) return kit.fail('nothing to braise, or no coconut milk')
    kit.bind('main', [main])
    const fruit = main === 'jackfruit'
    const chicken = main === 'chicken-thigh'
    const minutes = fruit ? '35 minutes' : chicken ? '40 minutes' : '2 hours'
    const done = fruit
      ? 'tender and the liquid is down to a third'
      : chicken
        ? 'tender and at least 165°F (74°C), and the liquid is down to a third'
        : 'nearly fork-tender and the liquid is down to a third'
    kit.add(`!${fruit ? '3 can jackfruit | drained and pulled apart' : chicken ? '2 1/2 lb chicken-thigh | halved' : `2 1/2 lb ${main} | cut into 1 1/2-inch cubes`}
      4 each shallot | roughly chopped
      ${kit.ok('garlic') ? '5 clove garlic' : ''}
      2 inch ginger
      ${kit.mood('mild') ? '1 each red-chili | seeded' : '4 each red-chili | roughly chopped'}
      1 tsp turmeric
      1 tbsp coriander-ground
      1 tsp cumin
      3 tbsp vegetable-oil
      2 stalk lemongrass | bruised
      1 each cinnamon-stick
      2 each star-anise
      ~1/4 tsp ${kit.pick(['clove-ground', 'cardamom'])}
      !2 can coconut-milk
      1 1/2 tsp salt
      1 tbsp brown-sugar
      2 tbsp lime-juice
      !3/4 cup coconut-shredded | toasted golden and finely ground
      ~${kit.pick(['1/4 cup cilantro', '1 each lime | cut into wedges', '1 each cucumber | sliced'])}`)
    const grain = rice(kit, 'jasmine-rice')
    kit.step(
      'Blend {shallot,garlic,ginger,red-chili} to a paste with a splash of water.',
      `Heat {vegetable-oil} in a wide, heavy pot over medium heat and fry the paste with {turmeric,coriander-ground,cumin,clove-ground,cardamom}, stirring, until it darkens and the oil comes out, 8 minutes.`,
      'Add {main} and turn until coated. Pour in {coconut-milk} with {lemongrass,cinnamon-stick,star-anise,salt,brown-sugar} and bring to a simmer.',
      `Simmer uncovered over low heat, stirring now and then, until ${done}, ${minutes}.`,
      `Stir in {-coconut-shredded} and cook on, stirring often now, until the sauce is dark and clings to ${fruit ? 'every strand' : 'the meat'} and the oil separates, 20 minutes: rendang is fried in the end in its own coconut fat.`,
      grain,
      'Lift out the lemongrass and sharpen with {lime-juice}. Serve[ with {rice}][, {cilantro,lime,cucumber}].'.replace(
        '[ with {rice}][, {cilantro,lime,cucumber}]',
        '[ with {rice,cilantro,lime,cucumber}]',
      ),
    )
    nameDish(kit, {
      noun: 'rendang',
      main: [main],
      partners: ['lemongrass', 'coconut-shredded', 'cilantro', 'lime'].filter(Boolean),
      methods: ['dark', ...(fruit || chicken ? [] : ['slow-simmered'])],
      never: ['creamy', 'garlicky', 'herby', 'gingery', 'turmeric', ...(kit.mood('mild') ? ['spicy'] : [])],
    })
    kit.describe(
      `{-main} cooked down in coconut milk and spices until the sauce is dark and nearly dry. (Patience at the end makes it: it has to fry, not simmer|It keeps for days and tastes better each time).`,
    )
  },
}
