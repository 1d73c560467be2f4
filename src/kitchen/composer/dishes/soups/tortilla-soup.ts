import type { Dish } from '../../dish.ts'
import { callIt, present } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

/** A few of the fried strips go into the pot and thicken it; the rest wait for the bowls. */
export const tortillaSoup: Dish = {
  id: 'tortilla-soup',
  names: [
    ...[
      'tortilla soup',
      'tortillas soup',
      'chicken tortilla soup',
      'mexican tortilla soup',
      'sopa de tortilla',
    ],
    ...['sopa azteca', 'aztec soup', 'black bean tortilla soup', 'tortilla chip soup'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 55],
  onlyNamed: true,
  cuisines: ['mexican', 'tex-mex'],
  takes: ['poultry', 'bean', 'vegetable', 'crumbling-cheese', 'melting-cheese', 'spice', 'herb'],
  moods: ['comfort', 'cozy', 'spicy', 'weeknight'],
  makes: ['flour-tortilla', 'corn-tortilla', 'tortilla-chip'],
  write(kit) {
    const strips = ['corn-tortilla', 'flour-tortilla'].find(kit.ok)
    if (!strips) return kit.fail('no tortillas')
    const bird = ['chicken-breast', 'chicken-thigh'].some(kit.ok)
    const main = chooseMain(kit, {
      roles: ['poultry', 'bean'],
      from: bird ? ['chicken-breast', 'chicken-thigh'] : ['black-bean-canned', 'pinto-bean-canned'],
      not: ['chicken-wing', 'chicken-drumstick', 'chicken-whole', 'duck', 'chickpea-canned'],
    })
    if (!main) return kit.fail('nothing to put in')
    const bean = cookingOf(main) === 'bean'
    const veg = kit.choose({
      roles: ['vegetable', ...(bean ? [] : (['bean'] as const))],
      from: bean
        ? ['corn-frozen', 'zucchini', 'poblano', 'red-bell-pepper']
        : ['corn-frozen', 'black-bean-canned', 'zucchini', 'poblano'],
      not: ['onion', 'avocado'],
      count: kit.lean > 0 ? 0 : 1,
      max: 3,
      where: (item) => item.speed !== 'raw' && item.speed !== 'leaf',
    })
    kit.bind('veg', veg)
    const heat = kit.mood('mild') ? '' : (['chipotle-in-adobo', 'jalapeno'].find(kit.ok) ?? '')
    const stock = broth(kit, bean ? 'vegetable-stock' : 'chicken-stock', 5)
    kit.add(`!8 each ${strips} | cut into 1/2-inch strips
      1/4 cup vegetable-oil
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${heat === 'jalapeno' ? '1 each jalapeno | seeded and finely chopped' : heat ? '1 each chipotle-in-adobo' : ''}
      1 1/2 tsp cumin
      1 tsp oregano-dried
      1 can tomato-canned
      ${stock.line}
      ${bean ? `2 can ${main}` : `!1 1/4 lb ${main} | left whole`}
      $veg x0.7
      3/4 tsp salt
      1 each avocado | diced
      ~1/4 cup cilantro
      1 each lime | cut into wedges`)
    const added = twist(
      kit,
      {
        'queso-fresco': '3 oz queso-fresco',
        'monterey-jack': '3/4 cup monterey-jack',
        'sour-cream': '1/3 cup sour-cream',
        radish: '4 each radish',
        'smoked-paprika': '1 tsp smoked-paprika',
        'coriander-ground': '1 tsp coriander-ground',
      },
      2,
    )
    const tomato = present(kit, ['tomato-canned'])[0]
    kit.step(
      `Heat {vegetable-oil} in a large pot over medium-high heat and fry {${strips}} in batches, stirring, until crisp and golden, 6 minutes in all. Drain on paper.`,
      'Turn the heat to medium. Cook {onion} in the oil that is left until soft, 6 minutes. Stir in {garlic,jalapeno,chipotle-in-adobo,cumin,oregano-dried,smoked-paprika,coriander-ground} until fragrant, 1 minute.',
      `Add {${tomato ?? 'onion'}} and a quarter of the strips, and cook until thick, 5 minutes. Pour in ${stock.ref} and blend until smooth, with a stick blender or in batches with the lid ajar.`,
      bean
        ? 'Add {main,veg,salt} and simmer until the vegetables are tender and the soup has thickened, 15 minutes.'
        : 'Add {main,salt} and simmer gently until it reaches 165°F (74°C) in the thickest part, 18 minutes. Lift it out and shred it.',
      bean ? '' : '[Meanwhile, simmer {veg} in the soup until hot and tender, 6 minutes.]',
      bean ? '' : 'Return {main} and warm through, 2 minutes.',
      'Divide the rest of the strips among bowls and ladle the soup over. Top with {avocado,cilantro,queso-fresco,monterey-jack,sour-cream,radish}, and serve with {lime} to squeeze over.',
    )
    callIt(kit, {
      noun: 'tortilla soup',
      true: [heat === 'chipotle-in-adobo' ? 'smoky' : 'brick-red', 'crisp-topped', 'one-pot'],
      before: [main],
      after: [...veg, 'avocado', 'lime', ...added.filter((id) => /queso|jack|cream|radish/.test(id))],
    })
    kit.describe(
      'Tender {-main} in a brick-red broth, under crisp strips of tortilla, {-avocado} and lime. (The strips go in at the last moment, so that they crackle|Set out the toppings and let everyone build a bowl).',
    )
  },
}
