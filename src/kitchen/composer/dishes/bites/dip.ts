import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

export const dip: Dish = {
  id: 'dip',
  names: ['dip', 'spread', 'party dip', 'yogurt dip', 'vegetable dip'],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [10, 20],
  takes: [
    'bean',
    'dairy',
    'vegetable',
    'fresh-cheese',
    'crumbling-cheese',
    'herb',
    'sauce',
    'nut',
    'canned-fish',
    'pickle',
  ],
  moods: ['party', 'quick', 'simple', 'light', 'healthy'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const tzatziki = /tzatziki/.test(text)
    const bean = tzatziki
      ? null
      : (kit.choose({
          roles: ['bean'],
          from: ['chickpea-canned', 'white-bean-canned', 'black-bean-canned'],
          onlyWanted: kit.diet('low-carb') || (!/hummus|houmous|bean/.test(text) && kit.chance(0.3)),
        })[0] ?? null)
    const creamy = bean
      ? null
      : (kit.choose({
          roles: ['dairy', 'fresh-cheese'],
          from: [
            'greek-yogurt',
            'cream-cheese',
            'sour-cream',
            'ricotta',
            'coconut-yogurt',
            'vegan-cream-cheese',
          ],
          where: (item) => /yogurt|cheese|sour|ricotta/.test(item.id),
        })[0] ?? null)
    if (!bean && !creamy) return kit.fail('nothing to dip into')
    const hum =
      bean === 'chickpea-canned' && (/hummus|houmous/.test(text) || kit.chance(0.5)) && kit.ok('tahini')
    kit.bind('main', [bean ?? creamy ?? ''])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: tzatziki
          ? ['cucumber']
          : bean
            ? ['roasted-red-pepper', 'sun-dried-tomato', 'artichoke-canned', 'beet']
            : ['cucumber', 'roasted-red-pepper', 'artichoke-canned', 'spinach', 'radish'],
        onlyWanted: !tzatziki && (hum || kit.lean > 0 || kit.chance(0.4)),
        max: 2,
        where: (item) => item.raw === true,
      }),
    )
    kit.bind(
      'dippers',
      kit.choose({
        roles: ['vegetable'],
        from: ['carrot', 'cucumber', 'red-bell-pepper', 'radish', 'celery', 'sugar-snap-pea'],
        not: kit.bound('veg'),
        count: kit.lean > 1 ? 1 : 2,
        where: (item) => item.raw === true && !['tomato', 'onion', 'shallot'].includes(item.id),
      }),
    )
    const spice = kit.pick(
      ['cumin', 'smoked-paprika', 'sumac', 'chili-flake', 'zaatar'].filter(
        (id) => !(kit.mood('mild') && id === 'chili-flake'),
      ),
    )
    const herb = kit.pick(tzatziki ? ['dill', 'mint'] : ['parsley', 'cilantro', 'dill', 'chive', 'mint'])
    kit.add(`${bean ? `2 can ${bean}` : creamy?.endsWith('cream-cheese') ? `8 oz ${creamy}` : `1 1/2 cup ${creamy}`}
      ${hum ? '1/3 cup tahini' : ''}
      $veg x0.6${tzatziki ? ' | coarsely grated' : ''}
      1 clove garlic
      2 tbsp lemon-juice
      3 tbsp olive-oil
      ~1/2 tsp ${spice}
      1/2 tsp salt
      ~~2 tbsp ${herb}
      $dippers x0.7${kit.bound('dippers').some((id) => /radish|snap/.test(id)) ? '' : ' | cut into sticks'}`)
    const grated = tzatziki || kit.bound('veg').includes('cucumber')
    kit.step(
      grated
        ? 'Toss {veg} with half of {salt}, leave for 5 minutes, then squeeze out as much water as you can; (this is what keeps the dip thick|skip this and the dip turns watery).'
        : '',
      bean
        ? `(Blend|Blitz) {main,tahini,veg,garlic,lemon-juice,salt} with two thirds of {olive-oil} and 3 tablespoons of ice water until (very smooth|smooth and pale), scraping down twice. (Longer blending makes it lighter|Add a little more water if it is stiff).`
        : `${grated ? 'Stir {veg} into {main} with {garlic,lemon-juice}, the rest of {salt}' : `${kit.bound('veg').length > 0 ? 'Chop {veg} finely and stir into' : 'Beat'} {main} with {garlic,lemon-juice,salt}`} and half of {olive-oil} until (evenly mixed|smooth).`,
      `Spoon into a shallow bowl, make a swirl with the back of the spoon and finish with the rest of {olive-oil}[ and {${spice},${herb}}].`,
      'Serve with {dippers} (for scooping|around the bowl). It keeps for three days, covered, in the refrigerator.',
    )
    nameDish(kit, {
      noun: tzatziki ? 'tzatziki' : hum ? 'hummus' : bean ? 'dip' : 'dip',
      main: [...(hum || tzatziki ? [] : [bean ?? creamy ?? '']), ...kit.bound('veg')],
      partners: [...(kit.uses(spice) ? [spice] : []), ...(kit.uses(herb) ? [herb] : []), ...kit.bound('veg')],
      methods: ['whipped', 'cool'].slice(bean ? 0 : 1, bean ? 1 : 2),
      never: ['garlicky', 'sesame', 'creamy'],
    })
    kit.describe(
      `(Smooth and cool|Thick and scoopable), sharpened with {-lemon-juice}[ and warmed with {-${spice}}]. (Serve with {-dippers} for dunking|Keep a bowl of it in the refrigerator for the week).`,
    )
  },
}
