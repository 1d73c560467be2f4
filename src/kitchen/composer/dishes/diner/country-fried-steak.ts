import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'

export const countryFriedSteak: Dish = {
  id: 'country-fried-steak',
  names: [
    'chicken fried steak',
    'country fried steak',
    'chicken-fried steak',
    'country-fried steak',
    'chicken fried chicken',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['mushroom', 'spice', 'herb', 'sauce'],
  moods: ['comfort', 'crispy', 'hearty'],
  write(kit) {
    const bird = /fried chicken/i.test(kit.craving.text)
    const main = bird ? 'chicken-breast' : 'beef-sirloin'
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    if (!kit.ok(main) || !flour || !milk) return kit.fail('no steak or no gravy')
    kit.bind('main', [main])
    kit.add(`!${bird ? '1 1/2 lb chicken-breast | halved horizontally and pounded 1/4 inch thick' : '1 1/2 lb beef-sirloin | cut into 4 steaks and pounded 1/4 inch thick'}
      1 1/2 tsp salt
      1 1/2 tsp black-pepper
      1 1/2 cup ${flour}
      2 tsp ${kit.pick(['paprika', 'smoked-paprika'])}
      ~1 tsp garlic-powder
      ~1/8 tsp cayenne
      1 tsp baking-powder`)
    const sour = kit.ok('buttermilk') ? 'buttermilk' : null
    const egg = kit.ok('egg')
    kit.add(`${sour ? '1 cup buttermilk' : `1 cup ${milk}\n2 tsp apple-cider-vinegar`}
      ${egg ? '1 each egg' : ''}
      1 1/2 cup vegetable-oil | for frying`)
    kit.addApart(`1/4 cup ${flour}\n2 1/2 cup ${milk}`, 'gravy', [flour, milk])
    const added = twist(
      kit,
      { 'thyme-dried': '1/2 tsp thyme-dried', 'hot-sauce': '2 tsp hot-sauce', chive: '2 tbsp chive' },
      1,
    )
    const wet = sour ? 'buttermilk' : milk
    const done = bird
      ? 'until deep golden and 165°F (74°C) inside, 4 minutes on each side'
      : 'until deep golden and at least 145°F (63°C) inside, 3 minutes on each side'
    kit.step(
      'Season {main} on both sides with half of {salt} and a little of {black-pepper}.',
      `Whisk {${flour},paprika,smoked-paprika,garlic-powder,cayenne,baking-powder} in a wide dish, and beat {${wet}${egg ? ',egg' : ''}${sour ? '' : ',apple-cider-vinegar'},hot-sauce} in another.`,
      'Coat each piece with the flour, dip it in the wet mixture, and press it into the flour again until it is covered in a shaggy coat. Leave on a rack for 10 minutes, so that the crust holds.',
      `Heat {vegetable-oil}, 1/2 inch deep, in a heavy skillet to 350°F (175°C). Fry two pieces at a time ${done}. Keep warm on a rack.`,
      `Pour off all but 1/4 cup of the oil, keeping the brown bits. Stir in the flour that is meant for the gravy and cook for 2 minutes, then whisk in ${sour ? `{${milk}}` : 'the milk for the gravy'} little by little[ with {thyme-dried}] and simmer until thick, 5 minutes. Season with the rest of {salt,black-pepper}: it should taste plainly of pepper.`,
      `Spoon the gravy over the ${bird ? 'chicken' : 'steaks'} at the table[ and scatter with {chive}]: the crust stays crisp to the last moment.`,
    )
    callIt(kit, {
      noun: bird
        ? 'chicken fried chicken'
        : /country/i.test(kit.craving.text)
          ? 'country fried steak'
          : 'chicken fried steak',
      true: ['crisp', 'golden', 'peppery'],
      after: added.filter((id) => id === 'chive'),
    })
    kit.describe(
      `(A craggy crust around|Crisp, craggy and tender:) {-main}, under a thick, peppery milk gravy. (Double the coat and the crust is twice the pleasure|Mashed potatoes belong beside it).`,
    )
  },
}
