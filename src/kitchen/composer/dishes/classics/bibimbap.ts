import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const bibimbap: Dish = {
  id: 'bibimbap',
  names: ['bibimbap', 'korean rice bowl', 'bulgogi', 'beef bulgogi', 'bulgogi bowl'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 45],
  weight: 0.2,
  takes: ['red-meat', 'ground', 'tofu', 'vegetable', 'mushroom', 'egg', 'grain', 'pickle', 'poultry'],
  cuisines: ['korean'],
  loves: ['gochujang', 'kimchi'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['red-meat', 'ground', 'poultry', 'tofu'],
      // Bulgogi is beef by name.
      from:
        /bulgogi/i.test(kit.craving.text) && kit.ok('beef-sirloin')
          ? ['beef-sirloin']
          : ['beef-sirloin', 'beef-ground', 'tofu-firm', 'chicken-thigh'],
      not: whole,
    })
    if (!main) return kit.fail('no main')
    const grain = kit.resolve('white-rice')
    if (!grain) return kit.fail('no rice')
    kit.bind('grain', [grain])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['spinach', 'carrot', 'shiitake', 'bean-sprout', 'zucchini', 'cucumber', 'radish'],
        count: 3,
        max: 4,
      }),
    )
    const paste = kit.mood('mild') ? null : kit.resolve('gochujang')
    kit.add(`${grain === 'cauliflower-rice' ? '4 cup cauliflower-rice' : `1 1/2 cup white-rice`}
      $main x0.8${pieceCut(main)}
      4 tbsp soy-sauce
      1 tbsp brown-sugar
      1 tbsp sesame-oil
      3 clove garlic
      1 inch ginger
      $veg x0.6
      3 tbsp vegetable-oil
      ${kit.ok('egg') ? '4 each egg' : ''}
      ${paste ? '3 tbsp gochujang' : ''}
      1 tbsp rice-vinegar
      3 each scallion
      ~1 tbsp sesame-seed`)
    twist(kit, {
      kimchi: '1 cup kimchi',
      nori: '1 sheet nori',
      'chili-flake': '1/2 tsp chili-flake',
      honey: '1 tsp honey',
      pear: '1 each pear | grated',
    })
    kit.step(
      grain === 'cauliflower-rice'
        ? 'Toss {grain} in a hot, dry skillet until tender, 4 minutes, and keep warm.'
        : 'Put {grain} in a pot with 1 1/2 times its volume of water, bring to a boil, cover and cook over the lowest heat for 15 minutes. Keep it covered.',
      `Meanwhile, mix {main} with half of {soy-sauce} and with {brown-sugar,garlic,ginger,pear} and half of {sesame-oil} and leave while you cook the vegetables.`,
      'Cook {veg:hard,veg:firm} in some of {vegetable-oil} in a large skillet over high heat until just tender, 4 minutes, season with a little of {soy-sauce} and set aside.',
      'Toss {veg:soft,veg:leaf} in the same pan until wilted, 1 minute, and set aside.',
      `Heat more of {vegetable-oil} in the skillet. ${panText(kit)} Set {main} aside.`,
      kit.ok('egg')
        ? 'Fry {egg} in the rest of {vegetable-oil} until the whites are set and the yolks are as firm as you like, 3 minutes.'
        : '',
      `Stir {gochujang,rice-vinegar,chili-flake,honey} with the rest of {soy-sauce,sesame-oil} and a spoonful of water.`,
      'Divide {grain} among bowls and arrange {main,veg,egg,kimchi} on top in separate heaps. Finish with {scallion,sesame-seed,nori} and the sauce, and mix it all at the table.',
    )
    nameDish(kit, {
      noun: said(kit, 'bulgogi bowl', 'bulgogi') ?? 'bibimbap',
      main: [main],
      partners: [...kit.bound('veg'), ...kit.bound('twist').filter((id) => id === 'kimchi')],
      methods: ['mixed', 'sesame'],
      never: ['garlicky', 'herby', 'lemony', 'honey', 'sesame'],
    })
    kit.describe(
      `${grain === 'cauliflower-rice' ? 'Hot cauliflower rice' : 'Hot rice'} under {-main,veg}, (each seasoned on its own|in bright heaps), with a sweet, salty sauce to mix through. (Stir it well before the first bite|Every bowl can be different).`,
    )
  },
}
