import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { callIt, manyFor, wordFor } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'
import { broth } from '../well-known/water.ts'

interface Style {
  id: string
  /** Words of a wish that ask for it. */
  asked: RegExp
  lines: string
  vegetables: readonly string[]
  taste: string
}

const styles: readonly Style[] = [
  {
    id: 'Tuscan',
    asked: /tuscan|marry me|sun-?dried/i,
    lines: '!1/2 cup sun-dried-tomato | drained and sliced\n1 tsp italian-seasoning\n!4 oz spinach',
    vegetables: ['sun-dried-tomato', 'spinach'],
    taste: 'sun-dried tomatoes, garlic and spinach',
  },
  {
    id: 'mushroom',
    asked: /mushroom/i,
    lines: '!10 oz mushroom\n3/4 tsp thyme-dried',
    vegetables: ['mushroom'],
    taste: 'browned mushrooms and thyme',
  },
  {
    id: 'garlic',
    asked: /garlic/i,
    lines: '3/4 tsp oregano-dried\n4 oz spinach',
    vegetables: ['spinach'],
    taste: 'slowly golden garlic',
  },
  {
    id: 'mustard',
    asked: /mustard|dijon/i,
    lines: '!2 tbsp dijon-mustard\n3/4 tsp thyme-dried\n8 oz green-bean',
    vegetables: ['green-bean'],
    taste: 'mustard and thyme',
  },
]

/** The one that was asked for; else by turns, among those that the rules leave. */
function styleFor(kit: Kit): Style {
  const { text } = kit.craving
  const asked = styles.find((style) => style.asked.test(text))
  const fitting = styles.filter((style) => style.vegetables.every((id) => kit.resolve(id)))
  return asked ?? kit.inTurn(fitting) ?? styles[2]! // there are four
}

/** Chicken, or what takes its place, browned, in a sauce of cream that is made in the same pan. */
export const creamySkillet: Dish = {
  id: 'creamy-skillet',
  names: [
    'tuscan chicken',
    'tuscan salmon',
    'tuscan shrimp',
    'marry me chicken',
    'marry me',
    'smothered chicken',
    'smothered pork chop',
    'creamy chicken',
    'creamy garlic chicken',
    'creamy mushroom chicken',
    'creamy mustard chicken',
    'chicken in cream sauce',
    'chicken with cream sauce',
    'chicken in mushroom sauce',
    'pork chop in mushroom sauce',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  weight: 0.4,
  takes: ['poultry', 'pork-cut', 'fish', 'shellfish', 'tofu', 'mushroom', 'dairy', 'vegetable', 'grain'],
  moods: ['creamy', 'comfort', 'weeknight', 'cozy', 'romantic'],
  loves: ['chicken-breast', 'chicken-thigh', 'heavy-cream', 'sun-dried-tomato', 'mushroom', 'pork-chop'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'pork-cut', 'fish', 'shellfish', 'tofu'],
      from: kit.ok('chicken-breast') ? ['chicken-breast', 'chicken-thigh'] : ['salmon', 'tofu-firm'],
      not: whole.filter((id) => id !== 'pork-chop'),
    })
    if (!main) return kit.fail('nothing to brown')
    const cream = kit.resolve('heavy-cream')
    if (!cream) return kit.fail('no cream')
    const style = styleFor(kit)
    const breast = main === 'chicken-breast'
    const chop = main === 'pork-chop'
    const wine = kit.ok('white-wine') && kit.chance(0.5)
    const stock = broth(kit, cookingOf(main) === 'chicken' ? 'chicken-stock' : 'vegetable-stock', 0.5)
    kit.bind('style', style.vegetables)
    kit.add(`$main${breast ? ' | halved horizontally into thin cutlets' : ''}
      1 tsp salt
      1/2 tsp black-pepper
      ${breast || chop ? '2 tbsp all-purpose-flour' : ''}
      2 tbsp olive-oil
      1 tbsp butter
      ~1 each shallot
      ${style.id === 'garlic' ? '6' : '4'} clove garlic
      ${style.lines}
      ${wine ? '1/2 cup white-wine' : stock.line}
      1 cup ${cream}
      1/2 cup parmesan
      ~~2 tbsp parsley`)
    const side = sideGrain(kit)
    const liquid = wine ? '{white-wine}' : stock.ref
    kit.step(
      `Pat {main} dry and season with half of {salt} and half of {black-pepper}[, then dust with {all-purpose-flour} and shake off what does not cling].`,
      `Heat {olive-oil} in a large skillet over medium-high heat. ${
        breast
          ? 'Add {main} and leave it until the underside is golden, 4 minutes; turn and cook to 165°F (74°C) in the thickest part, 4 minutes.'
          : chop
            ? 'Add {main} and sear until golden, 5 minutes; turn and cook to 145°F (63°C) in the middle, 4 minutes.'
            : panText(kit)
      } Lift {main} onto a plate.`,
      side,
      `Turn the heat to medium and add {butter}.[ Cook {mushroom}, stirring now and then, until their water is gone and they are brown, 7 minutes.][ Add {green-bean} with 2 tablespoons of water, cover and cook until just tender, 5 minutes.]`,
      'Add {shallot,garlic,italian-seasoning,thyme-dried,oregano-dried} and cook until fragrant, 2 minutes.[ Stir in {sun-dried-tomato}.]',
      `Pour in ${liquid} and let it bubble, scraping up what sticks to the pan, until reduced by half, 3 minutes.`,
      `Stir in {${cream}${style.id === 'mustard' ? ',dijon-mustard' : ''}} and the rest of {salt} and {black-pepper} and simmer gently until it coats a spoon, 4 minutes. Stir in {parmesan} until melted.[ Add {spinach} and turn it over until wilted, 1 minute.]`,
      'Return {main} and the juices, spoon the sauce over and warm through, 2 minutes.[ Scatter with {parsley}.] Serve[ over {side}] with the sauce (from the pan|spooned over).',
    )
    callIt(kit, {
      noun: `creamy ${style.id} ${chop ? manyFor(main) : wordFor(main)}`,
      true: ['skillet', 'weeknight', 'one-pan'],
      after: [
        'parmesan',
        'shallot',
        'parsley',
        ...(style.id === 'garlic' ? ['spinach'] : []),
        ...(style.id === 'mustard' ? ['green-bean'] : []),
      ],
    })
    kit.describe(
      `(Golden|Well-browned) {-main} in a (silky|velvety) sauce with ${style.taste}, made in the pan that browned it. (Bread or rice for the sauce is no luxury|On the table in about half an hour).`,
    )
  },
}
