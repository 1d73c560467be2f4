import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** Biscuits 2 flour : 1 buttermilk by weight and 85 g fat to 240 g flour; gravy 30 g flour to 720 ml milk. */
export const biscuitsAndGravy: Dish = {
  id: 'biscuits-and-gravy',
  names: [
    ...[
      'biscuits and gravy',
      'biscuit and gravy',
      'biscuits & gravy',
      'biscuits with gravy',
      'sausage gravy',
    ],
    ...[
      'biscuits and sausage gravy',
      'sausage gravy and biscuits',
      'sausage biscuits and gravy',
      'country gravy',
    ],
    ...[
      'southern biscuits and gravy',
      'biscuits with sausage gravy',
      'mushroom gravy and biscuits',
      'biscuits and mushroom gravy',
    ],
  ],
  categories: ['breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  oven: true,
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['ground', 'sausage', 'bacon', 'mushroom', 'dairy', 'egg', 'spice', 'tofu'],
  moods: ['comfort', 'hearty', 'brunch', 'weekend'],
  write(kit) {
    kit.require(!withoutOven(kit), 'they are baked')
    const flour = 'all-purpose-flour'
    const fat = ['butter', 'vegan-butter', 'coconut-oil'].find(kit.ok)
    const milk = kit.resolve('milk')
    const sour = kit.ok('buttermilk') ? 'buttermilk' : null
    if (!['all-purpose-flour', 'gluten-free-flour'].some(kit.ok) || !fat || !milk || !kit.ok('baking-powder'))
      return kit.fail('no dough, or no gravy')
    kit.batch(0.5, 1, 1.5, 2, 3)
    kit.add(`!2 cup ${flour}
      1 tbsp baking-powder
      1 1/4 tsp salt
      6 tbsp ${fat} | very cold, cut into small pieces
      ${sour ? '3/4 cup buttermilk' : `3/4 cup ${milk}\n2 tsp apple-cider-vinegar`}`)
    // After the dough, for who keeps milk and meat apart has to have the gravy without.
    const main = chooseMain(kit, {
      roles: ['ground', 'sausage', 'mushroom'],
      from: kit.ok('pork-ground')
        ? ['pork-ground']
        : kit.ok('turkey-ground')
          ? ['turkey-ground']
          : ['cremini', 'mushroom'],
      not: ['chorizo', 'kielbasa', 'lamb-ground'],
    })
    if (!main) return kit.fail('nothing for the gravy')
    const meat = /ground|sausage/.test(main)
    kit.add(`${main === 'italian-sausage' ? '12 oz italian-sausage' : meat ? `12 oz ${main}` : `12 oz ${main} | finely chopped`}
      1 tsp black-pepper
      ${meat && main !== 'italian-sausage' ? '1/2 tsp thyme-dried' : ''}
      ${meat && main !== 'italian-sausage' ? '~6 each sage | finely chopped' : '~4 each sage | finely chopped'}
      ${meat ? '' : '1 tbsp soy-sauce'}`)
    kit.addApart(`1/4 cup ${kit.resolve(flour)}\n3 cup ${milk}${meat ? '' : `\n3 tbsp ${fat}`}`, 'sauce', [
      flour,
      milk,
      fat,
    ])
    const added = twist(
      kit,
      {
        cayenne: '1/8 tsp cayenne',
        'chili-flake': '1/4 tsp chili-flake',
        nutmeg: '1/8 tsp nutmeg',
        'maple-syrup': '2 tsp maple-syrup',
        chive: '2 tbsp chive',
        'worcestershire-sauce': '2 tsp worcestershire-sauce',
      },
      1,
    )
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const gravy = meat ? 'sausage gravy' : 'mushroom gravy'
    const biscuits = kit.ok('all-purpose-flour') ? 'biscuits' : 'gluten-free biscuits'
    kit.work(10)
    kit.step(
      'Heat the oven to 450°F (230°C).',
      `Whisk {${flour},baking-powder} with half of {salt}, and rub in {${fat}} with your fingertips until no piece is bigger than a fingertip. Stir in ${sour ? '{buttermilk}' : `{${milk}} that is meant for the dough, soured with {apple-cider-vinegar},`} with a fork, just until it comes together.`,
      'Pat the dough an inch thick on a floured board, fold it in three like a letter, and pat it out again: that makes the layers. Cut out rounds without twisting the cutter and set them on a sheet, touching.',
      'Bake until tall and golden, 14 minutes.',
      meat
        ? `Meanwhile, cook {main} with {thyme-dried,sage,cayenne,chili-flake} in a heavy skillet over medium-high heat, breaking it up, until well browned and ${safe}, with no pink left, 8 minutes. Leave the fat in.`
        : `Meanwhile, cook {main,sage} in {${fat}} in a heavy skillet over medium-high heat until the liquid has gone and they are brown, 9 minutes. Stir in {soy-sauce,cayenne,chili-flake}.`,
      `Sprinkle the flour for the sauce over and stir for 1 minute. Pour in {${milk}} little by little, stirring, and simmer until it coats a spoon thickly, 5 minutes. Season with {black-pepper,nutmeg,maple-syrup,worcestershire-sauce} and the rest of {salt}.`,
      `Split the hot ${biscuits} and spoon the sauce over.[ Scatter with {chive}.] It thickens as it stands: a splash of hot water loosens it.`,
    )
    callIt(kit, {
      noun: `${biscuits} and ${meat ? 'sausage' : 'mushroom'} gravy`,
      true: ['tall', 'peppery', 'diner-style'],
      after: ['sage', ...added.filter((id) => ['chive', 'maple-syrup', 'nutmeg'].includes(id))],
    })
    kit.describe(
      `Tall, flaky ${biscuits} under a thick, peppery ${gravy}${meat ? ' with browned, sage-scented meat' : ''}. (Fold the dough once, and it rises in layers|Breakfast that holds until supper).`,
    )
  },
}
