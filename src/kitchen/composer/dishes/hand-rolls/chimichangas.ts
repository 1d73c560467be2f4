import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

export const chimichangas: Dish = {
  id: 'chimichangas',
  names: [
    'chimichanga',
    'chimichangas',
    'chicken chimichangas',
    'beef chimichangas',
    'bean chimichangas',
    'fried burrito',
    'fried burritos',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 50],
  onlyNamed: true,
  cuisines: ['tex-mex'],
  takes: ['ground', 'cooked-meat', 'bean', 'melting-cheese', 'vegetable'],
  moods: ['crispy', 'comfort', 'kids', 'party'],
  write(kit) {
    const bird = /chicken/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['ground', 'cooked-meat', 'bean'],
      from:
        bird && kit.ok('chicken-cooked')
          ? ['chicken-cooked']
          : ['chicken-cooked', 'beef-ground'].some(kit.ok)
            ? ['chicken-cooked', 'beef-ground']
            : ['pinto-bean-canned', 'black-bean-canned'],
      not: ['ham'],
    })
    kit.require(main && kit.ok('flour-tortilla'), 'no filling, or no tortillas')
    if (!main) return
    const kind = cookingOf(main)
    const ground = kind.startsWith('ground')
    const safe = kind === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const baked = !withoutOven(kit) && (kit.mood('light', 'healthy') || /baked/i.test(kit.craving.text))
    const second = kind === 'bean' ? null : 'pinto-bean-canned'
    kit.add(`!${ground ? `1 lb ${main}` : kind === 'bean' ? `2 can ${main} | drained and rinsed` : `3 cup ${main} | shredded`}
      1 tbsp vegetable-oil
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${second ? `1 can ${second} | drained, rinsed and crushed` : ''}
      1 tbsp chili-powder
      2 tsp cumin
      ~1/2 tsp oregano-dried
      3/4 tsp salt
      1/2 cup salsa
      !8 each flour-tortilla | warmed until they bend`)
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: ['monterey-jack', 'cheddar', 'vegan-cheese'].filter(kit.ok).slice(0, 2),
      not: ['mozzarella', 'brie'],
    })[0]
    const cool = ['sour-cream', 'greek-yogurt', 'soy-yogurt']
      .filter((id) => id !== 'soy-yogurt' || kit.diet('vegan'))
      .find(kit.ok)
    const fresh = kit.pick(['iceberg-lettuce', 'tomato', 'avocado'].filter(kit.ok))
    kit.add(`${cheese ? `1 1/2 cup ${cheese}` : ''}
      ${baked ? '2 tbsp vegetable-oil' : '2 cup vegetable-oil | for frying'}
      ${cool ? `1/2 cup ${cool}` : ''}
      ${fresh === 'iceberg-lettuce' ? '2 cup iceberg-lettuce | shredded' : `2 each ${fresh} | diced`}
      ~1 each lime | cut into wedges`)
    kit.step(
      baked ? 'Heat the oven to 425°F (220°C).' : '',
      `Cook {onion} in a spoonful of {vegetable-oil} in a skillet over medium heat until soft, 6 minutes. ${ground ? `Add {main}, break it up and cook until browned and ${safe}, with no pink left, 7 minutes. ` : ''}Stir in {garlic,chili-powder,cumin,oregano-dried,salt} for 1 minute.`,
      `Stir in {${ground ? '' : 'main,'}${second ? `${second},` : ''}salsa}[, crushing some of them with the spoon,] and cook until thick and nearly dry and steaming hot all through${kind === 'cooked-meat' ? ', 165°F (74°C)' : ''}, 5 minutes.`.replace(
        '[, crushing some of them with the spoon,]',
        kind === 'bean' ? ', crushing some of the beans with the spoon,' : '',
      ),
      `Spoon the filling along the middle of {flour-tortilla}${cheese ? ` with {${cheese}}` : ''}, fold in the sides and roll up tightly. Close each with a toothpick.`,
      baked
        ? 'Brush all over with the rest of {vegetable-oil}, set seam side down on a baking sheet and bake, turning once, until crisp and golden, 18 minutes. Draw out the toothpicks.'
        : 'Heat the rest of {vegetable-oil}, 3/4 inch deep, in a deep skillet to 360°F (180°C). Fry two or three at a time, seam side down first, until crisp and deep golden, 2 minutes on each side. Drain on a rack and draw out the toothpicks.',
      `Top with {${fresh}${cool ? `,${cool}` : ''}} and eat while they crackle[, with {lime} to squeeze over].`,
    )
    nameDish(kit, {
      noun: 'chimichangas',
      main: [main],
      partners: [cheese ?? '', fresh, second ?? ''].filter(Boolean),
      methods: [baked ? 'baked' : 'crackling', 'crisp', 'golden'],
      never: ['cheesy', 'garlicky', 'lime', 'herby', 'cumin', 'creamy'],
    })
    kit.describe(
      `{-main}[ and {-${cheese ?? 'salt'}}] in a tortilla that is rolled tight and ${baked ? 'baked' : 'fried'} until it crackles, with something cool on top. (A dry filling is the secret of a crisp shell|Roll them in the morning and ${baked ? 'bake' : 'fry'} them at night).`.replace(
        '[ and {-salt}]',
        '',
      ),
    )
  },
}
