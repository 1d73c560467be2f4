import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** The white sauce is a thick one (40 g flour : 600 ml milk) bound with egg, so that it stands on the meat when cut. */
export const moussaka: Dish = {
  id: 'moussaka',
  names: [
    'moussaka',
    'mousaka',
    'musaka',
    'moussaká',
    'greek moussaka',
    'eggplant moussaka',
    'lentil moussaka',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [110, 125],
  oven: true,
  onlyNamed: true,
  cuisines: ['greek'],
  takes: ['ground', 'lentil', 'vegetable', 'hard-cheese', 'melting-cheese', 'crumbling-cheese'],
  moods: ['comfort', 'cozy', 'family', 'hearty', 'party'],
  write(kit) {
    const slices = kit.ok('eggplant') ? 'eggplant' : kit.resolve('potato')
    const main = chooseMain(kit, {
      roles: ['ground', 'lentil'],
      from: ['lamb-ground', 'beef-ground', 'turkey-ground'].some(kit.ok)
        ? ['lamb-ground', 'beef-ground', 'turkey-ground'].filter(kit.ok).slice(0, 2)
        : ['lentil-brown'],
    })
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    if (!slices || !main || !flour || !milk) return kit.fail('no layers')
    const lentil = cookingOf(main) === 'lentil'
    const fat = ['butter', 'vegan-butter', 'vegetable-oil'].find(kit.ok) ?? 'olive-oil'
    const cheese = kit.resolve('parmesan')
    const tomato = kit.resolve('tomato-canned')
    if (!tomato) return kit.fail('no sauce')
    const wine = kit.ok('red-wine') && !lentil && kit.chance(0.5)
    const egg = kit.ok('egg')
    kit.add(`!${slices === 'eggplant' ? '3 each eggplant' : `2 1/2 lb ${slices}`} | cut into 1/2-inch slices
      1/3 cup olive-oil
      2 tsp salt
      1/2 tsp black-pepper
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${lentil ? '1 1/2 cup' : '1 1/2 lb'} ${main}
      2 tbsp tomato-paste
      1 tsp cinnamon
      1 1/2 tsp oregano-dried
      ${wine ? '1/2 cup red-wine' : ''}
      1 can ${tomato}
      !4 tbsp ${fat}
      !${flour === 'cornstarch' ? '3 tbsp' : '1/3 cup'} ${flour}
      !2 1/2 cup ${milk}
      1/4 tsp nutmeg
      ${egg ? '2 each egg' : ''}
      ${cheese === 'nutritional-yeast' ? '1/4 cup nutritional-yeast' : cheese ? `3/4 cup ${cheese}` : ''}`)
    const added = twist(
      kit,
      {
        'bay-leaf': '1 each bay-leaf',
        allspice: '1/4 tsp allspice',
        parsley: '1/4 cup parsley',
        feta: '1/2 cup feta',
        potato: '1 lb potato | peeled and cut into 1/4-inch slices',
      },
      1,
    )
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.step(
      `Heat the oven to ${degrees(425)}. Brush {${slices}${added.includes('potato') ? ',potato' : ''}} on both sides with most of {olive-oil}, season with half of {salt} and roast on two lined baking sheets, turning once, until soft and browned, 28 minutes.`,
      `Meanwhile, heat the rest of {olive-oil} in a wide skillet over medium-high heat and cook {onion} until soft, 6 minutes.`,
      lentil
        ? `Stir in {garlic,tomato-paste,cinnamon,oregano-dried,allspice,bay-leaf} for 1 minute. Add {main,${tomato}} and 3 cups of water and simmer until they are tender and the sauce is thick, 30 minutes.`
        : `Add {main}, break it up and cook until browned and ${safe}, with no pink left, 8 minutes. Stir in {garlic,tomato-paste,cinnamon,oregano-dried,allspice,bay-leaf} for 1 minute, add {red-wine,${tomato}} and simmer until thick and nearly dry, 20 minutes.`,
      'Season the sauce with {black-pepper} and most of what is left of {salt}.[ Stir in {parsley}.]',
      `${/butter/.test(fat) ? 'Melt' : 'Heat'} {${fat}} in a saucepan over medium heat, stir in {${flour}} and cook until it smells of toast, 2 minutes. Whisk in {${milk}} little by little and simmer, whisking, until thick enough to coat a spoon heavily, 6 minutes. Take off the heat and stir in {nutmeg${cheese ? `,${cheese}` : ''}}, a pinch of salt${egg ? ' and, last and quickly, {egg}, beaten' : ''}.`,
      `Turn the oven down to ${degrees(375)}. Layer half of the slices in a 9-by-13-inch dish, spread with the sauce[ and {feta}], cover with the other slices and pour the white sauce over the top.`,
      'Bake until the top is (set and deeply golden|golden with dark spots), 40 minutes. Let it stand for 20 minutes before you cut it, or the layers slide.',
    )
    nameDish(kit, {
      noun: 'moussaka',
      main: [main, slices],
      partners: [slices, 'cinnamon', ...added.filter((id) => ['feta', 'potato'].includes(id))],
      methods: ['golden', 'layered', 'baked'],
      never: ['garlicky', 'herby', 'cheesy', 'red wine', 'spicy'],
      cuisine: true,
    })
    kit.describe(
      `(Silky roasted {-${slices}}|Layers of roasted {-${slices}}) and {-main} with a breath of cinnamon, under a golden custard of a sauce. (It cuts best when it has stood for a while|Even better warmed up the next day).`,
    )
  },
}
