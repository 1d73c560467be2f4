import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** Twice as much cabbage as batter: the batter only holds it together. */
export const okonomiyaki: Dish = {
  id: 'okonomiyaki',
  names: [
    'okonomiyaki',
    'okonomyaki',
    'japanese pancake',
    'japanese cabbage pancake',
    'savory japanese pancake',
    'cabbage pancake',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  onlyNamed: true,
  cuisines: ['japanese'],
  takes: ['bacon', 'shellfish', 'vegetable', 'mushroom', 'tofu', 'pickle', 'sauce'],
  moods: ['comfort', 'budget', 'kids', 'takeout'],
  write(kit) {
    const flour = kit.resolve('all-purpose-flour')
    const leaf = ['cabbage', 'savoy-cabbage', 'napa-cabbage'].find(kit.ok)
    if (!flour || flour === 'cornstarch' || !leaf || !kit.ok('egg'))
      return kit.fail('no batter or no cabbage')
    const main = chooseMain(kit, {
      roles: ['bacon', 'shellfish', 'mushroom', 'tofu'],
      from: kit.ok('bacon') ? ['bacon'] : kit.ok('shrimp') ? ['shrimp'] : ['shiitake', 'mushroom'],
      not: ['mussel', 'clam', 'tofu-silken', 'portobello'],
    })
    if (!main) return kit.fail('nothing to crisp')
    const kind = cookingOf(main)
    const broth = ['dashi', 'vegetable-stock'].find(kit.ok)
    const mayo = kit.resolve('mayonnaise')
    const sauce = kit.resolve('worcestershire-sauce')
    kit.add(`!1 1/2 cup ${flour}
      1 tsp baking-powder
      3/4 tsp salt
      ${broth ? `1 cup ${broth}` : '1 cup soy-milk'}
      !4 each egg
      !1 1/4 lb ${leaf} | cored and finely shredded
      ${kit.ok('scallion') ? '6 each scallion' : ''}
      ${kind === 'bacon' ? '6 oz bacon | left in slices' : kind === 'shrimp' ? '8 oz shrimp | peeled and chopped' : kind === 'tofu' ? `8 oz ${main} | cut into thin slices` : `6 oz ${main} | thinly sliced`}
      3 tbsp vegetable-oil
      1/4 cup ketchup
      ${sauce ? `2 tbsp ${sauce}` : ''}
      1 tsp sugar
      ${mayo ? `1/4 cup ${mayo}` : ''}
      ~1 sheet nori`)
    const added = twist(
      kit,
      {
        'sesame-seed': '1 tbsp sesame-seed',
        ginger: '1 inch ginger',
        sriracha: '2 tsp sriracha',
        kimchi: '1/2 cup kimchi',
        'corn-frozen': '1/2 cup corn-frozen',
      },
      2,
    )
    const done = { bacon: 'crisp', shrimp: 'opaque throughout', tofu: 'golden' }[kind as 'tofu'] ?? 'browned'
    const inside = kind === 'shrimp' ? ',main' : ''
    const more = 11 * (Math.ceil(kit.servings / 2) - 1)
    kit.work(5)
    kit.step(
      `Stir {ketchup,${sauce ? `${sauce},` : ''}sugar} together into a dark, sweet-sharp sauce.`,
      `Whisk {${flour},baking-powder,salt} with {${broth ?? 'egg'},egg,ginger} to a thick batter. Fold in {${leaf},kimchi,corn-frozen${inside}}${kit.ok('scallion') ? ' and most of {scallion}' : ''}: it should look like too much filling.`,
      `Heat a little of {vegetable-oil} in two lidded skillets over medium heat, for two at a time. Heap a share of the mixture into each (it makes ${kit.servings}) and pat it into a round 1 inch thick.${kind === 'shrimp' ? '' : ' Lay its share of {main} on top.'} Cook until the underside is brown and set, 5 minutes.`,
      `Turn it over in one go, cover and cook until ${kind === 'shrimp' ? 'firm in the middle and {main} inside is opaque throughout' : `{main} underneath is ${done} and the middle is firm`}, 5 minutes; uncover and turn once more for 1 minute. ${more > 0 ? `Cook the others in the same way, ${more} minutes, while the first ones wait under foil.` : ''}`,
      `Brush each with the sauce[, streak with {${mayo ? `${mayo},` : ''}sriracha}] and cut into wedges.${kit.ok('scallion') ? ' Scatter with the rest of {scallion}[ and {nori,sesame-seed}].' : '[ Scatter with {nori,sesame-seed}.]'}`,
    )
    nameDish(kit, {
      noun: 'okonomiyaki',
      main: [main],
      partners: [leaf, 'scallion', ...added],
      methods: ['griddled', 'crisp-edged', 'saucy'],
      never: ['gingery', 'sesame', 'spicy', 'creamy', 'smoky'],
    })
    kit.describe(
      `A thick pancake of {-${leaf}} with {-main}, brown and crisp outside and soft within, under a sweet-sharp sauce. (Its name says that you put in what you like|Everyone eats as they come out of the pan).`,
    )
  },
}
