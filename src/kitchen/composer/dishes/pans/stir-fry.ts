import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { takeoutSauce, type WokSauce } from '../takeout-sauces.ts'
import { twist } from '../twist.ts'
import { fastMain, tenderFast, wokVegetables } from './wok.ts'

function wokSauce(kit: Kit): WokSauce {
  const sweet = kit.pick(['honey', 'brown-sugar', 'maple-syrup'])
  const heat = kit.mood('mild') ? '' : kit.pick(['', '~1 tsp sriracha', '~1/4 tsp chili-flake'])
  const id = kit.profile?.id
  const base =
    id === 'thai'
      ? {
          lines: `2 tbsp soy-sauce\n~1 tbsp fish-sauce\n2 tsp brown-sugar\n2 tbsp lime-juice\n1 each red-chili`,
          refs: 'soy-sauce,fish-sauce,brown-sugar,lime-juice',
          word: 'lime and chili',
        }
      : id === 'korean'
        ? {
            lines: `2 tbsp gochujang\n2 tbsp soy-sauce\n1 tbsp rice-vinegar\n2 tsp sesame-oil\n2 tsp ${sweet}`,
            refs: `gochujang,soy-sauce,rice-vinegar,sesame-oil,${sweet}`,
            word: 'gochujang and sesame',
          }
        : kit.wants('peanut-butter')
          ? {
              lines: `3 tbsp peanut-butter\n3 tbsp soy-sauce\n1 tbsp lime-juice\n2 tsp ${sweet}\n${heat}`,
              refs: `peanut-butter,soy-sauce,lime-juice,${sweet},sriracha,chili-flake`,
              word: 'peanut and lime',
            }
          : kit.pick([
              {
                lines: `3 tbsp soy-sauce\n1 tbsp rice-vinegar\n1 tbsp ${sweet}\n2 tsp sesame-oil\n2 tsp cornstarch\n${heat}`,
                refs: `soy-sauce,rice-vinegar,${sweet},sesame-oil,cornstarch,sriracha,chili-flake`,
                word: 'soy and sesame',
              },
              {
                lines: `2 tbsp soy-sauce\n2 tbsp oyster-sauce\n1 tsp sugar\n2 tsp cornstarch\n${heat}`,
                refs: 'soy-sauce,oyster-sauce,sugar,cornstarch,sriracha,chili-flake',
                word: 'soy and a little sweetness',
              },
              {
                lines: `3 tbsp soy-sauce\n2 tbsp orange-juice\n1 tbsp ${sweet}\n2 tsp cornstarch\n${heat}`,
                refs: `soy-sauce,orange-juice,${sweet},cornstarch,sriracha,chili-flake`,
                word: 'orange and soy',
              },
            ])
  return base
}

const grainStep = (grain: string) =>
  `While you cut everything up, start {grain}: put it in a pot with ${grain === 'brown-rice' ? 'twice' : '1 1/2 times'} its volume of water, bring to a boil, cover and cook over the lowest heat until the water is absorbed, ${grain === 'brown-rice' ? 35 : 15} minutes. (Leave it covered until you need it|It keeps warm under its lid).`

