import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { callIt, inHaste } from '../bowl-parts.ts'
import { rice, riceFirst } from '../classics/rice-beside.ts'
import { broth } from '../well-known/water.ts'

const cuts: Readonly<Record<string, string>> = {
  'pork-belly': '10 oz pork-belly | cut into 1/4-inch slices, then bite-size pieces',
  'pork-shoulder': '10 oz pork-shoulder | cut into 1/4-inch slices, then bite-size pieces',
  'pork-tenderloin': '10 oz pork-tenderloin | cut into 1/4-inch slices',
  bacon: '6 oz bacon | cut into 1-inch pieces',
  'beef-sirloin': '10 oz beef-sirloin | thinly sliced across the grain',
  'chicken-thigh': '12 oz chicken-thigh | cut into 1-inch pieces',
  'chicken-breast': '12 oz chicken-breast | cut into 1-inch pieces',
  'tuna-canned': '2 can tuna-canned | drained and flaked',
  shrimp: '10 oz shrimp | peeled and deveined',
  shiitake: '8 oz shiitake | stems discarded, caps sliced',
  'oyster-mushroom': '8 oz oyster-mushroom | torn into strips',
  mushroom: '8 oz mushroom | sliced',
}
const mushrooms = ['shiitake', 'oyster-mushroom', 'mushroom']
const tuna = 'tuna-canned'
/** What goes in at the end. */
const late = ['tuna-canned', 'shrimp']

/** What goes in beside the kimchi: what was asked for, else the first that the rules leave. */
function mainOf(kit: Kit, meatless: boolean): string | undefined {
  const asked = kit.choose({ from: Object.keys(cuts), onlyWanted: true })[0]
  if (asked) return asked
  const { text } = kit.craving
  if (meatless) return mushrooms.find(kit.ok)
  if (/tuna/i.test(text) && kit.ok(tuna)) return tuna
  if (inHaste(kit) && kit.ok(tuna) && !/pork/i.test(text)) return tuna
  const pork = (inHaste(kit) ? ['pork-belly'] : ['pork-belly', 'pork-shoulder']).filter(kit.ok)
  if (pork.length > 0) return kit.inTurn(pork)
  return [tuna, 'beef-sirloin', 'chicken-thigh', ...mushrooms].find(kit.ok)
}

