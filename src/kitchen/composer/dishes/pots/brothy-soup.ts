import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, pieceCut, seasonWith, simmerText, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { liquid, stockFor } from './stock.ts'

const soupVegetables =
  'carrot potato sweet-potato zucchini green-bean spinach kale pea-frozen corn-frozen tomato mushroom red-bell-pepper cabbage parsnip cauliflower leek broccoli swiss-chard fennel butternut-squash'.split(
    ' ',
  )

export const brothySoup: Dish = {
  id: 'brothy-soup',
  names: [
    'soup',
    'broth',
    'brothy soup',
    'vegetable soup',
    'chicken soup',
    'bean soup',
    'clear soup',
    'soups',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 60],
  takes: [
    'poultry',
    'ground',
    'sausage',
    'fish',
    'shellfish',
    'tofu',
    'bean',
    'lentil',
    'cooked-meat',
    'vegetable',
    'herb',
    'pasta',
    'noodle',
    'hard-cheese',
  ],
  cuisines: [
    'italian',
    'french',
    'greek',
    'mexican',
    'moroccan',
    'thai',
    'chinese',
    'vietnamese',
    'american',
    'spanish',
    'turkish',
  ],
  moods: ['cozy', 'light', 'comfort', 'healthy', 'sick', 'winter'],
  loves: ['carrot', 'celery', 'cabbage', 'white-bean-canned', 'lentil-brown'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'sausage', 'fish', 'shellfish', 'ground', 'bean', 'tofu', 'lentil', 'cooked-meat'],
      not: whole,
    })
    const lentil = main !== null && cookingOf(main) === 'lentil'
    const vegetables = kit.choose({
      roles: ['vegetable'],
      from: soupVegetables,
      not: ['onion'],
      count: kit.pick([2, 3]),
      max: 5,
      where: (item) => item.speed !== 'raw',
    })
    kit.require(main || vegetables.length > 1, 'nothing for the pot')
    kit.bind('veg', vegetables)
    kit.add(`2 tbsp ${kit.profile?.fat ?? 'olive-oil'}
      1 each onion`)
    seasonWith(kit)
    kit.add(main ? `$main x${lentil ? 1 : 0.8}${pieceCut(main)}` : '')
    kit.add('$veg x0.8')
    const pot = liquid(kit, 6, stockFor(kit, main))
    kit.add(`1 tsp salt
      1/4 tsp black-pepper
      ~1 tbsp ${kit.profile?.acid === 'lemon' || kit.profile?.acid === 'lime' ? `${kit.profile.acid}-juice` : 'lemon-juice'}
      ~~1/4 cup ${kit.profile?.herb ?? 'parsley'}`)
    const acid = kit.profile?.acid === 'lime' ? 'lime-juice' : 'lemon-juice'
    const added = twist(kit, {
      'bay-leaf': '1 each bay-leaf',
      'tomato-paste': '1 tbsp tomato-paste',
      'fennel-seed': '1/2 tsp fennel-seed',
      'smoked-paprika': '1 tsp smoked-paprika',
      scallion: '3 each scallion',
      parmesan: '1/4 cup parmesan',
      pesto: '2 tbsp pesto',
      turmeric: '1/2 tsp turmeric',
      'rosemary-dried': '1/2 tsp rosemary-dried',
      caper: '1 tbsp caper',
    })
    kit.step(
      `(Warm|Heat) {${kit.profile?.fat ?? 'olive-oil'}} in a (large pot|Dutch oven|heavy soup pot) over medium heat. Add {onion,veg:hard} and cook, stirring now and then, until (the edges soften|they start to soften and smell sweet), 6 minutes.`,
      'Stir in {aromatics,spices,bay-leaf,tomato-paste,fennel-seed,smoked-paprika,turmeric,rosemary-dried} and cook until (fragrant|you can smell them), 1 minute.',
      lentil
        ? `Pour in ${pot}, add {main} and {-salt} and bring to a boil. Lower the heat and simmer, partly covered, until {main} are tender but still hold together, 25 minutes.`
        : kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard')
          ? `Pour in ${pot}, add {salt} and bring to a boil. Lower the heat and simmer until a knife slides easily into {veg:hard}, 15 minutes.`
          : `Pour in ${pot}, add {salt} and bring to a (simmer|gentle boil), 5 minutes.`,
      'Add {veg:firm} and simmer until (just tender|tender with a little bite), 6 minutes.',
      lentil ? '' : simmerText(kit),
      'Stir in {veg:soft,veg:leaf} and cook until (tender and bright|just soft), 2 minutes.',
      `Take the pot off the heat[, stir in {${acid}}] and season with {black-pepper}. Taste: (if it seems flat, a pinch more salt brings it up|it should be bright and well seasoned). Ladle into (warm bowls|deep bowls)[ and scatter with {scallion,parmesan,pesto,caper,${kit.profile?.herb ?? 'parsley'}}].`,
    )
    nameDish(kit, {
      noun: 'soup',
      main: main ? [main] : vegetables,
      partners: [...vegetables, ...added],
      methods: ['one-pot'],
      cuisine: true,
      never: ['creamy', 'coconut', 'garlicky'],
    })
    kit.describe(
      '(A clear, savory broth|A light but filling pot) with {-main,veg}, seasoned with ' +
        (kit.profile?.taste ?? 'herbs and pepper') +
        '. (Good with crusty bread for dipping|It keeps for three days and tastes even better the next|Ladle it out steaming hot).',
    )
  },
}
