import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const dirtyRice: Dish = {
  id: 'dirty-rice',
  names: ['dirty rice', 'cajun rice', 'rice dressing'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  onlyNamed: true,
  takes: ['ground', 'bean', 'grain', 'vegetable', 'spice'],
  cuisines: ['cajun'],
  moods: ['comfort', 'budget', 'hearty', 'spicy'],
  write(kit) {
    const meats = ['pork-ground', 'beef-ground', 'turkey-ground', 'chicken-ground'].filter(kit.ok)
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: meats.length > 0 ? meats : ['black-bean-canned', 'kidney-bean-canned', 'pinto-bean-canned'],
    })
    if (!main) return kit.fail('no main')
    const bean = cookingOf(main) === 'bean'
    const pepper = kit.pick(['green-bell-pepper', 'red-bell-pepper', 'poblano'])
    const stock = kit.resolve(bean ? 'vegetable-stock' : kit.pick(['chicken-stock', 'beef-stock']))
    kit.add(`2 tbsp vegetable-oil
      ${bean ? `2 can ${main}` : `1 lb ${main}`}
      1 each onion | finely chopped
      2 stalk celery | finely chopped
      1 each ${pepper} | finely chopped
      4 clove garlic
      1 tbsp cajun-seasoning
      1 tsp ${kit.pick(['thyme-dried', 'oregano-dried', 'smoked-paprika'])}
      !1 1/4 cup white-rice
      ${stock ? `2 1/4 cup ${stock}` : ''}
      1 each bay-leaf
      1/2 tsp salt
      ~3 each scallion`)
    const added = twist(kit, {
      'hot-sauce': '2 tsp hot-sauce',
      parsley: '1/4 cup parsley',
      'worcestershire-sauce': '2 tsp worcestershire-sauce',
      mushroom: '4 oz mushroom | very finely chopped',
      cayenne: '1/4 tsp cayenne',
    })
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.step(
      bean
        ? `Heat {vegetable-oil} in a large, heavy pot over medium-high heat. Add {${main}} and fry, crushing some, until crusty in places, 5 minutes.`
        : `Heat {vegetable-oil} in a large, heavy pot over medium-high heat. Press {${main}} into the pot and leave it alone until a dark crust forms, then crumble it and cook to ${safe}, with no pink left, 8 minutes in all. The crust is what makes the rice "dirty".`,
      `Add {onion,celery,${pepper},mushroom} and cook, scraping up the brown bits, until soft, 7 minutes.`,
      'Stir in {garlic,cajun-seasoning,thyme-dried,oregano-dried,smoked-paprika,cayenne} and {white-rice} and toast for 2 minutes.',
      `Pour in ${stock ? `{${stock}}` : '2 1/4 cups of water'}[ with {bay-leaf,worcestershire-sauce}] and {salt}. Bring to a boil, cover and cook over the lowest heat until the rice is tender and has drunk the liquid, 18 minutes.`,
      'Take off the heat and let it stand, covered, for 5 minutes. Lift out the bay leaf, then fluff with a fork[ and fold in {scallion,parsley}]. [Serve with {hot-sauce}.]',
    )
    nameDish(kit, {
      noun: 'dirty rice',
      main: [main],
      partners: [pepper, ...added.filter((id) => id === 'mushroom')],
      methods: ['one-pot', 'cajun'],
      never: ['garlicky', 'herby', 'thyme', 'smoky', 'paprika'],
    })
    kit.describe(
      `Rice cooked in the brown crust of {${main}} with onion, celery and pepper, (dark, savory and gently hot|every grain tinted and full of flavor). (Traditional pots add chicken livers; a handful, chopped and browned along, is welcome|A whole dinner from one pot).`,
    )
  },
}
