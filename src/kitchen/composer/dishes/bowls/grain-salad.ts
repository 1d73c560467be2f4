import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { dress, dressingFor } from './dressing.ts'

export const grainSalad: Dish = {
  id: 'grain-bowl',
  names: [
    'grain bowl',
    'grain salad',
    'quinoa salad',
    'couscous salad',
    'tabbouleh',
    'buddha bowl',
    'rice bowl',
    'poke bowl',
    'power bowl',
    'bowl',
    'farro salad',
    'rice salad',
    'burrito bowl',
    'lentil salad',
    'bulgur salad',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  takes: [
    'grain',
    'bean',
    'vegetable',
    'crumbling-cheese',
    'nut',
    'seed',
    'poultry',
    'fish',
    'shellfish',
    'tofu',
    'egg',
    'cooked-meat',
    'dried-fruit',
    'lentil',
    'canned-fish',
    'pickle',
    'citrus',
    'grill-cheese',
    'mushroom',
    'sauce',
    'fruit',
    'red-meat',
  ],
  cuisines: ['mediterranean', 'mexican', 'japanese', 'moroccan', 'middle-eastern', 'korean', 'greek'],
  moods: ['healthy', 'light', 'protein', 'summer'],
  loves: ['quinoa', 'bulgur', 'couscous', 'farro', 'feta', 'chickpea-canned'],
  write(kit) {
    const lentilBase = /lentil salad/i.test(kit.craving.text)
    const base = lentilBase
      ? 'lentil-brown'
      : (kit.choose({
          roles: ['grain'],
          from: ['quinoa', 'couscous', 'bulgur', 'brown-rice', 'farro', 'white-rice'],
          not: ['rolled-oat', 'polenta', 'popcorn', 'gluten-free-oat'],
        })[0] ?? kit.resolve('quinoa'))
    if (!base || !kit.ok(base)) return kit.fail('no grain')
    kit.bind('base', [base])
    const main = chooseMain(kit, {
      roles: [
        'poultry',
        'fish',
        'shellfish',
        'red-meat',
        'bean',
        'tofu',
        'cooked-meat',
        'canned-fish',
        'grill-cheese',
        'lentil',
      ],
      from: [
        'chickpea-canned',
        'black-bean-canned',
        'salmon',
        'chicken-thigh',
        'tofu-firm',
        'white-bean-canned',
        'shrimp',
        'halloumi',
      ],
      not: [...whole, base, 'anchovy', 'salami', 'pepperoni'],
    })
    const hot = main !== null && !['bean', 'cooked-meat', 'canned-fish'].includes(cookingOf(main))
    const cookedVeg = kit.choose({
      roles: ['vegetable'],
      onlyWanted: true,
      max: 2,
      where: (item) => !item.raw,
    })
    kit.bind('cooked', cookedVeg)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'cucumber',
          'cherry-tomato',
          'red-bell-pepper',
          'carrot',
          'avocado',
          'radish',
          'spinach',
          'edamame',
          'red-cabbage',
          'arugula',
        ],
        not: cookedVeg,
        count: kit.lean > 0 ? 1 : 2,
        max: 4,
        where: (item) => item.raw === true || item.id === 'edamame',
      }),
    )
    const extra = kit.choose({
      roles: ['crumbling-cheese', 'nut', 'seed', 'dried-fruit', 'pickle', 'fruit'],
      from: ['feta', 'almond', 'pumpkin-seed', 'pistachio', 'raisin', 'olive-black'],
      onlyWanted: kit.lean > 0,
      max: 3,
      where: (item) => !['lemon', 'lime'].includes(item.id),
    })
    kit.bind('extra', extra)
    const dressing = dressingFor(kit)
    const minutes =
      {
        quinoa: 15,
        couscous: 5,
        bulgur: 12,
        'brown-rice': 35,
        farro: 25,
        'white-rice': 16,
        'basmati-rice': 15,
        'jasmine-rice': 15,
        'pearl-barley': 30,
        millet: 18,
        'wild-rice': 45,
        'lentil-brown': 22,
        'cooked-rice': 2,
        'cauliflower-rice': 4,
      }[base] ?? 18
    kit.add(`${base === 'cooked-rice' || base === 'cauliflower-rice' ? `4 cup ${base}` : `1 1/4 cup ${base}`}
      $main x0.8${main && cookingOf(main) === 'fish' ? ' | cut into 1 1/2-inch chunks' : ''}
      $cooked x0.7
      ${hot || cookedVeg.length > 0 ? '1 tbsp olive-oil' : ''}
      ${dressing.lines}
      1/2 tsp salt
      1/4 tsp black-pepper
      $veg x0.7
      ~$extra x0.5
      ~~1/4 cup ${kit.profile?.herb ?? 'parsley'}`)
    const cook =
      base === 'couscous'
        ? 'Put {base} in a bowl with a pinch of salt, pour over 1 1/2 cups of boiling water, cover and leave for 5 minutes. Fluff with a fork.'
        : base === 'cauliflower-rice'
          ? 'Toss {base} in a hot, dry skillet until tender and steaming, 4 minutes.'
          : base === 'cooked-rice'
            ? 'Warm {base} in a covered pan with a splash of water until steaming hot, 4 minutes.'
            : `Cook {base} in plenty of boiling salted water until tender with a little bite, ${minutes} minutes. Drain well and (spread out on a plate to cool|let it steam dry).`
    const added = twist(kit, {
      sumac: '1/2 tsp sumac',
      mint: '2 tbsp mint',
      dill: '2 tbsp dill',
      basil: '1/4 cup basil',
      caper: '1 tbsp caper',
      'sesame-seed': '1 tbsp sesame-seed',
      scallion: '3 each scallion',
      cumin: '1/2 tsp cumin',
      'smoked-paprika': '1/2 tsp smoked-paprika',
      hummus: '1/3 cup hummus',
    })
    kit.step(
      cook,
      hot ? `Meanwhile, heat {olive-oil} in a skillet over medium-high heat. ${panText(kit)}` : '',
      cookedVeg.length > 0
        ? `${hot ? 'Set {main} aside and cook' : 'Meanwhile, heat {olive-oil} in a skillet over medium-high heat and cook'} {cooked} in the pan, turning, until tender and browned, 10 minutes.`
        : '',
      dress(dressing),
      `${hot ? 'Toss {base,veg} with the dressing and divide among bowls.' : 'Toss {base,main,veg} with the dressing.'}`,
      `${hot ? 'Top with {main,cooked}.' : 'Top with {cooked}.'} Finish with {mint,dill,basil,caper,sesame-seed,scallion,sumac,hummus,cumin,smoked-paprika,extra,${kit.profile?.herb ?? 'parsley'}}.`,
      '(Serve warm or at room temperature|It keeps for two days in the refrigerator; bring it back to room temperature).',
    )
    nameDish(kit, {
      noun: said(kit, 'poke bowl', 'buddha bowl', 'salad', 'bowl') ?? kit.pick(['bowl', 'salad']),
      main: [...(main ? [main] : []), base],
      partners: [...kit.bound('veg'), ...extra, ...added],
      methods: ['warm'],
      cuisine: true,
      never: ['garlicky', 'creamy', 'honey'],
    })
    const word = pantryItem(base)?.one ?? ''
    if (/bowl/i.test(kit.craving.text) && main)
      kit.title(
        ...kit.random.shuffled([
          `${pantryItem(main)?.title ?? pantryItem(main)?.one} and ${word} bowl`,
          `${word} bowl with ${pantryItem(main)?.many}`,
        ]),
      )
    kit.describe(
      `(${lentilBase ? 'Tender lentils' : 'Fluffy {-base}'}|Fluffy {-base}) with {-main,veg} in a dressing of ${dressing.word}. (Good warm, and just as good from a lunchbox|It holds up well for lunch the next day).`,
    )
  },
}
