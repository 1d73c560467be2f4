import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** 16 small sheets, 8 below and 8 above; the filling must be as dry as it can be squeezed. */
export const spanakopita: Dish = {
  id: 'spanakopita',
  names: [
    'spanakopita',
    'spanakopitta',
    'spanikopita',
    'spinach pie',
    'greek spinach pie',
    'spinach and feta pie',
    'spinach feta pie',
    'phyllo pie',
    'filo pie',
    'spinach phyllo pie',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [70, 80],
  oven: true,
  onlyNamed: true,
  cuisines: ['greek'],
  takes: ['vegetable', 'crumbling-cheese', 'fresh-cheese', 'herb', 'egg', 'allium', 'nut'],
  moods: ['party', 'comfort', 'crispy', 'spring'],
  write(kit) {
    kit.require(kit.ok('phyllo'), 'no phyllo')
    const green = ['spinach', 'swiss-chard', 'kale'].find(kit.ok)
    const fat = ['butter', 'olive-oil'].find(kit.ok) ?? kit.resolve('olive-oil')
    if (!green || !fat) return kit.fail('no greens')
    const feta = kit.ok('feta')
    const curd = ['ricotta', 'cottage-cheese'].find(kit.ok)
    const soy = feta ? null : ['tofu-firm', 'white-bean-canned'].find(kit.ok)
    if (!feta && !soy) return kit.fail('no filling')
    const egg = kit.ok('egg')
    const bulbs = ['scallion', 'leek', 'onion'].filter(kit.ok)
    const herb = kit.ok('dill') ? 'dill' : 'parsley'
    kit.add(`!2 lb ${green}
      3 tbsp olive-oil
      ${bulbs.length > 0 ? (bulbs[0] === 'scallion' ? '8 each scallion | thinly sliced' : `1 each ${bulbs[0]} | finely chopped`) : ''}
      1/3 cup ${herb} | chopped
      ${feta ? '8 oz feta | crumbled' : soy === 'tofu-firm' ? '14 oz tofu-firm | pressed dry and crumbled' : '1 can white-bean-canned | drained and mashed'}
      ${curd && feta ? `1 cup ${curd}` : ''}
      ${soy ? '2 tbsp nutritional-yeast\n1 tbsp lemon-juice' : ''}
      ${egg ? '3 each egg' : '1 tbsp cornstarch'}
      1/4 tsp nutmeg
      ${feta ? '1/2' : '1'} tsp salt
      1/4 tsp black-pepper
      !16 sheet phyllo | thawed in its package
      6 tbsp ${fat}${fat === 'butter' ? ' | melted' : ''}`)
    const added = twist(
      kit,
      {
        mint: '2 tbsp mint',
        lemon: '1 each lemon | zest finely grated, then cut into wedges',
        'pine-nut': '1/4 cup pine-nut',
        'sesame-seed': '1 tbsp sesame-seed',
        parmesan: '1/3 cup parmesan',
      },
      2,
    )
    kit.work(15)
    kit.step(
      `Heat the oven to ${degrees(375)}. Heat ${fat === 'olive-oil' ? 'a third of ' : ''}{olive-oil} in a large pot over medium heat and cook ${bulbs[0] ? `{${bulbs[0]}}` : `a handful of {${green}}`} until soft, 5 minutes.`,
      `Add {${green}} by the handful with {salt} and cook until wilted, 6 minutes. Drain in a sieve, let it cool, then squeeze out every drop you can and chop: wet greens make a soggy bottom.`,
      `Mix with {${[feta ? 'feta' : (soy ?? ''), curd && feta ? curd : '', herb].filter(Boolean).join(',')},nutritional-yeast,lemon-juice,cornstarch,mint,parmesan,pine-nut,nutmeg,black-pepper}[, the zest of {lemon}]${egg ? ' and {egg}, beaten' : ''}.`,
      `Brush a 9-by-13-inch pan with a little of {${fat}}. Lay in half of {phyllo}, one sheet at a time, brushing each lightly and letting the edges hang over; keep the waiting sheets under a damp towel. Spread with the filling, fold the edges in and lay the other sheets on top, brushing each one.`,
      'Tuck in the rim. With a sharp knife, cut the upper sheets into squares, down to the filling, so that they do not shatter later.[ Sprinkle with {sesame-seed}.]',
      'Bake until the top is deep golden and crackling and the filling is set, 42 minutes. Let it stand for 15 minutes, then cut through.[ Serve with wedges of {lemon}.]',
    )
    nameDish(kit, {
      noun: green === 'spinach' ? 'spanakopita' : 'phyllo pie',
      main: green === 'spinach' ? [] : [green],
      partners: [...(feta ? ['feta'] : [soy ?? '']), herb, bulbs[0] ?? '', ...added].filter(Boolean),
      methods: ['crackling', 'golden', 'flaky'],
      never: ['herby', 'lemony', 'cheesy', 'sesame'],
      cuisine: true,
    })
    kit.describe(
      `Crackling, ${fat === 'butter' ? 'buttery' : 'paper-thin'} layers around {-${green},${feta ? 'feta' : (soy ?? 'feta')},${herb}}. (Good warm, and as good cold the next day|Cut it small and it feeds a party).`,
    )
  },
}
