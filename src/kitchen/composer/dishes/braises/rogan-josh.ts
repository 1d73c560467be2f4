import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { rice } from '../classics/rice-beside.ts'
import { broth } from '../well-known/water.ts'

export const roganJosh: Dish = {
  id: 'rogan-josh',
  names: [
    'rogan josh',
    'roghan josh',
    'lamb rogan josh',
    'rogan josh curry',
    'beef rogan josh',
    'chickpea rogan josh',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 130],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['stewing', 'bean', 'grain', 'dairy'],
  moods: ['cozy', 'comfort', 'weekend'],
  write(kit) {
    const text = kit.craving.text
    const first = /beef/i.test(text)
      ? 'beef-chuck'
      : /chickpea/i.test(text)
        ? 'chickpea-canned'
        : 'lamb-shoulder'
    const main = [first, ...(kit.ok('lamb-shoulder') ? [] : ['beef-chuck']), 'chickpea-canned'].find(kit.ok)
    if (!main) return kit.fail('no meat and no chickpeas')
    kit.bind('main', [main])
    const bean = main === 'chickpea-canned'
    kit.add(`!${bean ? '3 can chickpea-canned | drained and rinsed' : `2 1/2 lb ${main} | cut into 1 1/2-inch cubes`}
      1 1/2 tsp salt
      3 tbsp ${kit.ok('ghee') && bean ? 'ghee' : 'vegetable-oil'}
      1 each cinnamon-stick
      1 each bay-leaf
      2 each onion | finely chopped
      ${kit.ok('garlic') ? '5 clove garlic' : ''}
      2 inch ginger
      2 tbsp paprika
      ${kit.mood('mild') ? '' : '1/2 tsp cayenne'}
      2 tsp coriander-ground
      2 tsp cumin
      1/2 tsp cardamom
      1 tsp fennel-seed | ground
      2 tbsp tomato-paste`)
    const yogurt = ['yogurt', 'greek-yogurt', 'coconut-yogurt', 'soy-yogurt'].find(kit.ok)
    if (!yogurt) return kit.fail('no yogurt')
    const stock = broth(kit, bean ? 'vegetable-stock' : 'beef-stock', 1.5)
    kit.add(`!3/4 cup ${yogurt} | at room temperature
      ${stock.line}
      1 tsp garam-masala
      ~${kit.pick(['1/4 cup cilantro', '2 tbsp mint', '1/4 cup almond | toasted'])}`)
    const fat = kit.uses('ghee') ? 'ghee' : 'vegetable-oil'
    const grain = rice(kit, 'basmati-rice')
    kit.step(
      bean
        ? `Heat {${fat}} in a heavy pot over medium heat and let {cinnamon-stick,bay-leaf} sizzle for 30 seconds.`
        : `Season {main} with half of {salt}. Heat {${fat}} in a heavy pot over medium-high heat and brown the meat well in two rounds, 12 minutes. Lift out, turn the heat to medium and let {cinnamon-stick,bay-leaf} sizzle in the fat for 30 seconds.`,
      'Add {onion} and cook, stirring, until deep golden brown, 12 minutes; the color of the sauce begins here. Stir in {garlic,ginger} for 1 minute.',
      'Take the pot off the heat for a moment and stir in {paprika,cayenne,coriander-ground,cumin,cardamom,fennel-seed,tomato-paste}; back on the heat, fry until the fat turns red, 2 minutes.',
      `Stir in {${yogurt}} a spoonful at a time, each fried in before the next, so that it does not split, 4 minutes.`,
      `Add {main} and ${stock.ref} with the rest of {salt}. Cover and simmer over low heat until ${bean ? 'the sauce is thick and the beans have taken its color, 20 minutes' : 'the meat is tender enough to cut with a spoon, 1 1/2 hours'}.`.replace(
        'with the rest of {salt}',
        bean ? 'with {salt}' : 'with the rest of {salt}',
      ),
      grain,
      'Stir in {garam-masala} and leave off the heat for 5 minutes.[ Scatter with {cilantro,mint,almond}.] Serve hot[ with {rice}].',
    )
    nameDish(kit, {
      noun: 'rogan josh',
      main: [main],
      partners: ['cilantro', 'mint', 'almond', 'cardamom', 'fennel-seed'],
      methods: ['red', ...(bean ? ['weeknight'] : ['slow-simmered'])],
      never: ['garlicky', 'herby', 'gingery', 'creamy', 'cumin', 'paprika'],
    })
    kit.describe(
      `{-main} in a red, fragrant sauce of browned {-onion}, {-${yogurt}} and warm spices. (Paprika gives the color without the fire|Like all braises it is better the next day).`,
    )
  },
}
