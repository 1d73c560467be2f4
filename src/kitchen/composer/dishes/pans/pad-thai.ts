import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, whole } from '../protein.ts'

export const padThai: Dish = {
  id: 'pad-thai',
  names: ['pad thai', 'padthai', 'phad thai'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  onlyNamed: true,
  takes: ['shellfish', 'poultry', 'tofu', 'vegetable', 'egg', 'nut', 'noodle'],
  cuisines: ['thai'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['shellfish', 'poultry', 'tofu', 'pork-cut'],
      from: ['shrimp', 'chicken-thigh', 'tofu-firm'],
      not: whole,
    })
    const extra = kit.choose({ roles: ['vegetable'], onlyWanted: true, max: 2, not: ['bean-sprout'] })
    kit.bind('veg', extra)
    kit.add(`8 oz rice-noodle
      3 tbsp fish-sauce
      3 tbsp brown-sugar
      3 tbsp lime-juice
      ${kit.chance(0.5) ? '1 tbsp soy-sauce' : '~1 tsp paprika'}
      3 tbsp vegetable-oil
      $main x0.8
      ~2 each shallot | thinly sliced
      3 clove garlic
      ${kit.mood('mild') ? '' : '1/2 tsp chili-flake'}
      ${kit.ok('egg') ? '2 each egg' : ''}
      $veg x0.6
      2 cup bean-sprout
      4 each scallion | cut into 1-inch lengths
      1/3 cup peanut
      ~1 each lime | cut into wedges`)
    kit.step(
      `(Cover {rice-noodle} with hot tap water and let them stand|Soak {rice-noodle} in very warm water) until pliable but still firm, 15 minutes. Drain.`,
      `Stir {fish-sauce,brown-sugar,lime-juice,soy-sauce,paprika} together with 2 tablespoons of water until smooth. (It should taste sour, salty and sweet all at once|Taste: sour, salty and sweet should balance).`,
      `Heat a third of {vegetable-oil} in a (wok|wide skillet) over high heat. ${panText(kit)} Lift {main} out.`,
      'Add the rest of {vegetable-oil} with {shallot,garlic,chili-flake,veg} and stir until (golden at the edges|fragrant and soft), 2 minutes.',
      'Add {rice-noodle} and the sauce and toss until the noodles have drunk it up and are tender, 3 minutes; (add a splash of water if they stick|a splash of water helps if they stay stiff).',
      kit.ok('egg')
        ? 'Push everything aside, crack {egg} into the gap, scramble until just set and fold through, 1 minute.'
        : '',
      `Add {main,bean-sprout,scallion} and half of {peanut} and toss for 1 minute. Serve with the rest of the {-peanut} on top[ and {lime} to squeeze over].`,
    )
    nameDish(kit, {
      noun: 'pad Thai',
      main: main ? [main] : ['bean-sprout'],
      partners: ['peanut', 'bean-sprout', 'scallion', 'lime', ...extra],
      methods: ['classic', 'wok-tossed', 'takeout-style'],
      never: ['herby', 'lemony', 'garlicky', 'peanut'],
    })
    kit.describe(
      `(Chewy|Springy) rice noodles tossed with {-main} in a sour, salty and sweet sauce, with crunch from {-bean-sprout,peanut}. (Eat it straight from the wok|Cook two portions at a time if your pan is small).`,
    )
  },
}
