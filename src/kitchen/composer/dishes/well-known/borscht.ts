import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** The vinegar goes in with the beets and keeps them red; the cabbage goes in late and keeps its bite. */
export const borscht: Dish = {
  id: 'borscht',
  names: [
    'borscht',
    'borsch',
    'borshch',
    'borsht',
    'barszcz',
    'beet soup',
    'beetroot soup',
    'russian beet soup',
    'ukrainian borscht',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 135],
  onlyNamed: true,
  takes: ['stewing', 'bean', 'vegetable', 'sausage', 'herb', 'dairy', 'mushroom'],
  moods: ['cozy', 'comfort', 'winter', 'budget', 'hearty'],
  write(kit) {
    kit.require(kit.ok('beet'), 'no beets')
    const short = kit.craving.maxMinutes !== null && kit.craving.maxMinutes < 120
    const main = chooseMain(kit, {
      roles: ['stewing', 'bean', 'sausage'],
      from: kit.ok('beef-chuck') && !short ? ['beef-chuck'] : ['white-bean-canned', 'kidney-bean-canned'],
      not: [
        'beef-short-rib',
        'rabbit',
        'venison',
        'chickpea-canned',
        'black-bean-canned',
        'italian-sausage',
        'chorizo',
      ],
    })
    const meat = main ? cookingOf(main) === 'stewing-meat' : false
    const stock = broth(kit, meat ? 'beef-stock' : 'vegetable-stock', 8)
    const leaf = ['cabbage', 'savoy-cabbage', 'kale'].find(kit.ok)
    const root = kit.resolve('potato')
    const sour = kit.resolve('red-wine-vinegar')
    kit.add(`${meat ? `!1 1/2 lb ${main} | cut into 1-inch cubes` : main ? (cookingOf(main) === 'sausage' ? `12 oz ${main}` : `2 can ${main}`) : ''}
      3 tbsp vegetable-oil
      ${stock.line}
      ~1 each bay-leaf
      !1 1/2 lb beet | peeled and cut into matchsticks
      ${sour ? `2 tbsp ${sour}` : ''}
      1 tsp sugar
      2 tbsp tomato-paste
      1 each onion | finely chopped
      2 each carrot | peeled and coarsely grated
      ${root ? `12 oz ${root} | cut into 3/4-inch cubes` : ''}
      ${leaf ? `8 oz ${leaf} | finely shredded` : ''}
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      1 1/2 tsp salt
      1/2 tsp black-pepper
      1/4 cup dill
      ~1/2 cup sour-cream`)
    const added = twist(
      kit,
      {
        parsnip: '1 each parsnip | peeled and cut into 1/2-inch cubes',
        mushroom: '6 oz mushroom | sliced',
        allspice: '1/4 tsp allspice',
        horseradish: '1 tbsp horseradish',
        'lemon-juice': '1 tbsp lemon-juice',
        parsley: '1/4 cup parsley',
      },
      2,
    )
    kit.step(
      meat
        ? `Brown {main} in a third of {vegetable-oil} in a large pot over medium-high heat, 8 minutes. Add ${stock.ref}[ and {bay-leaf,allspice}], bring to a boil, skim and simmer over low heat until nearly tender, 65 minutes.`
        : '',
      `${meat ? 'Meanwhile, heat half of the rest' : 'Heat half'} of {vegetable-oil} in a deep skillet over medium heat. Add {beet} with {${sour ? `${sour},` : ''}sugar}, which keeps the color, and cook, stirring, until softened, 10 minutes. Stir in {tomato-paste} for 2 minutes, then cover with a ladle of ${meat ? 'the broth' : stock.ref.replace(/^.* of water$/, 'water')} and simmer until tender, 15 minutes.`,
      `${meat ? 'In another skillet' : 'In a large pot'}, cook {onion,carrot,parsnip,mushroom} in the rest of {vegetable-oil} until soft and golden, 9 minutes.`,
      meat
        ? `Add the golden vegetables${root ? ` and {${root}}` : ''} to the broth and simmer until tender, 12 minutes.`
        : `Pour in ${stock.ref.replace('{', 'the rest of {')}, add {bay-leaf,allspice${root ? `,${root}` : ''}} and simmer until tender, 14 minutes.`,
      `Stir in {${['beet', leaf ?? '', meat ? '' : 'main'].filter(Boolean).join(',')}} and {salt,black-pepper} and simmer until ${leaf ? 'the leaves are just soft' : 'hot'}, 8 minutes. Take off the heat, stir in {garlic,lemon-juice} and let the pot stand, covered, for 10 minutes.`,
      'Ladle into bowls, scatter with {dill,parsley}[ and top with {sour-cream}].[ Pass {horseradish} at the table.]',
    )
    nameDish(kit, {
      noun: 'borscht',
      main: main ? [main] : [],
      partners: [
        ...(leaf ? [leaf] : []),
        'dill',
        ...added.filter((id) => ['mushroom', 'parsnip', 'horseradish'].includes(id)),
      ],
      methods: ['ruby-red', 'one-pot', 'hearty'].filter((word) => word !== 'one-pot'),
      never: ['herby', 'garlicky', 'lemony', 'creamy'],
    })
    kit.describe(
      `Sweet beets, ${main ? '{-main} and ' : ''}soft {-carrot${leaf ? `,${leaf}` : ''}} in a deep red broth with a sour edge. (It tastes of more on the second day|A spoonful of something white and cold on top, and dark bread beside).`,
    )
  },
}
