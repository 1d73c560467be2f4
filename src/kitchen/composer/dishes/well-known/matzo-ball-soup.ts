import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

/** Balls 4 eggs : 115 g meal : 60 ml fat : 60 ml broth; the rest in the cold swells the meal, so that they hold. */
export const matzoBallSoup: Dish = {
  id: 'matzo-ball-soup',
  names: [
    'matzo ball soup',
    'matzah ball soup',
    'matzoh ball soup',
    'matza ball soup',
    'matzo ball',
    'matzo balls',
    'matzah balls',
    'kneidlach',
    'jewish chicken soup',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [105, 120],
  onlyNamed: true,
  takes: ['poultry', 'vegetable', 'herb', 'mushroom'],
  moods: ['comfort', 'cozy', 'family', 'winter'],
  write(kit) {
    kit.require(kit.ok('egg') && kit.ok('matzo-meal'), 'the balls are eggs and matzo')
    const factor = kit.batch(0.5, 1, 2)
    const [bird] = kit.choose({
      roles: ['poultry'],
      from: ['chicken-thigh'],
      not: ['chicken-wing', 'chicken-drumstick'],
    })
    kit.bind('main', bird ? [bird] : [])
    const stock = kit.resolve(bird ? 'chicken-stock' : 'vegetable-stock')
    const fat = ['vegetable-oil', 'olive-oil'].find(kit.ok)
    if (!stock || !fat) return kit.fail('no broth')
    const bulb = kit.resolve('onion')
    kit.add(`!1 cup matzo-meal
      !4 each egg
      1/4 cup ${fat}
      1 1/2 tsp salt
      1/4 tsp white-pepper
      10 cup ${stock}
      ${bird ? `1 lb ${bird} | left whole` : ''}
      ${bulb ? `1 each ${bulb} | halved` : ''}
      3 each carrot | peeled and cut into thick coins
      2 stalk celery | sliced
      ${kit.ok('parsnip') ? '1 each parsnip | peeled and cut into thick coins' : ''}
      1/4 cup dill`)
    const added = twist(
      kit,
      {
        parsley: '1/4 cup parsley',
        garlic: '2 clove garlic | crushed',
        nutmeg: '1/8 tsp nutmeg',
        ginger: '1/2 inch ginger',
        turmeric: '1/4 tsp turmeric',
        leek: '1 each leek | sliced',
      },
      2,
    )
    const ladle =
      factor === 0.5 ? '2 tablespoons (30 ml)' : factor === 1 ? '1/4 cup (60 ml)' : '1/2 cup (120 ml)'
    kit.step(
      `Beat {egg} with {${fat}}, ${ladle} of {${stock}}, half of {salt} and {white-pepper,nutmeg,ginger}. Stir in {matzo-meal}, cover and chill until thick enough to roll, 45 minutes.`,
      `Meanwhile, bring the rest of {${stock}} to a simmer in a large pot[ with {main${bulb ? `,${bulb}` : ''},garlic,turmeric}] and cook gently, skimming, until ${bird ? '{main} reaches 165°F (74°C) and comes apart, 35 minutes. Lift it out and shred it' : 'it tastes of more than water, 25 minutes'}.`,
      `Bring a wide pot of salted water to a simmer. With wet hands, roll the mixture into ${Math.round(18 * factor)} balls, 1 1/4 inches across, and slide them in. Cover and simmer gently, without lifting the lid, until light and cooked through to the middle, 35 minutes.`,
      'Add {carrot,celery,parsnip,leek} to the soup and simmer until tender, 15 minutes. Season with the rest of {salt}.',
      `Lift the balls into bowls with a slotted spoon, ladle the soup[ with {main}] over them and scatter with {dill,parsley}.`,
    )
    nameDish(kit, {
      noun: 'matzo ball soup',
      main: bird ? [bird] : ['carrot'],
      partners: [
        'dill',
        'carrot',
        ...(kit.ok('parsnip') ? ['parsnip'] : []),
        ...added.filter((id) => ['leek', 'ginger', 'parsley'].includes(id)),
      ],
      methods: ['golden', 'slow-simmered', 'clear'],
      never: ['herby', 'gingery', 'garlicky', 'turmeric'],
    })
    kit.describe(
      'Light, tender dumplings in a clear, golden broth with {-main,carrot,dill}. (Cooked in water, they leave the soup clear|Make the balls ahead and warm them in the soup).',
    )
  },
}
