import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** A quarter of a pound of dough each; what goes inside is dry and already cooked, or the bottom steams. */
export const calzone: Dish = {
  id: 'calzone',
  names: ['calzone', 'calzones', 'calzoni', 'stromboli', 'pizza pocket', 'pizza pockets', 'panzerotti'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  oven: true,
  onlyNamed: true,
  cuisines: ['italian'],
  takes: [
    'vegetable',
    'mushroom',
    'cooked-meat',
    'sausage',
    'melting-cheese',
    'fresh-cheese',
    'pickle',
    'hard-cheese',
  ],
  moods: ['comfort', 'kids', 'cheesy', 'party', 'takeout'],
  write(kit) {
    kit.require(kit.ok('pizza-dough'), 'no dough that folds')
    const melt = kit.resolve('mozzarella-low-moisture')
    const curd = kit.ok('ricotta') ? 'ricotta' : ['cottage-cheese', 'vegan-cream-cheese'].find(kit.ok)
    if (!melt) return kit.fail('no cheese')
    const [meat] = kit.choose({
      roles: ['sausage', 'cooked-meat'],
      from: ['salami', 'ham', 'italian-sausage', 'pepperoni'],
      not: ['corned-beef', 'canadian-bacon', 'kielbasa'],
      onlyWanted: kit.wanted.length > 1 || kit.lean > 1,
    })
    kit.bind('main', meat ? [meat] : [])
    const veg = kit.choose({
      roles: ['vegetable'],
      from: ['spinach', 'mushroom', 'red-bell-pepper', 'roasted-red-pepper', 'artichoke-canned', 'zucchini'],
      not: ['onion', 'tomato', 'cherry-tomato'],
      count: meat ? 1 : 2,
      max: 3,
      where: (item) => item.speed === 'firm' || item.speed === 'soft' || item.speed === 'leaf',
    })
    kit.bind('veg', veg)
    const tomato = kit.resolve('crushed-tomato')
    const raw = meat && cookingOf(meat) === 'sausage'
    kit.add(`!1 lb pizza-dough
      2 tbsp olive-oil
      ${meat ? (raw ? `8 oz ${meat}` : `4 oz ${meat} | chopped`) : ''}
      $veg x0.8${veg.some((id) => ['spinach', 'artichoke-canned', 'roasted-red-pepper'].includes(id)) ? '' : ' | thinly sliced'}
      2 clove garlic
      ${curd ? `1 cup ${curd}` : ''}
      1 1/2 cup ${melt}
      ~1/3 cup parmesan
      1/2 tsp salt
      1/4 tsp black-pepper
      ${tomato === 'crushed-tomato' ? '1 1/2 cup crushed-tomato | from a can' : tomato ? `1 can ${tomato}` : ''}
      ~1/2 tsp oregano-dried`)
    const added = twist(
      kit,
      {
        basil: '1/4 cup basil',
        'chili-flake': '1/4 tsp chili-flake',
        'olive-black': '1/4 cup olive-black',
        'fennel-seed': '1/2 tsp fennel-seed',
        nutmeg: '1/8 tsp nutmeg',
        pesto: '2 tbsp pesto',
      },
      1,
    )
    kit.work(10)
    kit.step(
      `Put a heavy baking sheet in the oven and heat it to ${degrees(450)}. Divide {pizza-dough} into ${kit.servings} balls, cover and let them come to room temperature, so that they stretch.`,
      raw
        ? 'Heat a little of {olive-oil} in a skillet over medium-high heat and crumble in {main}. Cook until browned and 160°F (71°C), with no pink left, 7 minutes, and lift out.'
        : '',
      'Heat half of {olive-oil} in a skillet over medium-high heat and cook {veg} until tender and dry, 6 minutes. Stir in half of {garlic} and leave to cool.',
      `Mix {${[curd ?? '', melt].filter(Boolean).join(',')},parmesan} with {main,veg,basil,chili-flake,olive-black,fennel-seed,nutmeg,pesto,black-pepper} and half of {salt}.`,
      'Roll each ball into an 8-inch round on parchment. Heap the filling on one half, leaving an inch of rim, moisten the rim, fold over and crimp tightly. Brush with {olive-oil} and cut a slit in the top for the steam.',
      'Slide onto the hot baking sheet and bake until deep golden and hollow-sounding, 16 minutes.',
      tomato
        ? `Meanwhile, simmer {${tomato}} with {oregano-dried}, the rest of {garlic,salt} until thick, 10 minutes.`
        : '',
      `Let the calzones stand for 5 minutes: the inside is fierce.${tomato ? ` Serve with the sauce to dip.` : ''}`,
    )
    nameDish(kit, {
      noun: said(kit, 'stromboli') ?? 'calzones',
      main: [...(meat ? [meat] : []), ...veg],
      partners: [...veg, ...(curd ? [curd] : []), ...added],
      methods: ['golden', 'crisp', 'homemade'],
      never: ['garlicky', 'herby', 'cheesy', 'creamy'],
    })
    kit.describe(
      'A pizza folded shut over {-main,veg} and melting cheese, blistered outside and molten within. (Everyone can fill their own|Cooked sauce on the side keeps the crust crisp).',
    )
  },
}
