import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

/** Whole dark lentils that simmer until they turn creamy by themselves; butter and cream only round them off. */
export const dalMakhani: Dish = {
  id: 'dal-makhani',
  names: [
    ...['dal', 'daal', 'dhal'].flatMap((dal) => [
      ...[`${dal} makhani`, `${dal} makhni`, `${dal} makhanwala`, `makhani ${dal}`, `makhni ${dal}`],
      ...[`black ${dal}`, `black lentil ${dal}`, `${dal} bukhara`, `buttery ${dal}`, `butter ${dal}`],
    ]),
    ...['kali dal', 'maa ki dal', 'lentil makhani', 'lentils makhani', 'black lentil curry'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [80, 110],
  onlyNamed: true,
  // "Dal" alone is red lentils to the kitchen; here it is the dish.
  makes: ['lentil-red'],
  cuisines: ['indian'],
  takes: ['lentil', 'bean', 'dairy', 'grain', 'bread', 'herb', 'spice'],
  moods: ['comfort', 'cozy', 'slow', 'creamy', 'budget', 'sunday'],
  write(kit) {
    const fat = ['butter', 'ghee', 'coconut-oil', 'vegetable-oil'].find(kit.ok)
    const cream = ['heavy-cream', 'coconut-cream', 'coconut-milk'].find(kit.ok) ?? kit.resolve('heavy-cream')
    if (!fat || !cream) return kit.fail('nothing to make it rich')
    const bean = kit.ok('kidney-bean-canned')
    const tomato = kit.ok('crushed-tomato')
    const factor = kit.servings / 4
    kit.add(`!1 1/4 cup lentil-brown
      ~1 each bay-leaf
      1 1/4 tsp salt
      4 tbsp ${fat}
      1 tsp cumin-seed
      1 each onion | finely chopped
      5 clove garlic
      1 1/2 inch ginger
      ${kit.mood('mild') ? '' : '~1 each green-chili'}
      1 tsp coriander-ground
      1 tsp paprika
      ${tomato ? '1 cup crushed-tomato' : ''}
      ${bean ? '1 can kidney-bean-canned' : ''}
      1/2 cup ${cream}
      1 1/2 tsp garam-masala
      1 tsp fenugreek
      ~2 tbsp cilantro`)
    const added = twist(
      kit,
      {
        cardamom: '1/4 tsp cardamom',
        'cinnamon-stick': '1 each cinnamon-stick',
        cayenne: '1/4 tsp cayenne',
        'smoked-paprika': '1/2 tsp smoked-paprika',
      },
      1,
    )
    kit.step(
      `Put {lentil-brown} in a heavy pot with {bay-leaf,cinnamon-stick} and ${spoons(80 * factor)} of water. Bring to a boil, skim off the foam and simmer, half covered, until they are soft enough to crush between two fingers, 40 minutes.`,
      `Meanwhile, melt half of {${fat}} in a skillet over medium heat and let {cumin-seed} sizzle until a shade darker, 1 minute. Add {onion} and cook until golden brown, 10 minutes. Stir in {garlic,ginger,green-chili} for 1 minute, then {coriander-ground,paprika,smoked-paprika,cayenne,cardamom} for half a minute.`,
      tomato
        ? 'Add {crushed-tomato} to the skillet and cook until thick, with beads of fat at the edge, 8 minutes.'
        : '',
      `Stir the contents of the skillet and {kidney-bean-canned,salt} into the lentils. Simmer over the lowest heat, uncovered, for 35 minutes, stirring often and crushing some against the side of the pot, until dark, thick and creamy. Add hot water if it gets too stiff.`,
      rice(kit, 'basmati-rice'),
      `[Lift out {bay-leaf,cinnamon-stick}. ]Stir in most of {${cream}}, the rest of {${fat}}, {garam-masala}[ and {fenugreek}, rubbed between your palms], and simmer gently for 5 minutes.`,
      `Swirl in the rest of {${cream}}[, scatter with {cilantro}] and serve hot[, with {rice}].`,
    )
    callIt(kit, {
      noun: 'dal makhani',
      true: ['slow-simmered', 'velvety', ...(fat === 'butter' ? ['buttery'] : [])],
      after: [
        ...(bean ? ['kidney-bean-canned'] : []),
        ...(cream === 'heavy-cream' ? [] : [cream]),
        ...added.filter((id) => id === 'cardamom' || id === 'smoked-paprika'),
        'ginger',
        'fenugreek',
        'cilantro',
      ],
    })
    kit.describe(
      `Whole dark lentils[ and {-kidney-bean-canned}], simmered until they turn creamy, with ${tomato ? 'tomato, ' : ''}garam masala and a finish of {-${fat},${cream}}. (Leave it on the lowest flame: time is its main spice|It is even better on the second day).`,
    )
  },
}
