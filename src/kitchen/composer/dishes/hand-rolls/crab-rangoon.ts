import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { callIt, withoutFire, withoutOven } from '../bowl-parts.ts'

type Way = 'fried' | 'baked' | 'air-fried'

const wayOf = (kit: Kit): Way => {
  const { text, equipment } = kit.craving
  if (equipment.includes('air fryer') || /air[- ]?fr(?:y|ied)/i.test(text)) return 'air-fried'
  const light = /baked|\boven\b|without frying|not fried/i.test(text) || kit.mood('light', 'healthy')
  return light && !withoutOven(kit) ? 'baked' : 'fried'
}

/** Plain cream cheese goes by its own name; so does what has no crab in it. */
const fillingOf = (kit: Kit): string | undefined => {
  const { text } = kit.craving
  const asked = kit.choose({ from: ['crab', 'shrimp'], onlyWanted: true })[0]
  if (asked) return asked
  if (/cream cheese/i.test(text) && !/crab/i.test(text)) return undefined
  return ['crab', 'artichoke-canned', 'water-chestnut'].find(kit.ok)
}

const fillings: Readonly<Record<string, string>> = {
  crab: '6 oz crab | picked over and squeezed dry',
  shrimp: '8 oz shrimp | peeled, deveined and finely chopped',
  'artichoke-canned': '1 can artichoke-canned | drained, squeezed dry and finely chopped',
  'water-chestnut': '1 can water-chestnut | drained and finely chopped',
}

/** `2 minutes a batch, 10 minutes in all`, or for a single one `2 minutes`. */
const inBatches = (minutes: number, batches: number): string =>
  batches <= 1
    ? `${minutes} minutes`
    : `${minutes} minutes a batch, ${minutes * Math.ceil(batches)} minutes in all`

