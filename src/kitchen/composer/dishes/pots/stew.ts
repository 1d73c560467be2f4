import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, seasonWith, whole } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'
import { twist } from '../twist.ts'
import { liquid, stockFor } from './stock.ts'

export const stew: Dish = {
  id: 'stew',
  names: [
    'stew',
    'ragout',
    'beef stew',
    'lamb stew',
    'irish stew',
    'goulash',
    'tagine',
    'bourguignon',
    'beef bourguignon',
    'braise',
    'braised',
    'pot roast',
    'hotpot',
    'coq au vin',
    'burgundy',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 160],
  takes: [
    'grain',
    'noodle',
    'stewing',
    'bean',
    'lentil',
    'poultry',
    'vegetable',
    'dried-fruit',
    'fruit',
    'liquid',
    'red-meat',
    'roast',
  ],
  cuisines: ['french', 'moroccan', 'british', 'spanish', 'hungarian', 'american', 'greek', 'turkish'],
  moods: ['cozy', 'comfort', 'winter', 'hearty', 'slow', 'sunday'],
  loves: ['beef-chuck', 'lamb-shoulder', 'potato', 'carrot', 'parsnip', 'turnip', 'red-wine', 'beer'],
  write(kit) {
    const coq = /coq au vin|bourguignon|burgundy/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['stewing', 'poultry', 'bean', 'lentil'],
      from: /coq au vin/i.test(kit.craving.text)
        ? ['chicken-thigh']
        : /goulash|bourguignon|beef|pot roast|burgundy/i.test(kit.craving.text)
          ? ['beef-chuck']
          : undefined,
      not: whole,
      where: (item) =>
        item.id !== 'turkey-breast' &&
        (kit.craving.moods.includes('quick') ? !item.roles.includes('stewing') : true),
    })
    kit.require(main, 'no main for a stew')
    const vegetables = kit.choose({
      roles: ['vegetable'],
      from: coq
        ? ['carrot', 'mushroom', 'new-potato']
        : [
            'carrot',
            'potato',
            'parsnip',
            'mushroom',
            'sweet-potato',
            'green-bean',
            'turnip',
            'butternut-squash',
            'red-bell-pepper',
            'pea-frozen',
            'kale',
            'eggplant',
            'fennel',
          ],
      not: ['onion', 'celery'],
      count: 3,
      max: 5,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', vegetables)
    const cooking = cookingOf(main ?? '')
    const slow = cooking === 'stewing-meat'
    const beer = kit.wants('beer')
    const wine =
      !beer &&
      kit.ok('red-wine') &&
      (coq || kit.wants('red-wine') || (slow && kit.profile?.id !== 'moroccan' && kit.chance(0.5)))
    const fruit = kit.choose({
      roles: ['dried-fruit', 'fruit'],
      where: (item) => !item.roles.includes('citrus') && !item.roles.includes('berry'),
      from: ['apricot-dried', 'prune', 'raisin'],
      onlyWanted: kit.profile?.id !== 'moroccan',
      max: 1,
    })
    kit.bind('fruit', fruit)
    kit.add(`!$main
      1 1/2 tsp salt
      1/2 tsp black-pepper
      2 tbsp ${slow && kit.profile?.fat === 'butter' ? 'vegetable-oil' : (kit.profile?.fat ?? 'olive-oil')}
      1 each onion`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'olive-oil'
    seasonWith(kit)
    kit.add('2 tbsp tomato-paste')
    if (slow) kit.add('2 tbsp all-purpose-flour')
    if (wine) kit.add('1 cup red-wine')
    if (beer) kit.add('1 cup beer')
    const pot = liquid(kit, slow ? 3 : 2.5, stockFor(kit, main))
    kit.add(`$veg
      ~$fruit x0.7
      ~~1/4 cup parsley`)
    const added = twist(kit, {
      'rosemary-dried': '1/2 tsp rosemary-dried',
      'fennel-seed': '1/2 tsp fennel-seed',
      'coriander-ground': '1 tsp coriander-ground',
      'smoked-paprika': '1 tsp smoked-paprika',
      'olive-green': '1/3 cup olive-green',
      'dijon-mustard': '1 tbsp dijon-mustard',
      'worcestershire-sauce': '1 tbsp worcestershire-sauce',
      'balsamic-vinegar': '1 tbsp balsamic-vinegar',
      mint: '2 tbsp mint',
      allspice: '1/4 tsp allspice',
    })
    const side = sideGrain(kit)
    const cooker = kit.craving.equipment.includes('slow cooker')
    if (slow) {
      kit.step(
        `Pat {main} dry and season with {-salt,black-pepper}. Heat {${fat}} in a (Dutch oven|heavy pot with a lid) over medium-high heat and brown the meat in two batches, (turning the pieces once a dark crust has formed|until deep brown on two sides), 10 minutes. Lift it out onto a plate.`,
        'Lower the heat to medium, add {onion} and cook, (scraping up the brown bits|stirring up what sticks to the pot), until soft, 6 minutes.',
        'Stir in {aromatics,spices,tomato-paste,all-purpose-flour,rosemary-dried,fennel-seed,coriander-ground,smoked-paprika,allspice,dijon-mustard} and cook until the paste darkens, 2 minutes.',
        'Pour in {red-wine,beer} and let it bubble until reduced by half, 4 minutes.',
      )
      if (cooker)
        kit.step(
          `Scrape everything into the slow cooker and add the meat with its juices[, {veg:hard,fruit}] and ${pot}. Cover and cook on low until the meat gives when pressed with a spoon, 8 hours.`,
          'Stir in {veg:firm,veg:soft,veg:leaf}, cover again and cook on high until tender, 30 minutes.',
        )
      else
        kit.step(
          `Return the meat with its juices and pour in ${pot}. Bring to a simmer, cover and cook gently (over low heat|with just a bubble now and then) until the meat gives when pressed with a spoon, (80|90) minutes.`,
          'Add {veg:hard,fruit} and simmer, uncovered, until tender and the sauce coats a spoon, 25 minutes.',
          'Stir in {veg:firm} and cook until tender, 10 minutes.',
          'Add {veg:soft,veg:leaf} and cook for 3 minutes more.',
        )
    } else {
      kit.step(
        `(Warm|Heat) {${fat}} in a (Dutch oven|wide, heavy pot) over medium heat. Add {onion,veg:hard} and cook until lightly golden, 8 minutes.`,
        'Stir in {aromatics,spices,tomato-paste,rosemary-dried,fennel-seed,coriander-ground,smoked-paprika,allspice,dijon-mustard} and cook until the paste darkens and smells sweet, 2 minutes. Pour in {red-wine,beer} and let it bubble until reduced by half, 4 minutes.',
      )
      if (cooker)
        kit.step(
          `Scrape everything into the slow cooker and add {main,salt,black-pepper} and ${pot}. Cover and cook on low until ${cooking === 'chicken' ? '{main} is tender and has reached 165°F (74°C)' : 'the sauce has thickened and {main} are soft'}, 4 hours.`,
          'Stir in {veg:firm,veg:soft,veg:leaf,fruit}, cover again and cook on high until tender, 30 minutes.',
        )
      else
        kit.step(
          cooking === 'chicken'
            ? `Add {main}, {-salt,black-pepper} and ${pot} and bring to a simmer. Cover and cook gently until {main} is tender and has reached 165°F (74°C), 20 minutes.`
            : `Add {main}, {-salt,black-pepper} and ${pot} and bring to a simmer. Cook, partly covered, until ${cooking === 'lentil' ? '{main} are tender, 25' : 'the sauce has thickened, 20'} minutes.`,
          'Add {veg:firm,fruit} and simmer until tender, 10 minutes.',
          'Stir in {veg:soft,veg:leaf} and cook for 3 minutes more.',
        )
    }
    kit.step(
      side,
      '[Stir in {olive-green,worcestershire-sauce,balsamic-vinegar}. ]Taste for salt and let the stew stand off the heat for 5 minutes, (which thickens it a little more|so that the sauce settles). Serve[ over {side}][ with {parsley,mint} scattered over].',
    )
    nameDish(kit, {
      noun: /tagine/i.test(kit.craving.text)
        ? 'tagine'
        : /goulash/i.test(kit.craving.text)
          ? 'goulash'
          : /coq au vin/i.test(kit.craving.text)
            ? 'coq au vin'
            : /bourguignon/i.test(kit.craving.text)
              ? 'bourguignon'
              : 'stew',
      main: main && !/coq au vin/i.test(kit.craving.text) ? [main] : [],
      partners: [...fruit, ...vegetables, ...added],
      methods: cooker ? ['slow-cooker'] : slow ? ['slow-simmered', 'braised'] : ['one-pot'],
      cuisine: true,
      never: ['garlicky', 'herby', 'gingery'],
    })
    kit.describe(
      `(Fork-tender|Deeply savory) {-main} in a glossy sauce with {-veg}, (scented|seasoned) with ${kit.profile?.taste ?? 'herbs'}. (Spoon it over something that soaks up the sauce|It tastes even better the next day|Serve in shallow bowls).`,
    )
  },
}
