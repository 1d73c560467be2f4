import type { Dish } from '../../dish.ts'
import { withoutOven } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'
import { broth } from '../well-known/water.ts'
import { calledIn, eachOf, mainFor } from './pieces.ts'
import { entitle, sideFor } from './sides.ts'

/** Collagen lets go of the bone after two and a half hours at 300°F; the sauce goes on last, for sugar burns. */
export const ribs: Dish = {
  id: 'ribs',
  names: [
    ...[
      'rib',
      'rack of rib',
      'pork rib',
      'beef rib',
      'spare rib',
      'baby back rib',
      'rib dinner',
      'fall off the bone rib',
    ],
    ...eachOf(
      ['bbq', 'barbecue', 'barbecued', 'sticky', 'honey garlic', 'asian', 'smoky', 'baked', 'oven baked'],
      ['rib', 'pork rib', 'spare rib', 'baby back rib', 'beef rib'],
    ),
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [150, 200],
  onlyNamed: true,
  makes: ['pork-rib'],
  takes: ['roast', 'stewing', 'tofu', 'sauce', 'vegetable'],
  moods: ['comfort', 'summer', 'grill', 'party', 'hearty'],
  write(kit) {
    const beef = /beef/i.test(kit.craving.text)
    const main = mainFor(kit, [
      beef ? ['beef-short-rib'] : ['pork-rib'],
      ['beef-short-rib'],
      ['tempeh', 'tofu-firm', 'seitan'].filter((id) => kit.wants(id) || id !== 'seitan'),
      ['portobello'],
    ])
    const meat = /rib$/.test(main)
    const slow = kit.craving.equipment.includes('slow cooker') && meat
    const stove = !slow && withoutOven(kit)
    const honey = kit.resolve('honey')
    const soy = kit.resolve('soy-sauce')
    const glazes = ['barbecue', 'honey garlic'].filter((name) =>
      name === 'barbecue' ? kit.ok('barbecue-sauce') : honey && soy && kit.ok('garlic'),
    )
    const text = kit.craving.text
    const asked = /bbq|barbe|smoky/i.test(text)
      ? 'barbecue'
      : /honey|asian|sticky/i.test(text)
        ? 'honey garlic'
        : ''
    const glaze = glazes.includes(asked) ? asked : (kit.inTurn(glazes, 2) ?? kit.fail('no sauce for them'))
    const smoky = glaze === 'barbecue'
    const sugar = kit.resolve('brown-sugar')
    const stock = stove ? broth(kit, beef ? 'beef-stock' : 'vegetable-stock', 1.5) : { line: '', ref: '' }
    kit.add(`!${main === 'pork-rib' ? '4 lb pork-rib | membrane pulled off the back' : main === 'beef-short-rib' ? '3 lb beef-short-rib' : main === 'tempeh' ? '16 oz tempeh | cut into 1/2-inch strips' : main === 'portobello' ? '8 each portobello | stems removed' : `28 oz ${main} | ${main === 'tofu-firm' ? 'pressed dry and ' : ''}cut into thick strips`}
      ${sugar ? `2 tbsp ${sugar}` : ''}
      ${smoky ? '1 tbsp smoked-paprika\n1 tbsp paprika\n1 tsp garlic-powder' : '2 tsp five-spice\n1 tsp ginger-ground'}
      ${meat ? '2' : '1/2'} tsp salt
      1 tsp black-pepper
      ${meat ? '' : '2 tbsp vegetable-oil'}
      ${stock.line}
      ${smoky ? `3/4 cup barbecue-sauce\n1 tbsp apple-cider-vinegar` : `1/3 cup ${honey}\n1/4 cup ${soy}\n4 clove garlic\n1 tbsp rice-vinegar`}`)
    const side = sideFor(
      kit,
      smoky ? ['slaw', 'corn', 'mash', 'beans'] : ['slaw', 'jasmine', 'cucumber', 'bokChoy'],
    )
    const spices = `{${sugar ? `${sugar},` : ''}${smoky ? 'smoked-paprika,paprika,garlic-powder' : 'five-spice,ginger-ground'},salt,black-pepper}`
    const sauce = smoky
      ? 'Simmer {barbecue-sauce,apple-cider-vinegar} in a small pan until sticky, 3 minutes.'
      : `Simmer {${honey},${soy},garlic,rice-vinegar} in a small pan until it coats a spoon, 5 minutes.`
    const soft =
      'the meat has drawn back from the ends of the bones and a knife slides in (about 195°F or 90°C)'
    kit.step(
      side.first,
      slow || stove
        ? ''
        : `Heat the oven to ${degrees(meat ? 300 : 400)} and line a baking sheet with ${meat ? 'foil' : 'parchment'}.`,
      `Mix ${spices}. ${meat ? 'Pat {main} dry and rub the mixture in on all sides.' : 'Toss {main} with {vegetable-oil} and the spice mixture.'}`,
    )
    if (!meat)
      kit.step(
        stove
          ? 'Cook {main} in a wide skillet over medium heat, turning, until browned, 8 minutes.'
          : 'Spread out on the sheet and bake until browned, turning once, 20 minutes.',
        side.later,
        sauce,
        stove
          ? 'Pour the sauce over and turn until it clings, 2 minutes.'
          : 'Brush with half of the sauce and bake until it is sticky, 8 minutes.',
      )
    else if (slow)
      kit.step(
        `Stand {main} upright in the slow cooker, cover and cook on low until ${soft}, 7 hours.`,
        side.later,
        sauce,
        'Lift onto a foil-lined sheet, brush with half of the sauce and broil, close to the heat, until it bubbles and browns, 4 minutes.',
      )
    else if (stove)
      kit.step(
        `Cut {main} between the bones, lay in a wide, heavy pot and pour in ${stock.ref}. Bring to a simmer, cover and cook over low heat until ${soft}, 2 hours.`,
        side.later,
        `Lift out the ribs and pour off the liquid. ${sauce}`,
        'Turn the ribs in the sauce over medium-high heat until they are dark and sticky, 5 minutes.',
      )
    else
      kit.step(
        `Lay on the sheet, bone side down, cover tightly with foil and bake until ${soft}, ${main === 'pork-rib' ? '2 hours and 30 minutes' : '3 hours'}.`,
        side.later,
        sauce,
        'Pour off the fat, brush the ribs with half of the sauce and broil, close to the heat, until it bubbles and browns, 4 minutes. Watch them: sugar burns fast.',
      )
    const beside = [stove || (slow && !meat) ? '' : 'the rest of the sauce', side.ref]
      .filter(Boolean)
      .join(' and ')
    kit.step(
      `${meat ? `Let the ribs rest for 5 minutes${main === 'pork-rib' && !stove ? ', cut between the bones' : ''}` : 'Pile onto a platter'} and serve${beside ? ` with ${beside}` : ' at once'}.`,
    )
    entitle(
      kit,
      `${glaze} ${meat ? (main === 'pork-rib' ? 'pork ribs' : 'beef short ribs') : calledIn(kit, main)}`,
      side.name,
    )
    kit.describe(
      meat
        ? `Ribs cooked ${slow ? 'slowly' : 'low and slow'} until the bone slides out, under a ${smoky ? 'dark, smoky' : 'sweet, salty'} glaze. (They may be cooked the day before and glazed when the guests are there|The first hours need nobody near them).`
        : `(Strips of {-main}|{-main}), rubbed with spices and lacquered with ${smoky ? 'barbecue sauce' : 'sweet soy'}, in place of ribs. Sticky fingers are part of it.`,
    )
  },
}
