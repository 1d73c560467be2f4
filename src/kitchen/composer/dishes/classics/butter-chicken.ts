import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { rice } from './rice-beside.ts'

export const butterChicken: Dish = {
  id: 'butter-chicken',
  names: ['butter chicken', 'murgh makhani', 'chicken makhani', 'makhani'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  weight: 0.3,
  takes: ['poultry', 'tofu', 'bean', 'grill-cheese', 'vegetable', 'dairy', 'grain'],
  cuisines: ['indian'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'tofu', 'bean', 'grill-cheese'],
      from: kit.ok('chicken-thigh') ? ['chicken-thigh'] : ['tofu-firm', 'chickpea-canned'],
      not: [...whole, 'halloumi'],
    })
    if (!main) return kit.fail('no main')
    kit.add(`$main
      1/3 cup greek-yogurt
      2 tsp garam-masala
      1 1/2 tsp cumin
      1 tsp paprika
      1 1/4 tsp salt
      4 tbsp butter
      1 each onion
      4 clove garlic
      1 inch ginger
      1 can tomato-sauce
      ${kit.mood('mild') ? '' : '~1/4 tsp cayenne'}
      3/4 cup heavy-cream
      ~1 tsp honey`)
    const added = twist(
      kit,
      {
        cardamom: '1/4 tsp cardamom',
        'coriander-ground': '1 tsp coriander-ground',
        cashew: '1/4 cup cashew | finely ground',
        cinnamon: '1/4 tsp cinnamon',
        'lime-juice': '1 tbsp lime-juice',
        cilantro: '1/4 cup cilantro',
      },
      2,
    )
    const grain = rice(kit, 'basmati-rice')
    kit.step(
      'Mix {main} with {greek-yogurt}, half of {garam-masala,cumin,paprika} and half of {salt}, and let it marinate for 15 minutes.',
      'Melt half of {butter} in a (wide, deep|large) skillet over medium-high heat. Cook {main}, turning once, until browned in spots, 6 minutes, and set aside.',
      'Lower the heat to medium and cook {onion} in the same pan until soft and golden, 7 minutes.',
      'Add {garlic,ginger,cayenne,cardamom,coriander-ground,cinnamon} and the rest of the spices and fry until fragrant, 1 minute.',
      `Stir in {tomato-sauce,honey}[ and {cashew}], bring to a simmer and return {main}. Cook gently until ${cookingOf(main) === 'chicken' ? '{main} reaches 165°F (74°C) and' : ''} the sauce is thick, 10 minutes.`,
      grain,
      'Stir in {heavy-cream}, the rest of {butter} and the rest of {salt} and warm through over low heat, 3 minutes.[ Finish with {lime-juice,cilantro}.]',
      'Serve[ over {rice}] (while it is glossy and hot|in deep plates).',
    )
    nameDish(kit, {
      noun: kit.bound('main')[0]?.startsWith('chicken') ? 'butter chicken' : 'makhani',
      main: kit.bound('main')[0]?.startsWith('chicken') ? added : [main],
      partners: added,
      methods: ['silky', 'weeknight', 'mild'],
      never: ['lemony', 'herby', 'coconut', 'garlicky', 'honey', 'cheesy', 'spicy'],
    })
    kit.describe(
      `(Tender pieces of {-main}|{-main} marinated until tender) in a (silky|velvety), gently spiced ${kit.ok('heavy-cream') ? 'tomato and cream sauce' : 'tomato sauce'}. (Mild enough for everyone at the table|It reheats well the next day).`,
    )
  },
}
