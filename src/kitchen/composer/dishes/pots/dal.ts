import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { twist } from '../twist.ts'

export const dal: Dish = {
  id: 'dal',
  names: ['dal', 'dhal', 'daal', 'lentil curry', 'tadka dal', 'lentil dal'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  takes: ['lentil', 'vegetable'],
  cuisines: ['indian'],
  moods: ['cozy', 'comfort', 'warm', 'cheap', 'budget'],
  write(kit) {
    const [lentil] = kit.choose({ roles: ['lentil'], from: ['lentil-red', 'split-pea'], count: 1 })
    kit.require(lentil, 'no lentils')
    kit.bind('main', lentil ? [lentil] : [])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['spinach', 'cauliflower', 'sweet-potato', 'carrot', 'tomato', 'kale'],
        not: ['onion'],
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const slow = lentil === 'lentil-red' ? 20 : 40
    const coconut = kit.ok('coconut-milk') && (kit.wants('coconut-milk') || kit.chance(0.4))
    kit.add(`$main x1.25
      1/2 tsp turmeric
      1 1/4 tsp salt
      $veg x0.8
      ${coconut ? '1 can coconut-milk' : ''}
      3 tbsp ${kit.pick(['ghee', 'coconut-oil', 'vegetable-oil'])}
      1 each onion
      4 clove garlic
      1 inch ginger
      1 tsp cumin-seed
      ~1 tsp ${kit.pick(['mustard-seed', 'coriander-ground', 'garam-masala'])}
      ${kit.mood('mild') ? '' : '~1 each green-chili'}
      ~1 tbsp lemon-juice
      ~~1/4 cup cilantro`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'ghee'
    const added = twist(kit, {
      paprika: '1/2 tsp paprika',
      'cinnamon-stick': '1 each cinnamon-stick',
      'fennel-seed': '1/2 tsp fennel-seed',
      'tomato-paste': '1 tbsp tomato-paste',
      'chili-flake': '1/4 tsp chili-flake',
      mint: '2 tbsp mint',
      yogurt: '1/3 cup yogurt',
      lime: '1 each lime | cut into wedges',
      'bay-leaf': '1 each bay-leaf',
      scallion: '3 each scallion',
      'curry-powder': '1 tsp curry-powder',
      cardamom: '1/2 tsp cardamom',
      'star-anise': '1 each star-anise',
    })
    kit.step(
      `Put {main} in a (heavy pot|medium pot) with {turmeric,cinnamon-stick,star-anise,bay-leaf,veg:hard} and 4 cups of water. Bring to a boil, skim off the foam and simmer, stirring now and then, until {main} have collapsed into a thick, soft mash, ${slow} minutes.`,
      coconut
        ? `Stir in {coconut-milk}, {-salt}${kit.bound('veg').some((id) => pantryItem(id)?.speed === 'firm') ? ' and {veg:firm}' : ''} and simmer for 8 minutes.`
        : 'Stir in {-salt}[ and {veg:firm}] and simmer for 8 minutes.',
      'Add {veg:soft,veg:leaf} and cook until (soft|wilted), 3 minutes.',
      `Meanwhile, make the tadka: heat {${fat}} in a small skillet over medium heat, add {onion} and cook until deep golden, 10 minutes.`,
      `Add {cumin-seed,mustard-seed,coriander-ground,garam-masala} to the skillet and let the seeds sizzle for 30 seconds, then add {garlic,ginger,green-chili,paprika,curry-powder,cardamom,chili-flake,tomato-paste,fennel-seed} and fry ${kit.ok('garlic') ? 'until the garlic turns gold' : 'until fragrant'}, 1 minute.`,
      '(Tip the sizzling tadka over the lentils|Pour the tadka, fat and all, into the pot) and stir[ with {lemon-juice}]. (Loosen with hot water if it has set|It should fall slowly from the spoon; thin it with hot water if needed). Serve[ with {cilantro,mint,yogurt,lime,scallion}].',
    )
    nameDish(kit, {
      noun: 'dal',
      main: lentil ? [lentil] : [],
      partners: [...kit.bound('veg'), ...added],
      methods: ['golden', 'tadka', 'slow-simmered', 'soft', ...(coconut ? ['coconut'] : [])].filter(
        (word) => word !== 'slow-simmered' || slow > 30,
      ),
      never: ['garlicky', 'herby', 'creamy'],
    })
    kit.describe(
      `Soft, golden lentils (finished with a sizzling spoonful of spiced fat|under a sizzle of spices), earthy and (warming|bright with a little acidity). (${kit.ok('basmati-rice') ? 'Good over rice, or by the bowl with a spoon' : 'Serve it by the bowl'}|Serve it by the bowl).`,
    )
  },
}
