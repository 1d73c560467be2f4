import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** Potato is the binder: dry and mashed while hot, with one egg to 1 1/2 lb, it needs no flour. */
export const croquettes: Dish = {
  id: 'croquettes',
  names: [
    'croquette',
    'croquettes',
    'croqueta',
    'croquetas',
    'potato croquette',
    'potato croquettes',
    'ham croquettes',
    'ham croquetas',
    'cheese croquettes',
    'chicken croquettes',
    'korokke',
    'tuna croquettes',
    'salmon croquettes',
  ],
  categories: ['dinner', 'snack', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [75, 85],
  onlyNamed: true,
  cuisines: ['spanish'],
  takes: ['cooked-meat', 'canned-fish', 'melting-cheese', 'hard-cheese', 'vegetable', 'herb', 'bean'],
  moods: ['crispy', 'kids', 'party', 'comfort', 'budget'],
  write(kit) {
    const root = kit.resolve('potato')
    const crumb = kit.resolve('panko')
    const flour = kit.resolve('all-purpose-flour')
    if (!root || root !== 'potato' || !crumb || !flour) return kit.fail('no potatoes or crumbs')
    const main = chooseMain(kit, {
      roles: ['cooked-meat', 'canned-fish', 'bean'],
      from: /cheese|potato croq/i.test(kit.craving.text) ? [] : ['ham'],
      onlyWanted: /cheese|potato croq/i.test(kit.craving.text),
      not: ['anchovy', 'sardine', 'corned-beef', 'salami', 'pepperoni'],
    })
    const cheese = ['gouda', 'cheddar', 'vegan-cheese'].find(kit.ok)
    const egg = kit.ok('egg')
    const milk = egg ? null : kit.resolve('oat-milk')
    const salty = main === 'ham' || main === 'prosciutto'
    const bulb = ['scallion', 'shallot'].find(kit.ok)
    kit.add(`!1 1/2 lb potato | peeled and cut into chunks
      2 tbsp butter
      ${salty ? '3/4' : '1 1/4'} tsp salt
      1/4 tsp nutmeg
      ${main ? (cookingOf(main) === 'cooked-meat' ? `5 oz ${main} | finely chopped` : `1 can ${main}`) : ''}
      ${cheese ? `1 cup ${cheese}` : ''}
      ${bulb === 'scallion' ? '3 each scallion | finely chopped' : bulb ? `1 each ${bulb} | finely chopped` : ''}
      ${egg ? '3 each egg' : milk ? `1/2 cup ${milk}` : ''}
      ${egg ? '' : '2 tbsp cornstarch'}
      1/2 cup ${flour}
      !2 cup ${crumb}
      2 cup vegetable-oil | for frying
      ~1 each lemon | cut into wedges`)
    const added = twist(
      kit,
      {
        parsley: '2 tbsp parsley',
        'smoked-paprika': '1/2 tsp smoked-paprika',
        'dijon-mustard': '2 tsp dijon-mustard',
        chive: '2 tbsp chive',
        'pea-frozen': '1/2 cup pea-frozen | thawed',
      },
      2,
    )
    const one = Math.max(1, Math.round(kit.servings / 4))
    const count = kit.servings * 4
    kit.work(20)
    kit.step(
      'Boil {potato} in salted water until they crush easily, 15 minutes. Drain, let them steam dry for 3 minutes and mash until smooth with {butter,nutmeg} and {salt}.',
      `Stir in {main${cheese ? `,${cheese}` : ''}${bulb ? `,${bulb}` : ''},parsley,smoked-paprika,dijon-mustard,chive,pea-frozen}${egg ? ` and ${one === 1 ? 'one' : one} of {egg}, beaten` : ' and {cornstarch}'}. Spread on a plate and chill until firm, 30 minutes: cold croquettes do not burst.`,
      `Shape into ${count} short, thick rolls. Turn each in {${flour}}, then in ${egg ? 'the rest of {egg}, beaten' : `{${milk ?? 'water'}}`} and at last in {${crumb}}, pressing it on all around, the ends too.`,
      'Heat {vegetable-oil}, 1 inch deep, in a heavy pot to 350°F (175°C): a crumb sizzles at once. Fry a few at a time, turning, until deep golden and hot through, 4 minutes per batch, and drain on a rack.',
      'Keep the finished ones warm while you fry the rest, 8 minutes more, and serve hot[ with {lemon} to squeeze over].',
    )
    nameDish(kit, {
      noun: main || !cheese ? 'croquettes' : 'potato croquettes',
      main: main ? [main] : cheese ? [cheese] : ['potato'],
      partners: [...(cheese ? [cheese] : []), ...(bulb ? [bulb] : []), ...added],
      methods: ['crisp', 'golden', 'crunchy'],
      never: ['cheesy', 'lemony', 'mustard', 'herby', 'paprika', 'smoky'],
    })
    kit.describe(
      `(Crackling outside and soft as a pillow within|Golden rolls with a soft heart) of {${main ? '-main,' : '-'}potato${cheese ? `,${cheese}` : ''}}. (Shape them the day before and fry them at the last moment|They freeze well before frying).`,
    )
  },
}
