import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

export const pokeBowl: Dish = {
  id: 'poke-bowl',
  names: [
    'poke bowl',
    'poke',
    'salmon poke',
    'tuna poke',
    'sushi bowl',
    'salmon bowl',
    'salmon rice bowl',
    'tofu poke',
    'salmon poke bowl',
    'tuna poke bowl',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['japanese'],
  onlyNamed: true,
  takes: ['fish', 'shellfish', 'tofu', 'canned-fish', 'grain', 'vegetable', 'fruit', 'seed', 'sauce'],
  write(kit) {
    kit.require(!withoutFire(kit), 'the rice wants a pot')
    const main = chooseMain(kit, {
      roles: ['fish', 'shellfish', 'tofu', 'canned-fish'],
      from: ['salmon', 'shrimp', 'tuna-steak', 'tofu-firm', 'salmon-smoked'],
      not: ['tofu-silken', 'mussel', 'clam', 'squid', 'anchovy', 'sardine'],
    })
    if (!main) return kit.fail('nothing for the bowl')
    const cooking = cookingOf(main)
    const rice = choose(kit, {
      roles: ['grain'],
      from: [
        'jasmine-rice',
        'white-rice',
        'brown-rice',
        ...(kit.diet('low-carb') ? ['cauliflower-rice'] : []),
      ],
      where: (item) => /rice$|quinoa/.test(item.id) && item.id !== 'wild-rice',
    })[0]
    if (!rice) return kit.fail('no rice')
    const minutes = { 'brown-rice': 35, quinoa: 15, 'cauliflower-rice': 5, 'cooked-rice': 3 }[rice] ?? 16
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'cucumber',
        'avocado',
        'radish',
        'carrot',
        'mango',
        'red-cabbage',
        'sugar-snap-pea',
        'pineapple',
        'edamame',
      ],
      count: kit.lean > 0 ? 2 : 3,
      max: 4,
      where: (item) => (item.raw === true || item.id === 'edamame') && !item.roles.includes('citrus'),
    })
    kit.bind('veg', veg)
    const sauce = kit.pick(['sriracha', 'lime-juice', 'ginger', 'sesame-oil'])
    const mayo = kit.chance(0.4) ? kit.resolve('mayonnaise') : null
    const top = choose(kit, {
      roles: ['seed', 'spice', 'pickle'],
      from: ['sesame-seed', 'nori', 'kimchi'],
      where: (item) => ['sesame-seed', 'nori', 'kimchi', 'pumpkin-seed'].includes(item.id),
      count: 1,
      max: 2,
    })
    kit.bind('top', top)
    kit.add(`${rice === 'cauliflower-rice' || rice === 'cooked-rice' ? `4 cup ${rice}` : `1 1/2 cup ${rice}`}
      1 tbsp rice-vinegar
      1/4 tsp salt
      1/4 cup soy-sauce
      ~1 tbsp honey
      ${sauce === 'ginger' ? '~1 inch ginger' : sauce === 'sesame-oil' ? '~1 tbsp sesame-oil' : sauce === 'sriracha' ? (kit.mood('mild') ? '' : '~2 tsp sriracha') : '~1 tbsp lime-juice'}
      ${cooking === 'canned-fish' ? (main === 'salmon-smoked' ? '8 oz salmon-smoked' : '$main') : `$main x0.85${cooking === 'fish' ? ' | skinned and cut into 1-inch cubes' : ''}`}
      ${cooking === 'canned-fish' ? '' : '1 tbsp vegetable-oil'}
      $veg x0.8
      ~3 each scallion
      ${mayo ? `~3 tbsp ${mayo}` : ''}
      $top`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    kit.step(
      rice === 'cauliflower-rice'
        ? 'Cook {cauliflower-rice} in a dry skillet over medium-high heat until tender, 5 minutes. Season with {rice-vinegar,salt}.'
        : rice === 'cooked-rice'
          ? 'Warm {cooked-rice} with a splash of water in a covered pan until steaming hot, 4 minutes. Season with {rice-vinegar,salt}.'
          : `Simmer {${rice}} in ${rice === 'brown-rice' ? '3 1/4' : '2 1/4'} cups of water over low heat, covered, until (tender and dry|the water has gone), ${minutes} minutes. Fold in {rice-vinegar,salt} and leave covered.`,
      `(Stir|Whisk) {${soy},honey,sriracha,lime-juice,ginger,sesame-oil} together in a (bowl|small bowl). ${cooking === 'canned-fish' ? 'Turn {main} in half of it.' : ''}`,
      cooking === 'canned-fish'
        ? ''
        : `Heat {vegetable-oil} in a skillet over medium-high heat. ${cooking === 'fish' ? 'Add {main} in one layer and cook, turning the cubes once, until golden outside and 145°F (63°C) within, 5 minutes.' : panText(kit)} Take the pan off the heat, pour in half of the sauce and (turn to glaze|toss until glossy).`,
      kit.uses('edamame') ? 'Meanwhile, boil {edamame} until tender, and drain.' : '',
      `Divide {${rice}} among bowls and arrange {main,veg} on top, (each in its own corner|in separate heaps).`,
      `Spoon over the rest of the sauce[, trickle with {${mayo ?? 'mayonnaise'}}] and finish with {scallion,top}.`,
    )
    callIt(kit, {
      noun: 'poke bowl',
      true: [
        'rainbow',
        ...(cooking === 'canned-fish' ? [] : ['warm', 'glazed']),
        ...(kit.uses('sriracha') ? ['spicy'] : []),
      ],
      before: [main],
      after: [...veg, ...top, rice],
    })
    kit.describe(
      `{-main} in a salty-sweet glaze over {-${rice}}, with cool {-veg}. (Dark, sticky sauce against cold crunch is the point of it|Set out the bowls and let everyone build their own).`,
    )
  },
}
