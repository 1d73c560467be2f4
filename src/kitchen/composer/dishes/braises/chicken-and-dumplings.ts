import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

/** Drop dumplings, flour 190 g : milk 160 ml, set by the steam: the lid stays on until they are done. */
export const chickenAndDumplings: Dish = {
  id: 'chicken-and-dumplings',
  names: [
    ...[
      'chicken and dumplings',
      'chicken and dumpling',
      'chicken & dumplings',
      'chicken n dumplings',
      'chicken dumpling soup',
    ],
    ...[
      'chicken and dumpling soup',
      'southern chicken and dumplings',
      'chicken stew with dumplings',
      'turkey and dumplings',
    ],
    ...['mushrooms and dumplings', 'dumpling stew'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 75],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['poultry', 'vegetable', 'mushroom', 'herb', 'bean', 'dairy', 'cooked-meat'],
  moods: ['comfort', 'cozy', 'family', 'winter', 'hearty'],
  write(kit) {
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    // Where milk and meat are kept apart, the meat is what the dish is named after.
    const kosher = kit.diet('kosher')
    const fat = kosher ? ['vegan-butter', 'vegetable-oil'].find(kit.ok) : kit.resolve('butter')
    const milk = kosher ? ['oat-milk', 'soy-milk', 'rice-milk'].find(kit.ok) : kit.resolve('milk')
    if (!flour || !fat || !milk || !kit.ok('baking-powder')) return kit.fail('no dumplings')
    kit.batch(1 / 3, 0.5, 2 / 3, 1, 4 / 3, 1.5, 2)
    const turkey = /turkey/i.test(kit.craving.text)
    const birds = turkey
      ? ['turkey-breast', 'chicken-thigh']
      : ['chicken-thigh', 'chicken-breast', 'turkey-breast']
    const asked = kit.wanted.find((id) => birds.includes(id) && kit.ok(id))
    const main = asked ?? birds.find(kit.ok) ?? ['white-bean-canned', 'cremini'].find(kit.ok)
    if (!main) return kit.fail('nothing to simmer')
    kit.bind('main', [main])
    const bird = birds.includes(main)
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', 6)
    const veg = kit.choose({
      roles: ['vegetable', 'mushroom'],
      from: ['pea-frozen', 'mushroom', 'green-bean', 'corn-frozen', 'parsnip'],
      not: ['onion', 'carrot', 'celery'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const word = flour === 'gluten-free-flour' ? 'gluten-free dumplings' : 'dumplings'
    kit.add(`2 tbsp ${fat}
      1 each onion | finely chopped
      3 each carrot | peeled and sliced
      2 stalk celery | sliced
      1/4 cup ${flour}
      ${stock.line}
      !${bird ? `2 lb ${main} | left whole` : main.endsWith('canned') ? `2 can ${main}` : `1 1/2 lb ${main} | quartered`}
      4 sprig thyme
      ~1 each bay-leaf
      2 1/4 tsp salt
      1/2 tsp black-pepper
      $veg x0.6
      1 tbsp baking-powder`)
    kit.addApart(`1 1/2 cup ${flour}\n3 tbsp ${fat} | melted`, 'dough', [flour, fat])
    kit.add(`2/3 cup ${milk}\n1/4 cup parsley`)
    const added = twist(
      kit,
      {
        chive: '2 tbsp chive',
        dill: '2 tbsp dill',
        'lemon-juice': '1 tbsp lemon-juice',
        sage: '6 each sage | finely chopped',
      },
      1,
    )
    const green = added.find((id) => id === 'chive' || id === 'dill') ?? 'parsley'
    const cook = bird
      ? 'Add {main}, and simmer gently until it reaches 165°F (74°C) in the thickest part, 20 minutes. Lift it out and pull it into large pieces.'
      : 'Add {main} and simmer gently until the pot tastes of more than stock, 15 minutes.'
    const extra = veg.length > 0 || added.includes('lemon-juice')
    kit.work(10)
    kit.step(
      `${fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Heat'} {${fat}} in a wide, lidded pot over medium heat and cook {onion,carrot,celery,sage} until soft, 8 minutes. Stir in the smaller measure of {${flour}} for 1 minute.`,
      `Whisk in ${stock.ref} little by little, add {thyme,bay-leaf,black-pepper} and two thirds of {salt}, and bring to a simmer.`,
      cook,
      `Meanwhile, whisk the flour for the dough with {baking-powder} and the rest of {salt}. Stir in {${milk}} and the fat for the dough with half of {${green}}, only until no dry flour is left: stirred long, they turn tough.`,
      `Lift out what is left of {thyme,bay-leaf}. ${bird ? 'Return {main}' : ''}${extra ? `${bird ? ' with' : 'Add'} {veg,lemon-juice}` : ''}${bird || extra ? ' and bring' : 'Bring'} back to a simmer.`,
      `Drop the dough by heaped tablespoons onto the simmering stew, leaving room between. Cover, and cook over low heat without lifting the lid until the ${word} have doubled and a toothpick comes out clean, 15 minutes.`,
      `Scatter with the rest of {${green}} and serve in deep bowls.`,
    )
    callIt(kit, {
      noun: `${bird ? (turkey ? 'turkey' : 'chicken') : main === 'cremini' ? 'mushrooms' : 'white beans'} and ${word}`,
      true: ['one-pot', 'homestyle', 'thick'],
      after: [...veg, ...added.filter((id) => id !== 'lemon-juice'), 'thyme', 'carrot'],
    })
    kit.describe(
      'Cloud-soft pieces of dough on a thick stew of {-main,carrot,celery}. (Do not peek: the steam is what lifts them|Everything in one pot, and seconds for everyone).',
    )
  },
}
