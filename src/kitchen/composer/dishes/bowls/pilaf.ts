import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, simmerText, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const pilaf: Dish = {
  id: 'pilaf',
  names: [
    'pilaf',
    'pilau',
    'rice pilaf',
    'biryani',
    'paella',
    'jambalaya',
    'rice dish',
    'rice',
    'chicken and rice',
    'one pot rice',
    'rice and beans',
    'beans and rice',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 50],
  takes: [
    'grain',
    'poultry',
    'sausage',
    'shellfish',
    'bean',
    'vegetable',
    'nut',
    'dried-fruit',
    'tofu',
    'mushroom',
    'lentil',
    'red-meat',
    'fish',
    'cooked-meat',
    'ground',
  ],
  cuisines: ['indian', 'turkish', 'spanish', 'cajun', 'middle-eastern', 'caribbean', 'mexican'],
  moods: ['comfort', 'budget', 'simple', 'hearty'],
  loves: ['white-rice', 'basmati-rice', 'saffron', 'chicken-thigh'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const named = /paella/.test(text)
      ? 'paella'
      : /jambalaya/.test(text)
        ? 'jambalaya'
        : /biryani/.test(text)
          ? 'biryani'
          : 'pilaf'
    const grain =
      kit.choose({
        roles: ['grain'],
        from: ['basmati-rice', 'white-rice', 'jasmine-rice'],
        where: (item) =>
          /rice$|quinoa|bulgur|millet/.test(item.id) && !/arborio|cooked|cauliflower/.test(item.id),
      })[0] ?? kit.resolve('quinoa')
    kit.require(
      kit.wanted.every(
        (id) => id === grain || kit.isKitchensChoice(id) || !pantryItem(id)?.roles.includes('grain'),
      ),
      'another grain was asked for',
    )
    if (!grain) return kit.fail('no grain')
    kit.require(grain !== 'cauliflower-rice', 'a pilaf needs a grain')
    kit.bind('grain', [grain])
    const main = chooseMain(kit, {
      roles: ['poultry', 'sausage', 'shellfish', 'fish', 'ground', 'bean', 'tofu', 'cooked-meat'],
      from: {
        paella: ['shrimp', 'chicken-thigh'],
        jambalaya: ['kielbasa', 'shrimp', 'chicken-thigh'],
        biryani: ['chicken-thigh', 'chickpea-canned'],
        pilaf: ['chicken-thigh', 'chickpea-canned', 'black-bean-canned'],
      }[named],
      not: [...whole, 'italian-sausage'],
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: {
          paella: ['red-bell-pepper', 'pea-frozen', 'tomato'],
          jambalaya: ['green-bell-pepper', 'celery', 'tomato'],
          biryani: ['carrot', 'pea-frozen', 'tomato'],
          pilaf: ['carrot', 'pea-frozen', 'spinach', 'red-bell-pepper', 'corn-frozen', 'zucchini'],
        }[named],
        not: ['onion'],
        count: 2,
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const nut = kit.choose({
      roles: ['nut', 'dried-fruit'],
      from: ['almond', 'cashew', 'raisin', 'pistachio'],
      onlyWanted: !(
        named === 'biryani' ||
        (['indian', 'turkish', 'middle-eastern'].includes(kit.profile?.id ?? '') && kit.chance(0.5))
      ),
      max: 2,
    })
    kit.bind('nut', nut)
    const liquid = kit.resolve(
      main && pantryItem(main)?.roles.includes('poultry') ? 'chicken-stock' : 'vegetable-stock',
    )
    const spices =
      named === 'paella'
        ? ['2 tsp smoked-paprika', '1 pinch saffron']
        : named === 'jambalaya'
          ? ['1 tbsp cajun-seasoning']
          : (kit.profile?.spices ?? '2 tsp cumin')
              .split(';')
              .map((line) => line.trim())
              .filter((line) => !(kit.mood('mild') && /chili|cayenne/.test(line)))
    kit.bind(
      'spices',
      spices.map((line) => line.replace('~ ', '').split(' ').at(-1) ?? ''),
    )
    const minutes = { 'brown-rice': 35, quinoa: 16, bulgur: 15, millet: 18, 'wild-rice': 45 }[grain] ?? 16
    kit.add(`2 tbsp ${kit.profile?.fat ?? 'olive-oil'}
      $main x0.8
      1 each onion
      $veg x0.6
      3 clove garlic
      ${spices.join('\n')}
      1 1/2 cup ${grain}
      ${liquid ? `2 1/2 cup ${liquid}` : ''}
      1 tsp salt
      ~$nut x0.6
      ~1 each ${kit.profile?.acid === 'lime' ? 'lime' : 'lemon'} | cut into wedges
      ~~1/4 cup ${kit.profile?.herb ?? 'parsley'}`)
    const added = twist(kit, {
      'bay-leaf': '1 each bay-leaf',
      'tomato-paste': '1 tbsp tomato-paste',
      'olive-green': '1/4 cup olive-green',
      'cinnamon-stick': '1 each cinnamon-stick',
      'thyme-dried': '1/2 tsp thyme-dried',
      scallion: '3 each scallion',
      'fennel-seed': '1/2 tsp fennel-seed',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
    })
    const fat = kit.lines[0]?.item.id ?? 'olive-oil'
    const late = main !== null && ['shrimp', 'scallop', 'mussel', 'squid', 'fish'].includes(cookingOf(main))
    kit.step(
      `(Warm|Heat) {${fat}} in a wide, heavy pot with a lid over medium-high heat. ${main && !late ? panText(kit) : ''}`,
      'Add {onion,veg:hard,veg:firm} and cook until soft and golden, 7 minutes.',
      'Stir in {garlic,spices,tomato-paste,bay-leaf,cinnamon-stick,thyme-dried,fennel-seed} and cook until fragrant, 1 minute. Add {grain} and stir until every grain is coated, 1 minute.',
      `Pour in ${liquid ? `{${liquid}}` : '2 1/2 cups of water'}, add {salt} and scrape up whatever sticks. Bring to a boil, cover, and cook over the lowest heat (without lifting the lid|undisturbed) until the liquid is absorbed, ${minutes} minutes.`,
      late
        ? `${simmerText(kit).replace('Add {main} and simmer', 'Lay {main} on top, cover and steam').replace('Slide in {main} and poach at a bare simmer', 'Lay {main} on top, cover and steam')}`
        : '',
      'Scatter {veg:soft,veg:leaf,olive-green,roasted-red-pepper} on top, cover again and leave off the heat for 5 minutes, until hot and tender.',
      `Fluff with a fork and serve[ with {nut,scallion,${kit.profile?.herb ?? 'parsley'}} on top][ and {${kit.profile?.acid === 'lime' ? 'lime' : 'lemon'}} to squeeze over].`,
    )
    nameDish(kit, {
      noun:
        named === 'pilaf'
          ? (said(kit, 'pilau', 'pilaf') ??
            (/rice/.test(grain) && kit.craving.dishes.length > 0 ? 'rice' : 'pilaf'))
          : named,
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [
        ...kit.bound('veg'),
        ...nut,
        ...added.filter((id) => !['bay-leaf', 'cinnamon-stick', 'tomato-paste'].includes(id)),
      ],
      methods: ['one-pot'],
      cuisine: named === 'pilaf',
      never: ['garlicky', 'lemony', 'herby'],
    })
    kit.describe(
      `(Fluffy, separate grains|Tender grains that take up all the flavor), cooked in one pot with {-main,veg} and seasoned with ${kit.profile?.taste ?? 'warm spices'}. (Bring the pot to the table|Leftovers fry up well the next day).`,
    )
  },
}
