import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** The rice goes in raw: it swells as the rolls braise, and takes up the juices of the meat. */
export const cabbageRolls: Dish = {
  id: 'cabbage-rolls',
  names: [
    'cabbage roll',
    'cabbage rolls',
    'stuffed cabbage',
    'stuffed cabbage roll',
    'stuffed cabbage leaves',
    'golabki',
    'holubtsi',
    'golumpki',
    'galumpki',
    'sarma',
    'gołąbki',
    'kohlrouladen',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [130, 145],
  oven: true,
  onlyNamed: true,
  takes: ['ground', 'bean', 'lentil', 'vegetable', 'mushroom', 'grain', 'bacon', 'dairy'],
  moods: ['comfort', 'cozy', 'family', 'budget', 'winter'],
  write(kit) {
    const leaf = ['cabbage', 'savoy-cabbage'].find(kit.ok)
    const main = chooseMain(kit, {
      roles: ['ground', 'lentil', 'bean'],
      from: ['beef-ground', 'pork-ground'].some(kit.ok)
        ? ['beef-ground', 'pork-ground']
        : kit.ok('turkey-ground')
          ? ['turkey-ground']
          : ['lentil-brown'],
      not: ['chickpea-canned'],
    })
    const grain = ['white-rice', 'brown-rice', 'cauliflower-rice'].find(
      (id) => id !== 'brown-rice' && kit.ok(id),
    )
    const tomato = kit.resolve('crushed-tomato')
    if (!leaf || !main || !grain || !tomato) return kit.fail('no leaves, filling or sauce')
    const kind = cookingOf(main)
    const ground = kind.startsWith('ground')
    const shroom = ground ? null : ['mushroom', 'cremini'].find(kit.ok)
    const stock = broth(kit, ground ? 'beef-stock' : 'vegetable-stock', 1)
    kit.add(`!1 head ${leaf} | large, core cut out
      2 tbsp olive-oil
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${ground ? `1 1/2 lb ${main}` : kind === 'lentil' ? `1 1/2 cup ${main}` : `3 can ${main}`}
      ${shroom ? `8 oz ${shroom} | finely chopped` : ''}
      ${grain === 'white-rice' ? '1/2 cup white-rice | rinsed' : '1 1/2 cup cauliflower-rice'}
      ${kit.ok('egg') ? '1 each egg' : ''}
      2 tsp paprika
      1 3/4 tsp salt
      1/2 tsp black-pepper
      ${tomato === 'crushed-tomato' ? '3 cup crushed-tomato | from a can' : `2 can ${tomato}`}
      ${stock.line}
      1 tbsp brown-sugar
      2 tbsp apple-cider-vinegar
      ~1/2 cup sour-cream`)
    const added = twist(
      kit,
      {
        dill: '1/4 cup dill',
        parsley: '1/4 cup parsley',
        'bay-leaf': '1 each bay-leaf',
        bacon: '4 oz bacon',
        carrot: '1 each carrot | coarsely grated',
        allspice: '1/4 tsp allspice',
      },
      2,
    )
    const rolls = kit.servings * 2
    const safe = kind === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const soup = `${stock.ref}, {${tomato},brown-sugar,apple-cider-vinegar,bay-leaf}`
    kit.work(25)
    kit.step(
      `Heat the oven to ${degrees(350)}. Simmer {${leaf}} whole in a large pot of salted water, peeling off the leaves with tongs as they soften, 12 minutes. Keep ${rolls} large leaves and shave their thick ribs flat; shred the rest into a 9-by-13-inch dish.`,
      kind === 'lentil'
        ? 'Meanwhile, simmer {main} in plenty of water until tender, 22 minutes, and drain.'
        : '',
      `Heat {olive-oil} in a large skillet over medium heat and cook {onion,bacon,carrot${shroom ? `,${shroom}` : ''}} until soft and golden, ${shroom ? 12 : 8} minutes. Stir in {garlic} for 1 minute and scrape half into a bowl.`,
      `Stir ${soup} and a third of {salt} into the skillet and simmer for 5 minutes.`,
      `Add {${ground ? 'main,' : ''}${grain},egg,paprika,allspice,black-pepper} and the rest of {salt} to the bowl${ground ? ' and mix, only until it holds together' : ', with {main}, half of them crushed, and mix well'}.`,
      'Lay a heaped spoonful on the stem end of each leaf, fold in the sides and roll up, not too tightly: the filling swells. Set side by side, seam side down, on the shredded leaves and pour the sauce over.',
      `Cover tightly with foil and bake until the leaves cut without resistance and ${ground ? `the middle of a roll reads ${safe}` : `the ${grain === 'white-rice' ? 'rice' : 'filling'} is soft`}, 75 minutes. Let the dish stand for 10 minutes.`,
      'Serve with the sauce from the dish[ and a spoonful of {sour-cream}].[ Scatter with {dill,parsley}.]',
    )
    nameDish(kit, {
      noun: 'cabbage rolls',
      main: [main, ...(shroom ? [shroom] : [])],
      partners: [
        grain === 'white-rice' ? 'white-rice' : '',
        'paprika',
        ...added.filter((id) => id !== 'bay-leaf'),
      ].filter(Boolean),
      methods: ['slow-baked', 'stuffed', 'braised'],
      never: ['garlicky', 'herby', 'creamy', 'paprika', 'smoky'],
    })
    kit.describe(
      '(Tender leaves|Soft, silky leaves) around {-main,' +
        grain +
        '}, baked slowly in a sweet-sharp tomato sauce. (They are even better the day after|Make the whole dish: they freeze well).',
    )
  },
}
