import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

const braised = 'Season with the rest of {salt} and spoon the juices over.'

/** One piece of a hard-working cut, in liquid to half its height: collagen needs about three hours at a bare simmer. */
export const potRoast: Dish = {
  id: 'pot-roast',
  names: [
    'pot roast',
    'beef pot roast',
    'yankee pot roast',
    'sunday pot roast',
    'chuck roast',
    'braised beef roast',
    'mississippi roast',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [90, 240],
  onlyNamed: true,
  takes: ['stewing', 'vegetable', 'mushroom', 'allium', 'herb', 'liquid'],
  moods: ['comfort', 'cozy', 'hearty', 'winter', 'family'],
  write(kit) {
    const main =
      chooseMain(kit, {
        roles: ['stewing'],
        from: ['beef-chuck'],
        not: ['beef-short-rib', 'rabbit', 'pork-belly'],
      }) ?? (kit.ok('portobello') ? 'portobello' : null)
    if (!main) return kit.fail('nothing to braise')
    kit.bind('main', [main])
    const meat = cookingOf(main) === 'stewing-meat'
    const slow = kit.craving.equipment.includes('slow cooker') && meat
    const root = kit.resolve('potato')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['parsnip', 'celery', 'turnip', 'mushroom', 'rutabaga'],
        not: ['onion', 'carrot', 'potato', 'portobello'],
        count: kit.lean > 0 ? 0 : 1,
        max: 2,
        where: (item) => item.speed === 'hard' || item.roles.includes('mushroom'),
      }),
    )
    const wine = kit.ok('red-wine') && kit.chance(0.6)
    const stove = withoutOven(kit)
    const stock = broth(kit, meat ? 'beef-stock' : 'vegetable-stock', wine ? 1.5 : 2.5)
    const herb = kit.pick(['thyme', 'rosemary'])
    kit.add(`${meat ? `!3 lb ${main} | left in one piece` : '8 each portobello | stems removed'}
      2 tsp salt
      3/4 tsp black-pepper
      2 tbsp vegetable-oil
      1 each onion | cut into wedges
      ${kit.ok('garlic') ? '5 clove garlic | crushed' : ''}
      2 tbsp tomato-paste
      2 tbsp all-purpose-flour
      ${wine ? '1 cup red-wine' : ''}
      ${stock.line}
      ${herb === 'thyme' ? '6 sprig thyme' : '2 sprig rosemary'}
      ~1 each bay-leaf
      1 1/2 lb carrot | peeled and cut into 2-inch pieces
      $veg | cut into 2-inch pieces
      ${root ? `1 1/2 lb ${root} | scrubbed and cut into 2-inch pieces` : ''}`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '1 tbsp worcestershire-sauce',
        'dijon-mustard': '1 tbsp dijon-mustard',
        'balsamic-vinegar': '1 tbsp balsamic-vinegar',
        horseradish: '1 tbsp horseradish',
        parsley: '1/4 cup parsley',
      },
      1,
    )
    const late = `{carrot,veg,potato,${root ?? 'potato'}}`
    const paste =
      'Stir in {garlic,tomato-paste,all-purpose-flour} and cook until the paste turns brick red, 2 minutes.'
    const pour = `Pour in ${wine ? '{red-wine} and ' : ''}${stock.ref}[ with {worcestershire-sauce,dijon-mustard,balsamic-vinegar}], scrape the bottom clean and add {${herb},bay-leaf}.`
    kit.step(
      slow || stove || !meat ? '' : `Heat the oven to ${degrees(300)}.`,
      meat
        ? 'Pat {main} dry and rub all over with most of {salt,black-pepper}. Heat {vegetable-oil} in a heavy pot with a lid over medium-high heat and brown the meat on every side, (leaving it alone until it lets go of the pot|until the crust is dark: that is most of the flavor), 12 minutes. Lift it out.'
        : 'Heat {vegetable-oil} in a heavy pot with a lid over medium-high heat. Brown {main} on both sides with half of {salt,black-pepper}, 8 minutes, and lift out.',
      `Turn the heat down to medium, add {onion} and cook until browned at the edges, 5 minutes. ${paste}`,
      pour,
    )
    if (slow)
      kit.step(
        `Lay ${late} in the slow cooker, set the meat on top and pour the sauce over. Cover and cook on low until a fork turns in the meat without effort, 8 hours.`,
      )
    else if (meat)
      kit.step(
        `Return the meat: the liquid should reach half of its height. Bring to a simmer, cover and braise ${stove ? 'over the lowest heat' : 'in the oven'} for 2 hours, turning it over once.`,
        `Tuck ${late} in around the meat, cover and ${stove ? 'go on cooking' : 'return to the oven'} until a fork turns in the meat without effort (about 200°F or 93°C inside), 75 minutes.`,
      )
    else
      kit.step(
        `Add ${late}, bring to a simmer and cover. Cook over low heat for 25 minutes, lay {main} on top and cook until everything is tender and the sauce coats a spoon, 15 minutes.`,
      )
    kit.step(
      meat
        ? `Lift out the meat and let it rest for 10 minutes while you skim the fat from the juices. Slice it thickly across the grain or pull it into large pieces. ${braised}[ Scatter with {parsley}.][ Pass {horseradish} at the table.]`
        : `${braised}[ Scatter with {parsley}.][ Pass {horseradish} at the table.]`,
    )
    nameDish(kit, {
      noun: 'pot roast',
      main: [main],
      partners: ['carrot', ...kit.bound('veg'), ...(root ? [root] : []), herb, ...added],
      methods: [slow ? 'slow-cooker' : 'slow-braised', 'fork-tender', 'sunday'],
      never: ['mustard', 'garlicky', 'herby', 'balsamic', 'red wine'],
    })
    kit.describe(
      meat
        ? '(A whole piece of {-main}|One big piece of {-main}), braised until a fork turns in it, with {-carrot,veg} in the same pot. (Better still the next day, sliced cold and warmed in its sauce|The oven does the work; you only set the table).'
        : 'Browned {-main} with {-carrot,veg} in a dark, glossy sauce. (One pot, and nothing to watch|Mashed or left in pieces, the vegetables soak it up).',
    )
  },
}
