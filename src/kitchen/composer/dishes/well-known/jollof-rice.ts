import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { cookingOf, pieceCut } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** Cups of stock for two cups of grain, and minutes under the lid: the fried sauce brings half as much water again. */
const grains: Readonly<Record<string, readonly [cups: number, minutes: number]>> = {
  'white-rice': [2.25, 25],
  'basmati-rice': [2, 22],
  'jasmine-rice': [2, 22],
  'brown-rice': [3.5, 45],
  quinoa: [2.5, 20],
  'cauliflower-rice': [0.25, 8],
}

export const jollofRice: Dish = {
  id: 'jollof-rice',
  names: ['jollof rice', 'jollof', 'jolof rice', 'jolof', 'jollof rice pot', 'party jollof'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [65, 80],
  onlyNamed: true,
  cuisines: ['west-african'],
  takes: ['grain', 'poultry', 'red-meat', 'shellfish', 'tofu', 'bean', 'vegetable', 'spice'],
  moods: ['spicy', 'party', 'comfort', 'family'],
  write(kit) {
    const asked = kit.wanted.find((id) => id in grains && !kit.isKitchensChoice(id))
    const grain = asked ?? Object.keys(grains).find(kit.ok)
    const tomato = ['tomato-canned', 'crushed-tomato'].find(kit.ok)
    if (!grain || !tomato) return kit.fail('no rice, or no tomatoes')
    const [cups, minutes] = grains[grain] ?? [2.25, 25]
    const main = kit.choose({
      roles: ['poultry', 'red-meat', 'shellfish', 'tofu', 'bean'],
      not: ['duck', 'mussel', 'clam', 'tofu-silken', 'beef-ribeye', 'beef-tenderloin', 'lamb-chop'],
      max: 1,
      count: 0,
      onlyWanted: true,
    })
    // "Chicken" that steams on the rice is thighs.
    const thigh =
      main[0] === 'chicken-breast' && kit.isKitchensChoice('chicken-breast') && kit.ok('chicken-thigh')
    const [first] = kit.bind('main', thigh ? ['chicken-thigh'] : main)
    const kind = first ? cookingOf(first) : null
    const bird = kind === 'chicken'
    const late = kind !== null && ['shrimp', 'scallop', 'squid', 'bean'].includes(kind)
    const browned = kind !== null && !bird && !late
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable'],
        not: ['onion', 'tomato', 'cherry-tomato', 'red-bell-pepper', 'plantain'],
        max: 2,
        count: 0,
        onlyWanted: true,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const pepper = ['red-bell-pepper', 'roasted-red-pepper', 'yellow-bell-pepper'].find(kit.ok)
    const hot = kit.mood('mild') ? undefined : ['red-chili', 'jalapeno', 'green-chili'].find(kit.ok)
    const onion = ['onion', 'red-onion'].find(kit.ok)
    const oil = kit.resolve('vegetable-oil')
    if (!oil) return kit.fail('no fat')
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', cups)
    kit.add(`!1 can ${tomato}
      ${pepper === 'roasted-red-pepper' ? '1 cup roasted-red-pepper' : pepper ? `1 each ${pepper} | seeded and cut into chunks` : ''}
      ${onion ? `2 each ${onion} | half in chunks, half thinly sliced` : ''}
      ${hot ? `${kit.mood('spicy') ? 2 : 1} each ${hot} | ${hot === 'red-chili' ? `(or ${kit.mood('spicy') ? 'one' : 'half a'} Scotch bonnet) ` : ''}seeded` : ''}
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      1 inch ginger
      ${bird ? `!${first === 'chicken-thigh' ? '1 3/4' : '1 1/2'} lb ${first} | ${first === 'chicken-thigh' ? 'left whole' : 'cut into 2-inch pieces'}` : kind === 'bean' ? `1 can ${first}` : first ? `1 lb ${first}${pieceCut(first)}` : ''}
      1 1/2 tsp salt
      !1/3 cup ${oil}
      3 tbsp tomato-paste
      2 tsp curry-powder
      1 tsp thyme-dried
      ~1/4 tsp white-pepper
      ${stock.line}
      2 each bay-leaf
      ${grain === 'cauliflower-rice' ? '!6 cup cauliflower-rice' : `!2 cup ${grain} | rinsed until the water runs clear`}
      $extra x0.7 | cut small`)
    const added = twist(
      kit,
      {
        plantain: '2 each plantain | ripe, peeled and cut into 1/2-inch slices',
        'smoked-paprika': '1 tsp smoked-paprika',
        butter: '1 tbsp butter',
        tomato: '1 each tomato | thinly sliced',
        'pea-frozen': '3/4 cup pea-frozen',
        parsley: '2 tbsp parsley',
        nutmeg: '1/4 tsp nutmeg',
      },
      2,
    )
    const spiced = 'curry-powder,thyme-dried,white-pepper,smoked-paprika,nutmeg'
    const char = grain !== 'cauliflower-rice'
    const base = [tomato, pepper ?? '', hot ?? '', 'garlic', 'ginger'].filter(Boolean).join(',')
    const fried = bird || browned
    const heat = 'a wide, heavy pot with a lid'
    const together = `${grain},extra:hard,extra:firm`
    kit.step(
      `Blend {${base}}${onion ? ` with the chunks of {-${onion}:one}` : ''} until smooth.`,
      bird
        ? `Pat {main} dry and rub with a third of {salt}. Brown in {${oil}} in ${heat} over medium-high heat, 4 minutes on each side, and lift out: it cooks through later.`
        : browned
          ? `Brown {main} in {${oil}} in ${heat} over medium-high heat, turning, until ${kind === 'steak' ? '145°F (63°C) inside' : 'golden on all sides'}, ${kind === 'steak' ? 5 : 8} minutes, and lift out.`
          : '',
      `${fried ? 'Turn the heat to medium' : `Heat {${oil}} in ${heat} over medium heat`}${onion ? ` and fry the sliced {-${onion}:one} until soft and golden, 8 minutes` : ''}. Stir in {tomato-paste} and fry, stirring, until brick red, 4 minutes.`,
      `Let {${spiced}} toast in it for half a minute, pour in the blended sauce and cook over medium heat, stirring now and then, until it is thick and the oil comes to the top, 15 minutes.`,
      char
        ? `Add ${stock.ref} with {bay-leaf} and ${bird ? 'the rest of {salt}' : '{salt}'}, bring to a boil and stir in {${together}}.${bird ? ' Lay {main} on top.' : ''} Cover tightly, with a sheet of foil under the lid, and cook over the lowest heat ${bird ? `until the grains are tender and {main} reads 165°F (74°C) in the thickest piece, ${Math.max(minutes, 28)} minutes` : `until the grains are tender and have taken up the sauce, ${minutes} minutes`}.`
        : `${bird ? `Lay {main} in the sauce with {bay-leaf} and ${stock.ref}, cover and simmer over low heat until it reads 165°F (74°C) in the thickest piece, 18 minutes. ` : ''}Stir in {${together}} with ${bird ? 'the rest of {salt}' : `{salt,bay-leaf} and ${stock.ref}`}. Cover and cook over medium heat until tender, ${minutes} minutes, and uncovered until nearly dry, 3 minutes.`,
      kit.uses('plantain')
        ? `Meanwhile, fry {plantain} in a little more oil in a skillet until deep golden on both sides, 6 minutes.`
        : '',
      late
        ? kind === 'bean'
          ? `Scatter {main,extra:soft,extra:leaf,pea-frozen} over the top, cover again and leave until hot through, 5 minutes.`
          : 'Bury {main} in the hot rice[ with {extra:soft,extra:leaf,pea-frozen}], cover again and cook until opaque throughout, 5 minutes.'
        : `Scatter {${browned ? 'main,' : ''}extra:soft,extra:leaf,pea-frozen} over the top, cover again and leave until hot through, 3 minutes.`,
      char
        ? 'Turn the heat up to medium and leave it alone until it smells toasty and the bottom has charred a little, 4 minutes. Take off the heat and let it stand, covered, for 5 minutes.'
        : '',
      'Lift out {bay-leaf} and fluff with a fork[, folding in {butter}]. Serve[ with {plantain}][, topped with {tomato,parsley}].',
    )
    callIt(kit, {
      noun: grain === 'cauliflower-rice' ? 'cauliflower jollof rice' : 'jollof rice',
      true: ['one-pot', 'West African', ...(char ? ['party-style'] : []), ...(hot ? ['fiery'] : [])],
      after: [
        first ?? '',
        ...added.filter((id) => ['plantain', 'tomato', 'pea-frozen', 'smoked-paprika'].includes(id)),
        pepper ?? '',
        'thyme-dried',
      ].filter(Boolean),
    })
    kit.describe(
      `${char ? 'Every grain red with' : 'A red, thick sauce of'} fried tomato${pepper ? ' and sweet pepper' : ''}, warm with curry powder and thyme${first ? ', with {-main}' : ''}. (${char ? 'The toasted bottom is the best of it|Do not stir at the end: what catches underneath tastes of a wood fire' : 'Let the sauce fry until the oil shows, and the rest is quick|Let it cook dry at the end, so that it stays loose'}).`,
    )
  },
}
