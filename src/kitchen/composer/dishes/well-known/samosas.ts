import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

/** Dough 250 g flour : 60 ml oil : about 105 ml water: the oil is rubbed in first, which keeps the crust short and blistered. */
export const samosas: Dish = {
  id: 'samosas',
  names: [
    'samosa',
    'samosas',
    'somosa',
    'vegetable samosa',
    'potato samosa',
    'punjabi samosa',
    'baked samosa',
    'lamb samosa',
    'beef samosa',
    'keema samosa',
    'chicken samosa',
  ],
  categories: ['snack', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [105, 120],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['vegetable', 'ground', 'lentil', 'spice', 'herb', 'nut'],
  moods: ['party', 'crispy', 'spicy', 'kids'],
  write(kit) {
    kit.require(kit.ok('all-purpose-flour') && kit.ok('potato'), 'no dough or no potatoes')
    const factor = kit.batch(0.5, 1, 1.5, 2, 3)
    const keema = /keema|lamb|beef|chicken|turkey|meat/i.test(kit.craving.text)
    const meat = chooseMain(kit, {
      roles: ['ground'],
      from: keema
        ? [
            /chicken/i.test(kit.craving.text)
              ? 'chicken-ground'
              : /beef/i.test(kit.craving.text)
                ? 'beef-ground'
                : 'lamb-ground',
          ]
        : [],
      onlyWanted: !keema,
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['pea-frozen', 'spinach'],
        not: ['potato', 'onion', 'tomato', 'cucumber'],
        max: 2,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const hot = kit.mood('mild')
      ? null
      : kit.pick(['green-chili', 'jalapeno', 'cayenne'].filter(kit.ok).concat('ginger'))
    const sour = kit.resolve('lemon-juice')
    const stove = withoutOven(kit)
    kit.add(`!2 cup all-purpose-flour
      ${stove ? '1 1/2 cup vegetable-oil | mostly for frying' : '1/2 cup vegetable-oil'}
      1 1/4 tsp salt
      ${meat ? '3/4 lb' : '1 1/4 lb'} potato | peeled and cut into 3/4-inch cubes
      ${meat ? `8 oz ${meat}` : ''}
      ${kit.bound('veg').includes('pea-frozen') ? '$veg' : '$veg x0.8 | finely chopped'}
      1 tsp cumin-seed
      ${kit.ok('onion') ? '1/2 each onion | finely chopped' : ''}
      1 inch ginger
      ${hot === 'cayenne' ? '1/4 tsp cayenne' : hot && hot !== 'ginger' ? `1 each ${hot} | finely chopped` : ''}
      1 tsp coriander-ground
      1 tsp garam-masala
      1/4 tsp turmeric
      ${sour ? `1 tbsp ${sour}` : ''}
      1/4 cup cilantro
      ~1/2 cup yogurt
      ~2 tbsp mint`)
    const added = twist(
      kit,
      {
        cashew: '2 tbsp cashew | chopped',
        'fennel-seed': '1/2 tsp fennel-seed',
        'mustard-seed': '1/2 tsp mustard-seed',
        raisin: '2 tbsp raisin',
        garlic: '2 clove garlic',
      },
      1,
    )
    const safe = meat && cookingOf(meat) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.work(30)
    kit.step(
      `Rub ${spoons(4 * factor)} of {vegetable-oil} into {all-purpose-flour} with half of {salt} until it looks like damp sand. Stir in about ${spoons(7 * factor)} of cold water, just enough for a stiff dough, and knead until smooth, 5 minutes. Cover and let it rest while you make the filling.`,
      'Simmer {potato} in salted water until tender, 12 minutes; drain well and crush roughly, leaving some pieces.',
      `Heat a spoonful of {vegetable-oil} in a skillet over medium heat. Let {cumin-seed,fennel-seed,mustard-seed} sizzle in it until fragrant, 1 minute, add {onion,ginger,garlic,green-chili,jalapeno} and cook until soft, 4 minutes.`,
      meat
        ? `Add {main}, break it up finely and cook until browned and ${safe}, with no pink left, 6 minutes.`
        : '',
      `Stir in {veg} and cook until tender and dry, ${kit.bound('veg').some((id) => !['pea-frozen', 'spinach'].includes(id)) ? 9 : 4} minutes. Add {coriander-ground,garam-masala,turmeric,cayenne} and the potatoes, season with the rest of {salt}[ and {${sour ?? 'none'}}], and fold in {cilantro,cashew,raisin}. Leave to cool: a hot filling softens the dough.`,
      `Divide the dough into ${8 * factor}, roll each into a 6-inch round and cut in half. Moisten the straight edge of each half, fold it into a cone, fill with a heaped spoonful and press the open edge shut, without trapping air.`,
      stove
        ? 'Heat the rest of {vegetable-oil} in a deep skillet over medium-low heat to 325°F (165°C): a scrap of dough should bubble slowly. Fry a few at a time, turning, until hard, blistered and golden, 9 minutes; a gentle heat makes the crust crisp. Drain on a rack.'
        : `Heat the oven to ${degrees(400)}. Brush the samosas on all sides with the rest of {vegetable-oil}, set on a lined baking sheet and bake, turning once, until crisp and golden, 28 minutes.`,
      '[Stir {yogurt,mint} together with a pinch of salt.] Serve the samosas warm[ with the cool {-yogurt}].',
    )
    nameDish(kit, {
      noun: 'samosas',
      main: [...(meat ? [meat] : ['potato']), ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...added, 'cilantro', 'mint'],
      methods: [stove ? 'crackling' : 'baked', 'crisp', 'homemade'],
      never: ['garlicky', 'herby', 'lemony', 'creamy'],
    })
    kit.describe(
      `(Blistered, crisp triangles|A short, crackling crust) around {${meat ? '-main,' : '-'}potato,veg} with cumin and garam masala. (Shape them in the morning and ${stove ? 'fry' : 'bake'} when the guests come|They freeze well before ${stove ? 'frying' : 'baking'}).`,
    )
  },
}