/** Old, sour kimchi is fried first: that rounds it, and its juice seasons the pot. */
export const kimchiStew: Dish = {
  id: 'kimchi-stew',
  names: [
    ...['kimchi stew', 'kimchi jjigae', 'kimchi soup', 'kimchi jigae', 'kimchi chigae', 'kimchijjigae'],
    ...['kimchi guk', 'korean kimchi stew', 'korean kimchi soup', 'spicy kimchi stew', 'kimchi tofu stew'],
    ...[
      'kimchi and tofu stew',
      'tofu kimchi stew',
      'kimchi tofu soup',
      'kimchi pork stew',
      'pork kimchi stew',
    ],
    ...[
      'kimchi and pork stew',
      'tuna kimchi stew',
      'tuna kimchi jjigae',
      'pork kimchi jjigae',
      'kimchi stew with tofu',
    ],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 50],
  onlyNamed: true,
  cuisines: ['korean'],
  takes: [
    'stewing',
    'pork-cut',
    'bacon',
    'red-meat',
    'poultry',
    'canned-fish',
    'shellfish',
    'tofu',
    'mushroom',
    'vegetable',
    'grain',
  ],
  moods: ['spicy', 'comfort', 'cozy', 'weeknight', 'budget'],
  makes: ['kimchi', 'vegan-kimchi'],
  write(kit) {
    const { text, exclusions } = kit.craving
    // The cabbage of the pot's own stands in where jars may hold what the rules forbid, not for whom kimchi is out.
    kit.require(!exclusions.some((word) => /kimchi/.test(word)), 'without kimchi')
    const jar = exclusions.includes('garlic') ? undefined : ['kimchi', 'vegan-kimchi'].find(kit.ok)
    const leaf = jar ? null : ['napa-cabbage', 'cabbage'].find(kit.ok)
    const sour = kit.resolve('rice-vinegar')
    const mild = kit.mood('mild')
    const hot = kit.ok('chili-flake')
    if (!jar && (!leaf || !sour || !hot || mild)) return kit.fail('no kimchi, and nothing to make it of')
    const soup = /soup|\bguk\b/i.test(text)
    const rush = inHaste(kit)
    const main = mainOf(kit, /tofu kimchi|kimchi (?:and )?tofu/i.test(text))
    kit.bind('main', main ? [main] : [])
    const tofu = (
      kit.wants('tofu-silken') ? ['tofu-silken', 'tofu-firm'] : ['tofu-firm', 'tofu-silken']
    ).find(kit.ok)
    kit.require(main || tofu, 'nothing but kimchi')
    const shroom = main !== undefined && mushrooms.includes(main)
    const bird = main !== undefined && /chicken/.test(main)
    const fat = main === 'pork-belly' || main === 'bacon'
    const veg = kit.choose({
      roles: ['vegetable'],
      not: ['onion', 'scallion', 'shallot', 'red-onion', 'garlic', leaf ?? '', 'napa-cabbage'],
      count: 0,
      max: 2,
      onlyWanted: true,
      where: (item) => item.id !== main && item.speed !== 'raw' && item.speed !== 'hard',
    })
    kit.bind('veg', veg)
    const paste = kit.ok('gochujang') && !mild ? 'gochujang' : ''
    const soy = kit.resolve('soy-sauce')
    const sweet = kit.resolve('sugar')
    const onion = rush ? undefined : ['onion', 'shallot'].find(kit.ok)
    const aroma = kit.ok('sesame-oil')
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', soup ? 5 : 3)
    const flakes = mild ? '' : jar ? '1 tbsp' : '2 tbsp'
    kit.add(`${jar ? `!2 1/2 cup ${jar} | well fermented, cut into bite-size pieces, juice kept` : `!1 1/2 lb ${leaf} | cut into bite-size pieces`}
      ${jar ? '' : '1 1/2 tsp salt'}
      ${main ? `!${cuts[main]}` : ''}
      ${fat ? '' : '1 tbsp vegetable-oil'}
      ${onion ? `1 each ${onion} | thinly sliced` : ''}
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${jar ? '' : `1 inch ginger\n3 tbsp ${sour}`}
      ${hot && flakes ? `${flakes} chili-flake | Korean gochugaru (or half as much of a hotter kind)` : ''}
      ${paste ? '1 tbsp gochujang' : ''}
      ${soy ? `1 tbsp ${soy}` : ''}
      ${sweet ? `1 tsp ${sweet}` : ''}
      ${stock.line}
      $veg x0.5
      ${tofu ? `14 oz ${tofu} | cut into 1/2-inch slabs` : ''}
      ${kit.ok('scallion') ? '4 each scallion' : ''}
      ${aroma ? '1 tsp sesame-oil' : ''}`)
    // Rice takes longer than the hasty pot, and less long than the other.
    const first = rush && kit.ok('white-rice')
    const grain = (first ? riceFirst : rice)(kit, 'white-rice')
    const heat = ['garlic', jar ? '' : 'ginger', 'chili-flake', paste].filter(Boolean).join(',')
    const simmer = rush ? 6 : 20
    const base = jar ?? leaf ?? ''
    const done = bird
      ? ', and the chicken reads 165°F (74°C)'
      : main && /pork|bacon|beef/.test(main)
        ? `, and {main} ${main === 'bacon' ? 'is' : 'is past 145°F (63°C) and'} tender`
        : ''
    kit.step(
      jar
        ? ''
        : `Rub {${base}} with {salt} in a large bowl and leave until limp and wet, 15 minutes. Press out the water and pour it off.`,
      first ? grain : '',
      fat
        ? 'Cook {main} in a heavy pot over medium heat until its fat has run and the edges are golden, 6 minutes.'
        : main && !late.includes(main)
          ? `Heat {vegetable-oil} in a heavy pot over medium-high heat and fry {main} until ${shroom ? 'browned and dry' : 'browned at the edges'}, 5 minutes.`
          : '',
      `${main && !late.includes(main) ? 'Add' : 'Heat {vegetable-oil} in a heavy pot over medium heat. Add'} {${base}${onion ? `,${onion}` : ''}} and fry until soft and ${jar ? 'a shade darker, and the sharp smell has mellowed' : 'lightly browned'}, ${rush ? 4 : 6} minutes.[ Stir in {${heat}} for 1 minute.]`,
      `Pour in ${stock.ref}[ with {${[soy, sweet, jar ? '' : sour].filter(Boolean).join(',') || 'none'}}]${jar ? ' and the juice of the kimchi' : ''}, bring to a boil, cover and simmer until the ${jar ? 'kimchi' : 'cabbage'} is ${rush ? 'tender' : 'silky'}${done}, ${simmer} minutes.`,
      first ? '' : grain,
      'Add {veg} and simmer until nearly tender, 4 minutes.',
      [
        main === tuna ? 'Stir in {main}.' : '',
        tofu
          ? `Lay in {${tofu}}, spoon some of the liquid over and simmer until hot through, ${rush ? 4 : 5} minutes.`
          : main === tuna
            ? 'Simmer until hot through, 4 minutes.'
            : '',
        main === 'shrimp' ? 'Add {main} and simmer just until pink and opaque throughout, 3 minutes.' : '',
      ].join(' '),
      `${jar ? `Taste: a very sour kimchi may want ${sweet ? `a pinch more {-${sweet}}` : 'a splash of water'}` : 'Taste: it should be sharp and hot'}.[ Scatter with {scallion}.][ Drip {sesame-oil} over.] Serve bubbling hot[, with {rice}].`,
    )
    callIt(kit, {
      noun: soup ? 'kimchi soup' : /jj?igae|chigae/i.test(text) ? 'kimchi jjigae' : 'kimchi stew',
      true: ['bubbling', mild ? 'gentle' : 'fiery', 'one-pot'],
      before: main ? [main] : [],
      after: [tofu ?? '', main ?? '', ...veg, 'scallion'].filter(Boolean),
    })
    kit.describe(
      `${jar ? 'Kimchi' : 'Cabbage, salted and spiced as for kimchi,'} fried until mellow and simmered with {-main,${tofu ?? 'veg'}} in a ${mild ? 'mellow' : 'red'}, tangy ${soup ? 'soup' : 'stew'}. ${jar ? '(The older and sourer the kimchi, the better the pot|The way to use up what has grown too sour to eat by itself)' : 'It has the bite of kimchi without a jar of it'}.`,
    )
  },
}