/** A dry filling and no air in the parcel: steam is what bursts them. */
export const crabRangoon: Dish = {
  id: 'crab-rangoon',
  names: [
    ...['crab rangoon', 'crab rangoons', 'crab rangoon wontons', 'rangoon', 'rangoons', 'shrimp rangoon'],
    ...['crab wonton', 'crab wontons', 'fried crab wontons', 'crab and cream cheese wontons', 'crab puffs'],
    ...['cream cheese rangoon', 'cream cheese rangoons', 'cream cheese wonton', 'cream cheese wontons'],
    ...[
      'crab cream cheese wontons',
      'baked crab rangoon',
      'air fryer crab rangoon',
      'air fried crab rangoon',
    ],
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [40, 55],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['canned-fish', 'shellfish', 'fresh-cheese', 'sauce', 'bread'],
  moods: ['crispy', 'party', 'takeout'],
  makes: ['wonton-wrapper', 'cream-cheese'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried or baked')
    const cheese = ['cream-cheese', 'vegan-cream-cheese'].find(kit.ok)
    const wrapper = ['wonton-wrapper', 'rice-paper'].find(kit.ok)
    if (!cheese || !wrapper) return kit.fail('no cream cheese, or no wrappers')
    const paper = wrapper === 'rice-paper'
    const filling = fillingOf(kit)
    kit.bind('filling', filling ? [filling] : [])
    const way = wayOf(kit)
    const onion = ['scallion', 'chive'].find(kit.ok)
    const soy = kit.resolve('soy-sauce')
    const sweet = ['sugar', 'honey', 'maple-syrup'].find(kit.ok)
    const sharp = kit.resolve('rice-vinegar')
    const chili = ['chili-flake', 'red-chili'].find((id) => kit.ok(id) && !kit.mood('mild'))
    const dips = [chili && sharp && sweet ? 'chili' : '', soy && sharp ? 'soy' : ''].filter(Boolean)
    const dip = /sweet chil/i.test(kit.craving.text) && dips[0] === 'chili' ? 'chili' : kit.inTurn(dips)
    // Rice paper bursts and sticks in deep oil; a film of it in the skillet crisps it.
    const deep = way === 'fried' && !paper
    kit.add(`!8 oz ${cheese} | softened
      ${filling ? `!${fillings[filling]}` : ''}
      ${onion ? `${filling ? 3 : 5} ${onion === 'chive' ? 'tbsp' : 'each'} ${onion}${onion === 'chive' ? '' : ' | finely chopped'}` : ''}
      ${kit.ok('garlic-powder') ? '1/4 tsp garlic-powder' : ''}
      1/4 tsp white-pepper
      ${soy ? `1 tsp ${soy}` : '1/4 tsp salt'}
      ${filling === 'artichoke-canned' ? '1 tsp lemon-juice' : ''}
      !${paper ? '15 each rice-paper' : '30 each wonton-wrapper'}
      ${deep ? '3 cup vegetable-oil | for frying' : `${paper && way === 'fried' ? '1/4 cup' : '2 tbsp'} vegetable-oil`}`)
    kit.addApart(
      dip === 'chili'
        ? `1/4 cup ${sharp}\n1/4 cup ${sweet}\n${chili === 'red-chili' ? '1 each red-chili | finely chopped' : '1/2 tsp chili-flake'}\n${kit.ok('garlic') ? '1 clove garlic' : ''}\n${kit.ok('cornstarch') ? '1 tsp cornstarch' : ''}`
        : dip === 'soy'
          ? `3 tbsp ${soy}\n1 tbsp ${sharp}\n${sweet ? `2 tsp ${sweet}` : ''}\n${kit.ok('ginger') ? '1 inch ginger' : ''}`
          : '',
      'dip',
      [soy ?? ''],
    )
    const spoonful = filling ? '2 teaspoons' : 'a heaped teaspoon'
    const many = Math.round((30 * kit.servings) / 6)
    const sauce =
      dip === 'chili'
        ? `Simmer {${[sharp, sweet, chili].join(',')},garlic} with 1/4 cup of water for 3 minutes.${kit.uses('cornstarch') ? ' Stir {cornstarch} with a spoonful of cold water, add it and simmer until the sauce is glossy, 1 minute.' : ''} Leave the dip to cool.`
        : dip === 'soy'
          ? `For the dip, stir its own share of {-${soy}} with {${[sharp, sweet, 'ginger'].filter(Boolean).join(',')}}.`
          : ''
    const inside = [
      onion,
      'garlic-powder',
      'white-pepper',
      filling === 'artichoke-canned' ? 'lemon-juice' : '',
    ]
      .filter(Boolean)
      .join(',')
    const seasoning = `{${soy ?? 'salt'}}`
    const raw = filling === 'shrimp'
    kit.work(20)
    kit.step(
      way === 'baked' ? 'Heat the oven to 400°F (200°C) and line a baking sheet with parchment.' : '',
      raw
        ? 'Cook {filling} in a dry, hot skillet, stirring, until pink and opaque throughout, 3 minutes, and let cool.'
        : '',
      `Beat {${cheese}} with {${inside}} and ${seasoning} until smooth.${filling ? ' Fold in {filling}, keeping some pieces whole.' : ''}`,
      sauce,
      paper
        ? `Cut {${wrapper}} in half. Dip one piece at a time in warm water until it just bends, set ${spoonful} of filling near one end, fold the sides over it and roll it up into a small, tight parcel. Leave the ${many} parcels apart on an oiled plate, so that they do not stick.`
        : `Lay out a few of {${wrapper}} at a time and set ${spoonful} of filling on each. Wet the edges, bring the four corners together over the middle, press out the air and pinch the seams shut. Keep the ${many} parcels under a towel as you go.`,
      deep
        ? `Heat {vegetable-oil}, 2 inches deep, in a deep pot to 350°F (175°C). Fry six at a time, turning once, until crisp and deep golden, ${inBatches(2, many / 6)}. Drain on a rack.`
        : way === 'fried'
          ? `Heat {vegetable-oil} in a large nonstick skillet over medium heat. Fry the parcels, a dozen at a time and well apart, turning them, until blistered, crisp and hot in the middle, ${inBatches(8, many / 12)}. Drain on a rack.`
          : way === 'baked'
            ? `Set the parcels apart on the sheet${many > 36 ? ', and on a second one' : ''}, brush all over with {vegetable-oil} and bake until crisp, golden at the edges and hot in the middle, ${paper ? 20 : 13} minutes.`
            : `Brush the parcels all over with {vegetable-oil}. Cook them at 370°F (190°C) in the basket of an air fryer, a dozen at a time and apart, until crisp, golden and hot in the middle, ${inBatches(paper ? 10 : 8, many / 12)}.`,
      `Leave for 2 minutes, for the middle is scalding, and serve crisp${dip ? ', with the dip' : ''}.`,
    )
    callIt(kit, {
      noun:
        filling === 'crab'
          ? 'crab rangoon'
          : filling === 'shrimp'
            ? 'shrimp rangoon'
            : `${cheese === 'vegan-cream-cheese' ? 'vegan ' : ''}cream cheese ${/wonton/i.test(kit.craving.text) && !paper ? 'wontons' : 'rangoon'}`,
      true: [deep ? 'crisp' : way === 'fried' ? 'pan-crisped' : way, 'golden', 'crackling'],
      after: [onion ?? '', filling ?? '', dip === 'soy' ? 'ginger' : ''].filter(Boolean),
    })
    kit.describe(
      `${paper ? 'Rice paper' : 'Wonton wrappers'} folded around {-${cheese}}[ and {-filling}] and ${deep ? 'fried' : way === 'fried' ? 'crisped in the pan' : way} until ${paper ? 'it crackles' : 'they crackle'}${dip ? `, with a ${dip === 'chili' ? 'sweet and hot' : 'sharp soy'} dip` : ''}. ${paper ? 'A filling without a drop of water keeps the parcels tight' : '(Press out the air and none of them bursts|Folded, they freeze well, and cook from frozen a minute longer)'}.`,
    )
  },
}
