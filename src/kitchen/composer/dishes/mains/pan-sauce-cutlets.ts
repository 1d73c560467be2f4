import type { Dish } from '../../dish.ts'
import { callIt, wordFor } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'
import { broth } from '../well-known/water.ts'

/** Thin cutlets in flour, and a sauce of lemon and butter that is made in their pan in five minutes. */
export const panSauceCutlets: Dish = {
  id: 'pan-sauce-cutlets',
  names: [
    'piccata',
    'chicken piccata',
    'pork piccata',
    'fish piccata',
    'salmon piccata',
    'lemon chicken',
    'lemon garlic chicken',
    'lemon butter chicken',
    'chicken in lemon sauce',
    'lemon butter salmon',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  onlyNamed: true,
  takes: ['poultry', 'pork-cut', 'fish', 'tofu', 'citrus', 'pickle', 'herb', 'vegetable', 'grain'],
  moods: ['tangy', 'quick', 'weeknight', 'romantic'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'pork-cut', 'fish', 'tofu'],
      from: kit.ok('chicken-breast') ? ['chicken-breast'] : ['cod', 'tofu-firm', 'salmon'],
      not: [
        // Cutlets are cut from the breast.
        'chicken-thigh',
        'chicken-drumstick',
        'chicken-wing',
        'chicken-whole',
        'duck',
        'lamb-chop',
        'tofu-silken',
        'pork-shoulder',
      ],
    })
    if (!main) return kit.fail('nothing to cut thin')
    const piccata = /piccata/i.test(kit.craving.text)
    const breast = main === 'chicken-breast'
    const wine = kit.ok('white-wine') && kit.chance(0.5)
    const stock = broth(kit, cookingOf(main) === 'chicken' ? 'chicken-stock' : 'vegetable-stock', 0.75)
    kit.add(`$main${breast ? ' | halved horizontally and beaten thin' : ''}
      3/4 tsp salt
      1/4 tsp black-pepper
      ${breast ? '1/3 cup all-purpose-flour' : ''}
      2 tbsp olive-oil
      3 tbsp butter
      ${piccata ? '~1 each shallot' : ''}
      3 clove garlic
      ${wine ? '3/4 cup white-wine' : stock.line}
      !2 each lemon | one juiced, one sliced
      ${piccata ? '!3 tbsp caper' : '1 tsp honey'}
      2 tbsp parsley`)
    const side = sideGrain(kit)
    kit.step(
      `Season {main} with {salt,black-pepper}[ and turn in {all-purpose-flour}, shaking off what does not cling].`,
      `Heat {olive-oil} with a third of {butter} in a large skillet over medium-high heat. ${
        breast
          ? 'Cook {main}, in two batches if need be, until golden and 165°F (74°C) in the thickest part, 3 minutes on each side.'
          : panText(kit)
      } Lift {main} onto a plate.`,
      side,
      `Turn the heat to medium. Cook {shallot,garlic} until fragrant, 1 minute. Add the slices of {lemon} and let them color on one side, 2 minutes.`,
      `Pour in ${wine ? '{white-wine}' : stock.ref} and the juice, and let it bubble, scraping up what sticks to the pan, until reduced by half, 4 minutes.`,
      'Take the pan off the heat and swirl in the rest of {butter}[ with {caper}][ and {honey}] until the sauce turns glossy.',
      'Return {main} and the juices, turn it over in the sauce and scatter with {parsley}. Serve at once[ with {side}].',
    )
    callIt(kit, {
      noun: piccata ? `${wordFor(main)} piccata` : `lemon ${wordFor(main)}`,
      true: ['skillet', 'pan-sauced', 'weeknight'],
      after: piccata ? ['caper', 'parsley', 'shallot'] : ['parsley', 'honey', 'garlic'],
    })
    kit.describe(
      `(Thin, golden|Tender) {-main} in a (bright|sharp, buttery) sauce of lemon${piccata ? ' and capers' : ' and garlic'}, made in the same pan. (It is all over in half an hour|Something to soak up the sauce belongs beside it).`,
    )
  },
}
