import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { nameDish, said } from '../../naming.ts'
import { eggFillingRoles, eggFillings, meatStep } from '../morning/eggs.ts'
import { twist } from '../twist.ts'
import { panVegetables } from '../vegetables.ts'

/** What makes a tart of these savoury: `leek tart` names this dish, where a bare `tart` is a sweet one. */
const savoury =
  'leek,onion,caramelized onion,red onion,shallot,mushroom,tomato,cherry tomato,spinach,asparagus,zucchini,courgette,kale,chard,broccoli,potato,pepper,bell pepper,cheese,goat cheese,feta,gruyere,cheddar,bacon,ham,salmon,vegetable,veggie,savory,savoury'.split(
    ',',
  )

/** However it is said that there be no crust. */
const bare =
  /\bcrust-?less\b|\b(?:no|without(?: an?y?| the)?) (?:crust|pastry)\b|\b(?:crust|pastry)[ -]free\b/i

export const quiche: Dish = {
  id: 'quiche',
  names: [
    'quiche',
    'quiche lorraine',
    ...savoury
      .flatMap((what) => ['tart', 'galette', 'pie', 'tarte'].map((noun) => `${what} ${noun}`))
      // That one is fish in a sauce under a lid.
      .filter((name) => name !== 'salmon pie'),
  ],
  categories: ['lunch', 'dinner', 'breakfast'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 80],
  oven: true,
  takes: ['egg', 'tofu', ...eggFillingRoles, 'dairy', 'herb'],
  cuisines: ['french'],
  moods: ['sunday', 'fancy', 'hearty'],
  loves: ['egg', 'leek', 'gruyere'],
  weight: 0.6,
  write(kit) {
    const egg = kit.ok('egg') && !/tofu/i.test(kit.craving.text)
    kit.require(egg || kit.ok('tofu-firm'), 'no eggs and no tofu')
    const crust = kit.ok('puff-pastry') && !bare.test(kit.craving.text)
    kit.require(crust || /quiche/i.test(kit.craving.text), 'pastry')
    const { main, cheese } = eggFillings(kit, kit.lean > 1 ? 1 : 2)
    const custard = egg ? eggCustard(kit) : tofuCustard(kit)
    const spice = kit.pick(['nutmeg', 'thyme-dried', 'smoked-paprika'])
    kit.add(`${crust ? '1 sheet puff-pastry' : ''}
      1 tbsp ${kit.pick(['butter', 'olive-oil'])}
      $main x0.5
      $veg x0.8${kit.bound('veg').includes('potato') ? ' | cut into 1/2-inch cubes' : ''}
      ${custard}
      ~$cheese x0.8
      1/2 tsp salt
      1/4 tsp black-pepper
      ~1/4 tsp ${spice}
      ~~2 tbsp ${kit.pick(['chive', 'parsley', 'dill'])}`)
    const fat = kit.lines.find(({ item }) => ['butter', 'olive-oil'].includes(item.id))?.item.id ?? 'butter'
    const added = twist(kit, {
      'dijon-mustard': '2 tsp dijon-mustard',
      caper: '1 tbsp caper',
      'sun-dried-tomato': '1/4 cup sun-dried-tomato',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
      'olive-black': '1/4 cup olive-black',
      scallion: '3 each scallion',
    })
    const cooked = meatStep(kit, main, fat)
    kit.work(20)
    kit.step(
      crust
        ? 'Heat the oven to 400°F (200°C) with a rack on the lowest rung. Line a 9-inch pie dish with {puff-pastry}, letting the corners hang over, prick the bottom with a fork and keep it cold.'
        : `Heat the oven to 350°F (180°C). Rub a 9-inch pie dish with a little of {${fat}}.`,
      cooked.replace('in the skillet', 'in a skillet'),
      ...panVegetables(kit, {
        opening: cooked ? 'Add' : `(Warm|Heat) {${fat}} in a skillet over medium heat, add`,
      }),
      egg
        ? 'Beat {egg,heavy-cream,half-and-half,milk,dijon-mustard,salt,black-pepper,nutmeg,thyme-dried,smoked-paprika} together, (just until no streaks are left|with a fork).'
        : 'Blend {tofu-firm,soy-milk,oat-milk,chickpea-flour,cornstarch,nutritional-yeast,turmeric,dijon-mustard,salt,black-pepper,nutmeg,thyme-dried,smoked-paprika} (until smooth|to a thick, even paste), scraping down the sides once.',
      `Spread the vegetables${main ? ' and {main}' : ''} in the dish[, scatter with {cheese,caper,olive-black,sun-dried-tomato,roasted-red-pepper}] and ${egg ? 'pour in the egg mixture' : 'spread the tofu filling over it, working it in between'}.${crust ? ' Fold the corners in over the edge.' : ''}`,
      `Bake${crust ? ' on the lowest rack' : ''} for ${kit.pick([35, 38])} minutes, until ${crust ? 'the crust is deep golden and ' : ''}${egg ? 'the middle is just set and reads 160°F (71°C); (it firms up as it stands|a knife comes out clean)' : 'the top is (golden in places|lightly browned) and the middle feels firm'}.`,
      'Let it stand for 10 minutes, then cut into wedges[ and scatter with {scallion,chive,parsley,dill}]. (Good warm or cold|It is as good at room temperature).',
    )
    nameDish(kit, {
      noun: crust ? (said(kit, 'quiche', 'galette', 'tarte', 'tart', 'pie') ?? 'quiche') : 'crustless quiche',
      main: [...kit.bound('veg'), ...(main ? [main] : [])],
      partners: [...(egg ? [] : ['tofu-firm']), ...cheese, ...(main ? [main] : []), ...added],
      methods: crust ? ['golden', 'flaky', 'baked'] : ['baked'],
      never: ['garlicky', 'cheesy', 'herby', 'one-pot', 'skillet'],
    })
    kit.describe(
      `${egg ? '(Soft-set custard|A tender filling)' : '(A filling of tofu as smooth as custard|A tender tofu filling)'} with {-main,veg,cheese} ${crust ? 'in (crisp, layered pastry|a flaky, browned crust)' : 'in every wedge'}. (A green salad makes it supper|Cold, it is a fine lunchbox).`,
    )
  },
}

const eggCustard = (kit: Kit) => `4 each egg
  1 cup ${kit.pick(['heavy-cream', 'half-and-half', 'milk'])}`

/** Without eggs: what binds is a little flour or starch in tofu that is blended smooth. */
const tofuCustard = (kit: Kit) => `14 oz tofu-firm | drained and crumbled
  1/3 cup ${kit.pick(['soy-milk', 'oat-milk'].filter(kit.ok))}
  ${kit.ok('chickpea-flour') ? '3 tbsp chickpea-flour' : '2 tbsp cornstarch'}
  ~2 tbsp nutritional-yeast
  ~1/4 tsp turmeric`