export const stirFry: Dish = {
  id: 'stir-fry',
  names: [
    'stir fry',
    'stirfry',
    'stir fried',
    'wok',
    'sweet & sour chicken',
    'beef and broccoli',
    'kung pao',
    'kung pao chicken',
    'chop suey',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'poultry',
    'red-meat',
    'pork-cut',
    'shellfish',
    'tofu',
    'ground',
    'vegetable',
    'mushroom',
    'nut',
    'noodle',
    'sauce',
    'grain',
    'egg',
  ],
  cuisines: ['chinese', 'thai', 'korean', 'japanese'],
  moods: ['quick', 'weeknight', 'takeout', 'crispy', 'healthy'],
  loves: ['soy-sauce', 'ginger', 'broccoli', 'snow-pea', 'sesame-oil', 'cashew', 'bok-choy'],
  write(kit) {
    const main = chooseMain(kit, { roles: fastMain, not: [...whole, 'egg'] })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: wokVegetables,
        not: ['onion'],
        count: kit.lean > 1 ? 1 : kit.pick([2, 3]),
        max: 5,
        where: (item) => item.speed !== 'raw' && tenderFast(item),
      }),
    )
    const nuts = kit.choose({
      roles: ['nut'],
      from: ['cashew', 'peanut'],
      onlyWanted: !/kung pao/i.test(kit.craving.text),
    })
    kit.bind('nuts', nuts)
    const takeout = takeoutSauce(kit)
    const sauce = takeout?.wok ?? wokSauce(kit)
    const teriyaki = kit.wants('teriyaki-sauce') || /teriyaki/i.test(kit.craving.text)
    const grain =
      kit.choose({
        roles: ['grain', 'noodle'],
        from: ['jasmine-rice', 'white-rice'],
        count: kit.lean > 0 ? 0 : 1,
        max: 1,
      })[0] ?? null
    // Both need no boiling, only heat.
    const low = grain === 'cauliflower-rice' || grain === 'cooked-rice'
    if (grain)
      kit.add(
        pantryItem(grain)?.roles.includes('noodle')
          ? `8 oz ${grain}`
          : low
            ? `4 cup ${grain}`
            : `1 1/4 cup ${grain}`,
      )
    if (grain) kit.bind('grain', [kit.resolve(grain) ?? grain])
    kit.add(`$main${main ? pieceCut(main) : ''}
      $veg x0.8
      3 clove garlic
      1 inch ginger
      3 tbsp vegetable-oil
      ${teriyaki ? '1/2 cup teriyaki-sauce' : sauce.lines}
      ~$nuts
      ~~2 each scallion
      ~~2 tsp sesame-seed`)
    const noodles = grain !== null && pantryItem(grain)?.roles.includes('noodle')
    const added = twist(kit, {
      cilantro: '1/4 cup cilantro',
      basil: '1/4 cup basil',
      lime: '1 each lime | cut into wedges',
      peanut: '1/4 cup peanut',
      'water-chestnut': '1 can water-chestnut',
      'bamboo-shoot': '1 can bamboo-shoot',
      'five-spice': '1/4 tsp five-spice',
      'chili-flake': '1/4 tsp chili-flake',
      orange: '1 each orange | zest finely grated, then juiced',
      'red-onion': '1/2 each red-onion',
    })
    kit.step(
      grain
        ? noodles
          ? 'Cook {grain} in boiling water until just tender, 5 minutes; drain, rinse cold and set aside.'
          : low
            ? ''
            : grainStep(grain)
        : '',
      teriyaki
        ? ''
        : `(Stir|Whisk) {${sauce.refs}} together with 1/4 cup of water in a small bowl; this is the sauce. (Have everything cut and beside the stove before you start|Line everything up by the stove: it goes fast from here).`,
      main
        ? `Heat half of {vegetable-oil} in a (wok|large skillet) over high heat until it shimmers. ${panText(kit)} Tip {main} onto a plate.`
        : '',
      `Add the rest of {vegetable-oil} and {veg:hard} and toss until they start to brown, 4 minutes.`,
      `${kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard') ? 'Add' : `Add ${main ? 'the rest of ' : ''}{vegetable-oil} and`} {veg:firm} and toss (over the highest heat|constantly) until bright and just tender with some charred edges, 4 minutes.`,
      'Add {veg:soft,veg:leaf,pineapple,water-chestnut,bamboo-shoot,red-onion} and toss for 1 minute.',
      'Push everything aside, add {garlic,ginger,red-chili,five-spice,chili-flake,orange} to the bare pan and stir until fragrant, 30 seconds.',
      `${main ? 'Return {main} with its juices' : 'Keep the heat high'}[, add {nuts}]${noodles ? '[ and {grain}]' : ''}${noodles ? '' : ''} and pour in ${teriyaki ? '{teriyaki-sauce}' : 'the sauce'}. Toss until it (bubbles and turns glossy|thickens and coats everything), 1 minute.`,
      grain && !noodles
        ? low
          ? 'Toss {grain} in the empty pan until steaming hot, 4 minutes, and serve the stir-fry over it[, with {scallion,sesame-seed,cilantro,basil,peanut,lime} on top].'
          : 'Serve over {grain}[, with {scallion,sesame-seed,cilantro,basil,peanut,lime} on top].'
        : 'Serve at once[, with {scallion,sesame-seed,cilantro,basil,peanut,lime} on top].',
    )
    nameDish(kit, {
      noun:
        (takeout && `in ${takeout.name} sauce`) ??
        said(kit, 'kung pao', 'chop suey') ??
        (teriyaki ? 'teriyaki' : 'stir-fry'),
      main: main ? (takeout ? [main] : [main, ...kit.bound('veg')]) : kit.bound('veg'),
      partners: [...kit.bound('veg'), ...nuts, ...added],
      methods: teriyaki ? ['teriyaki'] : ['weeknight'],
      cuisine: kit.profile?.id !== 'japanese',
      never: ['herby', 'garlicky', 'lemony', ...(takeout ? ['sesame', 'honey'] : [])],
    })
    kit.describe(
      `(Crisp-tender vegetables with|Glossy and crunchy, with) {-main} in a ${teriyaki ? 'glossy teriyaki' : `quick sauce of ${sauce.word}`}. (Cut everything first: the cooking takes ten minutes|Serve it the minute it leaves the wok).`,
      `Crisp-tender {-veg} in a ${teriyaki ? 'glossy teriyaki' : `quick sauce of ${sauce.word}`}, all char and crunch. (Cut everything first: the cooking takes ten minutes|Serve it the minute it leaves the wok).`,
    )
  },
}
