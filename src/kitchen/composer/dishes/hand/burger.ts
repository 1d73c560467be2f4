import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const burger: Dish = {
  id: 'burger',
  names: [
    'burger',
    'burgers',
    'hamburger',
    'cheeseburger',
    'patty',
    'patties',
    'veggie burger',
    'bean burger',
    'slider',
    'meatball',
    'meatballs',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'ground',
    'bean',
    'bread',
    'melting-cheese',
    'vegetable',
    'pickle',
    'lentil',
    'mushroom',
    'sauce',
    'crumbling-cheese',
    'canned-fish',
  ],
  moods: ['comfort', 'kids', 'summer', 'party', 'hearty', 'protein'],
  write(kit) {
    const balls = /meatball/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: [
        'beef-ground',
        'turkey-ground',
        'lamb-ground',
        'black-bean-canned',
        'chickpea-canned',
        'chicken-ground',
        'pork-ground',
      ],
    })
    if (!main) return kit.fail('nothing to shape')
    const bean = cookingOf(main) === 'bean'
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['tomato', 'lettuce', 'red-onion', 'cucumber', 'arugula'],
        count: kit.lean > 0 ? 1 : 2,
        max: 3,
        where: (item) => item.raw === true && item.id !== 'carrot',
      }),
    )
    const inside = kit.choose({ roles: ['vegetable'], onlyWanted: true, max: 1, where: (item) => !item.raw })
    kit.bind('inside', inside)
    const cheese = kit.choose({
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: ['cheddar', 'monterey-jack', 'provolone', 'vegan-cheese'],
      onlyWanted: (!/cheeseburger/i.test(kit.craving.text) && kit.lean > 0) || kit.chance(0.5),
    })
    kit.bind('cheese', cheese)
    const bread = kit.diet('low-carb') ? 'lettuce' : kit.resolve('burger-bun')
    const bun = balls ? null : bread
    kit.bind('bun', bun ? [bun] : [])
    const sauce = kit.pick(['mayonnaise', 'ketchup', 'greek-yogurt', 'dijon-mustard'])
    const spice = kit.pick(['smoked-paprika', 'cumin', 'garlic-powder'])
    const binder = bean || balls
    kit.add(`${bean ? `2 can ${main}` : `1 1/2 lb ${main}`}
      ${binder ? '1/2 cup breadcrumb' : ''}
      ${binder && kit.ok('egg') ? '1 each egg' : bean ? '2 tbsp flaxseed-ground' : ''}
      ~2 each scallion
      ~1 clove garlic
      1 tsp ${spice}
      1 tsp salt
      1/4 tsp black-pepper
      $inside x0.4
      2 tbsp ${bean ? 'olive-oil' : 'vegetable-oil'}
      ~$cheese x0.7
      ${bun === 'lettuce' ? '1 head lettuce | large leaves separated' : bun ? (bun.endsWith('bread') ? `8 slice ${bun}` : `4 each ${bun}`) : ''}
      ~1/4 cup ${sauce}
      $veg x0.5
      ${bun ? '~~2 each dill-pickle' : '~~1/4 cup parsley'}`)
    const fat = bean ? 'olive-oil' : 'vegetable-oil'
    const added = twist(kit, {
      'dijon-mustard': '1 tbsp dijon-mustard',
      'worcestershire-sauce': '1 tbsp worcestershire-sauce',
      parsley: '1/4 cup parsley',
      cilantro: '1/4 cup cilantro',
      'chipotle-in-adobo': '1 each chipotle-in-adobo',
      jalapeno: '1 each jalapeno',
      caper: '1 tbsp caper',
      'thyme-dried': '1/2 tsp thyme-dried',
      cumin: '1 tsp cumin',
      'onion-powder': '1/2 tsp onion-powder',
    })
    kit.step(
      bean
        ? 'Pat {main} dry and mash with a fork, leaving some pieces whole. Mix in {dijon-mustard,worcestershire-sauce,parsley,cilantro,chipotle-in-adobo,jalapeno,caper,thyme-dried,' +
            (spice === 'cumin' ? '' : 'cumin,') +
            'onion-powder,breadcrumb,egg,flaxseed-ground,scallion,garlic,inside} with {' +
            spice +
            ',salt,black-pepper} and let the mixture stand for 10 minutes, until it holds together.'
        : `Mix {main} with {dijon-mustard,worcestershire-sauce,parsley,cilantro,chipotle-in-adobo,jalapeno,caper,thyme-dried,cumin,onion-powder,breadcrumb,egg,scallion,garlic,inside,${spice},salt,black-pepper}, (just until combined: the less it is handled, the more tender it stays|lightly, with cold hands).`,
      balls
        ? `Roll into about 20 balls, (each about 1 1/2 inches across|wetting your hands if it sticks).`
        : `Shape into ${kit.servings} patties, 3/4 inch thick, and press a shallow dent into the middle of each.`,
      `Heat {${fat}} in a large skillet over ${bean ? 'medium' : 'medium-high'} heat. Cook the ${balls ? 'balls, turning, until browned all over and' : 'patties until browned underneath, 5 minutes. Turn and cook until'} ${bean ? 'crisp and hot in the middle' : `${safe} in the middle`}, ${balls ? 12 : 5} minutes${balls ? '' : '[, with {cheese} on top at the end to soften]'}.`,
      bun === 'lettuce' ? '' : 'Meanwhile, toast {bun} cut side down in a dry pan until golden.',
      bun
        ? `Spread {bun} with {${sauce}} and stack with {veg}, the patties and {dill-pickle}. (Serve at once|Press lightly and serve).`
        : `Serve with {veg,${sauce},parsley}.`,
    )
    nameDish(kit, {
      noun: balls
        ? 'meatballs'
        : bun === 'lettuce'
          ? 'lettuce-wrapped burgers'
          : said(kit, 'cheeseburger', 'hamburger', 'slider')
            ? `${said(kit, 'cheeseburger', 'hamburger', 'slider')}s`
            : 'burgers',
      main: [main],
      partners: [...cheese, ...inside, ...kit.bound('veg'), ...added],
      methods: ['skillet', ...(bean ? ['crisp'] : ['juicy'])],
      never: ['garlicky', 'creamy', 'lemony', 'herby'],
    })
    kit.describe(
      `(Well-browned|Crusty-edged) ${bean ? '{-main:one} patties, crisp outside and soft within' : '{-main}, juicy inside'}, with {-veg} and ${sauce === 'greek-yogurt' ? 'a cool sauce' : 'a sharp sauce'}. (Serve them as soon as they are stacked|Set out the toppings and let everyone build).`,
    )
  },
}
